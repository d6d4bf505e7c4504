import { isBlank, noSpaces, notBlank, singleLine, validate } from './validation.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pacticipant} Pacticipant
 */

/** @type {Record<string, import('./validation.js').Rule>} */
const RULES = {
  name: { filled: true, type: 'string', checks: [singleLine, notBlank] },
  displayName: { type: 'string', checks: [singleLine, notBlank] },
  mainBranch: { type: 'string', checks: [singleLine, noSpaces, notBlank] },
  repositoryUrl: { type: 'string', checks: [singleLine] },
  repositoryName: { type: 'string', checks: [singleLine] },
  repositoryNamespace: { type: 'string', checks: [singleLine] },
};

/** @param {any} body */
export const validatePacticipant = (body) => validate(body, RULES);

/** @param {any} body */
export const validateNewPacticipant = (body) => validate(body, { ...RULES, name: { ...RULES.name, required: true } });

const PROPERTIES = /** @type {const} */ ([
  'displayName',
  'mainBranch',
  'repositoryUrl',
  'repositoryName',
  'repositoryNamespace',
]);

/**
 * @param {Store} store
 * @param {string} name
 * @param {any} [properties]
 * @returns {Pacticipant} the existing one if there is one
 */
export function createPacticipant(store, name, properties = {}) {
  const existing = store.pacticipants.get(name);
  if (existing) return existing;
  /** @type {Pacticipant} */
  const pacticipant = {
    id: store.newId(),
    name,
    displayName: '',
    mainBranch: null,
    repositoryUrl: null,
    repositoryName: null,
    repositoryNamespace: null,
    labels: new Map(),
    branches: new Map(),
    createdAt: store.now(),
    updatedAt: null,
  };
  store.pacticipants.set(name, pacticipant);
  return assign(pacticipant, properties);
}

/** @param {Store} store @param {string} name */
export const findOrCreatePacticipant = (store, name) => createPacticipant(store, name);

/**
 * @param {Store} store
 * @param {Pacticipant} pacticipant
 * @param {any} properties only those that are to change
 */
export function updatePacticipant(store, pacticipant, properties) {
  const before = JSON.stringify(PROPERTIES.map((name) => pacticipant[name]));
  assign(pacticipant, properties);
  if (before !== JSON.stringify(PROPERTIES.map((name) => pacticipant[name]))) pacticipant.updatedAt = store.now();
  return pacticipant;
}

/** @param {Store} store @param {Pacticipant} pacticipant @param {any} properties the others become empty */
export function replacePacticipant(store, pacticipant, properties) {
  assign(pacticipant, { ...Object.fromEntries(PROPERTIES.map((name) => [name, null])), ...properties });
  pacticipant.updatedAt = store.now();
  return pacticipant;
}

/** @param {Pacticipant} pacticipant @param {any} properties */
function assign(pacticipant, properties) {
  for (const name of PROPERTIES) if (properties[name] !== undefined) pacticipant[name] = properties[name];
  if (!pacticipant.displayName || isBlank(pacticipant.displayName))
    pacticipant.displayName = displayNameOf(pacticipant.name);
  if (isBlank(pacticipant.mainBranch)) pacticipant.mainBranch = null;
  return pacticipant;
}

/** @param {string} name @returns {string} for example `Order Service` for `order-service` */
function displayNameOf(name) {
  return name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}

/** @param {Store} store @param {string} name */
export function deletePacticipant(store, name) {
  const isOther = (/** @type {{pacticipant: string}} */ { pacticipant }) => pacticipant !== name;
  const isOtherPair = (/** @type {{consumer: string, provider: string}} */ { consumer, provider }) =>
    consumer !== name && provider !== name;
  store.pacticipants.delete(name);
  store.pacts = store.pacts.filter(isOtherPair);
  store.verifications = store.verifications.filter(isOtherPair);
  store.integrations = store.integrations.filter(isOtherPair);
  store.versions = store.versions.filter(isOther);
  store.deployedVersions = store.deployedVersions.filter(isOther);
  store.releasedVersions = store.releasedVersions.filter(isOther);
  store.webhooks = store.webhooks.filter(
    ({ consumer, provider }) => consumer?.name !== name && provider?.name !== name,
  );
  store.triggeredWebhooks = store.triggeredWebhooks.filter(({ pact }) => !pact || isOtherPair(pact));
}

/**
 * @param {Store} store
 * @param {Pacticipant} pacticipant
 * @param {string} branch sets it as the main branch when its name suggests that
 */
export function maybeSetMainBranch(store, pacticipant, branch) {
  const { autoDetectMainBranch, mainBranchCandidates } = store.settings;
  if (pacticipant.mainBranch !== null || !autoDetectMainBranch || !mainBranchCandidates.includes(branch)) return;
  pacticipant.mainBranch = branch;
  pacticipant.updatedAt = store.now();
}

/**
 * @param {Store} store
 * @param {string[]} names
 * @param {string} base
 * @returns {string[]} a message for each name that looks like a typo
 */
export function similarNameMessages(store, names, base) {
  if (!store.settings.checkForPotentialDuplicatePacticipantNames) return [];
  const existing = [...store.pacticipants.keys()].sort();
  return names.flatMap((name) => {
    const similar = existing.includes(name) ? [] : existing.filter((other) => isSimilar(name, other));
    return similar.length > 0 ? [similarNameMessage(name, similar, base)] : [];
  });
}

/** @param {string} name @param {string} other */
const isSimilar = (name, other) => JSON.stringify(significantWords(name)) === JSON.stringify(significantWords(other));

/** @param {string} name */
const significantWords = (name) =>
  name
    .replace(/\s/g, '_')
    .replace(/::/g, '/')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
    .split('_')
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !['api', 'provider', 'service'].includes(word));

/** @param {string} name @param {string[]} similar @param {string} base */
const similarNameMessage = (name, similar, base) => `This is the first time a pact has been published for "${name}".
The name "${name}" is very similar to the following existing pacticipants:
${similar.map((other) => `* ${other}`).join('\n')}
If you meant to specify one of the above names, please correct the pact configuration, and re-publish the pact.
If the pact is intended to be for a new consumer or provider, please manually create "${name}" using the following \
command \
from the Pact Broker CLI, and then re-publish the pact:

pact-broker create-or-update-pacticipant --name "${name}" --broker-base-url ${base}

For information on the Pact Broker CLI see https://docs.pact.io/go/pbc-cli
To disable this check, set \`check_for_potential_duplicate_pacticipant_names\` to false in the configuration.
`;
