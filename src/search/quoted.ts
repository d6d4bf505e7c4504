/** Finds the message of a tool that a query quotes, alone or between other texts, such as the lines of a log. */
import {plainText} from '../errors/plainText';
import {linesOf} from './message';
import {isStopWord} from './query';
import {phraseOf} from './text';

/**
 * Minimum number of meaningful words in a message that has a direct answer. Shorter messages are parts of questions, so
 * they must be a complete line.
 */
export const SHORTEST_MESSAGE = 3;

/** Whether a line contains all texts, in order. */
function hasInOrder(line: string, texts: readonly string[]): boolean {
  let end = 0;
  return texts.every((text) => {
    const start = line.indexOf(text, end);
    end = start + text.length;
    return start >= 0;
  });
}

/**
 * Returns a function that finds the message that a query quotes. The title of a message has … for each part that
 * varies. A query quotes it if one of its lines contains the texts between them, in order and as written. Unless the
 * message is short, anything may come before and after them, such as a time. The first line with a message counts,
 * because later lines often only report that something failed. If a line contains several messages, the one with the
 * most text is the most specific.
 */
export function quotedMessageFinder<M extends {title: string}>(
  messages: readonly M[],
): (query: string, isSearched: (message: M) => boolean) => M | null {
  const known = messages
    .map((message) => {
      const words = phraseOf(message.title).trim().split(' ');
      const isShort = words.filter((word) => word !== '' && !isStopWord(word)).length < SHORTEST_MESSAGE;
      const [first = '', ...others] = plainText(message.title)
        .split('…')
        .map((text) => text.trim());
      const last = others.at(-1) ?? first;
      return {message, isShort, first, last, texts: [first, ...others].filter((text) => text !== '')};
    })
    .filter(({isShort, first, last}) => !isShort || (first !== '' && last !== ''))
    .sort((a, b) => b.texts.join('').length - a.texts.join('').length);
  return (query, isSearched) => {
    for (const line of linesOf(query).map(plainText)) {
      const text = line.trim();
      const found = known.find(
        ({message, isShort, first, last, texts}) =>
          isSearched(message) &&
          hasInOrder(line, texts) &&
          (!isShort || (text.startsWith(first) && text.endsWith(last))),
      );
      if (found) return found.message;
    }
    return null;
  };
}
