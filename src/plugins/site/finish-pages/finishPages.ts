import {mkdir, readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {findPageFile, listPageFiles} from '../../../site/builtPages.ts';
import {writeFileAtomically} from '../../../site/files.ts';
import {markdownFile} from '../../../site/markdownUrl.ts';
import type {PageContent} from './page-exports/extract.ts';
import type {Page, Transform} from './page.ts';

/** A page after its files have been written: all fields except its HTML, its Markdown, and its parsed content. */
export type FinishedPage = Omit<Page, 'html' | 'content' | 'markdown'> & {record?: PageContent['record']};

/**
 * Lists the pages that a build rendered or copied.
 *
 * The pages of `redirects` are left out. The redirects plugin writes them while this pass runs, and none of the
 * transforms applies to them: the server responds to their URLs with a redirect, so their scripts never run under the
 * content security policy. Because they're left out by name, the result doesn't depend on which plugin is faster.
 * @param routes the URL paths of all routes, including the base path
 * @returns the pages of the routes in the order given, and then all other HTML files
 */
export function listPages(
  directory: string,
  baseUrl: string,
  routes: readonly string[],
  redirects: readonly {from: string}[],
): Pick<Page, 'path' | 'file'>[] {
  const pages = new Map<string, string>();
  for (const route of routes) {
    const file = findPageFile(directory, route, baseUrl);
    if (file !== undefined && !pages.has(file)) pages.set(file, route);
  }
  const redirected = new Set(redirects.map(({from}) => from.replace(/(.)\/$/, '$1')));
  for (const {path, file} of listPageFiles(directory))
    if (!pages.has(file) && !redirected.has(path)) pages.set(file, baseUrl + path.slice(1));
  return [...pages].map(([file, path]) => ({path, file}));
}

/**
 * The search records of all pages that have content.
 * @throws Error if there are none, because a site without content must not be published
 */
export function searchRecords(pages: readonly FinishedPage[], directory: string): PageContent['record'][] {
  const records = pages.flatMap(({record}) => record ?? []);
  if (records.length > 0) return records;
  throw new Error(
    `Expected pages with content in ${directory}, but found none among ${pages.length} HTML files. Check whether ` +
      'the classes on <html> still match CONTENT_PAGES in src/plugins/site/finish-pages/page-exports/extract.ts.',
  );
}

/**
 * Finishes the pages of a build, one after another: reads the HTML once, parses it once, applies all transforms in
 * order, and writes each file atomically. If the build is killed at any time, each file is therefore complete: it has
 * either its old or its new content.
 * @param parse reads the content of a page from its HTML
 */
export async function finishPages(
  directory: string,
  pages: readonly Pick<Page, 'path' | 'file'>[],
  parse: (html: string, path: string) => PageContent | null,
  transforms: readonly Transform[],
): Promise<FinishedPage[]> {
  const finished: FinishedPage[] = [];
  for (const {path, file} of pages) {
    const original = await readFile(join(directory, file), 'utf8');
    const page = transforms.reduce<Page>((current, transform) => transform(current), {
      path,
      file,
      html: original,
      content: parse(original, path),
    });
    const {html, content, markdown, ...rest} = page;
    if (html !== original) await writeFileAtomically(join(directory, file), html);
    const target = markdownFile(file);
    if (markdown !== undefined && target !== undefined) {
      await mkdir(dirname(join(directory, target)), {recursive: true});
      await writeFileAtomically(join(directory, target), markdown);
    }
    finished.push({...rest, record: content?.record});
  }
  return finished;
}
