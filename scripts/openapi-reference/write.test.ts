import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, test} from 'node:test';
import {readIfPresent} from '../../src/site/files';
import {writeFolder} from './write';

describe('the folder of generated pages', () => {
  let root = '';
  let folder = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'generated-'));
    folder = join(root, 'pages');
  });
  afterEach(() => rmSync(root, {recursive: true, force: true}));

  test('contains only the files that were written last, and no drafts remain next to it', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'old.mdx'), 'old');
    assert.deepEqual(
      writeFolder(
        folder,
        new Map([
          ['a.mdx', 'A'],
          ['b.mdx', 'B'],
        ]),
      ),
      ['a.mdx', 'b.mdx'],
    );
    assert.deepEqual(readdirSync(folder).sort(), ['a.mdx', 'b.mdx']);
    assert.deepEqual(readdirSync(root), ['pages']);
    assert.equal(readIfPresent(join(folder, 'b.mdx')), 'B');
    assert.equal(readIfPresent(join(folder, 'old.mdx')), undefined);
  });

  test('is not changed if the text is the same', () => {
    writeFolder(folder, new Map([['a.mdx', 'A']]));
    const before = statSync(join(folder, 'a.mdx'));
    assert.deepEqual(writeFolder(folder, new Map([['a.mdx', 'A']])), []);
    assert.equal(statSync(join(folder, 'a.mdx')).ino, before.ino);
  });

  test('keeps the old text if the new text cannot be moved into place', () => {
    writeFolder(folder, new Map([['a.mdx', 'A']]));
    mkdirSync(join(folder, 'b.mdx', 'in the way'), {recursive: true});
    assert.throws(() =>
      writeFolder(
        folder,
        new Map([
          ['b.mdx', 'B'],
          ['a.mdx', 'changed'],
        ]),
      ),
    );
    assert.equal(readFileSync(join(folder, 'a.mdx'), 'utf8'), 'A');
    assert.deepEqual(readdirSync(root), ['pages'], 'no drafts remain');
    assert.equal(existsSync(join(folder, 'b.mdx', 'in the way')), true);
  });
});
