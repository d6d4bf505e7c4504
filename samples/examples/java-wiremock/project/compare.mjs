import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// The comparator reads this once, when it's loaded. PactFlow has these compatibility settings on.
process.env.QUIRKS = 'true';
const { Comparator } = await import('@pactflow/openapi-pact-comparator');

const comparator = new Comparator({ oas: parse(readFileSync('openapi.yaml', 'utf8')) });

let errors = 0;
for (const file of readdirSync('pacts')) {
  for await (const { type, code, message, mockDetails, specDetails } of comparator.compare(JSON.parse(readFileSync(join('pacts', file), 'utf8')))) {
    console.log(`${type}: ${code}\n  ${message}\n  pact:        ${mockDetails?.location}\n  description: ${specDetails?.location}`);
    if (type === 'error') errors += 1;
  }
}
console.log(errors === 0 ? 'The pact is compatible with the description.' : `Errors: ${errors}. The pact is incompatible with the description.`);
process.exitCode = errors === 0 ? 0 : 1;
