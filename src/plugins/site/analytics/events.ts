import type {Rating, RatingReason} from '../../../data/rating';
import type {SearchMiss} from '../../../data/searchEvents';

interface Location {
  pathname: string;
  search: string;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(navigator: {doNotTrack?: string | null; globalPrivacyControl?: boolean}): boolean {
  return navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
}

/** The search page, whose URL contains the query. */
const isSearchPage = ({pathname}: Location): boolean => /\/search\/?$/.test(pathname);

/**
 * Whether a navigation shows another page. The first one does, but a jump within a page doesn't, and neither does
 * another query on the search page.
 */
export function isNewPage(now: Location, before: Location | null): boolean {
  if (before === null || now.pathname !== before.pathname) return true;
  return now.search !== before.search && !isSearchPage(now);
}

/**
 * The name and the parameters of the analytics event for a page view.
 * @param withQueries whether analytics may include what readers search for
 */
export function pageView(
  {location, origin, title}: {location: Location; origin: string; title: string},
  withQueries: boolean,
): [string, {page_path: string; page_location: string; page_title: string}] {
  const hidesQuery = isSearchPage(location) && !withQueries;
  const path = location.pathname + (hidesQuery ? '' : location.search);
  return ['page_view', {page_path: path, page_location: origin + path, page_title: hidesQuery ? 'Search' : title}];
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

/**
 * The name and the parameters of the analytics event for a search that found nothing.
 * @param withQueries whether analytics may include what readers search for
 */
export const searchMissEvent = ({query}: SearchMiss, withQueries: boolean): [string, {search_term?: string}] => [
  'search_without_results',
  withQueries ? {search_term: query.slice(0, VALUE_LENGTH)} : {},
];
