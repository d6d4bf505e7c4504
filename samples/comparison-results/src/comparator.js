import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** @typedef {'error' | 'warning' | 'info'} Severity */

/**
 * One result, as the comparator prints it.
 *
 * @typedef {object} Result
 * @property {string} code
 * @property {Severity} type
 * @property {string} message
 * @property {object} [mockDetails] the place in the pact
 * @property {object} [specDetails] the place in the description
 * @property {Result[]} [causes] for `message.no.match` only: why each message didn't match
 */

/**
 * The parsed documents to compare.
 *
 * @typedef {object} Comparison
 * @property {object} [oas]
 * @property {object} [asyncapi]
 * @property {object} pact
 */

const packageUrl = new URL('../', import.meta.resolve('@pactflow/openapi-pact-comparator'));

/**
 * Reads a file of the installed comparator.
 *
 * @param {string} path in the package, for example `dist/index.mjs`
 */
export const readPackageFile = (path) => readFileSync(new URL(path, packageUrl), 'utf8');

/** The comparator's command-line program, which Node.js runs. */
export const cliPath = join(fileURLToPath(packageUrl), 'dist', 'cli.cjs');

/** @type {{name: string, version: string, license: string}} */
export const comparator = (({ name, version, license }) => ({ name, version, license }))(
  JSON.parse(readPackageFile('package.json')),
);

/** The file in which the comparator declares its codes. */
const declarationFile = 'dist/src/results/index.d.ts';

/**
 * Returns the codes that the comparator declares. The group that declares a code determines its severity.
 *
 * @param {string} [declarations] text of the declaration file
 * @returns {Map<string, Severity>}
 * @throws {Error} if a group is missing or empty, which means that the package's structure has changed
 */
export function declaredCodes(declarations = readPackageFile(declarationFile)) {
  const codes = new Map();
  for (const [group, severity] of [['InfoCode', 'info'], ['ErrorCode', 'error'], ['WarningCode', 'warning']]) {
    const union = declarations.match(new RegExp(`type ${group} = ([^;]*);`))?.[1] ?? '';
    const names = [...union.matchAll(/"([^"]+)"/g)].map(([, code]) => code);
    if (names.length === 0) {
      throw new Error(`${declarationFile}: expected "type ${group} = …;" with at least one code, found none. Read the file and update declaredCodes().`);
    }
    for (const code of names) codes.set(code, severity);
  }
  return codes;
}

/**
 * Runs comparisons in a worker thread, because the comparator reads `QUIRKS` only once, when it's loaded.
 *
 * @param {Comparison[]} comparisons
 * @param {{quirks?: boolean | string}} [options] `quirks: true` sets `QUIRKS=true`; a string sets that value; otherwise the variable isn't set
 * @returns {Promise<Result[][]>} a list for each comparison, in the same order
 * @throws {Error} if the comparator rejects a document
 */
export function compareAll(comparisons, { quirks = false } = {}) {
  const { QUIRKS: _, ...env } = process.env;
  if (quirks !== false) env.QUIRKS = String(quirks);

  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('compare-worker.js', import.meta.url), { env, workerData: comparisons });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
