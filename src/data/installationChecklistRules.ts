import {installationChecklist} from './installationChecklist';
import type {CHECKLIST_EDITIONS, ChecklistItem} from './installationChecklist.schema';

type Edition = (typeof CHECKLIST_EDITIONS)[number];

/** Items that hold for an edition, in the order of the work. */
export const itemsOf = (edition: Edition): readonly ChecklistItem[] =>
  installationChecklist.filter(({editions}) => editions.includes(edition));

/** Where a link of the data leads on the page of an edition: pages of On-Premises are twins, releases have one page. */
export const linkOf = (edition: Edition, to: string): string =>
  edition === '2.x' ? to.replace(/^\/docs\/on-premises(?=$|\/(?!releases\/))/, '/docs/on-premises-2x') : to;
