import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test, type TestContext} from 'node:test';
import {strFromU8, unzipSync} from 'fflate';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {changedLines, changesBetween, differenceOf, unified as patch} from './difference';
import {EXAMPLE, IN, repository, TINY, write} from './fixture';
import remarkWorkshops from './index';
import {filesOf, findState, listStates, readIgnored} from './states';
import {writeDownloads} from './site';
import {zipState} from './zip';

describe('states', () => {
  test('are the packages in a workshop, in order', (t) => {
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
  test('hold all but packages and what is ignored', (t) =>
    assert.deepEqual(filesOf(repository(t, TINY), `${IN}/step-1`), [
      '.gitignore',
      'README.md',
      'package.json',
      'src/logs/a.js',
    ]));
  test('that are not there are told, with those that are', (t) =>
    assert.throws(
      () => findState(repository(t, TINY), 'tiny/step-3'),
      /no state "tiny\/step-3".*there are: tiny\/step-1, tiny\/step-2, tiny\/step-10\./,
    ));
  test('ignore names, folders, and paths', () => {
    const ignored = readIgnored('# made\npacts/\n/out\n*.log\na/b\n');
    for (const path of ['pacts/', 'x/pacts/y', 'out', 'out/x', 'x/y.log', 'a/b', 'a/b/c'])
      assert.ok(ignored(path), path);
    for (const path of ['pacts', 'x/out', 'log', 'x/a/b', 'y.logs']) assert.ok(!ignored(path), path);
  });
  test('with a pattern that is not understood are told', (t) =>
    assert.throws(
      () => filesOf(repository(t, {...TINY, [`${IN}/step-1/.gitignore`]: '!kept\n'}), `${IN}/step-1`),
      /tiny\/step-1: the \.gitignore line "!kept" is not understood/,
    ));
});

describe('the difference between states', () => {
  test('names new, changed, and deleted files, and leaves the lock out', (t) => {
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
  test('has three lines around a change', () => {
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
  test('is one state, below the workshops', (t) =>
    assert.deepEqual(
      listStates(repository(t, {...TINY, ...EXAMPLE})).map(({id}) => id),
      ['tiny/step-1', 'tiny/step-2', 'tiny/step-10', 'examples/small'],
    ));
  test('differs from its breaking variant by what the overlay changes, and marks of regions are no change', (t) => {
    assert.deepEqual(differenceIn(t, 'samples/examples/small/project..breaking'), {
      title: 'The breaking variant',
      text: '--- src/api.js\n+++ src/api.js\n@@ -1,1 +1,1 @@\n-api({price: 1});\n+api({cost: 1});',
    });
    assert.equal(differenceIn(t, 'samples/examples/small/project..breaking', 'src/api.js').title, 'src/api.js');
  });
  test('has no other difference', (t) => {
    assert.throws(
      () => differenceIn(t, 'samples/examples/small/project..other'),
      /samples\/examples\/small\/other is no state\. There are: project\./,
    );
    assert.throws(
      () => differenceIn(t, 'samples/examples/small/project..breaking', 'src/more.js'),
      /neither state has this file/,
    );
  });
  test('is downloaded with its breaking variant', (t) => {
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

describe('downloads', () => {
  const contents = (zip: Uint8Array) =>
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  test('hold one folder with the state', (t) => {
    const site = repository(t, TINY);
    assert.deepEqual(
      contents(zipState(site, findState(site, 'tiny/step-1'))).map(([name]) => name),
      ['.gitignore', 'README.md', 'package.json', 'src/logs/a.js'].map((name) => `tiny-step-1/${name}`),
    );
  });
  test('bring the stand-in along, without its tests, where the state depends on it', (t) => {
    const site = repository(t, TINY);
    const files = new Map(contents(zipState(site, findState(site, 'tiny/step-2'))));
    assert.deepEqual(
      [...files.keys()],
      [
        'README.md',
        'broker-stand-in/README.md',
        'broker-stand-in/package.json',
        'broker-stand-in/src/start.js',
        'package.json',
        'src/a.js',
      ].map((name) => `tiny-step-2/${name}`),
    );
    assert.deepEqual(JSON.parse(files.get('tiny-step-2/broker-stand-in/package.json') ?? ''), {
      name: 'broker-stand-in',
      version: '1.0.0',
      bin: './src/start.js',
      dependencies: {},
    });
  });
  test('are the same bytes for the same files, in every time zone', (t) => {
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
  test('are written for each state, and old ones go', (t) => {
    const site = repository(t, {...TINY, 'out/old.zip': ''});
    assert.equal(writeDownloads(site, join(site, 'out')), 3);
    assert.deepEqual(readdirSync(join(site, 'out')).sort(), ['tiny-step-1.zip', 'tiny-step-10.zip', 'tiny-step-2.zip']);
    assert.deepEqual(
      new Uint8Array(readFileSync(join(site, 'out/tiny-step-1.zip'))),
      zipState(site, findState(site, 'tiny/step-1')),
    );
  });
});

describe('<StepDownload> on a page', () => {
  const transform = (site: string, page: string): string => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as Root;
    const folder = process.cwd();
    process.chdir(site);
    try {
      remarkWorkshops()(tree, {path: join(process.cwd(), 'docs/x.mdx')});
    } finally {
      process.chdir(folder);
    }
    return JSON.stringify(tree);
  };
  test('gets the name and the size of its zip', (t) => {
    const site = repository(t, TINY);
    const size = zipState(site, findState(site, 'tiny/step-1')).length;
    assert.match(
      transform(site, '<StepDownload of="tiny/step-1" />\n'),
      new RegExp(`"name":"bundle","value":"tiny-step-1".*"name":"bytes","value":"${size}"`),
    );
  });
  test('of an unknown state stops the build with page and line, and names those there are', (t) => {
    assert.throws(
      () => transform(repository(t, TINY), 'Text.\n\n<StepDownload of="tiny/step-3" />\n'),
      /^Error: docs\/x\.mdx:3: <StepDownload>: there is no state "tiny\/step-3"\. .*tiny\/step-1, tiny\/step-2/,
    );
  });
  test('without a state is told', (t) =>
    assert.throws(
      () => transform(repository(t, TINY), '<StepDownload />\n'),
      /docs\/x\.mdx:1: <StepDownload>: .*needs the name of a state/,
    ));
});
