import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import {readArguments} from './arguments';
import {manifest, PASSING, project, TEST} from './fixture';
import {waitForMockServer} from './mockServer';
import {chooseSamples, describeCounts, listSamples, problemsOf, readCounts, runSample, type Sample} from './samples';

const samplesIn = (folder: string) => path.join(folder, 'samples');

test('samples are listed, those with the most recorded output first, and chosen by name', (t) => {
  const folder = project(t, {
    'a/package.json': manifest({test: 'x'}),
    'b/package.json': manifest({}),
    'b/output/one.txt': '',
  });
  const samples = listSamples(samplesIn(folder));
  assert.deepEqual(
    samples.map(({name, outputs, scripts}) => [name, outputs, scripts]),
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
  assert.throws(
    () => chooseSamples(samples, ['a', 'c']),
    /^CommandError: No sample is named c\. The samples are: a, b\.$/,
  );
});

test('each workshop is a sample that is chosen by its name or its path, but their parent folder isn’t one', (t) => {
  const folder = project(t, {
    'a/package.json': manifest({}),
    'workshops/a/package.json': manifest({}),
    'workshops/b/package.json': manifest({}),
    'workshops/b/step-1/package.json': manifest({}),
    'workshops/readme.md': '',
  });
  const samples = listSamples(samplesIn(folder));
  assert.deepEqual(
    samples.map(({name}) => name),
    ['a', 'workshops/a', 'workshops/b'],
  );
  assert.equal(samples[2]?.folder, path.join(samplesIn(folder), 'workshops/b'));
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
    /No sample is named workshops, c\. The samples are: a, workshops\/a, workshops\/b\./,
  );
  const empty = project(t, {'a/package.json': manifest({}), 'workshops/readme.md': ''});
  assert.deepEqual(
    listSamples(samplesIn(empty)).map(({name}) => name),
    ['a'],
  );
  const broken = project(t, {'workshops/x/readme.md': ''});
  assert.throws(
    () => listSamples(samplesIn(broken)),
    /samples\/workshops\/x\/package\.json is missing or isn't valid JSON/,
  );
});

test('a folder without samples or without a package.json is an error', (t) => {
  const folder = project(t, {'readme.md': '', 'x/readme.md': ''});
  assert.throws(() => listSamples(samplesIn(folder)), /x\/package\.json is missing or isn't valid JSON/);
  assert.throws(
    () => listSamples(path.join(samplesIn(folder), 'x')),
    /Expected at least one sample in .*, but found none/,
  );
});

test('the counts of several runs are added up, in both report formats of Node.js', () => {
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

test('a run that fails, runs no test, skips all tests, or replays none of its recordings is reported', (t) => {
  const folder = project(t, {'a/package.json': manifest({}), 'b/package.json': manifest({}), 'b/recordings.js': ''});
  const [a, b] = listSamples(samplesIn(folder)) as [Sample, Sample];
  const problemsAfter = (sample: Sample, status: number, output: string) =>
    problemsOf({sample, status, output, seconds: 1}).join('\n');
  assert.equal(problemsAfter(a, 0, 'ℹ tests 1\nℹ skipped 0\n'), '');
  assert.match(problemsAfter(a, 7, 'ℹ tests 1\n'), /samples\/a: npm test exited with code 7/);
  assert.match(problemsAfter(a, 0, ''), /samples\/a: npm test ran no tests\. Run node --test/);
  assert.match(problemsAfter(a, 0, 'ℹ tests 2\nℹ skipped 1\nℹ todo 1\n'), /every test was skipped/);
  assert.match(
    problemsAfter(b, 0, 'ℹ tests 2\n'),
    /none of the recordings in recordings\.js was replayed\. Call replayAll/,
  );
  assert.equal(problemsAfter(b, 0, 'ℹ tests 2\nℹ 1 recordings replayed\n'), '');
});

test('a sample that hangs is stopped with its child processes, and its output is kept', async (t) => {
  const hang = "console.log('so far'); setInterval(() => {}, 1000);\n";
  const folder = project(t, {
    'a/package.json': manifest({test: 'node hang.js', fine: TEST}),
    'a/hang.js': hang,
    'a/x.test.js': PASSING,
  });
  const [sample] = listSamples(samplesIn(folder)) as [Sample];
  const {status, output} = await runSample(sample, 'test', 3000);
  assert.notEqual(status, 0);
  assert.match(output, /so far\n[\s\S]*Stopped after 3 s because it was still running/);
  assert.equal((await runSample(sample, 'fine')).status, 0);
});

test("a sample's tests wait for Pact's mock server", async (t) => {
  const folder = project(t, {
    'a/package.json': manifest({test: 'node show.cjs'}),
    'a/show.cjs': 'console.log(process.env.NODE_OPTIONS, Object.keys(require.cache).join())',
  });
  const [sample] = listSamples(samplesIn(folder));
  assert.ok(sample);
  const {status, output} = await runSample(sample, 'test');
  assert.equal(status, 0, output);
  assert.match(output, /--require ".*recordings\/wait-for-matches\.cjs"[^]*wait-for-matches\.cjs/);
  assert.equal(waitForMockServer(waitForMockServer('--no-deprecation')), waitForMockServer('--no-deprecation'));
});

test('options and names are read, and an unknown option is reported with the supported ones', () => {
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
