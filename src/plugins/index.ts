// All plugins of the site. docusaurus.config.ts decides which of them run, in which order, and with which options.

// Remark plugins: each changes the pages while they are compiled.
export {default as remarkCodeBlocks} from './remark/code-blocks';
export {default as remarkComponentHeadings} from './remark/component-headings';
export {default as remarkCourses} from './remark/courses';
export {default as remarkDataTable} from './remark/data-table';
export {default as remarkDiagram} from './remark/diagram';
export {default as remarkGlossary} from './remark/glossary';
export {default as remarkHighlight} from './remark/highlight';
export {default as remarkSelfCheck} from './remark/self-check';
export {default as remarkUiMockup} from './remark/ui-mockup';
export {default as remarkWorkshops} from './remark/workshops';

// Docusaurus plugins: each takes part in the build of the entire site.
export {default as analyticsPlugin} from './site/analytics';
export {default as cleanUrlPlugin} from './site/clean-url';
export {default as codeBlocksPlugin} from './site/code-blocks';
export {default as coursesPlugin} from './site/courses';
export {default as docusaurusPatchesPlugin} from './site/docusaurus-patches';
export {default as finishPagesPlugin} from './site/finish-pages';
export {default as highlightPlugin, codeTheme} from './site/highlight';
export {default as navigationRecoveryPlugin} from './site/navigation-recovery';
export {default as openapiReference, referenceDocs} from './site/openapi-reference';
export {default as precompressAssetsPlugin} from './site/precompress-assets';
export {default as releaseNotes} from './site/release-notes';
export {default as revealTargetPlugin} from './site/reveal-target';
export {default as robotsPlugin} from './site/robots';
export {default as routeSplittingPlugin} from './site/route-splitting';
export {default as searchIndexPlugin} from './site/search-index';
export {default as sidebarPositionPlugin} from './site/sidebar-position';
export {default as timeZonesPlugin} from './site/time-zones';
export {default as workshopsPlugin} from './site/workshops';

// Values for options of Docusaurus and its preset.
export {feedItemsBy} from './options/feeds';
export {parseFrontMatter} from './options/front-matter';
export {GENERATED_STATIC} from './shared/generatedStatic';
