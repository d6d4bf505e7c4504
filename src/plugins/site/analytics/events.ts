import type {Rating, RatingReason} from '../../../data/rating';

interface Location {
  pathname: string;
  search: string;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(navigator: {doNotTrack?: string | null; globalPrivacyControl?: boolean}): boolean {
  return navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
}

/** Whether a navigation shows another page. The first one does, but a jump within a page doesn't. */
export function isNewPage(now: Location, before: Location | null): boolean {
  return before === null || now.pathname !== before.pathname || now.search !== before.search;
}

/** The name and the parameters of the analytics event for a page rating. */
export function ratingEvent({path, useful}: Rating): [string, {page_path: string; value: 0 | 1}] {
  return ['page_rating', {page_path: path, value: useful}];
}

/** Google Analytics cuts off longer values of parameters. */
const VALUE_LENGTH = 100;

/**
 * The name and the parameters of the analytics event for a reason. The part of a reason that doesn't fit in one
 * parameter is in a second one.
 */
export function reasonEvent({path, useful, reason}: RatingReason): [string, Record<string, string | number>] {
  const rest = reason.slice(VALUE_LENGTH);
  return [
    'page_rating_reason',
    {
      page_path: path,
      value: useful,
      reason: reason.slice(0, VALUE_LENGTH),
      ...(rest === '' ? {} : {reason_continued: rest}),
    },
  ];
}
