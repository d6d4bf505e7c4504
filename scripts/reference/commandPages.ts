import {CLI_PATH, commandPath, PROOFS_PATH} from '../../src/site/referenceUrls';
import {
  COMMANDS,
  CONNECTION,
  GROUPS,
  HELP_FIXES,
  LEGACY,
  LEGACY_EXAMPLE,
  MORE_VARIABLES,
  PROGRAMS,
  SECTION_LABELS,
  type CommandNotes,
  type Group,
  type Pitfall,
} from './cliNotes';
import {commandOf, describeMeanwhile, describeSetup, reasonWithout, scenariosByCommand} from './examples';
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

/** The sources of the pages. */
export interface CliSource {
  cli: Cli;
  scenarios: Scenarios;
  /** Text of `samples/pact-cli/test/pitfalls.test.js`, which tests the pitfalls that no scenario shows. */
  pitfallTests: string;
  /** Returns the recorded output of a scenario. */
  recording: (scenario: string) => string;
  /** Replaces the notes in `COMMANDS`, for tests. */
  notes?: Readonly<Record<string, CommandNotes>>;
}

const SOURCE = `${CLI_SAMPLE} and scripts/reference/cliNotes.ts`;

/** `pact broker publish` → `publish`. */
const nameOf = (path: string): string => path.split(' ').at(-1) ?? path;

/** Escapes a text, except for the code in backticks. */
const inlineText = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeText(part)))
    .join('');

/** `Runs a server. It's local.` → `Runs a server.` */
const firstSentence = (text: string): string => text.replace(/([.!?])\s[\s\S]*$/, '$1');

/** `The format.` → `The format: x, y, or z.` */
const withChoice = (text: string, values: readonly string[] | undefined): string =>
  values === undefined ? text : `${text.replace(/\.$/, '')}: ${list(values.map(code), 'or')}.`;

const linkTo = (path: string, text = path): string => `[${code(text)}](${commandPath(path)})`;

/** The heading of a section of options. A replaced heading keeps the anchor of the tool's heading. */
const sectionHeading = (section: string): string => {
  const label = SECTION_LABELS[section];
  return label === undefined ? `### ${section}` : heading(3, label, section.toLowerCase().replaceAll(' ', '-'));
};

/** Options of nearly every command. They aren't keywords of a page, and they're the last ones in its table. */
const COMMON_OPTIONS: readonly string[] = ['--output', '--enable-otel', '--help'];

class Pages {
  private readonly notes: Readonly<Record<string, CommandNotes>>;
  private readonly byCommand: ReadonlyMap<string, readonly string[]>;
  /** Help texts for which `HELP_FIXES` was used. */
  readonly fixed = new Set<string>();

  constructor(private readonly source: CliSource) {
    this.notes = source.notes ?? COMMANDS;
    this.byCommand = scenariosByCommand(source.scenarios, source.cli.commands);
  }

  /** The text of each page, by URL path. */
  write(): Map<string, string> {
    const paths = this.source.cli.commands.map(({path}) => path);
    const unknown = Object.keys(this.notes).filter((path) => !paths.includes(path));
    if (unknown.length > 0)
      throw new Error(
        `scripts/reference/cliNotes.ts: COMMANDS contains ${list(unknown)}, but cli.json doesn't. Remove the entry.`,
      );
    return new Map(
      this.source.cli.commands.map((command) => [
        commandPath(command.path),
        command.path === 'pact' ? this.index(command) : this.page(command),
      ]),
    );
  }

  private notesOn(path: string): CommandNotes {
    const notes = this.notes[path];
    if (notes === undefined)
      throw new Error(
        `cli.json contains ${path}, but COMMANDS in scripts/reference/cliNotes.ts doesn't. Add an entry with its purpose.`,
      );
    return notes;
  }

  private command(path: string): Command {
    const command = this.source.cli.commands.find((other) => other.path === path);
    if (command === undefined)
      throw new Error(
        `scripts/reference/cliNotes.ts refers to ${path}, but cli.json has no such command. Correct the path.`,
      );
    return command;
  }

  private head(command: Command, keywords: readonly string[]): string {
    const {purpose, audience = ['developer']} = this.notesOn(command.path);
    return pageHead(
      {
        title: command.path === 'pact' ? 'Command-line reference' : command.path,
        sidebarLabel: command.path === 'pact' ? 'Overview' : nameOf(command.path),
        description: purpose.replace(/`/g, ''),
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
    const own = command.options.filter(({long}) => !CONNECTION.includes(long) && !COMMON_OPTIONS.includes(long));
    const legacy = LEGACY[path];
    const keywords = [
      path,
      ...own.map(({long}) => long),
      ...own.flatMap(({env}) => env ?? []),
      ...(path.startsWith('pact broker ') ? [path.replace('pact broker', 'pact-broker')] : []),
    ];
    return joinParts([
      this.head(command, keywords),
      inlineText(purpose),
      legacy && `:::note[Legacy]\n\n${legacy}\n\n:::`,
      more,
      command.subcommands.length > 0 ? this.subcommands(command, 'Commands') : undefined,
      this.usage(command),
      this.arguments(command),
      this.options(command),
      this.variables(command),
      this.pitfalls(command),
      this.messages(command),
      command.subcommands.length === 0 ? this.examples(command) : undefined,
      command.subcommands.length === 0 ? this.exitCodes(command) : undefined,
      this.related(command),
    ]);
  }

  private subcommands(command: Command, title: string): string {
    const groups = groupsOf(command);
    const rows = ({commands}: Group) =>
      commands.map((name) => [
        linkTo(`${command.path} ${name}`, name),
        inlineText(this.notesOn(`${command.path} ${name}`).purpose),
      ]);
    const tables = groups.map((group) =>
      [groups.length > 1 ? `### ${group.label}` : '', nameTable(['Command', 'Purpose'], rows(group))]
        .filter(Boolean)
        .join('\n\n'),
    );
    return [`## ${title}`, ...tables].join('\n\n');
  }

  private usage({path, usage, required}: Command): string {
    const {package: name} = this.source.cli;
    const needs = required.map((alternatives) => {
      const names = list(
        alternatives.map((need) => code(need)),
        'or',
      );
      return alternatives.length === 2 ? `either ${names}` : names;
    });
    const replaceable = this.command(path).options.flatMap(({long, env}) =>
      env !== undefined && required.flat().includes(long) ? [{long, env}] : [],
    );
    const variables =
      replaceable.length === 0
        ? '.'
        : needs.length === 1 && replaceable.length === 1 && required.flat().length === 1
          ? `, which you can also set with the ${code(replaceable[0]?.env ?? '')} environment variable.`
          : `. You can also set ${list(replaceable.map(({long, env}) => `${code(long)} with the ${code(env)} environment variable`))}.`;
    return [
      '## Usage',
      // Unlike a code block, a code span wraps on a narrow screen, and readers don't copy it as a command.
      code(usage),
      [
        needs.length > 0 ? `The command requires ${list(needs)}${variables}` : '',
        `This page applies to ${code(name)}. To install and run the CLI, see [Install](${CLI_PATH}#install).`,
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
        withChoice(this.textOf(path, name, help), possibleValues),
        required ? '**Required.**' : '',
        many ? 'You can specify more than one value.' : '',
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
    const full = this.textOf(command.path, long, help);
    // A default in our own text goes after the possible values, in the same form as the tool's defaults.
    const [ending = '', ownDefault] = / The default is (.+\.)$/.exec(full) ?? [];
    const text = withChoice(full.slice(0, full.length - ending.length), possibleValues);
    const facts = [
      needs
        ? others.length > 0
          ? `**Required** unless you use ${list(others.map(code), 'or')}.`
          : '**Required.**'
        : '',
      ownDefault ? `Default: ${ownDefault}` : option.default === undefined ? '' : `Default: ${code(option.default)}.`,
      requires ? `This option requires ${list(requires.filter((name) => name !== long).map(code))}.` : '',
      env ? `Environment variable: ${code(env)}.` : '',
    ].filter(Boolean);
    return [`${names}${shown}`, [text, ...facts].join(' ')];
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
    const isRequired = ({long}: Option) => command.required.some((alternatives) => alternatives.includes(long));
    const rank = (option: Option) => (isRequired(option) ? -1 : COMMON_OPTIONS.indexOf(option.long) + 1);
    // Required options come first and common options last. Otherwise, the options are in the tool's order.
    const own = command.options.filter((option) => !connection.includes(option)).sort((a, b) => rank(a) - rank(b));
    // Options without a section come last, under their own heading if the tool has sections.
    const sections = [...new Set(own.map(({section}) => section ?? ''))].sort(
      (a, b) => Number(a === '') - Number(b === ''),
    );
    const tables = sections
      .flatMap((section) => [
        section ? sectionHeading(section) : sections.length > 1 ? '### General options' : '',
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
      `The command also accepts the [global options](${CLI_PATH}#global-options) for logs and telemetry.`,
    ].join('\n\n');
  }

  private variables(command: Command): string | undefined {
    const rows = [
      ...command.options
        .filter(({long}) => !CONNECTION.includes(long))
        .flatMap(({env, long, value}) =>
          env === undefined ? [] : [[code(env), `Sets ${code(long)}${value ? '' : ' if the value is `true`'}.`]],
        ),
      ...MORE_VARIABLES.filter(({commands}) => commands.includes(command.path)).map(({name, meaning}) => [
        code(name),
        meaning,
      ]),
    ];
    if (rows.length === 0) return undefined;
    return ['## Environment variables', nameTable(['Variable', 'Meaning'], rows)].join('\n\n');
  }

  private pitfalls({path}: Command): string | undefined {
    const {pitfalls = []} = this.notesOn(path);
    if (pitfalls.length === 0) return undefined;
    return [
      '## Known pitfalls',
      ...pitfalls.map((pitfall) =>
        [
          heading(3, helpText(pitfall.title), `pitfall-${pitfall.id}`),
          `${pitfall.text} ${this.proof(path, pitfall)}`,
        ].join('\n\n'),
      ),
    ].join('\n\n');
  }

  /** Returns a sentence that refers to the proof of a pitfall. @throws Error if its test or scenario doesn't exist */
  private proof(path: string, {title, proof}: Pitfall): string {
    if ('test' in proof) {
      if (!this.source.pitfallTests.includes(`test('${proof.test}'`))
        throw new Error(
          `${path}, "${title}": samples/pact-cli/test/pitfalls.test.js has no test '${proof.test}'. Add the test, or remove the pitfall from cliNotes.ts.`,
        );
      return 'Every build of this site tests this behavior.';
    }
    return this.exampleLink(path, proof.scenario, `${path}, "${title}"`);
  }

  /** @throws Error if the output of a message's scenario doesn't contain the message */
  private messages({path}: Command): string | undefined {
    const {messages = []} = this.notesOn(path);
    if (messages.length === 0) return undefined;
    return [
      '## What the messages mean',
      messages.length === 1
        ? `In the following message, ${code('…')} represents the parts that vary, such as names, versions, and URLs.`
        : `Most of the following messages come from the broker. In the headings, ${code('…')} represents the parts that vary, such as names, versions, and URLs.`,
      ...messages.map((message) => {
        const {id, text, meaning, scenario} = message;
        const reference = `${path}, message "${text}"`;
        if (!containsMessage(this.source.recording(scenario), text))
          throw new Error(
            `${reference}: the output of ${scenario} doesn't contain this message. Correct the text or the scenario in scripts/reference/cliNotes.ts.`,
          );
        const example = this.exampleLink(path, scenario, reference);
        return [heading(3, code(text), `message-${id}`), `${meaning} ${example}`].join('\n\n');
      }),
    ].join('\n\n');
  }

  /** A sentence that links to a scenario's example, which may be on the page of another command. */
  private exampleLink(path: string, name: string, reference: string): string {
    const {path: shownAt} = commandOf(this.scenario(name, reference).run, this.source.cli.commands);
    return shownAt === path ? `[See the example](#${name}).` : `[See an example](${commandPath(shownAt)}#${name}).`;
  }

  private scenario(name: string, reference: string): Scenario {
    const scenario = this.source.scenarios.scenarios[name];
    if (scenario === undefined)
      throw new Error(`${reference}: ${CLI_SAMPLE}/scenarios.js has no scenario ${name}. Add it, or correct the name.`);
    return scenario;
  }

  private examples({path}: Command): string {
    const names = this.byCommand.get(path) ?? [];
    const reason = reasonWithout(path, this.source.scenarios);
    if (names.length === 0) {
      if (reason === undefined)
        throw new Error(
          `${path} has neither a scenario nor a reason for having none in ${CLI_SAMPLE}/scenarios.js. Add one.`,
        );
      return `## Examples\n\nThis command has no recorded example because it ${reason}. The description on this page comes from the command's help text. See [How code on this site is verified](${PROOFS_PATH}).`;
    }
    return [
      '## Examples',
      `Each example is a recording of the program running against a [mock broker](${PROOFS_PATH}#mock-broker), which responds like a Pact Broker and contains only the data that the example describes. Every build compares the program's output with the recording.`,
      ...names.map((name) => this.example(path, name)),
    ].join('\n\n');
  }

  private example(path: string, name: string): string {
    const scenario = this.scenario(name, path);
    const {exitStatus, counterpart, era} = scenario;
    const recording = `${CLI_SAMPLE}/output/${name}.txt`;
    const stepLists = [
      ['The example was set up as follows:', describeSetup(scenario, this.source.cli.commands)],
      ['While the command waited, the following happened:', describeMeanwhile(scenario, this.source.cli.commands)],
    ] as const;
    const other = this.scenario(counterpart, name);
    const difference =
      (exitStatus === 0) === (other.exitStatus === 0)
        ? 'with a different outcome'
        : other.exitStatus === 0
          ? 'that succeeds'
          : 'that fails';
    const {path: otherPath} = commandOf(other.run, this.source.cli.commands);
    const link = `[${helpText(other.title)}](${otherPath === path ? '' : commandPath(otherPath)}#${counterpart})`;
    const legacy = era === undefined || LEGACY[path] !== undefined ? undefined : LEGACY_EXAMPLE[path];
    if (era !== undefined && LEGACY[path] === undefined && legacy === undefined)
      throw new Error(
        `${name} uses tags, but LEGACY_EXAMPLE in cliNotes.ts doesn't describe the current approach for ${path}. Add it.`,
      );
    return [
      heading(3, helpText(scenario.title), name),
      ...(legacy ? [`:::note[Legacy]\n\n${legacy}\n\n:::`] : []),
      ...stepLists.flatMap(([introduction, steps]) =>
        steps.length > 0 ? [[introduction, '', ...steps.map((step) => `- ${step}`)].join('\n')] : [],
      ),
      emptyCodeBlock('sh', `run=${recording}${exitStatus === 0 ? '' : ` exit=${exitStatus}`}`),
      emptyCodeBlock('text', `output-of=${recording}`),
      `The command exits with code ${code(String(exitStatus))}. For an example ${difference}, see ${link}.`,
    ].join('\n\n');
  }

  private exitCodes({path}: Command): string {
    const names = this.byCommand.get(path) ?? [];
    const byCode = new Map<number, string[]>();
    for (const name of names) {
      const scenario = this.scenario(name, path);
      byCode.set(scenario.exitStatus, [
        ...(byCode.get(scenario.exitStatus) ?? []),
        `[${helpText(scenario.title)}](#${name})`,
      ]);
    }
    const rows = [...byCode]
      .sort(([a], [b]) => a - b)
      .map(([exitCode, links]) => [code(String(exitCode)), links.join('; ')]);
    const general = `This command follows the [general rules for exit codes](${CLI_PATH}#exit-codes).`;
    return [
      '## Exit codes',
      ...(rows.length > 0
        ? [
            `${general} The commands in the examples return the following exit codes:`,
            table(['Exit code', 'Examples'], rows),
          ]
        : [general]),
    ].join('\n\n');
  }

  private related({path}: Command): string | undefined {
    const parent = path.split(' ').slice(0, -1).join(' ');
    const siblings = () =>
      (groupsOf(this.command(parent)).find(({commands}) => commands.includes(nameOf(path)))?.commands ?? []).map(
        (name) => `${parent} ${name}`,
      );
    const paths = (this.notesOn(path).related ?? siblings()).filter((other) => other !== path);
    const links = [...paths, ...(parent === 'pact' ? [] : [parent])].map(
      (other) =>
        `- ${linkTo(this.command(other).path)}: ${lowered(inlineText(firstSentence(this.notesOn(other).purpose)))}`,
    );
    return ['## Related commands', [...links, `- [All commands](${CLI_PATH}#commands)`].join('\n')].join('\n\n');
  }

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
        `Sets ${list([...(others.get(variable) ?? [meanings.get(variable) ?? ''])].map(code), 'or')} for ${usedBy(paths)}.`,
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
      `Use the commands in ${code(name)} to publish contracts, verify providers, and check and record deployments from a terminal or a pipeline. This reference has a page for each of the ${commands.length} commands. The options, defaults, and variables come from the program's help text, and the examples are recordings of actual runs.`,
      '## Install',
      'The npm package requires Node.js 16 or later. For Docker, Homebrew, Windows, and the standalone executable, see [Install the Pact CLI](/docs/install-pact-cli), which also lists the replacements for the legacy Ruby commands.',
      'To install the package in a project and pin its version in the lock file, run this command:',
      `\`\`\`sh check\nnpm install --save-dev --save-exact ${name}\n\`\`\``,
      'To run the CLI once without installing it, specify the package and the program:',
      `\`\`\`sh check\nnpx --package=${name} pact broker list-environments\n\`\`\``,
      `The package doesn't include a program with the same name as the package, so \`npx @pact-foundation/pact-cli\` doesn't work. The package includes these programs:`,
      table(
        ['Program', 'Runs'],
        Object.entries(PROGRAMS).map(([program, path]) => [
          code(program),
          program === path ? 'All commands' : linkTo(path),
        ]),
      ),
      this.subcommandTree(),
      '## Global options',
      'Every command accepts these options:',
      this.optionTable(command, globalOptions),
      `If you don't specify a command, the program also accepts ${own.map(({long, help}) => `${code(long)} to ${lowered(helpText(sentence(help)))}`).join(' ')} To print a command's options, add ${code('--help')} to the command.`,
      '## Environment variables',
      'Use environment variables to keep URLs and secrets out of command lines. An option on the command line takes precedence over the corresponding variable.',
      nameTable(['Variable', 'Meaning'], variableRows),
      '## Exit codes',
      "A command's exit code shows whether the command succeeded, so your pipeline can stop when a command fails. The commands use the following exit codes:",
      table(
        ['Exit code', 'Meaning'],
        [
          [
            '`0`',
            `The command succeeded. For [${code('can-i-deploy')}](${commandPath('pact broker can-i-deploy')}) and [${code('can-i-merge')}](${commandPath('pact broker can-i-merge')}), success means that you can deploy or merge the version.`,
          ],
          [
            '`1`',
            "The CLI couldn't reach the broker, the broker rejected the request or didn't find a resource, or a verification failed. The `can-i-deploy` and `can-i-merge` commands also return this code if a result is missing.",
          ],
          [
            '`2`',
            "The command line is incomplete or contains an unknown option or argument. The program didn't send any requests.",
          ],
        ],
      ),
      "Exit code 0 doesn't always mean success. For example, commands also exit with code 0 in the following cases:",
      this.quietFailures(),
      '## How this reference is generated',
      `This reference is generated from the help text of each command, and each build of this site checks that the pages still match the help text. The examples are recordings of the program running [against a mock broker](${PROOFS_PATH}#mock-broker). Each known pitfall is demonstrated by an example or a test, and each message that a page explains appears in the recorded output of an example.`,
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
        ['Command', 'Purpose'],
        paths.flatMap(withAllBelow).map(({path}) => [linkTo(path), inlineText(this.notesOn(path).purpose)]),
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
    return [
      '## Commands',
      `The following tables list all commands. Each command group also has a page that lists its subcommands: ${list(groups)}.`,
      ...parts,
    ].join('\n\n');
  }

  /** Scenarios that a reader would expect to fail, but that exit with code 0. */
  private quietFailures(): string {
    const quiet: readonly (readonly [scenario: string, text: string])[] = [
      ['can-i-deploy-json-no', 'A `can-i-deploy` check with `--output json` fails'],
      ['can-i-deploy-dry-run', 'A `can-i-deploy` check with `--dry-run` fails'],
      ['can-i-merge-dry-run', 'A `can-i-merge` check with `--dry-run` fails'],
      ['verify-pending', 'A pending pact fails verification'],
      ['provider-contract-failed', 'You publish a failed self-verification'],
      ['test-webhook', 'You test a webhook whose request fails'],
      ['delete-webhook-unknown', "You delete a webhook that doesn't exist"],
      ['delete-version-tag-unknown', "You delete a tag that doesn't exist"],
    ];
    return quiet
      .map(([name, text]) => {
        const scenario = this.scenario(name, 'the list of quiet failures');
        if (scenario.exitStatus !== 0)
          throw new Error(
            `${name} now exits with code ${scenario.exitStatus}. Remove it from the list in quietFailures() in scripts/reference/commandPages.ts.`,
          );
        return `- [${text}](${commandPath(commandOf(scenario.run, this.source.cli.commands).path)}#${name})`;
      })
      .join('\n');
  }
}

/** Whether an output contains a message. A `…` matches any text within a line, and a space also matches a new line. */
const containsMessage = (output: string, message: string): boolean =>
  new RegExp(message.split('…').map(escapeRegExp).join('.*').replaceAll(' ', '\\s+')).test(output);

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns the subcommands of a command in the groups and the order of `GROUPS`.
 * @throws Error if `GROUPS` omits a subcommand or contains one that doesn't exist
 */
export function groupsOf({path, subcommands}: Command): readonly Group[] {
  const groups = GROUPS[path] ?? [{label: 'Commands', commands: subcommands}];
  const named = groups.flatMap(({commands}) => commands);
  const missing = subcommands.filter((name) => !named.includes(name));
  const unknown = named.filter((name) => !subcommands.includes(name));
  if (missing.length > 0)
    throw new Error(
      `GROUPS in scripts/reference/cliNotes.ts doesn't contain ${list(missing)} of ${path}. Add it to a group.`,
    );
  if (unknown.length > 0)
    throw new Error(
      `GROUPS in scripts/reference/cliNotes.ts contains ${list(unknown)}, but ${path} has no such subcommand. Remove it.`,
    );
  return groups;
}

/**
 * Generates the pages of the command-line reference.
 * @returns the text of each page by its URL path
 * @throws Error that names the command and the fix, if `cliNotes.ts` doesn't match the tool
 */
export function writeCommandPages(source: CliSource): Map<string, string> {
  const pages = new Pages(source);
  const written = pages.write();
  const stale = source.notes === undefined ? Object.keys(HELP_FIXES).filter((help) => !pages.fixed.has(help)) : [];
  if (stale.length > 0)
    throw new Error(
      `HELP_FIXES in scripts/reference/cliNotes.ts replaces texts that the tool no longer prints: ${stale.map((help) => JSON.stringify(help.slice(0, 80))).join(', ')}. Remove them, or update them to the new text.`,
    );
  return written;
}
