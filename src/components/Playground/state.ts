/** The state of a playground, and the sentences that describe it. */
import type {BrokerEvent, Comparison, Decision, Problem} from '@site/src/labs/protocol';
import type {StopReason} from '@site/src/labs/runner';

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

/** The state before the reader changes anything. */
export function initialState(
  {description, contract, deployed}: Source,
  providerVersion: string,
  consumerVersion: string,
): State {
  const {consumer, provider} = namesIn(contract, {consumer: 'Consumer', provider: 'Provider'});
  const version = '1.0.0';
  const events: BrokerEvent[] =
    deployed === undefined
      ? []
      : [
          {kind: 'publish-description', application: provider, version, content: deployed, testsPassed: true},
          {kind: 'publish-pact', application: consumer, version, content: contract},
          {kind: 'record-deployment', application: provider, version, environment: ENVIRONMENT},
          {kind: 'record-deployment', application: consumer, version, environment: ENVIRONMENT},
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

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const DOCUMENTS = {description: 'OpenAPI description', pact: 'pact'} as const;

/** Names a document in a sentence. */
export const documentName = (side: Problem['side']): string => DOCUMENTS[side];

/** One sentence or two about the result of a comparison. */
export function describeComparison(comparison: Comparison): string {
  if (comparison.kind === 'invalid') {
    const names = comparison.problems.map(({side}) => documentName(side));
    return `The contracts weren’t compared because of a problem in the ${names.join(' and in the ')}.`;
  }
  const {findings, interactions, skipped} = comparison;
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [of('error'), of('warning')];
  const left =
    skipped === 0 ? '' : ` ${counted(skipped, 'interaction')} without HTTP ${skipped === 1 ? 'was' : 'were'} left out.`;
  if (interactions === 0) return `The pact has no HTTP interactions, so there was nothing to compare.${left}`;
  const verdict =
    errors > 0
      ? `${counted(errors, 'error')}: the pact isn’t compatible with the description.`
      : `No errors: the pact is compatible with the description.`;
  const more = warnings === 0 ? '' : ` ${counted(warnings, 'warning')}.`;
  return `${verdict}${more} ${counted(interactions, 'interaction')} compared.${left}`;
}

/** One sentence about the decision of can-i-deploy. */
export function describeDecision({question: {application, version, environment}, deployable}: Decision): string {
  const which = `version ${version} of ${application}`;
  return deployable === true
    ? `Yes: you can deploy ${which} to ${environment}.`
    : deployable === null
      ? `No: a result for ${which} is missing.`
      : `No: don’t deploy ${which} to ${environment}.`;
}

/** Why a task has no result, and what the reader can do about it. */
export const STOPPED: Readonly<Record<StopReason, string>> = {
  canceled: 'Canceled. Your documents are unchanged.',
  timeout: 'Stopped after 10 seconds. Make the documents smaller, and try again.',
  unavailable: 'The comparison couldn’t be loaded. Check your connection, and try again. Your documents are unchanged.',
  blocked:
    'The content security policy of this host doesn’t allow the comparison to run in the browser. Follow the commands on this page instead.',
  failed: 'The comparison failed unexpectedly. Your documents are unchanged.',
};
