// Spelling, by cspell with its dictionaries of American English and of software. Words of our own stand in words.txt; names, which headings need too, in names.txt.
import type * as Cspell from 'cspell-lib';
import {proseOf, type Page, type Problem} from './page';

/** The words that the dictionaries do not have. */
export interface OwnWords {
  /** File that a message names. */
  file: string;
  /** Each with its line. */
  words: ReadonlyMap<string, number>;
}

/**
 * Reads a list of words, one a line; `#` at the beginning of a line makes a comment.
 * @param problems gets one for each word that stands twice or out of order
 */
export function parseWords(file: string, text: string, problems: Problem[]): OwnWords {
  const words = new Map<string, number>();
  let before: string | undefined;
  text.split('\n').forEach((entry, index) => {
    const word = entry.trim();
    const line = index + 1;
    if (word === '' || word.startsWith('#')) return;
    if (words.has(word))
      problems.push({
        file,
        line,
        message: `"${word}" stands on line ${words.get(word) ?? 0} already.`,
        hint: 'Remove one of the two.',
      });
    else if (before !== undefined && compareWords(before, word) > 0)
      problems.push({
        file,
        line,
        message: `"${word}" comes after "${before}", and the list is sorted.`,
        hint: `Move it up, before "${before}".`,
      });
    words.set(word, line);
    before = word;
  });
  return {file, words};
}

/** The order of the lists: letters first whatever their case, then capitals before small ones. Not by locale, so that every machine agrees. */
export function compareWords(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return one < other ? -1 : one > other ? 1 : 0;
  return a < b ? -1 : 1;
}

let library: Promise<typeof Cspell> | undefined;

const hintFor = (word: string, suggestions: readonly string[], list: string): string =>
  `${suggestions.length > 0 ? `Did you mean ${suggestions.map((suggestion) => `"${suggestion}"`).join(' or ')}? ` : ''}Put what is code in backticks; a word of the field goes into ${list} as "${word}", at its place.`;

/**
 * Looks up every word of the pages' prose.
 * @param own words that are right although no dictionary has them
 * @param names proper names; each of their words is right too
 */
export async function checkSpelling(
  pages: readonly Page[],
  own: OwnWords,
  names: readonly string[],
): Promise<Problem[]> {
  // The package exports itself for `import` only.
  library ??= import('cspell-lib');
  const {spellCheckDocument} = await library;
  const words = [...own.words.keys(), ...names.flatMap((name) => name.split(/[^\p{L}\p{N}'’]+/u))].filter(
    (word) => word !== '',
  );
  const settings: Cspell.CSpellUserSettings = {
    version: '0.2',
    language: 'en-US',
    dictionaries: ['en_us', 'softwareTerms', 'companies', 'filetypes'],
    words,
    maxNumberOfProblems: 10_000,
    maxDuplicateProblems: 10_000,
    // A suggestion may take its time; cut short, the same page would get other messages on a busy machine.
    suggestionsTimeout: 60_000,
  };
  const problems: Problem[] = [];
  for (const page of pages) {
    const document = {uri: `file:///${page.file}.txt`, text: proseOf(page), languageId: 'plaintext', locale: 'en-US'};
    const {issues, errors} = await spellCheckDocument(
      document,
      {generateSuggestions: false, noConfigSearch: true},
      settings,
    );
    const [error] = errors ?? [];
    if (error !== undefined) throw error;
    if (issues.length === 0) continue;
    // Suggestions cost far more than looking up, so only a page with problems pays for them.
    const suggested = await spellCheckDocument(
      document,
      {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
      settings,
    );
    const lines = new Map<string, Set<number>>();
    for (const {text, offset} of suggested.issues)
      lines.set(text, (lines.get(text) ?? new Set()).add(page.lineAt(offset)));
    for (const [text, at] of lines) {
      const [line = 1, ...more] = at;
      const suggestions = suggested.issues.find((issue) => issue.text === text)?.suggestions ?? [];
      const also = more.length > 0 ? ` (also on ${more.length === 1 ? 'line' : 'lines'} ${more.join(', ')})` : '';
      problems.push({
        file: page.file,
        line,
        message: `"${text}" is in no dictionary${also}.`,
        hint: hintFor(text, suggestions.slice(0, 3), own.file),
      });
    }
  }
  return problems;
}

/** Words of our list that stand on no page: they would hide a slip that happens to look like them. */
export function unusedWords(pages: readonly Page[], own: OwnWords): Problem[] {
  const waiting = new Map([...own.words].map(([word, line]) => [word.toLowerCase(), {word, line}]));
  for (const page of pages) {
    if (waiting.size === 0) break;
    const tokens = proseOf(page).match(/[\p{L}\p{N}'’]+/gu) ?? [];
    for (const token of tokens) {
      const bare = token.replace(/['’]s$/, '');
      // "ProductAPIs" is looked up whole and by its parts, as the dictionaries are.
      for (const part of [token, bare, ...bare.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)])
        waiting.delete(part.toLowerCase());
    }
  }
  return [...waiting.values()].map(({word, line}) => ({
    file: own.file,
    line,
    message: `"${word}" stands on no page.`,
    hint: 'Remove the line: a word that nobody uses may hide a slip that looks like it.',
  }));
}
