/** Reads what readers type: OpenAPI descriptions and pacts, with the reason and the line of each problem. */
import {isMap, isScalar, isSeq, parseDocument, type Document as YamlDocument} from 'yaml';
import {DocumentProblem, MAX_DEPTH, isRecord, parseJson, tooDeep} from './json';
import {lineAt, type DocumentNode} from './locate';
import {MAX_LENGTH, type Problem, type Side} from './protocol';

/** The most often that YAML aliases may repeat values, so that a few lines can't become gigabytes. */
const MAX_ALIASES = 100;

/** A document without problems. */
export interface ParsedDocument {
  value: Record<string, unknown>;
  root: DocumentNode;
}

export type Parsed = {document: ParsedDocument} | {problem: Problem};

function fromYaml(node: unknown, offset: number, depth: number, text: string): DocumentNode {
  if (depth > MAX_DEPTH) throw tooDeep(lineAt(text, offset));
  const children = new Map<string, DocumentNode>();
  const rangeOf = (child: unknown) => (child as {range?: [start: number, end: number] | null} | null)?.range;
  const startOf = (child: unknown): number => rangeOf(child)?.[0] ?? offset;
  if (isMap(node))
    for (const {key, value} of node.items)
      children.set(String(isScalar(key) ? key.value : key), fromYaml(value, startOf(key), depth + 1, text));
  if (isSeq(node))
    node.items.forEach((item, index) => children.set(String(index), fromYaml(item, startOf(item), depth + 1, text)));
  // A block ends at the start of the next line with content.
  const end = Math.max(offset, rangeOf(node)?.[1] ?? offset);
  return {offset, end: offset + text.slice(offset, end).trimEnd().length, children};
}

function parseYaml(text: string): {value: unknown; root: DocumentNode} {
  const document: YamlDocument = parseDocument(text, {prettyErrors: false});
  const [error] = document.errors;
  if (error !== undefined)
    throw new DocumentProblem('syntax', `Invalid YAML: ${error.message}`, lineAt(text, error.pos[0]));
  const root = fromYaml(document.contents, 0, 0, text);
  try {
    return {root, value: document.toJS({maxAliasCount: MAX_ALIASES}) as unknown};
  } catch (thrown) {
    if (thrown instanceof ReferenceError)
      throw new DocumentProblem(
        'aliases',
        `The document repeats values with YAML aliases more than ${MAX_ALIASES} times. Write the values out, or use $ref.`,
      );
    throw thrown;
  }
}

function parse(side: Side, text: string, check: (document: ParsedDocument) => void): Parsed {
  try {
    if (text.trim() === '') throw new DocumentProblem('empty', 'The document is empty.');
    if (text.length > MAX_LENGTH)
      throw new DocumentProblem(
        'too-large',
        `The document has ${text.length.toLocaleString('en')} characters. The limit is ${MAX_LENGTH.toLocaleString('en')}.`,
      );
    // A pact is always JSON. A description that starts with a brace gets the messages of the JSON parser.
    const {value, root} = side === 'pact' || text.trimStart().startsWith('{') ? parseJson(text) : parseYaml(text);
    if (!isRecord(value))
      throw new DocumentProblem(
        side === 'pact' ? 'not-a-pact' : 'not-openapi',
        `Expected a document with named properties, but found ${Array.isArray(value) ? 'a list' : 'a single value'}.`,
        1,
      );
    const document = {value, root};
    check(document);
    return {document};
  } catch (thrown) {
    const {reason, message, line} =
      thrown instanceof DocumentProblem
        ? thrown
        : thrown instanceof RangeError
          ? tooDeep()
          : new DocumentProblem('syntax', String(thrown));
    return {problem: {side, reason, message, ...(line !== undefined && {line})}};
  }
}

/** Versions that the comparator accepts. */
const OPENAPI_VERSIONS = 'OpenAPI 3.x, such as 3.0.3 or 3.1.0, and Swagger 2.0';
const ALL_VERSIONS = `${OPENAPI_VERSIONS.replace(', and', ',')}, and AsyncAPI 3.x`;

/** The keys with a version, by what they mean in a sentence. */
const VERSION_KEYS = {openapi: 'OpenAPI', swagger: 'Swagger', asyncapi: 'AsyncAPI'} as const;

/** Which interactions a comparison includes: HTTP requests only, or messages, too. */
export type Scope = 'http' | 'all';

/** Reads an OpenAPI description, which may be YAML or JSON. With the scope `all`, it may be an AsyncAPI description. */
export function parseDescription(text: string, scope: Scope = 'http'): Parsed {
  const supported = scope === 'all' ? ALL_VERSIONS : OPENAPI_VERSIONS;
  return parse('description', text, ({value, root}) => {
    const lineOf = (key: string) => lineAt(text, root.children.get(key)?.offset ?? 0);
    const key = (['openapi', 'swagger', 'asyncapi'] as const).find((name) => name in value);
    if (key === undefined)
      throw new DocumentProblem(
        'not-openapi',
        `Expected "openapi" ${scope === 'all' ? 'or "asyncapi" ' : ''}with a version at the top of the document. The comparison supports ${supported}.`,
        1,
      );
    const version = value[key];
    if (key === 'asyncapi' && scope === 'http')
      throw new DocumentProblem(
        'unsupported-version',
        `This is an AsyncAPI document. The playground supports ${supported}.`,
        lineOf(key),
      );
    if (typeof version !== 'string')
      throw new DocumentProblem(
        'unsupported-version',
        `The version must be a string. Put it in quotes: ${key}: "${String(version)}".`,
        lineOf(key),
      );
    if (key === 'swagger' ? version !== '2.0' : !version.startsWith('3.'))
      throw new DocumentProblem(
        'unsupported-version',
        `Version ${version} of ${VERSION_KEYS[key]} isn’t supported. The comparison supports ${supported}.`,
        lineOf(key),
      );
    if (key === 'asyncapi') return;
    for (const required of ['info', 'paths'])
      if (required in value ? !isRecord(value[required]) : required === 'info')
        throw new DocumentProblem(
          'not-openapi',
          `Expected "${required}" with named properties in the description.`,
          required in value ? lineOf(required) : 1,
        );
  });
}

const MESSAGE_PACTS: Readonly<Record<Scope, string>> = {
  http: 'This is a message pact. The playground compares pacts with HTTP interactions.',
  all: 'This is a message pact of version 3. The comparator reads messages only from pacts of version 4, in which they are among the interactions.',
};

/** What's wrong with an HTTP interaction, or undefined. */
function httpProblem({request, response}: Record<string, unknown>): string | undefined {
  if (!isRecord(request) || !isRecord(response)) return 'An interaction must have a "request" and a "response".';
  for (const name of ['method', 'path'])
    if (typeof request[name] !== 'string') return `The request must have a "${name}", which must be a string.`;
  return typeof response.status === 'number' ? undefined : 'The response must have a "status", which must be a number.';
}

/** Reads a pact file. */
export function parsePact(text: string, scope: Scope = 'http'): Parsed {
  return parse('pact', text, ({value, root}) => {
    const lineOf = (key: string) => lineAt(text, root.children.get(key)?.offset ?? 0);
    for (const role of ['consumer', 'provider']) {
      const application = value[role];
      if (!isRecord(application) || typeof application.name !== 'string' || application.name.trim() === '')
        throw new DocumentProblem(
          'not-a-pact',
          `A pact must contain the name of its ${role}: expected "${role}": {"name": "…"}.`,
          role in value ? lineOf(role) : 1,
        );
    }
    const {interactions} = value;
    if (!Array.isArray(interactions))
      throw new DocumentProblem(
        'not-a-pact',
        'messages' in value
          ? MESSAGE_PACTS[scope]
          : 'A pact must contain a list of interactions: expected "interactions": […].',
        'interactions' in value ? lineOf('interactions') : 1,
      );
    interactions.forEach((interaction: unknown, index) => {
      const line = lineAt(text, root.children.get('interactions')?.children.get(String(index))?.offset ?? 0);
      const problem = !isRecord(interaction)
        ? 'Expected an interaction with named properties.'
        : kindOf(interaction) === 'http'
          ? httpProblem(interaction)
          : undefined;
      if (problem !== undefined) throw new DocumentProblem('not-a-pact', problem, line);
    });
  });
}

/** What an interaction of a pact is: an HTTP request and its response, a message, or something else. */
export type InteractionKind = 'http' | 'asynchronous' | 'synchronous' | 'unknown';

const KINDS: Readonly<Record<string, InteractionKind>> = {
  'synchronous/http': 'http',
  'asynchronous/messages': 'asynchronous',
  'synchronous/messages': 'synchronous',
};

/** Recognizes the kind of an interaction, as the comparator does. */
export const kindOf = ({type}: Record<string, unknown>): InteractionKind =>
  type === undefined ? 'http' : ((typeof type === 'string' ? KINDS[type.toLowerCase()] : undefined) ?? 'unknown');
