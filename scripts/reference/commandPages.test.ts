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

/** A CLI of three commands: one with examples, two with a reason for none. The index is made from the real one, in generate.test.ts. */
function sourceOf({
  notes,
  scenarios,
  trapTests = "test('it surprises', …)",
}: {
  notes?: Record<string, CommandNotes | undefined>;
  scenarios?: CliSource['scenarios']['scenarios'];
  trapTests?: string;
} = {}): CliSource {
  const ran = (run: string, twin: string, exitStatus = 0) => ({shows: 'A trap: it <surprises>', run, exitStatus, twin});
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
      scenarios: scenarios ?? {yes: ran('pact verifier --file x', 'no'), no: ran('pact verifier', 'yes', 2)},
      withoutScenario: {'pact mock': 'starts a server', 'pact stub': 'starts a server'},
    },
    trapTests,
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
  test('says an option with its value, default, variable, and needs', () => {
    const page = pageOf(sourceOf());
    assert.match(
      page,
      /\| `--file`, `-f` `<FILE>` \| Help of \\<it\\>\. \*\*Required\*\*, or `--dir`\. One of `a` or `b`\. Default: `a`\. Variable: `FILE_VAR`\. Needs `--other`\. \|/,
    );
    assert.match(page, /\| `FILE_VAR` \| Same as `--file`\. \|/);
    assert.ok(page.indexOf('| `--file`') < page.indexOf('| `--help`'), 'what is needed stands first');
  });
  test('shows what ran by its recording, with its exit status and twin', () => {
    const page = pageOf(sourceOf());
    assert.match(
      page,
      /### It \\<surprises\\> \{\/\* #no \*\/\}\n\n```sh run=samples\/pact-cli\/output\/no\.txt exit=2\n```\n\n```text output-of=samples\/pact-cli\/output\/no\.txt\n```\n\nExit status `2`\. Compare: \[It \\<surprises\\>\]\(#yes\)\./,
    );
    assert.match(page, /```sh run=samples\/pact-cli\/output\/yes\.txt\n```/);
    assert.match(page, /\| `2` \| \[It \\<surprises\\>\]\(#no\) \|/);
  });
  test('says why nothing ran', () =>
    assert.match(
      pageOf(sourceOf(), '/docs/reference/cli/mock'),
      /This command has no recorded example because it starts a server\./,
    ));
  test('puts a trap beside what proves it', () => {
    const trap = {id: 'a', title: '--file surprises', text: 'It does.'};
    const page = pageOf(
      sourceOf({
        notes: {
          'pact verifier': {
            purpose: PURPOSE,
            traps: [
              {...trap, proof: {scenario: 'no'}},
              {...trap, id: 'b', proof: {test: 'it surprises'}},
            ],
          },
        },
      }),
    );
    assert.match(page, /### `--file` surprises \{\/\* #trap-a \*\/\}\n\nIt does\. \[See the example\]\(#no\)\./);
    assert.match(page, /#trap-b \*\/\}\n\nIt does\. A test of this site verifies this behavior with each build\./);
  });

  for (const [name, change, expected] of [
    [
      'a command that we say nothing about',
      {notes: {'pact verifier': undefined}},
      /cli\.json has pact verifier, and .*cliNotes\.ts says nothing about it\. Add an entry/,
    ],
    [
      'a note on a command that is gone',
      {notes: {'pact gone': {purpose: PURPOSE}}},
      /COMMANDS has pact gone, which cli\.json does not have\. Remove it/,
    ],
    [
      'a trap without its scenario',
      {
        notes: {
          'pact verifier': {purpose: PURPOSE, traps: [{id: 'a', title: 'A', text: 'B', proof: {scenario: 'gone'}}]},
        },
      },
      /pact verifier, "A": there is no scenario gone/,
    ],
    [
      'a trap without its test',
      {notes: {'pact verifier': {purpose: PURPOSE, traps: [{id: 'a', title: 'A', text: 'B', proof: {test: 'gone'}}]}}},
      /traps\.test\.js has no test 'gone'\. Write it, or take the trap out/,
    ],
    [
      'a related command that is gone',
      {notes: {'pact verifier': {purpose: PURPOSE, related: ['pact gone']}}},
      /names pact gone, which cli\.json does not have/,
    ],
    [
      'a command with neither example nor reason',
      {scenarios: {a: {shows: '', run: 'pact stub', exitStatus: 0, twin: 'a'}}},
      /pact verifier has neither a scenario nor a reason/,
    ],
    [
      'a legacy example without a way of today',
      {scenarios: {a: {shows: '', run: 'pact verifier', exitStatus: 0, twin: 'a', era: 'tags'}}},
      /LEGACY_EXAMPLE in cliNotes\.ts does not say what pact verifier does today/,
    ],
    [
      'a twin that is gone',
      {scenarios: {a: {shows: '', run: 'pact verifier', exitStatus: 0, twin: 'gone'}}},
      /there is no scenario gone/,
    ],
  ] as const) {
    test(`refuses ${name}`, () => assert.throws(() => writeCommandPages(sourceOf(change)), expected));
  }
});

describe('the groups', () => {
  test('refuse a command that is in none, and one that is not there', () => {
    assert.throws(
      () => groupsOf(command('pact', {subcommands: ['broker', 'new']})),
      /does not place new of pact\. Add it to a group/,
    );
    assert.throws(
      () => groupsOf(command('pact', {subcommands: ['broker']})),
      /names .*pactflow.*, which pact does not have\. Remove it/,
    );
  });
  test('of a command without any are one', () =>
    assert.deepEqual(groupsOf(command('pact x', {subcommands: ['a']})), [{label: 'Commands', commands: ['a']}]));
});

describe('our notes on the real CLI', () => {
  const {commands, package: name} = readCli(root);
  test('have a purpose of 50 to 160 characters for each command, without the signs of Markdown', () => {
    const entries = Object.entries(COMMANDS);
    assert.equal(entries.length, commands.length);
    for (const [path, {purpose}] of entries) {
      assert.ok(purpose.length >= 50 && purpose.length <= 160, `${path}: ${purpose.length} characters`);
      assert.doesNotMatch(purpose, /[`*_[\]<>{}]/, path);
    }
  });
  test('name every program of the package', () => {
    const {bin, version} = JSON.parse(
      readFileSync(join(root, 'node_modules/@pact-foundation/pact-cli/package.json'), 'utf8'),
    ) as {bin: Record<string, string>; version: string};
    assert.equal(name, `@pact-foundation/pact-cli@${version}`);
    assert.deepEqual(Object.keys(PROGRAMS).sort(), Object.keys(bin).sort());
  });
  test('know the connection options: each command that has one of them has all', () => {
    const asking = commands.filter(({options}) => options.some(({long}) => long === '--broker-base-url'));
    assert.ok(asking.length > 20);
    for (const {path, options} of asking)
      assert.deepEqual(
        CONNECTION.filter((long) => !options.some((other) => other.long === long)),
        [],
        path,
      );
  });
});
