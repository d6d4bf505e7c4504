// Checks spelling with cspell and its dictionaries for American English and software. words.txt adds words to the
// dictionaries, and names.txt adds proper names, which the rule for sentence case also uses.
import type * as Cspell from 'cspell-lib';
import {proseOf, type Page, type Problem} from './page';

/** A list of words that the dictionaries don't have. */
export interface WordList {
  /** The list's path, for messages. */
  file: string;
  /** The line of each word. */
  words: ReadonlyMap<string, number>;
}

/**
 * Parses a list with one word per line. Lines that start with `#` are comments.
 * @param problems receives a problem for each word that is a duplicate or not in alphabetical order
 */
export function parseWords(file: string, text: string, problems: Problem[]): WordList {
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
        message: `"${word}" is already on line ${words.get(word) ?? 0}.`,
        hint: 'Remove one of them.',
      });
    else if (before !== undefined && compareWords(before, word) > 0)
      problems.push({
        file,
        line,
        message: `Expected the list to be in alphabetical order, but "${word}" comes after "${before}".`,
        hint: `Move it before "${before}".`,
      });
    words.set(word, line);
    before = word;
  });
  return {file, words};
}

/**
 * Compares words without regard to case; words that differ only in case have uppercase first. It doesn't use the
 * locale, so that the order is the same on every machine.
 */
export function compareWords(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA === lowerB) return a < b ? -1 : a > b ? 1 : 0;
  return lowerA < lowerB ? -1 : 1;
}

let library: Promise<typeof Cspell> | undefined;

const hintFor = (word: string, suggestions: readonly string[], list: string): string =>
  `${suggestions.length > 0 ? `Did you mean ${suggestions.map((suggestion) => `"${suggestion}"`).join(' or ')}? ` : ''}If it’s code, put it in backticks. If it’s a correct term, add "${word}" to ${list} in alphabetical order.`;

/**
 * Checks the spelling of the pages' prose.
 * @param own correct words that aren't in the dictionaries
 * @param names proper names, each word of which is also correct
 */
export async function checkSpelling(
  pages: readonly Page[],
  own: WordList,
  names: readonly string[],
): Promise<Problem[]> {
  // The package can only be imported as an ES module.
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
    // With a shorter timeout, the suggestions for a page would depend on how busy the machine is.
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
    // Suggestions are much slower than lookups, so they're computed only for pages with problems.
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
        message: `"${text}" isn’t in the dictionaries${also}.`,
        hint: hintFor(text, suggestions.slice(0, 3), own.file),
      });
    }
  }
  return problems;
}

/** Reports words in the list that no page uses, because they could hide a misspelling. */
export function unusedWords(pages: readonly Page[], own: WordList): Problem[] {
  const unused = new Map([...own.words].map(([word, line]) => [word.toLowerCase(), {word, line}]));
  for (const page of pages) {
    if (unused.size === 0) break;
    const tokens = proseOf(page).match(/[\p{L}\p{N}'’]+/gu) ?? [];
    for (const token of tokens) {
      const bare = token.replace(/['’]s$/, '');
      // Without quotation marks, and without the digits of a code such as AADSTS50011.
      const letters = bare.replace(/^['’]+|['’]+$/g, '').split(/\p{N}+/u);
      // As in the dictionaries, "ProductAPIs" counts as one word and also as its parts.
      for (const part of [token, bare, ...letters, ...bare.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)])
        unused.delete(part.toLowerCase());
    }
  }
  return [...unused.values()].map(({word, line}) => ({
    file: own.file,
    line,
    message: `No page uses the word "${word}".`,
    hint: 'Remove the line, because an unused word could hide a misspelling.',
  }));
}
