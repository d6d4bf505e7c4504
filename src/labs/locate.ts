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

/** The deepest element that a location names, and the part of the location that no element matches. */
function deepest(node: DocumentNode, location: string): {node: DocumentNode; rest: string} {
  let best = {node, rest: location};
  if (location === '') return best;
  // Keys such as `application/vnd.shop.v1+json` contain dots, so each key that fits is tried.
  for (const [key, child] of node.children) {
    // In pacts of version 4, the body of a request is a wrapper, which the comparator's locations don't contain.
    const isWrapped = key === 'content' && (node.children.has('contentType') || node.children.has('encoded'));
    const rest = after(location, key) ?? (isWrapped ? location : undefined);
    if (rest === undefined) continue;
    const found = deepest(child, rest);
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
 * @returns undefined if not even the first part of the location exists
 */
export function elementAt(root: DocumentNode, location: string): DocumentNode | undefined {
  const path = location.replace(/^\[root\]/, '');
  const direct = deepest(root, path);
  if (direct.rest !== '') {
    const definition = REFERENCED.exec(path)?.[1];
    if (definition !== undefined) {
      const found = deepest(root, definition);
      // Something below `components` and the kind of definition was found, so this is closer than the reference.
      if (found.rest.length < direct.rest.length) return found.node;
    }
  }
  return direct.node === root && path !== '' ? undefined : direct.node;
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
