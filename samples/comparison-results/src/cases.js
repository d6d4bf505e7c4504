import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';

/** @typedef {import('./comparator.js').Severity} Severity */
/** @typedef {import('./comparator.js').Comparison} Comparison */

/**
 * A document on disk.
 *
 * @typedef {object} Document
 * @property {string} file name without the folder
 * @property {string} text
 * @property {object} value the parsed text
 */

/**
 * One folder of `cases/`.
 *
 * @typedef {object} Case
 * @property {string} folder
 * @property {string} code
 * @property {Severity} severity
 * @property {string} summary a few words for lists, which continue after the code
 * @property {string} meaning what the result means
 * @property {{provider: string | null, consumer: string | null}} fix advice for each side; null if that side can't do anything
 * @property {'results' | 'causes'} foundIn where the code appears: in the results, or only in the `causes` of another result
 * @property {string[]} alongside other codes that the case can't avoid
 * @property {string} [failingChange] for severity info only: what the failing pact changes
 * @property {string} [quirks] how quirks mode changes the result, if it does
 * @property {Document | null} oas
 * @property {Document | null} asyncapi
 * @property {Document} pact
 * @property {{provider: Document | null, consumer: Document | null}} fixed the fixed version of the document that each side owns
 * @property {Document | null} failing a pact for which the comparator doesn't report the code
 */

/**
 * A code that no case can produce.
 *
 * @typedef {object} Waiver
 * @property {string} code
 * @property {Severity} severity
 * @property {string} meaning
 * @property {string} reason
 * @property {{declaredIn: string, line: number, absentFrom: string[]}} evidence paths in the comparator's package
 */

/**
 * One folder of `options/`: a setting under `info` in the description, and a comparison that the setting changes.
 *
 * @typedef {object} Option
 * @property {string} folder
 * @property {string} option name without `x-opc-config-`
 * @property {string} summary a few words for lists, which continue after the name
 * @property {boolean} partOfQuirks whether `QUIRKS` enables it
 * @property {boolean | string} value the value that enables it
 * @property {string} off what the comparator does without the setting
 * @property {string} on what the comparator does with the setting
 * @property {Document} oas the description without the setting
 * @property {Document} pact
 */

const root = join(import.meta.dirname, '..');

/**
 * Reads a metadata file and checks its fields.
 *
 * @param {string} file
 * @param {Record<string, 'required' | 'optional'>} fields
 * @throws {Error} if a field is unknown or missing; the message names the file and the field
 */
function readMetadata(file, fields) {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  const name = file.slice(root.length + 1);
  for (const field of Object.keys(data)) {
    if (!(field in fields)) throw new Error(`${name}: unknown field "${field}". Allowed: ${Object.keys(fields).join(', ')}.`);
  }
  for (const [field, need] of Object.entries(fields)) {
    if (need === 'required' && data[field] === undefined) throw new Error(`${name}: the required field "${field}" is missing. Add it.`);
  }
  return data;
}

/** @returns {Document | null} null if the file doesn't exist */
function readDocument(folder, file) {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  return { file, text, value: file.endsWith('.json') ? JSON.parse(text) : load(text) };
}

/** @returns {Document} */
function requireDocument(folder, file) {
  const document = readDocument(folder, file);
  if (!document) throw new Error(`${folder.slice(root.length + 1)}: ${file} is missing. Add it.`);
  return document;
}

function foldersOf(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(directory, entry.name))
    .sort();
}

const caseFiles = new Set([
  'case.json', 'expected.json', 'result.json', 'result.failing.json',
  'oas.yaml', 'oas.fixed.yaml', 'asyncapi.yaml', 'asyncapi.fixed.yaml',
  'pact.json', 'pact.fixed.json', 'pact.failing.json',
]);

/**
 * @param {string} [directory]
 * @returns {Case[]} sorted by code
 * @throws {Error} if a folder contains a file that isn't part of a case
 */
export function readCases(directory = join(root, 'cases')) {
  return foldersOf(directory).map((folder) => {
    for (const file of readdirSync(folder)) {
      if (!caseFiles.has(file)) throw new Error(`${folder.slice(root.length + 1)}: unknown file ${file}. Allowed: ${[...caseFiles].join(', ')}.`);
    }
    const metadata = readMetadata(join(folder, 'case.json'), {
      code: 'required', severity: 'required', summary: 'required', meaning: 'required', fix: 'required',
      foundIn: 'optional', alongside: 'optional', failingChange: 'optional', quirks: 'optional',
    });
    if (metadata.code !== basename(folder)) {
      throw new Error(`cases/${basename(folder)}/case.json: expected the code "${basename(folder)}", the name of the folder, found "${metadata.code}". Rename one of them.`);
    }
    return {
      foundIn: 'results',
      alongside: [],
      ...metadata,
      folder,
      oas: readDocument(folder, 'oas.yaml'),
      asyncapi: readDocument(folder, 'asyncapi.yaml'),
      pact: requireDocument(folder, 'pact.json'),
      fixed: {
        provider: readDocument(folder, 'oas.fixed.yaml') ?? readDocument(folder, 'asyncapi.fixed.yaml'),
        consumer: readDocument(folder, 'pact.fixed.json'),
      },
      failing: readDocument(folder, 'pact.failing.json'),
    };
  });
}

/** @returns {Waiver[]} */
export function readWaivers(directory = join(root, 'waivers')) {
  return readdirSync(directory).sort().map((file) => {
    const waiver = readMetadata(join(directory, file), {
      code: 'required', severity: 'required', meaning: 'required', reason: 'required', evidence: 'required',
    });
    if (`${waiver.code}.json` !== file) throw new Error(`waivers/${file}: expected the code "${file.replace(/\.json$/, '')}", the name of the file, found "${waiver.code}". Rename one of them.`);
    return waiver;
  });
}

/** @returns {Option[]} */
export function readOptions(directory = join(root, 'options')) {
  return foldersOf(directory).map((folder) => {
    const metadata = readMetadata(join(folder, 'option.json'), {
      option: 'required', summary: 'required', partOfQuirks: 'required', off: 'required', on: 'required', value: 'optional',
    });
    if (metadata.option !== basename(folder)) {
      throw new Error(`options/${basename(folder)}/option.json: expected the option "${basename(folder)}", the name of the folder, found "${metadata.option}". Rename one of them.`);
    }
    return { value: true, ...metadata, folder, oas: requireDocument(folder, 'oas.yaml'), pact: requireDocument(folder, 'pact.json') };
  });
}

/**
 * Returns the comparisons that a case consists of.
 *
 * @param {Case} item
 * @returns {{case: Comparison, provider?: Comparison, consumer?: Comparison, failing?: Comparison}}
 */
export function comparisonsOf({ oas, asyncapi, pact, fixed, failing }) {
  const asIs = { oas: oas?.value, asyncapi: asyncapi?.value, pact: pact.value };
  return {
    case: asIs,
    ...(fixed.provider && {
      provider: { ...asIs, [fixed.provider.file.startsWith('oas') ? 'oas' : 'asyncapi']: fixed.provider.value },
    }),
    ...(fixed.consumer && { consumer: { ...asIs, pact: fixed.consumer.value } }),
    ...(failing && { failing: { ...asIs, pact: failing.value } }),
  };
}

/**
 * @param {Option} item
 * @returns {{off: Comparison, on: Comparison}}
 */
export function comparisonsOfOption({ option, value, oas, pact }) {
  const info = { ...oas.value.info, [`x-opc-config-${option}`]: value };
  return { off: { oas: oas.value, pact: pact.value }, on: { oas: { ...oas.value, info }, pact: pact.value } };
}
