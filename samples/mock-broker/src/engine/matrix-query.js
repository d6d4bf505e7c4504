/**
 * @typedef {object} UnresolvedSelector versions of one pacticipant, as a query describes them; all versions when only
 *   the name is set
 * @property {string} [pacticipant]
 * @property {string} [version]
 * @property {boolean} [latest]
 * @property {string} [branch]
 * @property {string} [tag]
 * @property {string} [environment] an environment's name
 * @property {boolean} [mainBranch]
 *
 * @typedef {object} MatrixOptions
 * @property {boolean[] | (boolean | null)[]} [success] only rows with these results; `null` means without a result
 * @property {string} [latestby] `cvpv`, `cvp`, or `cp`: which properties of a row make it a duplicate of an earlier one
 * @property {string} [limit]
 * @property {boolean} [latest]
 * @property {string} [tag]
 * @property {string} [environment]
 * @property {boolean} [mainBranch]
 * @property {UnresolvedSelector[]} ignore
 *
 * @typedef {{selectors: UnresolvedSelector[], options: MatrixOptions}} MatrixQuery
 */

/**
 * Reads a matrix query such as `q[][pacticipant]=A&q[][version]=1&environment=production`.
 *
 * @param {URLSearchParams} query
 * @returns {MatrixQuery}
 */
export function parseMatrixQuery(query) {
  /** @param {string} name */
  const text = (name) => query.get(name) || undefined;
  /** @param {string} name */
  const flag = (name) => (text(name) === undefined ? undefined : text(name) === 'true');
  const success = [...query.getAll('success[]'), ...query.getAll('success')];
  return {
    selectors: parseSelectors(query, 'q'),
    options: {
      ...(success.length > 0 && { success: success.map((value) => (value === '' ? null : value === 'true')) }),
      latestby: text('latestby'),
      limit: text('limit') ?? '100',
      latest: flag('latest'),
      tag: text('tag'),
      environment: text('environment'),
      mainBranch: flag('mainBranch'),
      ignore: parseSelectors(query, 'ignore'),
    },
  };
}

/**
 * Reads the query of the can-i-deploy resource, such as `pacticipant=A&version=1&environment=production`.
 *
 * @param {URLSearchParams} query
 * @returns {MatrixQuery}
 */
export function parseCanIDeployQuery(query) {
  const tag = query.get('to') || undefined;
  const environment = query.get('environment') || undefined;
  const ignored = query.getAll('ignore[]').filter(Boolean);
  return {
    selectors: [{ pacticipant: query.get('pacticipant') ?? undefined, version: query.get('version') ?? undefined }],
    options: {
      // Several versions can be in an environment at once, and each of them counts.
      latestby: environment ? 'cvpv' : 'cvp',
      tag,
      latest: tag ? true : undefined,
      environment,
      ignore: [
        ...ignored.map((pacticipant) => ({ pacticipant })),
        ...parseSelectors(query, 'ignore').map(({ pacticipant, version }) => ({ pacticipant, version })),
      ],
    },
  };
}

/**
 * @param {URLSearchParams} query
 * @param {string} list its name; a key that repeats starts the next selector
 * @returns {UnresolvedSelector[]}
 */
function parseSelectors(query, list) {
  /** @type {Record<string, string>[]} */
  const entries = [];
  for (const [name, value] of query) {
    const key = name.startsWith(`${list}[][`) && name.endsWith(']') ? name.slice(list.length + 3, -1) : undefined;
    if (key === undefined) continue;
    let entry = entries.at(-1);
    if (!entry || key in entry) entries.push((entry = {}));
    entry[key] = value;
  }
  return entries.map(({ pacticipant, version, latest, branch, tag, environment, mainBranch }) => ({
    pacticipant: pacticipant || undefined,
    version: version || undefined,
    latest: latest === 'true' || undefined,
    branch: branch || undefined,
    tag: tag || undefined,
    environment: environment || undefined,
    mainBranch: mainBranch === 'true' || undefined,
  }));
}
