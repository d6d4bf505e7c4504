import {anchorOf} from '../DataTable/rows';

/** Address of a permission's row in the full table. */
export const addressOf = (id: string): string => `/docs/permissions#${anchorOf(id)}`;

/** A permission as linked code, for the text of a cell. */
export const linked = (id: string): string => `[\`${id}\`](${addressOf(id)})`;
