/** Compares a description with a pact, with the library that PactFlow uses. */
import {advise, type AdviceSource} from './advice';
import {compareDocuments, type ComparatorResult, type Descriptions} from 'mock-broker/compare';
import {
  kindOf,
  parseDescription,
  parsePact,
  type InteractionKind,
  type Parsed,
  type ParsedDocument,
  type Scope,
} from './documents';
import {elementAt, lineAt, type Located} from './locate';
import type {Comparison, ComparisonOptions, Finding, Interaction, Place, Problem, Settings} from './protocol';

type Interactions = readonly Record<string, unknown>[];

/** A document and its text. */
interface Source extends AdviceSource {
  document: ParsedDocument;
  text: string;
}

const sourceOf = (document: ParsedDocument, text: string): Source => ({
  document,
  text,
  lineOf: ({node}) => lineAt(text, node.offset),
});

/** The longest text of a place. */
const LONGEST_TEXT = 80;

/** The start of the settings' names in a description. */
const PREFIX = 'x-opc-config-';

/** The place of an element. Of an element that the location doesn't name exactly, the first line. */
function placeOf({text}: Source, {node: {offset: from, end}}: Located, location: string, isExact: boolean): Place {
  const firstLine = /^[^\r\n]*/.exec(text.slice(from, end))?.[0] ?? '';
  const shown = firstLine.trimEnd();
  return {
    location,
    line: lineAt(text, from),
    range: {from, to: isExact ? end : from + shown.length},
    text: shown.length > LONGEST_TEXT ? `${shown.slice(0, LONGEST_TEXT)}…` : shown,
  };
}

function placeIn(source: Source | undefined, location: string | undefined): Place | undefined {
  if (location === undefined || source === undefined) return undefined;
  const element = elementAt(source.document, location);
  return element === undefined ? {location} : placeOf(source, element, location, element.isExact);
}

/** An error of the comparator, which lists the rules that a pact violates. */
interface Rejection {
  message: string;
  errors?: {instancePath: string; message?: string}[];
}

/** The kinds of interactions, in the order in which the comparator validates them. */
const VALIDATED: readonly InteractionKind[] = ['http', 'asynchronous', 'synchronous'];

/**
 * The reader's words for a value in a pact that the comparator doesn't accept. The comparator's path starts with a
 * position among the interactions of one kind, and doesn't contain the kind.
 */
function pactProblem({errors = []}: Rejection, interactions: Interactions, pact: Source): Problem {
  const invalid: Problem = {
    side: 'pact',
    reason: 'not-a-pact',
    message: 'The comparator can’t read this pact because an interaction doesn’t have the expected structure.',
  };
  const kinds = VALIDATED.filter((kind) => interactions.some((interaction) => kindOf(interaction) === kind));
  const [deepest] = [...errors].sort((one, other) => other.instancePath.length - one.instancePath.length);
  const [, position, ...path] = deepest?.instancePath.split('/') ?? [];
  const inKind = interactions.filter((interaction) => kindOf(interaction) === kinds[0])[Number(position)];
  if (deepest === undefined || kinds.length !== 1 || inKind === undefined) return invalid;
  const index = interactions.indexOf(inKind);
  const place = placeIn(pact, ['[root]', `interactions[${index}]`, ...path].join('.'));
  return {
    ...invalid,
    message: `The comparator can’t read interaction ${index + 1}: ${[path.join('.'), deepest.message].filter(Boolean).join(' ')}.`,
    ...(place?.line !== undefined && {line: place.line}),
  };
}

/** The reader's words for an error that the comparator throws. */
function rejection(thrown: unknown, description: string, pact: Source, interactions: Interactions): Problem {
  if (thrown instanceof RangeError)
    return {
      side: 'description',
      reason: 'too-deep',
      message: 'The comparator ran out of memory. The description probably refers to itself without end.',
    };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (message === 'Malformed Pact file') return pactProblem(thrown as Rejection, interactions, pact);
  // Descriptions must be single files. The message contains the reference to another file.
  const reference = /reference (\S+)/.exec(message)?.[1];
  const offset = reference === undefined ? -1 : description.indexOf(reference);
  return {
    side: 'description',
    reason: 'not-openapi',
    message: `The comparator can’t read this document: ${message}.`,
    ...(offset !== -1 && {line: lineAt(description, offset)}),
  };
}

/** A description with settings. Those that it has itself take precedence. */
function withSettings(value: Record<string, unknown>, settings: Settings): Record<string, unknown> {
  const added = Object.entries(settings).map(([name, setting]) => [`${PREFIX}${name}`, setting]);
  return {...value, info: {...Object.fromEntries(added), ...(value.info as object)}};
}

/** The kinds of interactions that the comparator compares with these descriptions. It skips the others. */
function comparedKinds({oas, asyncapi}: Descriptions): readonly InteractionKind[] {
  if (oas !== undefined) return ['http'];
  return asyncapi === undefined ? VALIDATED : ['asynchronous', 'synchronous'];
}

/** The place of a value in the pact. A field that isn't allowed is named only in the message. */
function placeInPact(pact: Source, location: string | undefined, message: string): Place | undefined {
  const field = /must NOT have additional properties - (.+)$/.exec(message)?.[1];
  const place = placeIn(pact, location === undefined || field === undefined ? location : `${location}.${field}`);
  return place && location !== undefined ? {...place, location} : place;
}

function findingOf(
  {code, type, message, mockDetails, specDetails, causes = []}: ComparatorResult,
  description: Source | undefined,
  pact: Source,
): Finding {
  const inPact = placeInPact(pact, mockDetails?.location, message);
  const named = placeIn(description, specDetails?.location);
  const advised =
    description &&
    inPact &&
    named &&
    advise({code, message, pact: inPact.location, description: named.location}, description, pact);
  const inDescription =
    advised && description && named ? placeOf(description, advised.change, named.location, false) : named;
  const interaction = mockDetails?.interactionDescription;
  const index = /^\[root\]\.interactions\[(\d+)\]/.exec(mockDetails?.location ?? '')?.[1];
  return {
    code,
    severity: type,
    message,
    ...(typeof interaction === 'string' && {interaction}),
    ...(index !== undefined && {index: Number(index)}),
    ...(inPact && {pact: inPact}),
    ...(inDescription && {description: inDescription}),
    ...(advised && {explanation: advised.explanation}),
    causes: causes.map((cause) => findingOf(cause, description, pact)),
  };
}

function interactionOf(interaction: Record<string, unknown>, kinds: readonly InteractionKind[]): Interaction {
  const {description} = interaction;
  const kind = kindOf(interaction);
  const {method, path} = (interaction.request ?? {}) as {method?: string; path?: string};
  return {
    name: typeof description === 'string' ? description : '',
    ...(kind === 'http' && {request: `${method} ${path}`}),
    isCompared: kinds.includes(kind),
  };
}

/**
 * Compares two documents.
 * @param description YAML or JSON
 * @param pact JSON
 * @param options if present, the description can also be an AsyncAPI description or missing, and messages are compared
 */
export async function compare(description: string, pact: string, options?: ComparisonOptions): Promise<Comparison> {
  const scope: Scope = options === undefined ? 'http' : 'all';
  const isMissing = options !== undefined && description.trim() === '';
  const described: Parsed | undefined = isMissing ? undefined : parseDescription(description, scope);
  const expected = parsePact(pact, scope);
  const problems = [described, expected].flatMap((one) => (one !== undefined && 'problem' in one ? [one.problem] : []));
  if ('problem' in expected || (described !== undefined && 'problem' in described)) return {kind: 'invalid', problems};
  const inPact = sourceOf(expected.document, pact);
  const inDescription = described && sourceOf(described.document, description);
  const value = described?.document.value;
  const descriptions: Descriptions =
    value === undefined
      ? {}
      : 'asyncapi' in value
        ? {asyncapi: value}
        : {oas: options === undefined ? value : withSettings(value, options.settings)};
  const interactions = expected.document.value.interactions as Interactions;
  let results: ComparatorResult[];
  try {
    results = await compareDocuments(descriptions, expected.document.value);
  } catch (thrown) {
    return {kind: 'invalid', problems: [rejection(thrown, description, inPact, interactions)]};
  }
  const kinds = comparedKinds(descriptions);
  return {
    kind: 'compared',
    findings: results.map((result) => findingOf(result, inDescription, inPact)),
    interactions: interactions.map((interaction) => interactionOf(interaction, kinds)),
    results,
  };
}
