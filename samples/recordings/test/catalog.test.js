import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeProblems, readRecordings } from '../catalog.js';
import { addressOf, makeSample } from './sample.js';

const yes = { shows: 'yes', run: 'true', exitStatus: 0, says: 'yes', counterpart: 'no' };
const no = { shows: 'no', run: 'false', exitStatus: 1, says: 'no', counterpart: 'yes' };

test('accepts a recording and its counterpart', () => {
  assert.deepEqual(describeProblems({ yes, no }, ['yes.txt', 'no.txt']), []);
});

/** @type {[what: string, recordings: Record<string, any>, files: string[], problem: RegExp][]} */
const bad = [
  ['no recording', {}, [], /There is no recording/],
  ["a counterpart that doesn't exist", { yes }, [], /The counterpart of yes is 'no', which isn't a recording\. Add a run with the opposite outcome/],
  ['a counterpart named like a property of every object', { yes: { ...yes, counterpart: 'toString' }, no }, [], /'toString', which isn't a recording/],
  ['a counterpart with the same outcome', { yes, no: { ...no, exitStatus: 0 } }, [], /yes exits with code 0 and its counterpart no with code 0/],
  ['two failing recordings with different exit statuses', { yes: { ...yes, exitStatus: 2 }, no }, [], /yes exits with code 2 and its counterpart no with code 1/],
  ['a recording that is its own counterpart', { yes: { ...yes, counterpart: 'yes' } }, [], /yes exits with code 0 and its counterpart yes with code 0/],
  ['no reason', { yes: { ...yes, says: ' ' }, no }, [], /yes has no 'says'/],
  ['a name that leaves the folder', { '../yes': yes, yes, no }, [], /'\.\.\/yes' isn't a valid name/],
  ['a file without a run', { yes, no }, ['old.txt'], /output\/old\.txt has no recording\. Delete the file/],
];
for (const [what, recordings, files, problem] of bad) {
  test(`is reported: ${what}`, () => assert.match(describeProblems(recordings, files).join('\n'), problem));
}

test('a sample without recordings.js, or without its export, gets an error that says what to write', async (t) => {
  const empty = makeSample(t, {}, { 'recordings.js': 'export const runs = {};\n' });
  await assert.rejects(readRecordings(addressOf(empty)), /small\/recordings\.js does not export 'recordings'/);
  await assert.rejects(readRecordings(new URL('.', import.meta.url).href), /recordings has no recordings\.js\. Create one/);
});

test('a sample is found from any of its modules', async (t) => {
  const folder = makeSample(t, { yes, no });
  const sample = await readRecordings(addressOf(folder).replace('recordings.js', 'test/recordings.test.js'));
  assert.deepEqual(sample, { name: 'small', folder, recordings: { yes, no } });
});
