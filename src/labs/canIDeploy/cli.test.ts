import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {LabBroker, queryOf, type BrokerEvent, type Question} from './broker';
import {commandLine, formatOutput, formatTable, type Options} from './cli';

const contract = (name: string): unknown =>
  JSON.parse(readFileSync(`samples/pact-cli/contracts/${name}.json`, 'utf8')) as unknown;

/** The parts of a recording. */
function recording(name: string): {before: string[]; command: string; exitStatus: number; stdout: string} {
  const text = readFileSync(`samples/pact-cli/output/${name}.txt`, 'utf8');
  const part = (title: string, next: string): string => {
    const [, found] = new RegExp(`=== ${title} ===\n([\\s\\S]*?)=== ${next} ===\n`).exec(text) ?? [];
    return found ?? assert.fail(`${name} has no ${title}`);
  };
  return {
    before: part('before', 'command').split('\n').filter(Boolean),
    command: part('command', 'exit status').trim(),
    exitStatus: Number(part('exit status', 'stdout')),
    stdout: part('stdout', 'stderr'),
  };
}

/** Sends to a broker what the commands before a recording sent. */
function brokerAfter(commands: readonly string[]): LabBroker {
  const broker = new LabBroker();
  let content = contract('pact');
  let lastConsumer = '';
  const option = (command: string, name: string): string => new RegExp(`--${name} (\\S+)`).exec(command)?.[1] ?? '';
  for (const command of commands) {
    const recorded = /record-(?:deployment|release)/.exec(command)?.[0] as 'record-deployment' | undefined;
    let event: BrokerEvent | undefined;
    if (command.startsWith('cp ')) content = contract('pact-changed');
    else if (command.includes('publish pacts')) {
      lastConsumer = option(command, 'consumer-app-version');
      const pacts = [{provider: 'ProductAPI', content}];
      event = {kind: 'publish', application: 'CatalogueWeb', version: lastConsumer, branch: 'main', pacts};
    } else if (command.includes('pact verifier'))
      event = {
        kind: 'verify',
        provider: 'ProductAPI',
        version: option(command, 'provider-version'),
        branch: option(command, 'provider-branch'),
        consumer: 'CatalogueWeb',
        consumerVersion: lastConsumer,
        success: !command.includes('BROKEN_PORT'),
      };
    else if (recorded !== undefined)
      event = {
        kind: recorded,
        application: option(command, 'pacticipant'),
        version: option(command, 'version'),
        environment: option(command, 'environment'),
      };
    else if (command.includes('create-or-update-version'))
      event = {kind: 'publish', application: 'ProductAPI', version: '2.0.0', branch: 'main', pacts: []};
    else assert.fail(`unknown command: ${command}`);
    if (event !== undefined) broker.receive(event);
  }
  return broker;
}

/** The recordings that a question without other options can ask. */
const RECORDED: readonly (readonly [name: string, question: Question, options?: Options])[] = [
  ['can-i-deploy-yes', {application: 'CatalogueWeb', version: '1.0.0', environment: 'production'}],
  ['can-i-deploy-no', {application: 'CatalogueWeb', version: '1.0.0', environment: 'production'}],
  ['can-i-deploy-unknown', {application: 'CatalogueWeb', version: '1.1.0', environment: 'production'}],
  ['can-i-deploy-nothing-deployed', {application: 'CatalogueWeb', version: '1.0.0', environment: 'production'}],
  ['can-i-deploy-provider-first', {application: 'ProductAPI', version: '2.0.0', environment: 'production'}],
  ['can-i-deploy-provider-no', {application: 'ProductAPI', version: '2.1.0', environment: 'production'}],
  ['can-i-deploy-several-releases', {application: 'ProductAPI', version: '2.0.0', environment: 'production'}],
  ['can-i-deploy-unknown-version', {application: 'CatalogueWeb', version: '9.9.9', environment: 'production'}],
  ['can-i-deploy-unknown-application', {application: 'Catalogue', version: '1.0.0', environment: 'production'}],
  ['can-i-deploy-unknown-environment', {application: 'CatalogueWeb', version: '1.0.0', environment: 'prod'}],
  ['can-i-deploy-json-no', {application: 'CatalogueWeb', version: '1.0.0', environment: 'production'}, {json: true}],
  ['can-i-merge-yes', {application: 'CatalogueWeb', version: '1.0.0'}],
  ['can-i-merge-no', {application: 'CatalogueWeb', version: '1.0.0'}],
  ['can-i-merge-no-main-branch', {application: 'CatalogueWeb', version: '1.0.0'}],
];

describe('the output of can-i-deploy', () => {
  for (const [name, question, options] of RECORDED)
    test(`is the one of the recording ${name}, byte for byte`, () => {
      const {before, command, exitStatus, stdout} = recording(name);
      assert.equal(commandLine(question, options), command);
      assert.deepEqual(formatOutput(brokerAfter(before).ask(question), options), {stdout, exitStatus});
    });

  test('with retries is the one of the recordings before and after the result arrives', () => {
    const question = {application: 'CatalogueWeb', version: '1.0.0', environment: 'production'};
    for (const [name, meanwhile] of [
      ['can-i-deploy-retry-in-vain', []],
      ['can-i-deploy-retry', ['pact verifier --provider-version 2.0.0 --provider-branch main']],
    ] as const) {
      const {before, stdout, exitStatus} = recording(name);
      assert.deepEqual(formatOutput(brokerAfter([...before, ...meanwhile]).ask(question)), {stdout, exitStatus});
    }
    assert.match(commandLine(question, {retry: true}), / --retry-while-unknown 30 --retry-interval 10$/);
  });

  test('has the column of PactFlow for results of comparisons', () => {
    const {stdout} = recording('bi-directional-no');
    const row = {
      consumer: {name: 'CatalogueWeb', version: {number: '1.0.0'}},
      provider: {name: 'ProductAPI', version: {number: '2.1.0'}},
      verificationResult: {success: false, _links: {self: {href: ''}}},
      verificationType: 'BDCT',
    };
    assert.ok(stdout.startsWith(`${formatTable([row])}\n`));
  });

  test('comes from the request that the CLI sends', () => {
    const {stdout} = recording('can-i-deploy-wrong-token');
    const question = {application: 'CatalogueWeb', version: '1.0.0', environment: 'production'};
    assert.ok(stdout.includes(`/matrix?${queryOf(question)}'`));
  });

  test('covers applications that are deployed together, and quotes names for the shell', () => {
    const question = {application: 'A', version: '1', environment: 'test', together: ["B's"]};
    assert.equal(
      commandLine(question),
      "pact broker can-i-deploy --pacticipant A --version 1 --pacticipant 'B'\\''s' --version 1 --to-environment test",
    );
  });
});
