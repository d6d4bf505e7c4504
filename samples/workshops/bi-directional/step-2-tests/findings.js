import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// The comparator reads this variable when it's loaded. PactFlow turns these compatibility settings on.
process.env.QUIRKS = 'true';
const { Comparator } = await import('@pactflow/openapi-pact-comparator');

const description = parse(readFileSync('provider/openapi.yaml', 'utf8'));
const pact = JSON.parse(readFileSync('pacts/CatalogueWeb-ProductAPI.json', 'utf8'));

let errors = 0;
for await (const { type, code, message, mockDetails, specDetails } of new Comparator({ oas: description }).compare(pact)) {
  console.log(`${type}: ${code}\n  ${message}\n  pact:        ${mockDetails?.location}\n  description: ${specDetails?.location}`);
  if (type === 'error') errors += 1;
}
console.log(errors === 0 ? 'The pact is compatible with the description.' : `Errors: ${errors}. The pact is not compatible with the description.`);
process.exitCode = errors === 0 ? 0 : 1;
