import { DEFAULT_SETTINGS } from './settings.js';

/**
 * @typedef {object} Pacticipant an application, as consumer, provider, or both
 * @property {number} id
 * @property {string} name
 * @property {string} displayName
 * @property {string | null} mainBranch
 * @property {string | null} repositoryUrl
 * @property {string | null} repositoryName
 * @property {string | null} repositoryNamespace
 * @property {Map<string, {createdAt: Date}>} labels by name
 * @property {Map<string, Branch>} branches by name; a branch stays when its versions are deleted
 * @property {Date} createdAt
 * @property {Date | null} updatedAt `null` until something changes
 *
 * @typedef {object} Branch a branch of a pacticipant
 * @property {number} id
 * @property {string} name
 * @property {Date} createdAt
 * @property {Date} updatedAt
 *
 * @typedef {object} Membership that a version is on a branch or has a tag
 * @property {number} id
 * @property {boolean} [autoCreated] a branch that comes from the first tag
 * @property {Date} createdAt
 * @property {Date | null} updatedAt
 *
 * @typedef {object} Version one version of a pacticipant
 * @property {number} id
 * @property {string} pacticipant the pacticipant's name
 * @property {string} number
 * @property {Map<string, Membership>} branches by name, in the order in which they were added; the last one counts
 *   where one is needed
 * @property {Map<string, Membership>} tags by name, in the order in which they were added
 * @property {string | null} buildUrl
 * @property {Date} createdAt
 * @property {Date | null} updatedAt `null` until something changes
 *
 * @typedef {object} Pact a pact publication: the pact of one consumer version with one provider
 * @property {number} id
 * @property {string} consumer
 * @property {string} consumerVersion
 * @property {string} provider
 * @property {any} content the pact file, whose interactions have an `_id`
 * @property {string} sha identifies the pact version: equal for pacts of the same pair with the same verifiable content
 * @property {number} revisionNumber
 * @property {Date} createdAt
 *
 * @typedef {object} Verification the result of verifying a pact version with a provider version
 * @property {number} id
 * @property {number} number a sequence over all results of the broker
 * @property {string} consumer
 * @property {string} provider
 * @property {string} sha
 * @property {string} providerVersion
 * @property {boolean} success
 * @property {boolean} wip the pact was in the response as work in progress
 * @property {boolean | null} pending whether the pact was pending when it was fetched; `null` when the URL didn't say
 * @property {any} testResults `null` when not sent
 * @property {any} verifiedBy `null` when not sent
 * @property {string | null} buildUrl
 * @property {any[]} consumerVersionSelectors the selectors that the pact was fetched with
 * @property {string[]} tagNames the tags of the provider version when the result was published
 * @property {Date} createdAt
 *
 * @typedef {object} Environment
 * @property {number} id
 * @property {string} uuid
 * @property {string} name
 * @property {string | null} displayName
 * @property {boolean} production
 * @property {any[]} contacts
 * @property {Date} createdAt
 * @property {Date | null} updatedAt `null` until something changes
 *
 * @typedef {object} DeployedVersion
 * @property {number} id
 * @property {string} uuid
 * @property {string} environment the environment's UUID
 * @property {string} pacticipant
 * @property {string} version
 * @property {string | null} target the application instance
 * @property {boolean} currentlyDeployed
 * @property {Date} createdAt
 * @property {Date | null} undeployedAt
 *
 * @typedef {object} ReleasedVersion
 * @property {number} id
 * @property {string} uuid
 * @property {string} environment the environment's UUID
 * @property {string} pacticipant
 * @property {string} version
 * @property {boolean} currentlySupported
 * @property {Date} createdAt
 * @property {Date | null} supportEndedAt
 *
 * @typedef {object} Webhook
 * @property {number} id
 * @property {string} uuid
 * @property {string | null} description
 * @property {{name?: string, label?: string} | null} consumer
 * @property {{name?: string, label?: string} | null} provider
 * @property {boolean} enabled
 * @property {string[]} events
 * @property {any} request
 * @property {Date} createdAt
 * @property {Date | null} updatedAt `null` until something changes
 *
 * @typedef {object} ProviderContract PactFlow only: the description that a provider version published
 * @property {string} provider
 * @property {string} version
 * @property {string} content
 * @property {string} contentType
 * @property {{success: boolean, verifier?: string}} [selfVerification]
 *
 * @typedef {object} Integration a consumer and a provider that have, or had, a pact
 * @property {number} id
 * @property {string} consumer
 * @property {string} provider
 * @property {Date} createdAt
 * @property {Date} contractDataUpdatedAt
 */

/**
 * All of the broker's data, in memory. Lists are in order of creation, oldest first. The rules are in the
 * other modules.
 */
export class Store {
  /** @type {Map<string, Pacticipant>} */ pacticipants = new Map();
  /** @type {Version[]} */ versions = [];
  /** @type {Pact[]} */ pacts = [];
  /** @type {Verification[]} */ verifications = [];
  /** @type {Integration[]} */ integrations = [];
  /** @type {Environment[]} */ environments = [];
  /** @type {DeployedVersion[]} */ deployedVersions = [];
  /** @type {ReleasedVersion[]} */ releasedVersions = [];
  /** @type {Webhook[]} */ webhooks = [];
  /** @type {any[]} */ triggeredWebhooks = [];
  /** @type {ProviderContract[]} PactFlow only */ providerContracts = [];
  /**
   * PactFlow only: the results of comparing a pact with a provider contract, which `src/pactflow/` fills in before
   * each request. The matrix reads them with `crossContractResult`.
   *
   * @type {Map<string, {contract: ProviderContract, success: boolean, verifiedAt: Date}>}
   */
  crossContractResults = new Map();
  #lastId = 0;

  /**
   * @param {object} [options] fixed times and UUIDs make responses reproducible
   * @param {() => Date} [options.now]
   * @param {() => string} [options.newUuid] for environments, deployments, and triggered webhooks
   * @param {() => string} [options.newShortUuid] for webhooks, whose IDs the broker writes with 22 characters
   * @param {Partial<import('./settings.js').Settings>} [options.settings]
   */
  constructor({
    now = () => new Date(),
    newUuid = () => globalThis.crypto.randomUUID(),
    newShortUuid = () => shortUuid(newUuid()),
    settings = {},
  } = {}) {
    /** @type {() => Date} */
    this.now = now;
    /** @type {() => string} */
    this.newUuid = newUuid;
    /** @type {() => string} */
    this.newShortUuid = newShortUuid;
    /** @type {import('./settings.js').Settings} */
    this.settings = { ...DEFAULT_SETTINGS, ...settings };
    for (const { name, displayName, production } of this.settings.environments) {
      const contacts = /** @type {any[]} */ ([]);
      this.environments.push({
        id: this.newId(),
        uuid: newUuid(),
        name,
        displayName: displayName ?? null,
        production,
        contacts,
        createdAt: now(),
        updatedAt: null,
      });
    }
  }

  /** @returns {number} larger than each one before it, for every kind of record, so that IDs also tell the order */
  newId() {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** @param {string} pacticipant @param {string} number @returns {Version | undefined} */
  version(pacticipant, number) {
    return this.versions.find((version) => version.pacticipant === pacticipant && version.number === number);
  }

  /** @param {string} pacticipant @returns {Version[]} oldest first */
  versionsOf(pacticipant) {
    return this.versions.filter((version) => version.pacticipant === pacticipant);
  }

  /** @param {string} consumer @param {string} consumerVersion @param {string} provider @returns {Pact | undefined} */
  pact(consumer, consumerVersion, provider) {
    return this.pacts.find(
      (pact) => pact.consumer === consumer && pact.consumerVersion === consumerVersion && pact.provider === provider,
    );
  }

  /**
   * @param {{consumer: string, provider: string, sha: string}} pact
   * @returns {Verification[]} of the pact version, oldest first
   */
  verificationsOf(pact) {
    return this.verifications.filter(
      ({ consumer, provider, sha }) => consumer === pact.consumer && provider === pact.provider && sha === pact.sha,
    );
  }

  /** @param {string} provider @param {string} version */
  providerContract(provider, version) {
    return this.providerContracts.find(
      (contract) => contract.provider === provider && contract.version === version,
    );
  }

  /** @param {Pact} pact @param {string} providerVersion */
  crossContractResult({ consumer, provider, sha }, providerVersion) {
    return this.crossContractResults.get(JSON.stringify([consumer, provider, sha, providerVersion]));
  }
}

/** @param {string} uuid @returns {string} the same UUID in 22 characters */
function shortUuid(uuid) {
  const bytes = uuid.replaceAll('-', '').match(/../g) ?? [];
  const base64 = btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
