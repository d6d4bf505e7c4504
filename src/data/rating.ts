/** A reader's answer to 'Is this page useful?': 1 for yes, 0 for no. */
export interface Rating {
  path: string;
  useful: 0 | 1;
}

/** Name of the window event that carries a `Rating` as its detail. The rating component sends it, analytics listens for it; nothing else needs to. */
export const RATING_EVENT = 'docs:rating';
