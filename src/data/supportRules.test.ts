import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {laterReleases} from './laterReleases';
import {releases} from './releases';
import {isoDay, PATCHED_UNTIL, patchStatus, shortPatchStatus} from './supportRules';
import {patchedUntil} from './upgradePrecautionsRules';
import {plannerData} from './upgradeRules';

test('a date is written as an ISO date', () => assert.equal(isoDay(new Date(2026, 0, 5, 23, 59)), '2026-01-05'));

describe('security patches', () => {
  test('are described as ended from the day after the last one', () => {
    assert.equal(
      patchStatus('2.3.0', '2026-07-21', '2026-07-21'),
      '2.3 receives security patches until July 21, 2026.',
    );
    assert.equal(
      patchStatus('2.3.0', '2026-07-21', '2026-07-22'),
      'SmartBear patched 2.3 until July 21, 2026, so 2.3 no longer receives security patches.',
    );
    assert.equal(shortPatchStatus('2.3.0', '2026-07-21'), 'Security patches until July 21, 2026');
    assert.equal(shortPatchStatus('2.3.0', '2026-07-22'), 'Security patches until July 21, 2026 (ended)');
  });
  test('have no status without a date of today, or for an unknown version', () => {
    assert.equal(shortPatchStatus('2.3.0', undefined), 'Security patches until July 21, 2026');
    assert.equal(shortPatchStatus('1.37.2', '2026-07-22'), undefined);
  });
  test('end on the same days as in the releases', () => {
    const all = plannerData(releases, laterReleases);
    const minors = new Set(
      all.filter(({releaseLine}) => releaseLine === '2.x').map(({version}) => version.split('.').slice(0, 2).join('.')),
    );
    assert.deepEqual(
      PATCHED_UNTIL,
      Object.fromEntries([...minors].map((minor) => [minor, patchedUntil(`${minor}.0`, all)])),
    );
  });
});
