import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {promisify} from 'node:util';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import remarkFences from '../fences';
import remarkHighlight from '../highlight';
import {digestIn, digestOf} from './digest';
import {GENERATED, references, ROUTE} from './references';
import {CHUNK, findSheet, linkSheet} from './stylesheet';
import {readIfThere} from './write';

/** The folder whose style sheets only a reference page loads. */
const COMPONENTS = join('src', 'components', 'ApiReference', sep);

/**
 * Options of the docs instance that shows the generated pages.
 * @param editUrlBase address that a path in the repository is appended to, or null for no edit links
 */
export function referenceDocs(editUrlBase: string | null): DocsOptions {
  const sourceOf = (file: string) => references.find(({page}) => `${page}.mdx` === file)?.source;
  return {
    id: 'oas',
    path: GENERATED,
    routeBasePath: ROUTE,
    sidebarPath: false,
    breadcrumbs: false,
    beforeDefaultRemarkPlugins: [remarkFences, remarkHighlight],
    // A writer mends the description, not the page that is made of it.
    editUrl:
      editUrlBase === null
        ? undefined
        : ({docPath}) => (sourceOf(docPath) === undefined ? undefined : `${editUrlBase}/${sourceOf(docPath)}`),
  };
}

/** The pages that were not made of the descriptions as they are now. */
function stalePages(siteDir: string): string[] {
  return references.flatMap(({source, page}) => {
    const target = join(GENERATED, `${page}.mdx`);
    const digest = digestOf(readFileSync(join(siteDir, source)));
    return digestIn(readIfThere(join(siteDir, target)) ?? '') === digest ? [] : [target];
  });
}

/**
 * Keeps the reference page apart from the others: its style sheet becomes a file of its own, which only that page loads. Without this, Docusaurus puts all CSS of
 * a site into one file. Also refuses to build a page that is older than its description, and renews it while the development server runs.
 */
export default function openapiReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'openapi-reference',
    getPathsToWatch: () => references.map(({source}) => join(siteDir, source)),
    async loadContent() {
      const stale = stalePages(siteDir);
      if (stale.length === 0) return;
      if (process.env.NODE_ENV === 'production')
        throw new Error(
          `${stale.join(', ')}: older than the description it is generated from. Run npm run api, then build again.`,
        );
      // In a process of its own: the generator needs libraries that a running server should not hold.
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', join(siteDir, 'src/plugins/openapi-reference/generate.ts')],
        {cwd: siteDir},
      ).catch((error: {stderr?: string}) => {
        throw new Error(error.stderr ?? String(error));
      });
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // More than the 50 of Docusaurus' own group `styles`, which takes all other CSS.
              apiReference: {
                name: CHUNK,
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 60,
                test: (module: {nameForCondition?: () => string | null}) =>
                  module.nameForCondition?.()?.includes(COMPONENTS) ?? false,
              },
            },
          },
        },
      };
    },
    async postBuild({outDir}) {
      const sheet = findSheet(readdirSync(join(outDir, 'assets', 'css')));
      for (const {page} of references) {
        const file = [`${page}.html`, join(page, 'index.html')]
          .map((name) => join(outDir, ROUTE, name))
          .find((path) => existsSync(path));
        if (file === undefined)
          throw new Error(
            `The build has no page /${ROUTE}/${page}. Is referenceDocs() among the plugins of docusaurus.config.ts?`,
          );
        // Read and written in one go: other plugins may be at work on the page's text, too.
        writeFileSync(file, linkSheet(readFileSync(file, 'utf8'), sheet));
      }
    },
  };
}
