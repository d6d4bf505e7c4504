const testConsumer = 'pytest consumer';
const testProvider = 'pytest provider';
/** Shows Pact's report, which pytest otherwise shows only if a test fails. */
const verify = `${testProvider} -rP`;

/** @param {string} version of the Product API */
const verifyAs = (version) => `CI=true GIT_COMMIT=${version} GIT_BRANCH=main ${testProvider}`;

/** @type {[RegExp, string][]} */
const replace = [
  [/^=+ (.* in <time>) =+$/gm, '=== $1 ==='],
  [/^\S*site-packages\//gm, 'site-packages/'],
  [/VerifierHandle\(0x[\da-f]+\)/g, 'VerifierHandle(<address>)'],
];

/** @type {import('recordings').Recordings} by name, which is also the name of the file in `output/` */
export const recordings = {
  // Part 1: the contract

  'unit-test': {
    shows: 'The unit test passes, although the client and its mock use a path that the API does not have',
    step: 'step-2',
    run: testConsumer,
    replace,
    exitStatus: 0,
    says: '2 passed',
    counterpart: 'together-fails',
  },
  'together-fails': {
    shows: 'The website fails when it calls the real API',
    after: 'unit-test',
    run: 'python together.py',
    exitStatus: 1,
    says: '404 Client Error: Not Found for url',
    counterpart: 'together-works',
  },
  'first-pact': {
    shows: "The client's Pact test passes and writes the pact",
    step: 'step-3',
    run: testConsumer,
    replace,
    exitStatus: 0,
    says: '2 passed',
    counterpart: 'forgotten-call',
  },
  'pact-file': {
    shows: "The pact contains the client's requests and the responses that it needs",
    after: 'first-pact',
    run: 'cat pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"path": "/products/10"',
    counterpart: 'verify-wrong-path',
  },
  'forgotten-call': {
    shows: "The Pact test fails if the client doesn't send the request",
    after: 'pact-file',
    before: ["sed -i.bak 's/assert client.get_product.*/pass/' consumer/test_product_client_pact.py"],
    run: testConsumer,
    replace,
    exitStatus: 1,
    says: '1 failed, 1 passed',
    counterpart: 'first-pact',
  },
  'verify-wrong-path': {
    shows: "The verification fails because the API doesn't have the path",
    step: 'step-4',
    before: [testConsumer],
    run: testProvider,
    replace,
    exitStatus: 1,
    says: 'expected 200 but was 404',
    counterpart: 'verify-right-path',
  },
  'verify-right-path': {
    shows: 'The Product API meets the contract',
    step: 'step-5',
    before: [testConsumer],
    run: verify,
    replace,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'verify-wrong-path',
  },
  'together-works': {
    shows: 'The website works with the API',
    after: 'verify-right-path',
    run: 'python together.py',
    exitStatus: 0,
    says: 'Desk lamp: $19.00',
    counterpart: 'together-fails',
  },

  // Part 2: states

  'missing-product': {
    shows: 'The client handles a missing product, and the pact has an interaction for it',
    step: 'step-6',
    run: testConsumer,
    replace,
    exitStatus: 0,
    says: '3 passed',
    counterpart: 'verify-without-states',
  },
  'verify-without-states': {
    shows: "The API has a product 11, so it doesn't return 404",
    after: 'missing-product',
    run: testProvider,
    replace,
    exitStatus: 1,
    says: 'expected 404 but was 200',
    counterpart: 'verify-with-states',
  },
  'verify-with-states': {
    shows: 'State handlers prepare the data for each interaction',
    step: 'step-7',
    before: [testConsumer],
    run: verify,
    replace,
    exitStatus: 0,
    says: 'Given no product exists',
    counterpart: 'verify-without-states',
  },
  'verify-empty-handler': {
    shows: 'The handler for the empty catalog does nothing, so the API returns the data of the previous state',
    step: 'step-8',
    before: [testConsumer, `sed -i.bak '/^def the_catalog_is_empty/,/^$/s/products.clear()/pass/' provider/test_product_api_pact.py`],
    run: testProvider,
    replace,
    exitStatus: 1,
    says: 'Given the catalog is empty',
    counterpart: 'verify-empty-catalog',
  },
  'verify-empty-catalog': {
    shows: 'The handler prepares the state, and the verification passes',
    after: 'verify-empty-handler',
    before: ['mv provider/test_product_api_pact.py.bak provider/test_product_api_pact.py'],
    run: verify,
    replace,
    exitStatus: 0,
    says: 'Given the catalog is empty',
    counterpart: 'verify-empty-handler',
  },

  // Part 3: tokens

  'token-sent': {
    shows: 'The client sends a token, and the pact expects 401 for a request without one',
    step: 'step-9',
    run: testConsumer,
    replace,
    exitStatus: 0,
    says: '6 passed',
    counterpart: 'verify-unchecked-token',
  },
  'verify-unchecked-token': {
    shows: 'The API accepts requests without a token',
    after: 'token-sent',
    run: testProvider,
    replace,
    exitStatus: 1,
    says: 'There were 2 pact failures',
    counterpart: 'verify-renewed-token',
  },
  'verify-old-token': {
    shows: 'The API checks tokens, and those in the pact have expired',
    step: 'step-10',
    before: [testConsumer],
    run: testProvider,
    replace,
    exitStatus: 1,
    says: 'There were 4 pact failures',
    counterpart: 'verify-renewed-token',
  },
  'verify-renewed-token': {
    shows: 'A middleware renews the tokens in requests',
    step: 'step-11',
    before: [testConsumer],
    run: verify,
    replace,
    exitStatus: 0,
    says: 'has status code 401 (OK)',
    counterpart: 'verify-custom-header',
  },
  'verify-custom-header': {
    shows: "Pact's add_custom_header adds a token to every request, so the API no longer returns 401",
    after: 'verify-renewed-token',
    before: [
      `sed -i.bak 's/verifier.add_source("pacts")/&.add_custom_header("Authorization", f"Bearer {datetime.now(UTC).isoformat()}")/' provider/test_product_api_pact.py`,
    ],
    run: testProvider,
    replace,
    exitStatus: 1,
    says: 'expected 401 but was 200',
    counterpart: 'verify-renewed-token',
  },

  // Part 4: the broker. One chain continues from step 12 to step 13, so it runs in a copy of all steps. The commands of the Pact CLI print the same as in
  // ../introduction.

  'empty-broker': {
    shows: 'The verification fails because no one has published a pact yet',
    cwd: 'step-12',
    broker: true,
    run: verifyAs('1.0.0'),
    replace,
    exitStatus: 1,
    says: "No pacts found for provider 'ProductAPI'",
    counterpart: 'verify-from-broker',
  },
  'verify-from-broker': {
    shows: 'The Product API fetches the pact, verifies it, and publishes the result',
    cwd: 'step-12',
    after: 'empty-broker',
    before: [testConsumer, 'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main'],
    run: `${verifyAs('1.0.0')} -rP`,
    replace,
    exitStatus: 0,
    says: "latest version from the main branch 'main' (1.0.0)",
    counterpart: 'empty-broker',
  },
  'verify-second-name': {
    shows: 'The API returns the price under two names, and the verification passes',
    cwd: 'step-13',
    after: 'verify-from-broker',
    before: ['npx pact broker record-deployment --pacticipant CatalogueWeb --version 1.0.0 --environment production'],
    run: `${verifyAs('2.0.0')} -rP`,
    replace,
    exitStatus: 0,
    says: 'consumer version(s) currently deployed to production (1.0.0)',
    counterpart: 'verify-dropped-field',
  },
  'verify-dropped-field': {
    shows: 'The API removes the old name, which the website in production reads',
    cwd: 'step-13',
    after: 'verify-second-name',
    before: [`sed -i.bak 's/"price": price, //' provider/product_api.py`],
    run: verifyAs('3.0.0'),
    replace,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'verify-second-name',
  },
  'can-dropped-field': {
    shows: 'can-i-deploy fails because the verification result was published',
    cwd: 'step-13',
    after: 'verify-dropped-field',
    run: 'npx pact broker can-i-deploy --pacticipant ProductAPI --version 3.0.0 --to-environment production',
    exitStatus: 1,
    says: 'The verification for the pact between the version of CatalogueWeb currently in production (1.0.0) and version 3.0.0 of ProductAPI failed',
    counterpart: 'verify-second-name',
  },
};
