import {examples} from '../../../data/examples';
import type {Example} from '../../../data/examples.schema';
import type {MarkdownTable} from './table';

const STATES = {
  archived: 'Archived: read-only on GitHub',
  legacy: 'Legacy: a newer approach has replaced this one',
} as const;

const TECHNIQUES: Readonly<Record<Example['technique'], string>> = {
  'Consumer-driven': '[Consumer-driven](/docs/pact): the provider’s build verifies the pact',
  'Bi-directional':
    '[Bi-directional](/docs/bi-directional-contract-testing): PactFlow compares the pact with an OpenAPI description',
  'Provider only': 'Provider only: PactFlow doesn’t compare the results with a consumer’s contract',
};

const ROLES: Readonly<Record<Example['role'], string>> = {
  Consumer: 'Consumer',
  Provider: 'Provider',
  Both: 'Consumer and provider',
};

/** The URL of an example's page or, if it has no page, of its row in the catalog. */
const urlOf = ({id, page}: Example): string => page ?? `/docs/examples#${id}`;

const link = (text: string, url: string): string => `[${text}](${url})`;

const partner = (id: string): string => {
  const found = examples.find((example) => example.id === id);
  return found === undefined ? id : link(found.title, urlOf(found));
};

const tableOf = (example: Example): MarkdownTable => ({
  headings: ['Property', 'This example'],
  rows: [
    ['Role', ROLES[example.role]],
    ['Technique', TECHNIQUES[example.technique]],
    ['Interaction type', example.kind],
    [example.languages.length === 1 ? 'Language' : 'Languages', example.languages.join(', ')],
    ['Tools', example.tools.join(', ')],
    ...(example.partners.length === 0
      ? []
      : [[example.role === 'Provider' ? 'Consumers' : 'Providers', example.partners.map(partner).join(', ')]]),
    ['Repository', link(`\`${example.repository.replace('https://github.com/', '')}\``, example.repository)],
    ['CI', example.ci.join(', ')],
    ...(example.state === undefined ? [] : [['Status', STATES[example.state]]]),
    ...(example.note === undefined ? [] : [['Note', example.note]]),
  ],
});

/** A table of each example's properties. The name after `of=` is, for example, `example/consumer`. */
export const exampleTables: Readonly<Record<string, MarkdownTable>> = Object.fromEntries(
  examples.map((example) => [`example/${example.id}`, tableOf(example)]),
);
