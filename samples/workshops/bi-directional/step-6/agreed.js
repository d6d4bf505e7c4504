import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The responses that the teams agreed on, for each operation. */
const agreed = {
  'GET /products': [200],
  'POST /products': [201, 400],
  'GET /product/{id}': [200, 400, 404],
};

const { paths } = parse(readFileSync('provider/openapi.yaml', 'utf8'));
let missing = 0;
for (const [operation, statuses] of Object.entries(agreed)) {
  const [method, path] = operation.split(' ');
  for (const status of statuses) {
    if (paths[path]?.[method.toLowerCase()]?.responses?.[status]) continue;
    console.log(`Missing: ${operation} ${status}`);
    missing += 1;
  }
}
console.log(missing === 0 ? 'The description contains every response that the teams agreed on.' : `Missing responses: ${missing}`);
process.exitCode = missing === 0 ? 0 : 1;
