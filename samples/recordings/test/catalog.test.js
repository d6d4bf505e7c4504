import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeProblems, readRecordings } from '../catalog.js';
import { addressOf, makeSample } from './sample.js';

const yes = { shows: 'yes', run: 'true', exitStatus: 0, says: 'yes', twin: 'no' };
const no = { shows: 'no', run: 'false', exitStatus: 1, says: 'no', twin: 'yes' };

test('a recording and its twin are fine', () => {
  assert.deepEqual(describeProblems({ yes, no }, ['yes.txt', 'no.txt']), []);
});

/** @type {[what: string, recordings: Record<string, any>, files: string[], problem: RegExp][]} */
const bad = [
  ['no recording', {}, [], /There is no recording/],
  ['a twin that is not there', { yes }, [], /The twin of yes is 'no', which is no recording\. Add the run that ends the other way/],
  ['a twin that every object has', { yes: { ...yes, twin: 'toString' }, no }, [], /'toString', which is no recording/],
  ['a twin that ends the same way', { yes, no: { ...no, exitStatus: 0 } }, [], /yes ends with 0 and its twin no with 0/],
  ['two that fail, with different exit statuses', { yes: { ...yes, exitStatus: 2 }, no }, [], /yes ends with 2 and its twin no with 1/],
  ['one that is its own twin', { yes: { ...yes, twin: 'yes' } }, [], /yes ends with 0 and its twin yes with 0/],
  ['no reason', { yes: { ...yes, says: ' ' }, no }, [], /yes has no 'says'/],
  ['a name that leaves the folder', { '../yes': yes, yes, no }, [], /'\.\.\/yes' is no name for a file/],
  ['a file without a run', { yes, no }, ['old.txt'], /output\/old\.txt belongs to no recording\. Delete it/],
];
for (const [what, recordings, files, problem] of bad) {
  test(`is reported: ${what}`, () => assert.match(describeProblems(recordings, files).join('\n'), problem));
}

test('a sample without recordings.js, or without its export, is told what to write', async (t) => {
  const empty = makeSample(t, {}, { 'recordings.js': 'export const runs = {};\n' });
  await assert.rejects(readRecordings(addressOf(empty)), /small\/recordings\.js does not export 'recordings'/);
  await assert.rejects(readRecordings(new URL('.', import.meta.url).href), /recordings has no recordings\.js\. Write one/);
});

test('a sample is found from any of its modules', async (t) => {
  const folder = makeSample(t, { yes, no });
  const sample = await readRecordings(addressOf(folder).replace('recordings.js', 'test/recordings.test.js'));
  assert.deepEqual(sample, { name: 'small', folder, recordings: { yes, no } });
});
