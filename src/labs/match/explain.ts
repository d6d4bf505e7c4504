/** Explains an answer of Pact's library: which values pass, which fail, by which rule, and why. */
import {counted} from '../counted';
import {ANY, formatPath, parsePath, pathKey, type Segment} from './jsonPath';
import type {MatchAnswer, MatchingRule, Mismatch, SelectedRules} from './protocol';
import {flatten, type Row} from './rules';
import type {BodyValue, ValueType} from './tree';

export type Matched = Extract<MatchAnswer, {kind: 'matched'}>;

/** The result for a value in the received body. */
export interface ValueResult {
  path: string;
  segments: readonly Segment[];
  /** The value, shortened. Missing if the received body doesn't have it. */
  shown?: string;
  status: 'passed' | 'failed' | 'ignored';
  /** The rule that decided, such as `integer`. */
  rule?: string;
  /** The path of the rule in the pact. */
  from?: string;
  /** Whether the rule is one of a value around it. */
  isCascaded: boolean;
  /** What such a rule means for this value, to be read after its path. */
  scope?: string;
  /** Whether other rules have the same weight, so that Pact's native library selects one of them at random. */
  isTied?: boolean;
  /** A sentence for the reader. Empty if the rule says everything. */
  reason: string;
  /** The ID of the page about the message. */
  fix?: string;
  /** What the library says. */
  message?: string;
}

const MAX_SHOWN = 60;

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= MAX_SHOWN ? line : `${line.slice(0, MAX_SHOWN - 1)}…`;
};

/** Names of types in the library's messages. */
const TYPES: Readonly<Record<string, string>> = {
  String: 'a string',
  Integer: 'an integer',
  Decimal: 'a decimal number',
  Number: 'a number',
  Boolean: 'a boolean',
  Null: 'null',
  Array: 'an array',
  List: 'an array',
  Object: 'an object',
  Map: 'an object',
};

const typeOf = (name: string | undefined): string => TYPES[name ?? ''] ?? name ?? '';

/** What the number matchers require. */
const NUMBERS: Readonly<Record<string, string>> = {
  'an integer': 'a number without decimal places',
  'a decimal number': 'a number with decimal places',
};

const isNumber = (type: string | undefined): boolean => /^(?:Integer|Decimal|Number)$/.test(type ?? '');

const quoted = (name: string): string => `“${name}”`;

const names = (text: string): string => text.split(', ').map(quoted).join(', ');

/** `[a, b]` in a message, without those that another list has. */
const without = (list: string, other: string): string => {
  const known = other.split(', ');
  return list
    .split(', ')
    .filter((name) => !known.includes(name))
    .join(', ');
};

const butIs = (actual: string, type: string | undefined): string =>
  type === 'Null' ? 'but it’s null' : `but ${shorten(actual)} is ${typeOf(type)}`;

type Explain = (groups: string[]) => string;

/** The library's messages, what they mean, and the IDs of the pages about them. */
const SENTENCES: readonly (readonly [RegExp, Explain, string?])[] = [
  [
    /^Expected (.*) \(\w+\) to be equal to (.*) \(\w+\)$/s,
    ([actual = '', expected = '']) =>
      `The value must be ${shorten(expected)}, as in the example, but it’s ${shorten(actual)}. No matcher allows other values here.`,
    'verification-not-equal',
  ],
  [
    /^Expected null \(Null\) to be the same type as (.*) \((\w+)\)$/s,
    ([, expected]) => `The value must be ${typeOf(expected)}, as in the example, but it’s null.`,
    'verification-null',
  ],
  [
    /^(?:Type mismatch: )?Expected (.*) \((\w+)\) to be the same type as (.*) \((\w+)\)$/s,
    ([actual = '', is, , expected]) =>
      `The value must be ${typeOf(expected)}, as in the example, ${butIs(actual, is)}.`,
    'verification-type-mismatch',
  ],
  [
    /^Expected (.*) \((\w+)\) to be (an integer|a decimal number|a number)$/s,
    ([actual = '', is, expected = '']) =>
      `The value must be ${NUMBERS[expected] ?? expected}, ${butIs(actual, is)}.${isNumber(is) ? ' The matcher “Number” accepts both.' : ''}`,
    'verification-number-type',
  ],
  [
    /^Expected (.*) \((\w+)\) to match a boolean$/s,
    ([actual = '', is]) => `The value must be true or false, ${butIs(actual, is)}.`,
    'verification-number-type',
  ],
  [
    /^Expected (.*) \(\w+\) to be a null value$/s,
    ([actual = '']) => `The value must be null, but it’s ${shorten(actual)}.`,
  ],
  [/^Expected .* \(\w+\) to not be empty$/s, () => 'The value must not be empty.'],
  [
    /^Expected '(.*)' to match a (date|time|timestamp) pattern of '(.*?)': .*$/s,
    ([actual = '', kind, format = '']) =>
      `${quoted(shorten(actual))} isn’t a ${kind === 'timestamp' ? 'date and time' : kind} in the format ${format}.${/:\d\d\.\d/.test(actual) && !format.includes('S') ? ` For the fraction of a second, write .${'S'.repeat((/:\d\d\.(\d+)/.exec(actual)?.[1] ?? '').length)} after ss.` : ''}`,
    'verification-pattern-mismatch',
  ],
  [
    /^Expected '(.*)' to match '(.*)'$/s,
    ([actual = '', regex = '']) =>
      `${quoted(shorten(actual))} doesn’t completely match the regular expression ${regex}.`,
    'verification-pattern-mismatch',
  ],
  [
    /^Expected '(.*)' to include '(.*)'$/s,
    ([actual = '', text = '']) => `${quoted(shorten(actual))} doesn’t contain ${quoted(text)}.`,
  ],
  [
    /^'(.*)' is not a valid semantic version/s,
    ([actual = '']) => `${quoted(shorten(actual))} isn’t a semantic version.`,
  ],
  [
    /^Expected .* \(size (\d+)\) to have minimum size of (\d+)$/s,
    ([size, limit]) =>
      `The array must have at least ${limit} ${limit === '1' ? 'element' : 'elements'}, but it has ${size}.`,
    'verification-minimum-size',
  ],
  [
    /^Expected .* \(size (\d+)\) to have maximum size of (\d+)$/s,
    ([size, limit]) =>
      `The array must have at most ${limit} ${limit === '1' ? 'element' : 'elements'}, but it has ${size}.`,
    'verification-maximum-size',
  ],
  [
    /^Expected a List with (\d+) elements but received (\d+) elements$/,
    ([expected, actual]) =>
      `The array must have ${expected} ${expected === '1' ? 'element' : 'elements'}, as in the example, but it has ${actual}. To allow another number, use “Each element like the first”.`,
  ],
  [/^Expected (.*) but was missing$/s, ([expected = '']) => `The element ${shorten(expected)} is missing.`],
  [
    /^Actual map is missing the following keys: (.*)$/s,
    ([keys = '']) => `${keys.includes(', ') ? 'These keys are' : 'This key is'} missing: ${names(keys)}.`,
    'verification-missing-keys',
  ],
  [
    /^Expected a Map with keys \[(.*)\] but received one with keys \[(.*)\]$/s,
    ([expected = '', actual = '']) => {
      const unexpected = without(actual, expected);
      const missing = without(expected, actual);
      const more = unexpected === '' ? '' : ` Not in the example: ${names(unexpected)}.`;
      const less = missing === '' ? '' : ` Missing: ${names(missing)}.`;
      return `The object must have the keys of the example. A request may not have others.${more}${less}`;
    },
  ],
  [
    /^Variant at index (\d+) \((.*)\) was not found in the actual list$/s,
    ([index, variant = '']) =>
      `No element of the array matches element ${Number(index) + 1} of the example, ${shorten(variant)}.`,
  ],
  [
    /^'(.*)' is not a valid regular expression - (?:Oniguruma error: )?(.*)$/s,
    ([regex = '', why = '']) => `${regex} isn’t a regular expression that Pact can read: ${why}.`,
  ],
  [
    /^'(.*)' is not a standard matching rule/s,
    ([rule = '']) =>
      `The rule ${quoted(rule)} comes from a plugin or from a newer version of Pact, so the lab can’t apply it.`,
  ],
];

/** The pages about messages that `explainMismatch` links to. */
export const FIXES: readonly string[] = [...new Set(SENTENCES.flatMap(([, , fix]) => fix ?? []))];

/**
 * The reader's words for a mismatch, and the ID of the page about the message. Messages that the lab doesn't know stay
 * as they are.
 */
export function explainMismatch({message}: Pick<Mismatch, 'message'>): {reason: string; fix?: string} {
  for (const [pattern, explain, fix] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return {reason: explain(found.slice(1)), ...(fix !== undefined && {fix})};
  }
  return {reason: message};
}

/** What the rule of an array or object means for the values in it that have no rule of their own. */
function scopeOf(rules: readonly MatchingRule[]): string {
  if (rules.every(({match}) => match === 'eachKey')) return 'which doesn’t compare values';
  if (rules.every(({match}) => match === 'eachKey' || match === 'eachValue')) return 'for each value';
  return 'which also applies to what’s inside';
}

/** A rule in a few characters, such as `type, min 1`. */
function describeRule({match, ...options}: MatchingRule): string {
  const shown = Object.entries(options).flatMap(([name, option]) =>
    typeof option === 'string' || typeof option === 'number'
      ? [name === match ? `${option}` : `${name} ${option}`]
      : [],
  );
  return [match, ...(match === 'eachKey' || match === 'eachValue' ? [] : shown)].join(', ');
}

const describeRules = ({rules, combine}: SelectedRules): string =>
  rules.map(describeRule).join(combine === 'OR' ? ' or ' : ' and ');

/** Messages about the keys or the number of elements that the example has, which no rule decides. */
const ABOUT_EXAMPLE = /following keys: |Map with keys |List with \d+ elements|but was missing$/s;

/**
 * What the example has at a path of the received body: a row, `covered` if a matcher of a value around it decides, or
 * undefined if the example has nothing there.
 */
function expectedAt(root: Row, segments: readonly Segment[]): Row | 'covered' | undefined {
  let row = root;
  for (const segment of segments) {
    const {choice, value, children} = row;
    if (choice?.id === 'each-key' || choice?.id === 'each-value' || choice?.id === 'array-contains') return 'covered';
    const next: Row | undefined =
      choice?.id === 'each-like' || choice?.id === 'values'
        ? children[0]
        : children.find((child) => child.value.segments.at(-1) === segment);
    if (next === undefined) return value.type === 'array' ? 'covered' : undefined;
    row = next;
  }
  return row;
}

const all = (value: BodyValue): BodyValue[] => [value, ...value.children.flatMap(all)];

const toKey = (path: string): string => {
  const segments = parsePath(path);
  return segments === undefined ? path : pathKey(segments);
};

/** The message about an object with keys that the example doesn't have. Its path is the object's. */
const UNEXPECTED = /^Expected a Map with keys /;

const isDirectlyBelow = (segments: readonly Segment[], around: readonly Segment[]): boolean =>
  segments.length === around.length + 1 && pathKey(segments.slice(0, -1)) === pathKey(around);

/**
 * The results for the values of the received body: those that fail, and then all others in the order of the body.
 * Objects and arrays are only listed if they fail or if a rule is theirs.
 */
export function explain({mismatches, selected}: Matched, root: Row, actual: BodyValue): ValueResult[] {
  const values = new Map(all(actual).map((value) => [pathKey(value.segments), value]));
  const rules = new Map(selected.map((one) => [toKey(one.path), one]));
  const ruleAt = (key: string) => {
    const one = rules.get(key);
    // A `values` rule is only about its own object. The values inside are compared with the example.
    const isAround = one?.isCascaded === true && one.rules.every(({match}) => match === 'values');
    const isRuled = one !== undefined && one.rules.length > 0 && !isAround;
    if (one === undefined || isAround) return {isCascaded: false};
    return {
      ...(isRuled && {rule: describeRules(one)}),
      ...(isRuled && one.from !== undefined && {from: one.from}),
      isCascaded: one.isCascaded,
      ...(isRuled && one.isCascaded && {scope: scopeOf(one.rules)}),
      ...(one.isTied === true && {isTied: true}),
    };
  };
  const failed = mismatches.map((mismatch): ValueResult => {
    const segments = parsePath(mismatch.path ?? '$') ?? [];
    const value = values.get(pathKey(segments));
    return {
      path: mismatch.path ?? '$',
      segments,
      ...(value !== undefined && {shown: shorten(value.raw)}),
      status: 'failed',
      ...(ABOUT_EXAMPLE.test(mismatch.message) ? {isCascaded: false} : ruleAt(pathKey(segments))),
      ...explainMismatch(mismatch),
      message: mismatch.message,
    };
  });
  const failedKeys = new Set(failed.map(({segments}) => pathKey(segments)));
  const groups = flatten(root).filter(({choice}) => choice?.id === 'array-contains');
  const others = [...values].flatMap(([key, value]): ValueResult[] => {
    const {segments, children, type} = value;
    if (failedKeys.has(key)) return [];
    const expected = expectedAt(root, segments);
    const rule = ruleAt(key);
    const isContainer = type === 'object' || type === 'array';
    const hasOwnRule = rule.rule !== undefined && !rule.isCascaded;
    if (isContainer && children.length > 0 && !hasOwnRule && expected !== undefined) return [];
    // The elements of an array with “Contains these elements” aren't compared one by one.
    if (groups.some((group) => expectedAt(root, segments) === 'covered' && isInside(group, segments))) return [];
    const isUnexpected = mismatches.some(
      ({path, message}) => UNEXPECTED.test(message) && isDirectlyBelow(segments, parsePath(path ?? '$') ?? []),
    );
    const shown = {path: formatPath(segments), segments, shown: shorten(value.raw)};
    if (expected === undefined && !hasOwnRule)
      return segments.some((_, length) => length > 0 && expectedAt(root, segments.slice(0, length)) === undefined)
        ? []
        : [
            {
              ...shown,
              status: isUnexpected ? 'failed' : 'ignored',
              isCascaded: false,
              reason: isUnexpected
                ? 'The example doesn’t have this value, and a request may not have other keys.'
                : 'The example doesn’t have this value, and a response may have more values.',
            },
          ];
    return [{...shown, status: 'passed', ...rule, reason: passedReason(rule, type)}];
  });
  return [
    ...failed,
    ...others.filter(({status}) => status === 'failed'),
    ...others.filter(({status}) => status !== 'failed'),
  ];
}

const isInside = (group: Row, segments: readonly Segment[]): boolean => {
  const around = parsePath(group.rulePath) ?? [];
  return (
    segments.length > around.length &&
    around.every((segment, index) => segment === ANY || String(segment) === String(segments[index]))
  );
};

const passedReason = ({rule, isCascaded}: Pick<ValueResult, 'rule' | 'isCascaded'>, type: ValueType): string =>
  rule === undefined
    ? 'Equal to the example.'
    : isCascaded
      ? ''
      : type === 'array'
        ? 'The array itself passes. Its elements have their own results.'
        : type === 'object'
          ? 'The object itself passes. Its values have their own results.'
          : '';

/** The failed values, without those around others that failed. */
export const innermostFailures = (results: readonly ValueResult[]): ValueResult[] => {
  const failed = results.filter(({status}) => status === 'failed');
  return failed.filter(({segments}) => !failed.some((other) => isDirectlyBelow(other.segments, segments)));
};

/** A sentence about the complete result. */
export function describeResult({matches, mismatches}: Matched, results: readonly ValueResult[]): string {
  if (!matches) return `The body doesn’t match: ${counted(mismatches.length, 'mismatch', 'mismatches')}.`;
  const passed = results.filter(({status}) => status === 'passed').length;
  const ignored = results.filter(({status}) => status === 'ignored').length;
  return `The body matches the example and its matchers. ${counted(passed, 'value')} compared${ignored > 0 ? `, ${ignored} not compared` : ''}.`;
}
