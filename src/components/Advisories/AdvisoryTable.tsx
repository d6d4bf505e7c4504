import {advisories} from '@site/src/data/advisories';
import type {Advisory, AdvisoryEdition} from '@site/src/data/advisories.schema';
import DataTable, {type Column} from '../DataTable';

type Row = Pick<Advisory, 'id' | 'what'> & AdvisoryEdition;

/** All but the state in one cell: a column for each part would leave the table too wide for a phone. */
const explain = ({component, what, reason, releases}: Row): string =>
  [`**In** ${component}.`, what, `**Here:** ${reason}`, releases && `**Releases:** ${releases}.`]
    .filter(Boolean)
    .join(' ');

const columns: Column<Row>[] = [
  {id: 'id', label: 'Finding', text: ({id}) => `[${id}](https://nvd.nist.gov/vuln/detail/${id})`},
  {id: 'state', label: 'State', facet: true},
  {id: 'explain', label: 'Component, meaning, and reason', text: explain, unsorted: true},
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
  return (
    <DataTable
      name="findings"
      unit="findings"
      caption={`Known findings in the images of ${edition}`}
      columns={columns}
      rows={rows}
      anchor={({id}) => id.toLowerCase()}
    />
  );
}
