import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {commandOf, reasonWithout, scenariosByCommand, tellBefore, tellStep, wordsOf} from './examples';
import type {Command, Scenario} from './model';

const command = (path: string): Command => ({
  path,
  usage: '',
  subcommands: [],
  arguments: [],
  options: [],
  required: [],
});
const COMMANDS = [
  'pact',
  'pact broker',
  'pact broker publish',
  'pact broker create-webhook',
  'pact broker list',
  'pact broker list all',
  'pact pactflow publish-provider-contract',
  'pact verifier',
].map(command);
const scenario = (run: string, more: Partial<Scenario> = {}): Scenario => ({
  shows: '',
  run,
  exitStatus: 0,
  twin: '',
  ...more,
});

describe('a command line', () => {
  test('is split at spaces outside quotes', () =>
    assert.deepEqual(wordsOf(`a 'b c' "d e" f`), ['a', 'b c', 'd e', 'f']));
  test('calls the longest command that fits', () => {
    assert.equal(commandOf('pact broker list all --x', COMMANDS).path, 'pact broker list all');
    assert.equal(
      commandOf('pactflow publish-provider-contract a', COMMANDS).path,
      'pact pactflow publish-provider-contract',
    );
  });
  test('that calls none is told', () =>
    assert.throws(() => commandOf('npm test', COMMANDS), /"npm test" calls no command that cli\.json has/));
  test('scenarios are gathered by command, in order', () =>
    assert.deepEqual(
      scenariosByCommand(
        {
          scenarios: {
            a: scenario('pact broker publish x'),
            b: scenario('pact verifier'),
            c: scenario('pact broker publish y'),
          },
          withoutScenario: {},
        },
        COMMANDS,
      ),
      new Map([
        ['pact broker publish', ['a', 'c']],
        ['pact verifier', ['b']],
      ]),
    ));
  test('may have a reason for having none, by whole words', () => {
    const without = {scenarios: {}, withoutScenario: {'pact mock': 'starts a server'}};
    assert.equal(reasonWithout('pact mock start', without), 'starts a server');
    assert.equal(reasonWithout('pact mocks', without), undefined);
  });
});

describe('what came before', () => {
  test('is told in words, with links', () => {
    assert.equal(
      tellStep('pact broker publish pacts --consumer-app-version 1.0.0 --branch main', COMMANDS),
      'Version 1.0.0 of CatalogueWeb published its pact from branch `main` ([`publish`](/docs/reference/cli/broker/publish)).',
    );
    assert.match(
      tellStep('PORT="$BROKEN_PORT"; ! pact verifier --provider-version 2.1.0', COMMANDS),
      /^Version 2\.1\.0 of ProductAPI, which writes `cost` for `price`, failed the pact/,
    );
  });
  test('names the circumstances too', () =>
    assert.deepEqual(tellBefore(scenario('pact verifier', {brokenProvider: true, env: {A: '1'}}), COMMANDS), [
      'At `$PORT` answers a provider that writes `cost` for `price`.',
      '`A=1` is set in the environment.',
    ]));
  test('that nobody put into words is told, with where to add it', () => {
    assert.throws(
      () => tellStep('pact broker list', COMMANDS),
      /no sentence says what it does\. Add one for pact broker list to TOLD/,
    );
    assert.throws(
      () => tellStep('pact broker publish pacts --branch main', COMMANDS),
      /has no --consumer-app-version, which the sentence about it needs/,
    );
    assert.throws(() => tellStep('cp a b', COMMANDS), /calls no command/);
  });
});
