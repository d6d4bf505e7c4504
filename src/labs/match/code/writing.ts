/** What the languages have in common: nested literals, and how matchers become calls. */
import {ruleOf, type Choice, type Row} from '../rules';
import type {BodyValue} from '../tree';

/** Code for a body, and what a reader has to know about it. */
export interface GeneratedCode {
  code: string;
  notes: readonly string[];
}

/** The longest line that isn't broken. */
const MAX_LINE = 80;

/** A string in double quotes. JSON's escapes are valid in all languages of the lab. */
export const doubleQuoted = (text: string): string => JSON.stringify(text);

export const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');

interface Brackets {
  open: string;
  close: string;
  /** The indentation of the items. */
  by: string;
  /** Between the brackets and the items, if they're in one line. */
  space?: string;
}

/** A list of items: in one line if it fits, or an item in each line. */
export function bracketed(items: readonly string[], {open, close, by, space = ''}: Brackets): string {
  if (items.length === 0) return open + close;
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  return line.length <= MAX_LINE && !line.includes('\n')
    ? line
    : `${open}\n${items.map((item) => `${indent(item, by)},\n`).join('')}${close}`;
}

/** A literal or a lambda, whose brackets can stay in the line of the call. */
const HUGGED = /^(?:[[{]|[\w.<>, ]+(?:\[\][\w.{}]*)?\{|\w+ -> \{|\w[\w.]*\()/;

/**
 * A call. If one argument is long, its brackets stay in the line of the call.
 * @param trailing what follows the last argument if each is in a line of its own
 */
export function call(name: string, values: readonly string[], by: string, trailing = ','): string {
  const line = `${name}(${values.join(', ')})`;
  const long = values.filter((value) => value.includes('\n'));
  const isHugged =
    long.length === 1 && HUGGED.test(long[0] ?? '') && (values.length === 1 || long[0] === values.at(-1));
  if (isHugged || (long.length === 0 && line.length <= MAX_LINE)) return line;
  return `${name}(\n${values.map((value) => indent(value, by)).join(',\n')}${trailing}\n)`;
}

/** How a language writes values and matchers. */
export interface Dialect {
  text: (value: string) => string;
  /** A number, a boolean, or null. */
  literal: (value: BodyValue) => string;
  object: (entries: readonly (readonly [key: string, code: string])[]) => string;
  array: (items: readonly string[]) => string;
  /** The object with `pact:matcher:type` that Pact's core understands, for rules without a function. */
  raw: (entries: readonly (readonly [key: string, code: string])[]) => string;
  /** The call of the library's function, or undefined if it has none for this matcher or these options. */
  matcher: (choice: Choice, parts: MatcherParts) => string | undefined;
}

/** The code of what's inside a matcher. */
interface MatcherParts {
  value: BodyValue;
  /** The value with the matchers inside it. Of an array with “Each element like the first”, the first element. */
  example: string;
  /** The elements of an array. */
  items: readonly string[];
  /** Of an object: its first key. */
  key: string;
  /** Of an object: the code of the value of its first key. */
  first: string;
}

const plain = (dialect: Dialect, value: BodyValue): string => {
  if (value.type === 'object')
    return dialect.object(value.children.map((child) => [String(child.segments.at(-1)), plain(dialect, child)]));
  if (value.type === 'array') return dialect.array(value.children.map((child) => plain(dialect, child)));
  return typeof value.value === 'string' ? dialect.text(value.value) : dialect.literal(value);
};

const keyOf = ({segments}: BodyValue): string => String(segments.at(-1));

function rawOf(dialect: Dialect, choice: Choice, {value, example, items, key, first}: MatcherParts): string {
  const {match, ...options} = ruleOf(choice, value);
  const {regex = '', rule = 'type'} = choice.options;
  const code = (option: unknown): string => (typeof option === 'string' ? dialect.text(option) : String(option));
  const entries: [string, string][] = [['pact:matcher:type', dialect.text(match)]];
  const add = (name: string, text: string): void => void entries.push([name, text]);
  const inner = (type: string, sample: string, expression: string): void =>
    add(
      'rules',
      dialect.array([
        dialect.raw([
          ['pact:matcher:type', dialect.text(type)],
          ...(type === 'regex' ? [['regex', dialect.text(expression)] as const] : []),
          ['value', sample],
        ]),
      ]),
    );
  switch (choice.id) {
    case 'array-contains':
      add('variants', dialect.array(items));
      break;
    case 'each-like':
      for (const [name, option] of Object.entries(options)) add(name, code(option));
      add('value', dialect.array([example]));
      break;
    case 'values':
      add('value', dialect.object([[key, first]]));
      break;
    case 'each-key':
      inner('regex', dialect.text(key), regex);
      add('value', example);
      break;
    case 'each-value':
      inner(rule, first, regex);
      add('value', example);
      break;
    case 'include':
      add('value', code(options.value));
      break;
    default:
      for (const [name, option] of Object.entries(options)) add(name, code(option));
      add('value', example);
  }
  return dialect.raw(entries);
}

/** The code of a value with the matchers in it. */
export function render(dialect: Dialect, {value, choice, children}: Row): string {
  const items = children.map((child) => render(dialect, child));
  const [first] = value.children;
  const isPlain = choice?.id === 'each-key' || choice?.id === 'each-value';
  const example = isPlain
    ? plain(dialect, value)
    : value.type === 'object'
      ? dialect.object(children.map((child, index) => [keyOf(child.value), items[index] ?? '']))
      : value.type !== 'array'
        ? plain(dialect, value)
        : choice?.id === 'each-like'
          ? (items[0] ?? '')
          : dialect.array(items);
  if (choice === undefined) return example;
  const parts = {
    value,
    example,
    items,
    key: first === undefined ? '' : keyOf(first),
    first: isPlain ? (first === undefined ? dialect.text('') : plain(dialect, first)) : (items[0] ?? ''),
  };
  return dialect.matcher(choice, parts) ?? rawOf(dialect, choice, parts);
}

/** The minimum and the maximum of an array, if they're set. */
export const limitsOf = ({options: {min = '', max = ''}}: Choice): {min?: number; max?: number} => ({
  ...(min !== '' && {min: Number(min)}),
  ...(max !== '' && {max: Number(max)}),
});
