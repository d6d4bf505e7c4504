import type {Generated} from './generate';

export interface ResultHeading {
  id: string;
  text: string;
}

/** The headings of the result. The table of contents has those of the default choices. */
export const RESULT_HEADINGS = {
  notes: {id: 'about-these-choices', text: 'About these choices'},
  supplied: {id: 'what-you-supply', text: 'What you need to provide'},
  checks: {id: 'check-commands', text: 'Check PactFlow'},
} as const satisfies Record<string, ResultHeading>;

/** The headings of the result for some choices, in their order. */
export const resultHeadings = ({notes, files}: Generated): ResultHeading[] => [
  ...(notes.length > 0 ? [RESULT_HEADINGS.notes] : []),
  ...files.map(({heading}) => heading),
  RESULT_HEADINGS.supplied,
  RESULT_HEADINGS.checks,
];
