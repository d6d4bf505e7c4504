const runConsumer = 'node --test test/consumer.test.js';
const runCompare = 'node compare.js openapi.yaml pacts/CatalogueWeb-ProductAPI.json';
const runProgram = 'npx opc --oas openapi.yaml pacts/CatalogueWeb-ProductAPI.json';
const readPact = 'cat pacts/CatalogueWeb-ProductAPI.json';

const useTextForPrice = `sed -i.bak "s/price: 49.5/price: '49.50'/" test/handlers.js test/consumer.test.js`;
const addColor = `sed -i.bak "s/price: 49.5/price: 49.5, color: 'green'/" test/handlers.js`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The tests pass against the mock, and the pact is written',
    run: runConsumer,
    exitStatus: 0,
    says: '✔ shows a product that exists',
    counterpart: 'consumer-unmocked',
  },
  'consumer-unmocked': {
    shows: 'A request that nothing mocks: it is refused and named',
    before: [`sed -i.bak 's#/product/:id#/products/:id#' test/handlers.js`],
    run: runConsumer,
    exitStatus: 1,
    says: 'intercepted a request without a matching request handler',
    counterpart: 'consumer-test',
  },
  'pact-file': {
    shows: 'The pact that the tests have written',
    before: [runConsumer],
    run: readPact,
    exitStatus: 0,
    says: '"name": "pact-msw-adapter"',
    counterpart: 'pact-file-missing',
  },
  'pact-file-missing': {
    shows: 'There is no pact before the tests have run',
    run: readPact,
    exitStatus: 1,
    says: 'No such file',
    counterpart: 'pact-file',
  },
  compare: {
    shows: 'The pact fits the description',
    before: [runConsumer],
    run: runCompare,
    exitStatus: 0,
    says: 'The pact and the description are compatible.',
    counterpart: 'compare-wrong-type',
  },
  'compare-wrong-type': {
    shows: 'The mock answers with a price that is text, and its test expects that: the tests pass, the comparison does not',
    before: [useTextForPrice, runConsumer],
    run: runCompare,
    exitStatus: 1,
    says: 'response.body.incompatible\n  Response body is incompatible with the response body schema in the spec file: must be number',
    counterpart: 'compare',
  },
  'compare-unknown-field': {
    shows: 'The mock answers with a field that the description does not know: the tests pass, the comparison does not',
    before: [addColor, runConsumer],
    run: runCompare,
    exitStatus: 1,
    says: 'must NOT have additional properties - color',
    counterpart: 'compare',
  },
  opc: {
    shows: 'The same comparison by the program of the comparator: a list of results, which is empty',
    before: [runConsumer],
    run: runProgram,
    exitStatus: 0,
    says: '[]',
    counterpart: 'opc-wrong-type',
  },
  'opc-wrong-type': {
    shows: 'The program when the types differ: the result as JSON; the exit status counts the pacts with errors',
    before: [useTextForPrice, runConsumer],
    run: runProgram,
    exitStatus: 1,
    says: '"code":"response.body.incompatible"',
    counterpart: 'opc',
  },
};
