/** What search engines are told about a page in a form of theirs (https://schema.org), as JSON-LD. The trail of a doc is told by the theme. */
import type {Element} from 'hast';
import {classesOf, isElement, plainText, stringOf} from './extract.ts';
import type {ExtractedPage} from './extract.ts';
import type {Transform} from '../finish-pages/page.ts';
import {metadataKey, type PageMetadata} from './pageMetadata.ts';

/** One thing that a reader of a how-to does. */
interface Step {
  name: string;
  text: string;
  /** Id of the heading it stands below, or '' where there is none. */
  anchor: string;
}

/** Steps that stand together, below a heading or not. */
export interface StepGroup {
  name: string;
  anchor: string;
  steps: Step[];
}

const HEADING = /^h[2-6]$/;
const NUMBERED = /^(?:step )?(\d+)[.:] +/i;
/** Parts of a page in which steps of the page itself may stand: not in quotations, tabs, or lists. */
const FRAMES = new Set(['div', 'section', 'header', 'article']);

/** The blocks of an article, in order, without what frames them. */
function blocksOf(article: Element): Element[] {
  return article.children.flatMap((child) => {
    if (!isElement(child)) return [];
    const frame =
      FRAMES.has(child.tagName) &&
      !classesOf(child).some((name) => /^(theme-admonition|theme-code-block|tabs-container)$/.test(name));
    return frame ? blocksOf(child) : [child];
  });
}

/** Text of what a step says first: its own line, or its first paragraph. */
function firstWords(item: Element): string {
  const first = item.children.find((child) => isElement(child) && child.tagName === 'p');
  if (first && isElement(first)) return plainText(first);
  return plainText({
    ...item,
    children: item.children.filter(
      (child) => !isElement(child) || !['ul', 'ol', 'pre', 'div', 'table', 'figure', 'details'].includes(child.tagName),
    ),
  });
}

const sentenceOf = (words: string): string => /^.*?[.:!?](?=\s|$)/.exec(words)?.[0].replace(/[.:]$/, '') ?? words;

/** Steps that are headings with numbers, from 1 on. */
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

/** Numbered lists of an article, each with the heading it stands below. The list below the picture of a screen names its parts, and a single item is no sequence. */
function numberedLists(blocks: readonly Element[]): StepGroup[] {
  const groups: StepGroup[] = [];
  let heading = {name: '', anchor: ''};
  for (const block of blocks) {
    if (HEADING.test(block.tagName)) heading = {name: plainText(block), anchor: stringOf(block.properties.id)};
    if (block.tagName !== 'ol') continue;
    const {anchor} = heading;
    const steps = block.children
      .filter((child): child is Element => isElement(child) && child.tagName === 'li')
      .map((item) => ({name: sentenceOf(firstWords(item)), text: firstWords(item), anchor}));
    if (steps.length > 1 && steps.every(({text}) => text !== '')) groups.push({...heading, steps});
  }
  return groups;
}

/** The numbered steps of an article: numbered headings if it has them, or else its numbered lists. */
export function stepsOf(article: Element): StepGroup[] {
  const blocks = blocksOf(article);
  const headings = numberedHeadings(blocks);
  return headings.length > 1 ? [{name: '', anchor: '', steps: headings}] : numberedLists(blocks);
}

/** The site, as all of its pages name it. */
export interface SiteMetadata {
  /** Address of the home page. */
  home: string;
  title: string;
  owner: string;
  /** Address of the owner's own site. */
  ownerUrl: string;
  /** Address of the picture that stands for a page. */
  image: string;
}

/** The steps that lead to what a page's title names. The lists of a tutorial follow each other; those of a how-to may be tasks of their own, so there must be one. */
function stepsToGoal({section, kind}: PageMetadata, article: Element): StepGroup[] {
  if (section !== 'docs' || (kind !== 'how-to' && kind !== 'tutorial')) return [];
  const groups = stepsOf(article);
  return kind === 'tutorial' || groups.length === 1 ? groups : [];
}

/**
 * The structured data of a page.
 * @param address of the page, whole
 */
export function structuredData(
  page: ExtractedPage,
  article: Element,
  facts: PageMetadata | undefined,
  site: SiteMetadata,
  address: string,
): object {
  const owner = {'@type': 'Organization', name: site.owner, url: site.ownerUrl};
  const part = {
    '@type': facts?.section === 'notices' ? 'Article' : 'TechArticle',
    '@id': `${address}#article`,
    headline: page.title,
    description: page.description,
    url: address,
    mainEntityOfPage: address,
    inLanguage: page.language,
    image: site.image,
    articleSection: page.siteSection,
    ...(page.keywords.length > 0 && {keywords: page.keywords}),
    ...(facts &&
      facts.audience.length > 0 && {audience: {'@type': 'Audience', audienceType: facts.audience.join(', ')}}),
    ...(facts?.published !== undefined && {datePublished: facts.published}),
    ...(facts?.modified !== undefined && {dateModified: facts.modified}),
    author: owner,
    publisher: owner,
    isPartOf: {'@type': 'WebSite', name: site.title, url: site.home},
  };
  const groups = facts === undefined ? [] : stepsToGoal(facts, article);
  if (groups.length === 0) return {'@context': 'https://schema.org', ...part};
  const at = (anchor: string): string => (anchor === '' ? address : `${address}#${anchor}`);
  const steps = (group: StepGroup): object[] =>
    group.steps.map(({name, text, anchor}, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
      url: at(anchor),
    }));
  const [first] = groups;
  const howTo = {
    '@type': 'HowTo',
    '@id': `${address}#how-to`,
    name: page.title,
    description: page.description,
    url: address,
    step:
      groups.length === 1 && first
        ? steps(first)
        : groups.map((group, index) => ({
            '@type': 'HowToSection',
            position: index + 1,
            name: group.name || page.title,
            url: at(group.anchor),
            itemListElement: steps(group),
          })),
  };
  return {'@context': 'https://schema.org', '@graph': [part, howTo]};
}

/** Attribute of the element that holds the structured data; client.ts knows the element by it. */
const MARK = 'data-structured-data';

/** JSON that cannot end the element it stands in. */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Puts structured data into the head of a page, in place of what an earlier run put there.
 * @throws Error for a page without the end of a head
 */
export function withStructuredData(html: string, data: object): string {
  const own = new RegExp(`<script type="application/ld\\+json" ${MARK}>.*?</script>`, 's');
  const rest = html.replace(own, '');
  const end = rest.indexOf('</head>');
  if (end < 0)
    throw new Error(
      'The page has no </head>. Docusaurus writes or minifies its head in another way now: adapt withStructuredData in src/plugins/site/page-exports/structuredData.ts.',
    );
  return `${rest.slice(0, end)}<script type="application/ld+json" ${MARK}>${inScript(data)}</script>${rest.slice(end)}`;
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
