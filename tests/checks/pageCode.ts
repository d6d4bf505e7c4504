import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, InlineCode, Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {CodeBlock} from '../../src/plugins/shared/code-blocks/find';
import {languageOf} from '../../src/plugins/shared/downloadable-projects/states';
import {isJsxElement, textAttribute, type JsxElement} from '../../src/plugins/shared/jsxElement';
import {CONTENT_FOLDERS, contentFiles} from '../../src/site/contentFiles';

/** A piece of code in the source of a page. */
interface Located {
  /** Path of the page from the repository's root. */
  file: string;
  /** The first line of the code block or inline code, starting at 1. */
  line: number;
  text: string;
  /** The `value` of the language tab that contains the code. Absent outside of language tabs. */
  tab?: string;
}

/** The `groupId` of tabs with the same content in several languages. */
const LANGUAGE_TABS = 'language';

/** The `value` of the language tab in which pages show a sample: its language, or `js` for JavaScript. */
export const tabOf = (site: string, home: string): string => languageOf(site, home) ?? 'js';

/** The code on a page, as the Markdown parser finds it. */
export interface PageCode {
  codeBlocks: (CodeBlock & Located)[];
  /** Inline code: a name or a command in a sentence. */
  inline: Located[];
  /** Code in a component or an HTML element, which can't declare a proof. */
  raw: Located[];
  /**
   * The ids of the workshop states that the page offers for download: `introduction/step-1`. `as` is `start` or
   * `solution` for the states of workshops.
   */
  downloads: (Located & {as: string | undefined})[];
  /** Whether the page describes a legacy feature. */
  legacy: boolean;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Parses a page and collects its code.
 * @param file the page's path, for error messages and to distinguish MDX from Markdown
 * @throws Error with the file if the page isn't valid MDX
 */
export function codeOf(file: string, source: string): PageCode {
  let tree: Root;
  try {
    tree = (file.endsWith('.mdx') ? mdx : markdown).parse(source);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
  const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
  const code: PageCode = {
    codeBlocks: [],
    inline: [],
    raw: [],
    downloads: [],
    legacy: /^---\n(?:[\s\S]*\n)?era:\s*legacy\n[\s\S]*?\n?---/.test(source),
  };
  const collect = (node: Nodes, parent: JsxElement | undefined, outer: string | undefined): void => {
    const isLanguageTab =
      isJsxElement(node) &&
      node.name === 'TabItem' &&
      parent?.name === 'Tabs' &&
      textAttribute(parent, 'groupId') === LANGUAGE_TABS;
    const tab = isLanguageTab ? textAttribute(node, 'value') : outer;
    const place = {file, line: lineOf(node), ...(tab !== undefined && {tab})};
    if (node.type === 'code') {
      const {lang = null, meta = null, value} = node as Code;
      code.codeBlocks.push({...place, lang, meta, text: value});
    } else if (node.type === 'inlineCode') {
      code.inline.push({...place, text: (node as InlineCode).value});
    } else if (isJsxElement(node)) {
      if (node.name === 'CodeBlock' || node.name === 'pre') code.raw.push({...place, text: `<${node.name}>`});
      else if (node.name === 'StepDownload')
        code.downloads.push({...place, text: textAttribute(node, 'of') ?? '', as: textAttribute(node, 'as')});
    }
    if ('children' in node)
      for (const child of node.children) collect(child, isJsxElement(node) ? node : undefined, tab);
  };
  collect(tree, undefined, undefined);
  return code;
}

/**
 * Parses all pages and partials, and collects their code by path.
 * @throws Error if there are no pages, or if a page isn't valid MDX
 */
export function readCode(site: string): Map<string, PageCode> {
  const files = contentFiles(site);
  if (files.length === 0)
    throw new Error(
      `Expected pages in ${CONTENT_FOLDERS.join(', ')} below ${site}, but found none. ` +
        "Run the command in the repository's root folder.",
    );
  return new Map(files.map((file) => [file, codeOf(file, readFileSync(join(site, file), 'utf8'))]));
}
