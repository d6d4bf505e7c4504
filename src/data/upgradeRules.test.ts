import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {laterReleases} from './laterReleases';
import {compareVersions} from './releaseLineRules';
import {latestOf, releaseLineOf} from './releaseRules';
import {releases} from './releases';
import type {Release} from './releases.schema';
import {describedReleases, notesUrl, plannerData, planUpgrade, type Plan, type PlannerRelease} from './upgradeRules';

const all = plannerData(releases, laterReleases);
const versions = all.map(({version}) => version).sort(compareVersions);

/** The releases until 1.37.6, from which the expected plans were worked out. Later releases don't change them. */
const known = all.filter(({date = ''}) => date <= '2026-03-26');

/** Two release lines whose dates overlap, as those of the real releases do. */
const crossing: readonly PlannerRelease[] = (
  [
    {version: '1.1.0', date: '2025-01-01', security: [{id: 'CVE-2025-0001', text: 'A flaw.'}], steps: ['Do it.']},
    {
      version: '1.2.0',
      date: '2025-03-01',
      lines: ['[Both](/1) bring this.', 'Only 1.x brings this.'],
      breaking: [{text: 'b', action: 'a'}],
    },
    {version: '1.2.1', date: '2025-05-01', security: [{text: 'Packages are updated.'}], lines: ['Sign-in works.']},
    {
      version: '2.0.0',
      date: '2025-02-01',
      lines: ['[Both](/2) bring this.'],
      variables: [{name: 'REDIS_URL', change: 'new'}],
    },
    {version: '2.0.1', date: '2025-04-01', lines: ['Sign-in works.']},
    {version: '2.1.0', date: '2025-05-01', security: [{text: 'Packages are updated.'}], migrations: ['m']},
    {version: '2.2.0', date: '2025-06-01'},
  ] as const
).map((release) => ({summary: 's', releaseLine: releaseLineOf(release.version) as Release['releaseLine'], ...release}));

const plan = (from: string, to: string, from_ = crossing): Plan => {
  const result = planUpgrade(from, to, from_);
  if (result.kind !== 'plan') assert.fail(`${from} to ${to}: ${result.text}`);
  return result;
};
const passed = ({legs}: Plan): string[] => legs.flatMap((leg) => leg.releases.map(({version}) => version));
const refusal = (from: string, to: string, of = crossing): string => {
  const result = planUpgrade(from, to, of);
  return result.kind === 'refused' ? `${result.reason}: ${result.text}` : 'a plan';
};

describe('a plan', () => {
  test('goes directly to a later release of the same release line, oldest release first', () => {
    const {legs, older} = plan('1.1.0', '1.2.1');
    assert.deepEqual(
      legs.map(({from, to, isMajor}) => [from, to, isMajor]),
      [['1.1.0', '1.2.1', false]],
    );
    assert.deepEqual(
      legs[0]?.releases.map(({version}) => version),
      ['1.2.0', '1.2.1'],
    );
    assert.equal(older, undefined);
  });
  test('stops at the latest release of a release line before the next major version', () => {
    assert.deepEqual(
      plan('1.1.0', '2.2.0').legs.map(({from, to, isMajor}) => [from, to, isMajor]),
      [
        ['1.1.0', '1.2.1', false],
        ['1.2.1', '2.2.0', true],
      ],
    );
    assert.deepEqual(
      plan('1.2.1', '2.2.0').legs.map(({from, to, isMajor}) => [from, to, isMajor]),
      [['1.2.1', '2.2.0', true]],
    );
  });
  test('lists the vulnerabilities that the upgrade fixes', () => {
    assert.deepEqual(plan('1.1.0', '1.2.1').gained, [{version: '1.2.1', id: undefined, text: 'Packages are updated.'}]);
    assert.deepEqual(
      plan('1.1.0', '2.1.0').gained.map(({version}) => version),
      ['1.2.1', '2.1.0'],
    );
  });
});

describe('a version that is later than all releases in the data', () => {
  test('is a target, and the plan has the releases before it', () => {
    assert.deepEqual(passed(plan('2.1.0', '2.9.0')), ['2.2.0']);
    assert.deepEqual(
      plan('1.1.0', '2.9.0').legs.map(({from, to}) => [from, to]),
      [
        ['1.1.0', '1.2.1'],
        ['1.2.1', '2.9.0'],
      ],
    );
  });
  test('is a current version, so there is no intermediate stop', () => {
    assert.deepEqual(
      plan('1.2.9', '2.2.0').legs.map(({from, to}) => [from, to]),
      [['1.2.9', '2.2.0']],
    );
    assert.match(refusal('2.9.0', '2.9.0'), /^same: You already run 2\.9\.0\. Select a later version\.$/);
  });
});

describe('a target that is older than the current release', () => {
  test('is reported with the changes that it may lack and the first release that is not older', () => {
    const {older, gained} = plan('1.2.1', '2.0.0');
    assert.equal(older?.compared, '1.2.1');
    assert.deepEqual(older.than, ['1.2.0', '1.2.1']);
    assert.equal(older.firstNotOlder, '2.1.0');
    assert.deepEqual(older.uncertain, [
      {version: '1.2.1', text: 'Packages are updated.', isSecurity: true, laterIn: '2.1.0'},
      {version: '1.2.0', text: 'Only 1.x brings this.', isSecurity: false},
      {version: '1.2.1', text: 'Sign-in works.', isSecurity: false, laterIn: '2.0.1'},
    ]);
    assert.deepEqual(gained, []);
  });
  test('is compared with the intermediate stop instead of an earlier current version', () => {
    assert.equal(plan('1.1.0', '2.0.0').older?.compared, '1.2.1');
    assert.equal(plan('1.2.9', '2.0.0').older?.compared, '1.2.9');
  });
  test('is marked as partial if the data has only some of its notes', () => {
    const partial = crossing.map((release) => (release.version === '2.0.0' ? {...release, isPartial: true} : release));
    const {older} = plan('1.2.1', '2.0.0', partial);
    assert.deepEqual(older?.than, ['1.2.0', '1.2.1']);
    assert.equal(older.isPartial, true);
    assert.deepEqual(older.uncertain, plan('1.2.1', '2.0.0').older?.uncertain);
    assert.equal(plan('1.2.1', '2.0.0').older?.isPartial, false);
  });
  test('lacks fewer changes the later it is, and none if it has the same date', () => {
    assert.deepEqual(
      plan('1.1.0', '2.0.1').older?.uncertain.map(({text}) => text),
      ['Packages are updated.'],
    );
    assert.equal(plan('1.2.1', '2.1.0').older, undefined);
  });
  test('does not gain security fixes that were released after it', () =>
    assert.deepEqual(plan('1.1.0', '2.0.0').gained, []));
});

describe('a pair of versions that is not an upgrade is rejected with a reason', () => {
  test('the same version', () => assert.match(refusal('2.0.0', '2.0.0'), /^same: You already run 2\.0\.0/));
  test('a downgrade, within a release line and between release lines', () => {
    assert.match(
      refusal('1.2.0', '1.1.0'),
      /^downgrade: 1\.1\.0 is earlier than 1\.2\.0, .*\/docs\/on-premises\/upgrading\/database-migrations/,
    );
    assert.doesNotMatch(refusal('1.2.0', '1.1.0'), /You can go back/);
    // 1.2.1 has the later date but the lower version.
    assert.match(
      refusal('2.0.0', '1.2.1'),
      /^downgrade: .*You can go back from 2\.x to 1\.x.*\/docs\/on-premises-2x\/upgrading/,
    );
  });
  test('a version that does not exist, as the current version or as the target', () => {
    assert.match(refusal('1.0.5', '2.0.0'), /^unknown: These docs don't describe PactFlow On-Premises 1\.0\.5\./);
    assert.match(refusal('1.1.0', 'latest'), /^unknown: latest isn't a version .* Enter three numbers/);
    assert.match(refusal('1.1.0', '3.0.0'), /^unknown: 3\.0\.0 isn't a version/);
    assert.match(refusal('', '2.0.0'), /^unknown: /);
  });
});

describe('all pairs of real releases', () => {
  test('cover all releases, each once', () =>
    assert.deepEqual(versions, [...releases, ...laterReleases].map(({version}) => version).sort(compareVersions)));
  test('have a plan if the target is later, and are rejected otherwise', () => {
    let plans = 0;
    for (const [i, from] of versions.entries()) {
      for (const [j, to] of versions.entries()) {
        const result = planUpgrade(from, to, all);
        assert.equal(result.kind, i < j ? 'plan' : 'refused', `${from} to ${to}`);
        plans += result.kind === 'plan' ? 1 : 0;
      }
    }
    // One of the two directions of each pair is an upgrade.
    assert.equal(plans, (all.length * (all.length - 1)) / 2);
  });
  test('list each release between the two versions once, in order', () => {
    for (const [i, from] of versions.entries()) {
      for (const to of versions.slice(i + 1)) {
        const result = plan(from, to, all);
        // The stop at the latest release of a release line includes all its remaining releases and nothing after the
        // target.
        assert.deepEqual(passed(result), versions.slice(i + 1, versions.indexOf(to) + 1), `${from} to ${to}`);
        assert.equal(result.legs[0]?.from, from);
        assert.equal(result.legs.at(-1)?.to, to);
        assert.equal(
          result.legs.length,
          releaseLineOf(from) !== releaseLineOf(to) && from !== latestOf(all, '1.x').version ? 2 : 1,
          `${from} to ${to}`,
        );
      }
    }
  });
  test('account for each vulnerability as fixed or uncertain', () => {
    for (const [i, from] of versions.entries()) {
      for (const to of versions.slice(i + 1)) {
        const result = plan(from, to, all);
        const due = result.legs.flatMap((leg) =>
          leg.releases.flatMap(({version, security = []}) => security.map(({text}) => `${version} ${text}`)),
        );
        const reported = [
          ...result.gained.map(({version, text}) => `${version} ${text}`),
          ...(result.older?.uncertain ?? [])
            .filter(({isSecurity}) => isSecurity)
            .map(({version, text}) => `${version} ${text.replace(/^(?:CVE|GHSA)-[\w-]+: /, '')}`),
        ];
        for (const entry of due) assert.ok(reported.includes(entry), `${from} to ${to}: ${entry}`);
      }
    }
  });
  test('include everything of a shorter upgrade in a longer one', () => {
    for (let i = 0; i + 2 < versions.length; i += 1) {
      for (let j = i + 1; j + 1 < versions.length; j += 1) {
        const [from, next, to, further] = [
          versions[i] ?? '',
          versions[i + 1] ?? '',
          versions[j] ?? '',
          versions[j + 1] ?? '',
        ];
        const here = passed(plan(from, to, all));
        const beyond = passed(plan(from, further, all));
        assert.deepEqual(beyond.slice(0, here.length), here, `${from} to ${to} and to ${further}`);
        if (next !== to) assert.deepEqual(passed(plan(next, to, all)), here.slice(1), `${from} and ${next} to ${to}`);
        if (releaseLineOf(to) === releaseLineOf(further)) {
          const gained = new Set(plan(from, further, all).gained.map(({version, text}) => `${version} ${text}`));
          for (const {version, text} of plan(from, to, all).gained)
            assert.ok(gained.has(`${version} ${text}`), `${from} to ${further} lacks ${version} ${text}`);
        }
      }
    }
  });
  test('report overlapping dates: all 2.x releases are older than 1.37.6, and 2.4.0 is not older than 1.37.3', () => {
    const {older} = plan('1.37.2', '2.0.0', known);
    assert.deepEqual(older?.than, ['1.37.0', '1.37.1', '1.37.2', '1.37.3', '1.37.4', '1.37.5', '1.37.6']);
    assert.equal(older.compared, '1.37.6');
    assert.equal(older.firstNotOlder, undefined);
    assert.ok(
      older.uncertain.some(({version, isSecurity}) => version === '1.37.2' && isSecurity),
      'the security update of 1.37.2',
    );
    assert.deepEqual(plan('1.34.0', '2.1.1', known).older?.than, ['1.37.2', '1.37.3', '1.37.4', '1.37.5', '1.37.6']);
    const partial = plan('1.4.0', '2.4.0', known).older;
    assert.deepEqual(partial?.than, ['1.37.4', '1.37.5', '1.37.6']);
    assert.ok(partial.uncertain.some(({version, text}) => version === '1.37.5' && text.includes('`db-migrate`')));
    assert.equal(plan('1.36.0', '1.37.6', known).older, undefined);
  });
  test('stop at the latest patch release, and include its migrations', () => {
    const {legs} = plan('1.34.0', '2.3.0', known);
    assert.deepEqual(
      legs.map(({from, to}) => [from, to]),
      [
        ['1.34.0', '1.37.6'],
        ['1.37.6', '2.3.0'],
      ],
    );
    const migrated = legs.flatMap((leg) => leg.releases.filter(({migrations = []}) => migrations.length > 0));
    assert.ok(migrated.some(({version}) => version === '1.37.3'));
  });
  test("link to SmartBear's notes only for releases without a page", () => {
    assert.equal(notesUrl('2.3.0', all), '/docs/on-premises/releases/2.3.0');
    for (const version of [...laterReleases.map(({version}) => version), '2.99.0'])
      assert.match(notesUrl(version, all), /^https:\/\/support\.smartbear\.com\//);
    assert.equal(describedReleases(all).length, releases.length);
  });
});
