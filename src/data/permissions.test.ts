import assert from 'node:assert/strict';
import {test} from 'node:test';
import {permissions, retiredPermissions} from './permissions';
import {roles} from './roles';

const ids = new Set<string>(permissions.map(({id}) => id));

test('a role has permissions that exist, each once', () => {
  for (const {name, permissions: held, formerPermissions = []} of roles) {
    for (const list of [held, formerPermissions]) assert.equal(new Set(list).size, list.length, name);
    for (const id of [...held, ...formerPermissions])
      assert.ok(ids.has(id), `${name}: expected a permission that exists, but found ${id}`);
  }
  for (const id of retiredPermissions) assert.ok(!ids.has(id), `${id}: expected a retired permission not to be listed`);
});

test('the scope matches the end of the ID', () => {
  const scopes: Record<string, string> = {team: 'Own teams', own: 'Own', '{uuid}': 'One team'};
  for (const {id, scope, category} of permissions) {
    const expected = category === 'AI' ? 'Feature' : (scopes[id.split(':')[2] ?? ''] ?? 'Everything');
    assert.equal(scope, expected, id);
  }
});

test('role names are unique, including former names', () => {
  for (const names of [roles.map(({name}) => name), roles.map(({name, formerName}) => formerName ?? name)]) {
    const doubled = names.filter((name, index) => names.indexOf(name) !== index);
    assert.deepEqual(doubled, []);
  }
});
