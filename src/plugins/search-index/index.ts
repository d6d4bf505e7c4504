import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {MANIFEST_FILE} from '../../search/schema.ts';
import {extractPage, type ExtractedPage} from './extract.ts';
import {shardsOf, type DocsVersion} from './shards.ts';

/** Where the build put a route: `trailingSlash: false` writes `a/b.html`, other settings `a/b/index.html`. */
function fileOfRoute(outDir: string, baseUrl: string, route: string): string | undefined {
  const path = route.slice(baseUrl.length).replace(/\/$/, '');
  return [`${path}.html`, join(path, 'index.html')].map((name) => join(outDir, name)).find((file) => existsSync(file));
}

/**
 * Reads the built pages of the given routes.
 * @throws Error if no route has content: an index of nothing must not be published
 */
export async function readPages(outDir: string, baseUrl: string, routes: readonly string[]): Promise<ExtractedPage[]> {
  const pages: ExtractedPage[] = [];
  for (const route of new Set(routes)) {
    const file = fileOfRoute(outDir, baseUrl, route);
    const page = file === undefined ? null : extractPage(await readFile(file, 'utf8'), route);
    if (page) pages.push(page);
  }
  if (pages.length === 0) throw new Error(`search-index: none of the ${routes.length} routes under ${outDir} is a page with content. Did the classes on <html> change? See CONTENT_PAGES in extract.ts.`);
  return pages;
}

/** The docs versions that readers can choose between, by the tag that their pages carry. A docs instance with a single version offers no choice. */
function versionsOf(plugins: readonly {name: string; options: unknown; content: unknown}[]): DocsVersion[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({options, content}) => {
      const {id} = options as {id: string};
      const {loadedVersions} = content as DocsContent;
      if (loadedVersions.length < 2) return [];
      return loadedVersions.map(({versionName, label, isLast}) => ({tag: `docs-${id}-${versionName}`, label, current: isLast}));
    });
}

/**
 * Writes the search index after a build: one file of pages per language and docs tag under `assets/search/`, and the manifest that names them. In the
 * development server, which builds no pages, the index of the last build is offered instead, if there is one.
 */
export default function searchIndexPlugin({outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development' || !existsSync(join(outDir, MANIFEST_FILE))) return {};
      // Only files that are asked for by their full name: the pages of the last build must not stand in for those being written.
      const lastBuild = {directory: outDir, publicPath: baseUrl, watch: false, serveIndex: false, staticOptions: {index: false, redirect: false}};
      return {devServer: {static: [lastBuild]}} as object;
    },
    async postBuild({outDir: directory, baseUrl: base, routesPaths, plugins}) {
      const pages = await readPages(directory, base, routesPaths);
      const {files, manifest} = shardsOf(pages, versionsOf(plugins));
      for (const {file, content} of [...files, {file: MANIFEST_FILE, content: JSON.stringify(manifest)}]) {
        await mkdir(dirname(join(directory, file)), {recursive: true});
        await writeFile(join(directory, file), content);
      }
      const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
      const size = files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0);
      console.log(`search-index: ${pages.length} pages of ${routesPaths.length} routes, ${sections} sections, ${files.length} files, ${Math.round(size / 1024)} KB`);
    },
  };
}
