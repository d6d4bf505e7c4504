// Compares a Markdown export with the HTML of its page.
import type {Element, ElementContent, Root as Html} from 'hast';
import type {Code, Definition, Image, Link, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readPageContent} from '../../../src/plugins/site/finish-pages/page-exports/extract';

/** HTML that Markdown exports may contain. */
const ALLOWED_HTML: readonly string[] = [];

/** The blocks of a page that its Markdown export must also have. */
export interface Blocks {
  /** The language of each code block, in order; '' for a block without one. Diagrams count as `mermaid`. */
  code: string[];
  tables: number;
  headings: string[];
}

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

export const parseMarkdown = (text: string): Root => reader.parse(text);

const classes = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const textOf = (node: ElementContent | Element): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** Removes invisible characters and extra whitespace. */
const plain = (text: string): string =>
  text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the blocks of a page's article, or null if the page has no article. */
export function blocksOfHtml(tree: Html, path: string): Blocks | null {
  const page = readPageContent('', path, undefined, () => tree);
  if (page === null) return null;
  const blocks: Blocks = {code: [], tables: 0, headings: [page.record.title]};
  const collect = (node: Element): void => {
    const {tagName} = node;
    if (tagName === 'figure' && classes(node).includes('diagram')) blocks.code.push('mermaid');
    if (/^h[1-6]$/.test(tagName)) {
      const heading = plain(textOf(node));
      if (heading !== '' && !(tagName === 'h1' && heading === page.record.title)) blocks.headings.push(heading);
      return;
    }
    if (tagName === 'pre') {
      blocks.code.push(
        classes(node)
          .find((name) => name.startsWith('language-'))
          ?.slice('language-'.length) ?? '',
      );
      return;
    }
    if (tagName === 'table') blocks.tables += 1;
    // A table cell in Markdown can't contain blocks.
    if (tagName === 'td' || tagName === 'th') return;
    for (const child of node.children) if (child.type === 'element') collect(child);
  };
  collect(page.article);
  return blocks;
}

function blocksOfMarkdown(tree: Root): Blocks {
  const blocks: Blocks = {code: [], tables: 0, headings: []};
  visit(tree, (node) => {
    if (node.type === 'code') blocks.code.push((node as Code).lang ?? '');
    if (node.type === 'table') blocks.tables += 1;
    if (node.type === 'heading') blocks.headings.push(plain(wordsOf(node)));
  });
  return blocks;
}

/** Returns the text of a node. */
export function wordsOf(node: {type: string; value?: string; children?: readonly unknown[]}): string {
  if (node.value !== undefined) return node.value;
  return (node.children ?? []).map((child) => wordsOf(child as {type: string})).join('');
}

function urlsIn(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      urls.push((node as Link | Image | Definition).url);
  });
  return urls;
}

export interface Published {
  /** The URL of the home page. */
  home: string;
  /** Returns the ids on a page, given its path relative to the home page; undefined if no such page or file exists. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
}

/** Returns the problem with a URL, or null if the URL is absolute and its target exists. */
function checkUrl(url: string, {home, idsOf}: Published): string | null {
  if (!URL.canParse(url)) return `Expected absolute URLs, but found "${url}".`;
  const {href, hash, protocol} = new URL(url);
  if (!/^(https?|mailto):$/.test(protocol)) return `The URL "${url}" has the unexpected scheme "${protocol}".`;
  if (!href.startsWith(home)) return null;
  const path = decodeURIComponent(href.slice(home.length).replace(/[?#].*$/, ''));
  const ids = idsOf(path);
  if (ids === undefined) return `The link leads to ${url}, which doesn’t exist on this site.`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || ids.has(id) ? null : `The link leads to ${url}, but that page has no anchor "${id}".`;
}

const firstDifference = (expected: readonly string[], found: readonly string[]): string | null => {
  const at = Array.from({length: Math.max(expected.length, found.length)}, (_, index) => index).find(
    (index) => expected[index] !== found[index],
  );
  return at === undefined
    ? null
    : `Expected "${expected[at] ?? 'none'}" at position ${at + 1}, but found "${found[at] ?? 'none'}" (expected ${expected.length} in total, found ${found.length}).`;
};

/**
 * Compares a Markdown export with its page.
 * @returns one sentence for each problem
 */
export function checkMarkdown(markdown: string, expected: Blocks, site: Published): string[] {
  const problems: string[] = [];
  const tree = parseMarkdown(markdown);
  const found = blocksOfMarkdown(tree);
  let titles = 0;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) titles += 1;
    if (node.type === 'html' && !ALLOWED_HTML.includes(node.value))
      problems.push(
        `Contains the HTML ${node.value.slice(0, 60)}. Convert it in src/plugins/site/finish-pages/page-exports/plainHtml.ts.`,
      );
  });
  if (titles !== 1) problems.push(`Expected one level 1 heading, but found ${titles}.`);
  const headings = firstDifference(expected.headings, found.headings);
  if (headings !== null) problems.push(`The headings differ from the page’s. ${headings}`);
  const code = firstDifference(expected.code, found.code);
  if (code !== null) problems.push(`The languages of the code blocks differ from the page’s. ${code}`);
  if (found.tables !== expected.tables)
    problems.push(`Expected ${expected.tables} tables, as on the page, but found ${found.tables}.`);
  const invisible = /[\u200B-\u200D\u2060\uFEFF\u00AD]/.exec(markdown);
  if (invisible !== null)
    problems.push(
      `Contains the invisible character U+${invisible[0].charCodeAt(0).toString(16).toUpperCase()}. Remove it.`,
    );
  for (const url of new Set(urlsIn(tree))) {
    const problem = checkUrl(url, site);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/** The metadata of a page. */
export interface Head {
  /** The content of each JSON-LD script. */
  data: string[];
  /** The URLs of the page's Markdown export. */
  alternates: string[];
  canonical: string;
  title: string;
  description: string;
  /** The ids of all elements on the page. */
  ids: Set<string>;
  hasBreadcrumbs: boolean;
  isNoindex: boolean;
}

export function readHead(tree: Html): Head {
  const head: Head = {
    data: [],
    alternates: [],
    canonical: '',
    title: '',
    description: '',
    ids: new Set(),
    hasBreadcrumbs: false,
    isNoindex: false,
  };
  visit(tree, 'element', (node) => {
    const {tagName, properties} = node;
    const rel = Array.isArray(properties.rel) ? properties.rel : [];
    const href = String(properties.href ?? '');
    if (typeof properties.id === 'string') head.ids.add(properties.id);
    if (tagName === 'script' && properties.type === 'application/ld+json') head.data.push(textOf(node));
    if (tagName === 'link' && rel.includes('canonical')) head.canonical = href;
    if (tagName === 'link' && rel.includes('alternate') && properties.type === 'text/markdown')
      head.alternates.push(href);
    if (tagName === 'meta' && properties.name === 'description') head.description = String(properties.content ?? '');
    if (tagName === 'meta' && properties.name === 'robots')
      head.isNoindex ||= /\bnoindex\b/.test(String(properties.content ?? ''));
    if (tagName === 'h1' && head.title === '') head.title = plain(textOf(node));
    if (tagName === 'nav' && classes(node).includes('theme-doc-breadcrumbs')) head.hasBreadcrumbs = true;
  });
  return head;
}
