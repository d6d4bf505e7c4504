import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-nock', {
  test: {
    shows: "The provider's responses are recorded, and the tests pass with them and write a pact",
    run: 'npm run record && npm test',
    says: '✔ reports a missing product',
  },
  breaking: {
    shows: 'The client and the recording use another path: the tests pass, and the pact is published',
    says: '✔ reports a missing product',
  },
  findings: {
    shows: "The reason: the description doesn't have this path",
    says: 'Path or method not defined in spec file: GET /products/10',
  },
});
