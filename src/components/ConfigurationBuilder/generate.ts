/** Generates the files of every output. Pages load this module only when a reader changes a choice. */
import type {Choices} from './choices';
import {containerEnvironmentOf, scimEnvironmentOf} from './containerEnvironment';
import {FILE_NAMES} from './fileNames';
import {filesFor, type Files} from './files';
import {manifestsFor} from './kubernetes';

/** A file that the reader saves. */
export interface GeneratedFile {
  name: string;
  /** Selects the heading. */
  heading: 'compose' | 'environment' | 'values' | 'migration' | 'manifests' | 'container' | 'scim';
  language: 'yaml' | 'bash';
  text: string;
}

export interface Generated extends Pick<Files, 'settings' | 'supplied' | 'additionalFiles' | 'notes'> {
  files: readonly GeneratedFile[];
  output: Choices['output'];
  /** The name of the file in which the reader sets the values. */
  fillIn: string;
}

const yaml = (heading: 'compose' | 'values' | 'migration' | 'manifests', text: string): GeneratedFile => ({
  name: FILE_NAMES[heading],
  heading,
  language: 'yaml',
  text,
});

const environment = (heading: 'environment' | 'container' | 'scim', text: string): GeneratedFile => ({
  name: FILE_NAMES[heading],
  heading,
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
  return {output: choices.output, ...outputOf(choices, all), settings, supplied, additionalFiles, notes};
}
