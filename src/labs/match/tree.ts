/** The values of a JSON body, with the place of each in the text. */
import {findNodeAtLocation, parseTree, type Node as JsonNode} from 'jsonc-parser';
import {DocumentProblem, parseJson} from '../json';
import type {TextRange} from '../protocol';
import {formatPath, type Segment} from './jsonPath';
import {MAX_BODY_LENGTH} from './protocol';

export type ValueType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value of a body. */
export interface BodyValue {
  /** The path with exact keys and indexes, such as `$.items[0].id`. */
  path: string;
  segments: readonly Segment[];
  type: ValueType;
  /** The value as it's written in the body, which keeps `1.0` and integers that JavaScript would round. */
  raw: string;
  value: unknown;
  /** Of an object or an array, in order. */
  children: readonly BodyValue[];
  range: TextRange;
}

export type ParsedBody = {root: BodyValue} | {problem: {message: string; line?: number}};

function fromNode(node: JsonNode, value: unknown, segments: readonly Segment[], text: string): BodyValue {
  const range = {from: node.offset, to: node.offset + node.length};
  const child = (segment: string | number, element: JsonNode): BodyValue =>
    fromNode(element, (value as Record<string | number, unknown>)[segment], [...segments, segment], text);
  // If a key occurs twice, JSON.parse keeps the last value.
  const properties = new Map<string, JsonNode>();
  if (node.type === 'object')
    for (const {children: [key, element] = []} of node.children ?? [])
      if (key !== undefined && element !== undefined) properties.set(String(key.value), element);
  return {
    path: formatPath(segments),
    segments,
    type: node.type as ValueType,
    raw: text.slice(range.from, range.to),
    value,
    children:
      node.type === 'array'
        ? (node.children ?? []).map((element, index) => child(index, element))
        : [...properties].map(([key, element]) => child(key, element)),
    range,
  };
}

/** Reads a JSON body. A problem is a sentence for the reader. */
export function readBody(text: string): ParsedBody {
  if (text.trim() === '') return {problem: {message: 'The body is empty.'}};
  if (text.length > MAX_BODY_LENGTH)
    return {
      problem: {
        message: `The body has ${text.length.toLocaleString('en')} characters. The limit is ${MAX_BODY_LENGTH.toLocaleString('en')}.`,
      },
    };
  try {
    const {value} = parseJson(text);
    const tree = parseTree(text);
    if (tree === undefined) throw new DocumentProblem('syntax', 'Invalid JSON: A value is missing.');
    return {root: fromNode(tree, value, [], text)};
  } catch (thrown) {
    const {message, line} =
      thrown instanceof DocumentProblem
        ? thrown
        : new DocumentProblem('too-deep', 'The body is nested too deeply to be read.');
    return {problem: {message, ...(line !== undefined && {line})}};
  }
}

/** A value with its properties or elements on lines of their own, and with keys and values as they're written. */
function formatNode(node: JsonNode, text: string, indent = ''): string {
  const {type, children = []} = node;
  if (children.length === 0) return text.slice(node.offset, node.offset + node.length);
  const within = `${indent}  `;
  const lines = children.map((child) => {
    const [key, value] = type === 'object' ? (child.children ?? []) : [undefined, child];
    const name = key === undefined ? '' : `${text.slice(key.offset, key.offset + key.length)}: `;
    return `${within}${name}${value === undefined ? '' : formatNode(value, text, within)}`;
  });
  const [open, close] = type === 'object' ? ['{', '}'] : ['[', ']'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The text with each value on its own line, and with the values as they're written. Undefined if it isn't JSON. */
export function formatBody(text: string): string | undefined {
  try {
    parseJson(text);
    const tree = parseTree(text);
    return tree === undefined ? undefined : formatNode(tree, text);
  } catch {
    return undefined;
  }
}

/** The exact place of a value, or of the closest value around it that the text has. */
export function rangeOf(text: string, segments: readonly Segment[]): TextRange | undefined {
  const tree = parseTree(text);
  if (tree === undefined) return undefined;
  for (let length = segments.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, segments.slice(0, length) as (string | number)[]);
    if (node === undefined) continue;
    // Include the key, so that readers recognize the value.
    const {offset} = node.parent?.type === 'property' ? node.parent : node;
    return {from: offset, to: node.offset + node.length};
  }
  return undefined;
}
