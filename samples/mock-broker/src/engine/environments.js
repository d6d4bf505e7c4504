/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Environment} Environment
 * @typedef {Record<string, string[]>} Errors messages by field; without a field there is no error
 */

/** @param {Store} store @param {string} uuid @returns {Environment | undefined} */
export const environmentWithUuid = (store, uuid) => store.environments.find((environment) => environment.uuid === uuid);

/** @param {Store} store @param {string} name @returns {Environment | undefined} */
export const environmentWithName = (store, name) => store.environments.find((environment) => environment.name === name);

/**
 * @param {Store} store
 * @param {string} [name] only the environment with this name
 * @returns {Environment[]} by display name
 */
export function listEnvironments(store, name) {
  return store.environments
    .filter((environment) => name === undefined || environment.name === name)
    .sort((a, b) => compare((a.displayName ?? '').toLowerCase(), (b.displayName ?? '').toLowerCase()));
}

/**
 * @param {Store} store
 * @param {any} body
 * @param {string} [uuid] of the environment that is being replaced
 * @returns {Errors}
 */
export function validateEnvironment(store, body, uuid) {
  /** @type {Errors} */
  const errors = {};
  const add = (/** @type {string} */ field, /** @type {string} */ message) => (errors[field] ??= []).push(message);
  const { name, displayName, production, contacts } = body;

  const nameProblem = filledString(body, 'name');
  if (nameProblem) add('name', nameProblem);
  if (displayName !== undefined && displayName !== null && typeof displayName !== 'string')
    add('displayName', 'must be a string');
  if (production === undefined) add('production', 'is missing');
  else if (production === null || production === '') add('production', 'must be filled');
  else if (typeof production !== 'boolean') add('production', 'must be one of: true, false');
  if (contacts !== undefined) for (const problem of contactProblems(contacts)) add('contacts', problem);

  if (!errors.name) {
    if (name.includes('\n')) add('name', 'cannot contain multiple lines');
    if (name.includes(' ')) add('name', 'cannot contain spaces');
    const existing = environmentWithName(store, name);
    if (existing && existing.uuid !== uuid) add('name', `name '${name}' is already used by an existing environment.`);
  }
  if (!errors.displayName && displayName?.includes('\n')) add('displayName', 'cannot contain multiple lines');
  return errors;
}

/** @param {any} contacts @returns {string[]} */
function contactProblems(contacts) {
  if (!Array.isArray(contacts)) return ['must be an array'];
  return contacts.flatMap((contact, index) => {
    const at = `(at index ${index})`;
    if (contact === null || typeof contact !== 'object' || Array.isArray(contact)) return [`must be a hash ${at}`];
    const problems = [];
    const nameProblem = filledString(contact, 'name');
    if (nameProblem) problems.push(`name ${nameProblem} ${at}`);
    else if (contact.name.includes('\n')) problems.push(`name cannot contain multiple lines ${at}`);
    const { details } = contact;
    if (details !== undefined && (details === null || typeof details !== 'object' || Array.isArray(details))) {
      problems.push(`details must be a hash ${at}`);
    }
    return problems;
  });
}

/** @param {any} object @param {string} key @returns {string | undefined} what is wrong with the required text */
function filledString(object, key) {
  const value = object[key];
  if (value === undefined) return 'is missing';
  if (value === null || value === '') return 'must be filled';
  return typeof value === 'string' ? undefined : 'must be a string';
}

/** @param {Store} store @param {any} body a valid one @returns {Environment} */
export function createEnvironment(store, body) {
  const environment = {
    id: store.newId(),
    uuid: store.newUuid(),
    ...propertiesFrom(body),
    createdAt: store.now(),
    updatedAt: null,
  };
  store.environments.push(environment);
  return environment;
}

/**
 * @param {Store} store
 * @param {Environment} environment
 * @param {any} body a valid one; what it leaves out is removed
 */
export function replaceEnvironment(store, environment, body) {
  return Object.assign(environment, propertiesFrom(body), { updatedAt: store.now() });
}

/**
 * Deletes an environment with the record of what was deployed or released to it.
 *
 * @param {Store} store
 * @param {string} uuid
 */
export function deleteEnvironment(store, uuid) {
  store.environments = store.environments.filter((environment) => environment.uuid !== uuid);
  store.deployedVersions = store.deployedVersions.filter(({ environment }) => environment !== uuid);
  store.releasedVersions = store.releasedVersions.filter(({ environment }) => environment !== uuid);
}

/** @param {any} body */
function propertiesFrom({ name, displayName, production, contacts }) {
  return {
    name,
    displayName: displayName?.trim() ? displayName : displayNameFor(name),
    production,
    contacts:
      contacts?.map((/** @type {any} */ { name: contactName, details }) => ({ name: contactName, details })) ?? null,
  };
}

/** @param {string} name for example `pre-production` @returns {string} for example `Pre Production` */
function displayNameFor(name) {
  return name
    .replace(/([A-Z])([A-Z])([a-z])/g, '$1 $2$3')
    .replace(/([a-z\d])([A-Z])(\S)/g, '$1 $2$3')
    .replace(/(\S)[-_\s.](\S)/g, '$1 $2')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}

/** @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : Number(a > b));
