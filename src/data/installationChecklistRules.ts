import type {ReleaseLine} from './environmentVariables.constants';
import {installationChecklist} from './installationChecklist';
import {CHECKLIST_PHASES} from './installationChecklist.constants';
import type {ChecklistItem} from './installationChecklist.schema';

/** The items that apply to a release line, in order. */
export const itemsOf = (releaseLine: ReleaseLine): readonly ChecklistItem[] =>
  installationChecklist.filter(({releaseLines}) => releaseLines.includes(releaseLine));

/**
 * A link of the data for readers of a release line: for 2.x, links below /docs/on-premises lead to the matching 2.x page,
 * except for release pages, which both release lines share.
 */
export const linkOf = (releaseLine: ReleaseLine, to: string): string =>
  releaseLine === '2.x' ? to.replace(/^\/docs\/on-premises(?=$|\/(?!releases\/))/, '/docs/on-premises-2x') : to;

/** The headings of the checklist. The table of contents has them too. */
export const phaseHeadings = CHECKLIST_PHASES.map((phase) => ({
  id: phase.toLowerCase().replace(/[^a-z]+/g, '-'),
  text: phase,
}));
