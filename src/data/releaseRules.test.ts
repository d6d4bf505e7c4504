import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  compareVersions,
  dayInWords,
  kindsOf,
  lineOf,
  migrationsOf,
  newestFirst,
  newestOf,
  planAddress,
  rowsOf,
} from './releaseRules';
import {releases} from './releases';
import type {Release} from './releases.schema';

const release = (version: string, date?: string, more: Partial<Release> = {}): Release => ({
  version,
  date,
  edition: lineOf(version) as Release['edition'],
  summary: 'A summary that is long enough for it.',
  description: 'd',
  highlights: ['h'],
  keywords: ['k'],
  ...more,
});

test('versions are compared by their numbers', () => {
  assert.ok(compareVersions('1.9.0', '1.10.0') < 0);
  assert.ok(compareVersions('2.0.0', '1.37.2') > 0);
  assert.equal(compareVersions('1.4.0', '1.4.0'), 0);
});

test('the newest stands first by day, then by number, and without a day at the end', () => {
  const order = newestFirst([
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

test('the newest of a line is that of the highest number, and a line without releases is said', () => {
  assert.equal(newestOf([release('1.9.0'), release('1.10.0'), release('2.0.0')], '1.x').version, '1.10.0');
  assert.throws(() => newestOf([release('1.9.0')], '2.x'), /has no release of 2\.x/);
});

test('days and addresses are written as readers see them', () => {
  assert.equal(dayInWords('2025-10-01'), 'October 1, 2025');
  assert.equal(planAddress({to: '2.3.0'}), '/docs/on-premises/releases/planner?to=2.3.0');
  assert.equal(planAddress({from: '1.4.0', to: '2.3.0'}), '/docs/on-premises/releases/planner?from=1.4.0&to=2.3.0');
});

describe('the rows of the index', () => {
  test('name what a release holds, and a changed variable is no new one', () => {
    const line = {area: 'API', text: 't'} as const;
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
  test('do not take it for a migration when notes say that there is none', () => {
    const none = [
      'The release notes state that no migration steps are needed.',
      'No configuration has to change.',
      'The notes rule out breaking changes of the database.',
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
  test('are all releases, without the texts of their pages', () => {
    const rows = rowsOf(releases);
    assert.equal(rows.length, releases.length);
    assert.ok(
      rows.every(({kinds}) => kinds.length > 0),
      'a release that holds nothing',
    );
    const weight = (value: unknown) => JSON.stringify(value).length;
    assert.ok(weight(rows) < weight(releases) / 3, `${weight(rows)} of ${weight(releases)} characters`);
  });
});
