import assert from 'node:assert/strict';
import {describe, test, type TestContext} from 'node:test';
import {strFromU8, unzipSync} from 'fflate';
import {changedLines, changesBetween, differenceOf, unified as patch} from './difference';
import {EXAMPLE, IN, repository, TINY, write} from './testRepository';
import {filesOf, findState, listStates, readIgnored} from './states';
import {zipState} from './zip';

describe('the states of a workshop', () => {
  test('are its folders with a package.json, in order', (t) => {
    assert.deepEqual(
      listStates(repository(t, TINY)).map(({id, folder}) => [id, folder]),
      [
        ['tiny/step-1', `${IN}/step-1`],
        ['tiny/step-2', `${IN}/step-2`],
        ['tiny/step-10', `${IN}/step-10`],
      ],
    );
    assert.deepEqual(listStates(repository(t, {'samples/a/package.json': '{}'})), []);
  });
  test('contain all files except installed packages and ignored files', (t) =>
    assert.deepEqual(filesOf(repository(t, TINY), `${IN}/step-1`), [
      '.gitignore',
      'README.md',
      'package.json',
      'src/logs/a.js',
    ]));
  test('are listed in the error for a missing state', (t) =>
    assert.throws(
      () => findState(repository(t, TINY), 'tiny/step-3'),
      /no state "tiny\/step-3".*The states are: tiny\/step-1, tiny\/step-2, tiny\/step-10\./,
    ));
  test('can ignore names, folders, and paths', () => {
    const ignored = readIgnored('# generated\npacts/\n/out\n*.log\na/b\n');
    for (const path of ['pacts/', 'x/pacts/y', 'out', 'out/x', 'x/y.log', 'a/b', 'a/b/c'])
      assert.ok(ignored(path), path);
    for (const path of ['pacts', 'x/out', 'log', 'x/a/b', 'y.logs']) assert.ok(!ignored(path), path);
  });
  test('can’t use unsupported .gitignore syntax', (t) =>
    assert.throws(
      () => filesOf(repository(t, {...TINY, [`${IN}/step-1/.gitignore`]: '!kept\n'}), `${IN}/step-1`),
      /tiny\/step-1: the line "!kept" in \.gitignore uses unsupported syntax/,
    ));
});

describe('the difference between states', () => {
  test('covers new, changed, and deleted files, but not package-lock.json', (t) => {
    const site = repository(t, {
      ...TINY,
      [`${IN}/step-1/package-lock.json`]: '1',
      [`${IN}/step-2/package-lock.json`]: '2',
    });
    const changes = changesBetween(site, `${IN}/step-1`, `${IN}/step-2`);
    assert.deepEqual(
      changes.map(({path}) => path),
      ['.gitignore', 'package.json', 'src/a.js', 'src/logs/a.js'],
    );
    const texts = changes.map(patch);
    assert.match(texts[0] ?? '', /^--- \.gitignore\n\+\+\+ \/dev\/null\n@@ -1,3 \+0,0 @@\n-node_modules\//);
    assert.equal(texts[2], '--- /dev/null\n+++ src/a.js\n@@ -0,0 +1,1 @@\n+b();');
    assert.deepEqual(changes.map(changedLines), [3, 2, 1, 1]);
  });
  test('has three lines of context', () => {
    const lines = 'a\nb\nc\nd\ne\nf\ng\nh\ni\n';
    assert.equal(
      patch({path: 'x', before: lines, after: lines.replace('e', 'E')}),
      '--- x\n+++ x\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h',
    );
  });
});

describe('an example', () => {
  const differenceIn = (t: TestContext, range: string, file: string | null = null) =>
    differenceOf(repository(t, {...TINY, ...EXAMPLE}), range, file);
  test('has one state, which is listed after the workshops', (t) =>
    assert.deepEqual(
      listStates(repository(t, {...TINY, ...EXAMPLE})).map(({id}) => id),
      ['tiny/step-1', 'tiny/step-2', 'tiny/step-10', 'examples/small'],
    ));
  test('differs from its breaking variant in the changed files, without region markers', (t) => {
    assert.deepEqual(differenceIn(t, 'samples/examples/small/project..breaking'), {
      title: 'The breaking variant',
      text: '--- src/api.js\n+++ src/api.js\n@@ -1,1 +1,1 @@\n-api({price: 1});\n+api({cost: 1});',
    });
    assert.equal(differenceIn(t, 'samples/examples/small/project..breaking', 'src/api.js').title, 'src/api.js');
  });
  test('has no other differences', (t) => {
    assert.throws(
      () => differenceIn(t, 'samples/examples/small/project..other'),
      /samples\/examples\/small\/other is not a state\. The states are: project\./,
    );
    assert.throws(
      () => differenceIn(t, 'samples/examples/small/project..breaking', 'src/more.js'),
      /neither state has this file/,
    );
  });
  test('includes its breaking variant in the zip file', (t) => {
    const site = repository(t, EXAMPLE);
    const names = Object.keys(unzipSync(zipState(site, findState(site, 'examples/small'))));
    assert.deepEqual(
      names,
      ['.gitignore', 'README.md', 'breaking/src/api.js', 'package.json', 'src/api.js'].map(
        (name) => `example-small/${name}`,
      ),
    );
  });
});

describe('zip files', () => {
  const contents = (zip: Uint8Array) =>
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  test('contain one folder with the state', (t) => {
    const site = repository(t, TINY);
    assert.deepEqual(
      contents(zipState(site, findState(site, 'tiny/step-1'))).map(([name]) => name),
      ['.gitignore', 'README.md', 'package.json', 'src/logs/a.js'].map((name) => `tiny-step-1/${name}`),
    );
  });
  test('include the mock broker without its tests if the state depends on it', (t) => {
    const site = repository(t, TINY);
    const files = new Map(contents(zipState(site, findState(site, 'tiny/step-2'))));
    assert.deepEqual(
      [...files.keys()],
      [
        'README.md',
        'mock-broker/README.md',
        'mock-broker/package.json',
        'mock-broker/src/start.js',
        'package.json',
        'src/a.js',
      ].map((name) => `tiny-step-2/${name}`),
    );
    assert.deepEqual(JSON.parse(files.get('tiny-step-2/mock-broker/package.json') ?? ''), {
      name: 'mock-broker',
      version: '1.0.0',
      bin: './src/start.js',
      dependencies: {},
    });
  });
  test('have the same bytes for the same files in every time zone', (t) => {
    const [one, other] = [repository(t, TINY), repository(t, TINY)];
    const zone = process.env.TZ;
    t.after(() => {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    });
    process.env.TZ = 'Asia/Tokyo';
    const first = zipState(one, findState(one, 'tiny/step-2'));
    process.env.TZ = 'America/New_York';
    assert.deepEqual(zipState(other, findState(other, 'tiny/step-2')), first);
    write(other, {[`${IN}/step-2/src/a.js`]: 'c();\n'});
    assert.notDeepEqual(zipState(other, findState(other, 'tiny/step-2')), first);
  });
});
