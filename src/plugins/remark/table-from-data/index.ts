import type {Code, PhrasingContent, Root, Table, TableCell} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseCodeMeta} from '../../shared/code-blocks/meta';
import {pageError} from '../../shared/pageError';
import {dataTables} from './tables';

const read = unified().use(remarkParse);

function cell(markdown: string): TableCell {
  const [only] = read.parse(markdown).children;
  return {type: 'tableCell', children: only?.type === 'paragraph' ? only.children : ([] as PhrasingContent[])};
}

/**
 * Replaces an empty code block ```` ```data-table of=webhookEventOptions ```` with a table from `src/data`.
 * @throws Error with page and line if there is no such table, or if the code block contains text
 */
export default function remarkTableFromData() {
  return (tree: Root, file: {path?: string}) => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'data-table' || index === undefined || parent === undefined) return;
      const name = parseCodeMeta(node.meta).values.get('of') ?? '';
      const table = Object.hasOwn(dataTables, name) ? dataTables[name] : undefined;
      const line = node.position?.start.line;
      if (table === undefined)
        throw pageError(
          file.path,
          line,
          `there is no data table "${name}". Write one of these names after of=: ${Object.keys(dataTables).join(', ')}.`,
        );
      if (node.value.trim() !== '')
        throw pageError(
          file.path,
          line,
          'this data-table code block contains text. Leave it empty: the rows come from src/data.',
        );
      const rows = [table.headings, ...table.rows].map((cells) => ({
        type: 'tableRow' as const,
        children: cells.map(cell),
      }));
      parent.children[index] = {type: 'table', children: rows} satisfies Table;
    });
  };
}
