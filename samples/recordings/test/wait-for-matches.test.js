import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const missing = { type: 'missing-request' };
const other = { type: 'request-mismatch' };
const preload = join(import.meta.dirname, '../wait-for-matches.cjs');

/**
 * Asks in a program of its own, as a consumer test does, what a mock server has missed.
 *
 * @param {import('node:test').TestContext} t
 * @param {object[][]} answers what the server says, time after time; the last one from then on
 * @param {string[]} [options] of Node.js
 * @returns {{asked: number, mismatches: object[]}}
 */
function ask(t, answers, options = ['--require', preload]) {
  const root = mkdtempSync(join(tmpdir(), 'pact-core-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'pact-core/src/consumer');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'internals.js'),
    `const answers = ${JSON.stringify(answers)}; let asked = 0;
exports.asked = () => asked;
exports.mockServerMismatches = () => answers[Math.min(asked++, answers.length - 1)];`,
  );
  writeFileSync(
    join(folder, 'index.js'),
    `const internals = require('./internals');
const mismatches = internals.mockServerMismatches({}, 1);
console.log(JSON.stringify({ mismatches, asked: internals.asked() }));`,
  );
  // What the samples run with has the wait already.
  const env = { ...process.env, NODE_OPTIONS: '' };
  return JSON.parse(execFileSync(process.execPath, [...options, join(folder, 'index.js')], { encoding: 'utf8', env }));
}

test('a consumer test that checks too early', async (t) => {
  await t.test('gets a missing request without the wait', (t) => assert.deepEqual(ask(t, [[missing], []], []), { mismatches: [missing], asked: 1 }));
  await t.test('waits until the request is noted', (t) => assert.deepEqual(ask(t, [[missing], [missing], []]), { mismatches: [], asked: 3 }));
  await t.test("returns at once if waiting can't help", (t) => assert.deepEqual(ask(t, [[other]]), { mismatches: [other], asked: 1 }));
  await t.test('eventually reports a request that never arrived', (t) => assert.deepEqual(ask(t, [[missing]]).mismatches, [missing]));
});
