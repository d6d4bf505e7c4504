/** The matchers that readers choose for the values of an example, and the rules that they become in a pact file. */
import {matchers} from '../../data/matchers';
import {isRecord} from '../json';
import {ANY, formatPath, parsePath, pathKey, type Segment} from './jsonPath';
import type {BodyRules, MatchingRule, RuleList} from './protocol';
import type {BodyValue, ValueType} from './tree';

export type MatcherId = (typeof matchers)[number]['id'];
export type MatcherInfo = (typeof matchers)[number];

/** The options of a matcher as readers enter them. */
export const OPTIONS = {
  regex: 'Regular expression',
  format: 'Format',
  value: 'Text',
  min: 'Minimum',
  max: 'Maximum',
  rule: 'Rule for values',
} as const;

export type OptionName = keyof typeof OPTIONS;

/** A matcher that the reader chose for a value. Options that aren't set are missing. */
export interface Choice {
  id: MatcherId;
  options: Readonly<Partial<Record<OptionName, string>>>;
}

/** The chosen matchers by the exact path of the value in the example. */
export type Choices = Readonly<Record<string, Choice>>;

/** The rules for the values of an object that `each-value` offers. */
export const VALUE_RULES = ['type', 'integer', 'decimal', 'number', 'boolean', 'regex'] as const;

const OPTIONS_OF: Readonly<Partial<Record<MatcherId, readonly OptionName[]>>> = {
  regex: ['regex'],
  date: ['format'],
  time: ['format'],
  datetime: ['format'],
  include: ['value'],
  'each-like': ['min', 'max'],
  'each-key': ['regex'],
  'each-value': ['rule'],
};

/** The options of a matcher, in the order in which they're shown. */
export const optionsOf = ({id, options}: Choice): readonly OptionName[] =>
  id === 'each-value' && options.rule === 'regex' ? ['rule', 'regex'] : (OPTIONS_OF[id] ?? []);

const byId: ReadonlyMap<string, MatcherInfo> = new Map(matchers.map((matcher) => [matcher.id, matcher]));

/** The matcher with an ID. */
export function matcherOf(id: MatcherId): MatcherInfo {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There’s no matcher with the ID ${id}.`);
  return found;
}

export const isMatcherId = (id: unknown): id is MatcherId => typeof id === 'string' && byId.has(id);

/** The matchers that are offered for a value of a type. */
export const matchersFor = (type: ValueType): readonly MatcherInfo[] =>
  matchers.filter(({types}) => (types as readonly string[]).includes(type));

const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The options that a matcher starts with, so that the example passes. */
export function initialChoice(id: MatcherId, {value}: Pick<BodyValue, 'value'>): Choice {
  const keys = isRecord(value) ? Object.keys(value) : [];
  const initial: Partial<Record<MatcherId, Choice['options']>> = {
    regex: {regex: `^${escapeRegex(String(value))}$`},
    date: {format: 'yyyy-MM-dd'},
    time: {format: 'HH:mm:ss'},
    datetime: {format: "yyyy-MM-dd'T'HH:mm:ssXXX"},
    include: {value: String(value)},
    'each-like': {min: '1'},
    'each-key': {regex: keys.length > 0 ? `^(${keys.map(escapeRegex).join('|')})$` : '.+'},
    'each-value': {rule: 'type'},
  };
  return {id, options: initial[id] ?? {}};
}

/** A value of the example with its matcher. */
export interface Row {
  value: BodyValue;
  /** The name in the list: a key, an index, or “Body”. */
  label: string;
  depth: number;
  choice?: Choice;
  /** The path of the value's rules in the pact file. In an element of `array-contains`, it starts at the element. */
  rulePath: string;
  children: readonly Row[];
  /** Why the matcher doesn't fit the example, as a sentence for the reader. */
  problem?: string;
}

/** The values that can have matchers. An array with “Each element like the first” only has its first element. */
function rowsBelow({value, choice}: Pick<Row, 'value' | 'choice'>): {shown: readonly BodyValue[]; isTemplate: boolean} {
  const {children} = value;
  switch (choice?.id) {
    case 'each-like':
    case 'values':
      return {shown: children.slice(0, 1), isTemplate: true};
    case 'each-key':
    case 'each-value':
      return {shown: [], isTemplate: false};
    default:
      return {shown: children, isTemplate: false};
  }
}

/** Arranges the values of an example with their matchers. */
export function toRows(root: BodyValue, choices: Choices): Row {
  const rowOf = (value: BodyValue, depth: number, rule: readonly Segment[], arrays: ReadonlySet<number>): Row => {
    const choice = Object.hasOwn(choices, value.path) ? choices[value.path] : undefined;
    const isFitting = choice !== undefined && matchersFor(value.type).some(({id}) => id === choice.id);
    const own = isFitting ? choice : undefined;
    const {shown, isTemplate} = rowsBelow({value, choice: own});
    const last = value.segments.at(-1);
    const problem =
      choice === undefined
        ? undefined
        : isFitting
          ? problemOf(value, choice)
          : `“${matcherOf(choice.id).name}” doesn’t apply to ${TYPE_NAMES[value.type]}, so it has no effect. Choose another matcher.`;
    return {
      value,
      label: last === undefined ? 'Body' : typeof last === 'number' ? `[${last}]` : String(last),
      depth,
      ...(own && {choice: own}),
      rulePath: formatPath(rule, arrays),
      children: shown.map((child) =>
        own?.id === 'array-contains'
          ? rowOf(child, depth + 1, [], new Set())
          : rowOf(
              child,
              depth + 1,
              [...rule, isTemplate ? ANY : (child.segments.at(-1) ?? ANY)],
              value.type === 'array' ? new Set([...arrays, rule.length]) : arrays,
            ),
      ),
      ...(problem !== undefined && {problem}),
    };
  };
  return rowOf(root, 0, [], new Set());
}

/** A row and everything below it, in the order of the example. */
export const flatten = (row: Row): Row[] => [row, ...row.children.flatMap(flatten)];

const TYPE_NAMES: Readonly<Record<ValueType, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

/** Whether the complete text matches. Undefined for an expression that JavaScript doesn't have. */
function matchesRegex(regex: string, text: string): boolean | undefined {
  try {
    return new RegExp(`^(?:${regex})$`, 'us').test(text);
  } catch {
    try {
      return new RegExp(`^(?:${regex})$`, 's').test(text);
    } catch {
      return undefined;
    }
  }
}

const regexProblem = (regex: string, texts: readonly string[], what: string): string | undefined => {
  if (regex === '') return 'Enter a regular expression.';
  const failed = texts.find((text) => matchesRegex(regex, text) === false);
  return failed === undefined
    ? undefined
    : `The ${what} ${JSON.stringify(failed)} doesn’t match this expression completely.`;
};

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The text that a value is for a regular expression. */
const asText = ({value, raw}: BodyValue): string => (typeof value === 'string' ? value : raw);

function problemOf(value: BodyValue, {id, options}: Choice): string | undefined {
  const {regex = '', format = '', min = '', max = ''} = options;
  const {children, raw} = value;
  switch (id) {
    case 'regex':
      return regexProblem(regex, [asText(value)], 'example');
    case 'each-key':
      return regexProblem(regex, Object.keys(value.value as object), 'key');
    case 'each-value':
      return options.rule === 'regex' ? regexProblem(regex, children.map(asText), 'value') : undefined;
    case 'date':
    case 'time':
    case 'datetime':
      return format === '' ? 'Enter a format, such as yyyy-MM-dd.' : undefined;
    case 'include':
      if ((options.value ?? '') === '') return 'Enter the text that the value must contain.';
      return asText(value).includes(options.value ?? '') ? undefined : 'The example doesn’t contain this text.';
    case 'integer':
      return /^-?\d+$/.test(raw) ? undefined : 'The example has decimal places, so it isn’t an integer.';
    case 'decimal':
      return /[.eE]/.test(raw) ? undefined : `The example has no decimal places. Write ${raw}.0 or another number.`;
    case 'semver':
      return /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(asText(value))
        ? undefined
        : 'The example isn’t a semantic version, such as 2.1.0.';
    case 'not-empty':
      return raw === '""' || (value.type !== 'string' && children.length === 0) ? 'The example is empty.' : undefined;
    case 'each-like':
      if (children.length === 0) return 'The example needs an element, which the others are compared with.';
      if ((min !== '' && !isWhole(min)) || (max !== '' && !isWhole(max)))
        return 'The minimum and the maximum must be whole numbers, or empty.';
      if (min !== '' && max !== '' && Number(min) > Number(max)) return 'The minimum is greater than the maximum.';
      if (max !== '' && children.length > Number(max)) return `The example has more than ${max} elements.`;
      return undefined;
    case 'values':
      return children.length === 0 ? 'The example needs a key, whose value the others are compared with.' : undefined;
    case 'array-contains':
      return children.length === 0 ? 'The example needs at least one element.' : undefined;
    default:
      return undefined;
  }
}

/** The name of a rule in a pact file, if it isn't the matcher's ID. */
const RULE_NAMES: Readonly<Partial<Record<MatcherId, string>>> = {
  'not-empty': 'notEmpty',
  'each-like': 'type',
  'array-contains': 'arrayContains',
  'each-key': 'eachKey',
  'each-value': 'eachValue',
};

/** The rule of a choice, without its variants. */
export function ruleOf({id, options}: Choice, example: Pick<BodyValue, 'value'>): MatchingRule {
  const {regex = '', format, value, min = '', max = '', rule = 'type'} = options;
  const match = RULE_NAMES[id] ?? id;
  switch (id) {
    case 'regex':
      return {match, regex};
    case 'date':
    case 'time':
    case 'datetime':
      return {match, format};
    case 'include':
      return {match, value};
    case 'each-like':
      return {match, ...(isWhole(min) && {min: Number(min)}), ...(isWhole(max) && {max: Number(max)})};
    case 'each-key':
      return {match, rules: [{match: 'regex', regex}], value: JSON.stringify(example.value)};
    case 'each-value':
      return {
        match,
        rules: [{match: rule, ...(rule === 'regex' && {regex})}],
        value: JSON.stringify(example.value),
      };
    default:
      return {match};
  }
}

/** The rules of a row and of everything below it, by their paths. */
export function rulesOf(row: Row): Record<string, RuleList> {
  const rules: Record<string, RuleList> = {};
  const add = ({choice, value, rulePath, children}: Row): void => {
    if (choice?.id === 'array-contains') {
      const variants = children.map((child, index) => ({index, rules: rulesOf(child)}));
      rules[rulePath] = {combine: 'AND', matchers: [{match: 'arrayContains', variants}]};
      return;
    }
    if (choice !== undefined) rules[rulePath] = {combine: 'AND', matchers: [ruleOf(choice, value)]};
    children.forEach(add);
  };
  add(row);
  return rules;
}

/** The rules of a body with those that the lab keeps as it has read them. */
export const allRules = (row: Row, kept: BodyRules): BodyRules => ({...kept, ...rulesOf(row)});

/** Matchers and rules that were read from a pact. */
export interface ReadRules {
  choices: Choices;
  /** Rules that the lab can't show as a matcher. They're kept, and apply when bodies are matched. */
  kept: BodyRules;
}

const isRuleList = (value: unknown): value is RuleList =>
  isRecord(value) &&
  Array.isArray(value.matchers) &&
  value.matchers.length > 0 &&
  value.matchers.every((rule) => isRecord(rule) && typeof rule.match === 'string');

const onlyKeys = (rule: object, allowed: readonly string[]): boolean =>
  Object.keys(rule).every((key) => allowed.includes(key));

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The matcher that a rule means for a value, or undefined if the lab has none. */
function choiceOf(rule: MatchingRule, value: BodyValue): Choice | undefined {
  const {match} = rule;
  const {type} = value;
  const withOptions = (id: MatcherId, options: Choice['options'], keys: readonly string[]): Choice | undefined =>
    onlyKeys(rule, ['match', ...keys]) && matchersFor(type).some((one) => one.id === id) ? {id, options} : undefined;
  if (match === 'type' && type === 'array') {
    const [min, max] = [textOf(rule.min), textOf(rule.max)];
    const options = {...(min !== undefined && {min}), ...(max !== undefined && {max})};
    return value.children.length > 0 ? withOptions('each-like', options, ['min', 'max']) : undefined;
  }
  const format = textOf(rule.format ?? rule[match]) ?? '';
  switch (match) {
    case 'regex':
      return withOptions('regex', {regex: textOf(rule.regex) ?? ''}, ['regex']);
    case 'date':
    case 'time':
      return withOptions(match, {format}, ['format', match]);
    case 'datetime':
    case 'timestamp':
      return withOptions('datetime', {format}, ['format', match]);
    case 'include':
      return withOptions('include', {value: textOf(rule.value) ?? ''}, ['value']);
    case 'notEmpty':
      return withOptions('not-empty', {}, []);
    case 'eachKey':
    case 'eachValue': {
      const [inner, ...others] = Array.isArray(rule.rules) ? (rule.rules as unknown[]) : [];
      if (!isRecord(inner) || others.length > 0) return undefined;
      const regex = inner.match === 'regex' ? textOf(inner.regex) : undefined;
      if (!onlyKeys(inner, ['match', ...(regex === undefined ? [] : ['regex'])])) return undefined;
      if (match === 'eachKey')
        return regex === undefined ? undefined : withOptions('each-key', {regex}, ['rules', 'value']);
      if (!(VALUE_RULES as readonly unknown[]).includes(inner.match)) return undefined;
      const options = {rule: String(inner.match), ...(regex !== undefined && {regex})};
      return withOptions('each-value', options, ['rules', 'value']);
    }
    default:
      return isMatcherId(match) ? withOptions(match, {}, []) : undefined;
  }
}

/** The first value in the example that a rule's path means. */
function valueAt(root: BodyValue, segments: readonly Segment[]): BodyValue | undefined {
  let current: BodyValue | undefined = root;
  for (const segment of segments)
    current = current?.children.find((child) => segment === ANY || child.segments.at(-1) === segment);
  return current;
}

function readVariants(rule: MatchingRule, value: BodyValue): Choices | undefined {
  const {variants} = rule;
  if (value.type !== 'array' || !Array.isArray(variants) || !onlyKeys(rule, ['match', 'variants'])) return undefined;
  if (variants.length !== value.children.length) return undefined;
  let all: Choices = {};
  for (const [position, variant] of (variants as unknown[]).entries()) {
    if (!isRecord(variant) || !onlyKeys(variant, ['index', 'rules', 'generators'])) return undefined;
    const {index = position, rules = {}, generators = {}} = variant;
    const element = value.children[Number(index)];
    if (element === undefined || !isRecord(rules) || Object.keys(generators as object).length > 0) return undefined;
    const read = readRules(element, rules);
    if (Object.keys(read.kept).length > 0) return undefined;
    all = {...all, ...read.choices};
  }
  return all;
}

/**
 * Reads the rules of a body. A rule becomes a matcher only if the matcher becomes the same rule again. All others are
 * kept as they are, so that nothing is lost.
 */
export function readRules(root: BodyValue, rules: Readonly<Record<string, unknown>>): ReadRules {
  const choices: Record<string, Choice> = {};
  const kept: Record<string, RuleList> = {};
  const lists = Object.entries(rules).map(([path, value]): [string, RuleList] => [
    path,
    isRuleList(value) ? value : {matchers: [{match: 'unknown', rule: value}]},
  ]);
  // Rules of containers decide how the paths below them are written, so they're read first.
  const sorted = [...lists].sort(([one], [other]) => (parsePath(one)?.length ?? 0) - (parsePath(other)?.length ?? 0));
  for (const [path, list] of sorted) {
    const segments = parsePath(path);
    const value = segments === undefined ? undefined : valueAt(root, segments);
    const distinct = new Map(list.matchers.map((rule) => [JSON.stringify(rule), rule]));
    const [rule] = distinct.values();
    const isOnly = distinct.size === 1 && rule !== undefined && value !== undefined;
    const variants = isOnly && rule.match === 'arrayContains' ? readVariants(rule, value) : undefined;
    const choice: Choice | undefined =
      variants !== undefined ? {id: 'array-contains', options: {}} : isOnly ? choiceOf(rule, value) : undefined;
    if (choice === undefined || value === undefined) {
      kept[path] = list;
      continue;
    }
    Object.assign(choices, {[value.path]: choice}, variants);
  }
  // A path with an index below “Each element like the first”, for example, has no row.
  const rows = flatten(toRows(root, choices));
  const misplaced = new Set<string>();
  for (const [path, list] of lists) {
    const segments = parsePath(path);
    const value = segments === undefined ? undefined : valueAt(root, segments);
    if (segments === undefined || value === undefined || !Object.hasOwn(choices, value.path)) continue;
    const row = rows.find(({value: {path: own}}) => own === value.path);
    const written = row === undefined ? undefined : parsePath(row.rulePath);
    if (written !== undefined && pathKey(written) === pathKey(segments)) continue;
    misplaced.add(value.path);
    kept[path] = list;
  }
  const placed = Object.entries(choices).filter(([path]) => !misplaced.has(path));
  return {choices: Object.fromEntries(placed), kept};
}
