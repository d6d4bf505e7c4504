import DataTable, {type Column} from '@site/src/components/DataTable';
import type {OasSupport as Row} from '@site/src/data/oasFeatures.schema';
import {outcomes, supports, type Outcome} from '@site/src/data/oasSupportRules';
import Inline from '../DataTable/Inline';
import Status from '../Status';
import {statusOf} from '../Status/status';

/** A row of `src/data/oasFeatures.ts` or `src/data/oasKeywords.ts`. */
type Supported = Row & {group: string; dialect?: string};

/** The outcomes of a mismatch in requests and responses, and those of a strict comparison if they differ. */
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

/** Finds the outcomes in a text. At the same place, the regular expression finds "Wrong error" before "error". */
const OUTCOME = new RegExp(`(${Object.values(outcomes).join('|')})`, 'i');

/** The outcomes of a mismatch, each with its icon and color. */
function Breach({text}: {text: string}) {
  return text.split(OUTCOME).map((part, index) => {
    const kind = index % 2 === 1 ? statusOf(part.charAt(0).toUpperCase() + part.slice(1)) : undefined;
    return kind === undefined ? (
      <Inline key={index} text={part} />
    ) : (
      <Status key={index} kind={kind}>
        {part}
      </Status>
    );
  });
}

function versionsText({versions, dialect}: Supported): string {
  const origin = dialect === undefined || dialect === 'all' || dialect === 'OpenAPI 3.0' ? '' : ` (${dialect})`;
  return versions.join(', ') + origin;
}

interface Props {
  /** Name of the table in the URL, and plural noun for the rows, such as `keywords`. */
  name: string;
  /** Heading of the first column, in the singular. */
  what: string;
  rows: readonly Supported[];
  /** Labels of the row groups. */
  groups: Readonly<Record<string, string>>;
}

/** A table of the OpenAPI features that contract comparison supports, linked to the specification. */
export default function OasSupport({name, what, rows, groups}: Props) {
  const columns: Column<Supported>[] = [
    {id: 'name', label: what, text: (row) => `[${row.name}](${row.spec})`},
    {id: 'group', label: 'Part', text: ({group}) => groups[group] ?? group, facet: true, hidden: true},
    {id: 'versions', label: 'OpenAPI', text: versionsText, facet: ({versions}) => versions},
    {
      id: 'breach',
      label: 'Outcome of a mismatch',
      text: breachText,
      render: (row) => <Breach text={breachText(row)} />,
    },
    {id: 'support', label: 'Support', text: ({support}) => supports[support], facet: true},
    {id: 'note', label: 'Note', unsorted: true},
  ];
  return (
    <DataTable
      name={name}
      unit={name}
      caption={`${what}s and the outcome of a mismatch`}
      columns={columns}
      rows={rows}
      anchor={({id}) => id}
    />
  );
}
