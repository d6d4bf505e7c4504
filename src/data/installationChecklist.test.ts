import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRouteTable} from '../../tests/gates/routeTable';
import {addressOfVariable} from './environmentVariablesRules';
import {installationChecklist} from './installationChecklist';
import {CHECKLIST_EDITIONS, CHECKLIST_PHASES} from './installationChecklist.schema';
import {itemsOf, linkOf} from './installationChecklistRules';

test('each item of an edition links to pages that there are', () => {
  const routes = new Set(readRouteTable().routes.map(({path}) => path));
  let links = 0;
  for (const edition of CHECKLIST_EDITIONS) {
    for (const {id, links: all} of itemsOf(edition)) {
      for (const {to} of all) {
        assert.ok(routes.has(linkOf(edition, to)), `${id} links to ${linkOf(edition, to)}`);
        links += 1;
      }
    }
  }
  assert.ok(links > 100);
});

test('each variable of an item is one of that edition', () => {
  for (const edition of CHECKLIST_EDITIONS) {
    for (const {id, variables = []} of itemsOf(edition))
      for (const name of variables) assert.ok(addressOfVariable(name, edition), `${id}: ${name} is not in ${edition}`);
  }
});

test('items stand in the order of the phases, and each edition has every phase', () => {
  const order = installationChecklist.map(({phase}) => CHECKLIST_PHASES.indexOf(phase));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
  for (const edition of CHECKLIST_EDITIONS)
    assert.deepEqual([...new Set(itemsOf(edition).map(({phase}) => phase))], [...CHECKLIST_PHASES]);
});

test('what only 2.x has is not asked of 1.x', () => {
  assert.ok(itemsOf('2.x').some(({id}) => id === 'redis'));
  assert.ok(!itemsOf('1.x').some(({id}) => id === 'redis'));
});

test('a link leads to the twin page on 2.x, releases aside', () => {
  assert.equal(linkOf('2.x', '/docs/on-premises/database'), '/docs/on-premises-2x/database');
  assert.equal(linkOf('2.x', '/docs/on-premises'), '/docs/on-premises-2x');
  assert.equal(linkOf('2.x', '/docs/on-premises/releases/2.0.0'), '/docs/on-premises/releases/2.0.0');
  assert.equal(linkOf('2.x', '/docs/on-premises-2x/redis'), '/docs/on-premises-2x/redis');
  assert.equal(linkOf('1.x', '/docs/on-premises/database'), '/docs/on-premises/database');
});
