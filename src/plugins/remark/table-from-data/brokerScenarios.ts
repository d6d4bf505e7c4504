import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {MarkdownTable} from './table';

const SCENARIOS = 'samples/mock-broker/test/scenarios.json';

/** What the scenarios of an area are about. */
const AREAS: Readonly<Record<string, string>> = {
  publish: 'Publishing pacts',
  pacts: 'Requesting, comparing, and deleting pacts',
  verify: 'Publishing verification results',
  'pacts-for-verification': 'Selecting the pacts to verify',
  pending: 'Pending pacts',
  wip: 'Work-in-progress pacts',
  'can-i-deploy': '`can-i-deploy` and the matrix',
  environments: 'Environments',
  'deployed-released': 'Deployments and releases',
  pacticipants: 'Applications',
  labels: 'Labels',
  versions: 'Application versions',
  branches: 'Branches',
  tags: 'Tags (legacy)',
  integrations: 'Integrations',
  webhooks: 'Webhooks',
  index: 'The index of the API',
  errors: 'Errors in requests',
  others: 'Badges, metrics, and other resources',
};

/**
 * The number of scenarios in each area, with the total in the last row.
 * @param scenarios the scenarios with which the mock broker was compared with the real one
 * @throws Error if an area has no text
 */
export function scenarioTable(scenarios: readonly {area: string}[]): MarkdownTable {
  const unknown = scenarios.find(({area}) => !Object.hasOwn(AREAS, area));
  if (unknown !== undefined)
    throw new Error(`${SCENARIOS} contains the area "${unknown.area}". Describe it in AREAS in brokerScenarios.ts.`);
  const count = (area: string): number => scenarios.filter((scenario) => scenario.area === area).length;
  return {
    headings: ['Area', 'Scenarios'],
    rows: [
      ...Object.entries(AREAS)
        .filter(([area]) => count(area) > 0)
        .map(([area, text]) => [text, String(count(area))]),
      ['**Total**', `**${scenarios.length}**`],
    ],
  };
}

/**
 * Generated from the recorded scenarios, so the numbers on the page are always right. The file is read only when a page
 * shows the table, because copies of the site don't need the samples.
 */
export function brokerScenarios(): MarkdownTable {
  const {scenarios} = JSON.parse(readFileSync(join(__dirname, '../../../..', SCENARIOS), 'utf8')) as {
    scenarios: {area: string}[];
  };
  return scenarioTable(scenarios);
}
