import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The description of the installed `pact` program. `help` is the text that the program prints.
 *
 * @typedef {object} CliDescription
 * @property {string} package the npm package and its version
 * @property {Option[]} globalOptions options that all commands accept
 * @property {Command[]} commands
 *
 * @typedef {object} Command
 * @property {string} path for example `pact broker publish`
 * @property {string} summary its description in the help text of its parent; empty for `pact`
 * @property {string} help the help text before the usage line
 * @property {string} usage
 * @property {string[]} subcommands names of the subcommands
 * @property {Argument[]} arguments
 * @property {Option[]} options the options, without the global ones
 * @property {string[][]} required sets of options and arguments; the command requires one of each set
 *
 * @typedef {object} Argument
 * @property {string} name
 * @property {boolean} required
 * @property {boolean} many
 * @property {string[]} [possibleValues]
 * @property {string} help
 *
 * @typedef {object} Option
 * @property {string} long name with its dashes
 * @property {string} [short] name with its dash
 * @property {string[]} [aliases]
 * @property {{name: string, optional?: true, many?: true}} [value] absent for a switch
 * @property {string[]} [possibleValues]
 * @property {string} [default]
 * @property {string} [env]
 * @property {string[]} [requires] other options that this option requires
 * @property {string} [section] its heading in the help text, if that isn't `Options`
 * @property {string} help
 */

/** The file that contains the description of the CLI. */
export const descriptionFile = fileURLToPath(new URL('cli.json', import.meta.url));

const require = createRequire(import.meta.url);
const { pactFullPath } = require('@pact-foundation/pact-cli/src/pact-standalone.js').standalone();

/**
 * Runs the CLI. Help texts show the values of variables, so the environment contains only a variable that no help text shows: it
 * disables usage reports, which need the network. The folder is empty, because some options write a report to it.
 *
 * @param {string[]} args
 */
function pact(args) {
  const cwd = mkdtempSync(join(tmpdir(), 'pact-cli-'));
  try {
    return spawnSync(pactFullPath, args, { cwd, env: { PACT_DO_NOT_TRACK: 'true' }, encoding: 'utf8', timeout: 10_000 });
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

/**
 * Reads the help text of each command of the installed CLI.
 *
 * @returns {CliDescription}
 * @throws {Error} if a line of a help text can't be parsed
 */
export function describeCli() {
  const { name, version } = require('@pact-foundation/pact-cli/package.json');
  const commands = describeCommand([], '');
  const everywhere = commands[0].options.filter((option) =>
    commands.every((command) => command.options.some((other) => isSame(option, other))),
  );
  for (const command of commands) {
    command.options = command.options.filter((option) => !everywhere.some((other) => isSame(option, other)));
  }
  return { package: `${name}@${version}`, globalOptions: everywhere, commands };
}

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {string[]} path @param {string} summary @returns {Command[]} the command and its subcommands */
function describeCommand(path, summary) {
  const { help, usage, sections } = readHelp(pact([...path, '--help']).stdout);
  const subcommands = (sections.get('Commands') ?? []).filter(({ head }) => head !== 'help');
  /** @type {Command} */
  const command = {
    path: ['pact', ...path].join(' '),
    summary,
    help,
    usage,
    subcommands: subcommands.map(({ head }) => head),
    arguments: (sections.get('Arguments') ?? []).map(toArgument),
    options: [...sections].flatMap(([section, entries]) =>
      ['Commands', 'Arguments'].includes(section) ? [] : entries.map((entry) => toOption(entry, section)),
    ),
    required: [],
  };
  const isRunnable = !/\[COMMAND\]|<COMMAND>/.test(usage);
  if (isRunnable) findRequirements(path, command);
  return [command, ...subcommands.flatMap(({ head, text }) => describeCommand([...path, head], text))];
}

/**
 * @typedef {{head: string, text: string}} Entry a line such as `-a, --pacticipant <PACTICIPANT>`, and its text
 *
 * @param {string} output
 */
export function readHelp(output) {
  const [help, rest] = output.split(/^Usage: /m);
  const [usage, ...lines] = rest.split('\n');
  /** @type {Map<string, Entry[]>} */
  const sections = new Map();
  /** @type {Entry[]} */
  let entries = [];
  for (const line of lines.map((text) => text.trimEnd())) {
    const heading = /^(\S.*):$/.exec(line);
    const entry = /^ {2,6}(\S.*?)(?: {2,}(\S.*))?$/.exec(line);
    const more = /^ {8,}(\S.*)$/.exec(line);
    if (heading) sections.set(heading[1], (entries = []));
    else if (entry) entries.push({ head: entry[1], text: entry[2] ?? '' });
    else if (more) entries[entries.length - 1].text += `\n${more[1]}`;
    else if (line) throw new Error(`describe.js can't parse this line of a help text: ${JSON.stringify(line)}. Extend readHelp().`);
  }
  return { help: help.trim().replace(/^ {4}/gm, ''), usage, sections };
}

/** @param {Entry} entry @returns {Argument} */
function toArgument({ head, text }) {
  const { help, possibleValues } = readFacts(text);
  const name = head.replace(/[<>[\].]/g, '');
  return { name, required: head.startsWith('<'), many: head.endsWith('...'), ...(possibleValues && { possibleValues }), help };
}

/** @param {Entry} entry @param {string} section @returns {Option} */
export function toOption({ head, text }, section) {
  const match = /^(?:(-\w), )?(--[\w-]+)(?: (\[?)<([^>]+)>(\.\.\.)?\]?)?$/.exec(head);
  if (!match) throw new Error(`describe.js can't parse this option in a help text: ${JSON.stringify(head)}. Extend toOption().`);
  const [, short, long, optional, name, many] = match;
  const { help, ...facts } = readFacts(text);
  return {
    long,
    ...(short && { short }),
    ...(name && {
      value: {
        name,
        ...(optional && { optional: /** @type {const} */ (true) }),
        ...(many && { many: /** @type {const} */ (true) }),
      },
    }),
    ...facts,
    ...(section !== 'Options' && { section }),
    help,
  };
}

/** @param {string} text a help text with `[env: X=]`, `[default: x]`, `[possible values: a, b]`, or `[alias: --x]`, which are removed from it */
function readFacts(text) {
  /** @type {{possibleValues?: string[], default?: string, env?: string, aliases?: string[]}} */
  const facts = {};
  const help = text.replace(/\s?\[(env|default|possible values|alias(?:es)?): ([^\]]*)\]/g, (_, kind, value) => {
    if (kind === 'env') facts.env = value.replace(/=$/, '');
    else if (kind === 'default') facts.default = value;
    else if (kind === 'possible values') facts.possibleValues = value.split(', ');
    else facts.aliases = value.split(', ');
    return '';
  });
  return { ...facts, help: help.trim() };
}

/**
 * Finds the options and arguments that a command requires. If they're missing, the CLI lists them and runs nothing. If the list
 * contains more than the usage line, each option is tried to find out whether it's an alternative, and what it requires itself.
 *
 * @param {string[]} path
 * @param {Command} command
 */
function findRequirements(path, command) {
  if (!/ <| --/.test(command.usage) && command.path !== 'pact verifier') return;
  const missing = missingWith(path, []) ?? [];
  const always = missing.filter((name) => command.usage.includes(name));
  const alternatives = missing.filter((name) => !always.includes(name));
  command.required = always.map((name) => [name]);
  if (alternatives.length === 0) return;

  const first = [alternatives[0], 'x'];
  for (const option of command.options.filter(({ long }) => !['--help', '--version'].includes(long))) {
    const args = [option.long, ...(option.value ? [option.possibleValues?.[0] ?? '1'] : [])];
    const stillMissing = missingWith(path, args);
    const satisfies = alternatives.includes(option.long) || stillMissing?.includes(alternatives[0]) === false;
    if (satisfies && !alternatives.includes(option.long)) alternatives.push(option.long);
    const requires =
      (satisfies ? stillMissing : missingWith(path, [...first, ...args]))?.filter((name) => !always.includes(name)) ?? [];
    if (requires.length > 0) option.requires = requires;
  }
  command.required.push(alternatives);
}

/**
 * @param {string[]} path
 * @param {string[]} args
 * @returns {string[] | undefined} the missing options, with dashes, and arguments; undefined if the CLI reports a different error
 */
function missingWith(path, args) {
  const { stderr } = pact([...path, ...args]);
  const list = /required arguments were not provided:\n((?: {2}.*\n)*)/.exec(stderr)?.[1];
  if (list) return [...list.matchAll(/^ {2}(?:<([^>]+)>|(--[\w-]+))/gm)].map(([, argument, option]) => argument ?? option);
  return stderr.includes("try '--help'") ? undefined : [];
}

/** @returns {CliDescription} the description in the file */
export const readDescription = () => JSON.parse(readFileSync(descriptionFile, 'utf8'));

/** @param {CliDescription} description @returns {string} the content of the file */
export const formatDescription = (description) => `${JSON.stringify(description, null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const description = describeCli();
  writeFileSync(descriptionFile, formatDescription(description));
  console.log(`cli.json describes ${description.commands.length} commands of ${description.package}.`);
}
