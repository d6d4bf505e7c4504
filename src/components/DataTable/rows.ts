/** A column of reference data, as a page or a table component describes it. */
export interface Column<Row> {
  /** Short name: part of the address when the table is sorted by it. Also the field that is shown, unless `text` says otherwise. */
  id: string;
  /** Heading of the column. */
  label: string;
  /** What the cell says, as text with `code`, **labels** and [links](/docs). Sorting and the filter use it too. */
  text?: (row: Row) => string;
  /** Numbers sort as numbers; without it, the text decides. */
  sortBy?: (row: Row) => string | number;
  /** Readers may narrow the table to values of this column: those that `facet` names, or the cell's text. */
  facet?: true | ((row: Row) => readonly string[]);
  /** Readers narrow the table by it and do not see it: for what the order of the rows says already. */
  hidden?: true;
  /** The facet's values in the order that readers should find them in; without it, the order of the data. */
  facetOrder?: readonly string[];
  /** Keeps the column from being sorted, where an order would say nothing. */
  unsorted?: true;
}

/** What a reader has asked of a table. */
export interface View {
  query: string;
  /** Column and direction; null for the order of the data. */
  sort: {id: string; descending: boolean} | null;
  /** Chosen values by column. No entry, or an empty one, narrows nothing. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

export const wholeTable: View = {query: '', sort: null, chosen: {}};

/** A value that a column can be narrowed to, and the rows that would then be left. */
export interface FacetValue {
  value: string;
  count: number;
}

/** What a cell says. A list is parted by commas; nothing gives an empty cell. */
export function textOf<Row>(row: Row, {id, text}: Column<Row>): string {
  if (text !== undefined) return text(row);
  const value = (row as Record<string, unknown>)[id];
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value as string | number | boolean);
}

/** A text as its readers see it: without the marks of code, labels and links. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\*\*([^*]*)\*\*/g, '$1');
}

function facetsOf<Row>(row: Row, column: Column<Row>): readonly string[] {
  if (column.facet === undefined) return [];
  return column.facet === true ? [plain(textOf(row, column))] : column.facet(row);
}

function hasChosen<Row>(row: Row, column: Column<Row>, chosen: readonly string[] = []): boolean {
  if (column.facet === undefined || chosen.length === 0) return true;
  return facetsOf(row, column).some((value) => chosen.includes(value));
}

/** Every word must stand somewhere in the row; case does not matter. */
function holdsWords<Row>(row: Row, columns: readonly Column<Row>[], query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = columns
    .map((column) => plain(textOf(row, column)))
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Whether a row passes the filter and every facet, or every facet but one. */
export function passes<Row>(
  row: Row,
  columns: readonly Column<Row>[],
  {query, chosen}: View,
  except?: string,
): boolean {
  return (
    holdsWords(row, columns, query) &&
    columns.every((column) => column.id === except || hasChosen(row, column, chosen[column.id]))
  );
}

const collator = new Intl.Collator('en', {numeric: true});

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** All rows in the order that the reader wants. Rows that compare equal keep the order of the data, in both directions. */
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
 * Values of a column in the order of the data or of the column, each with the rows that it would leave, given everything else the reader has chosen.
 * Values that the rest leaves no row for stay, with 0: a list whose entries come and go is hard to use.
 */
export function facetValues<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  column: Column<Row>,
  view: View,
): FacetValue[] {
  const counts = new Map<string, number>(column.facetOrder?.map((value) => [value, 0]));
  for (const row of rows) {
    const left = passes(row, columns, view, column.id) ? 1 : 0;
    for (const value of new Set(facetsOf(row, column))) counts.set(value, (counts.get(value) ?? 0) + left);
  }
  return [...counts].map(([value, count]) => ({value, count}));
}

/** The next view after a press on a column's heading: ascending, descending, then the order of the data. */
export function nextSort(sort: View['sort'], id: string): View['sort'] {
  if (sort?.id !== id) return {id, descending: false};
  return sort.descending ? null : {id, descending: true};
}

/** An id for a row, made of its first cell the way headings get theirs: `webhook:manage:team` becomes `webhookmanageteam`. */
export function anchorOf(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** @throws Error that names the rows which would share an id, or have none */
export function checkAnchors(table: string, anchors: readonly string[]): void {
  const wrong = anchors.filter((anchor, index) => anchor === '' || anchors.indexOf(anchor) !== index);
  if (wrong.length > 0)
    throw new Error(
      `Table "${table}": ${wrong.map((anchor) => `"${anchor}"`).join(', ')} cannot be the id of a row, or is one already. Give the table an \`anchor\`.`,
    );
}
