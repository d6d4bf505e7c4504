import {facetsOf, unfilteredView, type Column, type View} from './rows';

const keyOf = (table: string, part: string): string => `${table}-${part}`;

/** The values of a facet in the URL. A list can select only one value, and only one that exists. */
function selectedValues<Row>(column: Column<Row>, values: readonly string[], rows: readonly Row[]): readonly string[] {
  const given = values.filter(Boolean);
  if (column.facetControl !== 'list') return given;
  const known = new Set(rows.flatMap((row) => facetsOf(row, column)));
  return given.filter((value) => known.has(value)).slice(0, 1);
}

/**
 * Reads a table's view from a query string. Each parameter starts with the name of the table, because a page can have
 * several tables: `roles-q`, `roles-sort`, `roles-plan`. Invalid values are ignored.
 */
export function readView<Row>(
  search: string,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): View {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get(keyOf(table, 'sort')) ?? '';
  const sortId = sort.replace(/^-/, '');
  const chosen = columns
    .filter(({facet}) => facet !== undefined)
    .map((column) => [column.id, selectedValues(column, parameters.getAll(keyOf(table, column.id)), rows)] as const)
    .filter(([, values]) => values.length > 0);
  return {
    query: parameters.get(keyOf(table, 'q')) ?? '',
    sort: columns.some(({id, unsorted}) => id === sortId && !unsorted)
      ? {id: sortId, descending: sort.startsWith('-')}
      : null,
    chosen: Object.fromEntries(chosen),
  };
}

/** Writes a table's view to a query string and keeps all other parameters. The default view needs no parameters. */
export function writeView<Row>(
  search: string,
  table: string,
  columns: readonly Column<Row>[],
  {query, sort, chosen}: View,
): string {
  const parameters = new URLSearchParams(search);
  for (const part of ['q', 'sort', ...columns.map(({id}) => id)]) parameters.delete(keyOf(table, part));
  if (query !== '') parameters.set(keyOf(table, 'q'), query);
  if (sort !== null) parameters.set(keyOf(table, 'sort'), `${sort.descending ? '-' : ''}${sort.id}`);
  for (const [id, values] of Object.entries(chosen))
    for (const value of values) parameters.append(keyOf(table, id), value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

export const isUnfiltered = (view: View): boolean =>
  view.query.trim() === '' && Object.values(view.chosen).every((values) => values.length === 0);

/** The view without the filter and the facets, in the same order. */
export const withoutFilters = (view: View): View => ({...unfilteredView, sort: view.sort});
