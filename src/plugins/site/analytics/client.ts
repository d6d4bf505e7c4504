import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {RATING_EVENT, RATING_REASON_EVENT, type Rating, type RatingReason} from '../../../data/rating';
import {SEARCH_MISS_EVENT, type SearchMiss} from '../../../data/searchEvents';
import {isNewPage, pageView, ratingEvent, reasonEvent, refusesTracking, searchMissEvent} from './events';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const id = siteConfig.customFields?.analyticsId;
/** Whether analytics may include what readers search for. */
const withQueries = siteConfig.customFields?.analyticsQueries === true;
const active = ExecutionEnvironment.canUseDOM && typeof id === 'string' && !refusesTracking(window.navigator);

/** Google's library reads `arguments` objects from the queue and ignores arrays. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
}

if (active) {
  gtag('js', new Date());
  gtag('config', id, {send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  window.addEventListener(RATING_EVENT, (event) =>
    gtag('event', ...ratingEvent((event as CustomEvent<Rating>).detail)),
  );
  window.addEventListener(RATING_REASON_EVENT, (event) =>
    gtag('event', ...reasonEvent((event as CustomEvent<RatingReason>).detail)),
  );
  window.addEventListener(SEARCH_MISS_EVENT, (event) =>
    gtag('event', ...searchMissEvent((event as CustomEvent<SearchMiss>).detail, withQueries)),
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!active || !isNewPage(location, previousLocation)) return;
    // A page view has to have the new title, which is set in an animation frame that was requested before this one.
    requestAnimationFrame(() => {
      gtag('event', ...pageView({location, origin: window.location.origin, title: document.title}, withQueries));
    });
  },
};

export default clientModule;
