/**
 * Writes bodies for Pact JS 16.
 * @see https://github.com/pact-foundation/pact-js/blob/master/src/v3/matchers.ts
 */
import {flatten, type Row} from '../rules';
import type {Task} from '../state';
import {bracketed, call, limitsOf, render, type Dialect, type GeneratedCode} from './writing';

const BY = '  ';

const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key));

const object = (entries: readonly (readonly [string, string])[]): string =>
  bracketed(
    entries.map(([key, code]) => `${keyOf(key)}: ${code}`),
    {open: '{', close: '}', by: BY, space: ' '},
  );

/** A regular expression as a literal, if that doesn't change it, or as a string. */
function expression(regex: string): string {
  try {
    if (regex !== '' && !/[/\n]/.test(regex) && new RegExp(regex).source === regex) return `/${regex}/`;
  } catch {
    // Pact's library knows more expressions than JavaScript.
  }
  return text(regex);
}

/** The body in JavaScript. */
export function toJavaScript(root: Row, part: Task['part']): GeneratedCode {
  const used = new Set<string>();
  const use = (name: string, ...values: string[]): string => {
    used.add(name);
    return call(name, values, BY);
  };
  const dialect: Dialect = {
    text,
    literal: ({raw}) => raw,
    object,
    array: (items) => bracketed(items, {open: '[', close: ']', by: BY}),
    raw: object,
    matcher: (choice, {value, example, items, key, first}) => {
      const {regex = '', format = '', rule} = choice.options;
      const {min, max} = limitsOf(choice);
      switch (choice.id) {
        case 'equality':
          return use('equal', example);
        case 'type':
          return use(value.type === 'string' ? 'string' : 'like', example);
        case 'integer':
        case 'decimal':
        case 'number':
        case 'boolean':
          return use(choice.id, example);
        case 'null':
          return use('nullValue');
        case 'regex':
          return use('regex', expression(regex), value.type === 'string' ? example : text(value.raw));
        case 'date':
        case 'time':
        case 'datetime':
          return use(choice.id, text(format), example);
        case 'include':
          return use('includes', text(choice.options.value ?? ''));
        case 'each-like':
          if (min === undefined && max === undefined) return use('like', dialect.array([example]));
          if (min === 0) return undefined;
          if (min === undefined) return use('atMostLike', example, String(max));
          if (max === undefined) return use('eachLike', ...(min === 1 ? [example] : [example, String(min)]));
          return use('constrainedArrayLike', example, String(min), String(max));
        case 'array-contains':
          return use('arrayContaining', ...items);
        case 'values':
          return use('eachKeyLike', text(key), first);
        case 'each-key':
          return use('eachKeyMatches', example, use('regex', expression(regex), text(key)));
        case 'each-value':
          return use(
            'eachValueMatches',
            example,
            rule === 'regex'
              ? use('regex', expression(regex), first)
              : use(rule === undefined || rule === 'type' ? 'like' : rule, first),
          );
        default:
          return undefined;
      }
    },
  };
  const body = render(dialect, root);
  const names = [...used].sort();
  const rows = flatten(root);
  const notes = [
    ...(used.has('eachLike') ? ['`eachLike` requires at least one element, unless you pass another minimum.'] : []),
    ...(rows.some(({choice, value}) => choice?.id === 'decimal' && /^-?\d+\.0+$/.test(value.raw))
      ? ['JavaScript writes 1.0 as 1, which isn’t a decimal number. Use an example such as 1.5.']
      : []),
    ...(rows.some(({choice, value}) => choice?.id === 'regex' && value.type === 'number')
      ? ['The `regex` function only accepts a string as the example.']
      : []),
  ];
  const lines = [
    "import { MatchersV3 } from '@pact-foundation/pact';",
    '',
    ...(names.length > 0
      ? [`const ${bracketed(names, {open: '{', close: '}', by: BY, space: ' '})} = MatchersV3;`, '']
      : []),
    `const body = ${body};`,
    '',
    part === 'request'
      ? "// In an interaction of PactV4: .withRequest('POST', path, (request) => request.jsonBody(body))"
      : '// In an interaction of PactV4: .willRespondWith(200, (response) => response.jsonBody(body))',
  ];
  return {code: (names.length > 0 ? lines : lines.slice(2)).join('\n'), notes};
}
