import type {Generated, GeneratedFile} from './generate';

export interface ResultHeading {
  id: string;
  text: string;
}

/** The headings of the result. The table of contents has those of the default choices. */
export const RESULT_HEADINGS = {
  notes: {id: 'about-these-choices', text: 'About these choices'},
  supplied: {id: 'what-you-supply', text: 'What you need to provide'},
} as const satisfies Record<string, ResultHeading>;

export const FILE_HEADINGS: Readonly<Record<GeneratedFile['heading'], ResultHeading>> = {
  compose: {id: 'compose-file', text: 'The Compose file'},
  environment: {id: 'environment-file', text: 'The environment file'},
  values: {id: 'settings-manifests', text: 'The ConfigMap and the Secret'},
  migration: {id: 'migration-job', text: 'The migration Job'},
  manifests: {id: 'manifests', text: 'The manifests'},
  container: {id: 'container-environment', text: 'The environment file of the PactFlow container'},
  scim: {id: 'scim-environment', text: 'The environment file of the SCIM API container'},
};

/** The headings of the result for some choices, in their order. */
export const resultHeadings = ({notes, files}: Generated): ResultHeading[] => [
  ...(notes.length > 0 ? [RESULT_HEADINGS.notes] : []),
  ...files.map(({heading}) => FILE_HEADINGS[heading]),
  RESULT_HEADINGS.supplied,
];
