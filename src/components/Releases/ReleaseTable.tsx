import rows from '@generated/release-notes/default/rows.json';
import {dayInWords, noticeAddress, releaseAddress, type ReleaseRow} from '@site/src/data/releaseRules';
import DataTable, {type Column} from '../DataTable';

const yearOf = ({date}: ReleaseRow): string => date?.slice(0, 4) ?? 'Not known';

/** Orders versions by their numbers: no part of one reaches a thousand. */
const orderOf = ({version}: ReleaseRow): number =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

const columns: Column<ReleaseRow>[] = [
  {id: 'version', label: 'Release', text: ({version}) => `[${version}](${releaseAddress(version)})`, sortBy: orderOf},
  {
    id: 'date',
    label: 'Released',
    text: ({date}) => (date === undefined ? 'Not known' : dayInWords(date)),
    sortBy: ({date}) => date ?? '',
    facet: (row) => [yearOf(row)],
  },
  {id: 'edition', label: 'Edition', facet: true},
  {id: 'kinds', label: 'What it holds', facet: ({kinds}) => kinds, unsorted: true},
  {
    id: 'summary',
    label: 'In short',
    text: ({summary, notice, version}) =>
      notice === undefined ? summary : `${summary} [Notice of ${version}](${noticeAddress(notice)})`,
    unsorted: true,
  },
];

/** All releases of PactFlow On-Premises, newest first, each with its page and its notice. */
export default function ReleaseTable() {
  return (
    <DataTable
      name="releases"
      unit="releases"
      caption="Releases of PactFlow On-Premises, newest first"
      columns={columns}
      rows={rows}
      anchor={({version}) => `release-${version}`}
    />
  );
}
