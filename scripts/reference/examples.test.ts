import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {commandOf, describeSetup, describeStep, reasonWithout, scenariosByCommand, wordsOf} from './examples';
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
  title: '',
  run,
  exitStatus: 0,
  counterpart: '',
  ...more,
});

describe('a command line', () => {
  test('is split at spaces outside quotes', () =>
    assert.deepEqual(wordsOf(`a 'b c' "d e" f`), ['a', 'b c', 'd e', 'f']));
  test('runs the longest matching command', () => {
    assert.equal(commandOf('pact broker list all --x', COMMANDS).path, 'pact broker list all');
    assert.equal(
      commandOf('pactflow publish-provider-contract a', COMMANDS).path,
      'pact pactflow publish-provider-contract',
    );
  });
  test('can set variables for its command', () =>
    assert.equal(commandOf('PACT_A=1 PACT_B=2 pact broker list --x C=3', COMMANDS).path, 'pact broker list'));
  test('throws an error if it runs no command', () =>
    assert.throws(() => commandOf('npm test', COMMANDS), /"npm test" doesn't run any command in cli\.json/));
  test('groups scenarios by command, in order', () =>
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
  test('finds the reason for a missing scenario by complete words', () => {
    const without = {scenarios: {}, withoutScenario: {'pact mock': 'starts a server'}};
    assert.equal(reasonWithout('pact mock start', without), 'starts a server');
    assert.equal(reasonWithout('pact mocks', without), undefined);
  });
});

describe('the setup of a scenario', () => {
  test('is described in sentences with links', () => {
    assert.equal(
      describeStep('pact broker publish pacts --consumer-app-version 1.0.0 --branch main', COMMANDS),
      'Version 1.0.0 of CatalogueWeb published its pact from the `main` branch ([`publish`](/docs/reference/cli/broker/publish)).',
    );
    assert.match(
      describeStep('PORT="$BROKEN_PORT"; ! pact verifier --provider-version 2.1.0', COMMANDS),
      /^Version 2\.1\.0 of ProductAPI, which returns `cost` instead of `price`, failed verification/,
    );
  });
  test('includes the provider and the environment', () =>
    assert.deepEqual(describeSetup(scenario('pact verifier', {brokenProvider: true, env: {A: '1'}}), COMMANDS), [
      'The provider at `$PORT` returns `cost` instead of `price`.',
      'The `A` environment variable is set to `1`.',
    ]));
  test('throws an error that names where to add a missing sentence', () => {
    assert.throws(
      () => describeStep('pact broker list', COMMANDS),
      /no sentence describes it\. Add a sentence for pact broker list to STEP_TEXTS/,
    );
    assert.throws(
      () => describeStep('pact broker publish pacts --branch main', COMMANDS),
      /doesn't have the option --consumer-app-version, which its sentence requires/,
    );
    assert.throws(() => describeStep('cp a b', COMMANDS), /doesn't run any command/);
  });
});
