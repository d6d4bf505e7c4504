import type {Schema} from './schema';

/** What comes of a breach of the description, and what the tables call it. The names are those of `samples/oas-support`. */
export const outcomes = {
  checked: 'Error',
  warned: 'Warning',
  ignored: 'Passes',
  misread: 'Wrong error',
  refused: 'Stops',
  none: 'Does not apply',
} as const;

export type Outcome = keyof typeof outcomes;

/** How far a feature or keyword counts in the comparison. */
export const supports = {yes: 'Yes', partly: 'Partly', no: 'No'} as const;

type Support = keyof typeof supports;

/** The tables of features, in their order. */
export const featureGroups = {
  document: 'Versions and document',
  parameters: 'Parameters',
  bodies: 'Bodies',
  negotiation: 'Content negotiation',
  responses: 'Responses',
  security: 'Security',
  pact: 'Pact files',
} as const;

/** The tables of keywords, in their order. */
export const keywordGroups = {
  any: 'Any value',
  numbers: 'Numbers',
  text: 'Text',
  lists: 'Lists',
  objects: 'Objects',
  combined: 'Combined schemas',
  references: 'References',
  notes: 'Notes for people and tools',
} as const;

/** Versions of Swagger and OpenAPI that a row may be about. */
const VERSIONS = ['1.2', '2.0', '3.0', '3.1', '3.2'] as const;

const id = {matches: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, such: 'lower-case words joined by dashes'};

/** The fields of a row of either table. Code in texts stands between backticks. */
export const supportFields = {
  id: {purpose: 'anchor of the row', required: true, unique: true, kind: 'text', pattern: id},
  name: {purpose: 'feature or keyword as the specification writes it', required: true, kind: 'text', length: [2, 70]},
  versions: {purpose: 'versions of Swagger or OpenAPI that have it', required: true, kind: 'words', oneOf: VERSIONS},
  request: {
    purpose: 'what a breach in a request gives, with the settings of PactFlow',
    required: true,
    kind: 'text',
    oneOf: Object.keys(outcomes),
  },
  response: {purpose: 'the same in a response', required: true, kind: 'text', oneOf: Object.keys(outcomes)},
  strict: {
    purpose: 'where the outcome differs with every compatibility option off',
    kind: 'record',
    fields: {
      request: {purpose: 'outcome in a request', kind: 'text', oneOf: Object.keys(outcomes)},
      response: {purpose: 'outcome in a response', kind: 'text', oneOf: Object.keys(outcomes)},
    },
  },
  support: {purpose: 'how far it counts', required: true, kind: 'text', oneOf: Object.keys(supports)},
  note: {
    purpose: 'what a reader must know beyond the cells; may be empty',
    required: true,
    kind: 'text',
    length: [0, 260],
  },
  in1x: {
    purpose:
      'the note as it holds for On-Premises 1.x, or "no" where 1.x does not have it; left out where both editions are alike',
    kind: 'text',
    length: [2, 260],
  },
  case: {purpose: 'the case of samples/oas-support that proves the row', required: true, kind: 'text', pattern: id},
  spec: {purpose: 'where the specification defines it', required: true, kind: 'link', of: 'elsewhere'},
} satisfies Schema;

/** One row of a support table. */
export interface OasSupport {
  /** Lower-case words joined by dashes; the anchor of the row. */
  id: string;
  /** As the specification writes it; code stands between backticks. */
  name: string;
  /** Versions of Swagger or OpenAPI that have it. */
  versions: readonly string[];
  /** What a breach in a request gives, with the settings of PactFlow. */
  request: Outcome;
  /** The same in a response. */
  response: Outcome;
  /** Where the outcome differs with every compatibility option off. */
  strict?: Readonly<Partial<Record<'request' | 'response', Outcome>>>;
  support: Support;
  /** What a reader must know beyond the cells; may be empty. Code stands between backticks. */
  note: string;
  /** The note as it holds for On-Premises 1.x, or `no` where 1.x does not have it; left out where both editions are alike. */
  in1x?: string;
  /** The case of `samples/oas-support` that proves the row. */
  case: string;
  /** Where the specification defines it. */
  spec: string;
}

export interface OasFeature extends OasSupport {
  group: keyof typeof featureGroups;
}

export interface OasKeyword extends OasSupport {
  group: keyof typeof keywordGroups;
  /** Where the keyword comes from: every dialect of JSON Schema, one of them, or OpenAPI itself. */
  dialect: 'all' | '2020-12' | 'draft 4' | 'OpenAPI' | 'OpenAPI 3.0';
}

/** Rows of a support table as they hold for On-Premises 1.x: without what it does not have, and with its own notes. */
export const rowsIn1x = <R extends OasSupport>(rows: readonly R[]): R[] =>
  rows.filter(({in1x}) => in1x !== 'no').map((row) => ({...row, note: row.in1x ?? row.note}));
