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
 * @property {Result[]} [causes] only with `message.no.match`: why each message failed
 */

/**
 * What is compared: parsed documents, not their text.
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
 * @param {string} path inside the package, for example `dist/index.mjs`
 */
export const readPackageFile = (path) => readFileSync(new URL(path, packageUrl), 'utf8');

/** The comparator's command line program, to be run by Node.js. */
export const cliPath = join(fileURLToPath(packageUrl), 'dist', 'cli.cjs');

/** @type {{name: string, version: string, license: string}} */
export const comparator = (({ name, version, license }) => ({ name, version, license }))(
  JSON.parse(readPackageFile('package.json')),
);

/** The file in which the comparator declares its codes. */
const declarationFile = 'dist/src/results/index.d.ts';

/**
 * The codes that the comparator declares, with the severity of the group that each stands in.
 *
 * @param {string} [declarations] text of the declaration file
 * @returns {Map<string, Severity>}
 * @throws {Error} when a group is missing or empty: the package has changed its shape
 */
export function declaredCodes(declarations = readPackageFile(declarationFile)) {
  const codes = new Map();
  for (const [group, severity] of [['InfoCode', 'info'], ['ErrorCode', 'error'], ['WarningCode', 'warning']]) {
    const union = declarations.match(new RegExp(`type ${group} = ([^;]*);`))?.[1] ?? '';
    const names = [...union.matchAll(/"([^"]+)"/g)].map(([, code]) => code);
    if (names.length === 0) {
      throw new Error(`${declarationFile}: expected "type ${group} = …;" with at least one code, found none. Read the file and mend declaredCodes().`);
    }
    for (const code of names) codes.set(code, severity);
  }
  return codes;
}

/**
 * Compares in a thread of its own, because the comparator reads `QUIRKS` once, when it is loaded.
 *
 * @param {Comparison[]} comparisons
 * @param {{quirks?: boolean | string}} [options] `quirks: true` sets `QUIRKS=true`; a string sets that value; otherwise the variable is absent
 * @returns {Promise<Result[][]>} one list for each comparison, in the same order
 * @throws {Error} when the comparator refuses a document
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
