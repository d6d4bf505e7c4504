import Link from '@docusaurus/Link';
import {permissions} from '@site/src/data/permissions';
import type {Permission} from '@site/src/data/permissions.schema';
import {renamingRelease, roles} from '@site/src/data/roles';
import type {Role} from '@site/src/data/roles.schema';
import {tokens} from '@site/src/data/tokens';
import type {Token} from '@site/src/data/tokens.schema';
import DataTable, {type Column} from '../DataTable';
import {anchorOf} from '../DataTable/rows';
import styles from './styles.module.css';

const all: readonly Permission[] = permissions;

const linked = (id: string): string => `[\`${id}\`](/docs/permissions#${anchorOf(id)})`;

const permissionColumns: Column<Permission>[] = [
  {id: 'id', label: 'Permission', text: ({id}) => `\`${id}\``},
  {id: 'area', label: 'Area', facet: true},
  {id: 'reach', label: 'Reach', facet: true},
  {id: 'effect', label: 'What a holder may do', unsorted: true},
  {id: 'limits', label: 'Limits', unsorted: true},
  {id: 'since', label: 'On-Premises from', text: ({since = ''}) => since},
];

interface PermissionTableProps {
  /** Shows this area only, each permission with a link to its row in the full table. */
  area?: Permission['area'];
}

/** All permissions, or those of one area. */
export function PermissionTable({area}: PermissionTableProps) {
  if (area === undefined) return <DataTable name="permissions" unit="permissions" caption="All permissions" columns={permissionColumns} rows={all} />;
  const columns: Column<Permission>[] = [{id: 'id', label: 'Permission', text: ({id}) => linked(id)}, {id: 'effect', label: 'What a holder may do', unsorted: true}];
  return <DataTable name="permissions" unit="permissions" caption={`Permissions of the area ${area}`} columns={columns} rows={all.filter((permission) => permission.area === area)} />;
}

const roleColumns: Column<Role>[] = [
  {id: 'name', label: 'Role', text: ({id, name}) => `[${name}](#${id})`},
  {id: 'holders', label: 'For', facet: true},
  {id: 'use', label: 'When to give it', unsorted: true},
  {id: 'assigned', label: 'How one gets it', unsorted: true},
  {id: 'fixed', label: 'Permissions', text: ({fixed}) => (fixed === undefined ? 'Not documented' : fixed ? 'Fixed' : 'Can be changed')},
  {id: 'era', label: 'Standing', text: ({era}) => (era === 'legacy' ? 'Legacy' : 'Current'), facet: true},
];

/** All predefined roles, each with a link to its section. */
export function RoleTable() {
  return <DataTable name="roles" unit="roles" caption="Predefined roles" columns={roleColumns} rows={roles} anchor={({id}) => id} anchorPrefix="role-" />;
}

const nameColumns: Column<Role>[] = [
  {id: 'name', label: `PactFlow Cloud, On-Premises from ${renamingRelease}`, unsorted: true},
  {id: 'formerName', label: `On-Premises before ${renamingRelease}, 1.x included`, text: ({formerName, since}) => formerName ?? (since === renamingRelease ? 'Does not exist' : ''), unsorted: true},
  {
    id: 'change',
    label: `What ${renamingRelease} changed`,
    text: ({permissions: now, formerPermissions, formerName}) => {
      if (formerName === undefined) return 'New, without permissions';
      const added = now.filter((id) => formerPermissions !== undefined && !formerPermissions.includes(id));
      return added.length === 0 ? 'The name only' : `The name, and it gained ${added.map((id) => `\`${id}\``).join(' and ')}`;
    },
    unsorted: true,
  },
];

/** The roles whose name depends on the edition. */
export function RoleNames() {
  const renamed = roles.filter(({formerName, since}) => formerName !== undefined || since === renamingRelease);
  return <DataTable name="names" caption="Names by edition" columns={nameColumns} rows={renamed} anchor={({id}) => id} anchorPrefix="name-" />;
}

interface RolePermissionsProps {
  /** Id of the role. */
  role: string;
}

/** The default permissions of one role. @throws Error when there is no such role */
export function RolePermissions({role: id}: RolePermissionsProps) {
  const role = roles.find((other) => other.id === id);
  if (role === undefined) throw new Error(`<RolePermissions role="${id}">: there is no such role. Known: ${roles.map((other) => other.id).join(', ')}.`);
  if (role.permissions.length === 0) return <p>No permissions.</p>;
  return (
    <ul className={styles.held}>
      {role.permissions.map((permission) => (
        <li key={permission}>
          <Link to={`/docs/permissions#${anchorOf(permission)}`}>
            <code>{permission}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const holdersOf = (id: string): string[] => roles.filter((role) => role.permissions.includes(id)).map(({name}) => name);

const matrixColumns: Column<Permission>[] = [
  {id: 'id', label: 'Permission', text: ({id}) => linked(id)},
  {id: 'area', label: 'Area', facet: true},
  {id: 'roles', label: 'Roles that have it by default', text: ({id}) => holdersOf(id).join(', ') || 'None', facet: ({id}) => holdersOf(id), unsorted: true},
  {id: 'count', label: 'Roles', text: ({id}) => String(holdersOf(id).length), sortBy: ({id}) => holdersOf(id).length},
];

/** Which roles have which permission: the other way round than the roles' own lists. */
export function RoleMatrix() {
  return <DataTable name="matrix" unit="permissions" caption="Default roles of each permission" columns={matrixColumns} rows={all} anchor={({id}) => anchorOf(id)} anchorPrefix="held-" />;
}

const tokenColumns: Column<Token>[] = [
  {id: 'name', label: 'Token'},
  {id: 'may', label: 'What a call with it may do', unsorted: true},
  {id: 'use', label: 'Where it belongs', unsorted: true},
  {id: 'permission', label: 'Permission to copy and regenerate it', unsorted: true},
];

/** The kinds of API tokens. */
export function TokenTable() {
  return <DataTable name="tokens" caption="Kinds of API tokens" columns={tokenColumns} rows={tokens} />;
}
