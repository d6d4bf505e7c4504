// If PACT_BROKER_BASE_URL is set, Pact also fetches pacts from that broker, and the verification of a local pact fails.
// Readers may have set the variable for another project, so the steps that verify a local pact delete it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listSteps, replay } from 'recordings';

const folder = join(import.meta.dirname, '..');
const providerTest = 'provider/product-api.pact.test.js';

/**
 * Verifies a step's local pact while the variable has the URL of a broker without pacts.
 *
 * @param {string} step @param {{exitStatus: number, says: string, change?: string}} expected and a command that runs before the verification
 */
const verify = (step, { exitStatus, says, change = 'true' }) =>
  replay(folder, {
    shows: `The verification of ${step}`,
    step,
    broker: true,
    before: ['node --test consumer/product-client.pact.test.js', change],
    run: `node --test ${providerTest}`,
    exitStatus,
    says,
    counterpart: '',
  });

test('every step that verifies a local pact deletes the variable', () => {
  const codes = listSteps(folder)
    .map((step) => join(folder, step, providerTest))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) => code.includes('pactUrls'));
  assert.equal(codes.length, 8, 'Steps 4 to 11 verify a local pact.');
  for (const { file, code } of codes) assert.match(code, /^delete process\.env\.PACT_BROKER_BASE_URL;$/m, file);
});

for (const step of ['step-5', 'step-11']) {
  test(`${step} passes although the variable is set`, async () => {
    await verify(step, { exitStatus: 0, says: '✔ the Product API keeps its contracts' });
  });
}

test('step 5 would fail if it did not delete the variable', async () => {
  await verify('step-5', {
    change: `sed -i.bak '/^delete process.env.PACT_BROKER_BASE_URL/d' ${providerTest}`,
    exitStatus: 1,
    says: "Failed to load pact - No pacts found for provider 'ProductAPI'",
  });
});
