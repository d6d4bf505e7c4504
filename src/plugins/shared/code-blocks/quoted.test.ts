import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {hiddenName} from '../../../site/urlRules';
import {publishSources, sourceUrl} from './quoted';

describe('quoted files', () => {
  const WORKFLOW = 'samples/workshops/w/step-1/.github/workflows/build.yml';
  let folder: string;
  const completeFiles = (...names: string[]) => new Map(names.map((name) => [name, new Set([null])]));

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'quoted-'));
    for (const name of [WORKFLOW, WORKFLOW.replace('.github', 'github'), 'samples/a/test.ts', 'samples/a/.env']) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), name);
    }
  });
  after(() => rmSync(folder, {recursive: true, force: true}));

  test('are published under names without leading dots, because servers hide those', () => {
    assert.equal(sourceUrl(WORKFLOW), '/samples/workshops/w/step-1/github/workflows/build.yml.txt');
    assert.equal(sourceUrl('samples/a/.env'), '/samples/a/env.txt');
    assert.equal(sourceUrl('samples/a/test.spec.ts'), '/samples/a/test.spec.ts.txt');
    const published = join(folder, 'published');
    assert.equal(publishSources(folder, published, completeFiles(WORKFLOW, 'samples/a/test.ts', 'samples/a/.env')), 3);
    for (const name of [WORKFLOW, 'samples/a/test.ts', 'samples/a/.env']) {
      assert.doesNotMatch(sourceUrl(name), hiddenName);
      assert.equal(readFileSync(join(published, sourceUrl(name)), 'utf8'), name);
    }
    assert.ok(!existsSync(join(published, `${WORKFLOW}.txt`)));
  });

  test('can’t be published under the same name', () =>
    assert.throws(
      () =>
        publishSources(
          folder,
          join(folder, 'published'),
          completeFiles(WORKFLOW, WORKFLOW.replace('.github', 'github')),
        ),
      /would both be published at \/samples\/workshops\/w\/step-1\/github\/workflows\/build\.yml\.txt\. Rename one/,
    ));
});
