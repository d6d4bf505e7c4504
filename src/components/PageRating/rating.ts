/** A reader's answer to 'Is this page useful?': 1 for yes, 0 for no. */
export interface Rating {
  path: string;
  useful: 0 | 1;
}

/** Name of the window event that carries a `Rating` as its detail. Analytics listens for it; nothing else needs to. */
export const RATING_EVENT = 'docs:rating';

/** Tells whoever listens that a page was rated. */
export function announceRating(rating: Rating): void {
  window.dispatchEvent(new CustomEvent<Rating>(RATING_EVENT, {detail: rating}));
}
