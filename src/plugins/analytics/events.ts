import type {Rating} from '../../data/rating';

interface Place {
  pathname: string;
  search: string;
}

/** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
export function refusesTracking(navigator: {doNotTrack?: string | null; globalPrivacyControl?: boolean}): boolean {
  return navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
}

/** Whether a navigation shows another page: the first one does, a jump within a page does not. */
export function isNewPage(now: Place, before: Place | null): boolean {
  return before === null || now.pathname !== before.pathname || now.search !== before.search;
}

/** The analytics event of a rating: its name, and its parameters. */
export function ratingEvent({path, useful}: Rating): [string, {page_path: string; value: 0 | 1}] {
  return ['page_rating', {page_path: path, value: useful}];
}
