import rows from '@generated/release-data/default/rows.json';
import {formatDate, noticeUrl, releaseUrl, type ReleaseRow} from '@site/src/data/releaseRules';
import DataTable, {type Column} from '../DataTable';
import {island} from '../StaticContent/island';

const yearOf = ({date}: ReleaseRow): string => date?.slice(0, 4) ?? 'Unknown';

/** A sortable number for a version, whose parts are all below 1,000. */
const orderOf = ({version}: ReleaseRow): number =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

const columns: Column<ReleaseRow>[] = [
  {id: 'version', label: 'Release', text: ({version}) => `[${version}](${releaseUrl(version)})`, sortBy: orderOf},
  {
    id: 'date',
    label: 'Released',
    text: ({date}) => (date === undefined ? 'Unknown' : formatDate(date)),
    sortBy: ({date}) => date ?? '',
    facet: (row) => [yearOf(row)],
  },
  {id: 'edition', label: 'Release line', text: ({releaseLine}) => releaseLine, facet: true},
  {id: 'kinds', label: 'Contains', facet: ({kinds}) => kinds, unsorted: true},
  {
    id: 'summary',
    label: 'Summary',
    text: ({summary, notice, version}) =>
      notice === undefined ? summary : `${summary} [Notice for ${version}](${noticeUrl(notice)})`,
    unsorted: true,
  },
];

/** All releases of PactFlow On-Premises, latest first, with links to their release notes and notices. */
export function ReleaseTable() {
  return (
    <DataTable
      name="releases"
      unit="releases"
      caption="Releases of PactFlow On-Premises, latest first"
      columns={columns}
      rows={rows}
      anchor={({version}) => `release-${version}`}
    />
  );
}

export default island('ReleaseTable', ReleaseTable);
