import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {findPageFile} from '../../../site/builtPages';
import type {Transform} from '../finish-pages/page';
import {linkStyleSheet} from '../finish-pages/linkStyleSheet';
import {addScripts, scriptsOf, sheetsOf, type Manifest} from './pageScripts';
import {contentChunks} from './contentChunks';
import {DOCS_THEME, docsThemeChunks, withDocsTheme} from './docsTheme';
import {PAGE_SHEET} from './pageStyles';

/** The files that a page needs in addition to those that Docusaurus puts into every page. */
export interface ChunkFiles {
  /** URL paths of scripts. */
  scripts: readonly string[];
  /** File names of style sheets. */
  sheets: readonly string[];
}

/**
 * The scripts and style sheets of each page's chunks, by the name of the page's file.
 * @param chunksOfPage the chunks of each page, by URL path including the base path
 * @throws Error if a page has no file in the build, or if the docs layout has no script
 */
export function chunkFiles(
  chunksOfPage: ReadonlyMap<string, readonly string[]>,
  {directory, baseUrl, generatedFilesDir}: {directory: string; baseUrl: string; generatedFilesDir: string},
): Map<string, ChunkFiles> {
  const manifest = JSON.parse(readFileSync(join(generatedFilesDir, 'client-manifest.json'), 'utf8')) as Manifest;
  const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
  const theme = docsThemeChunks(registry);
  const content = contentChunks(registry);
  if (scriptsOf([DOCS_THEME], manifest).length === 0)
    throw new Error(
      `route-splitting: expected a script of the chunk ${DOCS_THEME} in client-manifest.json, but found none. Find out ` +
        'where the bundler puts the modules of a cache group now, and then update ' +
        'src/plugins/site/route-splitting/docsTheme.ts.',
    );
  const present = scriptsOf(['main'], manifest);
  return new Map(
    [...chunksOfPage].map(([path, names]) => {
      const chunks = withDocsTheme(names, theme);
      const file = findPageFile(directory, path, baseUrl);
      if (file === undefined)
        throw new Error(`Expected an HTML file for the page ${path} in ${directory}, but found none.`);
      const sheets = sheetsOf(chunks, manifest).filter((sheet) => PAGE_SHEET.test(sheet));
      // The first page keeps the content that the server rendered.
      const needed = chunks.filter((chunk) => !content.has(chunk));
      return [file, {scripts: scriptsOf(needed, manifest, present), sheets: sheets.map((sheet) => basename(sheet))}];
    }),
  );
}

/** Adds to each page the scripts and style sheets of its chunks, so that the browser requests them immediately. */
export const addChunkFiles =
  (files: ReadonlyMap<string, ChunkFiles>): Transform =>
  (page) => {
    const own = files.get(page.file);
    if (own === undefined) return page;
    const html = addScripts(page.html, own.scripts, page.path);
    return {...page, html: own.sheets.reduce(linkStyleSheet, html)};
  };
