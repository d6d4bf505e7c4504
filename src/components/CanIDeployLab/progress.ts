/** What the browser's storage keeps: the reader's steps in each scenario. */
import {scenarios, scenarioWith, type Scenario} from '@site/src/labs/canIDeploy/scenarios';
import {fromText, initialState, isSameState, toText, type LabState} from '@site/src/labs/canIDeploy/state';

export interface Progress {
  /** The ID of the scenario that's shown. */
  current: string;
  /** The states that differ from the initial one, as text, by the ID of their scenario. */
  states: Readonly<Record<string, string>>;
}

export const initialProgress = (scenario?: string): Progress => ({
  current: scenarioWith(scenario ?? '')?.id ?? scenarios[0]?.id ?? '',
  states: {},
});

/** The state of a scenario. What can't be read starts again. */
export function stateOf({states}: Progress, scenario: Scenario): LabState {
  const state = fromText(states[scenario.id] ?? '');
  return state?.scenario === scenario ? state : initialState(scenario);
}

export function currentState(progress: Progress): LabState {
  const scenario = scenarioWith(progress.current) ?? scenarios[0];
  if (scenario === undefined) throw new Error('There are no scenarios.');
  return stateOf(progress, scenario);
}

/** The progress with a state, which becomes the current one. */
export function withState({states}: Progress, state: LabState): Progress {
  const {[state.scenario.id]: _, ...others} = states;
  const isInitial = isSameState(state, initialState(state.scenario));
  return {current: state.scenario.id, states: isInitial ? others : {...others, [state.scenario.id]: toText(state)}};
}

/** Reads a stored value. Returns undefined for anything else. */
export function readProgress(stored: string | null): Progress | undefined {
  try {
    const {current, states} = JSON.parse(stored ?? '') as Partial<Record<keyof Progress, unknown>>;
    return typeof current === 'string' &&
      scenarioWith(current) !== undefined &&
      typeof states === 'object' &&
      states !== null &&
      Object.values(states).every((text) => typeof text === 'string')
      ? {current, states: states as Progress['states']}
      : undefined;
  } catch {
    return undefined;
  }
}

export const isSameProgress = (one: Progress, other: Progress): boolean =>
  one.current === other.current && JSON.stringify(one.states) === JSON.stringify(other.states);
