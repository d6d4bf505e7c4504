import DataTable, {type Column} from '@site/src/components/DataTable';
import {outcomes, supports, type OasSupport as Row, type Outcome} from '@site/src/data/oasSupportRules';

/** A row of `src/data/oasFeatures.ts` or `src/data/oasKeywords.ts`. */
type Supported = Row & {group: string; dialect?: string};

/** What a breach on one side gives, and what it gives in a strict comparison where that is something else. */
function outcomeText(outcome: Outcome, strict: Outcome | undefined): string {
  if (outcome === 'none') return '–';
  return strict === undefined ? outcomes[outcome] : `${outcomes[outcome]}. Strict: ${outcomes[strict].toLowerCase()}`;
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
    {id: 'group', label: 'Part', text: ({group}) => groups[group] ?? group, facet: true},
    {id: 'versions', label: 'OpenAPI', text: versionsText, facet: ({versions}) => versions},
    {id: 'request', label: 'Breach in a request', text: ({request, strict}) => outcomeText(request, strict?.request)},
    {id: 'response', label: 'Breach in a response', text: ({response, strict}) => outcomeText(response, strict?.response)},
    {id: 'support', label: 'Support', text: ({support}) => supports[support], facet: true},
    {id: 'note', label: 'Note', unsorted: true},
  ];
  return <DataTable name={name} unit={name} caption={`${what}s and what becomes of a breach`} columns={columns} rows={rows} anchor={({id}) => id} />;
}
