import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { drift, forEachInParallel, formatOutput, readKept } from 'recordings';
import { readDescription } from '../describe.js';
import { findPactCommands } from '../checkCommand.js';
import { outputFile, recorded, replay } from '../replay.js';
import { scenarios, withoutScenario } from '../scenarios.js';

const entries = Object.entries(scenarios);

test('each scenario produces the output in its file', { timeout: 300_000 }, async (t) => {
  /** @type {string[]} */
  const differences = [];
  await forEachInParallel(Object.entries(recorded), async ([name, scenario]) => {
    const output = await replay(scenario);
    if (output.exitStatus !== scenario.exitStatus)
      differences.push(`${name} exited with code ${output.exitStatus}; expected ${scenario.exitStatus}.`);
    const difference = drift('pact-cli', name, readKept(outputFile(name)), formatOutput(output));
    if (difference) differences.push(difference);
  });
  t.diagnostic(`${Object.keys(recorded).length} recordings replayed`);
  assert.ok(entries.length > 0, 'There are no scenarios to replay.');
  assert.equal(differences.length, 0, differences.join('\n\n'));
});

test('a scenario fails with the reason if the mock broker has no resource for a request or if a setup command fails', async () => {
  const scenario = { title: '', exitStatus: 0, counterpart: '' };
  const unknown = {
    ...scenario,
    run: `${process.execPath} -e 'fetch(process.env.PACT_BROKER_BASE_URL + "/no-such-thing", { headers: { Authorization: "Bearer right" } })'`,
  };
  await assert.rejects(replay(unknown), /no resource for GET \/no-such-thing/);
  await assert.rejects(replay({ ...scenario, before: ['echo because >&2; false'], run: 'true' }), /echo because[\s\S]*because/);
});

test('each scenario has a counterpart with a different output', () => {
  for (const [name, { counterpart }] of entries) {
    assert.ok(scenarios[counterpart], `The counterpart of ${name} is ${counterpart}, but there is no such scenario. Correct it in scenarios.js.`);
    assert.notEqual(counterpart, name);
    assert.notEqual(
      readFileSync(outputFile(name), 'utf8'),
      readFileSync(outputFile(counterpart), 'utf8'),
      `${name} and ${counterpart} have the same output. Choose another counterpart.`,
    );
  }
});

test('each output file belongs to a scenario', () => {
  const files = readdirSync(new URL('../output', import.meta.url));
  assert.deepEqual(files.sort(), Object.keys(recorded).map((name) => `${name}.txt`).sort());
});

test('each command has a scenario or a reason for having none', (t) => {
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
