/** Reads what readers paste: a pact, an interaction, a body with matchers as Pact JS passes them, or a body. */
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {DocumentProblem, isRecord, parseJson} from '../json';
import {ANY, formatPath, parsePath, type Segment} from './jsonPath';
import type {BodyRules, RuleList} from './protocol';

/** A body in a pact, and its rules. */
export interface PactPart {
  /** The interaction and the part, for the list in which readers choose. */
  label: string;
  part: 'request' | 'response';
  /** JSON. */
  body: string;
  rules: Readonly<Record<string, unknown>>;
}

export type Pasted =
  | {kind: 'problem'; message: string; line?: number}
  /** A pact or an interaction, with the parts that have a JSON body. */
  | {kind: 'parts'; parts: readonly PactPart[]; withoutJson: number}
  /** A body with or without matchers. */
  | {kind: 'body'; body: string; rules: BodyRules; hasMatchers: boolean};

type Location = (string | number)[];

/** The text of a value in the document, with the indentation of a document of its own. */
function sliceOf(text: string, location: Location): string | undefined {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, location);
  if (node === undefined) return undefined;
  const lines = text.slice(node.offset, node.offset + node.length).split('\n');
  const indentation = /^\s*/.exec(lines.at(-1) ?? '')?.[0] ?? '';
  return lines
    .map((line, index) => (index > 0 && line.startsWith(indentation) ? line.slice(indentation.length) : line))
    .join('\n');
}

const isJsonText = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

/** The JSON of a body in a pact. In version 4, it's inside an object that also has its content type. */
function bodyAt(text: string, location: Location, body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (!isRecord(body) || !('content' in body) || !('encoded' in body || 'contentType' in body))
    return typeof body === 'string' && !isJsonText(body) ? undefined : sliceOf(text, location);
  const {content, encoded = false, contentType = 'application/json'} = body;
  if (content === null || !/json/i.test(String(contentType))) return undefined;
  if (encoded === false || encoded === 'JSON' || encoded === 'json')
    return typeof content === 'string' && isJsonText(content) ? content : sliceOf(text, [...location, 'content']);
  if (typeof content !== 'string' || typeof encoded !== 'string' || encoded.toLowerCase() !== 'base64')
    return undefined;
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const decoded = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return isJsonText(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The rules of a body. In version 2, all rules of a part are together, and their paths start with `$.body`. */
function bodyRulesOf(rules: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(rules)) return {};
  const version2 = Object.entries(rules).flatMap(([path, rule]) => {
    const [first, ...rest] = parsePath(path) ?? [];
    if (first !== 'body' || !isRecord(rule)) return [];
    const {match = 'regex' in rule ? 'regex' : 'type', ...options} = rule;
    const arrays = new Set(
      rest.flatMap((_, index) => (path.split(/(?=[.[])/)[index + 2]?.startsWith('[') ? [index] : [])),
    );
    return [[formatPath(rest, arrays), {combine: 'AND', matchers: [{match, ...options}]}]];
  });
  const own = rules.body ?? rules.content;
  return {...(isRecord(own) ? own : {}), ...(Object.fromEntries(version2) as Record<string, unknown>)};
}

/** The places of bodies in an interaction: the key, the part, and the name in the list. */
function placesIn(interaction: Record<string, unknown>): {location: Location; part: PactPart['part']; name: string}[] {
  const {response} = interaction;
  return [
    {location: ['request'], part: 'request', name: 'request'},
    ...(Array.isArray(response)
      ? response.map((_, index) => ({
          location: ['response', index],
          part: 'response' as const,
          name: 'response message',
        }))
      : [{location: ['response'], part: 'response' as const, name: 'response'}]),
    {location: [], part: 'response', name: 'message'},
  ];
}

const at = (value: unknown, location: Location): unknown =>
  location.reduce<unknown>((current, key) => (current as Record<string | number, unknown> | undefined)?.[key], value);

/** The parts of an interaction that have a body, of which those without JSON have no text. */
function partsOf(text: string, interaction: unknown, location: Location, index: number) {
  if (!isRecord(interaction)) return [];
  const {description} = interaction;
  const title = typeof description === 'string' && description !== '' ? description : `interaction ${index + 1}`;
  return placesIn(interaction).flatMap((place) => {
    const holder = at(interaction, place.location);
    if (!isRecord(holder)) return [];
    const key = 'contents' in holder ? 'contents' : 'body';
    if (!(key in holder)) return [];
    const body = bodyAt(text, [...location, ...place.location, key], holder[key]);
    return [{label: `${title}: ${place.name}`, part: place.part, body, rules: bodyRulesOf(holder.matchingRules)}];
  });
}

const MATCHER = 'pact:matcher:type';
const GENERATOR = 'pact:generator:type';

const hasMatcher = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, MATCHER) || Object.values(value).some(hasMatcher));

/** What isn't an option of a rule in the JSON that the libraries pass to Pact’s core. */
const NOT_OPTIONS = [
  MATCHER,
  GENERATOR,
  'pact:specification',
  'specification',
  'value',
  'rules',
  'variants',
  'expression',
];

/** Replaces the matchers in a body with their examples, and collects their rules as Pact’s core does. */
function fromIntegration(root: unknown): {example: unknown; rules: Record<string, RuleList>} {
  const rules: Record<string, RuleList> = {};
  const visit = (value: unknown, path: readonly Segment[], arrays: ReadonlySet<number>, below?: 'any'): unknown => {
    const inArray = new Set([...arrays, path.length]);
    if (Array.isArray(value))
      return value.map((element, index) => visit(element, [...path, below ? ANY : index], inArray));
    if (!isRecord(value)) return value;
    const match = value[MATCHER];
    if (match === undefined)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !key.startsWith('pact:'))
          .map(([key, child]) => [key, visit(child, [...path, below ? ANY : key], arrays)]),
      );
    const {value: example, variants, rules: inner} = value;
    const options = Object.fromEntries(Object.entries(value).filter(([key]) => !NOT_OPTIONS.includes(key)));
    const name = String(match);
    const rule = {
      match: name,
      ...options,
      ...(name === 'include' && {value: example}),
      ...(Array.isArray(variants) && {
        variants: variants.map((variant, index) => ({index, rules: fromIntegration(variant).rules})),
      }),
      ...(Array.isArray(inner) && {
        rules: inner.map((one) => Object.values(fromIntegration(one).rules)[0]?.matchers[0] ?? one),
        value: JSON.stringify(example),
      }),
    };
    const key = formatPath(path, arrays);
    const reified = Array.isArray(variants)
      ? variants.map((variant) => fromIntegration(variant).example)
      : visit(example ?? null, path, arrays, Array.isArray(example) || name === 'values' ? 'any' : undefined);
    const list = rules[key]?.matchers ?? [];
    const isKnown = list.some((one) => JSON.stringify(one) === JSON.stringify(rule));
    rules[key] = {combine: 'AND', matchers: isKnown ? list : [...list, rule]};
    return reified;
  };
  return {example: visit(root, [], new Set()), rules};
}

/** Reads what the reader pasted. */
export function readPasted(text: string): Pasted {
  if (text.trim() === '') return {kind: 'problem', message: 'Paste a pact, an interaction, or a body first.'};
  let value: unknown;
  try {
    ({value} = parseJson(text));
  } catch (thrown) {
    const {message, line} =
      thrown instanceof DocumentProblem ? thrown : new DocumentProblem('too-deep', 'The text is nested too deeply.');
    return {kind: 'problem', message, ...(line !== undefined && {line})};
  }
  const lists = isRecord(value)
    ? (['interactions', 'messages'] as const).filter((key) => Array.isArray((value as Record<string, unknown>)[key]))
    : [];
  const isInteraction =
    isRecord(value) &&
    (isRecord(value.request) || isRecord(value.response) || ('contents' in value && 'description' in value));
  if (lists.length > 0 || isInteraction) {
    const all = isInteraction
      ? partsOf(text, value, [], 0)
      : lists.flatMap((key) =>
          (at(value, [key]) as unknown[]).flatMap((one, index) => partsOf(text, one, [key, index], index)),
        );
    const parts = all.flatMap(({body, ...part}) => (body === undefined ? [] : [{...part, body}]));
    return {kind: 'parts', parts, withoutJson: all.length - parts.length};
  }
  if (!hasMatcher(value)) return {kind: 'body', body: text, rules: {}, hasMatchers: false};
  const {example, rules} = fromIntegration(value);
  return {kind: 'body', body: JSON.stringify(example, null, 2), rules, hasMatchers: true};
}
