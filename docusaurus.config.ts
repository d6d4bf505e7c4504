import {existsSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import {brand} from './src/data/brand';
import {footerLinks, navbarItems} from './src/data/navigation';
import {checkNavbarItems} from './src/data/navigationRules';
import {redirects} from './src/data/redirects';
import {readSettings} from './src/settings';
import {searchThemeConfig} from './src/searchSettings';
import {announcementBar} from './src/data/announcement';
import remarkFences from './src/plugins/fences';
import {feedItemsBy} from './src/plugins/feeds';
import fencesPlugin, {GENERATED_STATIC} from './src/plugins/fences/site';
import analyticsPlugin from './src/plugins/analytics';
import builtPagesPlugin from './src/plugins/built-pages';
import cleanUrlPlugin from './src/plugins/clean-url';
import contentPolicyPlugin from './src/plugins/content-policy';
import firstLoadPlugin from './src/plugins/first-load';
import {parseFrontMatter} from './src/plugins/front-matter';
import remarkHighlight from './src/plugins/highlight';
import highlightPlugin, {codeTheme} from './src/plugins/highlight/site';
import coursesPlugin from './src/plugins/courses';
import remarkCourses from './src/plugins/courses/remark';
import openapiReference, {referenceDocs} from './src/plugins/openapi-reference';
import releaseNotes from './src/plugins/release-notes';
import remarkDiagram from './src/plugins/remark-diagram';
import remarkFacts from './src/plugins/remark-facts';
import remarkScreen from './src/plugins/remark-screen';
import remarkSelfCheck from './src/plugins/remark-self-check';
import remarkGlossary from './src/plugins/remark-glossary';
import revealTargetPlugin from './src/plugins/reveal-target';
import robotsPlugin from './src/plugins/robots';
import searchIndexPlugin from './src/plugins/search-index';
import sidebarPositionPlugin from './src/plugins/sidebar-position';
import timeZonesPlugin from './src/plugins/time-zones';
import remarkWorkshops from './src/plugins/workshops';
import workshopsPlugin from './src/plugins/workshops/site';
import sidebars from './sidebars';

const settings = readSettings(process.env);
const editUrl = settings.editUrlBase ?? undefined;
const lastUpdated = {showLastUpdateTime: true, showLastUpdateAuthor: false};
const beforeDefaultRemarkPlugins = [remarkFences, remarkDiagram, remarkScreen, remarkFacts, remarkWorkshops, remarkGlossary, remarkSelfCheck, remarkCourses, remarkHighlight];

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
  // A source archive has no history: pages then go without a date instead of failing the build.
  future: {v4: true, faster: true, experimental_vcs: existsSync('.git') ? 'default-v2' : 'disabled'},
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {
    analyticsId: settings.analyticsId,
    hostedSearch: settings.hostedSearch,
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl,
          ...lastUpdated,
          beforeDefaultRemarkPlugins,
          lastVersion: 'current',
          versions: {
            current: {label: '2.x', path: '', badge: false},
            '1.x': {label: '1.x', path: '1.x', banner: 'unmaintained', noIndex: true},
          },
        },
        blog: {
          path: 'notices',
          routeBasePath: 'notices',
          blogTitle: `${brand.productName} notices`,
          blogDescription: 'On-premises releases, security advisories and maintenance windows',
          blogSidebarTitle: 'Recent notices',
          postsPerPage: 25,
          blogSidebarCount: 25,
          showReadingTime: false,
          editUrl,
          ...lastUpdated,
          beforeDefaultRemarkPlugins,
          tags: 'tags.yml',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          onInlineAuthors: 'throw',
          feedOptions: {
            type: 'all',
            limit: 25,
            title: `${brand.productName} notices`,
            description: 'On-premises releases, security advisories and maintenance windows',
            copyright: `© ${brand.copyrightYear} ${brand.owner}`,
            createFeedItems: feedItemsBy(brand.owner),
          },
        },
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: null},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', {redirects: [...redirects]} satisfies RedirectOptions],
    analyticsPlugin,
    cleanUrlPlugin,
    contentPolicyPlugin,
    robotsPlugin,
    ['@docusaurus/plugin-content-docs', referenceDocs(settings.editUrlBase)],
    openapiReference,
    releaseNotes,
    fencesPlugin,
    workshopsPlugin,
    highlightPlugin,
    coursesPlugin,
    builtPagesPlugin,
    searchIndexPlugin,
    revealTargetPlugin,
    sidebarPositionPlugin,
    firstLoadPlugin,
    timeZonesPlugin,
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
