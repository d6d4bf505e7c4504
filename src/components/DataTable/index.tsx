import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ScrollableTable from '../ScrollableTable';
import Status from '../Status';
import {statusOf} from '../Status/status';
import {readView, withoutFilters, writeView} from './urlState';
import Controls from './Controls';
import Inline from './Inline';
import {
  anchorOf,
  checkAnchors,
  nextSort,
  matchesView,
  plain,
  sortRows,
  textOf,
  unfilteredView,
  type Column,
  type View,
} from './rows';
import styles from './styles.module.css';

export type {Column} from './rows';

interface Props<Row> {
  /** Name of the table, unique on the page. URL parameters start with it. */
  name: string;
  /** Caption above the table. */
  caption: ReactNode;
  /** Plural noun for the rows, such as `permissions`. */
  unit?: string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /**
   * Id of a row. If omitted, it's generated from the first cell. Published ids must not change, because readers link to
   * them.
   */
  anchor?: (row: Row) => string;
  /** Prefix for all ids, for pages with two tables that have the same row names. */
  anchorPrefix?: string;
  /** Whether the style sheet of the page, and not `.card-table`, shows the rows as cards on narrow screens. */
  hasOwnCards?: boolean;
  /** A sentence about the current view, next to the number of rows. */
  note?: string | undefined;
}

/** The content of a cell. A status, such as "Passes", has an icon and a color. */
function Cell({text}: {text: string}) {
  const kind = statusOf(text);
  return kind === undefined ? <Inline text={text} /> : <Status kind={kind}>{text}</Status>;
}

/** Tables with fewer rows have no filter. */
const FILTER_MIN_ROWS = 8;

const arrows = {ascending: '↑', descending: '↓', none: '↕'} as const;

/**
 * Reference data as a table. The server renders all rows, each with an id and a link to itself. In the browser, readers
 * can sort and filter the table, and the URL stores the view.
 *
 * A component that uses it must be an island. See `StaticContent/islands.ts`.
 */
export default function DataTable<Row>({
  name,
  caption,
  unit = 'rows',
  columns,
  rows,
  anchor,
  anchorPrefix = '',
  hasOwnCards = false,
  note,
}: Props<Row>) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const brokenLinks = useBrokenLinks();
  // Read from the history, because the router's location is updated too late for a controlled input.
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const view = isBrowser ? readView(search, name, columns, rows) : unfilteredView;
  const visible = columns.filter(({hidden}) => hidden === undefined);
  const [first] = visible;
  // On narrow screens, a third column doesn't fit, so each row is a card.
  const hasCards = hasOwnCards || visible.length > 2;
  const anchors = new Map(
    rows.map((row) => [row, anchorPrefix + (anchor?.(row) ?? (first ? anchorOf(textOf(row, first)) : ''))]),
  );
  checkAnchors(name, [...anchors.values()]);
  for (const id of anchors.values()) brokenLinks.collectAnchor(id);

  const show = (next: View): void =>
    history.replace({...history.location, search: writeView(history.location.search, name, columns, next)});
  const shown = new Set(rows.filter((row) => matchesView(row, columns, view)));
  // Some screen readers lose the roles when the table isn't displayed as one.
  const roleOf = (role: string) => hasCards && {role};
  const isTargetHidden = rows.some((row) => `#${anchors.get(row) ?? ''}` === hash && !shown.has(row));

  // Clear the filter if it hides the row that the URL links to.
  useEffect(() => {
    if (!isTargetHidden) return;
    show(withoutFilters(view));
    requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [hash, isBrowser]); // Not when the view changes: a reader may filter out the row after following a link to it.

  return (
    <div className={styles.table}>
      {rows.length >= FILTER_MIN_ROWS && (
        <Controls
          rows={rows}
          columns={columns}
          view={view}
          shown={shown.size}
          unit={unit}
          isCollapsible={hasOwnCards}
          note={note}
          onChange={show}
        />
      )}
      <ScrollableTable {...roleOf('table')} className={hasCards && !hasOwnCards ? 'card-table' : undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...roleOf('rowgroup')}>
          <tr {...roleOf('row')}>
            {visible.map(({id, label, unsorted}) => {
              const direction = view.sort?.id === id ? (view.sort.descending ? 'descending' : 'ascending') : 'none';
              return (
                <th
                  key={id}
                  scope="col"
                  {...roleOf('columnheader')}
                  aria-sort={direction === 'none' ? undefined : direction}
                >
                  {unsorted ? (
                    <span>{label}</span>
                  ) : (
                    <>
                      <button
                        type="button"
                        className={`${styles.sort} ${styles.sortButton}`}
                        onClick={() => show({...view, sort: nextSort(view.sort, id)})}
                      >
                        {label}
                        <span aria-hidden="true" className={styles.arrow} data-direction={direction}>
                          {arrows[direction]}
                        </span>
                      </button>
                      <span className={`${styles.sort} ${styles.sortLabel}`}>{label}</span>
                    </>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...roleOf('rowgroup')}>
          {sortRows(rows, columns, view.sort).map((row) => {
            const id = anchors.get(row) ?? '';
            return (
              <tr
                key={id}
                {...roleOf('row')}
                id={id}
                className={`${styles.row} ${hash === `#${id}` ? styles.target : ''}`}
                hidden={!shown.has(row)}
              >
                {visible.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" {...roleOf('rowheader')} className={styles.head}>
                      {column.render?.(row) ?? <Inline text={textOf(row, column)} />}
                      <Link
                        to={`#${id}`}
                        className="hash-link"
                        aria-label={`Direct link to ${plain(textOf(row, column))}`}
                        translate="no"
                      >
                        &#8203;
                      </Link>
                      {column.renderDetails?.(row)}
                    </th>
                  ) : (
                    <td key={column.id} {...roleOf('cell')} data-label={hasCards ? column.label : undefined}>
                      {column.render?.(row) ?? <Cell text={textOf(row, column)} />}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </ScrollableTable>
      {shown.size === 0 && (
        <p className={`${styles.empty} no-print`}>
          No {unit} match. Try fewer or different words, or clear the filters.
        </p>
      )}
    </div>
  );
}
