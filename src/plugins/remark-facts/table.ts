/** A table as a page shows it; every cell is Markdown. */
export interface FactsTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}
