import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkAccess, type AccessData} from './permissions';

const access: AccessData = {
  permissions: ['secret:read:team', 'secret:manage:*', 'team:manage:{uuid}', 'user:invite', 'ai:*'],
  retired: ['system:preference:read'],
  roles: [
    {id: 'viewer', names: ['Viewer', 'Guest']},
    {id: 'cicd', names: ['CI/CD']},
  ],
};

const allShown = '<PermissionTable />\n<RolePermissions role="viewer" />\n<RolePermissions role="cicd" />';
const check = (source: string) => checkAccess([{file: 'docs/a.mdx', source: `${allShown}\n${source}`}], access);

test('pages may mention permissions, groups of them, retired permissions, and both names of a role', () => {
  assert.deepEqual(
    check(
      '`secret:read:team`, `secret:manage`, `user:invite`, `ai:*`, `team:manage:{uuid}`, `system:preference:read`; the **Viewer** role was the Guest role; a CI/CD role.',
    ),
    [],
  );
});

test('other inline code with colons is ignored', () => {
  assert.deepEqual(
    check(
      '`test:record`, `npm run test:record`, `urn:amazon:cognito:sp:x`, `postgres:16`, `http://a`, `urn:ietf:params`',
    ),
    [],
  );
});

test('an unknown permission is reported with the file, the line, and the most similar permission', () => {
  assert.deepEqual(check('You need `secret:view:team`.\n\nOr `sekret:manage:own`.'), [
    "docs/a.mdx:4: `secret:view:team` isn't in src/data/permissions.ts. Did you mean `secret:read:team`?",
    "docs/a.mdx:6: `sekret:manage:own` isn't in src/data/permissions.ts. Did you mean `secret:manage:*`?",
  ]);
});

test('an unknown role is reported, but not a role of another product', () => {
  assert.deepEqual(check('Give them the **Reader** role, not the Okta role. The User Admin role is gone.'), [
    "docs/a.mdx:4: the Reader role isn't in src/data/roles.ts. The roles are: Viewer, Guest, CI/CD.",
    "docs/a.mdx:4: the User Admin role isn't in src/data/roles.ts. The roles are: Viewer, Guest, CI/CD.",
  ]);
});

test('code blocks and front matter are ignored', () => {
  const source = '---\ntitle: `secret:view:team`\n---\n```json\n"`secret:view:team`"\n```\n';
  assert.deepEqual(checkAccess([{file: 'b.mdx', source: source + allShown}], access), []);
});

test('permissions and roles that no page shows are reported', () => {
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
    "src/data/permissions.ts: team:manage:{uuid} isn't on any page. Mention it, or add <PermissionTable /> to a page.",
    'src/data/roles.ts: viewer isn\'t on any page. Add a section with <RolePermissions role="viewer" />.',
  ]);
});
