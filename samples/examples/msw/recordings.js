import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-msw', {
  test: {
    shows: 'The tests pass against the mocks, and leave a pact',
    says: '✔ says when there is no such product',
  },
  breaking: {
    shows: 'The website also shows a stock, which its mock has: the tests pass, and the pact is published',
    says: '✔ says when there is no such product',
  },
  findings: {
    shows: 'Why: the description has no field stock',
    says: 'must NOT have additional properties - stock',
  },
});
