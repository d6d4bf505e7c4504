/**
 * Reads the content of a built page: finds the article, removes everything that isn't content, and divides the text
 * into sections. The search index, the Markdown exports (markdown.ts), and llms.txt all use it. Any other code that
 * needs the content of pages should use it, too, so that there's only one list of exclusions.
 */
import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {isContentType, type ContentType, type IndexedPage, type Section} from '../../../../search/schema.ts';

export interface ExtractedPage extends IndexedPage {
  language: string;
  /** Docusaurus's `docusaurus_tag`. */
  tag: string;
}

/** Elements in an article that aren't content. They're left out with everything in them. */
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
    'code-meta', // The language, the mark, and the buttons of a code block.
    'hash-link', // "Direct link to …" after each heading.
    'needs-script', // Controls such as the page rating.
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
  /**
   * Classes of elements whose text is content even though their tags are excluded, such as a term that opens its
   * definition.
   */
  kept: ['glossary-term'],
  /**
   * A component sets `data-no-extract` on elements that aren't content, and `data-no-extract="search"` on content that
   * a search must not find.
   */
  attribute: 'dataNoExtract',
} as const;

const excludedTags = new Set<string>(EXCLUSIONS.tags);
const excludedClasses = new Set<string>(EXCLUSIONS.classes);

export const isElement = (node: RootContent | ElementContent | undefined): node is Element => node?.type === 'element';

export const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds the first matching element in document order. */
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

/** Whether readers can never see an element. They can open a closed tab or a collapsed `<details>`. */
function isHidden(element: Element, parent: Element): boolean {
  const {hidden, ariaHidden, role, style} = element.properties;
  const canBeOpened = role === 'tabpanel' || parent.tagName === 'details' || hidden === 'until-found';
  if (canBeOpened) return false;
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

/** The alternative text of an image. The labels in a drawing are left out, because they aren't sentences. */
function altTextOf({tagName, properties}: Element): string {
  if (tagName === 'img') return stringOf(properties.alt);
  return properties.role === 'img' ? stringOf(properties.ariaLabel) : '';
}

/** The type of content that an inserted paragraph replaces. It's stored in the property `dataPart`. */
type Part = 'picture' | 'tab';

const part = (name: Part, content: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {...properties, dataPart: name},
  children: [text(content)],
});

/** The panels of a set of tabs, each starting with the label of its tab. */
function labelPanels(tabs: Element): ElementContent[] {
  const labels = findAll(tabs, ({properties}) => properties.role === 'tab').map(plainText);
  const panels = findAll(tabs, ({properties}) => properties.role === 'tabpanel');
  return panels.map((panel, index) => ({...panel, children: [part('tab', labels[index] ?? ''), ...panel.children]}));
}

/**
 * Copies an element without excluded elements. Images become their alternative text, and tabs become their panels with
 * labels.
 */
function cleanArticle(element: Element): Element {
  const source = classesOf(element).includes('tabs-container') ? labelPanels(element) : element.children;
  const children = source.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child) || isExcluded(child, element)) return [];
    if (child.tagName === 'svg' || child.tagName === 'img')
      return altTextOf(child) ? [part('picture', altTextOf(child), {src: child.properties.src})] : [];
    return isKept(child) ? cleanArticle(child).children : [cleanArticle(child)];
  });
  return {...element, children};
}

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** Removes invisible characters, and replaces each run of white space with a single space. */
const collapseSpaces = (value: string): string => value.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** The text of an element on one line. */
export function plainText(element: Element): string {
  const collect = (node: ElementContent): string =>
    node.type === 'text' ? node.value : isElement(node) ? node.children.map(collect).join('') : '';
  return collapseSpaces(collect(element));
}

/** The text of a code block, with its line breaks and indentation. */
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

/** Divides a cleaned article at its headings. An h1 before all text is the page's title and doesn't start a section. */
function sectionsOf(article: Element, title: string): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  let code: string[] = [];
  let line = '';
  let head: Pick<Section, 'heading' | 'level' | 'anchor'> = {heading: title, level: 1, anchor: ''};

  const endLine = (): void => {
    const value = collapseSpaces(line).replace(/(?: ?·)+$/, '');
    if (value) lines.push(value);
    line = '';
  };
  const endSection = (): void => {
    endLine();
    sections.push({...head, text: lines.join('\n'), code: code.join('\n')});
    lines = [];
    code = [];
  };
  const visit = (node: ElementContent, inCell: boolean): void => {
    if (node.type === 'text') {
      line += node.value;
    } else if (!isElement(node) || isUnsearched(node)) {
      // Neither comments nor unsearched elements are content for the index.
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
      for (const child of node.children) visit(child, true);
      line += ' · ';
    } else {
      // A table row is a single line, even if its cells contain blocks.
      const boundary = (): void => {
        if (BLOCK.has(node.tagName) && !inCell) endLine();
        else if (BLOCK.has(node.tagName) || node.tagName === 'br') line += ' ';
      };
      boundary();
      for (const child of node.children) visit(child, inCell);
      boundary();
    }
  };
  for (const child of article.children) visit(child, false);
  endSection();
  return sections;
}

/** The contents of the `<meta>` elements in the head, by name. */
function metaOf(tree: Root): ReadonlyMap<string, string> {
  const head = find(tree, ({tagName}) => tagName === 'head');
  const metas = head ? findAll(head, ({tagName}) => tagName === 'meta') : [];
  return new Map(metas.map(({properties}) => [stringOf(properties.name), stringOf(properties.content)]));
}

const listOf = (value: string | undefined): string[] => (value ?? '').split(',').map(collapseSpaces).filter(Boolean);

const hasClass =
  (name: string) =>
  (element: Element): boolean =>
    classesOf(element).includes(name);

/**
 * The labels of the sidebar categories that contain a page: its breadcrumbs without the home page and the page itself.
 */
function categoriesOf(tree: Root): string[] {
  const crumbs = find(tree, hasClass('theme-doc-breadcrumbs'));
  if (!crumbs) return [];
  const items = findAll(crumbs, hasClass('breadcrumbs__item')).filter(
    (item) => !hasClass('breadcrumbs__item--active')(item),
  );
  return items.map(plainText).filter(Boolean);
}

/** The active item on the left of the navigation bar. The items on the right don't name sections of the site. */
function siteSectionOf(tree: Root): string | undefined {
  const bar = find(tree, hasClass('theme-layout-navbar-left'));
  const active = bar && find(bar, hasClass('navbar__link--active'));
  return active && plainText(active);
}

/**
 * The classes on `<html>` of pages with content. List pages (archives, tags, page 2), the search page, and the
 * not-found page have none of them.
 */
const CONTENT_PAGES = ['docs-doc-page', 'blog-post-page', 'mdx-page'];

/** The content type in a page's front matter. Notices have none there, but Docusaurus marks them as blog posts. */
function contentTypeOf(root: Element, content: string | undefined): ContentType | null {
  if (hasClass('blog-post-page')(root)) return 'notice';
  return isContentType(content) ? content : null;
}

/** The content of a built page. */
export interface PageContent {
  /** The data for the search index. */
  record: ExtractedPage;
  /** The article without excluded elements. */
  article: Element;
}

/** Removes the sidebars, which have a quarter of a page's elements, so that they don't have to be parsed. */
export function withoutSidebars(html: string): string {
  const article = html.indexOf('<article');
  return article < 0 ? html : html.slice(0, article).replace(/<aside\b[^>]*>.*?<\/aside>/gs, '') + html.slice(article);
}

/**
 * Reads the content of a built page.
 * @param url URL path of the page, including the base path
 * @param otherSection the site section of pages that are in no section of the navigation bar
 * @param parse parses HTML; see `loadParser` in markdown.ts
 * @returns null for list pages, other pages without content, and unlisted pages
 * @throws Error if a content page has no article or no title
 */
export function readPageContent(
  html: string,
  url: string,
  otherSection = 'Reference',
  parse: (html: string) => Root = fromHtml,
): PageContent | null {
  const tree = parse(withoutSidebars(html));
  const root = find(tree, ({tagName}) => tagName === 'html');
  if (!root || !CONTENT_PAGES.some((name) => hasClass(name)(root)) || find(tree, hasClass('theme-unlisted-banner')))
    return null;
  const scope = find(tree, ({tagName}) => tagName === 'article') ?? find(tree, ({tagName}) => tagName === 'main');
  if (!scope)
    throw new Error(
      `${url}: expected <article> or <main> in the built page, but found neither. Check whether a component in src/theme ` +
        'still renders it.',
    );
  const heading = find(scope, ({tagName}) => tagName === 'h1');
  const title = heading ? plainText(cleanArticle(heading)) : '';
  if (!title)
    throw new Error(
      `${url}: expected <h1> in the article of the built page, but found none. Add a title to the page's front matter.`,
    );
  const meta = metaOf(tree);
  const article = cleanArticle(find(scope, hasClass('markdown')) ?? scope);
  const record: ExtractedPage = {
    url,
    title,
    description: meta.get('description') ?? '',
    keywords: listOf(meta.get('keywords')),
    siteSection: siteSectionOf(tree) ?? otherSection,
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

/** Reads only the data for the search index; see `readPageContent`. */
export function extractPage(html: string, url: string, otherSection?: string): ExtractedPage | null {
  return readPageContent(html, url, otherSection)?.record ?? null;
}
