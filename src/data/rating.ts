/** A reader's rating of a page: 1 if the page was useful, 0 if it wasn't. */
export interface Rating {
  path: string;
  useful: 0 | 1;
}

/** The reason that a reader gives, after the rating, for a page that wasn't useful. */
export interface RatingReason extends Rating {
  useful: 0;
  /** One line of text. */
  reason: string;
}

/**
 * Name of the window event that has a `Rating` as its detail. The rating component dispatches the event, and
 * analytics listens for it.
 */
export const RATING_EVENT = 'docs:rating';

/**
 * Name of the window event that has a `RatingReason` as its detail. It's never dispatched without a reason. Nothing
 * stores a reason, and only analytics sends it, if it's on.
 */
export const RATING_REASON_EVENT = 'docs:rating-reason';
