import { environmentWithName } from './environments.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./matrix-query.js').MatrixQuery} MatrixQuery
 * @typedef {import('./matrix-query.js').MatrixOptions} MatrixOptions
 */

/** @param {Store} store @param {MatrixQuery} query @returns {string[]} */
export function validateMatrixQuery(store, { selectors, options }) {
  const errors = selectors.flatMap(({ pacticipant, version, latest }) => {
    if (!pacticipant) return ['Please specify the pacticipant name'];
    if (version && latest) return [`A version number and latest flag cannot both be specified for ${pacticipant}`];
    return [];
  });
  for (const { pacticipant } of selectors) {
    if (pacticipant && !store.pacticipants.has(pacticipant)) errors.push(`Pacticipant ${pacticipant} not found`);
  }
  if (selectors.length === 0) errors.push('Please provide 1 or more version selectors.');
  return [...errors, ...validateMatrixOptions(store, options)];
}

/** @param {Store} store @param {MatrixOptions} options @returns {string[]} */
export function validateMatrixOptions(store, { ignore, tag, environment, mainBranch, latest, limit }) {
  const errors = ignore.flatMap(({ pacticipant, version, latest: latestIgnored }) => {
    if (!pacticipant) return ['Please specify the pacticipant name to ignore'];
    if (version && latestIgnored) {
      return [`A version number and latest flag cannot both be specified for ${pacticipant} to ignore`];
    }
    return [];
  });
  if ([tag, environment, mainBranch].filter((value) => value !== undefined).length > 1) {
    errors.push('Cannot specify more than one of tag, environment and mainBranch.');
  }
  if (latest && environment?.trim()) errors.push('Cannot specify both latest=true and an environment.');
  if (environment?.trim() && !environmentWithName(store, environment)) {
    errors.push(`Environment with name '${environment}' does not exist`);
  }
  if (limit !== undefined && !(Number.parseInt(limit, 10) >= 1)) errors.push('The limit must be 1 or greater.');
  return errors;
}

/**
 * @param {Store} store
 * @param {URLSearchParams} query of the can-i-deploy resource
 * @returns {Record<string, string[]>} messages by parameter; those about several parameters have an empty name
 */
export function validateCanIDeployQuery(store, query) {
  const [pacticipant, version, to, environment] = ['pacticipant', 'version', 'to', 'environment'].map((name) =>
    query.get(name),
  );
  /** @type {Record<string, string[]>} */
  const errors = {};
  // The broker drops blank parameters before it validates the others.
  if (!pacticipant) errors.pacticipant = ['is missing'];
  if (!version) errors.version = ['is missing'];
  if (pacticipant?.trim() && !store.pacticipants.has(pacticipant)) {
    errors.pacticipant = ['does not match an existing pacticipant'];
  }
  if (environment?.trim() && !environmentWithName(store, environment)) {
    errors.environment = [`with name '${environment}' does not exist`];
  }
  if (to?.trim() && environment?.trim()) errors[''] = ["Cannot specify both a 'to' tag and an environment."];
  if (!to?.trim() && !environment?.trim()) errors[''] = ["Must specify either an environment or a 'to' tag."];
  return errors;
}
