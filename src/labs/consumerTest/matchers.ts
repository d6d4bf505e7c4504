/** Matchers of Pact JS, and the matching rules that Pact writes for them. */
import {CodeError} from './modules';

const TYPE = 'pact:matcher:type';

interface Matcher {
  [TYPE]: string;
  value: unknown;
  [attribute: string]: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMatcher = (value: unknown): value is Matcher => isObject(value) && typeof value[TYPE] === 'string';

function numberLike(type: string, is: (value: unknown) => boolean, kind: string) {
  return (example?: unknown): Matcher => {
    if (example === undefined)
      throw new CodeError(`This lab’s Matchers.${type} needs an example, such as Matchers.${type}(10).`);
    if (!is(example)) throw new Error(`The ${type} matcher was passed '${String(example)}' which is not ${kind}.`);
    return {[TYPE]: type, value: example};
  };
}

const supported = {
  like: (example: unknown): Matcher => ({[TYPE]: 'type', value: example}),
  eachLike: (example: unknown, min = 1): Matcher => {
    if (!Number.isInteger(min) || min < 1 || min > 100)
      throw new CodeError('The minimum of Matchers.eachLike must be an integer from 1 to 100 in this lab.');
    return {[TYPE]: 'type', min, value: Array.from({length: min}, () => example)};
  },
  string: (example: unknown = 'some string'): Matcher => ({[TYPE]: 'type', value: example}),
  boolean: (example: unknown = true): Matcher => ({[TYPE]: 'type', value: example}),
  number: numberLike('number', (value) => typeof value === 'number', 'a number'),
  integer: numberLike('integer', Number.isInteger, 'an integer'),
  decimal: numberLike('decimal', Number.isFinite, 'a number'),
  regex: (pattern: unknown, example: unknown): Matcher => ({
    [TYPE]: 'regex',
    regex: pattern instanceof RegExp ? pattern.source : pattern,
    value: example,
  }),
};

/** `Matchers` of Pact JS. A matcher that the lab doesn't support is an error that lists the supported ones. */
export const Matchers: object = new Proxy(supported, {
  get: (target, name) => {
    if (typeof name === 'symbol' || Object.hasOwn(target, name)) return Reflect.get(target, name) as unknown;
    throw new CodeError(
      `This lab doesn’t support Matchers.${name}. It supports ${Object.keys(target).join(', ')}. ` +
        'To use all matchers, install Pact JS.',
    );
  },
});

/** A rule of the pact, such as `{match: 'type', min: 1}`. */
export type Rule = Record<string, unknown>;

/** The rules of a part of a request or a response, by path or by name. */
export type Rules = Map<string, Rule[]>;

function addRule(rules: Rules, path: string, matcher: Matcher): void {
  const {[TYPE]: match, value: _value, ...attributes} = matcher;
  rules.set(path, [...(rules.get(path) ?? []), {match, ...attributes}]);
}

const join = (path: string, key: string): string =>
  /^[A-Za-z_][\w]*$/.test(key) ? `${path}.${key}` : `${path}['${key}']`;

/**
 * Replaces the matchers in a body with their examples, and collects their rules.
 * @param isTemplate whether the value is directly in a matcher, so that a rule applies to every item of a list
 */
export function exampleOf(value: unknown, rules: Rules, path = '$', isTemplate = false): unknown {
  if (isMatcher(value)) {
    addRule(rules, path, value);
    return exampleOf(value.value, rules, path, true);
  }
  if (Array.isArray(value))
    return value.map((item, index) => exampleOf(item, rules, isTemplate ? `${path}[*]` : `${path}[${index}]`));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, exampleOf(item, rules, join(path, key))]),
    );
  return value;
}

/** The value of a header, and its rule. */
export function headerOf(name: string, value: unknown, rules: Rules): string {
  if (Array.isArray(value)) throw new CodeError(`This lab doesn’t support a list as the value of the header ${name}.`);
  if (!isMatcher(value)) return String(value);
  addRule(rules, name, value);
  return String(value.value);
}
