import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { startReceiver } from '../src/replay/receiver.js';
import { replayScenario } from '../src/replay/scenario.js';
import { createMockBroker } from '../src/server.js';

const { scenarios } = JSON.parse(readFileSync(new URL('scenarios.json', import.meta.url), 'utf8'));
assert(scenarios.length > 100, 'The recorded scenarios are missing');

/** Webhooks are faster than in the real broker, so that the tests don't wait for minutes. */
const FAST = { webhookDelay: 20, webhookInterval: 10 };

for (const scenario of scenarios) {
  test(`${scenario.id}: ${scenario.title}`, async () => {
    const broker = createMockBroker({ settings: FAST });
    await new Promise((resolve) => broker.listen(0, '127.0.0.1', resolve));
    const receiver = await startReceiver();
    try {
      const base = `http://127.0.0.1:${broker.address().port}`;
      const steps = scenario.steps.map((step) => ({ ...step, wait: step.wait && 300 }));
      assert.deepEqual(await replayScenario({ ...scenario, steps }, { base, receiver, wait: 300 }), []);
    } finally {
      receiver.stop();
      broker.close();
      broker.closeAllConnections();
    }
  });
}

test('a difference is reported', async () => {
  const broker = createMockBroker();
  await new Promise((resolve) => broker.listen(0, '127.0.0.1', resolve));
  const receiver = await startReceiver();
  const step = { method: 'GET', path: '/no-such-thing', expect: { status: 200 } };
  const options = { base: `http://127.0.0.1:${broker.address().port}`, receiver, wait: 0 };
  const differences = await replayScenario({ id: 'x', area: 'x', title: 'x', steps: [step] }, options);
  receiver.stop();
  broker.close();
  broker.closeAllConnections();
  assert.deepEqual(differences, ['GET /no-such-thing: status: expected 200, got 404']);
});
