// What a page as Markdown must be, held against the page's HTML.
import type {Element, ElementContent, Root as Html} from 'hast';
import type {Code, Definition, Image, Link, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readPageContent} from '../../../src/plugins/site/page-exports/extract';

/** HTML that may stand in Markdown. */
const ALLOWED_HTML: readonly string[] = [];

/** Blocks of a page that must come out one for one. */
export interface Blocks {
  /** Languages of the blocks of code in their order; '' for one without. Diagrams count as `mermaid`. */
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

/** As a reader sees it; what only writers see, such as backticks and zero-width characters, does not count. */
const plain = (text: string): string =>
  text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The blocks of a page's article. @returns null for a page without content of its own */
export function blocksOfHtml(tree: Html, path: string): Blocks | null {
  const page = readPageContent('', path, undefined, () => tree);
  if (page === null) return null;
  const blocks: Blocks = {code: [], tables: 0, headings: [page.record.title]};
  const walk = (node: Element): void => {
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
    // A cell holds no blocks in Markdown.
    if (tagName === 'td' || tagName === 'th') return;
    for (const child of node.children) if (child.type === 'element') walk(child);
  };
  walk(page.article);
  return blocks;
}

/** The blocks of a page as Markdown. */
function blocksOfMarkdown(tree: Root): Blocks {
  const blocks: Blocks = {code: [], tables: 0, headings: []};
  visit(tree, (node) => {
    if (node.type === 'code') blocks.code.push((node as Code).lang ?? '');
    if (node.type === 'table') blocks.tables += 1;
    if (node.type === 'heading') blocks.headings.push(plain(wordsOf(node)));
  });
  return blocks;
}

/** All text of a node. */
export function wordsOf(node: {type: string; value?: string; children?: readonly unknown[]}): string {
  if (node.value !== undefined) return node.value;
  return (node.children ?? []).map((child) => wordsOf(child as {type: string})).join('');
}

/** Addresses in a tree. */
function addressesIn(tree: Root): string[] {
  const addresses: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      addresses.push((node as Link | Image | Definition).url);
  });
  return addresses;
}

export interface Published {
  /** Address of the home page. */
  home: string;
  /** Ids on a page of this site, by its path below the home page; undefined where there is no such page or file. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
}

/** What is wrong with an address: nothing when it is whole and leads somewhere. */
function checkAddress(address: string, {home, idsOf}: Published): string | null {
  if (!URL.canParse(address)) return `leads to "${address}", which is no whole address`;
  const {href, hash, protocol} = new URL(address);
  if (!/^(https?|mailto):$/.test(protocol)) return `leads to "${address}" by ${protocol}`;
  if (!href.startsWith(home)) return null;
  const path = decodeURIComponent(href.slice(home.length).replace(/[?#].*$/, ''));
  const ids = idsOf(path);
  if (ids === undefined) return `leads to ${address}, which this site does not have`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || ids.has(id) ? null : `leads to ${address}, and that page has no "${id}"`;
}

const differs = (one: readonly string[], other: readonly string[]): string | null => {
  const at = Array.from({length: Math.max(one.length, other.length)}, (_, index) => index).find(
    (index) => one[index] !== other[index],
  );
  return at === undefined
    ? null
    : `number ${at + 1} is "${other[at] ?? 'none'}" and should be "${one[at] ?? 'none'}" (${other.length} of ${one.length})`;
};

/**
 * Holds a page as Markdown against the page.
 * @returns one sentence for each thing that is wrong; none when all is well
 */
export function checkMarkdown(markdown: string, expected: Blocks, site: Published): string[] {
  const problems: string[] = [];
  const tree = parseMarkdown(markdown);
  const found = blocksOfMarkdown(tree);
  let main = 0;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) main += 1;
    if (node.type === 'html' && !ALLOWED_HTML.includes(node.value))
      problems.push(`holds HTML, ${node.value.slice(0, 60)}: convert it in src/plugins/site/page-exports/plainHtml.ts`);
  });
  if (main !== 1) problems.push(`has ${main} headings of level 1; it needs one`);
  const headings = differs(expected.headings, found.headings);
  if (headings !== null) problems.push(`has other headings than its page: ${headings}`);
  const code = differs(expected.code, found.code);
  if (code !== null) problems.push(`has other blocks of code than its page: the language of ${code}`);
  if (found.tables !== expected.tables) problems.push(`has ${found.tables} tables, and its page ${expected.tables}`);
  const invisible = /[\u200B-\u200D\u2060\uFEFF\u00AD]/.exec(markdown);
  if (invisible !== null)
    problems.push(`holds an invisible character, U+${invisible[0].charCodeAt(0).toString(16).toUpperCase()}`);
  for (const address of new Set(addressesIn(tree))) {
    const problem = checkAddress(address, site);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/** What the head of a page says to machines. */
export interface Head {
  /** Texts of the elements with JSON-LD. */
  data: string[];
  /** Addresses of the page as Markdown. */
  alternates: string[];
  canonical: string;
  title: string;
  description: string;
  /** Ids on the page. */
  ids: Set<string>;
  /** Whether it shows the trail to itself. */
  hasTrail: boolean;
  /** Whether it asks search engines to leave it out. */
  isLeftOut: boolean;
}

export function readHead(tree: Html): Head {
  const head: Head = {
    data: [],
    alternates: [],
    canonical: '',
    title: '',
    description: '',
    ids: new Set(),
    hasTrail: false,
    isLeftOut: false,
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
      head.isLeftOut ||= /\bnoindex\b/.test(String(properties.content ?? ''));
    if (tagName === 'h1' && head.title === '') head.title = plain(textOf(node));
    if (tagName === 'nav' && classes(node).includes('theme-doc-breadcrumbs')) head.hasTrail = true;
  });
  return head;
}
