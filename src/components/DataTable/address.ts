import {wholeTable, type Column, type View} from './rows';

const keyOf = (table: string, part: string): string => `${table}-${part}`;

/**
 * Reads what an address asks of a table. Several tables may stand on a page, so each has its name before its parameters: `roles-q`, `roles-sort`, `roles-plan`.
 * Whatever names no column counts as not given.
 */
export function readView<Row>(search: string, table: string, columns: readonly Column<Row>[]): View {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get(keyOf(table, 'sort')) ?? '';
  const sortId = sort.replace(/^-/, '');
  const chosen = columns
    .filter(({facet}) => facet !== undefined)
    .map(({id}) => [id, parameters.getAll(keyOf(table, id)).filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0);
  return {
    query: parameters.get(keyOf(table, 'q')) ?? '',
    sort: columns.some(({id, unsorted}) => id === sortId && !unsorted)
      ? {id: sortId, descending: sort.startsWith('-')}
      : null,
    chosen: Object.fromEntries(chosen),
  };
}

/** Writes a view into an address's query string and leaves everything there that is not the table's. The whole table is written as nothing. */
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

export const isWhole = (view: View): boolean =>
  view.query.trim() === '' && Object.values(view.chosen).every((values) => values.length === 0);

/** The view without filter and facets, in the same order. */
export const widened = (view: View): View => ({...wholeTable, sort: view.sort});
