import {useMemo} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import zones from '@generated/time-zones/default/zones.json';
import DataTable, {type Column} from '../DataTable';
import {minutesOf, offsetAt} from './offset';
import {island} from '../StaticContent/island';

type TimeZone = (typeof zones)[number];

const columns: readonly Column<TimeZone>[] = [
  {id: 'name', label: 'Name', text: ({name}) => `\`${name}\``},
  {id: 'former', label: 'Former name', text: ({former}) => (former === undefined ? '' : `\`${former}\``)},
  {id: 'region', label: 'Region', facet: true},
  {
    id: 'keywords',
    label: 'Also known as',
    text: ({keywords = []}) => keywords.join('\n'),
    hidden: true,
    // Abbreviations that are part of many names, such as `est` in Budapest.
    completeWords: ['adt', 'ast', 'bst', 'cdt', 'cet', 'cst', 'edt', 'est', 'gb', 'gmt', 'hst', 'ist', 'mst', 'nz'],
  },
];

/** All time zones with their current UTC offset, which is added in the browser because it changes during the year. */
export function TimeZones() {
  const isBrowser = useIsBrowser();
  const shown = useMemo(() => {
    if (!isBrowser) return columns;
    const now = new Date();
    const offsets = new Map(
      zones.map(({name, former}) => [name, offsetAt(name, now) ?? offsetAt(former ?? name, now) ?? '']),
    );
    const offsetOf = ({name}: TimeZone): string => offsets.get(name) ?? '';
    const offset: Column<TimeZone> = {
      id: 'offset',
      label: 'UTC offset now',
      text: offsetOf,
      sortBy: (zone) => minutesOf(offsetOf(zone)),
    };
    return [...columns.slice(0, 1), offset, ...columns.slice(1)];
  }, [isBrowser]);
  return (
    <DataTable
      name="zones"
      unit="time zones"
      caption="Time zones by region"
      columns={shown}
      rows={zones}
      anchor={({name}) => name.toLowerCase().replaceAll('/', '-')}
    />
  );
}

export default island('TimeZones', TimeZones);
