import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PhrasingContent, RootContent} from 'mdast';
import {brand} from '../../data/brand.ts';
import {writeSearchIndex} from '../search-index/index.ts';
import {markdownPath} from './address.ts';
import {readDiagrams} from './diagrams.ts';
import {readBuiltPage, type BuiltPage} from './extract.ts';
import {factKey, factsOf, type PageFacts} from './facts.ts';
import {llmsFullText, llmsText, type ListedPage} from './llms.ts';
import {absoluteAddress, loadMarkdownWriter, loadParser} from './markdown.ts';
import {structuredData, withStructuredData, type SiteFacts} from './structuredData.ts';

/** Where the build put a route: `trailingSlash: false` writes `a/b.html`, other settings `a/b/index.html`. */
function fileOfRoute(outDir: string, baseUrl: string, route: string): string | undefined {
  const path = route.slice(baseUrl.length).replace(/\/$/, '');
  return [`${path}.html`, join(path, 'index.html')].map((name) => join(outDir, name)).find((file) => existsSync(file));
}

/** A page and the file that the build wrote it into. */
export interface FoundPage extends BuiltPage {
  file: string;
}

/**
 * Reads the built pages of the given routes.
 * @throws Error if no route has content: an index of nothing must not be published
 */
export async function readPages(outDir: string, baseUrl: string, routes: readonly string[]): Promise<FoundPage[]> {
  const parse = await loadParser();
  const pages: FoundPage[] = [];
  for (const route of new Set(routes)) {
    const file = fileOfRoute(outDir, baseUrl, route);
    const page = file === undefined ? null : readBuiltPage(readFileSync(file, 'utf8'), route, undefined, parse);
    if (page && file !== undefined) pages.push({...page, file});
  }
  if (pages.length === 0)
    throw new Error(
      `built-pages: none of the ${routes.length} routes under ${outDir} is a page with content. Did the classes on <html> change? See CONTENT_PAGES in extract.ts.`,
    );
  return pages;
}

/** Editions as sentences name them. */
const EDITIONS: Readonly<Record<string, string>> = {
  cloud: 'PactFlow Cloud',
  '1.x': 'On-Premises 1.x',
  '2.x': 'On-Premises 2.x',
};

/** The line below the title: where the page stands on the web, and what it holds for. */
function aboutPage(
  {editions, legacy}: BuiltPage['record'],
  facts: PageFacts | undefined,
  address: string,
): RootContent[] {
  const remarks = [
    ...(editions.length > 0
      ? [`Holds for ${editions.map((edition) => EDITIONS[edition] ?? edition).join(', ')}.`]
      : []),
    ...(legacy ? ['Legacy: what it describes has a successor.'] : []),
    ...(facts?.published === undefined ? [] : [`Published ${facts.published.slice(0, 10)}.`]),
  ];
  const link: PhrasingContent = {type: 'link', url: address, children: [{type: 'text', value: address}]};
  const line: PhrasingContent[] = [
    {type: 'text', value: 'Web page: '},
    link,
    {type: 'text', value: ['.', ...remarks].join(' ')},
  ];
  return [{type: 'blockquote', children: [{type: 'paragraph', children: line}]}];
}

/** What tells a page of the frozen edition from the current one of the same title, in a list of both. */
const frozenEdition = 'On-Premises 1.x';

/** Where writers put text that diagrams stand in. */
const FOLDERS = ['docs', 'notices', 'versioned_docs'];

/**
 * Reads every page once after a build, and writes what machines read: the search index, each page as Markdown under its address and `.md`, `llms.txt`,
 * `llms-full.txt`, and the structured data in the head of each page.
 */
export default function builtPagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'built-pages',
    getClientModules: () => [join(__dirname, 'client.ts')],
    async postBuild({outDir, baseUrl, routesPaths, plugins, siteConfig}) {
      const begun = performance.now();
      const pages = await readPages(outDir, baseUrl, routesPaths);
      const index = await writeSearchIndex(
        outDir,
        pages.map(({record}) => record),
        plugins,
      );
      const read = performance.now();

      const home = siteConfig.url + baseUrl;
      const site: SiteFacts = {
        home,
        title: brand.siteTitle,
        owner: brand.owner,
        ownerUrl: brand.mainSiteUrl,
        image: absoluteAddress('img/social-card.png', home),
      };
      const facts = factsOf(plugins);
      const diagrams = readDiagrams(
        siteDir,
        FOLDERS.filter((folder) => existsSync(join(siteDir, folder))),
      );
      const write = await loadMarkdownWriter();
      const listed: ListedPage[] = [];
      let size = 0;
      for (const {record, article, file} of pages) {
        const {url, title, description, area, legacy} = record;
        const known = facts.get(factKey(url));
        const address = siteConfig.url + url;
        const path = markdownPath(url, baseUrl);
        const markdown = write.ofPage(article, {address, title, about: aboutPage(record, known, address), diagrams});
        size += Buffer.byteLength(markdown);
        const target = join(outDir, path.slice(baseUrl.length));
        await mkdir(dirname(target), {recursive: true});
        await writeFile(target, markdown);
        // Read and written in one go: other plugins may be at work on the page's text, too.
        // A frozen page is kept out of search engines, and its canonical address is another page's: nothing is told of it.
        if (known?.section !== 'frozen')
          writeFileSync(
            file,
            withStructuredData(readFileSync(file, 'utf8'), structuredData(record, article, known, site, address)),
          );
        listed.push({
          title: known?.section === 'frozen' ? `${title} (${frozenEdition})` : title,
          description,
          address: siteConfig.url + path,
          area,
          legacy,
          section: known?.section ?? 'docs',
          order: known?.order ?? Infinity,
          markdown,
        });
      }
      const listing = {
        title: brand.siteTitle,
        summary: `${brand.productName}: contract testing with Pact and with bi-directional contracts, for its cloud service and for its On-Premises editions.`,
        notes: [
          'Each address below is a page as Markdown. The same page for people stands at the address without .md; it also answers with Markdown to a request whose Accept header names text/markdown.',
          `All docs in one file: ${home}llms-full.txt`,
        ],
        pages: listed,
      };
      await writeFile(join(outDir, 'llms.txt'), llmsText(listing, write.ofTree));
      await writeFile(join(outDir, 'llms-full.txt'), llmsFullText(listing));
      const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
      console.log(index);
      console.log(
        `built-pages: ${pages.length} pages of ${routesPaths.length} routes read in ${seconds(begun, read)} s, written as ${Math.round(size / 1024)} KB of Markdown in ${seconds(read, performance.now())} s`,
      );
    },
  };
}
