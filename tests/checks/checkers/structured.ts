import {isMap, isScalar, LineCounter, parseAllDocuments, type Document, type Node} from 'yaml';
import type {ErrorObject, ValidateFunction} from 'ajv';
import type {Place} from './types';

/** A JSON or YAML document that knows where its parts stand. */
export interface Structured {
  value: unknown;
  /** The line, from 1, of the part at a path of keys and indexes; of the nearest part above it that is there. */
  lineOf: (path: readonly (string | number)[]) => number;
  document: Document;
}

/** How writers usually break YAML. */
const YAML_HINT =
  'Look for a tab, a missing space behind a colon, an unclosed quote or wrong indentation, there or in the line before.';

const keyText = (key: unknown): string => String(isScalar(key) ? key.value : key);

function lineOf(document: Document, counter: LineCounter, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({key}) => keyText(key) === String(part));
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else {
      const next: unknown =
        document.contents === null
          ? undefined
          : (node as {get?: (key: unknown, keepScalar: boolean) => unknown}).get?.(Number(part), true);
      if (next === undefined) break;
      offset = (next as Node).range?.[0] ?? offset;
      node = next;
    }
  }
  return counter.linePos(offset).line;
}

/**
 * Reads all YAML documents of a text; JSON is YAML, too. Warnings of the parser count as problems.
 * @returns the documents; where there are problems, they are all that matters
 */
export function readYaml(text: string): {documents: Structured[]; problems: Place[]} {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter: counter, uniqueKeys: true, prettyErrors: false});
  const list: Document[] = Array.isArray(parsed) ? parsed : [];
  const problems = list.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos, code}) => ({
      line: counter.linePos(pos[0]).line,
      message: `This is not YAML: ${message}.`.replace(/\.\.$/, '.'),
      hint: code === 'DUPLICATE_KEY' ? 'A key may stand once in a map: rename or remove one.' : YAML_HINT,
    })),
  );
  if (problems.length > 0) return {documents: [], problems};
  const documents = list
    .filter(({contents}) => contents !== null)
    .map((document) => ({
      document,
      value: document.toJS() as unknown,
      lineOf: (path: readonly (string | number)[]) => lineOf(document, counter, path),
    }));
  if (documents.length === 0)
    return {
      documents,
      problems: [
        {
          line: 1,
          message: 'There is no YAML document, only comments or blank lines.',
          hint: 'Write a document, or take check out of the fence.',
        },
      ],
    };
  return {documents, problems};
}

/** Like readYaml, for a text that has to be one document. */
export function readOneYaml(text: string): {document: Structured} | {problems: Place[]} {
  const {documents, problems} = readYaml(text);
  const [document, second] = documents;
  if (document === undefined) return {problems};
  if (second !== undefined)
    return {
      problems: [
        {line: second.lineOf([]), message: 'A second document begins.', hint: 'Give each document a fence of its own.'},
      ],
    };
  return {document};
}

const pathOf = ({instancePath, params}: ErrorObject): string[] => {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  const extra: unknown =
    (params as Record<string, unknown>).additionalProperty ?? (params as Record<string, unknown>).unevaluatedProperty;
  return typeof extra === 'string' ? [...path, extra] : path;
};

const isBranch = ({keyword}: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

const keywordsOf = ({schemaPath}: ErrorObject): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'));

/** What each branch of an `anyOf` says of the same place. They come before it; those that stand beside it in the schema are no branches. */
const alternativesOf = (branch: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] =>
  errors
    .slice(0, errors.indexOf(branch))
    .filter(
      (error) =>
        !isBranch(error) && error.instancePath === branch.instancePath && keywordsOf(error) !== keywordsOf(branch),
    );

/** Without the errors that are no use: those of branches, once a deeper one, or the branching itself, is told. */
function withoutNoise(errors: readonly ErrorObject[]): ErrorObject[] {
  const noise = new Set(errors.filter(isBranch).flatMap((branch) => alternativesOf(branch, errors)));
  const isDeeper = ({instancePath}: ErrorObject, other: ErrorObject) =>
    other.instancePath.startsWith(`${instancePath}/`);
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      !noise.has(error) &&
      !(isBranch(error) && errors.some((other) => isDeeper(error, other))),
  );
}

function describe({keyword, message, params}: ErrorObject, alternatives: readonly ErrorObject[]): string {
  const values = params as Record<string, unknown>;
  switch (keyword) {
    case 'additionalProperties':
      return 'is not known';
    case 'enum':
      return `must be one of ${(values.allowedValues as unknown[]).map(String).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(values.allowedValue)}`;
    case 'required':
      return `lacks ${String(values.missingProperty)}`;
    case 'anyOf':
    case 'oneOf': {
      const texts = [...new Set(alternatives.map((error) => describe(error, [])))];
      return texts.length === 0 ? (message ?? keyword) : texts.join(', or ');
    }
    default:
      return message ?? keyword;
  }
}

/**
 * Holds a document against a JSON schema.
 * @param hint how to mend what is found, as a sentence
 */
export function validateStructured(
  {value, lineOf: line}: Structured,
  validate: ValidateFunction,
  hint: string,
): Place[] {
  if (validate(value)) return [];
  const all = validate.errors ?? [];
  const found = withoutNoise(all).map((error) => {
    const path = pathOf(error);
    const alternatives = isBranch(error) ? alternativesOf(error, all) : [];
    return {
      line: line(path),
      message: `${path.length === 0 ? 'The document' : path.join('.')} ${describe(error, alternatives)}.`,
      hint,
    };
  });
  return found.filter(({message}, at) => found.findIndex((other) => other.message === message) === at);
}
