import {commandAddress} from '../../src/site/referenceUrls';
import {code, list} from '../../src/plugins/shared/mdx';
import type {Command, Scenario, Scenarios} from './model';

/** Programs of the package that are short for a command, and that command. */
const SHORT: Readonly<Record<string, string>> = {pactflow: 'pact pactflow'};

/** The words of a command line, without the quotes around them. Enough for the scenarios; no shell. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain ?? '');

/**
 * The command that a line calls.
 * @throws Error when it is none of the CLI
 */
export function commandOf(line: string, commands: readonly Command[]): Command {
  const [program = '', ...words] = wordsOf(line);
  const text = `${[SHORT[program] ?? program, ...words].join(' ')} `;
  const found = commands
    .filter(({path}) => text.startsWith(`${path} `))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (found === undefined || found.path === 'pact') throw new Error(`"${line}" calls no command that cli.json has.`);
  return found;
}

/** The scenarios of each command, in their order, by the path of the command. */
export function scenariosByCommand({scenarios}: Scenarios, commands: readonly Command[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, {run}] of Object.entries(scenarios)) {
    const {path} = commandOf(run, commands);
    found.set(path, [...(found.get(path) ?? []), name]);
  }
  return found;
}

/** Why no scenario runs a command, or undefined when nothing keeps one from it. */
export function reasonWithout(path: string, {withoutScenario}: Scenarios): string | undefined {
  return Object.entries(withoutScenario).find(([beginning]) => `${path} `.startsWith(`${beginning} `))?.[1];
}

const CONSUMER = 'CatalogueWeb';
const PROVIDER = 'ProductAPI';

const linkTo = (path: string): string =>
  `[${code(path.split(' ').slice(2).join(' ') || path)}](${commandAddress(path)})`;

/** What a preparing `pact` command did, by its path. Takes its options by name. */
const TOLD: Readonly<Record<string, (option: (name: string) => string, words: readonly string[]) => string>> = {
  'pact broker publish': (option) =>
    `Version ${option('--consumer-app-version')} of ${CONSUMER} published its pact from branch ${code(option('--branch'))}.`,
  'pact verifier': (option) =>
    `Version ${option('--provider-version')} of ${PROVIDER} verified the pact and published the success.`,
  'pact broker record-deployment': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was recorded as deployed to ${code(option('--environment'))}.`,
  'pact broker record-release': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was recorded as released to ${code(option('--environment'))}.`,
  'pact broker create-environment': (option, words) =>
    `The${words.includes('--production') ? ' production' : ''} environment ${code(option('--name'))} was created.`,
  'pact broker create-or-update-pacticipant': (option) => `The application ${option('--name')} was created.`,
  'pact broker create-or-update-version': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} was created on branch ${code(option('--branch'))}.`,
  'pact broker create-version-tag': (option) =>
    `Version ${option('--version')} of ${option('--pacticipant')} got the tag ${code(option('--tag'))}.`,
  'pact broker create-webhook': (option) => `A webhook for changed contracts of ${option('--provider')} was created.`,
  'pact pactflow publish-provider-contract': (option) =>
    `Version ${option('--provider-app-version')} of ${PROVIDER} published its description, with a self-verification that ${option('--verification-exit-code') === '0' ? 'succeeded' : 'failed'}.`,
};

/** The files that scenarios put in place of others. */
const REPLACED: Readonly<Record<string, string>> = {
  'cp "$CONTRACTS/pact-changed.json" pacts/CatalogueWeb-ProductAPI.json': `The pact of ${CONSUMER} changed: it now expects the ${code('type')} of a product too.`,
  'cp "$CONTRACTS/openapi-cost.yaml" openapi.yaml': `The description of ${PROVIDER} changed: it now has ${code('cost')} where it had ${code('price')}.`,
};

const BROKEN = /^PORT="\$BROKEN_PORT"; ! /;

/**
 * Says in one sentence what a preparing command did, with a link to its page.
 * @throws Error for a command that this does not know
 */
export function tellStep(line: string, commands: readonly Command[]): string {
  const replaced = REPLACED[line];
  if (replaced !== undefined) return replaced;
  const plain = line.replace(BROKEN, '');
  const {path} = commandOf(plain, commands);
  const words = wordsOf(plain);
  const option = (name: string): string => {
    const value = words[words.indexOf(name) + 1];
    if (!words.includes(name) || value === undefined)
      throw new Error(
        `"${line}" has no ${name}, which the sentence about it needs. Change TOLD in scripts/reference/examples.ts.`,
      );
    return value;
  };
  if (BROKEN.test(line))
    return `Version ${option('--provider-version')} of ${PROVIDER}, which writes ${code('cost')} for ${code('price')}, failed the pact and published the failure (${linkTo(path)}).`;
  const told = TOLD[path];
  if (told === undefined)
    throw new Error(
      `"${line}" prepares a scenario, and no sentence says what it does. Add one for ${path} to TOLD in scripts/reference/examples.ts.`,
    );
  return `${told(option, words).replace(/\.$/, '')} (${linkTo(path)}).`;
}

/** What a reader has to know before the command: the circumstances, then the steps in their order. */
export function tellBefore(
  {before = [], brokenProvider, meanwhile = [], env = {}}: Scenario,
  commands: readonly Command[],
): string[] {
  const variables = Object.entries(env).map(([name, value]) => code(`${name}=${value}`));
  return [
    ...before.map((line) => tellStep(line, commands)),
    ...(brokenProvider
      ? [`At ${code('$PORT')} answers a provider that writes ${code('cost')} for ${code('price')}.`]
      : []),
    ...(variables.length > 0
      ? [`${list(variables)} ${variables.length === 1 ? 'is' : 'are'} set in the environment.`]
      : []),
    ...meanwhile.map((line) => `While the command waits: ${tellStep(line, commands)}`),
  ];
}
