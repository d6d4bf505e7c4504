import type {Plugin} from '@docusaurus/types';
import {renamedZones, timeZoneKeywords} from '../../../data/timeZoneNames';
import {timeZones} from './zones';

/**
 * Writes the time zones that Node.js supports to `@generated/time-zones/default/zones.json`, for the page that lists
 * them. A list from the reader's browser could differ from the one in the built page.
 */
export default function timeZonesPlugin(): Plugin {
  return {
    name: 'time-zones',
    async contentLoaded({actions}) {
      await actions.createData(
        'zones.json',
        JSON.stringify(timeZones(Intl.supportedValuesOf('timeZone'), renamedZones, timeZoneKeywords)),
      );
    },
  };
}
