/**
 * Structured data for search engines (https://schema.org), as JSON-LD. The theme adds the breadcrumbs of docs itself.
 */
import type {Element} from 'hast';
import {classesOf, isElement, plainText, stringOf} from './extract.ts';
import type {ExtractedPage} from './extract.ts';
import type {Transform} from '../page.ts';
import {metadataKey, type PageMetadata} from './pageMetadata.ts';

/** A step of a how-to guide or a tutorial. */
interface Step {
  name: string;
  text: string;
  /** ID of the heading that precedes it, or an empty string if there's none. */
  anchor: string;
}

/** Consecutive steps, with the heading that precedes them if there's one. */
export interface StepGroup {
  name: string;
  anchor: string;
  steps: Step[];
}

const HEADING = /^h[2-6]$/;
const NUMBERED = /^(?:step )?(\d+)[.:] +/i;
/** Elements that can contain the page's own steps. Steps in block quotes, tabs, and lists don't count. */
const CONTAINERS = new Set(['div', 'section', 'header', 'article']);

/** The blocks of an article in order, without their containers. */
function blocksOf(article: Element): Element[] {
  return article.children.flatMap((child) => {
    if (!isElement(child)) return [];
    const isContainer =
      CONTAINERS.has(child.tagName) &&
      !classesOf(child).some((name) => /^(theme-admonition|theme-code-block|tabs-container)$/.test(name));
    return isContainer ? blocksOf(child) : [child];
  });
}

/** The first paragraph of a step, or its text outside of blocks. */
function firstParagraph(item: Element): string {
  const first = item.children.find((child) => isElement(child) && child.tagName === 'p');
  if (first && isElement(first)) return plainText(first);
  return plainText({
    ...item,
    children: item.children.filter(
      (child) => !isElement(child) || !['ul', 'ol', 'pre', 'div', 'table', 'figure', 'details'].includes(child.tagName),
    ),
  });
}

const firstSentence = (text: string): string => /^.*?[.:!?](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text;

/** The steps whose headings are numbered consecutively, starting with 1. */
function numberedHeadings(blocks: readonly Element[]): Step[] {
  const steps: Step[] = [];
  blocks.forEach((block, index) => {
    const heading = HEADING.test(block.tagName) ? plainText(block) : '';
    if (Number(NUMBERED.exec(heading)?.[1]) !== steps.length + 1) return;
    const next = blocks.slice(index + 1).find(({tagName}) => tagName === 'p' || HEADING.test(tagName));
    const name = heading.replace(NUMBERED, '');
    steps.push({name, text: next?.tagName === 'p' ? plainText(next) : name, anchor: stringOf(block.properties.id)});
  });
  return steps;
}

/**
 * The numbered lists of an article, each with the heading that precedes it. A list with a single item isn't a sequence.
 * The notes of UI mockups are numbered, too, but they're inside figures, which `blocksOf` doesn't open.
 */
function numberedLists(blocks: readonly Element[]): StepGroup[] {
  const groups: StepGroup[] = [];
  let heading = {name: '', anchor: ''};
  for (const block of blocks) {
    if (HEADING.test(block.tagName)) heading = {name: plainText(block), anchor: stringOf(block.properties.id)};
    if (block.tagName !== 'ol') continue;
    const {anchor} = heading;
    const steps = block.children
      .filter((child): child is Element => isElement(child) && child.tagName === 'li')
      .map((item) => ({name: firstSentence(firstParagraph(item)), text: firstParagraph(item), anchor}));
    if (steps.length > 1 && steps.every(({text}) => text !== '')) groups.push({...heading, steps});
  }
  return groups;
}

/** The steps of an article: its numbered headings if it has at least two, and otherwise its numbered lists. */
export function stepsOf(article: Element): StepGroup[] {
  const blocks = blocksOf(article);
  const headings = numberedHeadings(blocks);
  return headings.length > 1 ? [{name: '', anchor: '', steps: headings}] : numberedLists(blocks);
}

/** Data about the site, which is the same for all pages. */
export interface SiteMetadata {
  /** URL of the home page. */
  home: string;
  title: string;
  owner: string;
  /** URL of the owner's main site. */
  ownerUrl: string;
  /** URL of the preview image for all pages. */
  image: string;
}

/**
 * The steps to the goal in a page's title. The lists of a tutorial are consecutive parts. The lists of a how-to guide
 * may be separate tasks, so a guide with more than one list has no steps.
 */
function stepsToGoal({section, kind}: PageMetadata, article: Element): StepGroup[] {
  if (section !== 'docs' || (kind !== 'how-to' && kind !== 'tutorial')) return [];
  const groups = stepsOf(article);
  return kind === 'tutorial' || groups.length === 1 ? groups : [];
}

/**
 * The structured data of a page.
 * @param url the complete URL of the page
 */
export function structuredData(
  page: ExtractedPage,
  article: Element,
  metadata: PageMetadata | undefined,
  site: SiteMetadata,
  url: string,
): object {
  const owner = {'@type': 'Organization', name: site.owner, url: site.ownerUrl};
  const articleData = {
    '@type': metadata?.section === 'notices' ? 'Article' : 'TechArticle',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    inLanguage: page.language,
    image: site.image,
    articleSection: page.siteSection,
    ...(page.keywords.length > 0 && {keywords: page.keywords}),
    ...(metadata &&
      metadata.audience.length > 0 && {audience: {'@type': 'Audience', audienceType: metadata.audience.join(', ')}}),
    ...(metadata?.published !== undefined && {datePublished: metadata.published}),
    ...(metadata?.modified !== undefined && {dateModified: metadata.modified}),
    author: owner,
    publisher: owner,
    isPartOf: {'@type': 'WebSite', name: site.title, url: site.home},
  };
  const groups = metadata === undefined ? [] : stepsToGoal(metadata, article);
  if (groups.length === 0) return {'@context': 'https://schema.org', ...articleData};
  const urlOf = (anchor: string): string => (anchor === '' ? url : `${url}#${anchor}`);
  const steps = (group: StepGroup): object[] =>
    group.steps.map(({name, text, anchor}, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
      url: urlOf(anchor),
    }));
  const [first] = groups;
  const howTo = {
    '@type': 'HowTo',
    '@id': `${url}#how-to`,
    name: page.title,
    description: page.description,
    url,
    step:
      groups.length === 1 && first
        ? steps(first)
        : groups.map((group, index) => ({
            '@type': 'HowToSection',
            position: index + 1,
            name: group.name || page.title,
            url: urlOf(group.anchor),
            itemListElement: steps(group),
          })),
  };
  return {'@context': 'https://schema.org', '@graph': [articleData, howTo]};
}

/** The attribute that identifies the script element with the structured data. client.ts looks for it. */
const ATTRIBUTE = 'data-structured-data';

/** JSON that can't close the script element that contains it. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Adds structured data to the head of a page, or replaces the data that an earlier run added.
 * @throws Error if the page has no `</head>`
 */
export function withStructuredData(html: string, data: object): string {
  const own = new RegExp(`<script type="application/ld\\+json" ${ATTRIBUTE}>.*?</script>`, 's');
  const rest = html.replace(own, '');
  const end = rest.indexOf('</head>');
  if (end < 0)
    throw new Error(
      'Expected </head> in the page, but found none. Find out how Docusaurus writes or minifies the head now, and then ' +
        'update withStructuredData in src/plugins/site/finish-pages/page-exports/structuredData.ts.',
    );
  return `${rest.slice(0, end)}<script type="application/ld+json" ${ATTRIBUTE}>${scriptJson(data)}</script>${rest.slice(end)}`;
}

/**
 * Adds the structured data of a page to its head. Pages of the archived version get none: they're hidden from search
 * engines, and their canonical URL is that of the current page.
 * @param siteUrl origin of the site, without a trailing slash
 */
export const addStructuredData =
  (metadata: ReadonlyMap<string, PageMetadata>, site: SiteMetadata, siteUrl: string): Transform =>
  (page) => {
    const own = metadata.get(metadataKey(page.path));
    if (page.content === null || own?.section === 'archived') return page;
    const {record, article} = page.content;
    const data = structuredData(record, article, own, site, siteUrl + page.path);
    return {...page, html: withStructuredData(page.html, data)};
  };
