import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {releases} from '../../data/releases';
import {rowsOf} from '../../data/releaseRules';
import {plannerData} from '../../data/upgradeRules';
import {SOURCE} from './pages';

/**
 * Gives the index and the planner what they need of the data, as `@generated/release-notes/default/…`: with the data itself, a reader of the table would load
 * the texts of all pages.
 */
export default function releaseNotes({siteDir}: LoadContext): Plugin {
  return {
    name: 'release-notes',
    getPathsToWatch: () => [join(siteDir, SOURCE)],
    async contentLoaded({actions}) {
      await actions.createData('rows.json', JSON.stringify(rowsOf(releases)));
      await actions.createData('planner.json', JSON.stringify(plannerData(releases)));
    },
  };
}
