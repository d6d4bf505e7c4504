import type {Parents, Root, Table, TableCell} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The widths in pixels that a table has on a phone, of which each cell's padding and border take up `CELL_FRAME`. */
const PHONE_WIDTH = 350;
const PHONE_WIDTH_IN_LIST = 310;
const CELL_FRAME = 25;
/** The average widths in pixels of a character in text and in code. */
const TEXT_WIDTH = 7.2;
const CODE_WIDTH = 8.4;
/** A cell with more characters than this is hard to read in a column that is a third as wide as a phone. */
const LONG_CELL = 24;

/** The text of a cell, without markup. */
function textOf(cell: TableCell): string {
  let text = '';
  visit(cell, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}

/** The width of the longest part of a cell that browsers don't break. */
function longestPart(cell: TableCell): number {
  let longest = 0;
  const measure = (text: string, width: number) => {
    for (const part of text.split(/[\s\u200b]|(?<=-)/)) longest = Math.max(longest, part.length * width);
  };
  visit(cell, (node) => {
    if (node.type === 'text') measure(node.value, TEXT_WIDTH);
    if (node.type === 'inlineCode') measure(node.value, CODE_WIDTH);
  });
  return longest;
}

/** Whether the columns of a table are too narrow on a phone, or don't fit. */
function needsCards({children: rows}: Table, phoneWidth: number): boolean {
  const columns = rows[0]?.children.length ?? 0;
  const cells = rows.flatMap((row) => row.children);
  if (columns > 2 && cells.some((cell) => textOf(cell).length > LONG_CELL)) return true;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map(({children}) => (children[column] ? longestPart(children[column]) : 0))),
  );
  return widths.reduce((sum, width) => sum + width + CELL_FRAME, 0) > phoneWidth;
}

/** Whether a table is in the `<div className="name-table">` of a generated page, where names don't wrap. */
const isNameTable = (parent: Parents | undefined): boolean =>
  parent?.type === 'mdxJsxFlowElement' &&
  parent.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.value === 'name-table');

/**
 * Marks the Markdown tables that don't fit on a phone, so that the style sheet can show each row as a card there (see
 * `.card-table` in src/css/custom.css). Each cell gets the heading of its column as a label, unless the table has only
 * two columns. The roles are explicit because some browsers drop them when a table isn't displayed as one.
 */
export default function remarkPhoneTables() {
  return (tree: Root) => {
    visit(tree, 'table', (table, _, parent) => {
      const phoneWidth = parent?.type === 'listItem' ? PHONE_WIDTH_IN_LIST : PHONE_WIDTH;
      if (!isNameTable(parent) && !needsCards(table, phoneWidth)) return;
      const labels = table.children[0]?.children.map((cell) => textOf(cell)) ?? [];
      table.data = {...table.data, hProperties: {className: ['card-table'], role: 'table'}};
      table.children.forEach((row, index) => {
        row.data = {...row.data, hProperties: {role: 'row'}};
        row.children.forEach((cell, column) => {
          const label = index > 0 && column > 0 && labels.length > 2 ? {'data-label': labels[column]} : {};
          cell.data = {...cell.data, hProperties: {role: index === 0 ? 'columnheader' : 'cell', ...label}};
        });
      });
    });
  };
}
