import type {BlockContent, DefinitionContent, Nodes, Root, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

export type Block = BlockContent | DefinitionContent;

const reader = unified().use(remarkParse).freeze();
const writer = unified()
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true, resourceLink: true})
  .freeze();

/** Returns the nodes of a tree for which `test` returns true. */
function nodesWhere(node: Nodes, test: (node: Nodes) => boolean): Nodes[] {
  const descendants = 'children' in node ? node.children.flatMap((child) => nodesWhere(child, test)) : [];
  return test(node) ? [node, ...descendants] : descendants;
}

/** Returns the raw HTML in a CommonMark text. A page in MDX can't show it. */
export function rawHtmlIn(commonMark: string): string[] {
  return nodesWhere(reader.parse(commonMark), (node) => node.type === 'html').map((node) =>
    'value' in node ? String(node.value) : '',
  );
}

/**
 * Replaces headings with bold lines. A heading in a description would appear in the page's table of contents at the
 * wrong level.
 */
function withoutHeadings(node: RootContent): RootContent {
  if (node.type === 'heading') return {type: 'paragraph', children: [{type: 'strong', children: node.children}]};
  if (node.type === 'blockquote' || node.type === 'listItem')
    return {...node, children: node.children.map((child) => withoutHeadings(child) as Block)};
  if (node.type === 'list')
    return {
      ...node,
      children: node.children.map((item) => ({
        ...item,
        children: item.children.map((child) => withoutHeadings(child) as Block),
      })),
    };
  return node;
}

/**
 * Parses a `description` field of an OpenAPI description, which is CommonMark.
 * @throws Error if it contains raw HTML
 */
export function readCommonMark(commonMark: string): Block[] {
  const html = rawHtmlIn(commonMark)[0];
  if (html !== undefined) throw new Error(`the page can't show raw HTML (${html}). Use Markdown instead.`);
  return reader.parse(commonMark).children.map((node) => withoutHeadings(node) as Block);
}

/** Writes a tree as MDX, and escapes characters in text that MDX would parse as code (`{`, `<`). */
export function writeMdx(tree: Root): string {
  return writer.stringify(tree);
}
