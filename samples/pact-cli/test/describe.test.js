import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { diffLines } from 'recordings';
import { describeCli, descriptionFile, formatDescription, readDescription, readHelp, toOption } from '../describe.js';

test('cli.json describes the installed CLI', { timeout: 120_000 }, (t) => {
  const now = describeCli();
  t.diagnostic(
    `${now.package}: ${now.commands.length} commands, ${now.commands.flatMap(({ options }) => options).length} options`,
  );
  const [kept, current] = [readFileSync(descriptionFile, 'utf8'), formatDescription(now)];
  assert.ok(
    kept === current,
    `cli.json does not describe the installed CLI. Run npm run describe.\n${kept === current ? '' : diffLines(kept, current)}`,
  );
});

test('the description contains the data that pages and checks need', () => {
  const { commands, globalOptions } = readDescription();
  /** @param {string} path */
  const command = (path) => commands.find((other) => other.path === path) ?? assert.fail(`no ${path}`);
  const publish = command('pact broker publish');
  assert.equal(publish.summary, 'Publishes pacts to the Pact Broker');
  assert.deepEqual(publish.required, [
    ['--broker-base-url'],
    ['PACT_FILES_DIRS_OR_GLOBS'],
    ['--consumer-app-version', '--auto-detect-version-properties'],
  ]);
  assert.deepEqual(publish.options.find(({ long }) => long === '--output')?.possibleValues, ['json', 'text', 'pretty']);
  assert.equal(publish.options.find(({ long }) => long === '--broker-token')?.env, 'PACT_BROKER_TOKEN');
  assert.equal(publish.options.find(({ long }) => long === '--retries')?.default, '8');
  assert.deepEqual(command('pact verifier').options.find(({ long }) => long === '--publish')?.requires, [
    '--provider-name',
    '--broker-url',
    '--provider-version',
  ]);
  assert.deepEqual(command('pact verifier').options.find(({ long }) => long === '--no-colour')?.aliases, ['--no-color']);
  assert.deepEqual(command('pact broker').subcommands.includes('can-i-deploy'), true);
  assert.ok(globalOptions.some(({ long }) => long === '--log-level'));
});

test('the description contains no paths of the machine on which it was generated', () => {
  assert.doesNotMatch(readFileSync(descriptionFile, 'utf8'), /\/(?:home|root|tmp|etc|usr|work)\//);
});

test('a help text that can not be parsed is an error', () => {
  assert.throws(
    () => readHelp('About.\n\nUsage: pact x\n\nOptions:\n  --a  One\n weird\n'),
    /can't parse this line of a help text: " weird"/,
  );
  assert.throws(() => toOption({ head: '--a {odd}', text: '' }, 'Options'), /can't parse this option/);
});
