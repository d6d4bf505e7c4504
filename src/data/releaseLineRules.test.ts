import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compareVersions, linkInReleaseLine} from './releaseLineRules';

test('compares versions by their numbers', () => {
  assert.ok(compareVersions('1.9.0', '1.10.0') < 0);
  assert.ok(compareVersions('2.0.0', '1.37.2') > 0);
  assert.equal(compareVersions('1.4.0', '1.4.0'), 0);
  assert.deepEqual(['2.0.0', '1.37.2', '1.9.0', '1.37.0'].sort(compareVersions), [
    '1.9.0',
    '1.37.0',
    '1.37.2',
    '2.0.0',
  ]);
});

test('links lead to the matching page on 2.x, except for release pages', () => {
  assert.equal(linkInReleaseLine('/docs/on-premises/database#x', '2.x'), '/docs/on-premises-2x/database#x');
  assert.equal(linkInReleaseLine('/docs/on-premises/architecture', '2.x'), '/docs/on-premises-2x');
  for (const same of [
    '/docs/on-premises',
    '/docs/on-premises#move-to-2x',
    '/docs/on-premises/releases/1.37.0',
    '/docs/on-premises/releases/2.0.0',
    '/docs/on-premises-2x/redis',
    'https://docs.pact.io',
    '/docs/on-premises-x',
  ])
    assert.equal(linkInReleaseLine(same, '2.x'), same);
  assert.equal(linkInReleaseLine('/docs/on-premises/database', '1.x'), '/docs/on-premises/database');
});
