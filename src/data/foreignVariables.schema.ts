import {z} from 'zod';
import {link, pattern, records, text} from './schema';

const foreignVariable = z.strictObject({
  name: pattern(/^[A-Z][A-Z0-9_]+$/, 'a name such as PACT_BROKER_TOKEN').describe('name of the variable'),
  program: text().describe('program that reads it'),
  source: link().describe('where it is explained: a page of this site that contains its name, or an external page'),
});

/** A variable that looks like a variable of PactFlow On-Premises but belongs to another program. */
export type ForeignVariable = z.infer<typeof foreignVariable>;

export const schemas = {foreignVariables: records(foreignVariable, ['name'])};
