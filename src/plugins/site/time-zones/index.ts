import type {Plugin} from '@docusaurus/types';
import {renamedZones} from '../../../data/timeZoneNames';
import {timeZones} from './zones';

/** Hands the time zones of the building machine to the page that lists them, as `@generated/time-zones/default/zones.json`. Made in the browser, the list would differ from the built page. */
export default function timeZonesPlugin(): Plugin {
  return {
    name: 'time-zones',
    async contentLoaded({actions}) {
      await actions.createData(
        'zones.json',
        JSON.stringify(timeZones(Intl.supportedValuesOf('timeZone'), renamedZones)),
      );
    },
  };
}
