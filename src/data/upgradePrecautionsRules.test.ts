import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {laterReleases} from './laterReleases';
import {compareVersions} from './releaseLineRules';
import {formatDate} from './releaseRules';
import {releases} from './releases';
import {breakingChanges, patchedUntil, precautionsOf, type Precaution} from './upgradePrecautionsRules';
import {plannerData, planUpgrade, type Plan} from './upgradeRules';

/**
 * The releases until 1.37.6, from which the expected texts were worked out. At that time, the site described releases
 * up to 2.3.0 and 1.37.2. Releases that were added or described later don't change the texts.
 */
const all = plannerData(releases, laterReleases)
  .filter(({date = ''}) => date <= '2026-03-26')
  .map((release) => ({
    ...release,
    isLater: compareVersions(release.version, release.releaseLine === '2.x' ? '2.3.0' : '1.37.2') > 0,
  }));
/** A day on which 2.3 still receives patches. */
const TODAY = '2026-07-21';

const plan = (from: string, to: string): Plan => {
  const result = planUpgrade(from, to, all);
  if (result.kind !== 'plan') assert.fail(`${from} to ${to}: ${result.text}`);
  return result;
};
const precautions = (from: string, to: string, today = TODAY): Precaution[] =>
  precautionsOf(plan(from, to), all, today);
const ids = (from: string, to: string): string[] => precautions(from, to).map(({id}) => id);
const text = (from: string, to: string, id: string, today = TODAY): string =>
  precautions(from, to, today).find((precaution) => precaution.id === id)?.text ?? '';

describe('security patches', () => {
  test('end nine months after the first release of a minor version', () => {
    assert.equal(patchedUntil('2.1.1', all), '2026-04-10');
    assert.equal(patchedUntil('2.3.0', all), '2026-07-21');
  });
  test('end with the release line', () => assert.equal(patchedUntil('1.37.2', all), '2026-03-11'));
  test("end on an unknown day if the minor version isn't in the data", () =>
    assert.equal(patchedUntil('2.9.0', all), undefined));
  test('end on the days that the support policy lists', () => {
    const page = readFileSync('docs/docs/on-premises/_support.mdx', 'utf8');
    const real = plannerData(releases, laterReleases);
    const rows = [...page.matchAll(/^\| (\d+\.\d+) \| [^|]+ \| (\w+ \d+, \d+)[^|]*\|$/gm)];
    for (const [, minor = '', day] of rows)
      assert.equal(formatDate(patchedUntil(`${minor}.0`, real) ?? ''), day, minor);
    // The last two minor versions of 1.x, for which support has ended, and all of 2.x.
    const current = real.filter(({releaseLine}) => releaseLine === '2.x');
    const minors = new Set(current.map(({version}) => version.split('.').slice(0, 2).join('.')));
    assert.deepEqual(rows.map(([, minor]) => minor).sort(), ['1.36', '1.37', ...minors].sort());
  });
});

describe('the precautions of a plan', () => {
  test('start with the backup, support, later releases, and the database, and then list breaking changes and migrations', () => {
    const found = ids('1.27.0', '2.3.0');
    assert.deepEqual(found.slice(0, 5), ['backup', '2.3.0-support', '1.x-later', '2.x-later', '2.3.0-database']);
    const kinds = found.slice(5).map((id) => id.split('-')[1] ?? '');
    assert.ok(kinds.includes('breaking') && kinds.includes('migration'), kinds.join(' '));
    assert.deepEqual(kinds, [...kinds].sort());
    assert.equal(new Set(found).size, found.length);
  });
  test('ask for a second backup only before a move to another release line', () => {
    assert.match(
      text('1.24.0', '2.3.0', 'backup'),
      /\(\/docs\/on-premises\/disaster-recovery#back-up\).* up the database again\.$/,
    );
    assert.match(text('2.1.0', '2.3.0', 'backup'), /\(\/docs\/on-premises-2x\/disaster-recovery#back-up\)/);
    for (const [from, to] of [
      ['2.1.0', '2.3.0'],
      ['1.24.0', '1.37.2'],
    ] as const)
      assert.doesNotMatch(text(from, to, 'backup'), /again/);
  });
  test('name the day on which patches end, and whether it has passed', () => {
    assert.match(
      text('2.2.0', '2.3.0', '2.3.0-support'),
      /^2\.3 receives security patches until July 21, 2026\. That’s/,
    );
    const ended = precautions('2.2.0', '2.3.0', '2026-07-22').find(({id}) => id === '2.3.0-support');
    assert.equal(ended?.subject, 'End of support for 2.3');
    assert.match(ended.text, /^SmartBear patched 2\.3 until July 21, 2026, .* select that release instead/);
    assert.match(text('1.36.0', '1.37.2', '1.37.2-support'), /^Support for 1\.x ended on March 11, 2026/);
    assert.match(text('2.3.0', '2.9.0', '2.9.0-support'), /Look up the release date of 2\.9\.0/);
  });
  test('say where the data ends', () => {
    assert.match(
      text('1.34.0', '2.3.0', '1.x-later'),
      /^1\.37\.6 is the latest 1\.x release that this plan includes\..* no pages for the releases after 1\.37\.2/,
    );
    assert.match(text('1.37.4', '2.3.0', '1.x-later'), /no pages for the releases after 1\.37\.4/);
    assert.match(text('2.2.0', '2.3.0', '2.x-later'), /SmartBear has also released 2\.4\.0/);
    assert.match(text('2.2.0', '2.4.1', '2.x-later'), /the releases after 2\.3\.0\. Read about each one up to 2\.4\.1/);
    assert.match(text('2.4.0', '2.5.0', '2.x-later'), /the releases after 2\.4\.0\. Read about each one up to 2\.5\.0/);
    assert.equal(text('2.1.0', '2.2.0', '2.x-later'), '');
    // If these docs describe the latest known release, there is no other one to name.
    const described = all.filter(({isLater}) => !isLater);
    const [found] = precautionsOf(plan('2.2.0', '2.3.0'), described, TODAY).filter(({id}) => id === '2.x-later');
    assert.match(found?.text ?? '', /^These docs describe 2\.x up to 2\.3\.0\. Check .* for later releases with/);
  });
  test('never recommend two different versions for the intermediate stop', () => {
    for (const from of ['1.34.0', '1.37.2', '1.37.4']) {
      const stop = plan(from, '2.3.0').legs[0]?.to ?? '';
      assert.equal(stop, '1.37.6');
      for (const precaution of precautions(from, '2.3.0'))
        assert.doesNotMatch(
          `${precaution.text} ${precaution.action ?? ''}`,
          /(?:stop at|instead of|first to) 1\.37\.2/i,
        );
    }
  });
  test('warn about a database with migrations that the target lacks', () => {
    const found = precautions('1.34.0', '2.3.0').find(({id}) => id === '2.3.0-database');
    assert.equal(found?.subject, 'Database migrated by 1.37.6');
    assert.match(
      found.text,
      /SmartBear doesn’t document whether 2\.3\.0 works with a database that 1\.37\.6 has migrated/,
    );
    assert.ok(ids('1.37.6', '2.3.0').includes('2.3.0-database'));
    // 2.4.0 was released on the same day as 1.37.3, but before the fix in 1.37.5.
    assert.match(
      text('1.34.0', '2.4.0', '2.4.0-database'),
      /2\.4\.0 was released before 1\.37\.4, so it might not include later fixes, such as the one for `db-migrate` in 1\.37\.5\./,
    );
    assert.ok(!ids('2.0.0', '2.3.0').includes('2.3.0-database'));
  });
  test('contain the same breaking change of both release lines only once', () => {
    const found = precautions('1.34.0', '2.3.0').filter((precaution) => precaution.text.includes('COOKIE_SECRET'));
    assert.deepEqual(
      found.map(({id, subject}) => [id, subject]),
      [['1.37.0-breaking-1', 'Breaking change in 1.37.0 and 2.0.0']],
    );
  });
  test('include the changed URL in 1.37.6 and the health check of 2.x', () => {
    const found = precautions('1.34.0', '2.4.0');
    assert.match(found.find(({id}) => id === '1.37.6-breaking-1')?.text ?? '', /returns a different URL/);
    assert.ok(found.some(({id, action = ''}) => id.startsWith('2.0.0-breaking') && action.includes('`wget`')));
    assert.equal(
      breakingChanges(plan('1.34.0', '2.4.0')).length,
      found.filter(({id}) => id.includes('-breaking-')).length,
    );
  });
  test('mention the long migration of 1.37.3 only before it', () => {
    assert.ok(ids('1.37.2', '1.37.6').includes('1.37.3-migration-1'));
    assert.ok(!ids('1.37.5', '2.3.0').includes('1.37.3-migration-1'));
    assert.ok(!ids('2.0.0', '2.3.0').includes('1.37.3-migration-1'));
  });
});
