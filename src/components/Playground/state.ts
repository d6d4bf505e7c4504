/** The state of a playground. */
import type {BrokerEvent} from '@site/src/labs/protocol';

/** What the build adds to a playground: the files that its attributes name. */
export interface Source {
  /** The OpenAPI description. */
  description: string;
  /** The pact. */
  contract: string;
  /** The description of the provider version that is in production when the playground starts. */
  deployed?: string;
}

export interface State {
  description: string;
  pact: string;
  providerVersion: string;
  consumerVersion: string;
  /** The outcome of the provider's own tests. */
  testsPassed: boolean;
  /** What the broker accepted so far. */
  events: readonly BrokerEvent[];
}

/** The environment that versions are deployed to. */
export const ENVIRONMENT = 'production';

/** The most events that are stored and replayed. */
export const MAX_EVENTS = 40;

/** The names of the two applications in a pact. */
export interface Names {
  consumer: string;
  provider: string;
}

/** Reads the names from a pact. While the pact is invalid, the names stay as they were. */
export function namesIn(pact: string, before: Names): Names {
  try {
    const {consumer, provider} = JSON.parse(pact) as {consumer?: {name?: unknown}; provider?: {name?: unknown}};
    const nameOf = (application: {name?: unknown} | undefined, other: string) =>
      typeof application?.name === 'string' && application.name.trim() !== '' ? application.name : other;
    return {consumer: nameOf(consumer, before.consumer), provider: nameOf(provider, before.provider)};
  } catch {
    return before;
  }
}

/** Versions that the attributes of a playground set. */
export interface Versions {
  /** The version that the reader publishes the description as. */
  providerVersion?: string;
  /** The version that the reader publishes the pact as. */
  consumerVersion?: string;
  /** The provider version that is in production when the playground starts. */
  productionVersion?: string;
}

/** The state before the reader changes anything. */
export function initialState(
  {description, contract, deployed}: Source,
  {providerVersion = '1.0.0', consumerVersion = '1.0.0', productionVersion = '1.0.0'}: Versions,
): State {
  const {consumer, provider} = namesIn(contract, {consumer: 'Consumer', provider: 'Provider'});
  const inProduction = {application: provider, version: productionVersion};
  const usingIt = {application: consumer, version: '1.0.0'};
  const events: BrokerEvent[] =
    deployed === undefined
      ? []
      : [
          {kind: 'publish-description', ...inProduction, content: deployed, testsPassed: true},
          {kind: 'publish-pact', ...usingIt, content: contract},
          {kind: 'record-deployment', ...inProduction, environment: ENVIRONMENT},
          {kind: 'record-deployment', ...usingIt, environment: ENVIRONMENT},
        ];
  return {description, pact: contract, providerVersion, consumerVersion, testsPassed: true, events};
}

/**
 * Whether the broker has another description, or another test result, for the version that the reader wants to publish.
 * The mock broker would keep the result of its first comparison.
 */
export const hasOtherDescription = (
  {events, providerVersion, description, testsPassed}: State,
  provider: string,
): boolean =>
  events.some(
    (event) =>
      event.kind === 'publish-description' &&
      event.application === provider &&
      event.version === providerVersion &&
      (event.content !== description || event.testsPassed !== testsPassed),
  );

const isEvent = (event: unknown): event is BrokerEvent => {
  if (typeof event !== 'object' || event === null) return false;
  const fields = event as Record<string, unknown>;
  const areTexts = (...names: string[]) => names.every((name) => typeof fields[name] === 'string');
  if (!areTexts('kind', 'application', 'version')) return false;
  return fields.kind === 'publish-description'
    ? areTexts('content') && typeof fields.testsPassed === 'boolean'
    : fields.kind === 'publish-pact'
      ? areTexts('content')
      : fields.kind === 'record-deployment' && areTexts('environment');
};

/** Reads a stored state. Returns undefined for anything else. */
export function readState(stored: string | null): State | undefined {
  try {
    const state = JSON.parse(stored ?? '') as Partial<Record<keyof State, unknown>>;
    const {description, pact, providerVersion, consumerVersion, testsPassed, events} = state;
    return typeof description === 'string' &&
      typeof pact === 'string' &&
      typeof providerVersion === 'string' &&
      typeof consumerVersion === 'string' &&
      typeof testsPassed === 'boolean' &&
      Array.isArray(events) &&
      events.every(isEvent)
      ? {description, pact, providerVersion, consumerVersion, testsPassed, events: events.slice(0, MAX_EVENTS)}
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two states are the same. */
export const isSame = (one: State, other: State): boolean =>
  one === other || JSON.stringify(readState(JSON.stringify(one))) === JSON.stringify(readState(JSON.stringify(other)));
