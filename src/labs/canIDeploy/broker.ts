/**
 * The broker of the lab: the mock broker's own modules, without HTTP. Everything that's decided comes from them; the
 * lab only turns what the reader does into records.
 */
import {
  PACTFLOW_ENVIRONMENTS,
  Store,
  canIDeploy,
  contractDataPublished,
  createOrUpdateVersion,
  currentDeployments,
  environmentWithName,
  matrixResponse,
  pactsForVerification,
  parseMatrixQuery,
  publishPact,
  publishVerification,
  recordDeployment,
  recordRelease,
  recordSupportEnded,
  supportedReleases,
  urlsFrom,
  validateMatrixQuery,
  type Decision,
  type MatrixResponse,
  type Pact,
} from 'mock-broker/engine';

/** The base of the broker's URLs, which only appear in output. */
const BROKER_URL = 'http://localhost:9292';

export const ENVIRONMENTS = PACTFLOW_ENVIRONMENTS.map(({name}) => name);

/** What a pipeline sends to the broker. */
export type BrokerEvent =
  | {
      kind: 'publish';
      application: string;
      version: string;
      branch: string;
      /** One for each provider; empty for an application that only provides. */
      pacts: readonly {provider: string; content: unknown}[];
    }
  | {
      kind: 'verify';
      provider: string;
      version: string;
      branch: string;
      consumer: string;
      consumerVersion: string;
      success: boolean;
    }
  | {
      kind: 'record-deployment' | 'record-release' | 'record-support-ended';
      application: string;
      version: string;
      environment: string;
    };

/** The selectors that the guides recommend for the provider's own build. */
const RECOMMENDED_SELECTORS = [{mainBranch: true}, {matchingBranch: true}, {deployedOrReleased: true}];

/** What `can-i-deploy` or `can-i-merge` asks. */
export interface Question {
  application: string;
  version: string;
  /** Without an environment, the question is whether the version can be merged. */
  environment?: string;
  /** Applications of the same version that are deployed in the same step. */
  together?: readonly string[];
}

/** What the broker answered. */
export type Answer =
  {kind: 'rejected'; errors: readonly string[]} | {kind: 'decided'; decision: Decision; response: MatrixResponse};

export class LabBroker {
  readonly store: Store;

  constructor() {
    let lastId = 0;
    this.store = new Store({
      now: () => new Date('2026-03-02T10:00:00Z'),
      newUuid: () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`,
      settings: {environments: PACTFLOW_ENVIRONMENTS},
    });
  }

  /** @throws Error if an event names a version or an environment that doesn't exist, which steps prevent */
  receive(event: BrokerEvent): void {
    const {store} = this;
    if (event.kind === 'publish') {
      const {application: consumer, version: consumerVersion, branch, pacts} = event;
      createOrUpdateVersion(store, consumer, consumerVersion, {branch});
      for (const {provider, content} of pacts) {
        publishPact(store, {consumer, provider, consumerVersion, content}, {});
        contractDataPublished(store, consumer, provider);
      }
      return;
    }
    if (event.kind === 'verify') {
      const {provider, version, branch, consumer, consumerVersion, success} = event;
      createOrUpdateVersion(store, provider, version, {branch});
      const pact = store.pact(consumer, consumerVersion, provider);
      if (pact === undefined) throw new Error(`${consumer} ${consumerVersion} has no pact with ${provider}.`);
      publishVerification(
        store,
        pact,
        {success, providerApplicationVersion: version},
        {wip: false, pending: null, consumerVersionTags: [], consumerVersionSelectors: []},
        {},
      );
      return;
    }
    const version = store.version(event.application, event.version);
    const environment = environmentWithName(store, event.environment);
    if (version === undefined || environment === undefined)
      throw new Error(`The broker has no ${event.application} ${event.version}, or no ${event.environment}.`);
    if (event.kind === 'record-deployment') recordDeployment(store, version, environment, null);
    else if (event.kind === 'record-release') recordRelease(store, version, environment);
    else
      for (const release of supportedReleases(store, environment, {
        pacticipant: event.application,
        version: event.version,
      }))
        recordSupportEnded(store, release);
  }

  /** The versions that are recorded in an environment. */
  recordedIn(name: string): {application: string; version: string}[] {
    const environment = environmentWithName(this.store, name);
    if (environment === undefined) return [];
    return [...currentDeployments(this.store, environment), ...supportedReleases(this.store, environment)].map(
      ({pacticipant, version}) => ({application: pacticipant, version}),
    );
  }

  /** The pacts that the provider's own build verifies with the recommended selectors. */
  pactsToVerify(provider: string, branch: string): readonly Pact[] {
    return pactsForVerification(this.store, provider, {
      consumerVersionSelectors: RECOMMENDED_SELECTORS,
      providerVersionBranch: branch,
    }).map(({pact}) => pact);
  }

  /** Sends the request that the command sends. */
  ask(question: Question): Answer {
    const query = parseMatrixQuery(new URLSearchParams(queryOf(question)));
    const errors = validateMatrixQuery(this.store, query);
    if (errors.length > 0) return {kind: 'rejected', errors};
    const decision = canIDeploy(this.store, query);
    return {kind: 'decided', decision, response: matrixResponse(this.store, decision, urlsFrom(BROKER_URL))};
  }

  /** All results of a pair of applications. */
  matrixOf(consumer: string, provider: string): Decision {
    const query = `q[][pacticipant]=${encodeURIComponent(consumer)}&q[][pacticipant]=${encodeURIComponent(provider)}`;
    return canIDeploy(this.store, parseMatrixQuery(new URLSearchParams(`${query}&latestby=cvpv`)));
  }
}

/**
 * The query of the command's request.
 * @see https://github.com/pact-foundation/pact-broker-cli/blob/main/src/cli/pact_broker/main/can_i_deploy.rs
 */
export function queryOf({application, version, environment, together = []}: Question): string {
  const selectors = [application, ...together].map(
    (name) => `q[][pacticipant]=${encodeURIComponent(name)}&q[][version]=${encodeURIComponent(version)}`,
  );
  const target =
    environment === undefined
      ? `latestby=${selectors.length > 1 ? 'cvpv' : 'cvp&latest=true'}&mainBranch=true`
      : `latestby=cvpv&environment=${encodeURIComponent(environment)}`;
  return `${selectors.join('&')}&${target}`;
}
