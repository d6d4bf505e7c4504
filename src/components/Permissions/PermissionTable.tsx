import {permissions} from '@site/src/data/permissions';
import type {Permission} from '@site/src/data/permissions.schema';
import DataTable, {type Column} from '../DataTable';
import {linked} from './link';

const all: readonly Permission[] = permissions;

/** Effect, limits and release in one cell: as columns of their own, the last two would be mostly empty. */
const sayAll = ({effect, limits, since}: Permission): string =>
  [effect, limits, since && `On-Premises from ${since}.`].filter(Boolean).join(' ');

const permissionColumns: Column<Permission>[] = [
  {id: 'id', label: 'Permission', text: ({id}) => `\`${id}\``},
  {id: 'area', label: 'Area', facet: true},
  {id: 'reach', label: 'Reach', facet: true},
  {id: 'effect', label: 'What a holder may do', text: sayAll, unsorted: true},
];

interface Props {
  /** Shows this area only, each permission with a link to its row in the full table. */
  area?: Permission['area'];
}

/** All permissions, or those of one area. */
export default function PermissionTable({area}: Props) {
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
    {id: 'id', label: 'Permission', text: ({id}) => linked(id)},
    {id: 'effect', label: 'What a holder may do', text: sayAll, unsorted: true},
  ];
  return (
    <DataTable
      name="permissions"
      unit="permissions"
      caption={`Permissions of the area ${area}`}
      columns={columns}
      rows={all.filter((permission) => permission.area === area)}
    />
  );
}
