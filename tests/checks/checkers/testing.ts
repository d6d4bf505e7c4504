import {checkSnippets} from './index';
import type {Snippet} from './types';

/** A snippet for a test: in line 10 of page.mdx unless said otherwise. */
export const at = (lang: string, text: string, rest: Partial<Snippet> = {}): Snippet => ({
  file: 'page.mdx',
  line: 10,
  lang,
  by: '',
  text,
  ...rest,
});

/** The problems of some snippets, as a gate prints them. */
export async function checkAll(snippets: readonly Snippet[]): Promise<string[]> {
  return (await checkSnippets(snippets)).problems.map(
    ({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`,
  );
}

/** The problems of one snippet. */
export const check = (lang: string, text: string, rest: Partial<Snippet> = {}): Promise<string[]> =>
  checkAll([at(lang, text, rest)]);
