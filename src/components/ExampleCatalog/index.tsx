import {useEffect, useId} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  createColumnHelper,
  flexRender,
  functionalUpdate,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type Row,
} from '@tanstack/react-table';
import {examples} from '../../data/examples';
import type {Example} from '../../data/examples.schema';
import {compareBy, countsOf, FACETS, valuesOf, type Facet, type SortKey} from '../../data/examplesRules';
import Inline from '../DataTable/Inline';
import ScrollableTable from '../ScrollableTable';
import {labels, readCatalog, writeCatalog, type CatalogView} from './address';
import styles from './styles.module.css';

const states = {archived: 'Archived', legacy: 'Legacy'} as const;
const arrows = {asc: '↑', desc: '↓', none: '↕'} as const;
const whole: CatalogView = {choice: {}, sort: null};
/** The table's logic wants one list that stays the same. */
const data = [...examples];

const repositoryName = ({repository}: Example): string => repository.slice(repository.lastIndexOf('/') + 1);

interface NameProps {
  example: Example;
}

/** Title, repository, and what to know before choosing it. */
function Name({example}: NameProps) {
  const {id, title, page, repository, runsHere, state, note} = example;
  return (
    <>
      {page === undefined ? (
        title
      ) : (
        <Link to={page} className={styles.title}>
          {title}
        </Link>
      )}
      {runsHere && <span className={styles.runs}>Runs here</span>}
      {state !== undefined && <span className={styles.state}>{states[state]}</span>}
      <Link to={`#${id}`} className="hash-link" aria-label={`Direct link to ${title}`} translate="no">
        &#8203;
      </Link>
      <Link to={repository} className={styles.repository}>
        {repositoryName(example)}
      </Link>
      {note !== undefined && (
        <span className={styles.note}>
          <Inline text={note} />
        </span>
      )}
    </>
  );
}

const isIn = (row: Row<Example>, facet: string, value: string): boolean =>
  valuesOf(row.original, facet as Facet).includes(value);
const inOrder = (a: Row<Example>, b: Row<Example>, key: string): number =>
  compareBy(key as SortKey, a.original, b.original);

const column = createColumnHelper<Example>();
const columns = [
  column.accessor('title', {
    header: 'Example',
    cell: ({row}) => <Name example={row.original} />,
    sortingFn: inOrder,
    enableColumnFilter: false,
  }),
  column.accessor((example) => example.languages.join(', '), {
    id: 'languages',
    header: labels.languages,
    filterFn: isIn,
    sortingFn: inOrder,
  }),
  column.accessor('role', {header: labels.role, filterFn: isIn, sortingFn: inOrder}),
  column.accessor('kind', {header: 'Kind', sortingFn: inOrder, enableColumnFilter: false}),
  column.accessor('technique', {header: labels.technique, filterFn: isIn, sortingFn: inOrder}),
  column.accessor((example) => example.tools.join(', '), {
    id: 'tools',
    header: 'Tools',
    filterFn: isIn,
    enableSorting: false,
  }),
];

interface ControlsProps {
  view: CatalogView;
  shown: number;
  onChange: (view: CatalogView) => void;
}

function Controls({view, shown, onChange}: ControlsProps) {
  const id = useId();
  const {choice} = view;
  const isWhole = Object.keys(choice).length === 0;
  return (
    <div className={`${styles.controls} needs-script`}>
      {FACETS.map((facet) => (
        <div key={facet} className={styles.facet}>
          <label htmlFor={id + facet}>{labels[facet]}</label>
          <select
            id={id + facet}
            value={choice[facet] ?? ''}
            onChange={({target}) =>
              onChange({
                ...view,
                choice: Object.fromEntries(
                  Object.entries({...choice, [facet]: target.value}).filter(([, value]) => value !== ''),
                ),
              })
            }
          >
            <option value="">All</option>
            {countsOf(examples, facet, choice).map(({value, count}) => (
              <option key={value} value={value}>
                {value} ({count})
              </option>
            ))}
          </select>
        </div>
      ))}
      <p className={styles.status}>
        <span role="status">
          {shown} of {examples.length} examples
        </span>
        {/* Stays while there is nothing to widen: a control that goes away takes the keyboard's place with it. */}
        <button
          type="button"
          className={styles.clear}
          aria-disabled={isWhole}
          onClick={() => onChange({...view, choice: {}})}
        >
          Show all
        </button>
      </p>
    </div>
  );
}

/**
 * Every example repository. The server writes the table whole, each row with an id; in the browser it is narrowed and sorted, and the address keeps what the
 * reader chose. Its code and data are for one page: import it there.
 */
export default function ExampleCatalog() {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const brokenLinks = useBrokenLinks();
  // Read from the history itself: the router's own location comes a moment late, too late for a list that shows it.
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const view = isBrowser ? readCatalog(search, examples) : whole;
  for (const {id} of examples) brokenLinks.collectAnchor(id);

  const show = (next: CatalogView): void =>
    history.replace({...history.location, search: writeCatalog(history.location.search, next)});
  const sorting = view.sort === null ? [] : [{id: view.sort.id, desc: view.sort.descending}];
  const table = useReactTable({
    data,
    columns,
    state: {sorting, columnFilters: Object.entries(view.choice).map(([id, value]) => ({id, value}))},
    getRowId: ({id}) => id,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    enableMultiSort: false,
    // There are no pages of rows. Left on, each new state of a filter sets the page anew, which draws the table again, and never ends.
    autoResetPageIndex: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      show({...view, sort: first === undefined ? null : {id: first.id, descending: first.desc}});
    },
  });
  const {rows} = table.getRowModel();
  const shown = new Set(rows.map(({id}) => id));
  // Rows that the view leaves out stay in the page: on paper there is no filter.
  const all = [...rows, ...table.getCoreRowModel().rows.filter(({id}) => !shown.has(id))];
  const missed = examples.some(({id}) => `#${id}` === hash && !shown.has(id));

  // A link to an example leads to it, whatever the filter was.
  useEffect(() => {
    if (!missed) return;
    show({...view, choice: {}});
    requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [hash, isBrowser]); // Only when another row is asked for, or the first is: a reader who filters after arriving means it.

  return (
    <div className={styles.catalog}>
      <Controls view={view} shown={rows.length} onChange={show} />
      <ScrollableTable>
        <caption className={styles.caption}>Example repositories</caption>
        <thead>
          {table.getHeaderGroups().map(({id, headers}) => (
            <tr key={id}>
              {headers.map(
                ({
                  id: key,
                  column: {columnDef, getCanSort, getIsSorted, toggleSorting, getNextSortingOrder, clearSorting},
                  getContext,
                }) => {
                  const sorted = getIsSorted();
                  const label = flexRender(columnDef.header, getContext());
                  return (
                    <th
                      key={key}
                      scope="col"
                      aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
                    >
                      {isBrowser && getCanSort() ? (
                        <button
                          type="button"
                          className={styles.sort}
                          onClick={() => {
                            const next = getNextSortingOrder();
                            if (next === false) clearSorting();
                            else toggleSorting(next === 'desc');
                          }}
                        >
                          {label}
                          <span aria-hidden="true" className={styles.arrow}>
                            {arrows[sorted === false ? 'none' : sorted]}
                          </span>
                        </button>
                      ) : (
                        <span className={getCanSort() ? styles.sort : undefined}>{label}</span>
                      )}
                    </th>
                  );
                },
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {all.map((row) => (
            <tr
              key={row.id}
              id={row.id}
              className={`${styles.row} ${hash === `#${row.id}` ? styles.target : ''}`}
              hidden={!shown.has(row.id)}
            >
              {row.getVisibleCells().map((cell, index) => {
                const content = flexRender(cell.column.columnDef.cell, cell.getContext());
                return index === 0 ? (
                  <th key={cell.id} scope="row" className={styles.name}>
                    {content}
                  </th>
                ) : (
                  <td key={cell.id}>{content}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {rows.length === 0 && (
        <p className={`${styles.none} no-print`}>
          No example is all of this. Take one choice back, or show all examples again.
        </p>
      )}
    </div>
  );
}
