import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {COMMANDS, CONNECTION, PROGRAMS, type CommandNotes} from './cliNotes';
import {groupsOf, writeCommandPages, type CliSource} from './commandPages';
import {readCli, type Command, type Option} from './model';

const command = (path: string, more: Partial<Command> = {}): Command => ({
  path,
  usage: `${path} [OPTIONS]`,
  subcommands: [],
  arguments: [],
  options: [],
  required: [],
  ...more,
});
const option = (long: string, more: Partial<Option> = {}): Option => ({long, help: 'help of <it>', ...more});
const PURPOSE = 'A purpose that is long enough for a description of a page in results.';
const root = join(__dirname, '../..');

const NAMES = ['verifier', 'mock', 'stub'];

/**
 * A CLI with three commands: one with examples, and two with a reason for having none. generate.test.ts tests the
 * index page.
 */
function sourceOf({
  notes,
  scenarios,
  pitfallTests = "test('it surprises', …)",
}: {
  notes?: Record<string, CommandNotes | undefined>;
  scenarios?: CliSource['scenarios']['scenarios'];
  pitfallTests?: string;
} = {}): CliSource {
  const recorded = (run: string, counterpart: string, exitStatus = 0) => ({
    title: 'It <surprises>',
    run,
    exitStatus,
    counterpart,
  });
  const options = [
    option('--help'),
    option('--file', {
      short: '-f',
      value: {name: 'FILE'},
      possibleValues: ['a', 'b'],
      default: 'a',
      env: 'FILE_VAR',
      requires: ['--other'],
    }),
  ];
  const all: Record<string, CommandNotes | undefined> = {
    ...Object.fromEntries(NAMES.map((name) => [`pact ${name}`, {purpose: PURPOSE}])),
    ...notes,
  };
  return {
    cli: {
      package: 'x@1.0.0',
      globalOptions: [option('--log')],
      commands: [
        command('pact verifier', {options, required: [['--file', '--dir']]}),
        command('pact mock'),
        command('pact stub'),
      ],
    },
    scenarios: {
      scenarios: scenarios ?? {yes: recorded('pact verifier --file x', 'no'), no: recorded('pact verifier', 'yes', 2)},
      withoutScenario: {'pact mock': 'starts a server', 'pact stub': 'starts a server'},
    },
    pitfallTests,
    recording: (name) => `✅ Recorded ${name} of 2 (in part)\nat noon`,
    notes: Object.fromEntries(
      Object.entries(all).flatMap(([path, value]) =>
        value === undefined ? [] : [[path, {related: ['pact mock'], ...value}]],
      ),
    ),
  };
}

const pageOf = (source: CliSource, address = '/docs/reference/cli/verifier'): string =>
  writeCommandPages(source).get(address) ?? '';

describe('the page of a command', () => {
  test('shows an option with its value, default, variable, and required options', () => {
    const page = pageOf(sourceOf());
    assert.match(
      page,
      /\| `--file`, `-f` `<FILE>` \| Help of \\<it\\>: `a` or `b`\. \*\*Required\*\* unless you use `--dir`\. Default: `a`\. This option requires `--other`\. Environment variable: `FILE_VAR`\. \|/,
    );
    assert.match(page, /\| `FILE_VAR` \| Sets `--file`\. \|/);
    assert.ok(page.indexOf('| `--file`') < page.indexOf('| `--help`'), 'required options come first');
  });
  test('shows an example with its recording, exit code, and counterpart', () => {
    const page = pageOf(sourceOf());
    assert.match(
      page,
      /### It \\<surprises\\> \{\/\* #no \*\/\}\n\n```sh run=samples\/pact-cli\/output\/no\.txt exit=2\n```\n\n```text output-of=samples\/pact-cli\/output\/no\.txt\n```\n\nThe command exits with code `2`\. For an example that succeeds, see \[It \\<surprises\\>\]\(#yes\)\./,
    );
    assert.match(page, /```sh run=samples\/pact-cli\/output\/yes\.txt\n```/);
    assert.match(page, /exits with code `0`\. For an example that fails, see \[It \\<surprises\\>\]\(#no\)\./);
    assert.match(page, /\| `2` \| \[It \\<surprises\\>\]\(#no\) \|/);
  });
  test('gives the reason for a missing example', () =>
    assert.match(
      pageOf(sourceOf(), '/docs/reference/cli/mock'),
      /This command has no recorded example because it starts a server\./,
    ));
  test('refers to the proof of a pitfall', () => {
    const pitfall = {id: 'a', title: '--file surprises', text: 'It does.'};
    const page = pageOf(
      sourceOf({
        notes: {
          'pact verifier': {
            purpose: PURPOSE,
            pitfalls: [
              {...pitfall, proof: {scenario: 'no'}},
              {...pitfall, id: 'b', proof: {test: 'it surprises'}},
            ],
          },
        },
      }),
    );
    assert.match(page, /### `--file` surprises \{\/\* #pitfall-a \*\/\}\n\nIt does\. \[See the example\]\(#no\)\./);
    assert.match(page, /#pitfall-b \*\/\}\n\nIt does\. Every build of this site tests this behavior\./);
  });

  test('explains a message, and links to an output that contains it', () => {
    const messages = [{id: 'a', text: 'Recorded … of … (in part)', meaning: 'It was.', scenario: 'no'}];
    assert.match(
      pageOf(sourceOf({notes: {'pact verifier': {purpose: PURPOSE, messages}}})),
      /### `Recorded … of … \(in part\)` \{\/\* #message-a \*\/\}\n\nIt was\. \[See the example\]\(#no\)\./,
    );
  });

  for (const [name, change, expected] of [
    [
      'a message that the output of its scenario does not contain',
      {
        notes: {
          'pact verifier': {
            purpose: PURPOSE,
            messages: [{id: 'a', text: 'Recorded … at dawn', meaning: 'B', scenario: 'no'}],
          },
        },
      },
      /message "Recorded … at dawn": the output of no doesn't contain this message\. Correct the text or the scenario/,
    ],
    [
      'a command without notes',
      {notes: {'pact verifier': undefined}},
      /cli\.json contains pact verifier, but COMMANDS in .*cliNotes\.ts doesn't\. Add an entry/,
    ],
    [
      'notes on a command that no longer exists',
      {notes: {'pact gone': {purpose: PURPOSE}}},
      /COMMANDS contains pact gone, but cli\.json doesn't\. Remove the entry/,
    ],
    [
      'a pitfall without its scenario',
      {
        notes: {
          'pact verifier': {purpose: PURPOSE, pitfalls: [{id: 'a', title: 'A', text: 'B', proof: {scenario: 'gone'}}]},
        },
      },
      /pact verifier, "A": .*scenarios\.js has no scenario gone/,
    ],
    [
      'a pitfall without its test',
      {
        notes: {
          'pact verifier': {purpose: PURPOSE, pitfalls: [{id: 'a', title: 'A', text: 'B', proof: {test: 'gone'}}]},
        },
      },
      /pitfalls\.test\.js has no test 'gone'\. Add the test, or remove the pitfall/,
    ],
    [
      'a related command that no longer exists',
      {notes: {'pact verifier': {purpose: PURPOSE, related: ['pact gone']}}},
      /refers to pact gone, but cli\.json has no such command/,
    ],
    [
      'a command with neither a scenario nor a reason for having none',
      {scenarios: {a: {title: '', run: 'pact stub', exitStatus: 0, counterpart: 'a'}}},
      /pact verifier has neither a scenario nor a reason/,
    ],
    [
      'a legacy example without the current approach',
      {scenarios: {a: {title: '', run: 'pact verifier', exitStatus: 0, counterpart: 'a', era: 'tags'}}},
      /LEGACY_EXAMPLE in cliNotes\.ts doesn't describe the current approach for pact verifier/,
    ],
    [
      'a counterpart that no longer exists',
      {scenarios: {a: {title: '', run: 'pact verifier', exitStatus: 0, counterpart: 'gone'}}},
      /scenarios\.js has no scenario gone/,
    ],
  ] as const) {
    test(`reports ${name}`, () => assert.throws(() => writeCommandPages(sourceOf(change)), expected));
  }
});

describe('groups', () => {
  test('reject a missing command and an unknown command', () => {
    assert.throws(
      () => groupsOf(command('pact', {subcommands: ['broker', 'new']})),
      /doesn't contain new of pact\. Add it to a group/,
    );
    assert.throws(
      () => groupsOf(command('pact', {subcommands: ['broker']})),
      /contains .*pactflow.*, but pact has no such subcommand\. Remove it/,
    );
  });
  test('default to a single group', () =>
    assert.deepEqual(groupsOf(command('pact x', {subcommands: ['a']})), [{label: 'Commands', commands: ['a']}]));
});

describe('the notes on the real CLI', () => {
  const {commands, package: name} = readCli(root);
  test('have a purpose of 50 to 160 characters without Markdown except code for each command', () => {
    const entries = Object.entries(COMMANDS);
    assert.equal(entries.length, commands.length);
    for (const [path, {purpose}] of entries) {
      const {length} = purpose.replace(/`/g, '');
      assert.ok(length >= 50 && length <= 160, `${path}: ${length} characters`);
      assert.doesNotMatch(purpose.replace(/`[^`]+`/g, ''), /[`*_[\]<>{}]/, path);
    }
  });
  test('list each program of the package', () => {
    const {bin, version} = JSON.parse(
      readFileSync(join(root, 'node_modules/@pact-foundation/pact-cli/package.json'), 'utf8'),
    ) as {bin: Record<string, string>; version: string};
    assert.equal(name, `@pact-foundation/pact-cli@${version}`);
    assert.deepEqual(Object.keys(PROGRAMS).sort(), Object.keys(bin).sort());
  });
  test('list the connection options, and each command that connects to a broker has all of them', () => {
    const connecting = commands.filter(({options}) => options.some(({long}) => long === '--broker-base-url'));
    assert.ok(connecting.length > 20);
    for (const {path, options} of connecting)
      assert.deepEqual(
        CONNECTION.filter((long) => !options.some((other) => other.long === long)),
        [],
        path,
      );
  });
});
