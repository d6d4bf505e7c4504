import assert from 'node:assert/strict';
import {test} from 'node:test';
import {permissions, retiredPermissions} from './permissions';
import {permissionSchema, type Permission} from './permissions.schema';
import {checkRecords} from './recordSchema';
import {roles} from './roles';
import {roleSchema} from './roles.schema';
import {tokens} from './tokens';
import {tokenSchema} from './tokens.schema';

const ids = new Set<string>(permissions.map(({id}) => id));

test('permissions, roles and tokens fit their schemas', () => {
  assert.ok(permissions.length >= 40 && roles.length >= 11 && tokens.length >= 3);
  assert.deepEqual(checkRecords<Permission>(permissions, permissionSchema, 'id'), []);
  assert.deepEqual(checkRecords(roles, roleSchema, 'id'), []);
  assert.deepEqual(checkRecords(tokens, tokenSchema, 'name'), []);
});

test('a role holds permissions that exist, each once', () => {
  for (const {name, permissions: held, formerPermissions = []} of roles) {
    for (const list of [held, formerPermissions]) assert.equal(new Set(list).size, list.length, name);
    for (const id of [...held, ...formerPermissions]) assert.ok(ids.has(id), `${name} holds ${id}, which is no permission`);
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

test('a wrong record is named with what is allowed', () => {
  const good: Permission = {id: 'secret:read:team', area: 'Secrets', reach: 'Own teams', effect: 'See them.'};
  const wrong = [good, {...good, id: 'Secret read'}, {...good, reach: 'All', color: 'red'}, {id: 'a:b', area: 'Secrets', reach: 'Own'}] as Permission[];
  assert.deepEqual(checkRecords(wrong, permissionSchema, 'id'), [
    'Record 2 (Secret read): id holds "Secret read", which is not of the form ^[a-z_]+:([a-z_-]+|\\*)(:([a-z-]+|\\*|\\{uuid\\}))?$.',
    'Record 3 (secret:read:team): its id is taken.',
    'Record 3 (secret:read:team): color is not known. Known: id, area, reach, effect, limits, since.',
    'Record 3 (secret:read:team): reach holds "All". Allowed: Everything, Own teams, Own, One team, Feature.',
    'Record 4 (a:b): effect is missing: what a holder may do, in one or two sentences.',
  ]);
});
