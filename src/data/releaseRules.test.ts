import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  formatDate,
  kindsOf,
  releaseLineOf,
  migrationsOf,
  latestFirst,
  latestOf,
  planUrl,
  releaseRows,
} from './releaseRules';
import {releases} from './releases';
import type {Release} from './releases.schema';

const release = (version: string, date?: string, more: Partial<Release> = {}): Release => ({
  version,
  date,
  releaseLine: releaseLineOf(version) as Release['releaseLine'],
  summary: 'A summary that is long enough for it.',
  description: 'd',
  highlights: ['h'],
  keywords: ['k'],
  ...more,
});

test('sorts releases by date and then by version, with undated releases at the end', () => {
  const order = latestFirst([
    release('1.4.0'),
    release('1.37.0', '2025-07-11'),
    release('2.0.0', '2025-06-27'),
    release('1.5.0'),
    release('1.37.2', '2025-08-19'),
    release('2.2.0', '2025-08-19'),
  ]);
  assert.deepEqual(
    order.map(({version}) => version),
    ['2.2.0', '1.37.2', '1.37.0', '2.0.0', '1.5.0', '1.4.0'],
  );
});

test('finds the latest release of a release line and throws if there is none', () => {
  assert.equal(latestOf([release('1.9.0'), release('1.10.0'), release('2.0.0')], '1.x').version, '1.10.0');
  assert.throws(() => latestOf([release('1.9.0')], '2.x'), /expected at least one 2\.x release, but found none/);
});

test('formats dates and planner URLs', () => {
  assert.equal(formatDate('2025-10-01'), 'October 1, 2025');
  assert.equal(planUrl({to: '2.3.0'}), '/docs/on-premises/releases/planner?to=2.3.0');
  assert.equal(planUrl({from: '1.4.0', to: '2.3.0'}), '/docs/on-premises/releases/planner?from=1.4.0&to=2.3.0');
});

describe('the rows of the index', () => {
  test('list the kinds of content of a release, without counting a changed variable as a new one', () => {
    const line = {topic: 'API', text: 't'} as const;
    assert.deepEqual(
      kindsOf(
        release('1.4.0', undefined, {features: [line], variables: [{name: 'A', change: 'changed'}], migrations: ['m']}),
      ),
      ['Features', 'Migrations'],
    );
    assert.deepEqual(
      kindsOf(
        release('1.4.0', undefined, {
          breaking: [{text: 't', action: 'a'}],
          variables: [{name: 'A', change: 'new'}],
          security: [{text: 't'}],
        }),
      ),
      ['Security', 'Breaking changes', 'New variables'],
    );
  });
  test('do not count a sentence that rules out migrations as a migration', () => {
    const none = [
      'The release notes state that no migration steps are needed.',
      'No configuration has to change.',
      'The notes rule out breaking changes of the database.',
      'According to the release notes, there are no breaking database changes.',
    ];
    assert.deepEqual(kindsOf(release('1.4.0', undefined, {migrations: none})), []);
    assert.deepEqual(migrationsOf(release('1.4.0', undefined, {migrations: [...none, 'Notes are moved.']})), [
      'Notes are moved.',
    ]);
    assert.deepEqual(
      releases.filter((real) => migrationsOf(real).length > 0).map(({version}) => version),
      ['1.28.0', '1.11.0'],
    );
  });
  test('contain every release, without the texts of its page', () => {
    const rows = releaseRows(releases);
    assert.equal(rows.length, releases.length);
    assert.ok(
      rows.every(({kinds}) => kinds.length > 0),
      'expected every release to have content',
    );
    const weight = (value: unknown) => JSON.stringify(value).length;
    assert.ok(weight(rows) < weight(releases) / 3, `${weight(rows)} of ${weight(releases)} characters`);
  });
});
