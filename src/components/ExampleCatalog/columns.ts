import {EXAMPLE_LANGUAGES, EXAMPLE_ROLES, RUN_LANGUAGES} from '../../data/examples.constants';
import type {Example} from '../../data/examples.schema';
import type {Column} from '../DataTable/rows';

/** Prefix of the catalog's URL parameters. */
export const NAME = 'examples';

const INTERACTIONS: Readonly<Record<Example['kind'], string>> = {
  HTTP: 'HTTP',
  Message: 'Messages',
  GraphQL: 'GraphQL',
  'SOAP or XML': 'XML',
  gRPC: 'gRPC',
  MCP: 'MCP',
};

const KINDS = ['HTTP', 'Messages', 'GraphQL', 'XML', 'Bi-directional', 'gRPC', 'MCP', 'Provider only'];

/**
 * The kinds of an example: how its sides communicate, and its technique unless that's consumer-driven. Almost all
 * bi-directional examples use HTTP, so only the others name what they use.
 */
export function kindsOf({kind, technique}: Pick<Example, 'kind' | 'technique'>): string[] {
  if (technique === 'Consumer-driven') return [INTERACTIONS[kind]];
  return kind === 'HTTP' ? [technique] : [INTERACTIONS[kind], technique];
}

const collator = new Intl.Collator('en', {numeric: true, sensitivity: 'base'});

/** The columns of the catalog. Each facet is a list that selects one value, so that it's only one tab stop. */
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
    {
      id: 'role',
      label: 'Role',
      text: ({role}) => (role === 'Both' ? 'Consumer and provider' : role),
      facet: ({role}) => [role],
      facetControl: 'list',
      facetOrder: EXAMPLE_ROLES,
    },
    {
      id: 'kind',
      label: 'Kind',
      text: (example) => kindsOf(example).join(', '),
      facet: kindsOf,
      facetControl: 'list',
      facetOrder: KINDS,
    },
    {
      id: 'tools',
      label: 'Tools',
      facet: (example) => example.tools,
      facetLabel: 'Tool',
      facetControl: 'list',
      facetOrder: [...tools].sort((a, b) => collator.compare(a, b)),
      unsorted: true,
    },
    {
      id: 'runsIn',
      label: 'Runs here',
      facet: ({runsIn = []}) => runsIn,
      facetControl: 'list',
      facetOrder: RUN_LANGUAGES,
      hidden: true,
      unsorted: true,
    },
    {
      id: 'note',
      label: 'Note',
      text: ({note = '', repository}) => `${repository} ${note}`,
      hidden: true,
      unsorted: true,
    },
  ];
}
