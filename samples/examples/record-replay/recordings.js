import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-nock', {
  test: {
    shows: 'The provider is recorded; the tests pass against what was recorded, and leave a pact',
    run: 'npm run record && npm test',
    says: '✔ says when there is no such product',
  },
  breaking: {
    shows: 'A client and a recording with another path: the tests pass, and the pact is published',
    says: '✔ says when there is no such product',
  },
  findings: {
    shows: 'Why: the description has no such path',
    says: 'Path or method not defined in spec file: GET /products/10',
  },
});
