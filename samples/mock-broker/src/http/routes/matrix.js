import { HttpError, ok } from '../http.js';
import { canIDeploy } from '../matrix.js';
import * as represent from '../representations.js';

/** @type {import('../http.js').Routes} */
export const matrixRoutes = {
  'GET /matrix': async ({ store, query, url }) => {
    const parsed = parseQuery(query);
    if (parsed.selectors.length === 0) throw new HttpError(400, { errors: ['The query names no pacticipant'] });
    const unknown = parsed.selectors.filter(({ pacticipant }) => !store.pacticipants.has(pacticipant));
    if (unknown.length > 0)
      throw new HttpError(400, { errors: unknown.map(({ pacticipant }) => `There is no pacticipant ${pacticipant}`) });
    const environment = parsed.target?.environment;
    if (environment && !store.environments.some(({ name }) => name === environment)) {
      throw new HttpError(400, { errors: [`There is no environment ${environment}`] });
    }
    return ok(represent.matrix(await canIDeploy(store, parsed), url));
  },
};

/**
 * Reads a query such as `q[][pacticipant]=A&q[][version]=1&environment=production`.
 *
 * @param {URLSearchParams} query
 * @returns {import('../matrix.js').MatrixQuery}
 */
export function parseQuery(query) {
  const environment = query.get('environment') ?? undefined;
  const tag = query.get('tag') ?? undefined;
  const mainBranch = query.get('mainBranch') === 'true' || undefined;
  const latest = query.get('latest') === 'true' || undefined;
  const target = environment || tag || mainBranch || latest ? { environment, tag, mainBranch, latest } : undefined;
  return { selectors: parseList(query, 'q'), ignore: parseList(query, 'ignore'), target };
}

/**
 * @param {URLSearchParams} query
 * @param {string} list its name; a key that repeats begins the next entry
 * @returns {import('../matrix.js').MatrixSelector[]}
 */
function parseList(query, list) {
  /** @type {Record<string, string | boolean>[]} */
  const entries = [];
  for (const [name, value] of query) {
    const key = name.startsWith(`${list}[][`) ? name.slice(list.length + 3, -1) : undefined;
    if (key === undefined) continue;
    let entry = entries.at(-1);
    if (!entry || key in entry) entries.push((entry = {}));
    entry[key] = value === 'true' ? true : value;
  }
  return /** @type {any} */ (entries);
}
