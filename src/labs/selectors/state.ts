/** The state of the lab, its text for the browser's storage and shared links, and the answer that it leads to. */
import {counted} from '../counted';
import {isRecord} from '../json';
import {explain, type Explanation} from './explain';
import {PRODUCT_FIELDS, SCENARIOS, type Scenario} from './scenarios';
import {formatSelectors, parseSelectors, SELECTOR_FIELDS} from './selectors';
import type {ConsumerVersionSelector, ParsedSelectors, SelectorProblem} from './selectors';
import type {Settings, World} from './world';

export interface LabState {
  scenario: Scenario;
  /** The selectors as the reader typed them. */
  text: string;
  enablePending: boolean;
  /** A date, such as 2026-10-01, or an empty string if the build doesn't include WIP pacts. */
  since: string;
  /** An empty string if the build doesn't send a branch. */
  branch: string;
  /** The fields of a product that the provider's build returns. */
  returns: readonly string[];
  /** The indexes of the scenario's actions that the reader used, in this order. */
  done: readonly number[];
}

/** The name in the fragment of a link to a scenario. */
export const FRAGMENT = 'selectors';

/** The name in the fragment of a link that a reader shares, whose content is compressed. */
export const SHARED_FRAGMENT = 'selectors-lab';

/** The longest name of a provider's branch. */
export const MAX_BRANCH = 200;

export const scenarioWith = (id: string): Scenario | undefined => SCENARIOS.find((scenario) => scenario.id === id);

export const initialState = (scenario: Scenario): LabState => ({
  scenario,
  text: formatSelectors(scenario.settings.consumerVersionSelectors),
  enablePending: scenario.settings.enablePending,
  since: scenario.settings.includeWipPactsSince ?? '',
  branch: scenario.settings.providerVersionBranch ?? '',
  returns: scenario.returns,
  done: [],
});

export const toText = ({scenario, ...others}: LabState): string => JSON.stringify({scenario: scenario.id, ...others});

export const isSameState = (one: LabState, other: LabState): boolean => toText(one) === toText(other);

const isDate = (text: string): boolean =>
  text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)));

const isListOf = <T>(value: unknown, isItem: (item: unknown) => boolean): value is T[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value).size === value.length;

/**
 * Reads a text that `toText` wrote.
 * @returns undefined if it was cut or changed
 */
export function fromText(text: string): LabState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const {scenario: id, text: selectors, enablePending, since, branch, returns, done} = value;
  const scenario = scenarioWith(String(id));
  if (
    scenario === undefined ||
    typeof selectors !== 'string' ||
    typeof enablePending !== 'boolean' ||
    typeof since !== 'string' ||
    !isDate(since) ||
    typeof branch !== 'string' ||
    branch.length > MAX_BRANCH ||
    !isListOf<string>(returns, (field) => (PRODUCT_FIELDS as readonly unknown[]).includes(field)) ||
    !isListOf<number>(done, (index) => typeof index === 'number' && scenario.actions[index] !== undefined)
  )
    return undefined;
  return {scenario, text: selectors, enablePending, since, branch, returns, done};
}

/** The ID in a fragment such as `#selectors=wip`; undefined for other fragments. */
export const scenarioIn = (fragment: string): string | undefined =>
  fragment.startsWith(`#${FRAGMENT}=`) ? fragment.slice(FRAGMENT.length + 2) : undefined;

/** The scenario's world after what the reader did. */
export const worldOf = ({scenario: {world, actions}, done}: LabState): World => ({
  ...world,
  events: [...world.events, ...done.flatMap((index) => actions[index]?.event ?? [])],
});

const settingsOf = ({enablePending, since, branch}: LabState, {selectors}: ParsedSelectors): Settings => ({
  consumerVersionSelectors: selectors,
  enablePending,
  ...(branch !== '' && {providerVersionBranch: branch}),
  ...(since !== '' && {includeWipPactsSince: since}),
});

type Answered = Extract<Explanation, {kind: 'answered'}>;

/** What happens in a build with the settings of the lab. */
export interface Answer {
  /** Errors and warnings about the settings. */
  problems: readonly SelectorProblem[];
  /** A sentence or two. */
  summary: string;
  /** The exit code of the verifier. Missing if the lab can't read the selectors. */
  exitCode?: 0 | 1;
  /** Missing if there's no request, or the broker rejects it. */
  explanation?: Answered;
  /** The selectors that the broker accepted, without the fields that it ignores. */
  selectors?: readonly ConsumerVersionSelector[];
}

const withoutUnknownFields = (selector: ConsumerVersionSelector): ConsumerVersionSelector =>
  Object.fromEntries(Object.entries(selector).filter(([key]) => (SELECTOR_FIELDS as string[]).includes(key)));

/** A problem as a sentence that starts with its line. */
export const describeProblem = ({line, message}: SelectorProblem): string =>
  line === undefined ? message : `Line ${line}: ${message}`;

export function answerFor(state: LabState): Answer {
  const read = parseSelectors(state.text);
  if ('problems' in read)
    return {
      problems: read.problems,
      summary: `There’s no result, because the selectors can’t be read. ${read.problems.map(describeProblem).join(' ')}`,
    };
  const {parsed} = read;
  const explanation = explain(worldOf(state), {settings: settingsOf(state, parsed), returns: state.returns});
  const exitCode = explanation.buildFails ? 1 : 0;
  if (explanation.kind === 'rejected') {
    const errors = parsed.locate(explanation.errors);
    return {
      problems: [...errors, ...parsed.warnings],
      summary: [explanation.summary, ...errors.map(describeProblem)].join(' '),
      exitCode,
    };
  }
  const fetched = explanation.pacts.filter((pact) => pact.fetched);
  const pending = fetched.filter((pact) => pact.pending === true);
  return {
    problems: parsed.warnings,
    summary: `${counted(fetched.length, 'pact')} fetched, ${pending.length} pending. ${explanation.summary}`,
    exitCode,
    explanation,
    selectors: parsed.selectors.map(withoutUnknownFields),
  };
}
