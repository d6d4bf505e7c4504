/** The headings of the result, which are the same for all choices. */
export const RESULT_HEADINGS = {
  files: {id: 'files', text: 'The files'},
  tasks: {id: 'adapt', text: 'What you need to do'},
  settings: {id: 'what-you-set', text: 'What you need to set'},
  steps: {id: 'steps', text: 'What each step does'},
} as const satisfies Record<string, {id: string; text: string}>;
