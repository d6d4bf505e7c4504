import {advisories} from '@site/src/data/advisories';
import type {Advisory, AdvisoryFinding} from '@site/src/data/advisories.schema';
import DataTable, {type Column} from '../DataTable';
import {island} from '../StaticContent/island';

type Row = Pick<Advisory, 'id' | 'summary'> & AdvisoryFinding;

/** Combines all details in one cell, because separate columns would make the table too wide for phones. */
const explain = ({component, summary, reason, releases}: Row): string =>
  [`**Component:** ${component}.`, summary, `**In PactFlow:** ${reason}`, releases && `**Releases:** ${releases}.`]
    .filter(Boolean)
    .join(' ');

const columns: Column<Row>[] = [
  {id: 'id', label: 'Finding', text: ({id}) => `[${id}](https://nvd.nist.gov/vuln/detail/${id})`},
  {id: 'state', label: 'State', facet: true},
  {id: 'explain', label: 'Details', text: explain, unsorted: true},
];

interface Props {
  releaseLine: '1.x' | '2.x';
}

/** A table of the known security scanner findings in the images of a release line. */
export function AdvisoryTable({releaseLine}: Props) {
  const rows = advisories.flatMap(({id, summary, in1x, in2x}) => {
    const here = releaseLine === '1.x' ? in1x : in2x;
    return here === undefined ? [] : [{id, summary, ...here}];
  });
  return (
    <DataTable
      name="findings"
      unit="findings"
      caption={`Known findings in the images of ${releaseLine}`}
      columns={columns}
      rows={rows}
      anchor={({id}) => id.toLowerCase()}
    />
  );
}

export default island('AdvisoryTable', AdvisoryTable);
