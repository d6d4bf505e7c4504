// Parses a page once for all rules: its front matter with line numbers, its syntax tree, and which characters are
// prose.
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

/** Something that a writer has to fix. The check prints it as `file:line: message hint`. */
export interface Problem {
  /** The path from the repository root. */
  file: string;
  /** The line number, starting at 1. */
  line: number;
  /** What was found, and what was expected. */
  message: string;
  /** How to fix it. */
  hint: string;
}

/** A range of characters in a page's source; `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

/** A front-matter field. */
interface FrontMatterField extends Span {
  value: unknown;
  line: number;
}

/** Determines which rules apply to a file. */
export interface FileKind {
  /** Whether it's a page of the site, current or archived, as opposed to a README. */
  page: boolean;
  /** Whether it's part of the archived version, which only the most important rules apply to. */
  archived: boolean;
  notice: boolean;
  /** Whether other pages include it, so that it has neither a title nor a level 1 heading. */
  partial: boolean;
}

export interface Page extends FileKind {
  file: string;
  /** The source, with LF line endings. */
  text: string;
  /** Whether the first comment says that a script generated the page. */
  generated: boolean;
  frontMatter: ReadonlyMap<string, FrontMatterField>;
  /** The syntax tree, with positions relative to the file. */
  tree: Root;
  lineAt: (offset: number) => number;
}

/** A page that can't be parsed. */
export class UnreadablePage extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line}: ${problem.message}`);
  }
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns the kind of a file. @param file its path from the repository root */
export function fileKindOf(file: string): FileKind {
  const [folder = ''] = file.split('/');
  return {
    page: ['docs', 'notices', 'versioned_docs'].includes(folder),
    archived: folder === 'versioned_docs',
    notice: folder === 'notices',
    partial: /(^|\/)_[^/]*$/.test(file),
  };
}

/** Returns a function that finds the line of an offset by binary search. */
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
      message: `The front matter isn’t valid YAML: ${error.message.split('\n')[0] ?? ''}`,
      hint: 'Put text that contains a colon in quotes, and indent with spaces.',
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
 * Parses a page or a README.
 * @param file path from the repository root, with forward slashes
 * @throws UnreadablePage with the line, if the front matter or the MDX is invalid
 */
export function parsePage(file: string, source: string): Page {
  const text = source.replace(/^\uFEFF/, ' ').replace(/\r\n/g, '\n');
  const lineAt = lineFinder(text);
  const kind = fileKindOf(file);
  const front = FRONT_MATTER.exec(text);
  const frontMatter =
    front === null ? new Map<string, FrontMatterField>() : readFrontMatter(file, front[1] ?? '', 4, lineAt);
  // Spaces keep the offsets the same.
  const body = `${blank(front?.[0] ?? '')}${text.slice(front?.[0].length ?? 0)}`;
  let tree: Root;
  try {
    tree = (kind.page ? mdx : markdown).parse(body);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    // For an unclosed tag, only the text of the error has the position: "(5:1-5:7)".
    const lineInReason = /\((\d+):\d+/.exec(reason ?? '')?.[1];
    throw new UnreadablePage({
      file,
      line: line ?? Number(lineInReason ?? 1),
      message: `The MDX is invalid: ${reason ?? String(error)}.`,
      hint: 'Close each tag, put < and { in inline code, and write the ID of a heading as {/* #id */}.',
    });
  }
  const generated = /\{\/\*(?:(?!\*\/)[\s\S])*\bgenerated\b/i.test(body.trimStart().slice(0, 2000));
  return {...kind, file, text, generated, frontMatter, tree, lineAt};
}

/** Returns the value of a front-matter field if it's a string. */
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

/**
 * Returns an attribute of a JSX element: its text, the source of its expression, or an empty object if it has no value;
 * undefined if the element doesn't have the attribute.
 */
export function attributeOf(element: JsxElement, name: string): {text?: string; source?: string} | undefined {
  const attribute = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (attribute === undefined) return undefined;
  const {value} = attribute;
  if (typeof value === 'string') return {text: value};
  return value === null || value === undefined ? {} : {source: value.value};
}

/** Returns the text of some nodes as a reader sees or hears it: text, code, and the alternative text of images. */
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

/** JSX attributes whose text readers see or hear. */
const READABLE_ATTRIBUTES = new Set([
  'alt',
  'title',
  'label',
  'description',
  'summary',
  'caption',
  'aria-label',
  'placeholder',
]);
const READABLE_PROPERTIES = /\b(?:alt|title|label|description|summary|caption)\s*:\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)")/g;
const READABLE_FIELDS = ['title', 'sidebar_label', 'description'];

/**
 * Finds `part` in the source between two offsets. Text that is written with escapes isn't found, so it's not checked.
 */
function spanOf(text: string, part: string, start: number, end: number): Span[] {
  const at = part === '' ? -1 : text.slice(start, end).indexOf(part);
  return at === -1 ? [] : [{start: start + at, end: start + at + part.length}];
}

/** Whether the text of a link is the end of its URL, such as the name of a repository or package. */
const isNameOf = (name: string, url: string): boolean =>
  /^[\w.@/-]*[-_/.][\w.-]*$/.test(name) && url.replace(/[?#].*$/, '').endsWith(name);

/**
 * Finds the characters of a page that are prose: text, alternative text, captions, titles, and descriptions, but not
 * code, URLs, and other attributes.
 */
function proseSpans(page: Page): Span[] {
  const spans: Span[] = [];
  for (const name of READABLE_FIELDS) {
    const field = page.frontMatter.get(name);
    if (typeof field?.value === 'string') spans.push({start: field.start, end: field.end});
  }
  visit(page.tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return undefined;
    // The name of a repository isn't prose: [example-consumer-msw](https://github.com/pactflow/example-consumer-msw).
    if (node.type === 'link' && isNameOf(plainText(node.children), node.url)) return SKIP;
    if (node.type === 'text') spans.push({start, end});
    // The parser takes ":45pm" in "at 9:45pm" for a directive, but it's text.
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
      // A title without spaces that contains a dot or slash is a file name.
      for (const value of ['title', 'alt', 'illustrative'].map((name) => values.get(name)))
        if (value !== undefined && !/^\S+[./]\S+$/.test(value)) spans.push(...spanOf(page.text, value, start, end));
    }
    if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const from = attribute.position?.start.offset ?? start;
        const to = attribute.position?.end.offset ?? end;
        if (typeof attribute.value === 'string' && READABLE_ATTRIBUTES.has(attribute.name))
          spans.push(...spanOf(page.text, attribute.value, from, to));
        if (typeof attribute.value === 'object' && attribute.value !== null) {
          for (const match of page.text.slice(from, to).matchAll(READABLE_PROPERTIES)) {
            const value = match[1] ?? match[2] ?? '';
            spans.push(...spanOf(page.text, value, from + match.index, from + match.index + match[0].length));
          }
        }
      }
    }
    return undefined;
  });
  return spans.sort((a, b) => a.start - b.start);
}

/** URLs, email addresses, identifiers with an inner dot, underscore, or colon, and character references. */
const NON_WORDS =
  /\b[a-z]{2,}(?:[._:][a-z-]{2,})+\b|\b(?:https?:\/\/|www\.)[^\s<>)\]]+|[\w.+-]+@[\w-]+\.[\w.]+|&#?\w+;/g;

/** Caches the result of `proseOf`, which several rules use and which is the slowest step for each page. */
const proseCache = new WeakMap<Page, string>();

/** Returns the source of a page in which spaces replace everything except prose, so that offsets stay the same. */
export function proseOf(page: Page): string {
  const cached = proseCache.get(page);
  if (cached !== undefined) return cached;
  const parts: string[] = [];
  let at = 0;
  for (const {start, end} of proseSpans(page)) {
    if (end <= at) continue;
    parts.push(blank(page.text.slice(at, Math.max(at, start))), page.text.slice(Math.max(at, start), end));
    at = end;
  }
  parts.push(blank(page.text.slice(at)));
  const prose = parts.join('').replace(NON_WORDS, blank);
  proseCache.set(page, prose);
  return prose;
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
