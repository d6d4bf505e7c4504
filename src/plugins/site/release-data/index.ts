import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {laterReleases} from '../../../data/laterReleases';
import {releaseRows} from '../../../data/releaseRules';
import {releases} from '../../../data/releases';
import {plannerData} from '../../../data/upgradeRules';

/**
 * Writes the data for the index of releases and the upgrade planner to `@generated/release-data/default/`. If those
 * components imported src/data/releases.ts instead, browsers would download the texts of all release pages.
 */
export default function releaseDataPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'release-data',
    getPathsToWatch: () => [join(siteDir, 'src/data/releases.ts'), join(siteDir, 'src/data/laterReleases.ts')],
    async contentLoaded({actions}) {
      await actions.createData('rows.json', JSON.stringify(releaseRows(releases)));
      await actions.createData('planner.json', JSON.stringify(plannerData(releases, laterReleases)));
    },
  };
}
