/** Reads the consumer version selectors that a reader edits, and finds the lines that messages refer to. */
import {suggestion} from '../../data/suggestionRules';
import {DocumentProblem, isRecord, parseJson} from '../json';
import {lineAt, type DocumentNode} from '../locate';

/**
 * A selector of the API for pacts for verification. The broker also accepts other combinations of fields than those
 * that make sense, and rejects some.
 * @see https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors
 */
export interface ConsumerVersionSelector {
  mainBranch?: boolean;
  branch?: string;
  fallbackBranch?: string;
  matchingBranch?: boolean;
  latest?: boolean;
  tag?: string;
  fallbackTag?: string;
  deployed?: boolean;
  released?: boolean;
  deployedOrReleased?: boolean;
  environment?: string;
  consumer?: string;
}

/** The fields of a selector, with the type of their values. */
const FIELDS: Readonly<Record<keyof ConsumerVersionSelector, 'boolean' | 'string'>> = {
  mainBranch: 'boolean',
  branch: 'string',
  fallbackBranch: 'string',
  matchingBranch: 'boolean',
  latest: 'boolean',
  tag: 'string',
  fallbackTag: 'string',
  deployed: 'boolean',
  released: 'boolean',
  deployedOrReleased: 'boolean',
  environment: 'string',
  consumer: 'string',
};

export const SELECTOR_FIELDS = Object.keys(FIELDS) as (keyof ConsumerVersionSelector)[];

/** The longest text that the lab reads, in characters. */
export const MAX_LENGTH = 10_000;

/** The most selectors that the lab reads. */
export const MAX_SELECTORS = 20;

/** A problem with the selectors. */
export interface SelectorProblem {
  /** The broker ignores what a warning is about. Otherwise, there's no request, or the broker rejects it. */
  severity: 'error' | 'warning';
  /** A sentence, or the broker's message. */
  message: string;
  /** Counted from 1. Missing if the problem isn't in the selectors. */
  line?: number;
  /** The index of the selector. Missing if the problem concerns all selectors. */
  index?: number;
}

/** The selectors in a text. */
export interface ParsedSelectors {
  selectors: readonly ConsumerVersionSelector[];
  /** The line on which each selector starts, counted from 1. */
  lines: readonly number[];
  warnings: readonly SelectorProblem[];
  /** The broker's messages with the lines of the selectors that they're about. */
  locate: (errors: Readonly<Record<string, readonly string[]>>) => SelectorProblem[];
}

export type Parsed = {parsed: ParsedSelectors} | {problems: readonly SelectorProblem[]};

const error = (message: string, line?: number, index?: number): SelectorProblem => ({
  severity: 'error',
  message,
  ...(line !== undefined && {line}),
  ...(index !== undefined && {index}),
});

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : isRecord(value) ? 'an object' : `a ${typeof value}`;

const isField = (key: string): key is keyof ConsumerVersionSelector => Object.hasOwn(FIELDS, key);

/** Warnings about fields that the broker ignores. */
function warningsAbout(selector: Readonly<Record<string, unknown>>, lineOf: (key: string) => number, index: number) {
  const warnings: SelectorProblem[] = [];
  const warn = (key: string, message: string) =>
    warnings.push({severity: 'warning', message, line: lineOf(key), index});
  for (const key of Object.keys(selector))
    if (!isField(key))
      warn(key, `The broker ignores "${key}", which isn’t a field of selectors.${suggestion(key, SELECTOR_FIELDS)}`);
  // https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/pacts/pacts_for_verification_repository.rb
  if ('fallbackBranch' in selector && 'branch' in selector)
    warn(
      'fallbackBranch',
      'The broker accepts fallbackBranch but ignores it. Write a second selector with that branch.',
    );
  return warnings;
}

/** The selector that a message is about, counted from 0, and the message without it. */
function splitMessage(message: string): {text: string; index: number | undefined} {
  const [, text = message, index] = /^(.*) \(at index (\d+)\)$/s.exec(message) ?? [];
  return {text, index: index === undefined ? undefined : Number(index)};
}

/**
 * Reads a list of selectors in JSON. The broker checks which fields can be combined, and the values of most fields, so
 * send it the selectors and pass its messages to `locate`.
 */
export function parseSelectors(text: string): Parsed {
  if (text.trim() === '')
    return {problems: [error('The selectors are empty. Write a list, such as [{"mainBranch": true}].', 1)]};
  if (text.length > MAX_LENGTH)
    return {
      problems: [
        error(
          `The selectors have ${text.length.toLocaleString('en')} characters. ` +
            `The limit is ${MAX_LENGTH.toLocaleString('en')}.`,
        ),
      ],
    };
  let document: {value: unknown; root: DocumentNode};
  try {
    document = parseJson(text);
  } catch (thrown) {
    if (!(thrown instanceof DocumentProblem)) throw thrown;
    return {problems: [error(thrown.message, thrown.line)]};
  }
  const {value, root} = document;
  const firstLine = lineAt(text, root.offset);
  if (!Array.isArray(value))
    return {
      problems: [
        error(
          isRecord(value)
            ? 'Put the selectors in square brackets: [{…}, {…}].'
            : `Expected a list of selectors, but found ${kindOf(value)}.`,
          firstLine,
        ),
      ],
    };
  if (value.length > MAX_SELECTORS)
    return {problems: [error(`The lab reads at most ${MAX_SELECTORS} selectors, not ${value.length}.`, firstLine)]};

  const selectors = value as readonly unknown[];
  const nodes = selectors.map((_, index) => root.children.get(String(index)) ?? root);
  const lines = nodes.map(({offset}) => lineAt(text, offset));
  const lineOf = (index: number, key: string): number =>
    lineAt(text, nodes[index]?.children.get(key)?.offset ?? nodes[index]?.offset ?? root.offset);
  const problems = selectors.flatMap((selector, index) => {
    if (!isRecord(selector))
      return error(
        `Selector ${index + 1} must be an object, such as {"mainBranch": true}, not ${kindOf(selector)}.`,
        lines[index],
        index,
      );
    return Object.entries(selector).flatMap(([key, field]) =>
      isField(key) && typeof field !== FIELDS[key]
        ? error(
            FIELDS[key] === 'boolean'
              ? `The value of ${key} must be true${key === 'latest' ? ' or false' : ''}, not ${kindOf(field)}.`
              : `The value of ${key} must be a string in double quotes, not ${kindOf(field)}.`,
            lineOf(index, key),
            index,
          )
        : [],
    );
  });
  if (problems.length > 0) return {problems};
  return {
    parsed: {
      selectors: selectors as readonly ConsumerVersionSelector[],
      lines,
      warnings: (selectors as readonly Record<string, unknown>[]).flatMap((selector, index) =>
        warningsAbout(selector, (key) => lineOf(index, key), index),
      ),
      locate: (errors) =>
        Object.entries(errors).flatMap(([property, messages]) =>
          messages.map((message) => {
            if (property !== 'consumerVersionSelectors') return error(`${property}: ${message}`);
            const {text: reason, index} = splitMessage(message);
            if (index === undefined) return error(reason, firstLine);
            const [field = ''] = reason.split(' ');
            return error(reason, lineOf(index, field), index);
          }),
        ),
    },
  };
}

/** A selector on one line. */
export const formatSelector = (selector: ConsumerVersionSelector): string =>
  `{${Object.entries(selector)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    .join(', ')}}`;

/** The text of selectors, with one line for each. */
export const formatSelectors = (selectors: readonly ConsumerVersionSelector[]): string =>
  selectors.length === 0 ? '[]' : `[\n${selectors.map((selector) => `  ${formatSelector(selector)}`).join(',\n')}\n]`;
