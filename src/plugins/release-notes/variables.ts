import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {editionAddress} from '../../data/releaseRules';
import type {Release} from '../../data/releases.schema';

/** Where the pages of an edition describe a variable; undefined where they do not. */
export type VariableAddress = (name: string, edition: Release['edition']) => string | undefined;

/** What is read of a variable. */
interface Variable {
  name: string;
  form?: string;
  group: string;
  editions: readonly string[];
}

/** The data file with all variables, from the root of the repository. */
export const VARIABLES = 'src/data/environmentVariables.ts';

/** Groups with a page of their own below the page of all variables. */
const PAGES: Readonly<Record<string, string>> = {'JWT bearer tokens': '/jwt', 'OAuth2 sign-in': '/oauth2'};

/** The address of a row, made of the variable's name. */
const addressIn = (edition: Release['edition'], page: string, name: string): string => `${editionAddress(edition)}/environment-variables${page}#${name.toLowerCase()}`;

/** @param variables undefined where there is no list: each variable is then taken to stand on the page of its edition */
export const variableAddresses =
  (variables: readonly Variable[] | undefined): VariableAddress =>
  (name, edition) => {
    if (variables === undefined) return addressIn(edition, '', name);
    const variable = variables.find((candidate) => candidate.name === name || candidate.form === name);
    return variable?.editions.includes(edition) ? addressIn(edition, PAGES[variable.group] ?? '', variable.name) : undefined;
  };

/** All variables that the data knows; undefined where the repository has no such file. */
export async function readVariables(root: string): Promise<readonly Variable[] | undefined> {
  const file = join(root, VARIABLES);
  if (!existsSync(file)) return undefined;
  return ((await import(file)) as {environmentVariables: readonly Variable[]}).environmentVariables;
}
