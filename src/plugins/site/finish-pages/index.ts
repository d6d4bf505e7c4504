import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../data/brand.ts';
import {redirects} from '../../../data/redirects.ts';
import {contentPolicy, inlineScripts, policyFile, policyFileText} from '../../../site/contentPolicy.ts';
import {WRITTEN_FOLDERS} from '../../../site/contentFiles.ts';
import {writeFileAtomically} from '../../../site/files.ts';
import {readSettings} from '../../../site/settings.ts';
import {removeImagePreloads} from '../preact/removeImagePreloads.ts';
import {addPageFiles} from '../route-splitting/index.ts';
import {listScripts} from '../scripts-after-paint/index.ts';
import {linkReferenceStyleSheet} from '../openapi-pages/index.ts';
import {readDiagrams} from './page-exports/diagrams.ts';
import {exportMarkdown} from './page-exports/exportMarkdown.ts';
import {readPageContent} from './page-exports/extract.ts';
import {llmsFullText, llmsText} from './page-exports/llms.ts';
import {absoluteUrl, loadMarkdownWriter, loadParser} from './page-exports/markdown.ts';
import {exportNoticeLists, readNoticeLists} from './page-exports/noticeLists.ts';
import {readPageMetadata} from './page-exports/pageMetadata.ts';
import {addStructuredData} from './page-exports/structuredData.ts';
import {writeSearchIndex} from '../search-index/write.ts';
import {finishPages, listPages, searchRecords} from './finishPages.ts';
import type {Transform} from './page.ts';

/** Collects the hashes of a page's inline scripts for the content security policy. */
export const collectScriptHashes: Transform = (page) => ({...page, scriptHashes: inlineScripts(page.html)});

/**
 * The one post-build step that changes pages. Docusaurus runs the `postBuild` hooks of all plugins at the same time, so
 * two hooks that change the same file could overwrite or truncate each other's work. This plugin therefore reads each
 * page once, applies all transforms in order, and writes the page atomically. It also writes the files that are
 * generated from all pages: the search index, llms.txt, llms-full.txt, and the content security policy.
 */
export default function finishPagesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    getClientModules: () => [join(__dirname, 'client.ts')],
    async postBuild({outDir, baseUrl, routesPaths, plugins, siteConfig}) {
      const started = performance.now();
      const siteUrl = siteConfig.url;
      const home = siteUrl + baseUrl;
      const metadata = readPageMetadata(plugins);
      const [parse, write] = await Promise.all([loadParser(), loadMarkdownWriter()]);
      const site = {
        home,
        title: brand.siteTitle,
        owner: brand.owner,
        ownerUrl: brand.mainSiteUrl,
        image: absoluteUrl('img/social-card.png', home),
      };
      const diagrams = readDiagrams(siteDir, WRITTEN_FOLDERS);

      const transforms: Transform[] = [
        exportMarkdown({write: write.ofPage, metadata, diagrams, siteUrl, baseUrl}),
        exportNoticeLists({write: write.ofTree, lists: readNoticeLists(plugins, baseUrl), siteUrl, baseUrl}),
        addStructuredData(metadata, site, siteUrl),
        addPageFiles(outDir, baseUrl, generatedFilesDir),
        // A build without the API reference has no style sheet for it.
        ...(plugins.some(({name}) => name === 'openapi-pages') ? [linkReferenceStyleSheet(outDir)] : []),
        removeImagePreloads,
        listScripts(outDir, baseUrl),
        // Last, because the hashes must match the HTML as it's written.
        collectScriptHashes,
      ];
      const pages = await finishPages(
        outDir,
        listPages(outDir, baseUrl, routesPaths, redirects),
        (html, path) => readPageContent(html, path, undefined, parse),
        transforms,
      );

      const records = searchRecords(pages, outDir);
      const search = await writeSearchIndex(outDir, records, plugins);
      const listing = {
        title: brand.siteTitle,
        summary:
          `${brand.productName} is a contract testing platform for Pact and bi-directional contracts. ` +
          'It is available as a cloud service and as On-Premises software.',
        notes: [
          'Each link below opens the Markdown version of a page. To get the HTML version, remove .md from the URL. ' +
            'That URL also returns Markdown if the Accept header of the request lists text/markdown.',
          `All current docs in a single file: ${home}llms-full.txt`,
        ],
        pages: pages.flatMap(({listing: entry}) => entry ?? []),
      };
      await writeFileAtomically(join(outDir, 'llms.txt'), llmsText(listing, write.ofTree));
      await writeFileAtomically(join(outDir, 'llms-full.txt'), llmsFullText(listing));
      const hashes = new Set(pages.flatMap(({scriptHashes = []}) => scriptHashes));
      const policy = contentPolicy(hashes, readSettings(process.env));
      await writeFileAtomically(join(outDir, policyFile), policyFileText(policy));

      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(search);
      console.log(
        `finish-pages: finished ${pages.length} pages (${records.length} with content, ${hashes.size} different ` +
          `inline scripts) in ${seconds} s`,
      );
    },
  };
}
