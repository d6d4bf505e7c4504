/**
 * The applications, pacts, and results of a scenario. Events create them in the mock broker, whose own modules decide
 * everything else.
 */
import {
  PACTFLOW_ENVIRONMENTS,
  Store,
  contractDataPublished,
  createOrUpdateVersion,
  createTag,
  currentDeployments,
  environmentWithName,
  pactsForVerification,
  publishPact,
  publishVerification,
  recordDeployment,
  recordRelease,
  recordSupportEnded,
  recordUndeployment,
  supportedReleases,
  updatePacticipant,
  validatePactsQuery,
  type Pact,
  type PactsQuery,
} from 'mock-broker/engine';

/** The content of a pact: the fields of a product that a consumer reads. */
export interface PactContent {
  /** Unique in the world. */
  id: string;
  consumer: string;
  fields: readonly string[];
}

/** The settings of the provider's verification, with the names that Pact JS has. */
export interface Settings {
  consumerVersionSelectors: readonly object[];
  providerVersionBranch?: string;
  enablePending: boolean;
  /** A date, such as 2026-10-01. */
  includeWipPactsSince?: string;
}

/** A build of the provider. */
export interface Build {
  settings: Settings;
  /** The fields of a product that the provider returns. A pact passes if they include all of its fields. */
  returns: readonly string[];
}

/** A change of what's in an environment. */
interface DeploymentEvent {
  kind: 'record-deployment' | 'record-undeployment' | 'record-release' | 'record-support-ended';
  application: string;
  version: string;
  environment: string;
}

/** What a pipeline sent to the broker. */
export type WorldEvent = {
  /** The day of the event, such as 2026-10-01. By default, the day of the previous event. */
  on?: string;
} & (
  | {
      kind: 'publish';
      consumer: string;
      version: string;
      branch?: string;
      tags?: readonly string[];
      /** The ID of the content. */
      pact: string;
    }
  | {kind: 'set-main-branch'; application: string; branch: string}
  /** A build that publishes its results under a version of the provider. */
  | {kind: 'build'; version: string; build: Build}
  | DeploymentEvent
);

export interface World {
  provider: string;
  contents: readonly PactContent[];
  /** In the order in which they happened. */
  events: readonly WorldEvent[];
}

/** The day of events before the first one that has a day. */
const FIRST_DAY = '2026-10-01';

/** The fields that a build doesn't return, although the pact requires them. */
export const missingFields = ({fields}: PactContent, returns: readonly string[]): string[] =>
  fields.filter((field) => !returns.includes(field));

/** The pact file for a content. */
const pactFile = (provider: string, {consumer, fields}: PactContent) => ({
  consumer: {name: consumer},
  provider: {name: provider},
  interactions: [
    {
      description: 'a request for a product',
      request: {method: 'GET', path: '/products/10'},
      response: {
        status: 200,
        headers: {'Content-Type': 'application/json'},
        body: Object.fromEntries(fields.map((field) => [field, `a ${field}`])),
      },
    },
  ],
  metadata: {pactSpecification: {version: '2.0.0'}},
});

/** The request that a verifier sends for its settings. */
export const queryFor = ({
  consumerVersionSelectors,
  providerVersionBranch,
  enablePending,
  includeWipPactsSince,
}: Settings): PactsQuery => ({
  consumerVersionSelectors,
  includePendingStatus: enablePending,
  ...(providerVersionBranch !== undefined && {providerVersionBranch}),
  ...(includeWipPactsSince !== undefined && {includeWipPactsSince}),
});

/** A mock broker after the events of a world. */
export class WorldBroker {
  readonly store: Store;
  readonly #world: World;
  /** The IDs of contents by consumer and hash. Equal contents of a consumer have the ID of the first. */
  readonly #ids = new Map<string, string>();
  #time = Date.parse(FIRST_DAY);

  /** @throws Error if an event names a content, a version, or an environment that doesn't exist */
  constructor(world: World) {
    this.#world = world;
    let lastId = 0;
    this.store = new Store({
      now: () => new Date((this.#time += 1000)),
      newUuid: () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`,
      settings: {environments: PACTFLOW_ENVIRONMENTS},
    });
    for (const event of world.events) this.#receive(event);
  }

  /** The content of a pact in the broker. */
  contentOf({consumer, sha}: Pact): PactContent {
    return this.#content(this.#ids.get(`${consumer} ${sha}`) ?? '');
  }

  #content(id: string): PactContent {
    const content = this.#world.contents.find((candidate) => candidate.id === id);
    if (content === undefined) throw new Error(`The scenario has no pact "${id}".`);
    return content;
  }

  #receive(event: WorldEvent): void {
    const {store} = this;
    const {provider} = this.#world;
    if (event.on !== undefined) this.#time = Math.max(this.#time, Date.parse(event.on));
    switch (event.kind) {
      case 'publish': {
        const {consumer, version: consumerVersion, branch, tags = []} = event;
        createOrUpdateVersion(store, consumer, consumerVersion, {branch});
        for (const tag of tags) createTag(store, consumer, consumerVersion, tag);
        const content = this.#content(event.pact);
        const publication = {consumer, provider, consumerVersion, content: pactFile(provider, content)};
        const {pact} = publishPact(store, publication, {});
        contractDataPublished(store, consumer, provider);
        const key = `${consumer} ${pact.sha}`;
        if (!this.#ids.has(key)) this.#ids.set(key, content.id);
        return;
      }
      case 'set-main-branch': {
        const application = store.pacticipants.get(event.application);
        if (application === undefined) throw new Error(`The broker has no application "${event.application}".`);
        updatePacticipant(store, application, {mainBranch: event.branch});
        return;
      }
      case 'build':
        this.#verify(event.version, event.build);
        return;
      default:
        this.#record(event);
    }
  }

  /** Verifies the pacts that the broker returns, and publishes the results. */
  #verify(version: string, {settings, returns}: Build): void {
    const {store} = this;
    const query = queryFor(settings);
    const errors = Object.values(validatePactsQuery(store, query)).flat();
    if (errors.length > 0) throw new Error(errors.join(' '));
    const verifiable = pactsForVerification(store, this.#world.provider, query);
    createOrUpdateVersion(store, this.#world.provider, version, {branch: settings.providerVersionBranch});
    for (const {pact, wip, pending} of verifiable) {
      const success = missingFields(this.contentOf(pact), returns).length === 0;
      // A verifier publishes a result to the URL of the pact, which contains these properties.
      const metadata = {wip, pending, consumerVersionTags: [], consumerVersionSelectors: []};
      publishVerification(store, pact, {success, providerApplicationVersion: version}, metadata, {});
    }
  }

  #record({kind, application, version: number, environment: name}: DeploymentEvent): void {
    const {store} = this;
    const version = store.version(application, number);
    const environment = environmentWithName(store, name);
    if (version === undefined || environment === undefined)
      throw new Error(`The broker has no version ${number} of "${application}", or no environment "${name}".`);
    if (kind === 'record-deployment') recordDeployment(store, version, environment, null);
    if (kind === 'record-release') recordRelease(store, version, environment);
    if (kind === 'record-undeployment')
      for (const deployed of currentDeployments(store, environment, {pacticipant: application}))
        if (deployed.version === number) recordUndeployment(store, deployed);
    if (kind === 'record-support-ended')
      for (const release of supportedReleases(store, environment, {pacticipant: application, version: number}))
        recordSupportEnded(store, release);
  }
}
