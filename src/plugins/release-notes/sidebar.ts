import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {compareVersions, PLANNER_ADDRESS, releaseAddress, RELEASES_ADDRESS} from '../../data/releaseRules';
import type {Release} from '../../data/releases.schema';
import {docId} from '../tool-reference/addresses';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

/** The releases as a tree: the index, the planner, and the pages of each line, newest first. The older line is folded. */
export function releasesSidebar(releases: readonly Pick<Release, 'version' | 'edition'>[]): Item {
  const line = (edition: Release['edition'], collapsed: boolean): Item => ({
    type: 'category',
    label: `Releases of ${edition}`,
    collapsed,
    items: releases
      .filter((release) => release.edition === edition)
      .sort((a, b) => compareVersions(b.version, a.version))
      .map(({version}) => docId(releaseAddress(version), false)),
  });
  return {
    type: 'category',
    label: 'Releases',
    collapsed: false,
    link: {type: 'doc', id: docId(RELEASES_ADDRESS, true)},
    items: [docId(PLANNER_ADDRESS, false), line('2.x', false), line('1.x', true)],
  };
}
