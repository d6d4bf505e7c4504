import type {ReactNode} from 'react';
import ScrollableTable from './index';

export interface CardTableProps {
  caption?: ReactNode;
  /** The heading of each column. */
  headings: readonly string[];
  /** For each row: its key, and a cell for each heading, of which the first is the row's header. */
  rows: readonly {key: string; cells: readonly ReactNode[]}[];
  /** Class names of the caption and of the row headers. */
  classNames?: {caption?: string; rowHeader?: string};
}

/**
 * A table whose rows are cards on narrow screens, where each cell has the heading of its column as a label: see
 * `.card-table` in src/css/custom.css. The roles are explicit because some browsers drop them when a table isn't
 * displayed as one.
 */
export default function CardTable({caption, headings, rows, classNames = {}}: CardTableProps) {
  return (
    <ScrollableTable className="card-table" role="table">
      {caption !== undefined && <caption className={classNames.caption}>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {headings.map((heading) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({key, cells: [header, ...cells]}) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader" className={classNames.rowHeader}>
              {header}
            </th>
            {cells.map((cell, index) => (
              <td
                key={headings[index + 1]}
                role="cell"
                data-label={headings.length > 2 ? headings[index + 1] : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
