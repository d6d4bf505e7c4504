import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-msw', {
  test: {
    shows: 'The tests pass against the mocks and write a pact',
    says: '✔ reports a missing product',
  },
  breaking: {
    shows: 'The website also shows a stock field, which its mock has: the tests pass, and the pact is published',
    says: '✔ reports a missing product',
  },
  findings: {
    shows: "The reason: the description doesn't have a stock field",
    says: 'must NOT have additional properties - stock',
  },
});
