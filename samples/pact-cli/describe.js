import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the installed `pact` says about itself. `help` is the tool's own text, as it printed it.
 *
 * @typedef {object} CliDescription
 * @property {string} package the npm package and its version
 * @property {Option[]} globalOptions what every command takes
 * @property {Command[]} commands
 *
 * @typedef {object} Command
 * @property {string} path for example `pact broker publish`
 * @property {string} summary its line in the list of its parent, empty for `pact`
 * @property {string} help what its help says before the usage line
 * @property {string} usage
 * @property {string[]} subcommands their names
 * @property {Argument[]} arguments
 * @property {Option[]} options without the global ones
 * @property {string[][]} required each a set of options and arguments of which one must be there
 *
 * @typedef {object} Argument
 * @property {string} name
 * @property {boolean} required
 * @property {boolean} many
 * @property {string[]} [possibleValues]
 * @property {string} help
 *
 * @typedef {object} Option
 * @property {string} long with its dashes
 * @property {string} [short] with its dash
 * @property {string[]} [aliases]
 * @property {{name: string, optional?: true, many?: true}} [value] absent for a switch
 * @property {string[]} [possibleValues]
 * @property {string} [default]
 * @property {string} [env]
 * @property {string[]} [requires] what must be given with it
 * @property {string} [section] the heading it stands under, where that is not `Options`
 * @property {string} help
 */

/** Where the description of the CLI is kept. */
export const descriptionFile = fileURLToPath(new URL('cli.json', import.meta.url));

const require = createRequire(import.meta.url);
const { pactFullPath } = require('@pact-foundation/pact-cli/src/pact-standalone.js').standalone();

/**
 * Runs the CLI. The environment is empty, since help texts show the values of variables; one that no help text names turns off
 * the usage report, which would go over the network. The folder is a new one, since some options write a report.
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
 * Asks the installed CLI for the help of each of its commands.
 *
 * @returns {CliDescription}
 * @throws {Error} when a help text has a line that this does not understand
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

/** @param {string[]} path @param {string} summary @returns {Command[]} the command and those below it */
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
 * @typedef {{head: string, text: string}} Entry a line such as `-a, --pacticipant <PACTICIPANT>` and what is said about it
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
    else if (line) throw new Error(`describe.js does not understand this line of help: ${JSON.stringify(line)}`);
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
  if (!match) throw new Error(`describe.js does not understand this option in the help: ${JSON.stringify(head)}`);
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

/** @param {string} text takes `[env: X=]`, `[default: x]`, `[possible values: a, b]` and `[alias: --x]` out of a help text */
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
 * Finds what a command needs by leaving it out: the CLI then lists what is missing and runs nothing. Where that list has more than
 * the usage line, each option is tried, to see whether it satisfies the need as well, and what it needs in turn.
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
 * @returns {string[] | undefined} the options, with dashes, and arguments that the CLI misses; nothing when it complains of something else
 */
function missingWith(path, args) {
  const { stderr } = pact([...path, ...args]);
  const list = /required arguments were not provided:\n((?: {2}.*\n)*)/.exec(stderr)?.[1];
  if (list) return [...list.matchAll(/^ {2}(?:<([^>]+)>|(--[\w-]+))/gm)].map(([, argument, option]) => argument ?? option);
  return stderr.includes("try '--help'") ? undefined : [];
}

/** @returns {CliDescription} the description as it was last written */
export const readDescription = () => JSON.parse(readFileSync(descriptionFile, 'utf8'));

/** @param {CliDescription} description @returns {string} the content of the file */
export const formatDescription = (description) => `${JSON.stringify(description, null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const description = describeCli();
  writeFileSync(descriptionFile, formatDescription(description));
  console.log(`cli.json describes ${description.commands.length} commands of ${description.package}.`);
}
