import type {ReactNode} from 'react';

/** What a column shows: a field of the row, or a text that's made from the row. */
type ColumnContent<Row> =
  | {
      /** Name in URL parameters, and the field to show unless `text` is set. */
      id: keyof Row & string;
      text?: (row: Row) => string;
    }
  | {
      /** Name in URL parameters. */
      id: string;
      /** Text of the cell with `code`, **labels**, and [links](/docs). Also used for sorting and filtering. */
      text: (row: Row) => string;
    };

/** A column of a data table. */
export type Column<Row> = ColumnContent<Row> & {
  /** Heading of the column. */
  label: string;
  /** Renders the cell instead of `text`, which is still used for sorting and filtering. */
  render?: (row: Row) => ReactNode;
  /** Renders more content below the link to the row. Only for the first column. */
  renderDetails?: (row: Row) => ReactNode;
  /** Sort key. If omitted, the column is sorted by its text. */
  sortBy?: (row: Row) => string | number;
  /** Lets readers filter by the values of this column: the ones returned, or the cell's text. */
  facet?: true | ((row: Row) => readonly string[]);
  /** Label of the facet, if it differs from the column's. */
  facetLabel?: string;
  /** `list` selects one value from a list. If omitted, a few values are shown as checkboxes and many as a list. */
  facetControl?: 'list';
  /** The facet's values in the order to show them. If omitted, they're in the order of the data. */
  facetOrder?: readonly string[];
  /** Hides the column, but keeps its facet, and its text for the text filter. For values that readers see elsewhere. */
  hidden?: true;
  /**
   * Words in lowercase that the text filter doesn't find inside other words, such as `ca`, because too many words
   * contain them. They apply to all columns of the table.
   */
  completeWords?: readonly string[];
  /** Disables sorting by this column. */
  unsorted?: true;
};

/** The reader's filter and sort order. */
export interface View {
  query: string;
  /** Column and direction, or null for the order of the data. */
  sort: {id: string; descending: boolean} | null;
  /** Selected facet values by column. A column with no values isn't filtered. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

export const unfilteredView: View = {query: '', sort: null, chosen: {}};

/** A facet value and the number of rows that selecting it would leave. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The text of a cell. Lists are joined with commas, and missing values are empty. */
export function textOf<Row>(row: Row, {id, text}: Column<Row>): string {
  if (text !== undefined) return text(row);
  const value = (row as Record<string, unknown>)[id];
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value as string | number | boolean);
}

/** A text without its inline markup. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\*\*([^*]*)\*\*/g, '$1');
}

export function facetsOf<Row>(row: Row, column: Column<Row>): readonly string[] {
  if (column.facet === undefined) return [];
  return column.facet === true ? [plain(textOf(row, column))] : column.facet(row);
}

function hasChosen<Row>(row: Row, column: Column<Row>, chosen: readonly string[] = []): boolean {
  if (column.facet === undefined || chosen.length === 0) return true;
  return facetsOf(row, column).some((value) => chosen.includes(value));
}

/** Whether the row contains every word of the query, ignoring case. */
function containsWords<Row>(row: Row, columns: readonly Column<Row>[], query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = columns
    .map((column) => plain(textOf(row, column)))
    .join('\n')
    .toLowerCase();
  const complete = new Set(columns.flatMap(({completeWords = []}) => completeWords));
  const tokens = complete.size === 0 ? undefined : new Set(text.split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => (complete.has(word) && tokens ? tokens.has(word) : text.includes(word)));
}

/** Whether a row matches the filter and every facet, optionally except one. */
export function matchesView<Row>(
  row: Row,
  columns: readonly Column<Row>[],
  {query, chosen}: View,
  except?: string,
): boolean {
  return (
    containsWords(row, columns, query) &&
    columns.every((column) => column.id === except || hasChosen(row, column, chosen[column.id]))
  );
}

const collator = new Intl.Collator('en', {numeric: true});

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Sorts all rows. Equal rows keep the order of the data in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: View['sort'],
): readonly Row[] {
  const column = columns.find(({id}) => id === sort?.id);
  if (sort === null || column === undefined) return rows;
  const key = column.sortBy ?? ((row: Row) => plain(textOf(row, column)));
  const sign = sort.descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(key(a), key(b)));
}

/**
 * The values of a facet, each with the number of rows that selecting it would leave, given the other filters. Values
 * without rows are included with a count of 0, because a list whose entries come and go is hard to use.
 */
export function facetValues<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  column: Column<Row>,
  view: View,
): FacetValue[] {
  const counts = new Map<string, number>(column.facetOrder?.map((value) => [value, 0]));
  for (const row of rows) {
    const left = matchesView(row, columns, view, column.id) ? 1 : 0;
    for (const value of new Set(facetsOf(row, column))) counts.set(value, (counts.get(value) ?? 0) + left);
  }
  return [...counts].map(([value, count]) => ({value, count}));
}

/** The sort order after a click on a column heading: ascending, descending, then the order of the data. */
export function nextSort(sort: View['sort'], id: string): View['sort'] {
  if (sort?.id !== id) return {id, descending: false};
  return sort.descending ? null : {id, descending: true};
}

/** Generates a row id from the first cell, like heading ids: `webhook:manage:team` becomes `webhookmanageteam`. */
export function anchorOf(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** @throws Error that lists missing and duplicate row ids */
export function checkAnchors(table: string, anchors: readonly string[]): void {
  const wrong = anchors.filter((anchor, index) => anchor === '' || anchors.indexOf(anchor) !== index);
  if (wrong.length > 0)
    throw new Error(
      `Table "${table}": expected a unique id for each row, found empty or duplicate ids: ` +
        `${wrong.map((anchor) => `"${anchor}"`).join(', ')}. Set the table's \`anchor\` prop.`,
    );
}
