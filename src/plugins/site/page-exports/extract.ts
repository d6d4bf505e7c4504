/**
 * The one reading of a built page: which part of its HTML is the article, what of that is text, and where its sections begin. The search index, the page as
 * Markdown (markdown.ts) and what llms.txt lists are made of it; anything else that needs a page's clean content takes it from here too, so that there is one list
 * of exclusions.
 */
import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {isContentType, type ContentType, type IndexedPage, type Section} from '../../../search/schema.ts';

export interface ExtractedPage extends IndexedPage {
  language: string;
  /** Docusaurus' `docusaurus_tag`. */
  tag: string;
}

/** What stands in an article and is not its content. An entry leaves out the element with everything in it. */
export const EXCLUSIONS = {
  tags: [
    'script',
    'style',
    'template',
    'noscript',
    'nav',
    'aside',
    'footer',
    'form',
    'button',
    'input',
    'select',
    'textarea',
    'dialog',
    'iframe',
    'audio',
    'video',
    'canvas',
    'object',
  ],
  classes: [
    'code-proof', // how a block of code is proven
    'hash-link', // 'Direct link to …' behind each heading
    'needs-script', // controls such as the page rating
    'no-print',
    'theme-doc-breadcrumbs',
    'theme-doc-footer',
    'theme-doc-toc-mobile',
    'theme-doc-version-badge',
    'theme-doc-version-banner',
    'theme-edit-this-page',
    'theme-last-updated',
    'pagination-nav',
    'sr-only',
  ],
  /** Classes of elements that stay although their tag would leave them out: words of the text that also open something. */
  kept: ['glossary-term'],
  /** For parts of a page that know themselves that they are no content: `data-no-extract`; `data-no-extract="search"` for what a page says and a search must not find. */
  attribute: 'dataNoExtract',
} as const;

const excludedTags = new Set<string>(EXCLUSIONS.tags);
const excludedClasses = new Set<string>(EXCLUSIONS.classes);

export const isElement = (node: RootContent | ElementContent | undefined): node is Element => node?.type === 'element';

export const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** First element, in the order of the document, that passes. */
export function find(node: Root | Element, passes: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = passes(child) ? child : find(child, passes);
    if (found) return found;
  }
  return undefined;
}

export function findAll(node: Root | Element, passes: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) =>
    isElement(child) ? [...(passes(child) ? [child] : []), ...findAll(child, passes)] : [],
  );
}

/** Readers never see it. What a closed tab or a closed `<details>` hides, they see after a press. */
function isHidden(element: Element, parent: Element): boolean {
  const {hidden, ariaHidden, role, style} = element.properties;
  const folded = role === 'tabpanel' || parent.tagName === 'details' || hidden === 'until-found';
  if (folded) return false;
  return Boolean(hidden) || ariaHidden === 'true' || /display:\s*none/.test(stringOf(style));
}

const keptClasses = new Set<string>(EXCLUSIONS.kept);
const isKept = (element: Element): boolean => classesOf(element).some((name) => keptClasses.has(name));

const isUnsearched = ({properties}: Element): boolean => properties[EXCLUSIONS.attribute] === 'search';

function isExcluded(element: Element, parent: Element): boolean {
  return (
    (excludedTags.has(element.tagName) && !isKept(element)) ||
    classesOf(element).some((name) => excludedClasses.has(name)) ||
    (EXCLUSIONS.attribute in element.properties && !isUnsearched(element)) ||
    isHidden(element, parent)
  );
}

const text = (value: string): Text => ({type: 'text', value});

/** A picture's words are its text equivalent; the labels drawn inside it are not sentences. */
function wordsOfPicture({tagName, properties}: Element): string {
  if (tagName === 'img') return stringOf(properties.alt);
  return properties.role === 'img' ? stringOf(properties.ariaLabel) : '';
}

/** What a paragraph that the reading put in stands for, as its property `dataPart`. */
type Part = 'picture' | 'tab';

const part = (name: Part, words: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {...properties, dataPart: name},
  children: [text(words)],
});

/** Each panel of a set of tabs, headed by the label of its tab, which otherwise stands apart from it. */
function labelPanels(tabs: Element): ElementContent[] {
  const labels = findAll(tabs, ({properties}) => properties.role === 'tab').map(plainText);
  const panels = findAll(tabs, ({properties}) => properties.role === 'tabpanel');
  return panels.map((panel, index) => ({...panel, children: [part('tab', labels[index] ?? ''), ...panel.children]}));
}

/** A copy of an element without what the exclusions name, with pictures replaced by their words and tabs by their labelled panels. */
function cleanArticle(element: Element): Element {
  const source = classesOf(element).includes('tabs-container') ? labelPanels(element) : element.children;
  const children = source.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child) || isExcluded(child, element)) return [];
    if (child.tagName === 'svg' || child.tagName === 'img')
      return wordsOfPicture(child) ? [part('picture', wordsOfPicture(child), {src: child.properties.src})] : [];
    return isKept(child) ? cleanArticle(child).children : [cleanArticle(child)];
  });
  return {...element, children};
}

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** White space as a reader sees it. */
const squeeze = (value: string): string => value.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** All text of an element on one line. */
export function plainText(element: Element): string {
  const collect = (node: ElementContent): string =>
    node.type === 'text' ? node.value : isElement(node) ? node.children.map(collect).join('') : '';
  return squeeze(collect(element));
}

/** Code as it stands: line breaks and indentation are kept. */
export function codeText(element: Element): string {
  const collect = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (!isElement(node)) return '';
    return node.tagName === 'br' ? '\n' : node.children.map(collect).join('');
  };
  return collect(element)
    .replace(INVISIBLE, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

const HEADING = /^h[1-6]$/;
const BLOCK = new Set(
  'address article blockquote dd details div dl dt figcaption figure header hr li main ol p section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** Cuts a cleaned article at its headings. The article's own h1, if it stands before all text, is the title and begins no section. */
function sectionsOf(article: Element, title: string): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  let code: string[] = [];
  let line = '';
  let head: Pick<Section, 'heading' | 'level' | 'anchor'> = {heading: title, level: 1, anchor: ''};

  const endLine = (): void => {
    const value = squeeze(line).replace(/(?: ?·)+$/, '');
    if (value) lines.push(value);
    line = '';
  };
  const endSection = (): void => {
    endLine();
    sections.push({...head, text: lines.join('\n'), code: code.join('\n')});
    lines = [];
    code = [];
  };
  const walk = (node: ElementContent, inCell: boolean): void => {
    if (node.type === 'text') {
      line += node.value;
    } else if (!isElement(node) || isUnsearched(node)) {
      // Comments carry nothing.
    } else if (HEADING.test(node.tagName)) {
      const level = Number(node.tagName[1]);
      const heading = plainText(node);
      endLine();
      if (heading === '' || (level === 1 && sections.length === 0 && lines.length === 0)) return;
      endSection();
      head = {heading, level: Math.max(level, 2), anchor: stringOf(node.properties.id)};
    } else if (node.tagName === 'pre') {
      endLine();
      code.push(codeText(node));
    } else if (node.tagName === 'td' || node.tagName === 'th') {
      for (const child of node.children) walk(child, true);
      line += ' · ';
    } else {
      // A row is one line, whatever stands in its cells.
      const boundary = (): void => {
        if (BLOCK.has(node.tagName) && !inCell) endLine();
        else if (BLOCK.has(node.tagName) || node.tagName === 'br') line += ' ';
      };
      boundary();
      for (const child of node.children) walk(child, inCell);
      boundary();
    }
  };
  for (const child of article.children) walk(child, false);
  endSection();
  return sections;
}

/** Contents of the head's `<meta>` elements by name. */
function metaOf(tree: Root): ReadonlyMap<string, string> {
  const head = find(tree, ({tagName}) => tagName === 'head');
  const metas = head ? findAll(head, ({tagName}) => tagName === 'meta') : [];
  return new Map(metas.map(({properties}) => [stringOf(properties.name), stringOf(properties.content)]));
}

const listOf = (value: string | undefined): string[] => (value ?? '').split(',').map(squeeze).filter(Boolean);

const hasClass =
  (name: string) =>
  (element: Element): boolean =>
    classesOf(element).includes(name);

/** Labels of the categories above a page: the crumbs without home and without the page itself. */
function categoriesOf(tree: Root): string[] {
  const crumbs = find(tree, hasClass('theme-doc-breadcrumbs'));
  if (!crumbs) return [];
  const items = findAll(crumbs, hasClass('breadcrumbs__item')).filter(
    (item) => !hasClass('breadcrumbs__item--active')(item),
  );
  return items.map(plainText).filter(Boolean);
}

/** The marked item among the areas in the navigation bar; the items on its right are switches. */
function areaOf(tree: Root): string | undefined {
  const bar = find(tree, hasClass('theme-layout-navbar-left'));
  const active = bar && find(bar, hasClass('navbar__link--active'));
  return active && plainText(active);
}

/** Classes of `<html>` on pages that have content of their own. Lists of pages (archives, tags, page 2), the search page and the not-found page have none of these. */
const CONTENT_PAGES = ['docs-doc-page', 'blog-post-page', 'mdx-page'];

/** The content type in a page's front matter. A notice has none there, but is a blog post to Docusaurus. */
function contentTypeOf(root: Element, content: string | undefined): ContentType | null {
  if (hasClass('blog-post-page')(root)) return 'notice';
  return isContentType(content) ? content : null;
}

/** A built page, read once. */
export interface PageContent {
  /** What the search index takes of it. */
  record: ExtractedPage;
  /** Its content without what the exclusions name. */
  article: Element;
}

/** A page without what stands beside its article: sidebars, a quarter of its elements, of which nothing is read. */
export function withoutSidebars(html: string): string {
  const article = html.indexOf('<article');
  return article < 0 ? html : html.slice(0, article).replace(/<aside\b[^>]*>.*?<\/aside>/gs, '') + html.slice(article);
}

/**
 * Reads one built page.
 * @param html the file as written by the build
 * @param url path under which it is published, with the site's base path
 * @param otherArea area of a page that belongs to none of those in the navigation bar
 * @param parse reads HTML; see `loadParser` in markdown.ts
 * @returns null for a page that has no content of its own, or that is unlisted
 * @throws Error for a content page in which no article or no title can be found
 */
export function readPageContent(
  html: string,
  url: string,
  otherArea = 'Reference',
  parse: (html: string) => Root = fromHtml,
): PageContent | null {
  const tree = parse(withoutSidebars(html));
  const root = find(tree, ({tagName}) => tagName === 'html');
  if (!root || !CONTENT_PAGES.some((name) => hasClass(name)(root)) || find(tree, hasClass('theme-unlisted-banner')))
    return null;
  const scope = find(tree, ({tagName}) => tagName === 'article') ?? find(tree, ({tagName}) => tagName === 'main');
  if (!scope)
    throw new Error(
      `${url}: the built page has neither <article> nor <main>, so there is nothing to read. Has a theme component lost it?`,
    );
  const heading = find(scope, ({tagName}) => tagName === 'h1');
  const title = heading ? plainText(cleanArticle(heading)) : '';
  if (!title) throw new Error(`${url}: the built page has no <h1> in its article. Give the page a title.`);
  const meta = metaOf(tree);
  const article = cleanArticle(find(scope, hasClass('markdown')) ?? scope);
  const record: ExtractedPage = {
    url,
    title,
    description: meta.get('description') ?? '',
    keywords: listOf(meta.get('keywords')),
    siteSection: areaOf(tree) ?? otherArea,
    path: categoriesOf(tree),
    editions: listOf(meta.get('docsearch:edition')),
    legacy: meta.get('docsearch:era') === 'legacy',
    contentType: contentTypeOf(root, meta.get('docsearch:content_type')),
    language: stringOf(root.properties.lang) || 'en',
    tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
    sections: sectionsOf(article, title),
  };
  return {record, article};
}

/** What the search index takes of a built page; see `readPageContent`. */
export function extractPage(html: string, url: string, otherArea?: string): ExtractedPage | null {
  return readPageContent(html, url, otherArea)?.record ?? null;
}
