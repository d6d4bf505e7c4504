import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkAccess, type Access} from './permissions';

const access: Access = {
  permissions: ['secret:read:team', 'secret:manage:*', 'team:manage:{uuid}', 'user:invite', 'ai:*'],
  retired: ['system:preference:read'],
  roles: [
    {id: 'viewer', names: ['Viewer', 'Guest']},
    {id: 'cicd', names: ['CI/CD']},
  ],
};

const whole = '<PermissionTable />\n<RolePermissions role="viewer" />\n<RolePermissions role="cicd" />';
const check = (source: string) => checkAccess([{file: 'docs/a.mdx', source: `${whole}\n${source}`}], access);

test('permissions, families, retired ids and both names of a role may be named', () => {
  assert.deepEqual(
    check(
      '`secret:read:team`, `secret:manage`, `user:invite`, `ai:*`, `team:manage:{uuid}`, `system:preference:read`; the **Viewer** role was the Guest role; a CI/CD role.',
    ),
    [],
  );
});

test('other inline code with colons is left alone', () => {
  assert.deepEqual(
    check(
      '`test:record`, `npm run test:record`, `urn:amazon:cognito:sp:x`, `postgres:16`, `http://a`, `urn:ietf:params`',
    ),
    [],
  );
});

test('a permission that the data does not know is named with file, line and the nearest', () => {
  assert.deepEqual(check('You need `secret:view:team`.\n\nOr `sekret:manage:own`.'), [
    'docs/a.mdx:4: `secret:view:team` is no permission of src/data/permissions.ts. Nearest: `secret:read:team`.',
    'docs/a.mdx:6: `sekret:manage:own` is no permission of src/data/permissions.ts. Nearest: `secret:manage:*`.',
  ]);
});

test('a role that the data does not know is named, a role of another product is not', () => {
  assert.deepEqual(check('Give them the **Reader** role, not the Okta role. The User Admin role is gone.'), [
    'docs/a.mdx:4: the Reader role is not in src/data/roles.ts. There are: Viewer, Guest, CI/CD.',
    'docs/a.mdx:4: the User Admin role is not in src/data/roles.ts. There are: Viewer, Guest, CI/CD.',
  ]);
});

test('fenced code and front matter are not prose', () => {
  const source = '---\ntitle: `secret:view:team`\n---\n```json\n"`secret:view:team`"\n```\n';
  assert.deepEqual(checkAccess([{file: 'b.mdx', source: source + whole}], access), []);
});

test('what no page shows is named', () => {
  const problems = checkAccess(
    [
      {
        file: 'c.mdx',
        source:
          '`secret:read:team` `secret:manage:*` `user:invite` `ai:*`\n<PermissionTable area="AI" />\n<RolePermissions role="cicd" />',
      },
    ],
    access,
  );
  assert.deepEqual(problems, [
    'src/data/permissions.ts: team:manage:{uuid} stands on no page. Put it into a text, or <PermissionTable /> on a page.',
    'src/data/roles.ts: viewer stands on no page. Give it a section with <RolePermissions role="viewer" />.',
  ]);
});
