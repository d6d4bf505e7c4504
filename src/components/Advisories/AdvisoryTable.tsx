import {advisories} from '@site/src/data/advisories';
import type {Advisory, AdvisoryEdition} from '@site/src/data/advisories.schema';
import DataTable, {type Column} from '../DataTable';

type Row = Pick<Advisory, 'id' | 'what'> & AdvisoryEdition;

/** Meaning and reason in one cell: a column of its own for each would leave the table too wide for a phone. */
const explain = ({what, reason, releases}: Row): string => [what, `**Here:** ${reason}`, releases && `**Releases:** ${releases}.`].filter(Boolean).join(' ');

const columns: Column<Row>[] = [
  {id: 'id', label: 'Finding', text: ({id}) => `[${id}](https://nvd.nist.gov/vuln/detail/${id})`},
  {id: 'component', label: 'Component', facet: true},
  {id: 'state', label: 'State', facet: true},
  {id: 'explain', label: 'What it is, and why it has that state', text: explain, unsorted: true},
];

interface Props {
  edition: '1.x' | '2.x';
}

/** The known findings of security scanners in the images of one edition. */
export default function AdvisoryTable({edition}: Props) {
  const rows = advisories.flatMap(({id, what, inOneX, inTwoX}) => {
    const here = edition === '1.x' ? inOneX : inTwoX;
    return here === undefined ? [] : [{id, what, ...here}];
  });
  return <DataTable name="findings" unit="findings" caption={`Known findings in the images of ${edition}`} columns={columns} rows={rows} anchor={({id}) => id.toLowerCase()} />;
}
