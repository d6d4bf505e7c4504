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
import type {Issue} from './types';

/** The context that a script runs in. */
export interface CommandContext {
  /** The names of variables that are set outside the script. */
  environment?: readonly string[];
  /** Set to 'legacy' on legacy pages, which may show legacy commands. */
  era?: 'legacy' | undefined;
}

type CliProblem = ReturnType<typeof checkCommandLine>[number];

/** Variables that readers set once at the start of a guide, or in their build system. */
const ASSUMED_VARIABLES = ['PACT_BROKER_BASE_URL', 'PACT_BROKER_TOKEN'];

let cachedCli: CliDescription | undefined;
let cachedPackages: ReturnType<typeof readLockedPackages> | undefined;
const getCli = () => (cachedCli ??= readCli());
const getLockedPackages = () => (cachedPackages ??= readLockedPackages());

/** Returns the names of the variables that the CLI reads, according to its help text. */
const variablesOf = ({globalOptions, commands}: CliDescription): Set<string> =>
  new Set(
    [...globalOptions, ...commands.flatMap(({options}) => options)].flatMap(({env}) =>
      env === undefined ? [] : [env],
    ),
  );

/** Checks the name of a variable that is set, if it starts with PACT_ or PACTFLOW_. */
export function checkVariable(name: string, cli: CliDescription = getCli()): Omit<Issue, 'line'> | undefined {
  const known = variablesOf(cli);
  if (!/^PACT(FLOW)?_/.test(name) || known.has(name) || OTHER_VARIABLES.has(name)) return undefined;
  const similar = [...known].filter((other) => other.startsWith(name.split('_').slice(0, 2).join('_'))).sort();
  const suggestions =
    similar.length > 0 ? similar : [...known].filter((other) => other.startsWith('PACT_BROKER_')).sort();
  return {
    message: `The Pact CLI doesn’t read the variable ${name}.`,
    hint: `It reads variables such as ${suggestions.join(', ')}. If another program reads ${name}, add it to tests/checks/checkers/environment.ts.`,
  };
}

/** Checks a script with and without the assumed variables, and returns the result with fewer problems. */
function commandProblems(script: string, environment: readonly string[], cli: CliDescription): CliProblem[] {
  const without = checkCommandLine(script, cli, environment);
  const withAssumed = checkCommandLine(script, cli, [...environment, ...ASSUMED_VARIABLES]);
  return withAssumed.length < without.length ? withAssumed : without;
}

/**
 * Checks the pact commands in a shell script, the Pact variables that it sets, and the packages that it installs.
 * @returns the problems, by line of the script
 */
export function checkPactCommands(script: string, {environment = [], era}: CommandContext = {}): Issue[] {
  const cli = getCli();
  const problems: Issue[] = commandProblems(script, environment, cli)
    .filter(({kind}) => !(era === 'legacy' && kind === 'legacy'))
    .map(({line, message, hint, kind}) => ({
      line,
      message,
      hint:
        kind === 'legacy' ? `${hint} If the page is about legacy features, add era: legacy to its front matter.` : hint,
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
      const problem = checkPackage(name, getLockedPackages());
      if (problem !== undefined) problems.push({line: command.line, ...problem});
    }
  }
  return problems;
}

/** The problems that matter for a command in a sentence, which may be incomplete. */
const INLINE_PROBLEMS = new Set(['unknown-command', 'unknown-option', 'bad-value', 'legacy']);

/**
 * Checks one piece of inline code, without its backticks, if it starts with `pact `, `pactflow `, or `pact-broker `.
 * @returns the problems, except for missing options and values
 */
export function checkInlineCommand(code: string, cli: CliDescription, era?: 'legacy'): Omit<Issue, 'line'>[] {
  if (!/^(pact|pactflow|pact-broker) /.test(code)) return [];
  // The shell parser would take the angle brackets of a placeholder for redirections. An ellipsis can be any text.
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
  return checkCommandLine(command, cli, ASSUMED_VARIABLES)
    .filter(({kind}) => INLINE_PROBLEMS.has(kind) && !(kind === 'legacy' && era === 'legacy'))
    .map(({kind, message, hint}) => ({
      message,
      hint: kind === 'legacy' ? hint.replace(/ Note: .* requires .*$/, '') : hint,
    }));
}

const reader = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * Checks that the commands in a page's inline code use commands, options, and values that exist.
 * @param text Markdown or MDX, with or without front matter
 * @returns the problems, by line of the text
 * @throws Error from the parser if the text isn't valid MDX
 */
export function checkInlineCommands(text: string, cli: CliDescription = getCli(), era?: 'legacy'): Issue[] {
  const problems: Issue[] = [];
  // The front matter isn't Markdown. Empty lines replace it, so that the line numbers stay the same.
  const body = text.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (frontMatter) => frontMatter.replace(/[^\n]/g, ''));
  visit(reader.parse(body), 'inlineCode', ({value, position}) => {
    for (const problem of checkInlineCommand(value.replace(/\s+/g, ' '), cli, era))
      problems.push({line: position?.start.line ?? 1, ...problem});
  });
  return problems;
}
