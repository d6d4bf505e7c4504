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

/** Words in questions about a meaning. They aren't part of a name. */
const ASKING = new Set(['mean', 'definit', 'defin', 'default', 'flag', 'option', 'pact', 'pactflow']);

/**
 * The key of a name, or of a query for one: its words, without those that ask for a meaning, joined into one word.
 */
export function answerKey(text: string): string {
  const stems = chunksOf(text).flatMap(({parts, joined, code}) =>
    code ? [joined] : parts.filter((part) => !isStopWord(part)).map(stemOf),
  );
  const name = stems.filter((stem) => !ASKING.has(stem));
  return (name.length > 0 ? name : stems).join('');
}
