/** The only function of `node:assert` that the comparator's router calls. */
export default function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
