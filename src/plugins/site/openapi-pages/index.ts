import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {promisify} from 'node:util';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digestIn, digestOf} from './digest';
import {GENERATED, references, ROUTE} from './references';
import {linkStyleSheet} from '../finish-pages/linkStyleSheet';
import type {Transform} from '../finish-pages/page';
import {CHUNK, findSheet} from './stylesheet';
import {findPageFile} from '../../../site/builtPages';
import {readIfPresent} from '../../../site/files';

/** The folder whose style sheets only a reference page loads. */
const COMPONENTS = join('src', 'components', 'ApiReference', sep);

/**
 * Options of the docs instance that shows the generated pages.
 * @param editUrlBase URL to which a path in the repository is appended, or null for no edit links
 */
export function referenceDocs(
  editUrlBase: string | null,
  beforeDefaultRemarkPlugins: DocsOptions['beforeDefaultRemarkPlugins'],
): DocsOptions {
  const sourceOf = (file: string) => references.find(({page}) => `${page}.mdx` === file)?.source;
  return {
    id: 'oas',
    path: GENERATED,
    routeBasePath: ROUTE,
    sidebarPath: false,
    breadcrumbs: false,
    beforeDefaultRemarkPlugins,
    // Edit links lead to the description, because the page is generated from it.
    editUrl:
      editUrlBase === null
        ? undefined
        : ({docPath}) => (sourceOf(docPath) === undefined ? undefined : `${editUrlBase}/${sourceOf(docPath)}`),
  };
}

/** The pages that are missing or were generated from an earlier version of their descriptions. */
function stalePages(siteDir: string): string[] {
  return references.flatMap(({source, page}) => {
    const target = join(GENERATED, `${page}.mdx`);
    const digest = digestOf(readFileSync(join(siteDir, source)));
    return digestIn(readIfPresent(join(siteDir, target)) ?? '') === digest ? [] : [target];
  });
}

/**
 * Links the style sheet of the API reference from the pages of the reference.
 * @throws Error if the build doesn't have the style sheet or one of the pages
 */
export function linkReferenceStyleSheet(directory: string): Transform {
  const sheet = findSheet(readdirSync(join(directory, 'assets', 'css')));
  const files = new Set(
    references.map(({page}) => {
      const file = findPageFile(directory, `/${ROUTE}/${page}`);
      if (file === undefined)
        throw new Error(
          `Expected the page /${ROUTE}/${page} in ${directory}, but found none. ` +
            'Check whether docusaurus.config.ts lists referenceDocs() among its plugins.',
        );
      return file;
    }),
  );
  return (page) => (files.has(page.file) ? {...page, html: linkStyleSheet(page.html, sheet)} : page);
}

/**
 * Moves the style sheet of the API reference to a separate file that only the reference pages load, because Docusaurus
 * combines all CSS of a site into one file. The plugin also fails a production build if a reference page is outdated,
 * and generates outdated pages again while the development server runs.
 */
export default function openapiPagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'openapi-pages',
    getPathsToWatch: () => references.map(({source}) => join(siteDir, source)),
    async loadContent() {
      const stale = stalePages(siteDir);
      if (stale.length === 0) return;
      if (process.env.NODE_ENV === 'production')
        throw new Error(
          `${stale.join(', ')} is missing or doesn’t match its OpenAPI description. Run npm run api, and then build the site again.`,
        );
      // The generator runs in a separate process, so that its libraries don't stay in the memory of the server.
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', join(siteDir, 'scripts/openapi-reference/generate.ts')],
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
              // Higher than the 50 of Docusaurus's group `styles`, which contains all other CSS.
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
  };
}
