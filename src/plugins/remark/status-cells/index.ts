import type {Root, TableCell} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {statusOf} from '../../../components/Status/status';

/** Adds the icon and the color to a cell that contains only a status, such as "Passes". */
function markStatus(cell: TableCell): void {
  const [content, ...others] = cell.children;
  const kind = content?.type === 'text' && others.length === 0 ? statusOf(content.value) : undefined;
  if (content === undefined || kind === undefined) return;
  cell.children = [
    {
      type: 'mdxJsxTextElement',
      name: 'Status',
      attributes: [{type: 'mdxJsxAttribute', name: 'kind', value: kind}],
      children: [content],
    },
  ];
}

/**
 * Shows the statuses in Markdown tables with `<Status>`. The words are in src/components/Status/status.ts. Headings
 * stay as they are.
 */
export default function remarkStatusCells() {
  return (tree: Root) => {
    visit(tree, 'table', ({children: [, ...rows]}) => {
      for (const row of rows) row.children.forEach(markStatus);
    });
  };
}
