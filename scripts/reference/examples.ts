import {commandPath} from '../../src/site/referenceUrls';
import {code} from '../../src/plugins/shared/mdx';
import type {Command, Scenario, Scenarios} from './model';

/** Programs in the package that are aliases for a command. */
const ALIASES: Readonly<Record<string, string>> = {pactflow: 'pact pactflow'};

/**
 * Splits a command line into words and removes their quotes. This isn't a complete shell parser, but it handles all
 * scenarios.
 */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain ?? '');

/**
 * Finds the command that a line runs. Variables that the line sets for the command come before its name.
 * @throws Error if the CLI has no such command
 */
export function commandOf(line: string, commands: readonly Command[]): Command {
  const all = wordsOf(line);
  const [program = '', ...words] = all.slice(all.findIndex((word) => !/^[A-Z_]+=/.test(word)));
  const text = `${[ALIASES[program] ?? program, ...words].join(' ')} `;
  const found = commands
    .filter(({path}) => text.startsWith(`${path} `))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (found === undefined || found.path === 'pact') throw new Error(`"${line}" doesn't run any command in cli.json.`);
  return found;
}

/** The names of each command's scenarios, in their original order, by command path. */
export function scenariosByCommand({scenarios}: Scenarios, commands: readonly Command[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, {run}] of Object.entries(scenarios)) {
    const {path} = commandOf(run, commands);
    found.set(path, [...(found.get(path) ?? []), name]);
  }
  return found;
}

/** The reason why a command has no scenario; undefined if it should have one. */
export function reasonWithout(path: string, {withoutScenario}: Scenarios): string | undefined {
  return Object.entries(withoutScenario).find(([beginning]) => `${path} `.startsWith(`${beginning} `))?.[1];
}

const CONSUMER = 'CatalogueWeb';
const PROVIDER = 'ProductAPI';

const linkTo = (path: string): string => `[${code(path.split(' ').slice(2).join(' ') || path)}](${commandPath(path)})`;

/** Sentences that describe what a setup command did, by command path. */
const STEP_TEXTS: Readonly<Record<string, (option: (name: string) => string, words: readonly string[]) => string>> = {
  'pact broker publish': (option) =>
    `Version ${option('--consumer-app-version')} of ${CONSUMER} published its pact from the ${code(option('--branch'))} branch.`,
  'pact verifier': (option) =>
    `Version ${option('--provider-version')} of ${PROVIDER} verified the pact successfully and published the result.`,
  'pact broker record-deployment': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was recorded as deployed to ${code(option('--environment'))}.`,
  'pact broker record-release': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was recorded as released to ${code(option('--environment'))}.`,
  'pact broker create-environment': (option, words) =>
    `The ${code(option('--name'))} environment was created${words.includes('--production') ? ' as a production environment' : ''}.`,
  'pact broker create-or-update-pacticipant': (option) => `The ${option('--name')} application was created.`,
  'pact broker create-or-update-version': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was created on the ${code(option('--branch'))} branch.`,
  'pact broker create-version-tag': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was tagged with ${code(option('--tag'))}.`,
  'pact broker create-webhook': (option) => `A webhook for changes to ${option('--provider')} contracts was created.`,
  'pact pactflow publish-provider-contract': (option) =>
    `Version ${option('--provider-app-version')} of ${PROVIDER} published its OpenAPI description with a ${option('--verification-exit-code') === '0' ? 'successful' : 'failed'} self-verification.`,
};

/** Descriptions of the file changes that scenarios make. */
const FILE_CHANGES: Readonly<Record<string, string>> = {
  'cp "$CONTRACTS/pact-list.json" pacts/CatalogueWeb-ProductAPI.json': `Another ${CONSUMER} test job wrote a pact that contains other interactions with ${PROVIDER}.`,
  'cp "$CONTRACTS/pact-list.json" pacts/product-list.json': `The ${code('pacts')} folder contains two pact files for ${CONSUMER} and ${PROVIDER}, each with different interactions.`,
  'sed \'s/"ProductAPI"/"Product API"/\' "$CONTRACTS/pact.json" > pacts/CatalogueWeb-ProductAPI.json': `The ${CONSUMER} test uses the provider name ${code('Product API')} instead of ${code(PROVIDER)}.`,
  'cp "$CONTRACTS/pact-changed.json" pacts/CatalogueWeb-ProductAPI.json': `The ${CONSUMER} pact changed and now also expects a product's ${code('type')}.`,
  'cp "$CONTRACTS/openapi-cost.yaml" openapi.yaml': `The OpenAPI description of ${PROVIDER} changed and now has a ${code('cost')} field instead of ${code('price')}.`,
};

const BROKEN_PROVIDER = /^PORT="\$BROKEN_PORT"; ! /;

/**
 * Describes in one sentence what a setup command did, with a link to the command's page.
 * @throws Error if there is no sentence for the command
 */
export function describeStep(line: string, commands: readonly Command[]): string {
  const fileChange = FILE_CHANGES[line];
  if (fileChange !== undefined) return fileChange;
  const plain = line.replace(BROKEN_PROVIDER, '');
  const {path} = commandOf(plain, commands);
  const words = wordsOf(plain);
  const option = (name: string): string => {
    const value = words[words.indexOf(name) + 1];
    if (!words.includes(name) || value === undefined)
      throw new Error(
        `"${line}" doesn't have the option ${name}, which its sentence requires. Change STEP_TEXTS in scripts/reference/examples.ts.`,
      );
    return value;
  };
  if (BROKEN_PROVIDER.test(line))
    return `Version ${option('--provider-version')} of ${PROVIDER}, which returns ${code('cost')} instead of ${code('price')}, failed verification and published the result (${linkTo(path)}).`;
  const describe = STEP_TEXTS[path];
  if (describe === undefined)
    throw new Error(
      `"${line}" sets up a scenario, but no sentence describes it. Add a sentence for ${path} to STEP_TEXTS in scripts/reference/examples.ts.`,
    );
  return `${describe(option, words).replace(/\.$/, '')} (${linkTo(path)}).`;
}

/** Describes what happened before the command: the setup steps in order, and then the environment. */
export function describeSetup(
  {before = [], brokenProvider, allowsChanges, env = {}}: Scenario,
  commands: readonly Command[],
): string[] {
  return [
    ...(allowsChanges
      ? [
          'The broker [accepts changed content for the same version](/docs/troubleshooting/disabling-dangerous-contract-modification).',
        ]
      : []),
    ...before.map((line) => describeStep(line, commands)),
    ...(brokenProvider
      ? [`The provider at ${code('$PORT')} returns ${code('cost')} instead of ${code('price')}.`]
      : []),
    ...Object.entries(env).map(([name, value]) => `The ${code(name)} environment variable is set to ${code(value)}.`),
  ];
}

/** Describes what happened while the command waited. */
export const describeMeanwhile = ({meanwhile = []}: Scenario, commands: readonly Command[]): string[] =>
  meanwhile.map((line) => describeStep(line, commands));
