/** The state of the matching lab, and how it's stored and shared. */
import {isRecord} from '../json';
import {createHistory, type Replaceable} from '../replacedWork';
import type {BodyRules, RuleList} from './protocol';
import {isMatcherId, OPTIONS, type Choice, type Choices} from './rules';

/** The bodies and what decides whether they match. */
export interface Task {
  /** The example body, as JSON. */
  example: string;
  /** The received body, as JSON. */
  actual: string;
  choices: Choices;
  /** Rules that the lab can't show as a matcher. */
  kept: BodyRules;
  part: 'request' | 'response';
}

export interface State extends Task, Replaceable<Task> {}

export const EMPTY: State = {
  example: '',
  actual: '',
  choices: {},
  kept: {},
  part: 'response',
  isOwn: false,
  replaced: [],
};

export const taskOf = ({example, actual, choices, kept, part}: Task): Task => ({example, actual, choices, kept, part});

export const isEmpty = ({example, actual}: Task): boolean => example.trim() === '' && actual.trim() === '';

export const {restorable, replace, restore} = createHistory<Task>({
  workOf: taskOf,
  isEmpty,
  lengthOf: ({example, actual}) => example.length + actual.length,
});

function readChoice(value: unknown): Choice | undefined {
  if (!isRecord(value) || !isMatcherId(value.id)) return undefined;
  const options = isRecord(value.options) ? value.options : {};
  const known = Object.entries(options).filter(
    ([name, option]) => Object.hasOwn(OPTIONS, name) && typeof option === 'string',
  );
  return {id: value.id, options: Object.fromEntries(known) as Choice['options']};
}

const isRuleList = (value: unknown): value is RuleList =>
  isRecord(value) &&
  Array.isArray(value.matchers) &&
  value.matchers.every((rule) => isRecord(rule) && typeof rule.match === 'string');

/** A task in a stored or shared value, or undefined. */
function readTask(value: unknown): Task | undefined {
  if (!isRecord(value)) return undefined;
  const {example, actual, choices, kept, part} = value;
  if (typeof example !== 'string' || typeof actual !== 'string' || !isRecord(choices) || !isRecord(kept))
    return undefined;
  const known = Object.entries(choices).map(([path, choice]) => [path, readChoice(choice)] as const);
  if (known.some(([, choice]) => choice === undefined) || !Object.values(kept).every(isRuleList)) return undefined;
  return {
    example,
    actual,
    choices: Object.fromEntries(known) as Choices,
    kept: kept as BodyRules,
    part: part === 'request' ? 'request' : 'response',
  };
}

/** The task as a text for a shared link. */
export const toText = (task: Task): string => JSON.stringify(taskOf(task));

/** Reads a text that `toText` wrote. Returns undefined for anything else. */
export function fromText(text: string): Task | undefined {
  try {
    return readTask(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads a stored state. Returns undefined for anything else. */
export function readState(stored: string | null): State | undefined {
  try {
    const value = JSON.parse(stored ?? '') as unknown;
    const task = readTask(value);
    if (task === undefined) return undefined;
    const {isOwn, replaced} = value as Record<string, unknown>;
    return {
      ...task,
      isOwn: isOwn === true,
      replaced: Array.isArray(replaced) ? replaced.flatMap((one) => readTask(one) ?? []) : [],
    };
  } catch {
    return undefined;
  }
}

export const isSameTask = (one: Task, other: Task): boolean => toText(one) === toText(other);

export const isSame = (one: State, other: State): boolean =>
  isSameTask(one, other) &&
  one.isOwn === other.isOwn &&
  one.replaced.length === other.replaced.length &&
  one.replaced.every((task, index) => isSameTask(task, other.replaced[index] ?? EMPTY));
