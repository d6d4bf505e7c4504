import DataTable, {type Column} from '@site/src/components/DataTable';
import {outcomes, supports, type OasSupport as Row, type Outcome} from '@site/src/data/oasSupportRules';

/** A row of `src/data/oasFeatures.ts` or `src/data/oasKeywords.ts`. */
type Supported = Row & {group: string; dialect?: string};

/** What a breach gives on both sides, or on the one that there is; behind it what a strict comparison gives where that is something else. */
function breachText({request, response, strict}: Row): string {
  const said = (one: Outcome, other: Outcome): string => {
    if (one === other || other === 'none') return outcomes[one];
    if (one === 'none') return outcomes[other];
    return `Request: ${outcomes[one].toLowerCase()}. Response: ${outcomes[other].toLowerCase()}`;
  };
  const usual = said(request, response);
  return strict === undefined
    ? usual
    : `${usual}. **Strict:** ${said(strict.request ?? request, strict.response ?? response).toLowerCase()}`;
}

function versionsText({versions, dialect}: Supported): string {
  const origin = dialect === undefined || dialect === 'all' || dialect === 'OpenAPI 3.0' ? '' : ` (${dialect})`;
  return versions.join(', ') + origin;
}

interface Props {
  /** Name of the table in the address, such as `keywords`; also what a row is, in the plural. */
  name: string;
  /** Heading of the first column. */
  what: string;
  rows: readonly Supported[];
  /** What the groups of the rows are called. */
  groups: Readonly<Record<string, string>>;
}

/** What the comparison takes from an OpenAPI document, as one table. Each row links to the specification, and can be linked to by its id. */
export default function OasSupport({name, what, rows, groups}: Props) {
  const columns: Column<Supported>[] = [
    {id: 'name', label: what, text: (row) => `[${row.name}](${row.spec})`},
    {id: 'group', label: 'Part', text: ({group}) => groups[group] ?? group, facet: true, hidden: true},
    {id: 'versions', label: 'OpenAPI', text: versionsText, facet: ({versions}) => versions},
    {id: 'breach', label: 'A breach gives', text: breachText},
    {id: 'support', label: 'Support', text: ({support}) => supports[support], facet: true},
    {id: 'note', label: 'Note', unsorted: true},
  ];
  return (
    <DataTable
      name={name}
      unit={name}
      caption={`${what}s and what becomes of a breach`}
      columns={columns}
      rows={rows}
      anchor={({id}) => id}
    />
  );
}
