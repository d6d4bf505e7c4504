import {FACETS, valuesOf, type Choice, type Facet} from '../../data/examplesRules';
import type {Example} from '../../data/examples.schema';
import {readView, writeView} from '../DataTable/address';
import type {Column, View} from '../DataTable/rows';

/** Goes before the parameters of the catalog in the address. */
const NAME = 'examples';
/** The parameter of the pairs: whose they are. */
const PAIRS = 'pairs-of';

export const labels: Record<Facet, string> = {
  languages: 'Language',
  role: 'Role',
  technique: 'Technique',
  tools: 'Tool',
};

const columns: Column<Example>[] = [
  {id: 'title', label: 'Example'},
  {id: 'kind', label: 'Kind'},
  ...FACETS.map((facet): Column<Example> => ({
    id: facet,
    label: labels[facet],
    facet: true,
    ...(facet === 'tools' && {unsorted: true}),
  })),
];

/** What a reader has asked of the catalog. */
export interface CatalogView {
  choice: Choice;
  sort: View['sort'];
}

/** Reads what an address asks of the catalog. A value that no example has counts as not given: no control could show it. */
export function readCatalog(search: string, examples: readonly Example[]): CatalogView {
  const {chosen, sort} = readView(search, NAME, columns);
  const choice = FACETS.flatMap((facet) => {
    const value = chosen[facet]?.find((wanted) =>
      examples.some((example) => valuesOf(example, facet).includes(wanted)),
    );
    return value === undefined ? [] : [[facet, value] as const];
  });
  return {choice: Object.fromEntries(choice), sort};
}

/** Writes the catalog's state into an address's query string and leaves everything else there. */
export function writeCatalog(search: string, {choice, sort}: CatalogView): string {
  const chosen = FACETS.flatMap((facet) => (choice[facet] === undefined ? [] : [[facet, [choice[facet]]] as const]));
  return writeView(search, NAME, columns, {query: '', sort, chosen: Object.fromEntries(chosen)});
}

/** Whose pairs an address asks for; empty for all. */
export const readPairs = (search: string): string => new URLSearchParams(search).get(PAIRS) ?? '';

export function writePairs(search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  if (id === '') parameters.delete(PAIRS);
  else parameters.set(PAIRS, id);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
