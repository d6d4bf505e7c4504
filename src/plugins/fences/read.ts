import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, InlineCode, Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {PAGE_ROOMS, pageFiles} from './pageFiles';

/** A piece of code as it stands in a page's source. */
interface Written {
  /** Path of the page, from the root of the repository. */
  file: string;
  /** Line of the opening fence or of the inline code, from 1. */
  line: number;
  text: string;
}

interface WrittenFence extends Written {
  lang: string | null;
  meta: string | null;
}

export interface PageCode {
  fences: WrittenFence[];
  /** Inline code: a name or a command in a sentence. */
  inline: Written[];
  /** Code in a component or an element, which could declare no proof. */
  raw: Written[];
  /** Zips of workshop states that the page offers: `introduction/step-1`. */
  downloads: Written[];
  /** The page is about something that has a successor. */
  legacy: boolean;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Finds the code on a page.
 * @param file its path, for messages and to tell MDX from Markdown
 * @throws Error naming file and line when it is no valid MDX
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
    fences: [],
    inline: [],
    raw: [],
    downloads: [],
    legacy: /^---\n(?:[\s\S]*\n)?era:\s*legacy\n[\s\S]*?\n?---/.test(source),
  };
  visit(tree, (node) => {
    if (node.type === 'code') {
      const {lang = null, meta = null, value} = node as Code;
      code.fences.push({file, line: lineOf(node), lang, meta, text: value});
    } else if (node.type === 'inlineCode') {
      code.inline.push({file, line: lineOf(node), text: (node as InlineCode).value});
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      (node.name === 'CodeBlock' || node.name === 'pre')
    ) {
      code.raw.push({file, line: lineOf(node), text: `<${node.name}>`});
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'StepDownload'
    ) {
      const of = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
      )?.value;
      code.downloads.push({file, line: lineOf(node), text: typeof of === 'string' ? of : ''});
    }
  });
  return code;
}

/** The code on every page of the site, by page. @throws Error when there is no page at all, or one is no valid MDX */
export function readCode(site: string): Map<string, PageCode> {
  const files = pageFiles(site);
  if (files.length === 0)
    throw new Error(`no page under ${PAGE_ROOMS.join(', ')}: is this the root of the repository?`);
  return new Map(files.map((file) => [file, codeOf(file, readFileSync(join(site, file), 'utf8'))]));
}
