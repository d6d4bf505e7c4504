import type {Code, PhrasingContent, Root, Table, TableCell} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageError, parseFenceMeta} from '../fences/meta';
import {factsTables} from './tables';

const read = unified().use(remarkParse);

function cell(markdown: string): TableCell {
  const [only] = read.parse(markdown).children;
  return {type: 'tableCell', children: only?.type === 'paragraph' ? only.children : ([] as PhrasingContent[])};
}

/** Puts a table of `src/data` in place of an empty ```` ```facts of=webhookEventOptions ```` fence, so that pages and gates read the same facts. */
export default function remarkFacts() {
  return (tree: Root, file: {path?: string}) => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'facts' || index === undefined || parent === undefined) return;
      const name = parseFenceMeta(node.meta).values.get('of') ?? '';
      const facts = Object.hasOwn(factsTables, name) ? factsTables[name] : undefined;
      const line = node.position?.start.line;
      if (facts === undefined)
        throw pageError(
          file.path,
          line,
          `there are no facts of "${name}". Known: ${Object.keys(factsTables).join(', ')}.`,
        );
      if (node.value.trim() !== '')
        throw pageError(file.path, line, 'a facts fence has no text of its own: the rows come from src/data.');
      const rows = [facts.headings, ...facts.rows].map((cells) => ({
        type: 'tableRow' as const,
        children: cells.map(cell),
      }));
      parent.children[index] = {type: 'table', children: rows} satisfies Table;
    });
  };
}
