/**
 * Writes bodies for Pact Python 4.
 * @see https://github.com/pact-foundation/pact-python/blob/main/src/pact/match/__init__.py
 */
import type {Row} from '../rules';
import type {Task} from '../state';
import {bracketed, call, doubleQuoted as text, limitsOf, render, type Dialect, type GeneratedCode} from './writing';

const BY = '    ';

const LITERALS: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** A raw string, in which backslashes have no special meaning, if that's possible. */
const expression = (regex: string): string =>
  regex.includes('\\') && !/["\n]|\\$/.test(regex) ? `r"${regex}"` : text(regex);

const object = (entries: readonly (readonly [string, string])[]): string =>
  bracketed(
    entries.map(([key, code]) => `${text(key)}: ${code}`),
    {open: '{', close: '}', by: BY},
  );

const use = (name: string, ...values: string[]): string => call(`match.${name}`, values, BY);

const NAMES: Readonly<Record<string, string>> = {
  type: 'like',
  integer: 'int',
  decimal: 'float',
  number: 'number',
  boolean: 'bool',
};

const dialect: Dialect = {
  text,
  literal: ({raw}) => LITERALS[raw] ?? raw,
  object,
  array: (items) => bracketed(items, {open: '[', close: ']', by: BY}),
  raw: object,
  matcher: (choice, {value, example, items, key, first}) => {
    const {regex = '', format = '', rule = 'type'} = choice.options;
    const {min, max} = limitsOf(choice);
    switch (choice.id) {
      case 'type':
        return use(value.type === 'string' ? 'str' : 'like', example);
      case 'integer':
      case 'decimal':
      case 'number':
      case 'boolean':
        return use(NAMES[choice.id] ?? choice.id, example);
      case 'null':
        return use('none');
      case 'regex':
        return use('regex', value.type === 'string' ? example : text(value.raw), `regex=${expression(regex)}`);
      case 'date':
      case 'time':
      case 'datetime':
        return use(choice.id, example, text(format), 'disable_conversion=True');
      case 'include':
        return use('includes', text(choice.options.value ?? ''));
      case 'each-like':
        if (min === 0) return undefined;
        return use(
          'each_like',
          example,
          ...(min === undefined ? [] : [`min=${min}`]),
          ...(max === undefined ? [] : [`max=${max}`]),
        );
      case 'array-contains':
        return use('array_containing', dialect.array(items));
      case 'each-key':
        return use('each_key_matches', example, `rules=${use('regex', text(key), `regex=${expression(regex)}`)}`);
      case 'each-value':
        return use(
          'each_value_matches',
          example,
          `rules=${rule === 'regex' ? use('regex', first, `regex=${expression(regex)}`) : use(NAMES[rule] ?? rule, first)}`,
        );
      default:
        return undefined;
    }
  },
};

/** The body in Python. */
export function toPython(root: Row, part: Task['part']): GeneratedCode {
  const body = render(dialect, root);
  return {
    code: [
      ...(body.includes('match.') ? ['from pact import match', ''] : []),
      `body = ${body}`,
      '',
      `# In the interaction, after ${part === 'request' ? '.with_request(…)' : '.will_respond_with(…)'}: .with_body(body, content_type="application/json")`,
    ].join('\n'),
    notes: [],
  };
}
