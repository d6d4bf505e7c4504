import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {PAGE_SHEET, pageStyleGroups} from './pageStyles';

const groups = pageStyleGroups();
const takes = (name: string, path: string | null): boolean =>
  groups[name]?.test({nameForCondition: () => path}) ?? false;

test('each separate style sheet exists and is in exactly one cache group', () => {
  for (const [name, path] of [
    ['styles-Hero', 'Hero/picture'],
    ['styles-PageComponents', 'FileTree/styles'],
    ['styles-PageComponents', 'Steps/styles'],
    ['styles-Releases', 'Releases/styles'],
    ['styles-Search', 'Search/dialog'],
    ['styles-Search', 'Search/hit'],
    ['styles-DataTable', 'DataTable/styles'],
  ] as const) {
    const file = join(__dirname, '../../../components', `${path}.module.css`);
    assert.ok(existsSync(file), file);
    assert.deepEqual(
      Object.keys(groups).filter((group) => takes(group, file)),
      [name],
    );
    assert.ok(takes(name, file.replaceAll('/', '\\')));
  }
});

test('all other files go into the style sheet that every page loads', () => {
  for (const path of [
    '/site/src/components/Search/searchButton.module.css',
    '/site/src/components/Releases/index.tsx',
    '/site/node_modules/infima/x.css',
    null,
  ])
    assert.deepEqual(
      Object.keys(groups).filter((group) => takes(group, path)),
      [],
      String(path),
    );
});

test('PAGE_SHEET matches separate style sheets but not the one that every page loads', () => {
  assert.ok(PAGE_SHEET.test('/assets/css/styles-Releases.0a1b2c3d.css'));
  assert.ok(!PAGE_SHEET.test('/assets/css/styles.0a1b2c3d.css'));
});
