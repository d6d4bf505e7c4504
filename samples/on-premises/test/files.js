import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads a file of the repository. */
export const read = (path) => readFileSync(`${root}${path}`, 'utf8');

/** The folder of a set of files. */
export const folderOf = (name) => `${root}samples/on-premises/src/${name}`;

/** Reads a YAML file of a set. */
export const readYaml = (folder, name) => parse(readFileSync(`${folder}/${name}`, 'utf8'), { merge: true });

/** The names of the files in a folder that end like this. */
export const filesIn = (folder, ending) => readdirSync(folder).filter((name) => name.endsWith(ending)).sort();

/** The names of all environment variables that the site documents. */
export const documentedVariables = () =>
  new Set([...read('src/data/environmentVariables.ts').matchAll(/^ {4}name: '([^']+)'/gm)].map(([, name]) => name));
