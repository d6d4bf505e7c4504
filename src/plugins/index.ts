// All plugins of the site. docusaurus.config.ts decides which of them run, in which order, and with which options.

// Remark plugins: each changes the pages while they are compiled.
/** Fills code blocks from samples, recordings, and workshop steps, and adds how they were tested. */
export {default as remarkCodeBlocks} from './remark/code-blocks';
/** Adds headings that components render to the table of contents. */
export {default as remarkComponentHeadings} from './remark/component-headings';
/** Adds the files for the default choices to the configuration builder. */
export {default as remarkConfigurationBuilder} from './remark/configuration-builder';
/** Adds the files of the samples to consumer tests. */
export {default as remarkConsumerTest} from './remark/consumer-test';
/** Adds the reader's progress to the pages of a course. */
export {default as remarkCourses} from './remark/courses';
/** Renders Mermaid diagrams as SVG. */
export {default as remarkDiagram} from './remark/diagram';
/** Adds definitions to the first mentions of terms. */
export {default as remarkGlossary} from './remark/glossary';
/** Highlights code. */
export {default as remarkHighlight} from './remark/highlight';
/** Shows npm commands for other package managers, too. */
export {default as remarkPackageManagers} from './remark/package-managers';
/** Checks the components that writers use to lay out pages. */
export {default as remarkPageComponents} from './remark/page-components';
/** Marks the tables that don't fit on a phone. */
export {default as remarkPhoneTables} from './remark/phone-tables';
/** Adds the contracts of the samples to playgrounds. */
export {default as remarkPlayground} from './remark/playground';
/** Checks the questions and answers of self-checks. */
export {default as remarkSelfCheck} from './remark/self-check';
/** Checks tasks, and numbers their hints. */
export {default as remarkTasks} from './remark/tasks';
/** Checks slide decks. */
export {default as remarkSlides} from './remark/slides';
/** Adds the name and size of the zip file to each download. */
export {default as remarkStepDownloads} from './remark/step-downloads';
/** Adds icons and colors to the statuses in tables. */
export {default as remarkStatusCells} from './remark/status-cells';
/** Fills an empty `data-table` code block with a table from src/data. */
export {default as remarkTableFromData} from './remark/table-from-data';
/** Draws screens of the product. */
export {default as remarkUiMockup} from './remark/ui-mockup';

// Docusaurus plugins: each takes part in the build of the entire site.
/** Sends page views and ratings to Google Analytics, if it is turned on. */
export {default as analyticsPlugin} from './site/analytics';
/** Cleans URLs in the browser, for hosts that can't redirect. */
export {default as cleanUrlPlugin} from './site/clean-url';
/** Makes browsers compile the first scripts of a page before they run them. */
export {default as compileHintsPlugin} from './site/compile-hints';
/** Writes the titles of all chapters for the courses. */
export {default as coursesPlugin} from './site/courses';
/** Changes modules of Docusaurus and of react-helmet-async while they're bundled. */
export {default as docusaurusPatchesPlugin} from './site/docusaurus-patches';
/** Writes fonts to files. */
export {default as fontsPlugin} from './site/fonts';
/** Completes the built pages, and writes what is extracted from them. */
export {default as finishPagesPlugin} from './site/finish-pages';
/** Replaces the theme's highlighter, so that pages load neither Prism nor its grammars. */
export {default as highlightPlugin, codeTheme} from './site/highlight';
/** Bundles the workers that compare contracts, run the mock broker, and run consumer tests. */
export {default as labsPlugin} from './site/labs';
/** Handles scripts that fail to load. */
export {default as navigationRecoveryPlugin} from './site/navigation-recovery';
/** Adds the generated pages of the API reference, and checks that they match their descriptions. */
export {default as openapiPagesPlugin, referenceDocs} from './site/openapi-pages';
/** Compresses scripts and style sheets during the build. */
export {default as precompressAssetsPlugin} from './site/precompress-assets';
/** Writes the zip files of workshop steps, examples, and sets of files. */
export {default as projectZipsPlugin} from './site/project-zips';
/** Writes the data of the release index and the upgrade planner. */
export {default as releaseDataPlugin} from './site/release-data';
/** Opens the tab or `<details>` that contains the target of a link. */
export {default as revealTargetPlugin} from './site/reveal-target';
/** Writes robots.txt. */
export {default as robotsPlugin} from './site/robots';
/** Divides the route table, so that a page loads only the routes of its group. */
export {default as routeSplittingPlugin} from './site/route-splitting';
/** Uses Preact instead of React in the browser. */
export {default as preactPlugin} from './site/preact';
/** Keeps the content of the first page as the build rendered it, and hydrates only its islands. */
export {default as staticContentPlugin} from './site/static-content';
/** Makes browsers load a page's scripts after the page has been painted. */
export {default as scriptsAfterPaintPlugin} from './site/scripts-after-paint';
/** Serves the sample files that pages quote, and rebuilds pages when samples change. */
export {default as sampleSourcesPlugin} from './site/sample-sources';
/** Serves the last build's search index during development. */
export {default as searchIndexPlugin} from './site/search-index';
/** Keeps the current page's item visible in a long sidebar. */
export {default as sidebarScrollToCurrentPlugin} from './site/sidebar-scroll-to-current';
/** Writes the feeds of each tag of notices. */
export {default as tagFeedsPlugin} from './site/tag-feeds';
/** Writes the list of time zones. */
export {default as timeZonesPlugin} from './site/time-zones';
/** Removes styles that nothing uses. */
export {default as unusedStylesPlugin} from './site/unused-styles';

// Values for options of Docusaurus and its preset.
export {feedItemsBy} from './options/feeds';
export {parseFrontMatter} from './options/front-matter';
export {GENERATED_STATIC} from './shared/generatedStatic';
