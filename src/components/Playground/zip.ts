/** Packs the documents of a playground. A separate script that loads when a reader exports them. */
import {strToU8, zipSync} from 'fflate';

export const zip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
