import { mockedConsumer } from 'recordings/mocked-consumer.js';

/** Test durations. */
const replace = [[/ \(\d+(?:\.\d+)?m?s\)$/gm, ' (<time>)']];

/** By name, which is the name of the file in `output/`. */
export const recordings = mockedConsumer('pactflow-example-bi-directional-consumer-playwright-js', {
  test: {
    shows: 'The browser tests pass against mocked routes and write a pact',
    says: 'reports a missing product',
  },
  breaking: {
    shows: 'The page handles status 410, and the mock returns it: the tests pass, and the pact is published',
    says: 'reports that a product is no longer sold',
  },
  findings: {
    shows: "The reason: the description doesn't have status 410",
    says: 'Response status code not defined in spec file: 410',
  },
  replace,
});
