import {anchorOf} from '../DataTable/rows';

/** URL of a permission's row in the table of all permissions. */
export const permissionUrl = (id: string): string => `/docs/permissions#${anchorOf(id)}`;

/** A linked permission in the markup of a table cell. */
export const permissionLink = (id: string): string => `[\`${id}\`](${permissionUrl(id)})`;
