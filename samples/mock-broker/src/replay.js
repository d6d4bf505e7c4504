#!/usr/bin/env node
// Replays recorded scenarios against a broker: `npm run replay -- --base http://127.0.0.1:9292 [--only publish,wip]
// [--data FILE]`
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startReceiver } from './replay/receiver.js';
import { replayScenario } from './replay/scenario.js';

const { values: options } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string' }, data: { type: 'string' }, wait: { type: 'string' } },
});
if (!options.base) throw new Error('Give the URL of a broker without data: --base http://127.0.0.1:9292');

const file = options.data ?? new URL('../test/scenarios.json', import.meta.url);
const only = options.only?.split(',');
/** @type {{scenarios: import('./replay/scenario.js').Scenario[]}} */
const { scenarios } = JSON.parse(readFileSync(file, 'utf8'));
const chosen = scenarios.filter(({ id, area }) => !only || only.some((text) => id.includes(text) || area === text));
if (chosen.length === 0) throw new Error(`No scenario matches --only ${options.only}`);

const base = options.base.replace(/\/$/, '');
const receiver = await startReceiver();
let failures = 0;
for (const scenario of chosen) {
  await fetch(`${base}/integrations`, { method: 'DELETE' });
  await deleteEnvironments();
  const differences = await replayScenario(scenario, { base, receiver, wait: Number(options.wait ?? 25_000) });
  if (differences.length > 0) failures += 1;
  console.log(`${differences.length === 0 ? 'PASS' : 'FAIL'} ${scenario.id}: ${scenario.title}`);
  for (const difference of differences) console.log(`     ${difference}`);
}
receiver.stop();
console.log(`\n${chosen.length} scenarios, ${chosen.length - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

async function deleteEnvironments() {
  const body = await (await fetch(`${base}/environments`)).json();
  for (const { uuid } of body._embedded?.environments ?? [])
    await fetch(`${base}/environments/${uuid}`, { method: 'DELETE' });
}
