import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// Read once, when the comparator is loaded. PactFlow has these compatibility settings on.
process.env.QUIRKS = 'true';
const { Comparator } = await import('@pactflow/openapi-pact-comparator');

const description = parse(readFileSync('provider/openapi.yaml', 'utf8'));
const pact = JSON.parse(readFileSync('pacts/CatalogueWeb-ProductAPI.json', 'utf8'));

let errors = 0;
for await (const { type, code, message, mockDetails, specDetails } of new Comparator({ oas: description }).compare(pact)) {
  console.log(`${type}: ${code}\n  ${message}\n  pact:        ${mockDetails?.location}\n  description: ${specDetails?.location}`);
  if (type === 'error') errors += 1;
}
console.log(errors === 0 ? 'The pact fits the description.' : `Errors: ${errors}. The pact does not fit the description.`);
process.exitCode = errors === 0 ? 0 : 1;
