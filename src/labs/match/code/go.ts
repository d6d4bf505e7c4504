/**
 * Writes bodies for Pact Go 2.
 * @see https://github.com/pact-foundation/pact-go/blob/master/matchers/matcher_v3.go
 */
import {flatten, type Row} from '../rules';
import type {Task} from '../state';
import {bracketed, call, doubleQuoted as text, limitsOf, render, type Dialect, type GeneratedCode} from './writing';

const BY = '\t';

const expression = (regex: string): string =>
  regex.includes('\\') && !regex.includes('`') ? `\`${regex}\`` : text(regex);

const map =
  (type: string) =>
  (entries: readonly (readonly [string, string])[]): string =>
    bracketed(
      entries.map(([key, code]) => `${text(key)}: ${code}`),
      {open: `${type}{`, close: '}', by: BY},
    );

const use = (name: string, ...values: string[]): string => call(`matchers.${name}`, values, BY);

const array = (items: readonly string[]): string => bracketed(items, {open: '[]interface{}{', close: '}', by: BY});

const dialect: Dialect = {
  text,
  literal: ({raw}) => (raw === 'null' ? 'nil' : raw),
  object: map('matchers.StructMatcher'),
  array,
  raw: map('map[string]interface{}'),
  matcher: (choice, {value, example, items}) => {
    const {regex = '', format = ''} = choice.options;
    const {min, max} = limitsOf(choice);
    switch (choice.id) {
      case 'equality':
        return use('Equality', example);
      case 'type':
      case 'boolean':
        return use('Like', example);
      case 'integer':
        return use('Integer', example);
      case 'decimal':
        return use('Decimal', example);
      case 'null':
        return 'matchers.Null{}';
      case 'regex':
        return use('Regex', value.type === 'string' ? example : text(value.raw), expression(regex));
      case 'date':
        return use('DateGenerated', example, text(format));
      case 'time':
        return use('TimeGenerated', example, text(format));
      case 'datetime':
        return use('DateTimeGenerated', example, text(format));
      case 'include':
        return use('Includes', text(choice.options.value ?? ''));
      case 'each-like':
        if (min === undefined && max === undefined) return use('Like', array([example]));
        if (min === undefined || min === 0) return undefined;
        return max === undefined
          ? use('EachLike', example, String(min))
          : use('ArrayMinMaxLike', example, String(min), String(max));
      case 'array-contains':
        return use('ArrayContaining', array(items));
      default:
        return undefined;
    }
  },
};

/** The body in Go. */
export function toGo(root: Row, part: Task['part']): GeneratedCode {
  const body = render(dialect, root);
  const choices = flatten(root).flatMap(({choice}) => choice ?? []);
  const notes = [
    ...(choices.some(({id}) => ['date', 'time', 'datetime'].includes(id))
      ? [
          'The functions for dates and times also add a generator, so the mock server returns the current date or time instead of the example.',
        ]
      : []),
    ...(choices.some(
      (choice) => choice.id === 'each-like' && (limitsOf(choice).min ?? 0) > 0 && limitsOf(choice).max !== undefined,
    )
      ? ['`ArrayMinMaxLike` writes as many examples into the pact as the maximum.']
      : []),
  ];
  return {
    code: [
      ...(body.includes('matchers.') ? ['import "github.com/pact-foundation/pact-go/v2/matchers"', ''] : []),
      `var body = ${body}`,
      '',
      part === 'request'
        ? '// In the interaction: WithRequest("POST", path, func(b *consumer.V4RequestBuilder) { b.JSONBody(body) })'
        : '// In the interaction: WillRespondWith(200, func(b *consumer.V4ResponseBuilder) { b.JSONBody(body) })',
    ].join('\n'),
    notes,
  };
}
