// Reads a page once, for every rule: its front matter with lines, its tree, and which of its characters are prose.
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isMap, isScalar, parseDocument} from 'yaml';
import {parseCodeMeta} from '../../../src/plugins/shared/code-blocks/meta';

/** One thing that a writer has to mend. It is printed as `file:line: message hint`. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** What was found, and what was expected. */
  message: string;
  /** How to mend it. */
  hint: string;
}

/** Characters of a page's source, from `start` up to and without `end`. */
interface Span {
  start: number;
  end: number;
}

/** A field of the front matter. */
interface FrontMatterField extends Span {
  value: unknown;
  line: number;
}

/** Which rules hold for a file. */
export interface Room {
  /** A page of the site, current or frozen. Others are READMEs. */
  page: boolean;
  /** A frozen snapshot: only what a reader cannot do without is looked at. */
  frozen: boolean;
  notice: boolean;
  /** Included by pages, so it has neither a title nor a first level of headings. */
  partial: boolean;
}

export interface Page extends Room {
  file: string;
  /** Its source, with line feeds only. */
  text: string;
  /** Made by a script from a tool's own words, which its first comment says. */
  generated: boolean;
  frontMatter: ReadonlyMap<string, FrontMatterField>;
  /** Positions are those of the file. */
  tree: Root;
  lineAt: (offset: number) => number;
}

/** A file that cannot be read as a page. */
export class UnreadablePage extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line}: ${problem.message}`);
  }
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** What a file is, by its path from the root of the repository. */
export function roomOf(file: string): Room {
  const [room = ''] = file.split('/');
  return {
    page: ['docs', 'notices', 'versioned_docs'].includes(room),
    frozen: room === 'versioned_docs',
    notice: room === 'notices',
    partial: /(^|\/)_[^/]*$/.test(file),
  };
}

/** Line of each offset, by bisection over the beginnings of lines. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function readFrontMatter(
  file: string,
  yaml: string,
  offset: number,
  lineAt: Page['lineAt'],
): Map<string, FrontMatterField> {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error !== undefined) {
    const line = lineAt(offset + error.pos[0]);
    throw new UnreadablePage({
      file,
      line,
      message: `the front matter is no YAML: ${error.message.split('\n')[0] ?? ''}`,
      hint: 'Put text with a colon in quotes, and indent with spaces.',
    });
  }
  const fields = new Map<string, FrontMatterField>();
  if (!isMap(document.contents)) return fields;
  for (const {key, value} of document.contents.items) {
    if (!isScalar(key)) continue;
    const node = value as {range?: [number, number, number] | null; toJS?: (document: unknown) => unknown} | null;
    const [start, end] = node?.range ?? key.range ?? [0, 0];
    fields.set(String(key.value), {
      value: node?.toJS?.(document),
      line: lineAt(offset + (key.range?.[0] ?? 0)),
      start: offset + start,
      end: offset + end,
    });
  }
  return fields;
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/**
 * Reads a file of pages or a README.
 * @param file path from the root of the repository, with slashes
 * @throws UnreadablePage naming the line, when the front matter or the MDX cannot be read
 */
export function parsePage(file: string, source: string): Page {
  const text = source.replace(/^\uFEFF/, ' ').replace(/\r\n/g, '\n');
  const lineAt = lineFinder(text);
  const room = roomOf(file);
  const front = FRONT_MATTER.exec(text);
  const frontMatter =
    front === null ? new Map<string, FrontMatterField>() : readFrontMatter(file, front[1] ?? '', 4, lineAt);
  // Blanks keep every offset and line. The id of a heading is Docusaurus' own syntax, which MDX takes for an expression.
  const body = `${blank(front?.[0] ?? '')}${text.slice(front?.[0].length ?? 0)}`.replace(
    /^(#{1,6} .*?)(\{#[\w-]+\})[ \t]*$/gm,
    (_line, heading: string, id: string) => heading + blank(id),
  );
  let tree: Root;
  try {
    tree = (room.page ? mdx : markdown).parse(body);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    // What is wrong at the end of the file names the tag's own place in words only: "(5:1-5:7)".
    const told = /\((\d+):\d+/.exec(reason ?? '')?.[1];
    throw new UnreadablePage({
      file,
      line: line ?? Number(told ?? 1),
      message: `this cannot be read as MDX: ${reason ?? String(error)}.`,
      hint: 'Close each tag, and put < and { in inline code.',
    });
  }
  const generated = /\{\/\*(?:(?!\*\/)[\s\S])*\bgenerated\b/i.test(body.trimStart().slice(0, 2000));
  return {...room, file, text, generated, frontMatter, tree, lineAt};
}

/** The value of a front matter field that is text. */
export function textField(page: Page, name: string): string | undefined {
  const value = page.frontMatter.get(name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Whether a node is the title of an admonition: `:::note[title]`. */
export const isDirectiveLabel = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** An attribute of a JSX element: its text, true for one without a value, its source for an expression; undefined when it is not there. */
export function attributeOf(element: JsxElement, name: string): {text?: string; source?: string} | undefined {
  const attribute = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (attribute === undefined) return undefined;
  const {value} = attribute;
  if (typeof value === 'string') return {text: value};
  return value === null || value === undefined ? {} : {source: value.value};
}

/** What a reader sees of some nodes, or hears: text, inline code, and the alternative text of images. */
export function plainText(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
      if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
      if (node.type === 'break') return ' ';
      if (isJsx(node) && node.name === 'img') return attributeOf(node, 'alt')?.text ?? '';
      return 'children' in node ? plainText(node.children) : '';
    })
    .join('');
}

/** JSX attributes whose text a reader sees or hears. */
const SPOKEN = new Set(['alt', 'title', 'label', 'description', 'summary', 'caption', 'aria-label', 'placeholder']);
const SPOKEN_IN_EXPRESSION = /\b(?:alt|title|label|description|summary|caption)\s*:\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)")/g;
const SPOKEN_FIELDS = ['title', 'sidebar_label', 'description'];

/** Where `part` stands in the source between two offsets. A part written with escapes is not found, and stays out. */
function spanOf(text: string, part: string, start: number, end: number): Span[] {
  const at = part === '' ? -1 : text.slice(start, end).indexOf(part);
  return at === -1 ? [] : [{start: start + at, end: start + at + part.length}];
}

/** Whether a link shows the last part of its own address, or the end of it, as names of repositories and packages do. */
const isNameOf = (name: string, url: string): boolean =>
  /^[\w.@/-]*[-_/.][\w.-]*$/.test(name) && url.replace(/[?#].*$/, '').endsWith(name);

/** The characters of a page that are prose: its text, alternative texts, captions, titles and descriptions. Code, addresses and other attributes are none. */
function proseSpans(page: Page): Span[] {
  const spans: Span[] = [];
  for (const name of SPOKEN_FIELDS) {
    const field = page.frontMatter.get(name);
    if (typeof field?.value === 'string') spans.push({start: field.start, end: field.end});
  }
  visit(page.tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return undefined;
    // A repository's name is no prose: [example-consumer-msw](https://github.com/pactflow/example-consumer-msw).
    if (node.type === 'link' && isNameOf(plainText(node.children), node.url)) return SKIP;
    if (node.type === 'text') spans.push({start, end});
    // The whole of it: `at 9:45pm` is no directive to a reader.
    if (node.type === 'textDirective') {
      spans.push({start: start + 1, end});
      return SKIP;
    }
    if (node.type === 'image' || node.type === 'imageReference')
      spans.push(...spanOf(page.text, node.alt ?? '', start, end));
    if ((node.type === 'image' || node.type === 'link') && node.title)
      spans.push(...spanOf(page.text, node.title, start, end));
    if (node.type === 'code') {
      const {values} = parseCodeMeta(node.meta);
      // A title with a dot and no space is the name of a file.
      for (const value of ['title', 'alt', 'illustrative'].map((name) => values.get(name)))
        if (value !== undefined && !/^\S+[./]\S+$/.test(value)) spans.push(...spanOf(page.text, value, start, end));
    }
    if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const from = attribute.position?.start.offset ?? start;
        const to = attribute.position?.end.offset ?? end;
        if (typeof attribute.value === 'string' && SPOKEN.has(attribute.name))
          spans.push(...spanOf(page.text, attribute.value, from, to));
        if (typeof attribute.value === 'object' && attribute.value !== null) {
          for (const match of page.text.slice(from, to).matchAll(SPOKEN_IN_EXPRESSION)) {
            const value = match[1] ?? match[2] ?? '';
            spans.push(...spanOf(page.text, value, from + match.index, from + match.index + match[0].length));
          }
        }
      }
    }
    return undefined;
  });
  return spans.sort((one, other) => one.start - other.start);
}

/** Addresses, identifiers with a dot, underscore or colon inside, and characters written by name: no words. */
const NO_WORDS =
  /\b[a-z]{2,}(?:[._:][a-z-]{2,})+\b|\b(?:https?:\/\/|www\.)[^\s<>)\]]+|[\w.+-]+@[\w-]+\.[\w.]+|&#?\w+;/g;

/** Several rules ask for it, and it is the costliest look at a page. */
const PROSE = new WeakMap<Page, string>();

/** The source of a page with everything blanked that is no prose; every character left stands where it stood. */
export function proseOf(page: Page): string {
  const known = PROSE.get(page);
  if (known !== undefined) return known;
  const parts: string[] = [];
  let at = 0;
  for (const {start, end} of proseSpans(page)) {
    if (end <= at) continue;
    parts.push(blank(page.text.slice(at, Math.max(at, start))), page.text.slice(Math.max(at, start), end));
    at = end;
  }
  parts.push(blank(page.text.slice(at)));
  const prose = parts.join('').replace(NO_WORDS, blank);
  PROSE.set(page, prose);
  return prose;
}

/** How many words a text has. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
