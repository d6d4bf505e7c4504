import Link from '@docusaurus/Link';
import {permissions} from '@site/src/data/permissions';
import type {Permission} from '@site/src/data/permissions.schema';
import {renamingRelease, roles} from '@site/src/data/roles';
import type {Role} from '@site/src/data/roles.schema';
import DataTable, {type Column} from '../DataTable';
import {anchorOf} from '../DataTable/rows';
import {permissionUrl, permissionLink} from './link';
import {island} from '../StaticContent/island';
import styles from './styles.module.css';

/** The heading of the role's section. */
const titleOf = ({name, era}: Role): string => (era === 'legacy' ? `${name} (legacy)` : name);

const roleColumns: Column<Role>[] = [
  {id: 'name', label: 'Role', text: (role) => `[${titleOf(role)}](#${anchorOf(titleOf(role))})`},
  {id: 'use', label: 'Purpose', unsorted: true},
  {id: 'assigned', label: 'How it’s assigned', unsorted: true},
  {
    id: 'fixed',
    label: 'Permissions',
    text: ({fixed}) => (fixed === undefined ? 'Not documented' : fixed ? 'Locked' : 'Editable'),
    facet: true,
  },
];

/** A table of all predefined roles, linked to their sections. */
function RoleTableIsland() {
  return (
    <DataTable
      name="roles"
      unit="roles"
      caption="Predefined roles"
      columns={roleColumns}
      rows={roles}
      anchor={({id}) => id}
      anchorPrefix="role-"
    />
  );
}

const nameColumns: Column<Role>[] = [
  {id: 'name', label: `PactFlow Cloud, and On-Premises ${renamingRelease} and later`, unsorted: true},
  {
    id: 'formerName',
    label: `On-Premises before ${renamingRelease}, including 1.x`,
    text: ({formerName, since}) => formerName ?? (since === renamingRelease ? 'Doesn’t exist' : ''),
    unsorted: true,
  },
  {
    id: 'change',
    label: `Change in ${renamingRelease}`,
    text: ({permissions: now, formerPermissions, formerName}) => {
      if (formerName === undefined) return 'New role without permissions';
      const added = now.filter((id) => formerPermissions !== undefined && !formerPermissions.includes(id));
      return added.length === 0
        ? 'Only the name changed'
        : `The name changed, and the role gained ${added.map((id) => `\`${id}\``).join(' and ')}`;
    },
    unsorted: true,
  },
];

/** A table of the roles whose name depends on the release. */
function RoleNamesIsland() {
  const renamed = roles.filter(({formerName, since}) => formerName !== undefined || since === renamingRelease);
  return (
    <DataTable
      name="names"
      caption="Role names by release"
      columns={nameColumns}
      rows={renamed}
      anchor={({id}) => id}
      anchorPrefix="name-"
    />
  );
}

interface RolePermissionsProps {
  /** Id of the role. */
  role: string;
}

/** A list of a role's default permissions. @throws Error if the role doesn't exist */
export function RolePermissions({role: id}: RolePermissionsProps) {
  const role = roles.find((other) => other.id === id);
  if (role === undefined)
    throw new Error(
      `<RolePermissions role="${id}">: unknown role. Use one of: ${roles.map((other) => other.id).join(', ')}.`,
    );
  if (role.permissions.length === 0) return <p>No permissions.</p>;
  return (
    <ul className={styles.permissions}>
      {role.permissions.map((permission) => (
        <li key={permission}>
          <Link to={permissionUrl(permission)}>
            <code>{permission}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const holdersOf = (id: string): string[] => roles.filter((role) => role.permissions.includes(id)).map(({name}) => name);

const matrixColumns: Column<Permission>[] = [
  {id: 'id', label: 'Permission', text: ({id}) => permissionLink(id)},
  {id: 'area', label: 'Area', text: ({category}) => category, facet: true},
  {
    id: 'roles',
    label: 'Roles that have it by default',
    text: ({id}) => holdersOf(id).join(', ') || 'None',
    facet: ({id}) => holdersOf(id),
    unsorted: true,
  },
  {id: 'count', label: 'Roles', text: ({id}) => String(holdersOf(id).length), sortBy: ({id}) => holdersOf(id).length},
];

/** A table of all permissions with the roles that have them by default. */
function RoleMatrixIsland() {
  return (
    <DataTable<Permission>
      name="matrix"
      unit="permissions"
      caption="Default roles of each permission"
      columns={matrixColumns}
      rows={permissions}
      anchor={({id}) => anchorOf(id)}
      anchorPrefix="held-"
    />
  );
}

/** The components that React hydrates. */
export const islands = {RoleTable: RoleTableIsland, RoleNames: RoleNamesIsland, RoleMatrix: RoleMatrixIsland};

export const RoleTable = island('RoleTable', RoleTableIsland);
export const RoleNames = island('RoleNames', RoleNamesIsland);
export const RoleMatrix = island('RoleMatrix', RoleMatrixIsland);
