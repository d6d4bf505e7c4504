/**
 * Checks matching rules before Pact's library gets them, because it ignores some problems: it leaves out a list without
 * matchers, lets a rule for status codes pass in a body, and treats an unknown rule as one of a plugin.
 */
import {isRecord} from '../json';
import type {BodyRules, MatchingRule} from './protocol';

/** Thrown for rules that can't be used. The message is a sentence for the reader. */
export class RuleProblem extends Error {}

/** An option of a rule: what it must be, and whether the rule needs it. */
interface Option {
  isNeeded?: boolean;
  kind: 'text' | 'count' | 'rules' | 'variants';
}

const TEXT = {kind: 'text'} as const;
const NEEDED_TEXT = {kind: 'text', isNeeded: true} as const;
const COUNT = {kind: 'count'} as const;

/** The rules for values in bodies, with their options, as in `MatchingRule::create` of pact_models 1.3.17. */
const RULES: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  equality: {},
  type: {min: COUNT, max: COUNT},
  min: {min: {kind: 'count', isNeeded: true}},
  max: {max: {kind: 'count', isNeeded: true}},
  regex: {regex: NEEDED_TEXT},
  include: {value: NEEDED_TEXT},
  number: {},
  integer: {},
  decimal: {},
  real: {},
  boolean: {},
  null: {},
  date: {format: TEXT, date: TEXT},
  time: {format: TEXT, time: TEXT},
  datetime: {format: TEXT, datetime: TEXT},
  timestamp: {format: TEXT, timestamp: TEXT},
  semver: {},
  notEmpty: {},
  contentType: {value: NEEDED_TEXT},
  values: {},
  eachKey: {rules: {kind: 'rules', isNeeded: true}},
  eachValue: {rules: {kind: 'rules', isNeeded: true}},
  arrayContains: {variants: {kind: 'variants', isNeeded: true}},
};

const NAMES = Object.keys(RULES);

/** The rules with a regular expression or a date format. */
const PATTERNS = new Set(['regex', 'date', 'time', 'datetime', 'timestamp']);

/** What an option must be, as part of a sentence. */
const EXPECTED = {
  text: 'a string',
  count: 'a whole number that isn’t negative',
  rules: 'a list of rules',
  variants: 'a list of variants, each with an index and rules by path',
} as const satisfies Record<Option['kind'], string>;

/** Returns the library's reason if it can't read the regular expression or the date format of a rule. */
export type CheckPattern = (rule: MatchingRule) => string | undefined;

function checkOption(value: unknown, kind: Option['kind'], path: string, checkPattern: CheckPattern): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'count':
      return Number.isSafeInteger(value) && (value as number) >= 0;
    case 'rules':
      if (!Array.isArray(value)) return false;
      for (const rule of value) checkRule(rule, path, checkPattern);
      return true;
    case 'variants':
      if (!Array.isArray(value)) return false;
      for (const variant of value) {
        if (!isRecord(variant) || !Number.isSafeInteger(variant.index)) return false;
        if (variant.rules !== undefined)
          checkLists(variant.rules, `${path}, in a variant of arrayContains, `, checkPattern);
      }
      return true;
  }
}

function checkRule(rule: unknown, path: string, checkPattern: CheckPattern): void {
  const at = `The rules for ${path}`;
  if (!isRecord(rule) || typeof rule.match !== 'string')
    throw new RuleProblem(`${at} contain a rule without a name. Write, for example, {"match": "type"}.`);
  const {match: name} = rule;
  if (name === 'statusCode')
    throw new RuleProblem(`${at} contain statusCode, which applies only to the status of a response.`);
  // The library also accepts names such as `each-key`.
  const known = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const options = Object.hasOwn(RULES, known) ? RULES[known] : undefined;
  if (options === undefined)
    throw new RuleProblem(`${at} contain ${name}, which isn’t a rule of Pact. Its rules are ${NAMES.join(', ')}.`);
  for (const [option, {kind, isNeeded = false}] of Object.entries(options)) {
    const value = rule[option];
    if (value === undefined && isNeeded) throw new RuleProblem(`${at} contain ${name} without its option ${option}.`);
    if (value !== undefined && !checkOption(value, kind, path, checkPattern))
      throw new RuleProblem(`${at} contain ${name}, whose option ${option} must be ${EXPECTED[kind]}.`);
  }
  const reason = PATTERNS.has(known) ? checkPattern({...rule, match: name}) : undefined;
  if (reason !== undefined) throw new RuleProblem(`${at} contain ${name} with a pattern that isn’t valid: ${reason}.`);
}

function checkLists(lists: unknown, place: string, checkPattern: CheckPattern): void {
  if (!isRecord(lists))
    throw new RuleProblem(`The rules${place} must be an object with a list of rules for each path.`);
  for (const [path, list] of Object.entries(lists)) {
    const at = `${place}${path}`;
    if (!path.startsWith('$'))
      throw new RuleProblem(`The path ${at} must start with a dollar sign, as in $.items[*].id.`);
    if (!isRecord(list) || !Array.isArray(list.matchers) || list.matchers.length === 0)
      throw new RuleProblem(`The rules for ${at} must have at least one matcher, in a list named matchers.`);
    if (list.combine !== undefined && list.combine !== 'AND' && list.combine !== 'OR')
      throw new RuleProblem(`The rules for ${at} must be combined with AND or OR.`);
    for (const rule of list.matchers) checkRule(rule, at, checkPattern);
  }
}

/**
 * Checks the rules of a body. The library itself reports paths that it can't read.
 * @param checkPattern asks the library, because the browser's regular expressions have another syntax
 * @throws RuleProblem for the first problem
 */
export const checkRules = (rules: BodyRules, checkPattern: CheckPattern): void => checkLists(rules, '', checkPattern);
