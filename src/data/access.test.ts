import assert from 'node:assert/strict';
import {test} from 'node:test';
import {permissions, retiredPermissions} from './permissions';
import {roles} from './roles';

const ids = new Set<string>(permissions.map(({id}) => id));

test('a role holds permissions that exist, each once', () => {
  for (const {name, permissions: held, formerPermissions = []} of roles) {
    for (const list of [held, formerPermissions]) assert.equal(new Set(list).size, list.length, name);
    for (const id of [...held, ...formerPermissions])
      assert.ok(ids.has(id), `${name} holds ${id}, which is no permission`);
  }
  for (const id of retiredPermissions) assert.ok(!ids.has(id), `${id} is retired and listed`);
});

test('a scope at the end of an id says how far it reaches', () => {
  const reaches: Record<string, string> = {team: 'Own teams', own: 'Own', '{uuid}': 'One team'};
  for (const {id, reach, area} of permissions) {
    const expected = area === 'AI' ? 'Feature' : (reaches[id.split(':')[2] ?? ''] ?? 'Everything');
    assert.equal(reach, expected, id);
  }
});

test('names of roles are unlike in each edition', () => {
  for (const names of [roles.map(({name}) => name), roles.map(({name, formerName}) => formerName ?? name)]) {
    const doubled = names.filter((name, index) => names.indexOf(name) !== index);
    assert.deepEqual(doubled, []);
  }
});
