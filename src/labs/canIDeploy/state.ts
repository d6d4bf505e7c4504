/** The state of the lab as a short text, for the URL's fragment, the browser's storage, and shared links. */
import {ENVIRONMENTS, type Question} from './broker';
import type {Options} from './cli';
import {scenarioWith, type Scenario} from './scenarios';
import {MAX_STEPS, ImpossibleStep, simulate, type Fields, type Step} from './world';

/** What is asked after each step. */
export type Ask = Question & Options;

export interface LabState {
  scenario: Scenario;
  /** What the reader did, after the steps that the scenario starts with. */
  steps: readonly Step[];
  ask: Ask;
}

/** The name in the fragment of a link that the lab writes itself. */
export const FRAGMENT = 'scenario';

/** The name in the fragment of a link that a reader shares, whose content is compressed. */
export const SHARED_FRAGMENT = 'can-i-deploy';

/** A longer state isn't written into the URL. */
const MAX_FRAGMENT = 700;

export const initialState = (scenario: Scenario): LabState => ({scenario, steps: [], ask: scenario.ask});

const fieldsToText = (fields: Fields): string =>
  Object.entries(fields)
    .map(([of, names]) => `${of}:${names.join('.')}`)
    .join('+');

const fieldsFromText = (text: string): Fields =>
  Object.fromEntries(
    text.split('+').map((part) => {
      const [of = '', names = ''] = part.split(':');
      return [of, names.split('.').filter(Boolean)];
    }),
  );

const recorded = (isRecorded: boolean): string => (isRecorded ? 'recorded' : 'unrecorded');

function stepToText(step: Step): string {
  const {kind, application} = step;
  const rest = ((): readonly string[] => {
    switch (step.kind) {
      case 'publish':
        return [step.version, step.branch, fieldsToText(step.fields)];
      case 'verify':
        return [step.version];
      case 'verify-pact':
        return [step.version, step.consumer, step.consumerVersion];
      case 'deploy':
      case 'release':
        return [step.version, step.environment, recorded(step.isRecorded)];
      case 'record':
      case 'end-support':
        return [step.version, step.environment];
      case 'roll-back':
        return [step.environment, recorded(step.isRecorded)];
      case 'merge':
        return [step.version, step.mergedAs];
    }
  })();
  return [kind, application, ...rest].join(',');
}

function stepFromText(text: string): Step {
  const [kind, application = '', one = '', two = '', three = ''] = text.split(',');
  const isRecorded = (value: string): boolean => value !== 'unrecorded';
  switch (kind) {
    case 'publish':
      return {kind, application, version: one, branch: two, fields: fieldsFromText(three)};
    case 'verify':
      return {kind, application, version: one};
    case 'verify-pact':
      return {kind, application, version: one, consumer: two, consumerVersion: three};
    case 'deploy':
    case 'release':
      return {kind, application, version: one, environment: two, isRecorded: isRecorded(three)};
    case 'record':
    case 'end-support':
      return {kind, application, version: one, environment: two};
    case 'roll-back':
      return {kind, application, environment: one, isRecorded: isRecorded(two)};
    case 'merge':
      return {kind, application, version: one, mergedAs: two};
    default:
      throw new ImpossibleStep(`There's no step ${kind ?? ''}.`);
  }
}

const askToText = ({application, version, environment = '', together = [], retry, json}: Ask): string =>
  [application, version, environment, together.join('.'), retry ? 'retry' : '', json ? 'json' : ''].join(',');

function askFromText(text: string): Ask {
  const [application = '', version = '', environment = '', together = '', retry, json] = text.split(',');
  return {
    application,
    version,
    ...(environment !== '' && {environment}),
    ...(together !== '' && {together: together.split('.')}),
    ...(retry === 'retry' && {retry: true}),
    ...(json === 'json' && {json: true}),
  };
}

/** For example `scenario=forgotten-record&steps=record,ProductAPI,2.1.0,production`, without what hasn't changed. */
export function toText({scenario, steps, ask}: LabState): string {
  const asked = askToText(ask);
  return [
    `${FRAGMENT}=${scenario.id}`,
    ...(steps.length > 0 ? [`steps=${steps.map(stepToText).join(';')}`] : []),
    ...(asked === askToText(scenario.ask) ? [] : [`ask=${asked}`]),
  ].join('&');
}

/** The fragment for a state, or the one of its scenario if the state is too long. */
export function toFragment(state: LabState): string {
  const text = toText(state);
  return `#${text.length <= MAX_FRAGMENT ? text : toText(initialState(state.scenario))}`;
}

/**
 * Reads a text that `toText` wrote.
 * @returns undefined if it was cut or changed
 */
export function fromText(text: string): LabState | undefined {
  const values = new Map(
    text.split('&').map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const scenario = scenarioWith(values.get(FRAGMENT) ?? '');
  if (scenario === undefined) return undefined;
  const {world, start} = scenario;
  try {
    const written = values.get('steps');
    const steps = written === undefined ? [] : written.split(';').map(stepFromText);
    if (steps.length > MAX_STEPS) return undefined;
    const {versions} = simulate(world, [...start, ...steps]);
    const asked = values.get('ask');
    const ask: Ask = asked === undefined ? scenario.ask : askFromText(asked);
    const isKnown = [ask.application, ...(ask.together ?? [])].every((name) =>
      versions.some(({application, version}) => application === name && version === ask.version),
    );
    return isKnown && (ask.environment === undefined || ENVIRONMENTS.includes(ask.environment))
      ? {scenario, steps, ask}
      : undefined;
  } catch (error) {
    if (error instanceof ImpossibleStep) return undefined;
    throw error;
  }
}

/**
 * Reads a fragment that `toFragment` wrote.
 * @returns undefined if it was cut or changed
 */
export function fromFragment(fragment: string): LabState | undefined {
  try {
    return fromText(decodeURIComponent(fragment.slice(1)));
  } catch {
    return undefined;
  }
}

/** Whether a fragment is about the lab. */
export const isForLab = (fragment: string): boolean =>
  [FRAGMENT, SHARED_FRAGMENT].some((name) => fragment.startsWith(`#${name}=`));

export const isSameState = (one: LabState, other: LabState): boolean => toText(one) === toText(other);
