import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-mountebank', {
  test: {
    shows: 'The tests pass against the stubs, and the requests that these answered become a pact',
    says: '✔ says when there is no such product',
  },
  breaking: {
    shows: 'Stubs whose price is text: the tests pass, and the pact is published',
    says: '✔ says when there is no such product',
  },
  findings: {
    shows: 'Why: the description has a price that is a number',
    says: 'must be number',
  },
});
