import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { drift, forEachInParallel, formatOutput, readKept } from 'recordings';
import { readDescription } from '../describe.js';
import { findPactCommands } from '../checkCommand.js';
import { outputFile, replay } from '../replay.js';
import { scenarios, withoutScenario } from '../scenarios.js';

const entries = Object.entries(scenarios);

test('every scenario gives what its output file has', { timeout: 300_000 }, async (t) => {
  /** @type {string[]} */
  const differences = [];
  await forEachInParallel(entries, async ([name, scenario]) => {
    const output = await replay(scenario);
    if (output.exitStatus !== scenario.exitStatus)
      differences.push(`${name} ended with ${output.exitStatus}, not with ${scenario.exitStatus}.`);
    const difference = drift('pact-cli', name, readKept(outputFile(name)), formatOutput(output));
    if (difference) differences.push(difference);
  });
  t.diagnostic(`${entries.length} recordings replayed`);
  assert.ok(entries.length > 0, 'There is no scenario to replay.');
  assert.equal(differences.length, 0, differences.join('\n\n'));
});

test('a scenario that the stand-in cannot serve, or that cannot be prepared, fails with the reason', async () => {
  const scenario = { shows: '', exitStatus: 0, twin: '' };
  const unknown = {
    ...scenario,
    run: `${process.execPath} -e 'fetch(process.env.PACT_BROKER_BASE_URL + "/metrics", { headers: { Authorization: "Bearer right" } })'`,
  };
  await assert.rejects(replay(unknown), /no route for GET \/metrics/);
  await assert.rejects(replay({ ...scenario, before: ['echo because >&2; false'], run: 'true' }), /echo because[\s\S]*because/);
});

test('every scenario has a twin that ends another way', () => {
  for (const [name, { twin }] of entries) {
    assert.ok(scenarios[twin], `The twin of ${name} is ${twin}, which is no scenario.`);
    assert.notEqual(twin, name);
    assert.notEqual(
      readFileSync(outputFile(name), 'utf8'),
      readFileSync(outputFile(twin), 'utf8'),
      `${name} and ${twin} have the same output.`,
    );
  }
});

test('every output file belongs to a scenario', () => {
  const files = readdirSync(new URL('../output', import.meta.url));
  assert.deepEqual(files.sort(), entries.map(([name]) => `${name}.txt`).sort());
});

test('every command has a scenario, or a reason why not', (t) => {
  const lines = entries
    .flatMap(([, { run }]) => findPactCommands(run))
    .map(({ program, words }) =>
      [...(program === 'pactflow' ? ['pact', 'pactflow'] : [program]), ...words.map(({ text }) => text)].join(' '),
    );
  const commands = readDescription()
    .commands.filter(({ subcommands }) => subcommands.length === 0)
    .map(({ path }) => path);
  const excused = commands.filter((path) =>
    Object.keys(withoutScenario).some((beginning) => `${path} `.startsWith(`${beginning} `)),
  );
  const missing = commands.filter((path) => !excused.includes(path) && !lines.some((line) => `${line} `.startsWith(`${path} `)));
  t.diagnostic(
    `${commands.length} commands: ${commands.length - excused.length} with a scenario, ${excused.length} with a reason`,
  );
  assert.deepEqual(missing, [], 'Add a scenario for these commands, or a reason to withoutScenario.');
});
