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

/** Walks a tree and answers the nodes that `test` holds for. */
function nodesWhere(node: Nodes, test: (node: Nodes) => boolean): Nodes[] {
  const below = 'children' in node ? node.children.flatMap((child) => nodesWhere(child, test)) : [];
  return test(node) ? [node, ...below] : below;
}

/** The raw HTML in a CommonMark text, which a page made of MDX cannot show; empty for a text without any. */
export function rawHtmlIn(commonMark: string): string[] {
  return nodesWhere(reader.parse(commonMark), (node) => node.type === 'html').map((node) =>
    'value' in node ? String(node.value) : '',
  );
}

/** A heading inside a description would stand in the page's table of contents, at the wrong level: it becomes a bold line. */
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
 * Reads a description of an API description, which OpenAPI defines as CommonMark.
 * @throws Error when it has raw HTML
 */
export function readCommonMark(commonMark: string): Block[] {
  const html = rawHtmlIn(commonMark)[0];
  if (html !== undefined) throw new Error(`raw HTML (${html}) cannot be shown; write Markdown instead.`);
  return reader.parse(commonMark).children.map((node) => withoutHeadings(node) as Block);
}

/** Writes a tree as MDX; what MDX would read as code (`{`, `<`) is escaped in text. */
export function writeMdx(tree: Root): string {
  return writer.stringify(tree);
}
