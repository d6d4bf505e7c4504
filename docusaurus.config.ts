import {existsSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import {brand} from './src/data/brand';
import {footerLinks, navbarItems, sectionLinks} from './src/data/navigation';
import {checkNavbarItems} from './src/data/navigationRules';
import {redirects} from './src/data/redirects';
import {fileToEdit} from './src/site/contentFiles';
import {noticesPerPage, noticesTitle} from './src/site/noticeLists';
import {readSettings} from './src/site/settings';
import {searchThemeConfig} from './src/site/searchThemeConfig';
import {announcementBar} from './src/data/announcement';
import {loadPlugins} from './src/plugins/load.cjs';
import sidebars from './sidebars';

const {
  remarkComponentHeadings,
  remarkConfigurationBuilder,
  remarkCodeBlocks,
  feedItemsBy,
  sampleSourcesPlugin,
  GENERATED_STATIC,
  analyticsPlugin,
  finishPagesPlugin,
  fontsPlugin,
  cleanUrlPlugin,
  compileHintsPlugin,
  precompressAssetsPlugin,
  docusaurusPatchesPlugin,
  navigationRecoveryPlugin,
  preactPlugin,
  routeSplittingPlugin,
  staticContentPlugin,
  parseFrontMatter,
  remarkPackageManagers,
  remarkPageComponents,
  remarkPhoneTables,
  remarkPlayground,
  remarkConsumerTest,
  labsPlugin,
  remarkHighlight,
  highlightPlugin,
  codeTheme,
  coursesPlugin,
  remarkCourses,
  openapiPagesPlugin,
  referenceDocs,
  releaseDataPlugin,
  remarkDiagram,
  remarkTableFromData,
  remarkUiMockup,
  remarkSelfCheck,
  remarkSlides,
  remarkStatusCells,
  remarkGlossary,
  revealTargetPlugin,
  robotsPlugin,
  scriptsAfterPaintPlugin,
  searchIndexPlugin,
  sidebarScrollToCurrentPlugin,
  tagFeedsPlugin,
  timeZonesPlugin,
  unusedStylesPlugin,
  remarkStepDownloads,
  remarkTasks,
  projectZipsPlugin,
} = loadPlugins();
const settings = readSettings(process.env);
const {editUrlBase} = settings;
const lastUpdated = {showLastUpdateTime: true, showLastUpdateAuthor: false};
const beforeDefaultRemarkPlugins = [
  remarkPackageManagers,
  remarkCodeBlocks,
  remarkDiagram,
  remarkUiMockup,
  remarkTableFromData,
  remarkPageComponents,
  remarkPhoneTables,
  remarkStatusCells,
  remarkStepDownloads,
  remarkPlayground,
  remarkConsumerTest,
  remarkGlossary,
  remarkSelfCheck,
  remarkTasks,
  remarkSlides,
  remarkCourses,
  remarkConfigurationBuilder,
  remarkHighlight,
];

export default {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', GENERATED_STATIC],
  organizationName: 'pactflow',
  projectName: 'docs.pactflow.io',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {parseFrontMatter, hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  // A source archive has no Git history. Without this setting, its build would fail; with it, pages have no date.
  future: {v4: true, faster: true, experimental_vcs: existsSync('.git') ? 'default-v2' : 'disabled'},
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {
    analyticsId: settings.analyticsId,
    analyticsQueries: settings.analyticsQueries,
    sections: sectionLinks,
    hostedSearch: settings.hostedSearch,
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: ({versionDocsDirPath, docPath}) =>
            editUrlBase === null
              ? undefined
              : `${editUrlBase}/${fileToEdit(`${versionDocsDirPath}/${docPath}`, __dirname)}`,
          ...lastUpdated,
          beforeDefaultRemarkPlugins,
          remarkPlugins: [remarkComponentHeadings],
          lastVersion: 'current',
          versions: {
            current: {label: 'Cloud & 2.x', path: '', badge: false},
            '1.x': {label: '1.x', path: '1.x', banner: 'unmaintained', noIndex: true},
          },
        },
        blog: {
          path: 'notices',
          routeBasePath: 'notices',
          blogTitle: noticesTitle,
          blogDescription: 'On-Premises releases, security advisories, and maintenance windows',
          blogSidebarTitle: 'Recent notices',
          postsPerPage: noticesPerPage,
          blogSidebarCount: noticesPerPage,
          showReadingTime: false,
          editUrl: ({blogDirPath, blogPath}) =>
            editUrlBase === null ? undefined : `${editUrlBase}/${fileToEdit(`${blogDirPath}/${blogPath}`, __dirname)}`,
          ...lastUpdated,
          beforeDefaultRemarkPlugins,
          tags: 'tags.yml',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          onInlineAuthors: 'throw',
          feedOptions: {
            type: 'all',
            limit: noticesPerPage,
            title: noticesTitle,
            description: 'On-Premises releases, security advisories, and maintenance windows',
            copyright: `© ${brand.copyrightYear} ${brand.owner}`,
            createFeedItems: feedItemsBy(brand.owner),
          },
        },
        theme: {customCss: ['./src/css/fonts.css', './src/css/custom.css']},
        sitemap: {lastmod: null},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', {redirects: [...redirects]} satisfies RedirectOptions],
    analyticsPlugin,
    cleanUrlPlugin,
    compileHintsPlugin,
    fontsPlugin,
    precompressAssetsPlugin,
    robotsPlugin,
    ['@docusaurus/plugin-content-docs', referenceDocs(editUrlBase, [remarkCodeBlocks, remarkHighlight])],
    openapiPagesPlugin,
    releaseDataPlugin,
    sampleSourcesPlugin,
    projectZipsPlugin,
    labsPlugin,
    highlightPlugin,
    coursesPlugin,
    finishPagesPlugin,
    searchIndexPlugin,
    revealTargetPlugin,
    sidebarScrollToCurrentPlugin,
    docusaurusPatchesPlugin,
    navigationRecoveryPlugin,
    preactPlugin,
    routeSplittingPlugin,
    scriptsAfterPaintPlugin,
    staticContentPlugin,
    tagFeedsPlugin,
    timeZonesPlugin,
    unusedStylesPlugin,
  ],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    announcementBar,
    navbar: {
      title: brand.siteTitle,
      hideOnScroll: true,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      items: checkNavbarItems(navbarItems, Object.keys(sidebars)),
    },
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    footer: {links: footerLinks, copyright: `© ${brand.copyrightYear} ${brand.owner}`},
    prism: {theme: codeTheme},
    algolia: searchThemeConfig(settings.hostedSearch),
  } satisfies ThemeConfig & {algolia: unknown},
} satisfies Config;
