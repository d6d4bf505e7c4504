import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readToolchain } from './language.js';
import { mustSucceed, runInFolder } from './shell.js';

/**
 * The interactions of a pact that a library wrote, by description, with the parts that the tests compare. Libraries differ in the order of interactions.
 *
 * @param {string} text of the pact
 * @returns {Record<string, {content: unknown, rules: unknown}>}
 */
export const responsesIn = (text) =>
  Object.fromEntries(
    JSON.parse(text)
      .interactions.map(({ description, response }) => [description, { content: response.body.content, rules: response.matchingRules?.body ?? {} }])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Adds a test that runs a project in another language, and compares the bodies and rules in the pact that it writes with those in `pact.json`.
 * The sample's `update` script, which runs the same file, writes `pact.json`.
 *
 * @param {string} url of the test file
 * @param {{run: string, pact: string}} options the command, and the path of the pact in the project
 */
export function comparePact(url, { run, pact }) {
  const sample = join(dirname(fileURLToPath(url)), '..');
  test('the project writes the same bodies and rules as before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'matchers-'));
    try {
      cpSync(join(sample, 'project'), folder, { recursive: true });
      const { path, env } = readToolchain(sample);
      await mustSucceed(runInFolder(folder, { bins: path, env }), run);
      const written = responsesIn(readFileSync(join(folder, pact), 'utf8'));
      const file = join(sample, 'pact.json');
      if (process.env.npm_lifecycle_event === 'update') writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
      assert.deepEqual(
        written,
        JSON.parse(readFileSync(file, 'utf8')),
        'The library writes other bodies or rules than those in pact.json. If the change is right, run npm run languages -- --update with the name of the sample.',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
