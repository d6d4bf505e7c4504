import {RATING_EVENT, RATING_REASON_EVENT, type Rating, type RatingReason} from '@site/src/data/rating';

/** The maximum number of characters in a reason. */
export const REASON_LENGTH = 200;

/** Dispatches an event with the rating, which analytics plugins can listen to. */
export function announceRating(rating: Rating): void {
  window.dispatchEvent(new CustomEvent<Rating>(RATING_EVENT, {detail: rating}));
}

/** The reason on one line, without more characters than allowed. It's empty if the reader typed only spaces. */
export function cleanReason(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, REASON_LENGTH);
}

/** Dispatches an event with the reason for a rating, which analytics plugins can listen to. */
export function announceReason(reason: RatingReason): void {
  window.dispatchEvent(new CustomEvent<RatingReason>(RATING_REASON_EVENT, {detail: reason}));
}
