/** Generates the files of every output. Pages load this module only when a reader changes a choice. */
import type {Choices} from './choices';
import {containerEnvironmentOf, scimEnvironmentOf} from './containerEnvironment';
import {FILE_NAMES} from './fileNames';
import {checkCommandsOf, filesFor, type Files} from './files';
import {manifestsFor} from './kubernetes';
import type {ResultHeading} from './resultHeadings';

export {describeChange} from './announce';

const HEADINGS = {
  compose: {id: 'compose-file', text: 'The Compose file'},
  environment: {id: 'environment-file', text: 'The environment file'},
  values: {id: 'settings-manifests', text: 'The ConfigMap and the Secret'},
  migration: {id: 'migration-job', text: 'The migration Job'},
  manifests: {id: 'manifests', text: 'The manifests'},
  container: {id: 'container-environment', text: 'The environment file of the PactFlow container'},
  scim: {id: 'scim-environment', text: 'The environment file of the SCIM API container'},
} as const satisfies Record<keyof typeof FILE_NAMES, ResultHeading>;

/** A file that the reader saves. */
interface GeneratedFile {
  name: string;
  heading: ResultHeading;
  language: 'yaml' | 'bash';
  text: string;
}

export interface Generated extends Pick<Files, 'settings' | 'supplied' | 'additionalFiles' | 'notes'> {
  files: readonly GeneratedFile[];
  /** The caption of the additional files, which says what the reader does with them. */
  filesCaption: string;
  /** The name of the file in which the reader sets the values. */
  fillIn: string;
  /** The commands that check the running installation. */
  checks: string;
}

const CAPTIONS: Record<Choices['output'], string> = {
  compose: 'Files: put each one in the same folder as compose.yaml',
  kubernetes: 'Files: create Secrets from them with the commands in pactflow-settings.yaml',
  env: 'Files: mount each one into the container',
};

const yaml = (file: 'compose' | 'values' | 'migration' | 'manifests', text: string): GeneratedFile => ({
  name: FILE_NAMES[file],
  heading: HEADINGS[file],
  language: 'yaml',
  text,
});

const environment = (file: 'environment' | 'container' | 'scim', text: string): GeneratedFile => ({
  name: FILE_NAMES[file],
  heading: HEADINGS[file],
  language: 'bash',
  text,
});

function outputOf(choices: Choices, {compose, environment: values}: Files): Pick<Generated, 'files' | 'fillIn'> {
  switch (choices.output) {
    case 'compose':
      return {
        files: [yaml('compose', compose), environment('environment', values)],
        fillIn: FILE_NAMES.environment,
      };
    case 'kubernetes': {
      const {values, migration, manifests} = manifestsFor(choices);
      return {
        files: [yaml('values', values), yaml('migration', migration), yaml('manifests', manifests)],
        fillIn: FILE_NAMES.values,
      };
    }
    case 'env':
      return {
        files: [
          environment('container', containerEnvironmentOf(choices)),
          ...(choices.scim === 'yes' ? [environment('scim', scimEnvironmentOf(choices))] : []),
        ],
        fillIn: FILE_NAMES.container,
      };
  }
}

/** Generates the files. Check the choices with `conflictsOf` first. */
export function generate(choices: Choices): Generated {
  const all = filesFor(choices);
  const {settings, supplied, additionalFiles, notes} = all;
  return {
    ...outputOf(choices, all),
    settings,
    supplied,
    additionalFiles,
    filesCaption: CAPTIONS[choices.output],
    notes,
    checks: checkCommandsOf(choices),
  };
}
