/**
 * The outcomes of a violation of the description, with their names in the tables. The keys are from
 * `samples/oas-support`.
 */
export const outcomes = {
  checked: 'Error',
  warned: 'Warning',
  ignored: 'Passes',
  misread: 'Wrong error',
  refused: 'Stops',
  none: 'Does not apply',
} as const;

export type Outcome = keyof typeof outcomes;

/** To what extent the comparison supports a feature or keyword. */
export const supports = {yes: 'Yes', partly: 'Partly', no: 'No'} as const;

/** The tables of features, in order. */
export const featureGroups = {
  document: 'Versions and document',
  parameters: 'Parameters',
  bodies: 'Bodies',
  negotiation: 'Content negotiation',
  responses: 'Responses',
  security: 'Security',
  pact: 'Pact files',
} as const;

/** The tables of keywords, in order. */
export const keywordGroups = {
  any: 'Any value',
  numbers: 'Numbers',
  text: 'Text',
  lists: 'Lists',
  objects: 'Objects',
  combined: 'Combined schemas',
  references: 'References',
  notes: 'Annotations',
} as const;

/** The rows of a support table for On-Premises 1.x: without features that 1.x doesn't have, and with its own notes. */
export const rowsIn1x = <R extends {in1x?: string; note?: string}>(rows: readonly R[]): R[] =>
  rows.filter(({in1x}) => in1x !== 'no').map((row) => ({...row, note: row.in1x ?? row.note}));
