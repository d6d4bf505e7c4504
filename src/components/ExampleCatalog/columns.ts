import {EXAMPLE_LANGUAGES, EXAMPLE_ROLES, RUN_LANGUAGES} from '../../data/examples.constants';
import type {Example} from '../../data/examples.schema';
import {unfilteredView, type Column} from '../DataTable/rows';
import {writeView} from '../DataTable/urlState';
import type {Profile} from '../Preferences/profile';

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

/** Examples in either language run on Node.js, and the tabs of the site have one tab for both. */
const NODE_LANGUAGES: readonly string[] = ['JavaScript', 'TypeScript'];
const NODE = 'JavaScript or TypeScript';

/** The columns of the catalog. Each facet is a list that selects one value, so that it's only one tab stop. */
export function columnsFor(examples: readonly Example[]): Column<Example>[] {
  const tools = new Set(examples.flatMap((example) => example.tools));
  return [
    {id: 'title', label: 'Example'},
    {
      id: 'languages',
      label: 'Language',
      facet: ({languages}) =>
        languages.some((language) => NODE_LANGUAGES.includes(language)) ? [NODE, ...languages] : languages,
      facetControl: 'list',
      facetOrder: [NODE, ...EXAMPLE_LANGUAGES],
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

/** The languages of the examples by preference. There are no examples in Ruby. */
const LANGUAGES: Readonly<Partial<Record<NonNullable<Profile['language']>, string>>> = {
  js: NODE,
  java: 'Java',
  python: 'Python',
  go: 'Go',
  dotnet: '.NET',
};

/** The roles of the examples by preference. Readers who work on both sides see all examples. */
const ROLES: Readonly<Partial<Record<NonNullable<Profile['role']>, Example['role']>>> = {
  consumer: 'Consumer',
  provider: 'Provider',
};

/**
 * The query string that filters the catalog by a reader's preferences.
 * @returns undefined if no preference applies, or if the URL already has a view of the catalog or links to an example
 */
export function preferredSearch(
  {search, hash}: {search: string; hash: string},
  columns: readonly Column<Example>[],
  {language, role}: Profile,
): string | undefined {
  const hasView = [...new URLSearchParams(search).keys()].some((key) => key.startsWith(`${NAME}-`));
  if (hasView || hash !== '') return undefined;
  const values = {languages: language && LANGUAGES[language], role: role && ROLES[role]};
  const chosen = Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [[id, [value]]])),
  );
  return Object.keys(chosen).length === 0 ? undefined : writeView(search, NAME, columns, {...unfilteredView, chosen});
}
