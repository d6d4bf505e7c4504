const testClient = 'mvn test -Dtest=ProductClientTest';
const testConsumer = 'mvn test -Dtest=ProductClientPactTest';
const testProvider = 'mvn test -Dtest=ProductApiPactTest';
const testTogether = 'mvn test -Dtest=TogetherTest';

/** @param {string} version of the Product API */
const verifyAs = (version) => `${testProvider} -Dpact.provider.version=${version} -Dpact.provider.branch=main -Dpact.verifier.publishResults=true`;

/** @param {string} name @param {string} version */
const canIDeploy = (name, version) => `npx pact broker can-i-deploy --pacticipant ${name} --version ${version} --to-environment production`;

/** @param {string} name @param {string} version */
const recordDeployment = (name, version) => `npx pact broker record-deployment --pacticipant ${name} --version ${version} --environment production`;

const apiTest = 'src/test/java/com/example/provider/ProductApiPactTest.java';
const api = 'src/main/java/com/example/provider/ProductApi.java';

/**
 * Maven's own messages differ between its releases, so only the results are recorded. Pact's report begins with an empty line.
 *
 * @type {[RegExp, string][]}
 */
const replace = [
  [/^\[INFO\](?! Tests run:| BUILD).*\n/gm, ''],
  [/^\[ERROR\] Failed to execute goal [\s\S]*/m, ''],
];

/** @type {import('recordings').Recordings} by name, which is also the name of the file in `output/` */
export const recordings = {
  // Part 1: the contract

  'unit-test': {
    shows: "The client's unit test passes because its mock has the path that the client requests",
    step: 'step-2',
    run: testClient,
    exitStatus: 0,
    says: 'Tests run: 2, Failures: 0, Errors: 0',
    replace,
    counterpart: 'together-fails',
  },
  'together-fails': {
    shows: 'The website fails when it calls the real API',
    after: 'unit-test',
    run: testTogether,
    exitStatus: 1,
    says: '/products/10 returned 404',
    replace,
    counterpart: 'together-works',
  },
  'first-pact': {
    shows: "The client's Pact test passes and writes the pact",
    step: 'step-3',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 2, Failures: 0, Errors: 0',
    replace,
    counterpart: 'verify-wrong-path',
  },
  'pact-file': {
    shows: "The pact contains the client's requests and the responses that it needs",
    after: 'first-pact',
    run: 'cat target/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"path": "/products/10"',
    counterpart: 'verify-wrong-path',
  },
  'verify-wrong-path': {
    shows: "The verification fails because the API doesn't have the path",
    step: 'step-4',
    before: [testConsumer],
    run: testProvider,
    exitStatus: 1,
    says: 'expected status of 200 but was 404',
    replace,
    counterpart: 'verify-right-path',
  },
  'client-fixed': {
    shows: 'The client and its test use the path of the API',
    step: 'step-5',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 2, Failures: 0, Errors: 0',
    replace,
    counterpart: 'verify-wrong-path',
  },
  'verify-right-path': {
    shows: 'The Product API meets the contract',
    after: 'client-fixed',
    run: testProvider,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    replace,
    counterpart: 'verify-wrong-path',
  },
  'together-works': {
    shows: 'The website works with the API',
    after: 'verify-right-path',
    run: testTogether,
    exitStatus: 0,
    says: 'Tests run: 1, Failures: 0, Errors: 0',
    replace,
    counterpart: 'together-fails',
  },

  // Part 2: states

  'missing-product': {
    shows: 'The client handles a missing product, and the pact has an interaction for it',
    step: 'step-6',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
    replace,
    counterpart: 'verify-without-states',
  },
  'verify-without-states': {
    shows: "The API has a product 11, so it doesn't return 404",
    after: 'missing-product',
    run: testProvider,
    exitStatus: 1,
    says: 'expected status of 404 but was 200',
    replace,
    counterpart: 'verify-with-states',
  },
  'verify-with-states': {
    shows: 'State methods prepare the data for each interaction',
    step: 'step-7',
    before: [testConsumer],
    run: testProvider,
    exitStatus: 0,
    says: 'Given no product exists',
    replace,
    counterpart: 'verify-without-states',
  },
  'empty-catalog': {
    shows: 'The pact gets another interaction: the same request in a different state',
    step: 'step-8',
    before: [`sed -i.bak '/@State("the catalog is empty")/,/^$/d' ${apiTest}`],
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 4, Failures: 0, Errors: 0',
    replace,
    counterpart: 'verify-unknown-state',
  },
  'verify-unknown-state': {
    shows: 'Pact JVM fails the verification of an interaction whose state has no method',
    after: 'empty-catalog',
    run: testProvider,
    exitStatus: 1,
    says: 'Did not find a test class method annotated with @State("the catalog is empty")',
    replace,
    counterpart: 'verify-empty-catalog',
  },
  'verify-empty-catalog': {
    shows: 'The method prepares the state, and the verification passes',
    after: 'verify-unknown-state',
    // Maven compiles a file again only if it's newer than its class, so the file gets a new time.
    before: [`mv ${apiTest}.bak ${apiTest}`, `touch ${apiTest}`],
    run: testProvider,
    exitStatus: 0,
    says: 'Given the catalog is empty',
    replace,
    counterpart: 'verify-unknown-state',
  },

  // Part 3: tokens

  'token-sent': {
    shows: 'The client sends a token, and the pact expects 401 for a request without one',
    step: 'step-9',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 5, Failures: 0, Errors: 0',
    replace,
    counterpart: 'verify-unchecked-token',
  },
  'verify-unchecked-token': {
    shows: 'The API accepts requests without a token',
    after: 'token-sent',
    run: testProvider,
    exitStatus: 1,
    says: 'Tests run: 6, Failures: 2, Errors: 0',
    replace,
    counterpart: 'verify-renewed-token',
  },
  'verify-old-token': {
    shows: 'The API checks tokens, and those in the pact have expired',
    step: 'step-10',
    before: [testConsumer],
    run: testProvider,
    exitStatus: 1,
    says: 'Tests run: 6, Failures: 4, Errors: 0',
    replace,
    counterpart: 'verify-renewed-token',
  },
  'verify-renewed-token': {
    shows: 'The test renews the tokens in requests',
    step: 'step-11',
    before: [testConsumer],
    run: testProvider,
    exitStatus: 0,
    says: 'has status code 401 (OK)',
    replace,
    counterpart: 'verify-old-token',
  },

  // Part 4: the broker. One chain continues from step 12 to step 13, so it runs in a copy of all steps.

  publish: {
    shows: 'The website publishes its pact with a version and a branch',
    cwd: 'step-12',
    broker: true,
    before: [testConsumer],
    run: 'npx pact broker publish target/pacts --consumer-app-version 1.0.0 --branch main',
    exitStatus: 0,
    says: 'Created CatalogueWeb version 1.0.0 with branch main',
    counterpart: 'can-dropped-field',
  },
  'verify-from-broker': {
    shows: 'The Product API fetches the pact, verifies it, and publishes the result',
    cwd: 'step-12',
    after: 'publish',
    run: verifyAs('1.0.0'),
    exitStatus: 0,
    says: 'has a matching body (OK)',
    replace,
    counterpart: 'verify-dropped-field',
  },
  'verify-second-name': {
    shows: 'The API returns the price under two names, and the verification passes',
    cwd: 'step-13',
    after: 'verify-from-broker',
    before: [recordDeployment('ProductAPI', '1.0.0'), recordDeployment('CatalogueWeb', '1.0.0')],
    run: verifyAs('2.0.0'),
    exitStatus: 0,
    says: 'has a matching body (OK)',
    replace,
    counterpart: 'verify-dropped-field',
  },
  'can-second-name': {
    shows: 'The API with both names can be deployed',
    cwd: 'step-13',
    after: 'verify-second-name',
    run: canIDeploy('ProductAPI', '2.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'can-dropped-field',
  },
  'verify-dropped-field': {
    shows: 'The API removes the old name, which the website in production reads',
    cwd: 'step-13',
    after: 'can-second-name',
    before: [`sed -i.bak 's/BigDecimal price, //; s/product.price(), product.price()/product.price()/' ${api}`],
    run: verifyAs('3.0.0'),
    exitStatus: 1,
    says: 'price',
    replace,
    counterpart: 'verify-second-name',
  },
  'can-dropped-field': {
    shows: 'can-i-deploy fails for the version without the old name',
    cwd: 'step-13',
    after: 'verify-dropped-field',
    run: canIDeploy('ProductAPI', '3.0.0'),
    exitStatus: 1,
    says: 'The verification for the pact between the version of CatalogueWeb currently in production (1.0.0) and version 3.0.0 of ProductAPI failed',
    counterpart: 'can-second-name',
  },
};
