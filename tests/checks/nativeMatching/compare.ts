/** Compares the answers of Pact's native library with those of the module that the site runs. */

/** A difference that the library reports. */
export interface Reported {
  type: string;
  path?: string;
  expected?: unknown;
  actual?: unknown;
  /** The library's sentence. */
  mismatch: string;
}

/** An answer of the native library or of the module: differences, or why the library can't read the rules. */
export type LibraryAnswer = readonly Reported[] | {error: string};

/** An object in a message: as JSON, or with the types of its values. */
const OBJECT_TEXTS = [/^Unable to match \{.*\} using (.*)$/s, /^Expected \{.*\} to be equal to \{.*\}$/s] as const;

/** Whether two messages about the same value mean the same, by the cause of the difference. */
const CAUSES: Readonly<Record<string, (native: string, module: string) => boolean>> = {
  'object-text': (native, module) =>
    OBJECT_TEXTS.some((pattern) => {
      const [one, other] = [pattern.exec(native), pattern.exec(module)];
      return one !== null && other !== null && one[1] === other[1];
    }),
  'empty-object': (native, module) =>
    native === 'Expected {} (Array) to not be empty' && module === 'Expected {} (Map) to not be empty',
};

/** The cause of a difference between an error of the native library and an answer of the module. */
const causeOfError = (native: {error: string}, module: readonly Reported[]): string | undefined =>
  /^Could not parse matcher JSON|^The library can't read the rules/.test(native.error) &&
  module.some(({mismatch}) => / is not a standard matching rule/.test(mismatch))
    ? 'unknown-rule'
    : undefined;

const place = ({type, path, expected, actual}: Reported): string => JSON.stringify([type, path, expected, actual]);

/** The items of a list without those of another. Each of those removes one. */
function without(items: readonly Reported[], others: readonly Reported[]): Reported[] {
  const left = others.map((other) => place(other) + other.mismatch);
  return items.filter((item) => {
    const index = left.indexOf(place(item) + item.mismatch);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Whether an answer means that the body matches. */
export const matches = (answer: LibraryAnswer): boolean => Array.isArray(answer) && answer.length === 0;

/**
 * Finds out why two answers differ.
 * @returns the causes of all differences; empty if the answers are the same, apart from the order of their mismatches
 *   and the text of errors. Undefined if something has no known cause.
 */
export function causesOf(native: LibraryAnswer, module: LibraryAnswer): Set<string> | undefined {
  if ('error' in native && 'error' in module) return new Set();
  if ('error' in module) return undefined;
  if ('error' in native) {
    const cause = causeOfError(native, module);
    return cause === undefined ? undefined : new Set([cause]);
  }
  const left = without(module, native);
  const causes = new Set<string>();
  for (const one of without(native, module)) {
    const found = left.findIndex(
      (other) =>
        place(other) === place(one) && Object.values(CAUSES).some((isCause) => isCause(one.mismatch, other.mismatch)),
    );
    const other = left[found];
    if (other === undefined) return undefined;
    left.splice(found, 1);
    for (const [cause, isCause] of Object.entries(CAUSES)) if (isCause(one.mismatch, other.mismatch)) causes.add(cause);
  }
  return left.length > 0 ? undefined : causes;
}

/** The result of comparing the answers to all cases. */
export interface Comparison {
  /** How many cases each cause explains. */
  causes: Map<string, number>;
  same: number;
  matched: number;
  problems: string[];
}

/**
 * Compares the answers to the same cases.
 * @param known the differences that the site lists
 * @param describe a case as part of a message
 * @param isRejected whether the lab explains a problem with the rules of a case, which the module itself accepts
 * @returns a problem for each difference that isn't listed, and for each listed one that no case has
 */
export function compareAnswers(
  native: readonly LibraryAnswer[],
  module: readonly LibraryAnswer[],
  known: readonly {id: string; verdict: boolean}[],
  describe: (index: number) => string,
  isRejected: (index: number) => boolean = () => false,
): Comparison {
  const result: Comparison = {causes: new Map(), same: 0, matched: 0, problems: []};
  for (const [index, one] of native.entries()) {
    const other = module[index] ?? {error: 'no answer'};
    const causes = causesOf(one, other);
    if (matches(one)) result.matched += 1;
    if (causes?.size === 0) result.same += 1;
    const isListed =
      causes !== undefined &&
      [...causes].every((cause) => known.some(({id}) => id === cause)) &&
      (matches(one) === matches(other) || known.some(({id, verdict}) => causes.has(id) && verdict));
    if (!isListed)
      result.problems.push(
        `The native library and the module answer differently, and no cause in src/data/matchingDifferences.ts ` +
          `explains it:\n  case: ${describe(index)}\n  native: ${JSON.stringify(one)}\n  module: ${JSON.stringify(other)}`,
      );
    const isUnusable = matches(one) && isRejected(index);
    for (const cause of [...(causes ?? []), ...(isUnusable ? ['unusable-rule'] : [])])
      result.causes.set(cause, (result.causes.get(cause) ?? 0) + 1);
  }
  for (const {id} of known)
    if (!result.causes.has(id))
      result.problems.push(
        `No case has the difference ${id}, which src/data/matchingDifferences.ts lists. Remove it, or add a case to ` +
          'tests/checks/nativeMatching/cases.ts.',
      );
  return result;
}
