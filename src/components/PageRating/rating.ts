import {RATING_EVENT, type Rating} from '@site/src/data/rating';

/** Tells whoever listens that a page was rated. */
export function announceRating(rating: Rating): void {
  window.dispatchEvent(new CustomEvent<Rating>(RATING_EVENT, {detail: rating}));
}
