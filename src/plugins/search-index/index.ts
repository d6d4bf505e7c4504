import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {MANIFEST_FILE} from '../../search/schema.ts';
import type {ExtractedPage} from '../built-pages/extract.ts';
import {shardsOf, type DocsVersion} from './shards.ts';

/** What a build knows of its plugins. */
export type BuiltPlugins = readonly {name: string; options: unknown; content: unknown}[];

/** The docs versions that readers can choose between, by the tag that their pages carry. A docs instance with a single version offers no choice. */
function versionsOf(plugins: BuiltPlugins): DocsVersion[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({options, content}) => {
      const {id} = options as {id: string};
      const {loadedVersions} = content as DocsContent;
      if (loadedVersions.length < 2) return [];
      return loadedVersions.map(({versionName, label, isLast}) => ({
        tag: `docs-${id}-${versionName}`,
        label,
        current: isLast,
      }));
    });
}

/**
 * Writes the search index of a build: one file of pages per language and docs tag under `assets/search/`, and the manifest that names them.
 * @returns what was written, for the build's log
 */
export async function writeSearchIndex(
  directory: string,
  pages: readonly ExtractedPage[],
  plugins: BuiltPlugins,
): Promise<string> {
  const {files, manifest} = shardsOf(pages, versionsOf(plugins));
  for (const {file, content} of [...files, {file: MANIFEST_FILE, content: JSON.stringify(manifest)}]) {
    await mkdir(dirname(join(directory, file)), {recursive: true});
    await writeFile(join(directory, file), content);
  }
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const size = files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0);
  return `search-index: ${pages.length} pages, ${sections} sections, ${files.length} files, ${Math.round(size / 1024)} KB`;
}

/**
 * In the development server, which builds no pages, the search index of the last build is offered instead, if there is one. A build's own index is written by
 * built-pages, which reads the pages.
 */
export default function searchIndexPlugin({outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development' || !existsSync(join(outDir, MANIFEST_FILE))) return {};
      // Only files that are asked for by their full name: the pages of the last build must not stand in for those being written.
      const lastBuild = {
        directory: outDir,
        publicPath: baseUrl,
        watch: false,
        serveIndex: false,
        staticOptions: {index: false, redirect: false},
      };
      return {devServer: {static: [lastBuild]}} as object;
    },
  };
}
