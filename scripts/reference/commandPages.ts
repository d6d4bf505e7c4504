import {CLI_ADDRESS, commandAddress, PROOFS_ADDRESS} from '../../src/site/referenceUrls';
import {
  COMMANDS,
  CONNECTION,
  GROUPS,
  HELP_FIXES,
  LEGACY,
  LEGACY_EXAMPLE,
  MORE_VARIABLES,
  PROGRAMS,
  type CommandNotes,
  type Group,
  type Trap,
} from './cliNotes';
import {commandOf, reasonWithout, scenariosByCommand, tellBefore} from './examples';
import {
  code,
  emptyCodeBlock,
  escapeText,
  heading,
  helpText,
  joinParts,
  list,
  nameTable,
  pageHead,
  sentence,
  table,
} from '../../src/plugins/shared/mdx';
import {CLI_SAMPLE, type Argument, type Cli, type Command, type Option, type Scenario, type Scenarios} from './model';

/** What the pages are made from. */
export interface CliSource {
  cli: Cli;
  scenarios: Scenarios;
  /** Text of `samples/pact-cli/test/traps.test.js`, which proves the traps that no scenario shows. */
  trapTests: string;
  /** Overrides what we say about commands: for tests. */
  notes?: Readonly<Record<string, CommandNotes>>;
}

const SOURCE = `${CLI_SAMPLE} and scripts/reference/cliNotes.ts`;

/** `pact broker publish` → `publish`. */
const nameOf = (path: string): string => path.split(' ').at(-1) ?? path;

const linkTo = (path: string, text = path): string => `[${code(text)}](${commandAddress(path)})`;

/** Options of nearly every command: no words to find a page by, and the last ones of its table. */
const EVERYWHERE: readonly string[] = ['--output', '--enable-otel', '--help'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a scenario shows, as a heading: traps have a place of their own on the page. */
const showsOf = ({shows}: Scenario): string => capital(shows.replace(/^A trap: /, ''));

class Pages {
  private readonly notes: Readonly<Record<string, CommandNotes>>;
  private readonly byCommand: ReadonlyMap<string, readonly string[]>;
  /** Help texts for which `HELP_FIXES` was used. */
  readonly fixed = new Set<string>();

  constructor(private readonly source: CliSource) {
    this.notes = source.notes ?? COMMANDS;
    this.byCommand = scenariosByCommand(source.scenarios, source.cli.commands);
  }

  /** Text of every page, by address. */
  write(): Map<string, string> {
    const paths = this.source.cli.commands.map(({path}) => path);
    const strange = Object.keys(this.notes).filter((path) => !paths.includes(path));
    if (strange.length > 0)
      throw new Error(
        `scripts/reference/cliNotes.ts: COMMANDS has ${list(strange)}, which cli.json does not have. Remove it.`,
      );
    return new Map(
      this.source.cli.commands.map((command) => [
        commandAddress(command.path),
        command.path === 'pact' ? this.index(command) : this.page(command),
      ]),
    );
  }

  private notesOn(path: string): CommandNotes {
    const notes = this.notes[path];
    if (notes === undefined)
      throw new Error(
        `cli.json has ${path}, and scripts/reference/cliNotes.ts says nothing about it. Add an entry with its purpose to COMMANDS.`,
      );
    return notes;
  }

  private command(path: string): Command {
    const command = this.source.cli.commands.find((other) => other.path === path);
    if (command === undefined)
      throw new Error(`scripts/reference/cliNotes.ts names ${path}, which cli.json does not have.`);
    return command;
  }

  private head(command: Command, keywords: readonly string[]): string {
    const {purpose, audience = ['developer']} = this.notesOn(command.path);
    return pageHead(
      {
        title: command.path === 'pact' ? 'Command line reference' : command.path,
        sidebarLabel: command.path === 'pact' ? 'Overview' : nameOf(command.path),
        description: purpose,
        keywords,
        audience,
        isLegacy: LEGACY[command.path] !== undefined,
        contentType: 'command',
      },
      SOURCE,
    );
  }

  private page(command: Command): string {
    const {path} = command;
    const {purpose, more} = this.notesOn(path);
    const own = command.options.filter(({long}) => !CONNECTION.includes(long) && !EVERYWHERE.includes(long));
    const legacy = LEGACY[path];
    const keywords = [
      path,
      ...own.map(({long}) => long),
      ...own.flatMap(({env}) => env ?? []),
      ...(path.startsWith('pact broker ') ? [path.replace('pact broker', 'pact-broker')] : []),
    ];
    return joinParts([
      this.head(command, keywords),
      escapeText(purpose),
      legacy && `:::note[Legacy]\n\n${legacy}\n\n:::`,
      more,
      command.subcommands.length > 0 ? this.subcommands(command, 'Commands') : undefined,
      this.usage(command),
      this.arguments(command),
      this.options(command),
      this.variables(command),
      this.traps(command),
      command.subcommands.length === 0 ? this.examples(command) : undefined,
      command.subcommands.length === 0 ? this.exitStatus(command) : undefined,
      this.related(command),
    ]);
  }

  // Parts of a page

  private subcommands(command: Command, title: string): string {
    const groups = groupsOf(command);
    const rows = ({commands}: Group) =>
      commands.map((name) => [
        linkTo(`${command.path} ${name}`, name),
        escapeText(this.notesOn(`${command.path} ${name}`).purpose),
      ]);
    const tables = groups.map((group) =>
      [groups.length > 1 ? `### ${group.label}` : '', nameTable(['Command', 'What it is for'], rows(group))]
        .filter(Boolean)
        .join('\n\n'),
    );
    return [`## ${title}`, ...tables].join('\n\n');
  }

  private usage({path, usage, required}: Command): string {
    const {package: name} = this.source.cli;
    const needs = required.map((alternatives) =>
      list(
        alternatives.map((need) => code(need)),
        'or',
      ),
    );
    const variables = required
      .flat()
      .flatMap((need) => this.command(path).options.find(({long}) => long === need)?.env ?? []);
    return [
      '## Usage',
      // A code span wraps on a narrow screen, a fence does not; and it says that this is no command to copy.
      code(usage),
      [
        needs.length > 0
          ? `Requires ${list(needs)}.${variables.length > 0 ? ` You can also set ${list([...new Set(variables)].map(code))} in the environment.` : ''}`
          : '',
        `This page describes ${code(name)}. See [how to install and run it](${CLI_ADDRESS}#install).`,
      ]
        .filter(Boolean)
        .join(' '),
    ].join('\n\n');
  }

  private textOf(path: string, name: string, help: string): string {
    const ours = this.notesOn(path).options?.[name];
    if (ours !== undefined) return ours;
    const fix = HELP_FIXES[help];
    if (fix !== undefined) {
      this.fixed.add(help);
      return fix;
    }
    return helpText(sentence(help));
  }

  private arguments({path, arguments: all}: Command): string | undefined {
    if (all.length === 0) return undefined;
    const row = ({name, required, many, possibleValues, help}: Argument) => [
      code(many ? `${name}…` : name),
      [
        this.textOf(path, name, help),
        required ? '**Required.**' : '',
        many ? 'You can repeat it.' : '',
        possibleValues ? `One of ${list(possibleValues.map(code), 'or')}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    ];
    return ['## Arguments', nameTable(['Argument', 'Meaning'], all.map(row))].join('\n\n');
  }

  private row(command: Command, option: Option): string[] {
    const {long, short, aliases = [], value, possibleValues, env, requires, help} = option;
    const names = [long, ...(short ? [short] : []), ...aliases].map(code).join(', ');
    const shown = value
      ? ` ${code(`${value.optional ? '[' : ''}<${value.name}>${value.many ? '…' : ''}${value.optional ? ']' : ''}`)}`
      : '';
    const needs = command.required.find((alternatives) => alternatives.includes(long));
    const others = needs?.filter((name) => name !== long) ?? [];
    const facts = [
      needs ? (others.length > 0 ? `**Required**, or ${list(others.map(code), 'or')}.` : '**Required.**') : '',
      possibleValues ? `One of ${list(possibleValues.map(code), 'or')}.` : '',
      option.default === undefined ? '' : `Default: ${code(option.default)}.`,
      env ? `Variable: ${code(env)}.` : '',
      requires ? `Needs ${list(requires.filter((name) => name !== long).map(code))}.` : '',
    ].filter(Boolean);
    return [`${names}${shown}`, [this.textOf(command.path, long, help), ...facts].join(' ')];
  }

  private optionTable(command: Command, options: readonly Option[]): string {
    return nameTable(
      ['Option', 'Meaning'],
      options.map((option) => this.row(command, option)),
    );
  }

  private options(command: Command): string {
    const connection = command.options.filter(
      ({long}) => CONNECTION.includes(long) && command.options.some((other) => other.long === '--broker-base-url'),
    );
    const isNeeded = ({long}: Option) => command.required.some((alternatives) => alternatives.includes(long));
    const rank = (option: Option) => (isNeeded(option) ? -1 : EVERYWHERE.indexOf(option.long) + 1);
    // What is needed first, what every command has last; the tool's order between them.
    const own = command.options.filter((option) => !connection.includes(option)).sort((a, b) => rank(a) - rank(b));
    const sections = [...new Set(own.map(({section}) => section ?? ''))];
    const tables = sections
      .flatMap((section) => [
        section ? `### ${section}` : '',
        this.optionTable(
          command,
          own.filter((option) => (option.section ?? '') === section),
        ),
      ])
      .filter(Boolean);
    return [
      '## Options',
      ...tables,
      ...(connection.length > 0 ? ['### Connection options', this.optionTable(command, connection)] : []),
      `The command also accepts the [global options](${CLI_ADDRESS}#global-options) for logs and telemetry.`,
    ].join('\n\n');
  }

  private variables(command: Command): string | undefined {
    const rows = [
      ...command.options
        .filter(({long}) => !CONNECTION.includes(long))
        .flatMap(({env, long, value}) =>
          env === undefined ? [] : [[code(env), `Same as ${code(long)}${value ? '' : ' if set to `true`'}.`]],
        ),
      ...MORE_VARIABLES.filter(({commands}) => commands.includes(command.path)).map(({name, meaning}) => [
        code(name),
        meaning,
      ]),
    ];
    if (rows.length === 0) return undefined;
    return ['## Environment variables', nameTable(['Variable', 'Meaning'], rows)].join('\n\n');
  }

  private traps({path}: Command): string | undefined {
    const {traps = []} = this.notesOn(path);
    if (traps.length === 0) return undefined;
    return [
      '## Known pitfalls',
      ...traps.map((trap) =>
        [
          heading(3, trap.title.startsWith('--') ? trap.title.replace(/^\S+/, code) : trap.title, `trap-${trap.id}`),
          `${trap.text} ${this.proof(path, trap)}`,
        ].join('\n\n'),
      ),
    ].join('\n\n');
  }

  /** @throws Error when a trap is bound to nothing that proves it */
  private proof(path: string, {title, proof}: Trap): string {
    if ('test' in proof) {
      if (!this.source.trapTests.includes(`test('${proof.test}'`))
        throw new Error(
          `${path}, "${title}": samples/pact-cli/test/traps.test.js has no test '${proof.test}'. Write it, or take the trap out of cliNotes.ts.`,
        );
      return 'A test of this site verifies this behavior with each build.';
    }
    const scenario = this.scenario(proof.scenario, `${path}, "${title}"`);
    const {path: shownAt} = commandOf(scenario.run, this.source.cli.commands);
    return shownAt === path
      ? `[See the example](#${proof.scenario}).`
      : `[See an example](${commandAddress(shownAt)}#${proof.scenario}).`;
  }

  private scenario(name: string, asker: string): Scenario {
    const scenario = this.source.scenarios.scenarios[name];
    if (scenario === undefined)
      throw new Error(`${asker}: there is no scenario ${name} in ${CLI_SAMPLE}/scenarios.js.`);
    return scenario;
  }

  private examples({path}: Command): string {
    const names = this.byCommand.get(path) ?? [];
    const reason = reasonWithout(path, this.source.scenarios);
    if (names.length === 0) {
      if (reason === undefined)
        throw new Error(`${path} has neither a scenario nor a reason in ${CLI_SAMPLE}/scenarios.js. Add one.`);
      return `## Examples\n\nThis command has no recorded example because it ${reason}. The description comes from the command's help text. See [how code on this site is verified](${PROOFS_ADDRESS}).`;
    }
    return [
      '## Examples',
      `Each example is a recording of a real run against a mock broker that contained only the data that the example describes. Each build compares the output of the program with the recording. A real broker words some of its responses differently. See [how code on this site is verified](${PROOFS_ADDRESS}).`,
      ...names.map((name) => this.example(path, name)),
    ].join('\n\n');
  }

  private example(path: string, name: string): string {
    const scenario = this.scenario(name, path);
    const {exitStatus, twin, era} = scenario;
    const recording = `${CLI_SAMPLE}/output/${name}.txt`;
    const before = tellBefore(scenario, this.source.cli.commands);
    const twinScenario = this.scenario(twin, name);
    const {path: twinPath} = commandOf(twinScenario.run, this.source.cli.commands);
    const twinLink = `[${helpText(showsOf(twinScenario))}](${twinPath === path ? '' : commandAddress(twinPath)}#${twin})`;
    const legacy = era === undefined || LEGACY[path] !== undefined ? undefined : LEGACY_EXAMPLE[path];
    if (era !== undefined && LEGACY[path] === undefined && legacy === undefined)
      throw new Error(
        `${name} belongs to the era of tags, and LEGACY_EXAMPLE in cliNotes.ts does not say what ${path} does today. Add it.`,
      );
    return [
      heading(3, helpText(showsOf(scenario)), name),
      ...(legacy ? [`:::note[Legacy]\n\n${legacy}\n\n:::`] : []),
      ...(before.length > 0 ? [['Before this command:', '', ...before.map((step) => `- ${step}`)].join('\n')] : []),
      emptyCodeBlock('sh', `run=${recording}${exitStatus === 0 ? '' : ` exit=${exitStatus}`}`),
      emptyCodeBlock('text', `output-of=${recording}`),
      `Exit status ${code(String(exitStatus))}. Compare: ${twinLink}.`,
    ].join('\n\n');
  }

  private exitStatus({path}: Command): string {
    const names = this.byCommand.get(path) ?? [];
    const byStatus = new Map<number, string[]>();
    for (const name of names) {
      const scenario = this.scenario(name, path);
      byStatus.set(scenario.exitStatus, [
        ...(byStatus.get(scenario.exitStatus) ?? []),
        `[${helpText(showsOf(scenario))}](#${name})`,
      ]);
    }
    const rows = [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, links]) => [code(String(status)), links.join('; ')]);
    const general = `The [general rules for exit codes](${CLI_ADDRESS}#exit-statuses) apply.`;
    return ['## Exit status', ...(rows.length > 0 ? [table(['Status', 'Example'], rows)] : []), general].join('\n\n');
  }

  private related({path}: Command): string | undefined {
    const parent = path.split(' ').slice(0, -1).join(' ');
    const siblings = () =>
      (groupsOf(this.command(parent)).find(({commands}) => commands.includes(nameOf(path)))?.commands ?? []).map(
        (name) => `${parent} ${name}`,
      );
    const paths = (this.notesOn(path).related ?? siblings()).filter((other) => other !== path);
    const links = [...paths, ...(parent === 'pact' ? [] : [parent])].map(
      (other) => `- ${linkTo(this.command(other).path)}: ${lowered(escapeText(this.notesOn(other).purpose))}`,
    );
    return ['## Related commands', [...links, `- [All commands](${CLI_ADDRESS}#commands)`].join('\n')].join('\n\n');
  }

  // The index

  private index(command: Command): string {
    const {package: name, globalOptions, commands} = this.source.cli;
    const own = command.options.filter(({long}) => long !== '--help');
    const variables = new Map<string, Set<string>>();
    for (const {options, path} of [...commands, {options: globalOptions, path: ''}]) {
      for (const {env} of options)
        if (env !== undefined) variables.set(env, (variables.get(env) ?? new Set()).add(path));
    }
    const meanings = new Map(
      [...commands.flatMap(({options}) => options), ...globalOptions]
        .flatMap(({env, long}) => (env === undefined ? [] : [[env, long] as const]))
        .reverse(),
    );
    const others = new Map<string, Set<string>>();
    for (const {options} of [...commands, {options: globalOptions}])
      for (const {env, long} of options)
        if (env !== undefined) others.set(env, (others.get(env) ?? new Set()).add(long));
    const usedBy = (paths: ReadonlySet<string>): string => {
      if (paths.has('')) return 'every command';
      if (paths.size > 4) return `${paths.size} commands`;
      return list([...paths].map((path) => linkTo(path)));
    };
    const variableRows = [
      ...[...variables].map(([variable, paths]) => [
        code(variable),
        `Same as ${list([...(others.get(variable) ?? [meanings.get(variable) ?? ''])].map(code), 'or')} for ${usedBy(paths)}.`,
      ]),
      ...MORE_VARIABLES.map(({name: variable, meaning}) => [code(variable), meaning]),
    ].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return joinParts([
      this.head(command, [
        'pact-cli',
        'pact_broker-client',
        'command line',
        'CLI',
        'npx',
        'exit code',
        ...own.map(({long}) => long),
        ...globalOptions.map(({long}) => long),
        ...variables.keys(),
      ]),
      `This reference describes the ${commands.length} commands of ${code(name)}, with one page for each command. Use them to publish, verify, and deploy from a terminal or a pipeline. Options, defaults, and variables come from the help text of the program, and the examples are recordings of real runs.`,
      '## Install',
      'You need Node.js 16 or later. To install the program in a project and pin its version in the lock file:',
      `\`\`\`sh check\nnpm install --save-dev --save-exact ${name}\n\`\`\``,
      'To run it once without installing it, specify the package and the program:',
      `\`\`\`sh check\nnpx --package=${name} pact broker list-environments\n\`\`\``,
      `The package has no program with its own name, so \`npx @pact-foundation/pact-cli\` doesn't work. It includes these programs:`,
      table(
        ['Program', 'Short for'],
        Object.entries(PROGRAMS).map(([program, path]) => [
          code(program),
          program === path ? 'All commands' : linkTo(path),
        ]),
      ),
      this.subcommandTree(),
      '## Global options',
      'Every command accepts these options:',
      this.optionTable(command, globalOptions),
      `The program itself accepts one more option: ${own.map(({long, help}) => `${code(long)}, to ${lowered(helpText(sentence(help)))}`).join(' ')} To print the options of a command, add ${code('--help')} to it.`,
      '## Environment variables',
      'Use environment variables to keep URLs and secrets out of command lines. An option takes precedence over its variable.',
      nameTable(['Variable', 'Meaning'], variableRows),
      '## Exit statuses',
      table(
        ['Status', 'When'],
        [
          [
            '`0`',
            `The command succeeded. For [${code('can-i-deploy')}](${commandAddress('pact broker can-i-deploy')}) and [${code('can-i-merge')}](${commandAddress('pact broker can-i-merge')}), you can deploy or merge.`,
          ],
          [
            '`1`',
            'The broker could not be reached, rejected the request, or did not find a resource; a verification failed; or you can’t deploy or merge, or the result is unknown.',
          ],
          [
            '`2`',
            'The command line is incomplete or contains an unknown option or argument. The program sent no requests.',
          ],
        ],
      ),
      'Exit code 0 does not always mean success. The following cases also return exit code 0:',
      this.quietFailures(),
      '## How this reference is made',
      `A script reads the help text of each command, and each build compares that text with this reference. The examples are recordings of real runs of the program [against a mock broker](${PROOFS_ADDRESS}). An example or a test demonstrates each pitfall.`,
    ]);
  }

  /** All commands, by group. */
  private subcommandTree(): string {
    const {commands} = this.source.cli;
    const withAllBelow = (path: string): Command[] =>
      commands.filter((command) => command.path === path || command.path.startsWith(`${path} `));
    const part = (label: string, paths: readonly string[]) => [
      `### ${label}`,
      nameTable(
        ['Command', 'What it is for'],
        paths.flatMap(withAllBelow).map(({path}) => [linkTo(path), escapeText(this.notesOn(path).purpose)]),
      ),
    ];
    const parts = groupsOf(this.command('pact')).flatMap(({label, commands: names}) => {
      const paths = names.map((name) => `pact ${name}`);
      const only = paths.length === 1 ? this.command(paths[0] ?? '') : undefined;
      if (only === undefined || GROUPS[only.path] === undefined) return part(label, paths);
      return groupsOf(only).flatMap((group) =>
        part(
          group.label,
          group.commands.map((name) => `${only.path} ${name}`),
        ),
      );
    });
    const groups = commands
      .filter(({path, subcommands}) => path.split(' ').length === 2 && subcommands.length > 0)
      .map(({path}) => linkTo(path));
    return ['## Commands', `These commands have a page that lists their subcommands: ${list(groups)}.`, ...parts].join(
      '\n\n',
    );
  }

  /** Scenarios that a reader would expect to fail and that end with 0. */
  private quietFailures(): string {
    const quiet: readonly (readonly [scenario: string, text: string])[] = [
      ['can-i-deploy-json-no', '`can-i-deploy` fails with `--output json`'],
      ['can-i-deploy-dry-run', '`can-i-deploy` fails with `--dry-run`'],
      ['verify-pending', 'The verification of a pending pact fails'],
      ['provider-contract-failed', 'You publish a failed self-verification'],
      ['delete-webhook-unknown', 'The webhook to delete does not exist'],
      ['delete-version-tag-unknown', 'The tag to delete does not exist'],
    ];
    return quiet
      .map(([name, text]) => {
        const scenario = this.scenario(name, 'the list of quiet failures');
        if (scenario.exitStatus !== 0)
          throw new Error(
            `${name} ends with ${scenario.exitStatus} now: take it out of the list of quiet failures in scripts/reference/commandPages.ts.`,
          );
        return `- [${text}](${commandAddress(commandOf(scenario.run, this.source.cli.commands).path)}#${name})`;
      })
      .join('\n');
  }
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The subcommands of a group in our order.
 * @throws Error when `GROUPS` leaves one out or names one that is not there
 */
export function groupsOf({path, subcommands}: Command): readonly Group[] {
  const groups = GROUPS[path] ?? [{label: 'Commands', commands: subcommands}];
  const named = groups.flatMap(({commands}) => commands);
  const missing = subcommands.filter((name) => !named.includes(name));
  const strange = named.filter((name) => !subcommands.includes(name));
  if (missing.length > 0)
    throw new Error(
      `GROUPS in scripts/reference/cliNotes.ts does not place ${list(missing)} of ${path}. Add it to a group.`,
    );
  if (strange.length > 0)
    throw new Error(
      `GROUPS in scripts/reference/cliNotes.ts names ${list(strange)}, which ${path} does not have. Remove it.`,
    );
  return groups;
}

/**
 * Writes the pages of the command line.
 * @returns the text of each page by its address
 * @throws Error that names the command and what to change, where our notes and the tool do not fit together
 */
export function writeCommandPages(source: CliSource): Map<string, string> {
  const pages = new Pages(source);
  const written = pages.write();
  const stale = source.notes === undefined ? Object.keys(HELP_FIXES).filter((help) => !pages.fixed.has(help)) : [];
  if (stale.length > 0)
    throw new Error(
      `HELP_FIXES in scripts/reference/cliNotes.ts mends texts that the tool does not print: ${stale.map((help) => JSON.stringify(help.slice(0, 80))).join(', ')}. Remove them, or copy the new text.`,
    );
  return written;
}
