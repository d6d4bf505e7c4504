import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import {readArguments} from './arguments';
import {manifest, PASSING, project, TEST} from './fixture';
import {patientWithMockServer} from './mockServer';
import {chooseSamples, describeCounts, listSamples, objectionsTo, readCounts, runSample, type Sample} from './samples';

const room = (folder: string) => path.join(folder, 'samples');

test('samples are listed, those with the most kept output first, and chosen by name', (t) => {
  const folder = project(t, {
    'a/package.json': manifest({test: 'x'}),
    'b/package.json': manifest({}),
    'b/output/one.txt': '',
  });
  const samples = listSamples(room(folder));
  assert.deepEqual(
    samples.map(({name, kept, scripts}) => [name, kept, scripts]),
    [
      ['b', 1, {}],
      ['a', 0, {test: 'x'}],
    ],
  );
  assert.deepEqual(
    chooseSamples(samples, ['a']).map(({name}) => name),
    ['a'],
  );
  assert.equal(chooseSamples(samples, []).length, 2);
  assert.throws(() => chooseSamples(samples, ['a', 'c']), /^CommandError: No sample is called c\. There are: a, b\.$/);
});

test('each workshop is a sample, called by its name or its path; their folder is none', (t) => {
  const folder = project(t, {
    'a/package.json': manifest({}),
    'workshops/a/package.json': manifest({}),
    'workshops/b/package.json': manifest({}),
    'workshops/b/step-1/package.json': manifest({}),
    'workshops/readme.md': '',
  });
  const samples = listSamples(room(folder));
  assert.deepEqual(
    samples.map(({name}) => name),
    ['a', 'workshops/a', 'workshops/b'],
  );
  assert.equal(samples[2]?.folder, path.join(room(folder), 'workshops/b'));
  assert.deepEqual(
    chooseSamples(samples, ['b']).map(({name}) => name),
    ['workshops/b'],
  );
  assert.deepEqual(
    chooseSamples(samples, ['workshops/a']).map(({name}) => name),
    ['workshops/a'],
  );
  assert.throws(
    () => chooseSamples(samples, ['workshops', 'c']),
    /No sample is called workshops, c\. There are: a, workshops\/a, workshops\/b\./,
  );
  const empty = project(t, {'a/package.json': manifest({}), 'workshops/readme.md': ''});
  assert.deepEqual(
    listSamples(room(empty)).map(({name}) => name),
    ['a'],
  );
  const broken = project(t, {'workshops/x/readme.md': ''});
  assert.throws(() => listSamples(room(broken)), /samples\/workshops\/x\/package\.json is missing or is no JSON/);
});

test('no sample, or a folder that is no package, is an error', (t) => {
  const folder = project(t, {'readme.md': '', 'x/readme.md': ''});
  assert.throws(() => listSamples(room(folder)), /x\/package\.json is missing or is no JSON/);
  assert.throws(
    () => listSamples(path.join(room(folder), 'x')),
    /holds no sample: a run that reads nothing proves nothing/,
  );
});

test('the counts of several runs add up, in both of the reports that Node.js prints', () => {
  const spec =
    'ℹ 3 recordings replayed\nℹ tests 4\nℹ suites 0\nℹ pass 2\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\nℹ todo 0\n';
  const tap = '# tests 2\n# pass 2\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n';
  assert.deepEqual(readCounts(spec + tap), {tests: 6, failed: 1, skipped: 1, recordings: 3});
  assert.deepEqual(readCounts('+ ℹ tests 4\n  ℹ tests 4\n'), {tests: 0, failed: 0, skipped: 0, recordings: 0});
  assert.equal(
    describeCounts({tests: 6, failed: 1, skipped: 1, recordings: 1}),
    '6 tests, 1 failed, 1 skipped, 1 recording',
  );
});

test('a run that fails, runs nothing, skips everything, or replays none of its recordings proves nothing', (t) => {
  const folder = project(t, {'a/package.json': manifest({}), 'b/package.json': manifest({}), 'b/recordings.js': ''});
  const [a, b] = listSamples(room(folder)) as [Sample, Sample];
  const objected = (sample: Sample, status: number, output: string) =>
    objectionsTo({sample, status, output, seconds: 1}).join('\n');
  assert.equal(objected(a, 0, 'ℹ tests 1\nℹ skipped 0\n'), '');
  assert.match(objected(a, 7, 'ℹ tests 1\n'), /samples\/a: npm test ended with 7/);
  assert.match(objected(a, 0, ''), /samples\/a: npm test ran no test\. Let its script call node --test/);
  assert.match(objected(a, 0, 'ℹ tests 2\nℹ skipped 1\nℹ todo 1\n'), /Every test was skipped/);
  assert.match(objected(b, 0, 'ℹ tests 2\n'), /has recordings\.js, and replayed none\. Call replayAll/);
  assert.equal(objected(b, 0, 'ℹ tests 2\nℹ 1 recordings replayed\n'), '');
});

test('a sample that hangs is ended with all that it started, and its output is shown', async (t) => {
  const hang = "console.log('so far'); setInterval(() => {}, 1000);\n";
  const folder = project(t, {
    'a/package.json': manifest({test: 'node hang.js', fine: TEST}),
    'a/hang.js': hang,
    'a/x.test.js': PASSING,
  });
  const [sample] = listSamples(room(folder)) as [Sample];
  const {status, output} = await runSample(sample, 'test', 3000);
  assert.notEqual(status, 0);
  assert.match(output, /so far\n[\s\S]*Still running after 3 s, and ended/);
  assert.equal((await runSample(sample, 'fine')).status, 0);
});

test("a sample runs with patience for Pact's mock server", async (t) => {
  const folder = project(t, {
    'a/package.json': manifest({test: 'node show.cjs'}),
    'a/show.cjs': 'console.log(process.env.NODE_OPTIONS, Object.keys(require.cache).join())',
  });
  const [sample] = listSamples(room(folder));
  assert.ok(sample);
  const {status, output} = await runSample(sample, 'test');
  assert.equal(status, 0, output);
  assert.match(output, /--require ".*recordings\/wait-for-matches\.cjs"[^]*wait-for-matches\.cjs/);
  assert.equal(
    patientWithMockServer(patientWithMockServer('--no-deprecation')),
    patientWithMockServer('--no-deprecation'),
  );
});

test('options and names are read; an unknown option is told with those there are', () => {
  assert.deepEqual(readArguments(['--update', 'a', '--allow-network', 'b']), {
    update: true,
    allowNetwork: true,
    names: ['a', 'b'],
  });
  assert.deepEqual(readArguments([]), {update: false, allowNetwork: false, names: []});
  assert.throws(
    () => readArguments(['--udpate']),
    /--udpate.*Options: --update, --allow-network, and names of samples/,
  );
});
