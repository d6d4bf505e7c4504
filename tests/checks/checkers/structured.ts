import {isMap, isScalar, LineCounter, parseAllDocuments, visit, type Document, type Node} from 'yaml';
import type {ErrorObject, ValidateFunction} from 'ajv';
import type {Issue} from './types';

/** A JSON or YAML document with line numbers. */
export interface Structured {
  value: unknown;
  /** Returns the line of the node at a path of keys and indexes, or of its nearest ancestor that exists. */
  lineOf: (path: readonly (string | number)[]) => number;
  document: Document;
}

const YAML_HINT =
  'Look for a tab, a missing space after a colon, an unclosed quote, or wrong indentation on this line or the one before.';

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
 * Parses all YAML documents in a text. JSON is valid YAML, so it accepts JSON as well.
 * @returns the documents, or the parser's errors and warnings
 */
export function readYaml(text: string): {documents: Structured[]; problems: Issue[]} {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter: counter, uniqueKeys: true, prettyErrors: false});
  const list: Document[] = Array.isArray(parsed) ? parsed : [];
  const problems = list.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos, code}) => ({
      line: counter.linePos(pos[0]).line,
      message: `This isn’t valid YAML: ${message}.`.replace(/\.\.$/, '.'),
      hint: code === 'DUPLICATE_KEY' ? 'Rename or remove one of the keys.' : YAML_HINT,
    })),
  );
  // The parser resolves aliases only when a document is converted, and then throws an error.
  for (const document of problems.length > 0 ? [] : list)
    visit(document, {
      Alias(_, alias) {
        if (alias.resolve(document) === undefined)
          problems.push({
            line: counter.linePos(alias.range?.[0] ?? 0).line,
            message: `This isn’t valid YAML: the alias *${alias.source} has no anchor above it.`,
            hint: `Add &${alias.source} to a node above, or correct the name.`,
          });
      },
    });
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
          message: 'Expected a YAML document, but found only comments or blank lines.',
          hint: 'Add a document, or remove check from the code block.',
        },
      ],
    };
  return {documents, problems};
}

/** Parses a text that must be a single YAML document. */
export function readOneYaml(text: string): {document: Structured} | {problems: Issue[]} {
  const {documents, problems} = readYaml(text);
  const [document, second] = documents;
  if (document === undefined) return {problems};
  if (second !== undefined)
    return {
      problems: [
        {
          line: second.lineOf([]),
          message: 'Expected one YAML document, but a second one starts here.',
          hint: 'Use a separate code block for each document.',
        },
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

/**
 * Returns the errors of the branches of an `anyOf` for the same value. Ajv lists them before the error of the `anyOf`
 * itself, together with errors of its sibling keywords, which aren't branches.
 */
const alternativesOf = (branch: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] =>
  errors
    .slice(0, errors.indexOf(branch))
    .filter(
      (error) =>
        !isBranch(error) && error.instancePath === branch.instancePath && keywordsOf(error) !== keywordsOf(branch),
    );

/**
 * Removes redundant errors: those of branches, which the `anyOf` error includes, and `anyOf` errors that a deeper error
 * explains.
 */
function withoutRedundant(errors: readonly ErrorObject[]): ErrorObject[] {
  const redundant = new Set(errors.filter(isBranch).flatMap((branch) => alternativesOf(branch, errors)));
  const isDeeper = ({instancePath}: ErrorObject, other: ErrorObject) =>
    other.instancePath.startsWith(`${instancePath}/`);
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      !redundant.has(error) &&
      !(isBranch(error) && errors.some((other) => isDeeper(error, other))),
  );
}

function describe({keyword, message, params}: ErrorObject, alternatives: readonly ErrorObject[]): string {
  const values = params as Record<string, unknown>;
  switch (keyword) {
    case 'additionalProperties':
      return 'isn’t allowed';
    case 'enum':
      return `must be one of ${(values.allowedValues as unknown[]).map(String).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(values.allowedValue)}`;
    case 'required':
      return `doesn’t have the required property ${String(values.missingProperty)}`;
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
 * Validates a document against a JSON Schema.
 * @param hint how to fix the problems, as a sentence
 */
export function validateStructured(
  {value, lineOf: line}: Structured,
  validate: ValidateFunction,
  hint: string,
): Issue[] {
  if (validate(value)) return [];
  const all = validate.errors ?? [];
  const found = withoutRedundant(all).map((error) => {
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
