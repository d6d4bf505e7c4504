import {checkSnippets} from './index';
import type {Snippet} from './types';

/** A snippet for a test, on line 10 of page.mdx by default. */
export const at = (lang: string, text: string, rest: Partial<Snippet> = {}): Snippet => ({
  file: 'page.mdx',
  line: 10,
  lang,
  by: '',
  text,
  ...rest,
});

/** Returns the problems of some snippets in the format in which the check prints them. */
export async function checkAll(snippets: readonly Snippet[]): Promise<string[]> {
  return (await checkSnippets(snippets)).problems.map(
    ({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`,
  );
}

/** Returns the problems of one snippet. */
export const check = (lang: string, text: string, rest: Partial<Snippet> = {}): Promise<string[]> =>
  checkAll([at(lang, text, rest)]);
