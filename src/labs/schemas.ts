/** Finds the part of a schema that describes a value in a body. */
import {childOf, referencedBy, type Located, type LocatedDocument} from './locate';

/** The most references that lead to one schema. References can be endless. */
const MAX_REFERENCES = 10;

/** The schemas that describe one value together: a schema, or the branches of `allOf`. */
export type Schemas = readonly Located[];

/**
 * A schema without its reference, and with the branches of `allOf`.
 * @returns undefined if a branch is one of several alternatives, or can't be found
 */
function partsOf(schema: Located, document: LocatedDocument, references = 0): Schemas | undefined {
  if (references > MAX_REFERENCES || ['oneOf', 'anyOf', 'not'].some((key) => schema.node.children.has(key)))
    return undefined;
  if (schema.node.children.has('$ref')) {
    const target = referencedBy(schema, document);
    return target && partsOf(target, document, references + 1);
  }
  const parts = [schema];
  const all = childOf(schema, 'allOf');
  for (const key of all?.node.children.keys() ?? []) {
    const branch = all && childOf(all, key);
    const inBranch = branch && partsOf(branch, document, references + 1);
    if (inBranch === undefined) return undefined;
    parts.push(...inBranch);
  }
  return parts;
}

/** The first element with a name in the parts of a schema. */
export const inParts = (parts: Schemas, key: string): Located | undefined =>
  parts.map((part) => childOf(part, key)).find((one) => one !== undefined);

/** The names of the properties that a schema describes. */
export const propertiesOf = (parts: Schemas): string[] =>
  parts.flatMap((part) => [...(childOf(part, 'properties')?.node.children.keys() ?? [])]);

/**
 * The parts of the schema that describe a value.
 * @param keys the way from the body to the value
 * @returns undefined if the value isn't described, or if there are alternatives on the way
 */
export function schemasAt(schema: Located, keys: readonly string[], document: LocatedDocument): Schemas | undefined {
  const parts = partsOf(schema, document);
  const [key, ...others] = keys;
  if (parts === undefined || key === undefined) return parts;
  const next =
    parts
      .map((part) => childOf(part, 'properties'))
      .map((properties) => properties && childOf(properties, key))
      .find((one) => one !== undefined) ?? (/^\d+$/.test(key) ? inParts(parts, 'items') : undefined);
  return next && schemasAt(next, others, document);
}
