import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ScrollableTable from '../ScrollableTable';
import {readView, widened, writeView} from './address';
import Controls from './Controls';
import Inline from './Inline';
import {
  anchorOf,
  checkAnchors,
  nextSort,
  passes,
  plain,
  sortRows,
  textOf,
  wholeTable,
  type Column,
  type View,
} from './rows';
import styles from './styles.module.css';

export type {Column} from './rows';

interface Props<Row> {
  /** Short name of the table, unlike that of any other on the page: goes before its parameters in the address. */
  name: string;
  /** What the table lists, as a heading over it. */
  caption: ReactNode;
  /** What a row is, in the plural, such as `permissions`. */
  unit?: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Id of a row; without it, one is made of the row's first cell. Must not change once published: readers link to it. */
  anchor?: (row: Row) => string;
  /** Put before each id where two tables of a page hold rows of the same name. */
  anchorPrefix?: string;
}

/** Fewer rows than this are seen at a glance: they get no filter. */
const MANY = 8;

const arrows = {ascending: '↑', descending: '↓', none: '↕'} as const;

/**
 * Reference data as a table. The server writes it whole, each row with an id and a link to itself; in the browser it can be sorted, filtered and narrowed, and
 * the address keeps what the reader chose.
 *
 * A page imports the table it shows, or a component made of this one: what no page shares must not weigh on all of them.
 */
export default function DataTable<Row>({
  name,
  caption,
  unit = 'rows',
  columns,
  rows,
  anchor,
  anchorPrefix = '',
}: Props<Row>) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const brokenLinks = useBrokenLinks();
  // Read from the history itself: the router's own location comes a moment late, too late for an input that shows it.
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const view = isBrowser ? readView(search, name, columns) : wholeTable;
  const visible = columns.filter(({hidden}) => hidden === undefined);
  const [first] = visible;
  const anchors = new Map(
    rows.map((row) => [row, anchorPrefix + (anchor?.(row) ?? (first ? anchorOf(textOf(row, first)) : ''))]),
  );
  checkAnchors(name, [...anchors.values()]);
  for (const id of anchors.values()) brokenLinks.collectAnchor(id);

  const show = (next: View): void =>
    history.replace({...history.location, search: writeView(history.location.search, name, columns, next)});
  const shown = new Set(rows.filter((row) => passes(row, columns, view)));
  const missed = rows.some((row) => `#${anchors.get(row) ?? ''}` === hash && !shown.has(row));

  // A link to a row leads to it, whatever the filter was.
  useEffect(() => {
    if (!missed) return;
    show(widened(view));
    requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [hash, isBrowser]); // Only when another row is asked for, or the first is: a reader who filters after arriving means it.

  return (
    <div className={styles.table}>
      {rows.length >= MANY && (
        <Controls rows={rows} columns={columns} view={view} shown={shown.size} unit={unit} onChange={show} />
      )}
      <ScrollableTable>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {visible.map(({id, label, unsorted}) => {
              const direction = view.sort?.id === id ? (view.sort.descending ? 'descending' : 'ascending') : 'none';
              return (
                <th key={id} scope="col" aria-sort={direction === 'none' ? undefined : direction}>
                  {isBrowser && !unsorted ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => show({...view, sort: nextSort(view.sort, id)})}
                    >
                      {label}
                      <span aria-hidden="true" className={styles.arrow} data-direction={direction}>
                        {arrows[direction]}
                      </span>
                    </button>
                  ) : (
                    <span className={unsorted ? undefined : styles.sort}>{label}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, columns, view.sort).map((row) => {
            const id = anchors.get(row) ?? '';
            return (
              <tr
                key={id}
                id={id}
                className={`${styles.row} ${hash === `#${id}` ? styles.target : ''}`}
                hidden={!shown.has(row)}
              >
                {visible.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" className={styles.head}>
                      <Inline text={textOf(row, column)} />
                      <Link
                        to={`#${id}`}
                        className="hash-link"
                        aria-label={`Direct link to ${plain(textOf(row, column))}`}
                        translate="no"
                      >
                        &#8203;
                      </Link>
                    </th>
                  ) : (
                    <td key={column.id}>
                      <Inline text={textOf(row, column)} />
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </ScrollableTable>
      {shown.size === 0 && (
        <p className={`${styles.none} no-print`}>Nothing here fits. Use fewer words, or show all {unit} again.</p>
      )}
    </div>
  );
}
