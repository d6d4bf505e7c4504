/**
 * Variables with a name like the CLI's that something else reads, each with what reads it. A name that stands neither here nor in the CLI's own description is
 * taken for a spelling mistake.
 */
export const OTHER_VARIABLES: ReadonlyMap<string, string> = new Map([
  ['PACT_DO_NOT_TRACK', 'Pact JS, its core and the pact command line: turns the usage report off'],
  ['PACT_PLUGIN_DIR', 'the plugin driver in every Pact library: where plugins are installed'],
  ['PACT_URL', 'the reader’s own verification: the pact that a webhook asks to verify'],
  ['PACT_BROKER_PUBLISH_VERIFICATION_RESULTS', 'the reader’s own verification: whether this run publishes its results'],
  ['PACT_BROKER_HOST', 'the example projects in Java: the host of the broker, for their provider tests'],
  ['PACT_PROVIDER', 'the bi-directional example consumers: the name of the provider in their pact'],
  ['PACTFLOW_TAG', 'the reader’s own shell: which image of the on-premises edition to pull'],
]);
