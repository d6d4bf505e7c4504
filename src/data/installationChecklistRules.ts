import type {ReleaseLine} from './environmentVariables.constants';
import {installationChecklist} from './installationChecklist';
import {CHECKLIST_PHASES} from './installationChecklist.constants';
import type {ChecklistItem} from './installationChecklist.schema';

/** The items that apply to a release line, in order. */
export const itemsOf = (releaseLine: ReleaseLine): readonly ChecklistItem[] =>
  installationChecklist.filter(({releaseLines}) => releaseLines.includes(releaseLine));

/** The headings of the checklist. The table of contents has them too. */
export const phaseHeadings = CHECKLIST_PHASES.map((phase) => ({
  id: phase.toLowerCase().replace(/[^a-z]+/g, '-'),
  text: phase,
}));
