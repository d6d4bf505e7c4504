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
const no = run({ run: 'cat nothing', exitStatus: 1, says: 'nothing', counterpart: 'first' });
const recordings = {
  first: run({ step: 'step-2', run: 'echo first >> log; cat name log', says: 'two', counterpart: 'no' }),
  second: run({ after: 'first', run: 'echo second >> log; cat log', says: 'second', counterpart: 'no' }),
  third: run({ after: 'second', before: ['echo prepared >> log'], run: 'cat log', says: 'prepared', counterpart: 'no' }),
  other: run({ after: 'first', run: 'echo other >> log; cat log', says: 'other', counterpart: 'no' }),
  no,
};

/** @param {import('node:test').TestContext} t @param {object} all @param {Record<string, string>} more */
function makeWorkshop(t, all, more = {}) {
  const folder = makeSample(t, all, { ...files, ...more });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('../../mock-broker', import.meta.url)), join(folder, 'node_modules/mock-broker'), 'dir');
  return folder;
}
const withBroker = { 'package.json': JSON.stringify({ name: 'small', private: true, type: 'module', devDependencies: { 'mock-broker': '1.0.0' } }) };

test('the steps of a workshop are its folders with a package, in order', (t) => {
  assert.deepEqual(listSteps(makeSample(t, recordings, { ...files, 'step-10/package.json': state, 'notes/x': '' })), ['step-1', 'step-2', 'step-10']);
});

test('each chain runs once; if several recordings continue one, each further one runs the chain again', () => {
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
  ['an unknown step', { third: run({ step: 'step-7', run: 'true', says: 'x', counterpart: 'no' }) }, /third has step: 'step-7', but there's no such folder with a package\.json\. Available steps: step-1, step-2\./],
  ['one that continues an unknown recording', { third: { ...recordings.third, after: 'secnd' } }, /third has after: 'secnd', which isn't a recording/],
  ['one that continues a property of every object', { third: { ...recordings.third, after: 'toString' } }, /third has after: 'toString', which isn't a recording/],
  ['a cycle', { first: { ...recordings.first, after: 'third' } }, /second continues first, which in turn continues second\. Remove 'after'/],
  ['one that continues itself', { third: { ...recordings.third, after: 'third' } }, /third continues third, which in turn continues third/],
  ['a step that differs from the one before', { third: { ...recordings.third, step: 'step-1' } }, /third has step: 'step-1', but it continues second, which runs in step-2\. Remove 'step'/],
  ['a broker in the middle', { third: { ...recordings.third, broker: true } }, /third has broker: true, but it continues second, which runs without a broker\. Remove 'broker', or set it on the first/],
];
for (const [what, more, problem] of bad) {
  test(`is reported: ${what}`, () => assert.match(describeProblems({ ...recordings, ...more }, [], ['step-1', 'step-2']).join('\n'), problem));
}
test('accepts the same step and broker again', () => {
  const third = { ...recordings.third, step: 'step-2' };
  assert.deepEqual(describeProblems(/** @type {any} */ ({ ...recordings, third }), [], ['step-1', 'step-2']), []);
});

test('a chain runs in one copy of its step, without ignored files, and the tests replay it', (t) => {
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

test('commands see only their step', async (t) => {
  const folder = makeWorkshop(t, recordings);
  const { stdout } = await replay(folder, /** @type {any} */ (run({ step: 'step-2', run: 'ls -A; ls -A ..' })));
  assert.equal(stdout.replace(/^\d+\n/gm, ''), '.gitignore\nname\nnode_modules\npackage.json\nstep-2\n');
});

test('a failure in a chain is reported for every recording that continues it, and nothing is saved', (t) => {
  const folder = makeWorkshop(t, recordings);
  update(folder);
  const broken = makeWorkshop(t, { ...recordings, second: { ...recordings.second, run: 'false' } });
  assert.deepEqual([update(broken).status, existsSync(join(broken, 'output'))], [1, false]);
  writeFileSync(join(folder, 'recordings.js'), readFileSync(join(broken, 'recordings.js')));
  const { status, text } = replayTests(folder);
  assert.equal(status, 1);
  assert.match(text, /'false' exited with code 1, but recordings\.js expects 0/);
  assert.match(text, /third continues second, which failed: 'false' exited with code 1/);
  assert.match(text, /✔ other/);
});

test('messages name a workshop by its path', (t) => {
  const moved = makeSample(t, {}, {});
  const inside = join(moved, 'workshops/tiny');
  for (const name of ['package.json', 'recordings.js', 'test/recordings.test.js']) {
    mkdirSync(join(inside, name, '..'), { recursive: true });
    writeFileSync(join(inside, name), readFileSync(join(moved, name)));
  }
  const tiny = { yes: run({ run: 'echo yes', says: 'yes', counterpart: 'no' }), no: { ...no, counterpart: 'yes' } };
  writeFileSync(join(inside, 'recordings.js'), `export const recordings = ${JSON.stringify(tiny)};\n`);
  assert.match(replayTests(inside).text, /samples\/workshops\/tiny\/output\/yes\.txt is missing\. Run npm run samples -- --update workshops\/tiny/);
});

const ask = `node -e "fetch(process.env.PACT_BROKER_BASE_URL + process.argv[1], { method: process.argv[2], headers: { 'content-type': 'application/json' }, body: process.argv[3] }).then((r) => r.text()).then(console.log)"`;
const environment = `'{"name": "staging", "displayName": "Staging", "production": false}'`;

test('a broker runs beside the commands, persists along the chain, and responds the same in every run', (t) => {
  const chain = {
    create: run({ step: 'step-1', broker: true, before: [`${ask} /environments POST ${environment}`], run: `${ask} /environments GET; echo $PACT_BROKER_BASE_URL`, says: '"staging"', counterpart: 'no' }),
    again: run({ after: 'create', run: `${ask} /environments GET`, says: '"staging"', counterpart: 'no' }),
    fresh: run({ step: 'step-1', broker: true, run: `${ask} /environments GET; echo end`, says: 'end', counterpart: 'no' }),
    no: { ...no, counterpart: 'create' },
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

test("a broker that isn't listed and a request for an unknown resource are reported", async (t) => {
  const asking = /** @type {any} */ (run({ step: 'step-1', broker: true, run: `${ask} /no-such-thing GET` }));
  await assert.rejects(replay(makeWorkshop(t, recordings), asking), /doesn't list the mock broker\. Add "mock-broker": "1\.0\.0" to its devDependencies/);
  await assert.rejects(replay(makeWorkshop(t, recordings, withBroker), asking), /The mock broker has no resource for GET \/no-such-thing\. Add the resource to samples\/mock-broker/);
});
