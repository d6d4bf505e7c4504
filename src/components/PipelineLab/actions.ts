/** What only readers who download all files need. */
import {downloadText} from '../FileActions/save';
import {zip} from '../Playground/zip';

/**
 * Saves all files as a ZIP file, with their folders.
 * @returns a sentence for the reader about the result
 */
export const downloadAll = (files: readonly {path: string; text: string}[]): string =>
  downloadText('pipeline.zip', zip(Object.fromEntries(files.map(({path, text}) => [path, text]))), 'application/zip');
