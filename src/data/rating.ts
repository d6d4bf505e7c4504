/** A reader's rating of a page: 1 if the page was useful, 0 if it wasn't. */
export interface Rating {
  path: string;
  useful: 0 | 1;
}

/**
 * Name of the window event that has a `Rating` as its detail. The rating component dispatches the event, and
 * analytics listens for it.
 */
export const RATING_EVENT = 'docs:rating';
