/** What the browser's storage keeps for a lab with scenarios: the reader's changes in each scenario. */

export interface Progress {
  /** The ID of the scenario that's shown. */
  current: string;
  /** The states that differ from the initial one, as text, by the ID of their scenario. */
  states: Readonly<Record<string, string>>;
}

interface Lab<Scenario, State> {
  scenarios: readonly Scenario[];
  initialState: (scenario: Scenario) => State;
  toText: (state: State) => string;
  /** Reads a text that `toText` wrote. Returns undefined for anything else. */
  fromText: (text: string) => State | undefined;
}

/** Functions for the progress in a lab. */
export function progressIn<Scenario extends {id: string}, State extends {scenario: Scenario}>({
  scenarios,
  initialState,
  toText,
  fromText,
}: Lab<Scenario, State>) {
  const scenarioWith = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

  const initialProgress = (scenario?: string): Progress => ({
    current: scenarioWith(scenario ?? '')?.id ?? scenarios[0]?.id ?? '',
    states: {},
  });

  /** The state of a scenario. What can't be read starts again. */
  const stateOf = ({states}: Progress, scenario: Scenario): State => {
    const state = fromText(states[scenario.id] ?? '');
    return state?.scenario === scenario ? state : initialState(scenario);
  };

  const currentState = (progress: Progress): State => {
    const scenario = scenarioWith(progress.current) ?? scenarios[0];
    if (scenario === undefined) throw new Error('There are no scenarios.');
    return stateOf(progress, scenario);
  };

  /** The progress with a state, which becomes the current one. */
  const withState = ({states}: Progress, state: State): Progress => {
    const {[state.scenario.id]: _, ...others} = states;
    const text = toText(state);
    const isInitial = text === toText(initialState(state.scenario));
    return {current: state.scenario.id, states: isInitial ? others : {...others, [state.scenario.id]: text}};
  };

  /** Reads a stored value. Returns undefined for anything else. */
  const readProgress = (stored: string | null): Progress | undefined => {
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
  };

  const isSameProgress = (one: Progress, other: Progress): boolean =>
    one.current === other.current && JSON.stringify(one.states) === JSON.stringify(other.states);

  return {initialProgress, stateOf, currentState, withState, readProgress, isSameProgress};
}
