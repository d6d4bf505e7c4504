// Compares a pact with an OpenAPI description and prints each problem. can-i-deploy only reports whether there are any.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Comparator } from '@pactflow/openapi-pact-comparator';

const [description, pact] = process.argv.slice(2).map((path) => readFileSync(path, 'utf8'));
const comparator = new Comparator({ oas: parse(description) });

let errors = 0;
for await (const { type, code, message, mockDetails, specDetails } of comparator.compare(JSON.parse(pact))) {
  console.log(`${type}: ${code}\n  ${message}\n  pact:        ${mockDetails?.location}\n  description: ${specDetails?.location}`);
  if (type === 'error') errors += 1;
}
console.log(errors === 0 ? 'The pact is compatible with the description.' : `${errors} error(s): the pact is not compatible with the description.`);
process.exitCode = errors === 0 ? 0 : 1;
