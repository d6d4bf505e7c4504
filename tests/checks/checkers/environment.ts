/**
 * Variables whose names look like the CLI's but that other programs read, each with the program and its purpose. A
 * variable that is neither here nor in the CLI's help text counts as a spelling mistake.
 */
export const OTHER_VARIABLES: ReadonlyMap<string, string> = new Map([
  ['PACT_DO_NOT_TRACK', 'Pact JS, its core, and the Pact CLI: turns off usage reports'],
  ['PACT_PLUGIN_DIR', 'the plugin driver in every Pact library: the folder for plugins'],
  ['PACT_URL', 'the reader’s provider tests: the URL of the pact to verify, which a webhook provides'],
  ['PACT_BROKER_PUBLISH_VERIFICATION_RESULTS', 'the reader’s provider tests: whether this run publishes its results'],
  ['PACT_BROKER_HOST', 'the provider tests of the Java example projects: the hostname of the broker'],
  ['PACT_PROVIDER', 'the bi-directional example consumers: the provider’s name in their pact'],
  ['PACTFLOW_TAG', 'the reader’s shell: the tag of the On-Premises image to pull'],
  ['PACTFLOW_DATABASE_URL', 'the On-Premises container, to which docker run passes it: the URL of the database'],
]);
