import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-mountebank', {
  test: {
    shows: 'The tests pass against the stubs, and the matched requests become a pact',
    says: '✔ reports a missing product',
  },
  breaking: {
    shows: 'The stubs return the price as a string: the tests pass, and the pact is published',
    says: '✔ reports a missing product',
  },
  findings: {
    shows: 'The reason: in the description, the price is a number',
    says: 'must be number',
  },
});
