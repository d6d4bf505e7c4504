import {RATING_EVENT, type Rating} from '@site/src/data/rating';

/** Dispatches an event with the rating, which analytics plugins can listen to. */
export function announceRating(rating: Rating): void {
  window.dispatchEvent(new CustomEvent<Rating>(RATING_EVENT, {detail: rating}));
}
