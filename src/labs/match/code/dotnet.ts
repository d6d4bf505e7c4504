/**
 * Writes bodies for PactNet 5.
 * @see https://github.com/pact-foundation/pact-net/blob/master/src/PactNet.Abstractions/Matchers/Match.cs
 */
import type {Row} from '../rules';
import type {Task} from '../state';
import {
  bracketed,
  call,
  doubleQuoted as text,
  indent,
  limitsOf,
  render,
  type Dialect,
  type GeneratedCode,
} from './writing';

const BY = '    ';

/** Verbatim strings contain backslashes as they are. */
const expression = (regex: string): string =>
  regex.includes('\\') ? `@"${regex.replaceAll('"', '""')}"` : text(regex);

/** The names that an anonymous type can have. Others, such as keywords, need a dictionary. */
const isName = (key: string): boolean => /^[a-z]\w*$/.test(key) && !KEYWORDS.has(key);

const KEYWORDS = new Set(
  (
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double ' +
    'else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal ' +
    'is lock long namespace new null object operator out override params private protected public readonly ref return ' +
    'sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked ' +
    'unsafe ushort using virtual void volatile while'
  ).split(' '),
);

const braces = (type: string, items: readonly string[]): string => {
  const line = bracketed(items, {open: `${type} {`, close: '}', by: BY, space: ' '});
  return line.includes('\n') ? `${type}\n{\n${items.map((item) => `${indent(item, BY)},\n`).join('')}}` : line;
};

const dictionary = (entries: readonly (readonly [string, string])[]): string =>
  braces(
    'new Dictionary<string, object>',
    entries.map(([key, code]) => `[${text(key)}] = ${code}`),
  );

const object = (entries: readonly (readonly [string, string])[]): string =>
  entries.every(([key]) => isName(key))
    ? braces(
        'new',
        entries.map(([key, code]) => `${key} = ${code}`),
      )
    : dictionary(entries);

const array = (items: readonly string[]): string => braces('new object[]', items);

const use = (name: string, ...values: string[]): string => call(`Match.${name}`, values, BY);

const dialect: Dialect = {
  text,
  literal: ({raw}) => (raw === 'null' ? '(object)null' : raw),
  object,
  array,
  raw: dictionary,
  matcher: (choice, {value, example}) => {
    const {regex = ''} = choice.options;
    const {min, max} = limitsOf(choice);
    switch (choice.id) {
      case 'equality':
        return use('Equality', example);
      case 'type':
      case 'boolean':
        return use('Type', example);
      case 'integer':
        return use('Integer', example);
      case 'decimal':
        return use('Decimal', example);
      case 'number':
        return use('Number', example);
      case 'null':
        return use('Null');
      case 'regex':
        return use('Regex', value.type === 'string' ? example : text(value.raw), expression(regex));
      case 'include':
        return use('Include', text(choice.options.value ?? ''));
      case 'each-like':
        if (min === undefined && max === undefined) return use('Type', array([example]));
        if (min === 0 || max === 0) return undefined;
        if (min === undefined) return use('MaxType', example, String(max));
        return max === undefined
          ? use('MinType', example, String(min))
          : use('MinMaxType', example, String(min), String(max));
      default:
        return undefined;
    }
  },
};

/** The body in C#. */
export function toDotNet(root: Row, part: Task['part']): GeneratedCode {
  const body = render(dialect, root);
  return {
    code: [
      ...(body.includes('Dictionary<') ? ['using System.Collections.Generic;'] : []),
      ...(body.includes('Match.') ? ['using PactNet.Matchers;'] : []),
      '',
      `var body = ${body};`,
      '',
      part === 'request'
        ? '// In the interaction: .WithRequest(HttpMethod.Post, path).WithJsonBody(body)'
        : '// In the interaction: .WillRespond().WithStatus(200).WithJsonBody(body)',
    ]
      .join('\n')
      .trimStart(),
    notes: ['This code isn’t tested, because this site doesn’t run .NET. The names come from PactNet’s source.'],
  };
}
