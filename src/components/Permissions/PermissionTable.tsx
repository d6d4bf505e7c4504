import {permissions} from '@site/src/data/permissions';
import type {Permission} from '@site/src/data/permissions.schema';
import DataTable, {type Column} from '../DataTable';
import {permissionLink} from './link';
import {island} from '../StaticContent/island';

const all: readonly Permission[] = permissions;

/**
 * Combines effect, limits, and release in one cell, because separate columns for the last two would be mostly empty.
 */
const describePermission = ({effect, limits, since}: Permission): string =>
  [effect, limits, since && `Available in On-Premises ${since} and later.`].filter(Boolean).join(' ');

const permissionColumns: Column<Permission>[] = [
  {id: 'id', label: 'Permission', text: ({id}) => `\`${id}\``},
  {id: 'area', label: 'Area', text: ({category}) => category, facet: true},
  {id: 'reach', label: 'Scope', text: ({scope}) => scope, facet: true},
  {id: 'effect', label: 'What it allows', text: describePermission, unsorted: true},
];

interface Props {
  /** Shows only this area, with links to the table of all permissions. */
  area?: Permission['category'];
}

/** A table of all permissions, or of those in one area. */
export function PermissionTable({area}: Props) {
  if (area === undefined)
    return (
      <DataTable
        name="permissions"
        unit="permissions"
        caption="Permissions by area"
        columns={permissionColumns}
        rows={all}
      />
    );
  const columns: Column<Permission>[] = [
    {id: 'id', label: 'Permission', text: ({id}) => permissionLink(id)},
    {id: 'effect', label: 'What it allows', text: describePermission, unsorted: true},
  ];
  return (
    <DataTable
      name="permissions"
      unit="permissions"
      caption={`${area} permissions`}
      columns={columns}
      rows={all.filter((permission) => permission.category === area)}
    />
  );
}

export default island('PermissionTable', PermissionTable);
