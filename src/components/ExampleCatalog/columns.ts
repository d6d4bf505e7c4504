import {EXAMPLE_LANGUAGES, EXAMPLE_ROLES, EXAMPLE_TECHNIQUES} from '../../data/examples.constants';
import type {Example} from '../../data/examples.schema';
import type {Column} from '../DataTable/rows';

/** Prefix of the catalog's URL parameters. */
export const NAME = 'examples';

const collator = new Intl.Collator('en', {numeric: true, sensitivity: 'base'});

/** The columns of the catalog. Each facet is a list that selects one value. */
export function columnsFor(examples: readonly Example[]): Column<Example>[] {
  const tools = new Set(examples.flatMap((example) => example.tools));
  return [
    {id: 'title', label: 'Example'},
    {
      id: 'languages',
      label: 'Language',
      facet: ({languages}) => languages,
      facetControl: 'list',
      facetOrder: EXAMPLE_LANGUAGES,
    },
    {id: 'role', label: 'Role', facet: true, facetControl: 'list', facetOrder: EXAMPLE_ROLES},
    {id: 'kind', label: 'Kind'},
    {id: 'technique', label: 'Technique', facet: true, facetControl: 'list', facetOrder: EXAMPLE_TECHNIQUES},
    {
      id: 'tools',
      label: 'Tools',
      facet: (example) => example.tools,
      facetLabel: 'Tool',
      facetControl: 'list',
      facetOrder: [...tools].sort((a, b) => collator.compare(a, b)),
      unsorted: true,
    },
  ];
}
