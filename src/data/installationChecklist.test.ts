import assert from 'node:assert/strict';
import {test} from 'node:test';
import {RELEASE_LINES} from './environmentVariables.constants';
import {variableUrl} from './environmentVariablesRules';
import {installationChecklist} from './installationChecklist';
import {CHECKLIST_PHASES} from './installationChecklist.constants';
import {itemsOf} from './installationChecklistRules';

test('each variable of an item exists in its release lines', () => {
  for (const releaseLine of RELEASE_LINES) {
    for (const {id, variables = []} of itemsOf(releaseLine))
      for (const name of variables)
        assert.ok(variableUrl(name, releaseLine), `${id}: ${name} is not in ${releaseLine}`);
  }
});

test('items are in the order of the phases, and each release line has every phase', () => {
  const order = installationChecklist.map(({phase}) => CHECKLIST_PHASES.indexOf(phase));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
  for (const releaseLine of RELEASE_LINES)
    assert.deepEqual([...new Set(itemsOf(releaseLine).map(({phase}) => phase))], [...CHECKLIST_PHASES]);
});

test('items that only apply to 2.x are not in 1.x', () => {
  assert.ok(itemsOf('2.x').some(({id}) => id === 'redis'));
  assert.ok(!itemsOf('1.x').some(({id}) => id === 'redis'));
});
