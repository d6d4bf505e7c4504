import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readCases } from '../src/cases.js';
import { cliPath } from '../src/comparator.js';
import { runCases } from '../src/run.js';

const cases = join(import.meta.dirname, '..', 'cases');
const file = (code, name) => join(cases, code, name);

/**
 * Runs the comparator's command-line program.
 *
 * @param {string[]} args
 * @returns {Promise<{status: number, stdout: string, stderr: string}>}
 * @throws {Error} if the program couldn't be started or was killed
 */
function opc(...args) {
  const { QUIRKS: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [cliPath, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const status = error ? error.code : 0;
      // If the code isn't a number, the program didn't exit by itself.
      if (typeof status === 'number') resolve({ status, stdout, stderr });
      else reject(error);
    });
  });
}

const oas = ['--oas', file('response.body.unknown', 'oas.yaml')];
const bad = file('response.body.unknown', 'pact.json');
const good = file('response.body.unknown', 'pact.fixed.json');

describe('exit code of opc', () => {
  test('is 0 if all pacts are compatible', async () => {
    assert.equal((await opc(...oas, good, good)).status, 0);
  });

  test('is 0 if there are only warnings', async () => {
    const { status, stdout } = await opc('--oas', file('request.query.unknown', 'oas.yaml'), file('request.query.unknown', 'pact.json'));
    assert.match(stdout, /"type":"warning"/);
    assert.equal(status, 0);
  });

  test('is the number of pacts that have errors; opc prints one line for each pact', async () => {
    const { status, stdout } = await opc(...oas, bad, good, bad);
    assert.equal(status, 2);
    assert.deepEqual(stdout.trimEnd().split('\n').map((line) => JSON.parse(line).length), [1, 0, 1]);
  });

  test('counts a pact with several errors once', async () => {
    const { status, stdout } = await opc('--oas', file('request.authorization.missing', 'oas.yaml'), file('response.header.unknown', 'pact.json'));
    assert.deepEqual(JSON.parse(stdout).map(({ type }) => type), ['error', 'error']);
    assert.equal(status, 1);
  });

  test('is 255 at most', async () => {
    assert.equal((await opc(...oas, ...Array.from({ length: 256 }, () => bad))).status, 255);
  });

  test('is also 1 if nothing could be compared', async () => {
    const missing = await opc(...oas, file('response.body.unknown', 'no-such-pact.json'));
    assert.equal(missing.status, 1);
    assert.equal(missing.stdout, '');
    assert.match(missing.stderr, /ENOENT/);

    const none = await opc(good);
    assert.equal(none.status, 1);
    assert.match(none.stderr, /--oas or --asyncapi/);
  });
});

test('opc prints the results in expected.json for each case', async (t) => {
  const withDescription = readCases().filter((item) => item.oas || item.asyncapi);
  const outcomes = await runCases(withDescription);
  assert.ok(withDescription.length > 0, 'no case has a description, so nothing was compared');

  for (const { code, oas: document } of withDescription) {
    const kind = document ? 'oas' : 'asyncapi';
    const { status, stdout } = await opc(`--${kind}`, file(code, `${kind}.yaml`), file(code, 'pact.json'));
    const { results } = outcomes.get(code);
    assert.equal(stdout, `${JSON.stringify(results)}\n`, code);
    assert.equal(status, results.some(({ type }) => type === 'error') ? 1 : 0, code);
  }
  t.diagnostic(`${withDescription.length} cases compared`);
});
