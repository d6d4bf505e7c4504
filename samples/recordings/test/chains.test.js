import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { describeProblems, groupInChains, listSteps, placeOf } from '../catalog.js';
import { parseOutput } from '../output-file.js';
import { replay } from '../replay.js';
import { makeSample, replayTests, update } from './sample.js';

const state = JSON.stringify({ name: 'state', private: true, type: 'module' });
const files = { 'step-1/package.json': state, 'step-1/name': 'one\n', 'step-2/package.json': state, 'step-2/name': 'two\n', 'step-2/.gitignore': 'made/\n', 'step-2/made/x': '' };
const run = (/** @type {object} */ more) => ({ shows: '', exitStatus: 0, says: '', ...more });
const no = run({ run: 'cat nothing', exitStatus: 1, says: 'nothing', twin: 'first' });
const recordings = {
  first: run({ step: 'step-2', run: 'echo first >> log; cat name log', says: 'two', twin: 'no' }),
  second: run({ after: 'first', run: 'echo second >> log; cat log', says: 'second', twin: 'no' }),
  third: run({ after: 'second', before: ['echo prepared >> log'], run: 'cat log', says: 'prepared', twin: 'no' }),
  other: run({ after: 'first', run: 'echo other >> log; cat log', says: 'other', twin: 'no' }),
  no,
};

/** @param {import('node:test').TestContext} t @param {object} all @param {Record<string, string>} more */
function makeWorkshop(t, all, more = {}) {
  const folder = makeSample(t, all, { ...files, ...more });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('../../broker-stand-in', import.meta.url)), join(folder, 'node_modules/broker-stand-in'), 'dir');
  return folder;
}
const withBroker = { 'package.json': JSON.stringify({ name: 'small', private: true, type: 'module', devDependencies: { 'broker-stand-in': '1.0.0' } }) };

test('the states of a workshop are its folders with a package, in order', (t) => {
  assert.deepEqual(listSteps(makeSample(t, recordings, { ...files, 'step-10/package.json': state, 'notes/x': '' })), ['step-1', 'step-2', 'step-10']);
});

test('each chain runs once; where several go on from one, each further one runs the chain again', () => {
  const groups = groupInChains(/** @type {any} */ (recordings));
  assert.deepEqual(groups, [
    { names: ['first', 'second', 'third'], wanted: ['first', 'second', 'third'] },
    { names: ['first', 'other'], wanted: ['other'] },
    { names: ['no'], wanted: ['no'] },
  ]);
  assert.deepEqual(groupInChains(/** @type {any} */ (recordings), ['second']), [{ names: ['first', 'second'], wanted: ['second'] }]);
  assert.deepEqual(placeOf(/** @type {any} */ (recordings), 'third'), { step: 'step-2', broker: false });
});

/** @type {[what: string, more: Record<string, any>, problem: RegExp][]} */
const bad = [
  ['an unknown state', { third: run({ step: 'step-7', run: 'true', says: 'x', twin: 'no' }) }, /third has step: 'step-7', and there is no such folder with a package\.json\. There are: step-1, step-2\./],
  ['one that goes on after nothing', { third: { ...recordings.third, after: 'secnd' } }, /third has after: 'secnd', which is no recording/],
  ['one that goes on after what every object has', { third: { ...recordings.third, after: 'toString' } }, /third has after: 'toString', which is no recording/],
  ['a circle', { first: { ...recordings.first, after: 'third' } }, /second goes on after first, and that in the end after second\. One of the chain must begin/],
  ['one that goes on after itself', { third: { ...recordings.third, after: 'third' } }, /third goes on after third, and that in the end after third/],
  ['another state than the one before', { third: { ...recordings.third, step: 'step-1' } }, /third has step: 'step-1', and goes on after second, which runs in step-2\. Leave 'step' out/],
  ['a broker in the middle', { third: { ...recordings.third, broker: true } }, /third has broker: true, and goes on after second, which runs without one\. Leave 'broker' out, or give it to the first/],
];
for (const [what, more, problem] of bad) {
  test(`is reported: ${what}`, () => assert.match(describeProblems({ ...recordings, ...more }, [], ['step-1', 'step-2']).join('\n'), problem));
}
test('the same state and broker again are fine', () => {
  const third = { ...recordings.third, step: 'step-2' };
  assert.deepEqual(describeProblems(/** @type {any} */ ({ ...recordings, third }), [], ['step-1', 'step-2']), []);
});

test('a chain goes on in one copy of its state, of which nothing that is ignored is copied, and the tests replay it', (t) => {
  const folder = makeWorkshop(t, recordings);
  const before = readdirSync(folder, { recursive: true }).sort();
  const made = update(folder);
  assert.equal(made.status, 0, made.text);
  const kept = (/** @type {string} */ name) => parseOutput(readFileSync(join(folder, `output/${name}.txt`), 'utf8'));
  assert.equal(kept('first').stdout, 'two\nfirst\n');
  assert.equal(kept('third').stdout, 'first\nsecond\nprepared\n');
  assert.deepEqual(kept('third').before, ['# after second', 'echo prepared >> log']);
  assert.equal(kept('other').stdout, 'first\nother\n');
  assert.deepEqual(readdirSync(folder, { recursive: true }).filter((name) => !String(name).startsWith('output')).sort(), before);

  const { status, text } = replayTests(folder);
  assert.equal(status, 0, text);
  assert.match(text, /^ℹ 5 recordings replayed$/m);
});

test('a state is all that its commands see', async (t) => {
  const folder = makeWorkshop(t, recordings);
  const { stdout } = await replay(folder, /** @type {any} */ (run({ step: 'step-2', run: 'ls -A; ls -A ..' })));
  assert.equal(stdout.replace(/^\d+\n/gm, ''), '.gitignore\nname\nnode_modules\npackage.json\nstep-2\n');
});

test('what fails in a chain is named, also by what goes on from it, and nothing is kept', (t) => {
  const folder = makeWorkshop(t, recordings);
  update(folder);
  const broken = makeWorkshop(t, { ...recordings, second: { ...recordings.second, run: 'false' } });
  assert.deepEqual([update(broken).status, existsSync(join(broken, 'output'))], [1, false]);
  writeFileSync(join(folder, 'recordings.js'), readFileSync(join(broken, 'recordings.js')));
  const { status, text } = replayTests(folder);
  assert.equal(status, 1);
  assert.match(text, /'false' ended with 1, not with 0/);
  assert.match(text, /third goes on after second, which failed: 'false' ended with 1/);
  assert.match(text, /✔ other/);
});

test('a workshop is called by its path', (t) => {
  const moved = makeSample(t, {}, {});
  const inside = join(moved, 'workshops/tiny');
  for (const name of ['package.json', 'recordings.js', 'test/recordings.test.js']) {
    mkdirSync(join(inside, name, '..'), { recursive: true });
    writeFileSync(join(inside, name), readFileSync(join(moved, name)));
  }
  const tiny = { yes: run({ run: 'echo yes', says: 'yes', twin: 'no' }), no: { ...no, twin: 'yes' } };
  writeFileSync(join(inside, 'recordings.js'), `export const recordings = ${JSON.stringify(tiny)};\n`);
  assert.match(replayTests(inside).text, /samples\/workshops\/tiny\/output\/yes\.txt is missing\. Run npm run samples -- --update workshops\/tiny/);
});

const ask = `node -e "fetch(process.env.PACT_BROKER_BASE_URL + process.argv[1], { method: process.argv[2], headers: { 'content-type': 'application/json' }, body: process.argv[3] }).then((r) => r.text()).then(console.log)"`;
const environment = `'{"name": "staging", "displayName": "Staging"}'`;

test('a broker stands beside the commands, is the same along the chain, and answers the same in every run', (t) => {
  const chain = {
    create: run({ step: 'step-1', broker: true, before: [`${ask} /environments POST ${environment}`], run: `${ask} /environments GET; echo $PACT_BROKER_BASE_URL`, says: '"staging"', twin: 'no' }),
    again: run({ after: 'create', run: `${ask} /environments GET`, says: '"staging"', twin: 'no' }),
    fresh: run({ step: 'step-1', broker: true, run: `${ask} /environments GET; echo end`, says: 'end', twin: 'no' }),
    no: { ...no, twin: 'create' },
  };
  const folder = makeWorkshop(t, chain, withBroker);
  const made = update(folder);
  assert.equal(made.status, 0, made.text);
  const text = readFileSync(join(folder, 'output/create.txt'), 'utf8');
  assert.match(text, /^export PACT_BROKER_BASE_URL=http:\/\/127\.0\.0\.1:<port>$/m);
  assert.match(text, /^http:\/\/127\.0\.0\.1:<port>$/m);
  assert.match(readFileSync(join(folder, 'output/again.txt'), 'utf8'), /"staging"/);
  assert.doesNotMatch(readFileSync(join(folder, 'output/fresh.txt'), 'utf8'), /"staging"/);
  assert.match(update(folder).text, /4 recordings made; 0 files changed/);
});

test('a broker that is not listed, and a request that it does not know, are told', async (t) => {
  const asking = /** @type {any} */ (run({ step: 'step-1', broker: true, run: `${ask} /metrics GET` }));
  await assert.rejects(replay(makeWorkshop(t, recordings), asking), /does not list the stand-in\. Add "broker-stand-in": "1\.0\.0" to its devDependencies/);
  await assert.rejects(replay(makeWorkshop(t, recordings, withBroker), asking), /The broker stand-in has no route for GET \/metrics/);
});
