/** Finds the places that the comparator's locations refer to. */

/** An element of a parsed document. */
export interface DocumentNode {
  /** The offset in the text at which the element, or its key, starts. */
  offset: number;
  /** The offset at which the element ends. */
  end: number;
  /** The elements of a mapping by key, or of a list by index. Empty for other values. */
  children: ReadonlyMap<string, DocumentNode>;
}

/** The rest of a location after a key, or undefined if the location doesn't continue with the key. */
function after(location: string, key: string): string | undefined {
  if (location.startsWith(`[${key}]`)) return location.slice(key.length + 2);
  const dotted = location.startsWith('.') ? location.slice(1) : location;
  if (!dotted.startsWith(key)) return undefined;
  const rest = dotted.slice(key.length);
  return rest === '' || rest.startsWith('.') || rest.startsWith('[') ? rest : undefined;
}

/** An element of a document. */
export interface Located {
  /** The keys that lead to the element from the document's root. */
  path: readonly string[];
  node: DocumentNode;
  value: unknown;
}

interface Found extends Located {
  /** The part of the location that no element matches. */
  rest: string;
}

/** A parsed document. */
export interface LocatedDocument {
  root: DocumentNode;
  value: unknown;
}

/** The most references that one location follows. References can be endless. */
const MAX_REFERENCES = 10;

export const rootOf = ({root, value}: LocatedDocument): Located => ({path: [], node: root, value});

/** The element below another one. */
export function childOf({path, node, value}: Located, key: string): Located | undefined {
  const child = node.children.get(key);
  if (child === undefined) return undefined;
  return {path: [...path, key], node: child, value: (value as Record<string, unknown> | undefined)?.[key]};
}

/** The element that a reference such as `#/components/schemas/Product` in another element leads to. */
export function referencedBy({value}: Located, document: LocatedDocument): Located | undefined {
  const reference = (value as {$ref?: unknown} | null | undefined)?.$ref;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Located | undefined>((at, key) => at && childOf(at, key), rootOf(document));
}

/** Whether an element is a body in a pact of version 4. The comparator's locations don't contain its key `content`. */
export const isWrapper = ({children}: DocumentNode): boolean =>
  children.has('content') && (children.has('contentType') || children.has('encoded'));

/** The deepest element that a location names. */
function deepest(at: Located, location: string, document: LocatedDocument, references = 0): Found {
  let best: Found = {...at, rest: location};
  if (location === '') return best;
  const {children} = at.node;
  // Keys such as `application/vnd.shop.v1+json` contain dots, so each key that fits is tried.
  for (const key of children.keys()) {
    const rest = after(location, key) ?? (key === 'content' && isWrapper(at.node) ? location : undefined);
    const child = rest === undefined ? undefined : childOf(at, key);
    if (rest === undefined || child === undefined) continue;
    const found = deepest(child, rest, document, references);
    if (found.rest.length < best.rest.length) best = found;
  }
  const target = references < MAX_REFERENCES ? referencedBy(at, document) : undefined;
  if (target !== undefined) {
    const found = deepest(target, location, document, references + 1);
    if (found.rest.length < best.rest.length) best = found;
  }
  return best;
}

/**
 * The part of a location that starts at a referenced definition. The comparator appends it to the location of the
 * reference, as in `[root]….schema.components.schemas.Product.properties.price.type`.
 */
const REFERENCED = /\.(components\.\w+\..*|definitions\..*)$/;

/**
 * The element that a location names. The comparator's locations may continue below a value, or below a reference to a
 * definition.
 * @param location for example `[root].paths./products.get.responses.200`
 * @returns undefined if not even the first part of the location exists. `isExact` is false if the element is only the
 * closest one
 */
export function elementAt(document: LocatedDocument, location: string): (Located & {isExact: boolean}) | undefined {
  const path = location.replace(/^\[root\]/, '');
  let {rest, ...element} = deepest(rootOf(document), path, document);
  const definition = rest === '' ? undefined : REFERENCED.exec(path)?.[1];
  if (definition !== undefined) {
    const found = deepest(rootOf(document), definition, document);
    // Something below `components` and the kind of definition was found, so this is closer than the reference.
    if (found.rest.length < rest.length) ({rest, ...element} = found);
  }
  return element.node === document.root && path !== '' ? undefined : {...element, isExact: rest === ''};
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** The column of an offset in its line, counted from 1. */
export const columnAt = (text: string, offset: number): number =>
  offset - (offset === 0 ? -1 : text.lastIndexOf('\n', offset - 1));
