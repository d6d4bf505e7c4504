import { createHash, randomUUID } from 'node:crypto';

/**
 * @typedef {object} Pacticipant an application, as consumer, provider or both
 * @property {string} name
 * @property {string} [displayName]
 * @property {string} [mainBranch]
 * @property {string} [repositoryUrl]
 * @property {Date} createdAt
 *
 * @typedef {object} Version one version of a pacticipant
 * @property {string} pacticipant
 * @property {string} number
 * @property {Set<string>} branches
 * @property {Set<string>} tags
 * @property {string} [buildUrl]
 * @property {Date} createdAt
 *
 * @typedef {object} Pact the pact of one consumer version with one provider
 * @property {string} consumer
 * @property {string} consumerVersion
 * @property {string} provider
 * @property {any} content the pact file
 * @property {string} sha the same for pacts with the same content, whatever their version
 * @property {Date} createdAt
 *
 * @typedef {object} Verification what a provider version said about the content of a pact
 * @property {string} consumer
 * @property {string} provider
 * @property {string} sha
 * @property {string} providerVersion
 * @property {number} number
 * @property {boolean} success
 * @property {boolean} [wip] the pact was verified as work in progress, not because a selector chose it
 * @property {any} [testResults]
 * @property {string} [buildUrl]
 * @property {Date} verifiedAt
 *
 * @typedef {object} ProviderContract the description that one provider version published (PactFlow)
 * @property {string} provider
 * @property {string} version
 * @property {string} content
 * @property {string} contentType
 * @property {{success: boolean, verifier?: string}} [selfVerification] absent when none was sent
 *
 * @typedef {object} Environment
 * @property {string} uuid
 * @property {string} name
 * @property {string} displayName
 * @property {boolean} production
 * @property {object[]} contacts
 * @property {Date} createdAt
 * @property {Date} updatedAt
 *
 * @typedef {object} Placement a version that was deployed or released to an environment
 * @property {string} uuid
 * @property {'deployed' | 'released'} kind
 * @property {string} environment the environment's UUID
 * @property {string} pacticipant
 * @property {string} version
 * @property {string | null} target the application instance, for deployments
 * @property {boolean} current still deployed, or still supported
 * @property {Date} createdAt
 * @property {Date | null} endedAt
 *
 * @typedef {object} Webhook
 * @property {string} uuid
 * @property {string} [description]
 * @property {string} [consumer] only pacts of this consumer
 * @property {string} [provider] only pacts of this provider
 * @property {boolean} enabled
 * @property {string[]} events
 * @property {any} request
 * @property {Date} createdAt
 */

/** What the broker knows: everything in memory, nothing checked that a route has checked already. Lists are oldest first. */
export class Store {
  /** @type {Map<string, Pacticipant>} */ pacticipants = new Map();
  /** @type {Version[]} */ versions = [];
  /** @type {Pact[]} */ pacts = [];
  /** @type {Verification[]} */ verifications = [];
  /** @type {ProviderContract[]} */ providerContracts = [];
  /** @type {Environment[]} */ environments = [];
  /** @type {Placement[]} */ placements = [];
  /** @type {Webhook[]} */ webhooks = [];
  /** @type {import('./webhooks.js').TriggeredWebhook[]} */ triggeredWebhooks = [];
  /** @type {Map<string, number>} how many verifications there were when a branch or a tag was first used */ #verificationsBefore = new Map();

  /**
   * @param {object} [options] fixed times and ids make output that can be compared
   * @param {() => Date} [options.now]
   * @param {() => string} [options.newId] gives a UUID
   */
  constructor({ now = () => new Date(), newId = randomUUID } = {}) {
    /** @type {() => Date} */
    this.now = now;
    /** @type {() => string} */
    this.newId = newId;
    this.addEnvironment({ name: 'test', displayName: 'Test', production: false });
    this.addEnvironment({ name: 'production', displayName: 'Production', production: true });
  }

  /** @param {string} name @returns {Pacticipant} */
  ensurePacticipant(name) {
    const known = this.pacticipants.get(name);
    if (known) return known;
    /** @type {Pacticipant} */
    const pacticipant = { name, createdAt: this.now() };
    this.pacticipants.set(name, pacticipant);
    return pacticipant;
  }

  /** @param {string} pacticipant @param {string} number */
  version(pacticipant, number) {
    return this.versions.find((version) => version.pacticipant === pacticipant && version.number === number);
  }

  /**
   * Finds or creates a version and adds what is new about it.
   *
   * @param {string} name the pacticipant's
   * @param {string} number
   * @param {{branch?: string, tags?: string[], buildUrl?: string}} [properties]
   */
  ensureVersion(name, number, { branch, tags = [], buildUrl } = {}) {
    const pacticipant = this.ensurePacticipant(name);
    let version = this.version(name, number);
    if (!version) {
      version = { pacticipant: name, number, branches: new Set(), tags: new Set(), createdAt: this.now() };
      this.versions.push(version);
    }
    if (branch) {
      this.#noteFirstUse(name, 'branches', branch);
      version.branches.add(branch);
      if (['develop', 'main', 'master'].includes(branch)) pacticipant.mainBranch ??= branch;
    }
    for (const tag of tags) {
      this.#noteFirstUse(name, 'tags', tag);
      version.tags.add(tag);
    }
    if (buildUrl) version.buildUrl = buildUrl;
    return version;
  }

  /** @param {string} pacticipant @param {'branches' | 'tags'} kind @param {string} label */
  #noteFirstUse(pacticipant, kind, label) {
    const key = JSON.stringify([pacticipant, kind, label]);
    if (!this.#verificationsBefore.has(key)) this.#verificationsBefore.set(key, this.verifications.length);
  }

  /**
   * @param {string} pacticipant
   * @param {'branches' | 'tags'} kind
   * @param {string} label the name of a branch or a tag
   * @returns {Verification[]} those from before a version of the pacticipant first had it; all, when none has it yet
   */
  verificationsBefore(pacticipant, kind, label) {
    return this.verifications.slice(0, this.#verificationsBefore.get(JSON.stringify([pacticipant, kind, label])));
  }

  /** @param {string} consumer @param {string} consumerVersion @param {string} provider */
  pact(consumer, consumerVersion, provider) {
    return this.pacts.find(
      (pact) => pact.consumer === consumer && pact.consumerVersion === consumerVersion && pact.provider === provider,
    );
  }

  /**
   * Stores the pact of a consumer version; a pact that this version has already is replaced.
   *
   * @param {{consumer: string, consumerVersion: string, provider: string, content: any}} publication
   * @returns {Pact}
   */
  addPact({ consumer, consumerVersion, provider, content }) {
    this.ensureVersion(consumer, consumerVersion);
    this.ensurePacticipant(provider);
    const pact = { consumer, consumerVersion, provider, content, sha: contentSha(content), createdAt: this.now() };
    const old = this.pact(consumer, consumerVersion, provider);
    if (old) return Object.assign(old, pact);
    this.pacts.push(pact);
    return pact;
  }

  /** @param {Omit<Verification, 'number' | 'verifiedAt'>} result */
  addVerification(result) {
    this.ensureVersion(result.provider, result.providerVersion);
    const earlier = this.verifications.filter(
      ({ consumer, provider, sha }) => consumer === result.consumer && provider === result.provider && sha === result.sha,
    );
    const verification = { ...result, number: earlier.length + 1, verifiedAt: this.now() };
    this.verifications.push(verification);
    return verification;
  }

  /**
   * The newest result for a pact's content, which may have been published for another consumer version.
   *
   * @param {Pact} pact
   * @param {string} providerVersion
   */
  verification(pact, providerVersion) {
    return this.verifications.findLast(
      (result) =>
        result.consumer === pact.consumer &&
        result.provider === pact.provider &&
        result.sha === pact.sha &&
        result.providerVersion === providerVersion,
    );
  }

  /** @param {string} provider @param {string} version */
  providerContract(provider, version) {
    return this.providerContracts.findLast((contract) => contract.provider === provider && contract.version === version);
  }

  /** @param {{name: string, displayName?: string, production: boolean, contacts?: object[]}} properties */
  addEnvironment({ name, displayName, production, contacts = [] }) {
    const now = this.now();
    const environment = {
      uuid: this.newId(),
      name,
      displayName: displayName ?? name[0].toUpperCase() + name.slice(1).replaceAll('-', ' '),
      production,
      contacts,
      createdAt: now,
      updatedAt: now,
    };
    this.environments.push(environment);
    return environment;
  }

  /**
   * Records a deployment or a release. A deployment ends the one before it on the same target; a release ends nothing.
   *
   * @param {Pick<Placement, 'kind' | 'environment' | 'pacticipant' | 'version' | 'target'>} what
   * @returns {Placement} the one there is already, if this version is current in this place
   */
  place(what) {
    const samePlace = this.placements.filter(
      (other) =>
        other.current &&
        other.kind === what.kind &&
        other.environment === what.environment &&
        other.pacticipant === what.pacticipant &&
        other.target === what.target,
    );
    const same = samePlace.find((other) => other.version === what.version);
    if (same) return same;
    if (what.kind === 'deployed') for (const other of samePlace) this.endPlacement(other);
    const placement = { ...what, uuid: this.newId(), current: true, createdAt: this.now(), endedAt: null };
    this.placements.push(placement);
    return placement;
  }

  /** @param {Placement} placement */
  endPlacement(placement) {
    placement.current = false;
    placement.endedAt = this.now();
  }
}

/** @param {any} content a pact file; its metadata does not count */
export function contentSha({ interactions, messages }) {
  return createHash('sha1')
    .update(JSON.stringify(sorted({ interactions, messages })))
    .digest('hex');
}

/** @param {any} value @returns {any} the same with keys in order, so that equal content gives equal text */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
