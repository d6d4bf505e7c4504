import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';

/** @typedef {import('./comparator.js').Severity} Severity */
/** @typedef {import('./comparator.js').Comparison} Comparison */

/**
 * A document as it stands on disk.
 *
 * @typedef {object} Document
 * @property {string} file its name, without the folder
 * @property {string} text
 * @property {object} value the text, parsed
 */

/**
 * One folder of `cases/`.
 *
 * @typedef {object} Case
 * @property {string} folder
 * @property {string} code
 * @property {Severity} severity
 * @property {string} meaning what the result tells
 * @property {{provider: string | null, consumer: string | null}} mend advice for each side; null where that side can do nothing
 * @property {'results' | 'causes'} foundIn where the code appears: by itself, or only among the causes of another result
 * @property {string[]} alongside other codes that cannot be avoided
 * @property {string} [breaks] only with severity info: what the broken twin changes
 * @property {string} [quirks] only where quirks mode changes the result: how
 * @property {Document | null} oas
 * @property {Document | null} asyncapi
 * @property {Document} pact
 * @property {{provider: Document | null, consumer: Document | null}} mended the document that the side changes
 * @property {Document | null} broken the pact of the broken twin
 */

/**
 * A code that has no case.
 *
 * @typedef {object} Waiver
 * @property {string} code
 * @property {Severity} severity
 * @property {string} meaning
 * @property {string} reason
 * @property {{declaredIn: string, line: number, absentFrom: string[]}} evidence files of the comparator's package
 */

/**
 * One folder of `options/`: a setting under `info` of the description, and a comparison that it changes.
 *
 * @typedef {object} Option
 * @property {string} folder
 * @property {string} option its name without `x-opc-config-`
 * @property {boolean} partOfQuirks whether `QUIRKS` switches it on
 * @property {boolean | string} value what switches it on
 * @property {string} off what the comparator does without it
 * @property {string} on what the comparator does with it
 * @property {Document} oas without the setting
 * @property {Document} pact
 */

const root = join(import.meta.dirname, '..');

/**
 * Reads metadata and holds it to its shape.
 *
 * @param {string} file
 * @param {Record<string, 'required' | 'optional'>} fields
 * @throws {Error} that names the file and the field
 */
function readMetadata(file, fields) {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  const name = file.slice(root.length + 1);
  for (const field of Object.keys(data)) {
    if (!(field in fields)) throw new Error(`${name}: unknown field "${field}". Allowed: ${Object.keys(fields).join(', ')}.`);
  }
  for (const [field, need] of Object.entries(fields)) {
    if (need === 'required' && data[field] === undefined) throw new Error(`${name}: the field "${field}" is missing. Add it.`);
  }
  return data;
}

/** @returns {Document | null} null when there is no such file */
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
  'case.json', 'expected.json', 'result.json', 'result.broken.json',
  'oas.yaml', 'oas.mended.yaml', 'asyncapi.yaml', 'asyncapi.mended.yaml',
  'pact.json', 'pact.mended.json', 'pact.broken.json',
]);

/**
 * @param {string} [directory]
 * @returns {Case[]} in the order of their codes
 * @throws {Error} when a folder holds what a case does not have
 */
export function readCases(directory = join(root, 'cases')) {
  return foldersOf(directory).map((folder) => {
    for (const file of readdirSync(folder)) {
      if (!caseFiles.has(file)) throw new Error(`${folder.slice(root.length + 1)}: unknown file ${file}. Allowed: ${[...caseFiles].join(', ')}.`);
    }
    const metadata = readMetadata(join(folder, 'case.json'), {
      code: 'required', severity: 'required', meaning: 'required', mend: 'required',
      foundIn: 'optional', alongside: 'optional', breaks: 'optional', quirks: 'optional',
    });
    if (metadata.code !== basename(folder)) {
      throw new Error(`cases/${basename(folder)}/case.json: the code is "${metadata.code}". Give it the name of its folder.`);
    }
    return {
      foundIn: 'results',
      alongside: [],
      ...metadata,
      folder,
      oas: readDocument(folder, 'oas.yaml'),
      asyncapi: readDocument(folder, 'asyncapi.yaml'),
      pact: requireDocument(folder, 'pact.json'),
      mended: {
        provider: readDocument(folder, 'oas.mended.yaml') ?? readDocument(folder, 'asyncapi.mended.yaml'),
        consumer: readDocument(folder, 'pact.mended.json'),
      },
      broken: readDocument(folder, 'pact.broken.json'),
    };
  });
}

/** @returns {Waiver[]} */
export function readWaivers(directory = join(root, 'waivers')) {
  return readdirSync(directory).sort().map((file) => {
    const waiver = readMetadata(join(directory, file), {
      code: 'required', severity: 'required', meaning: 'required', reason: 'required', evidence: 'required',
    });
    if (`${waiver.code}.json` !== file) throw new Error(`waivers/${file}: the code is "${waiver.code}". Give the file that name.`);
    return waiver;
  });
}

/** @returns {Option[]} */
export function readOptions(directory = join(root, 'options')) {
  return foldersOf(directory).map((folder) => {
    const metadata = readMetadata(join(folder, 'option.json'), {
      option: 'required', partOfQuirks: 'required', off: 'required', on: 'required', value: 'optional',
    });
    if (metadata.option !== basename(folder)) {
      throw new Error(`options/${basename(folder)}/option.json: the option is "${metadata.option}". Give it the name of its folder.`);
    }
    return { value: true, ...metadata, folder, oas: requireDocument(folder, 'oas.yaml'), pact: requireDocument(folder, 'pact.json') };
  });
}

/**
 * The comparisons that a case stands for.
 *
 * @param {Case} item
 * @returns {{case: Comparison, provider?: Comparison, consumer?: Comparison, broken?: Comparison}}
 */
export function comparisonsOf({ oas, asyncapi, pact, mended, broken }) {
  const asIs = { oas: oas?.value, asyncapi: asyncapi?.value, pact: pact.value };
  return {
    case: asIs,
    ...(mended.provider && {
      provider: { ...asIs, [mended.provider.file.startsWith('oas') ? 'oas' : 'asyncapi']: mended.provider.value },
    }),
    ...(mended.consumer && { consumer: { ...asIs, pact: mended.consumer.value } }),
    ...(broken && { broken: { ...asIs, pact: broken.value } }),
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
