import type {Files} from './files';

/** The headings of the result. The table of contents has them too. */
export const RESULT_HEADINGS = {
  notes: {id: 'about-these-choices', text: 'About these choices'},
  compose: {id: 'compose-file', text: 'The Compose file'},
  environment: {id: 'environment-file', text: 'The environment file'},
  supplied: {id: 'what-you-supply', text: 'What you need to provide'},
} as const;

/** The headings of the result for some choices, in their order. */
export const resultHeadings = ({notes}: Files): {id: string; text: string}[] =>
  Object.values(RESULT_HEADINGS).filter((heading) => heading !== RESULT_HEADINGS.notes || notes.length > 0);
