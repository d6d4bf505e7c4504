import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {checkCommandLine} from '../../../samples/pact-cli/checkCommand.js';
import type {CliDescription} from '../../../samples/pact-cli/describe.js';
import {parseShell} from '../../../samples/pact-cli/shell-words.js';
import {OTHER_VARIABLES} from './environment';
import {checkPackage, packagesOf} from './packages';
import {readCli, readLockedPackages} from './repository';
import type {Place} from './types';

/** What a command may rely on besides its own script. */
export interface CommandContext {
  /** Names of variables that are set around the script. */
  environment?: readonly string[];
  /** Commands of an older era are in place. */
  era?: 'legacy' | undefined;
}

type CliProblem = ReturnType<typeof checkCommandLine>[number];

/** Readers set these once, at the top of a guide, or their build system does. */
const ASSUMED = ['PACT_BROKER_BASE_URL', 'PACT_BROKER_TOKEN'];

let cliOnce: CliDescription | undefined;
let lockedOnce: ReturnType<typeof readLockedPackages> | undefined;
const cliHere = () => (cliOnce ??= readCli());
const lockedHere = () => (lockedOnce ??= readLockedPackages());

/** Names of the variables that the CLI reads, from its own description. */
const variablesOf = ({globalOptions, commands}: CliDescription): Set<string> =>
  new Set(
    [...globalOptions, ...commands.flatMap(({options}) => options)].flatMap(({env}) =>
      env === undefined ? [] : [env],
    ),
  );

/** The problem with the name of a variable that is set, if there is one. Only names that look like Pact's are looked at. */
export function checkVariable(name: string, cli: CliDescription = cliHere()): Omit<Place, 'line'> | undefined {
  const known = variablesOf(cli);
  if (!/^PACT(FLOW)?_/.test(name) || known.has(name) || OTHER_VARIABLES.has(name)) return undefined;
  const alike = [...known].filter((other) => other.startsWith(name.split('_').slice(0, 2).join('_'))).sort();
  const some = alike.length > 0 ? alike : [...known].filter((other) => other.startsWith('PACT_BROKER_')).sort();
  return {
    message: `Nothing reads the variable ${name}.`,
    hint: `The pact command line reads, among others, ${some.join(', ')}. A variable that something else reads belongs in tests/checks/checkers/environment.ts.`,
  };
}

/** The problems with the fewest things missing, with the connection set around the script or not. */
function commandProblems(script: string, environment: readonly string[], cli: CliDescription): CliProblem[] {
  const alone = checkCommandLine(script, cli, environment);
  const assumed = checkCommandLine(script, cli, [...environment, ...ASSUMED]);
  return assumed.length < alone.length ? assumed : alone;
}

/**
 * Checks a shell script for what is Pact's: the commands, the variables it sets, and the packages that it installs.
 * @returns what is wrong, by line of the script
 */
export function checkPactCommands(script: string, {environment = [], era}: CommandContext = {}): Place[] {
  const cli = cliHere();
  const problems: Place[] = commandProblems(script, environment, cli)
    .filter(({kind}) => !(era === 'legacy' && kind === 'legacy'))
    .map(({line, message, hint, kind}) => ({
      line,
      message,
      hint:
        kind === 'legacy' ? `${hint} A page about the older era says so with era: legacy in its front matter.` : hint,
    }));
  for (const command of parseShell(script)) {
    const texts = command.words.map(({text}) => text);
    const set = [
      ...Object.keys(command.assignments),
      ...(texts[0] === 'export' || texts[0] === 'env'
        ? texts
            .slice(1)
            .filter((text) => /^\w+(=|$)/.test(text))
            .map((text) => text.split('=')[0] ?? '')
        : []),
    ];
    for (const name of era === 'legacy' ? [] : set) {
      const problem = checkVariable(name, cli);
      if (problem !== undefined) problems.push({line: command.line, ...problem});
    }
    for (const name of packagesOf(command)) {
      const problem = checkPackage(name, lockedHere());
      if (problem !== undefined) problems.push({line: command.line, ...problem});
    }
  }
  return problems;
}

/** In the middle of a sentence a command may be cut short, but what is there has to exist. */
const ABOUT_WHAT_IS_THERE = new Set(['unknown-command', 'unknown-option', 'bad-value', 'legacy']);

/**
 * Checks one piece of inline code, without its backticks. Code that does not begin with `pact `, `pactflow ` or `pact-broker ` is left alone.
 * @returns what is wrong; missing options and values are fine
 */
export function checkInlineCommand(code: string, cli: CliDescription, era?: 'legacy'): Omit<Place, 'line'>[] {
  if (!/^(pact|pactflow|pact-broker) /.test(code)) return [];
  // Placeholders in angle brackets would be redirections, and an ellipsis stands for anything.
  const command = code
    .replace(/<[^<>]*>|\[[^[\]]*\]/g, '"$PLACEHOLDER"')
    .replace(/(^|\s)(…|\.\.\.)(?=\s|$)/g, '$1')
    .trim();
  if (!command.includes(' '))
    return command === 'pact-broker' && era === undefined
      ? checkCommandLine(command, cli)
          .slice(0, 1)
          .map(({message, hint}) => ({message, hint}))
      : [];
  return checkCommandLine(command, cli, ASSUMED)
    .filter(({kind}) => ABOUT_WHAT_IS_THERE.has(kind) && !(kind === 'legacy' && era === 'legacy'))
    .map(({kind, message, hint}) => ({
      message,
      hint: kind === 'legacy' ? hint.replace(/ Today: .* needs .*$/, '') : hint,
    }));
}

const reader = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * Checks the inline code of a page: what begins with `pact `, `pactflow ` or `pact-broker ` must name commands, options and values that exist.
 * @param text Markdown or MDX, with or without front matter
 * @returns what is wrong, by line of the text
 * @throws Error of the parser for a text that is no MDX
 */
export function checkInlineCommands(text: string, cli: CliDescription = cliHere(), era?: 'legacy'): Place[] {
  const problems: Place[] = [];
  // The front matter is no Markdown; its lines are kept, so that the others keep their numbers.
  const body = text.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (frontMatter) => frontMatter.replace(/[^\n]/g, ''));
  visit(reader.parse(body), 'inlineCode', ({value, position}) => {
    for (const problem of checkInlineCommand(value.replace(/\s+/g, ' '), cli, era))
      problems.push({line: position?.start.line ?? 1, ...problem});
  });
  return problems;
}
