import {isStopWord} from './query';
import {chunksOf, stemOf} from './text';

/** What a term, a variable, an option, or a code means. */
export interface Answer {
  /** The name of the thing. */
  title: string;
  text: string;
  /** URL path with base path and anchor. */
  url: string;
}

/** Words that ask what something means. They aren't part of its name. */
const ASKING = new Set(['mean', 'definit', 'defin', 'default', 'flag', 'option', 'pact', 'pactflow']);

/**
 * The key of a name, or of a query for one: its words without those that ask, as one word. A query for several things
 * has a key that no answer has.
 */
export function answerKey(text: string): string {
  const stems = chunksOf(text).flatMap(({parts, joined, code}) =>
    code ? [joined] : parts.filter((part) => !isStopWord(part)).map(stemOf),
  );
  const name = stems.filter((stem) => !ASKING.has(stem));
  return (name.length > 0 ? name : stems).join('');
}
