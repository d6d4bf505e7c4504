/** A table as pages show it. Every cell is Markdown. */
export interface MarkdownTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}
