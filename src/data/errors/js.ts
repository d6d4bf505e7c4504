import type {KnownError} from '../errors.schema';

/** Messages of Pact JS and of its core package. */
export const knownErrors = [
  {
    id: 'js-mock-server-mismatches',
    area: 'js',
    title: 'Mock server failed with the following mismatches',
    patterns: ['Mock server failed with the following mismatches', 'Test failed for the following reasons:'],
    example: 'Mock server failed with the following mismatches:',
    level: 'consequence',
    meaning:
      "The client's requests to Pact's mock server don't match the interactions in the consumer test, so Pact JS doesn't write the pact. The numbered list below this line contains the differences.",
    causes: [
      {
        cause: 'The client sends a different request than the test describes.',
        check:
          "The list contains `The following request was not expected` or `The following request was incorrect`, followed by the client's request.",
        fix: 'Find out which request the provider supports, and change the client or the test.',
      },
      {
        cause: "The client doesn't send a request.",
        check: 'The list contains only `The following request was expected but not received`.',
        fix: 'Call the client in the function that you pass to `executeTest`, and await the returned promise.',
      },
    ],
    next: "Set `logLevel: 'debug'` in the `Pact` options, and run the test again. If the log contains no request to the mock server, the client uses a different URL.",
    links: [
      {label: 'Test the client, and fix the bug', to: '/docs/first-contract#test-the-client'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['consumer test fails', 'pact file not written'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/consumer-wrong-path.txt'},
  },
  {
    id: 'js-request-not-expected',
    area: 'js',
    title: 'The following request was not expected',
    patterns: ['The following request was not expected'],
    example: 'The following request was not expected:',
    level: 'error',
    meaning:
      'The client sent a request with a method or path that no interaction in the consumer test describes. The mock server responded with status 500.',
    causes: [
      {
        cause: 'The client or the test uses the wrong path or method.',
        check:
          'The list of mismatches also contains a request that was expected but not received, with a slightly different path or method.',
        fix: "Compare both paths with the provider's API, and correct the client or the test.",
      },
      {
        cause: 'The client sends an additional request, for example, to get a token or its configuration.',
        check: 'No interaction in the test has this path, although the client also sends the request in production.',
        fix: 'If the request goes to the same provider, add an interaction for it. Otherwise, stub the call in the test.',
      },
      {
        cause: "A request from an earlier test arrives late because that test doesn't await it.",
        check: 'The path is used in another test, and the error disappears when you run the failing test alone.',
        fix: 'Await or return every promise in your tests.',
      },
    ],
    next: 'Print the URL in the client before it sends the request. If this URL differs from the path below the error, an interceptor or a base URL setting changes it.',
    links: [
      {label: 'Make the test fail', to: '/docs/workshops/introduction/hands-on/step-3#make-the-test-fail'},
      {label: 'Test the client, and fix the bug', to: '/docs/first-contract#test-the-client'},
    ],
    keywords: ['unexpected request', 'mock server returned 500', 'Request failed with status code 500', 'wrong path'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/consumer-wrong-path.txt'},
  },
  {
    id: 'js-request-not-received',
    area: 'js',
    title: 'The following request was expected but not received',
    patterns: ['The following request was expected but not received'],
    example: 'The following request was expected but not received:',
    level: 'error',
    meaning: 'The consumer test describes a request that never reached the mock server while the test function ran.',
    causes: [
      {
        cause: 'The client sent a different request.',
        check: 'The list of mismatches also contains `The following request was not expected`.',
        fix: 'Change the client or the interaction so that both use the same request.',
      },
      {
        cause: "The test function doesn't call the client, or it returns before the request has been sent.",
        check:
          'The list of mismatches contains no other request, and the test function calls the client without `await` or `return`, or not at all.',
        fix: 'Call the client in the function that you pass to `executeTest`, and await the returned promise.',
      },
      {
        cause: 'The client sends the request to a different server than the mock server.',
        check: "The client's base URL is fixed in the code or configuration, or the log contains `ECONNREFUSED`.",
        fix: "Set the client's base URL to the mock server's `url`, which Pact passes to the test function.",
      },
      {
        cause:
          'On a busy machine, Pact sometimes checks the received requests too early. This is a [known bug](https://github.com/pact-foundation/pact-reference/issues/535).',
        check: 'The client received the response that the test describes, and the test passes when you run it again.',
        fix: 'Run the test again.',
      },
    ],
    next: "Set `logLevel: 'debug'`, and run the test again. If the log contains no request to the mock server, print the URL in the client before it sends the request, and compare the URL with the mock server's `url`.",
    links: [
      {label: 'Write the test', to: '/docs/workshops/introduction/hands-on/step-3#write-the-test'},
      {label: 'Troubleshooting', to: '/docs/workshops/introduction/hands-on#troubleshooting'},
    ],
    keywords: ['missing request', 'forgotten await', 'unhandled promise', 'expected request not received'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/forgotten-call.txt'},
  },
  {
    id: 'js-request-incorrect',
    area: 'js',
    title: 'The following request was incorrect',
    patterns: ['The following request was incorrect'],
    example: 'The following request was incorrect:',
    level: 'error',
    meaning:
      'The client sent a request with the right method and path, but a header, the query, or the body differs from the interaction in the test. The lines below this one describe each difference.',
    causes: [
      {
        cause:
          'A header, a query parameter, or a field in the body is missing or has a different value than in the interaction.',
        check: 'A line that starts with a number such as `1.0` or `1.1` names the header, parameter, or field.',
        fix: 'Change the client if the provider needs the value. Otherwise, change the interaction in the test.',
      },
      {
        cause: 'The body contains a value that changes with each run, such as a date or a generated ID.',
        check: 'The actual value in the list of mismatches is different each time you run the test.',
        fix: 'Use a matcher in the request body, or set a fixed value in the test.',
      },
      {
        cause:
          "The body contains fields that the interaction doesn't describe. Pact ignores additional fields in responses, but not in requests.",
        check: 'The list of mismatches shows more keys in the actual body than in the expected body.',
        fix: 'Add the fields to the interaction, or remove them from the client if the provider ignores them.',
      },
    ],
    next: 'Set `logLevel: \'debug\'`, and compare the request in the log with the `request` part of the interaction. If the two look the same, check for type differences, such as `10` and `"10"`.',
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=more-keys-request'},
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
      {label: 'Send a token from the consumer', to: '/docs/workshops/introduction/hands-on/step-9#change-the-consumer'},
    ],
    keywords: ['request mismatch', 'wrong query string', 'request body mismatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/token-first.txt'},
  },
  {
    id: 'js-header-missing',
    area: 'js',
    title: 'Expected a header … but was missing',
    patterns: ["Expected a header '{header}' but was missing"],
    example: "Expected a header 'Authorization' but was missing",
    level: 'error',
    meaning:
      "The interaction requires a header that the actual request or response doesn't have. In a consumer test, this means that the client didn't send the header.",
    causes: [
      {
        cause: "The client doesn't send the header yet.",
        check:
          "The line is below `The following request was incorrect`, and the client doesn't send the header in production either.",
        fix: 'Set the header in the client.',
      },
      {
        cause: "In production, code outside the client adds the header, but that code doesn't run in the test.",
        check: 'Production requests contain the header, but an interceptor, a gateway, or the browser adds it.',
        fix: "If an interceptor adds the header, use the configured HTTP client in the test. If a gateway or the browser adds it, remove the header from the interaction because the client isn't responsible for it.",
      },
    ],
    next: "Print the request's headers in the client. If the header is among them, an interceptor or the HTTP library removes it before sending the request.",
    links: [
      {label: 'Send a token from the consumer', to: '/docs/workshops/introduction/hands-on/step-9#change-the-consumer'},
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
    ],
    keywords: ['missing Authorization header', 'missing Content-Type', 'missing token'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/token-first.txt'},
  },
  {
    id: 'js-graphql-query-mismatch',
    area: 'js',
    title: '$.query: Expected … to match …',
    patterns: ["$.query: Expected '{actual}' to match '{expected}'", "$.query: Expected '"],
    example: "$.query: Expected 'query Product($id: ID!) {",
    level: 'error',
    meaning:
      "The client's GraphQL query doesn't match the query in the consumer test. Pact JS compares the queries by using a regular expression that allows only the amount of white space to vary.",
    causes: [
      {
        cause: "The client's query contains more, fewer, or different fields than the query in the test.",
        check:
          'The query after `Expected` and the pattern after `to match` have different field names or a different order. In the pattern, `\\s*` stands for white space.',
        fix: "Use the client's query in the test, and add its new fields to the expected response.",
      },
      {
        cause:
          "The client's query has white space where the test's query has none, such as `{ id }` instead of `{id}`.",
        check: 'The names and their order are the same in the query and the pattern, and only white space differs.',
        fix: "Format the query in the test like the client's query, or use the same constant for both.",
      },
    ],
    next: 'Log the request body in the client, and copy the query from the log into the test. If the test passes with this query, the GraphQL library changes the query before sending it, for example, by adding `__typename`.',
    links: [
      {
        label: 'The test matches the query with a pattern',
        to: '/docs/examples/java/consumer/graphql#the-test-matches-the-query-with-a-pattern',
      },
      {label: 'Use JavaScript instead', to: '/docs/examples/java/consumer/graphql#run-it-here-in-javascript'},
    ],
    keywords: ['GraphQLInteraction', 'ApolloGraphQLInteraction', 'withQuery', 'addGraphQLInteraction'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/graphql/output/consumer-asks-more.txt'},
  },
  {
    id: 'js-verification-unsuccessful',
    area: 'js',
    title: 'Verification unsuccessful',
    patterns: ['Verification unsuccessful'],
    example: 'Verification unsuccessful',
    level: 'consequence',
    meaning:
      "The provider verification failed. The verifier's report above this line contains the reasons under `Failures`.",
    causes: [
      {
        cause: "The provider's response to at least one interaction doesn't match the pact.",
        check:
          'The numbered list under `Failures` contains mismatches. A long line that starts with `Error: {"errors":` contains the same information in JSON format.',
        fix: 'Fix the first mismatch in the list, and run the verification again.',
      },
      {
        cause: "The verifier couldn't load a pact or reach the provider.",
        check: 'The list contains `Failed to load pact`, `No pacts found`, or `error sending request`.',
        fix: 'Paste the complete entry into [Fix an error](/fix), and follow the instructions for that error.',
      },
    ],
    next: "If the output contains no report, set `logLevel: 'debug'` in the `Verifier` options, and run the verification again. If the log contains no request to the provider, check `providerBaseUrl`.",
    links: [
      {label: 'Verify the provider', to: '/docs/first-contract#verify-the-provider'},
      {label: 'JavaScript provider with Pact JS', to: '/docs/examples/js/provider#pitfalls'},
    ],
    keywords: ['verifyProvider rejects', 'pact-core ERROR'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-renamed.txt'},
  },
  {
    id: 'js-no-state-handler',
    area: 'js',
    title: 'no state handler found for state: …',
    patterns: ['no state handler found for state: "{name}"', 'no state handler found for'],
    example: 'no state handler found for state: "the catalog is empty"',
    level: 'warning',
    meaning:
      "The pact contains a provider state that isn't a key of `stateHandlers` in the provider test. Pact JS sends the request anyway, so the interaction usually fails because its data is missing.",
    causes: [
      {
        cause: 'A consumer added a state to its pact, but the provider test has no handler for it yet.',
        check:
          'The output of `provider-states list` contains the state, but no key in `stateHandlers` has a similar name.',
        checkCommand: 'pact broker provider-states list --provider "$PROVIDER"',
        fix: 'Add a function with this name to `stateHandlers`, and have the function create or delete the data.',
      },
      {
        cause: 'The names differ, for example, in capitalization, punctuation, or spaces.',
        check: 'A key in `stateHandlers` has almost the same name as the state in the warning.',
        fix: 'Use the same name in the consumer test and the provider test. If you change the name in the consumer test, publish the pact again.',
      },
    ],
    next: "Set `logLevel: 'debug'` in the `Verifier` options to log each state and its parameters. If a logged name contains extra spaces or special characters, copy it from the log into `stateHandlers`.",
    links: [
      {label: 'State handlers set up the data', to: '/docs/examples/js/provider#state-handlers-put-the-data-in-place'},
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
    ],
    keywords: ['stateHandlers', 'unknown provider state', 'state not set up'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-unknown-state.txt'},
  },
  {
    id: 'js-pact-file-missing',
    area: 'js',
    title: 'pactffiVerifierAddDirectorySource failed validation: … does not exist, or is not a file or directory',
    patterns: [
      "the required ffi function 'pactffiVerifierAddDirectorySource' failed validation with errors: '{file}' does not exist, or is not a file or directory",
      'does not exist, or is not a file or directory',
    ],
    example:
      "the required ffi function 'pactffiVerifierAddDirectorySource' failed validation with errors: 'pacts/CatalogueWeb-ProductAPI.json' does not exist, or is not a file or directory",
    level: 'error',
    meaning: "The `pactUrls` option contains a path that doesn't exist, so the verification doesn't start.",
    causes: [
      {
        cause: "The consumer test, which writes the pact, failed or hasn't run.",
        check: "`ls` doesn't find the file, and no other folder contains it either.",
        checkCommand: 'ls -l {file}',
        fix: 'Run the consumer test before the provider test.',
      },
      {
        cause: 'The path is relative, and the test runs in a different folder.',
        check: "The file exists, but the path doesn't lead to it from the folder where you start the test runner.",
        fix: 'Build an absolute path, for example, with `path.resolve(import.meta.dirname, "pacts")`.',
      },
      {
        cause: "The path contains a wildcard, such as `*.json`, which Pact JS doesn't expand.",
        check: 'The path in the error contains `*`.',
        fix: "Pass the folder instead, so that Pact JS verifies all of the provider's pacts in it.",
      },
      {
        cause: "The consumer is in a different repository, so its pact file isn't available in the provider's build.",
        check: "No step of the provider's build creates or downloads the file.",
        fix: 'Remove `pactUrls`, and set `pactBrokerUrl` and `consumerVersionSelectors` to fetch the pacts from PactFlow.',
      },
    ],
    next: "In the test, print `process.cwd()` and the value of `pactUrls`. If `pactUrls` contains a relative path, append it to the folder that `process.cwd()` returns. If the result isn't the file's location, correct the path.",
    links: [
      {label: 'Verify the provider', to: '/docs/first-contract#verify-the-provider'},
      {label: 'Which pacts does a provider verify?', to: '/docs/which-pacts-are-verified'},
    ],
    keywords: ['pactUrls', 'pact file not found', 'glob'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/pact-file-missing.txt'},
  },
  {
    id: 'js-msw-unhandled-request',
    area: 'js',
    title: 'intercepted a request without a matching request handler',
    patterns: [
      '[MSW] Error: intercepted a request without a matching request handler',
      '[pact-msw-adapter] Unhandled request: {url}',
      'intercepted a request without a matching request handler',
    ],
    example: '[MSW] Error: intercepted a request without a matching request handler:',
    level: 'error',
    meaning:
      "The code under test called a URL for which Mock Service Worker (MSW) has no handler, so MSW rejected the request and the pact doesn't contain it.",
    causes: [
      {
        cause: 'The test has no handler for this request.',
        check: 'No handler matches the method and path on the line below the error.',
        fix: 'Add a handler for the request to MSW.',
      },
      {
        cause: "The handler's URL differs from the URL that the code calls.",
        check: 'A handler has the same path as the line below the error, but a different host, port, or protocol.',
        fix: "Use the same base URL in the handlers and in the client's configuration.",
      },
    ],
    next: "Find the code that sends the request. If the request isn't part of the contract, exclude its URL in the adapter's options.",
    links: [
      {
        label: 'Pacts from Mock Service Worker',
        to: '/docs/bi-directional-contract-testing/tools/msw#if-something-goes-wrong',
      },
    ],
    keywords: ['onUnhandledRequest', 'pact-msw-adapter', 'Cannot bypass a request', 'Mock Service Worker'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/msw-to-pact/output/consumer-unmocked.txt'},
  },
  {
    id: 'js-state-handler-failed',
    area: 'js',
    title: 'Error executing state handler for state … on …',
    patterns: ["Error executing state handler for state '{name}' on '{value}'"],
    example: "Error executing state handler for state 'a product exists' on 'setup'.",
    level: 'error',
    meaning:
      'A function in `stateHandlers` threw an error. Since version 16.0.2, Pact JS prints the error and continues, so the interaction usually fails with a mismatch that looks unrelated.',
    causes: [
      {
        cause: "The handler can't create or delete the data, for example, because the database isn't available.",
        check: 'The lines `Error details` and `Error source` show an error from a database or another service.',
        fix: 'Make the service available in the test, or correct the line that `Error source` shows.',
      },
      {
        cause: "The handler reads a parameter that the pact doesn't contain.",
        check:
          '`Error details` mentions an undefined value, and the state in the pact has no `params` or uses different parameter names.',
        fix: 'Add the parameter in the consumer test, or use a default value in the handler.',
      },
    ],
    next: "Call the handler in a separate test with the parameters from the pact. If the handler succeeds there, it depends on data or connections that don't exist during the verification.",
    links: [
      {label: 'State handlers set up the data', to: '/docs/examples/js/provider#state-handlers-put-the-data-in-place'},
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
    ],
    keywords: ['stateHandlers throws', 'provider state exception'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-state-handler.txt'},
  },
  {
    id: 'js-no-message-handler',
    area: 'js',
    title: 'no handler found for message …',
    patterns: ['No handler found for message "{name}"', 'no handler found for message'],
    example: 'no handler found for message product price changed',
    level: 'error',
    meaning:
      "The pact contains a message whose description isn't a key of `messageProviders`, so Pact JS can't get the message from the provider. The interaction then fails because all expected fields are missing.",
    causes: [
      {
        cause: 'A consumer added a message that the provider test has no function for yet.',
        check: 'No key of `messageProviders` is similar to the description in the error.',
        fix: 'Add a function to `messageProviders` with this description as its key, and have the function call the code that creates the message.',
      },
      {
        cause: 'The descriptions in the consumer test and the provider test differ, for example, in capitalization.',
        check: 'A key of `messageProviders` is almost the same as the description in the error.',
        fix: 'Use the same description on both sides.',
      },
    ],
    next: 'Open the pact, and compare the `description` of each interaction with the keys of `messageProviders`. If a key looks identical, copy the description from the pact to rule out invisible characters.',
    links: [
      {label: 'Verify the provider', to: '/docs/messages#verify-the-provider'},
      {label: 'What a message pact contains', to: '/docs/messages#what-a-message-pact-contains'},
    ],
    keywords: ['messageProviders', 'MessageProviderPact', 'Kafka', 'SNS', 'queue'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/messages/output/provider-test-no-function.txt'},
  },
  {
    id: 'js-mock-server-not-started',
    area: 'js',
    title: 'Failed to start mock server: received error code …',
    patterns: [
      'Failed to start mock server: received error code {status}',
      'Failed to start mock server - Could not start server: error creating server listener',
      'Failed to start mock server -',
    ],
    example: 'Failed to start mock server: received error code -3',
    level: 'error',
    meaning:
      "Pact couldn't create the mock server for a consumer test. Code -3 means that the server couldn't start, and code -5 means that the host is invalid.",
    causes: [
      {
        cause: 'The test sets a fixed port that another process or another test is using.',
        check:
          'The log contains `Address already in use` or, on Windows, `Only one usage of each socket address`. While the test runs, `lsof` lists the process that uses the port.',
        checkCommand: 'lsof -nP -iTCP:"$PORT" -sTCP:LISTEN',
        fix: "Remove the `port` option so that Pact chooses a free port for each test, and pass the mock server's `url` to the client.",
      },
      {
        cause: "The `host` option isn't set to one of this machine's IP addresses.",
        check: "The error contains code -5, or the log shows that the server can't listen on the value of `host`.",
        fix: 'Remove the `host` option. By default, the mock server listens on 127.0.0.1.',
      },
    ],
    next: "Set `logLevel: 'debug'` in the `Pact` options, and find the log line that starts with `Failed to start mock server -`. If the line contains neither `Address already in use` nor a host, run the test without the `port` and `host` options.",
    links: [{label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer#pitfalls'}],
    keywords: ['port in use', 'os error 98', 'os error 48', 'os error 10048', 'parallel tests'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/blob/master/src/v4/http/index.ts',
      unrecorded: 'Pact chooses a free port in the samples on this site',
    },
  },
  {
    id: 'js-port-unavailable',
    area: 'js',
    title: 'Port … is unavailable on address …',
    patterns: ['Port {port} is unavailable on address {host}', 'Cannot open port {port} on ipv4 or ipv6 interfaces'],
    example: 'Port 1234 is unavailable on address 127.0.0.1',
    level: 'error',
    meaning:
      'A consumer test that uses the older `PactV2` interface sets a fixed port, and that port was already in use when the test called `setup()`.',
    causes: [
      {
        cause: 'The test runner runs several test files in parallel, and they use the same fixed port.',
        check: 'The tests pass if you run one file at a time.',
        fix: 'Remove the `port` option, and use the port that `setup()` returns. Alternatively, run the test files one after another.',
        command: 'npx jest --runInBand',
      },
      {
        cause: 'Another process is using the port, such as an API that you started for development.',
        check: '`lsof` lists a process even when no tests are running.',
        checkCommand: 'lsof -nP -iTCP:{port} -sTCP:LISTEN',
        fix: 'Stop the process, or remove the `port` option.',
      },
    ],
    next: "Remove the `port` option, and set `logLevel: 'debug'`. If the log contains `free port discovered`, Pact can open ports on this machine, and the problem is limited to the port in the error.",
    links: [
      {label: 'Write a consumer test', to: '/docs/write-and-verify#write-a-consumer-test'},
      {label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer#pitfalls'},
    ],
    keywords: ['port in use', 'Jest in parallel', 'several mock servers', 'Vitest'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/blob/master/src/common/net.ts',
      unrecorded: 'the samples on this site use the current interface of Pact JS',
    },
  },
  {
    id: 'js-connection-refused',
    area: 'js',
    title: 'connect ECONNREFUSED …',
    patterns: [
      'connect ECONNREFUSED ::1:{port}',
      'connect ECONNREFUSED 127.0.0.1:{port}',
      'connect ECONNREFUSED {host}:{port}',
      'connect ECONNREFUSED',
    ],
    example: 'Error: connect ECONNREFUSED ::1:1234',
    level: 'error',
    meaning:
      'No server is listening on this host and port. In a consumer test, the client should connect to the mock server. In a provider test, Pact JS should connect to the provider.',
    causes: [
      {
        cause:
          'The client uses a fixed `localhost` URL that resolves to the IPv6 address `::1`, but the mock server listens on 127.0.0.1.',
        check: 'The IP address in the error is `::1`.',
        fix: "Pass the mock server's `url` to the client. If the client needs a fixed URL, use `127.0.0.1` instead of `localhost`.",
      },
      {
        cause: 'The client sends the request before the mock server starts or after it stops.',
        check:
          "The client isn't called in the function that you pass to `executeTest`, or the function doesn't await the call.",
        fix: 'Call the client in the function that you pass to `executeTest`, and await the returned promise.',
      },
      {
        cause: 'In a provider test, no server is listening at `providerBaseUrl`.',
        check:
          'The error contains the port in `providerBaseUrl`, and `lsof` lists no process while the verification runs.',
        checkCommand: 'lsof -nP -iTCP:{port} -sTCP:LISTEN',
        fix: "Start the provider before the verification, wait until the provider accepts connections, and use the provider's port in `providerBaseUrl`.",
      },
      {
        cause:
          'The verification passes locally but fails in CI, because the job doesn’t start the provider, or because the provider runs in another container.',
        check:
          'On your machine, the provider was already running. In CI, no step starts it, or the provider runs in a service container.',
        fix: "Start the provider in the job, and wait until it's ready. If the provider runs in a service container, use the service's name instead of `127.0.0.1`.",
      },
    ],
    next: "In a consumer test, print the URL that the client uses and the mock server's `url`. If the hosts or ports differ, look for the setting that the client reads its URL from.",
    links: [
      {label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer#pitfalls'},
      {
        label: 'Test the same server that you run',
        to: '/docs/examples/js/provider#the-api-that-is-tested-is-the-api-that-runs',
      },
      {label: 'The same problem with pact verifier', to: '/fix/provider-not-reachable'},
      {label: 'Connections to localhost in containers', to: '/fix/localhost-refused'},
    ],
    keywords: [
      'connection refused',
      'IPv6 localhost',
      'fetch failed',
      'Network Error',
      'ECONNREFUSED 127.0.0.1',
      'verification passes locally but fails in CI',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/issues/1398',
      unrecorded: "the clients in the samples on this site send their requests to the mock server's URL",
    },
  },
  {
    id: 'js-cross-origin',
    area: 'js',
    title: 'Cross origin … forbidden',
    patterns: ['Cross origin {url} forbidden'],
    example: 'Error: Cross origin http://localhost forbidden',
    level: 'error',
    meaning:
      "The consumer test runs in a simulated browser (jsdom), which blocked the client's request to the mock server. The simulated browser treats the mock server as a separate origin because it uses a different port.",
    causes: [
      {
        cause: 'The test runner uses the jsdom environment for the consumer test.',
        check: "The test runner's configuration or a comment in the test file selects `jsdom`.",
        fix: 'Run consumer tests in the Node.js environment. To change the environment of a single Jest test file, add the comment `@jest-environment node` at the top.',
        command: 'npx jest --env=node',
      },
      {
        cause: "The mock server doesn't respond to preflight requests because the `cors` option is `false`.",
        check: 'The `Pact` options contain `cors: false`.',
        fix: 'Remove the option. By default, the mock server of the `Pact` class handles preflight requests.',
      },
    ],
    next: 'Look under `The following request was not expected` for an `OPTIONS` request. If you find one, the client still sends preflight requests, so the test still runs in the simulated browser.',
    links: [
      {label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer#pitfalls'},
      {label: 'Write a consumer test', to: '/docs/write-and-verify#write-a-consumer-test'},
    ],
    keywords: ['CORS', 'OPTIONS request', 'preflight request', 'testEnvironment', 'Network Error'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/issues/943',
      unrecorded: 'the samples on this site run in Node.js without a simulated browser',
    },
  },
  {
    id: 'js-native-package-missing',
    area: 'js',
    title: "Couldn't find npm package @pact-foundation/pact-core-…",
    patterns: [
      "Couldn't find npm package @pact-foundation/pact-core-{name}",
      "Couldn't find npm package @pact-foundation",
    ],
    example: "Couldn't find npm package @pact-foundation/pact-core-linux-x64-glibc",
    level: 'error',
    meaning:
      "The npm package with Pact's native library for this platform isn't installed. There's a separate optional package for each combination of operating system, processor, and C library.",
    causes: [
      {
        cause:
          '`node_modules` was installed on a different platform, for example, on macOS before you copied or mounted the folder into a Linux container.',
        check:
          '`node_modules/@pact-foundation` contains a `pact-core-…` package for a different platform than the one in the error.',
        checkCommand: 'ls node_modules/@pact-foundation',
        fix: 'Delete `node_modules`, and install the packages in the container. Add `node_modules` to `.dockerignore`.',
      },
      {
        cause: 'The packages were installed without optional dependencies.',
        check:
          'The install command or `.npmrc` contains `omit=optional` or `--no-optional`, and `node_modules/@pact-foundation` contains no package for any platform.',
        fix: 'Remove the setting, and install the packages with their optional dependencies.',
        command: 'npm ci --include=optional',
      },
    ],
    next: "Run the tests with `LOG_LEVEL=debug` to see which platform Pact JS detects. If the platform's package is in a different folder, set `PACT_PREBUILD_PACKAGE_LOCATION` to that folder.",
    links: [
      {label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer#run-the-small-project'},
      {label: 'Languages and their guides', to: '/docs/pact#languages-and-their-guides'},
    ],
    keywords: ['Alpine', 'musl', 'Docker', 'optionalDependencies', 'Apple silicon'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js-core/blob/master/src/ffi/index.ts',
      unrecorded: "the samples on this site run with the platform's package installed",
    },
  },
  {
    id: 'js-native-module-not-loaded',
    area: 'js',
    title: "Cannot read properties of undefined (reading 'pactffiInitWithLogLevel')",
    patterns: [
      'Failed to find native module for {name}: TypeError',
      "Cannot read properties of undefined (reading 'pactffiInitWithLogLevel')",
      'Failed to find native module for',
      'Failed to load native module, try setting LOG_LEVEL=debug for more info',
    ],
    example:
      "Failed to find native module for linux-arm64: TypeError: Cannot read properties of undefined (reading 'pactffiInitWithLogLevel')",
    level: 'error',
    meaning:
      "Pact JS couldn't load its native library on this machine, often because the operating system lacks a component that the library requires.",
    causes: [
      {
        cause: 'On Windows, the tools that native Node.js modules require are missing.',
        check:
          'The platform in the error is `win32-x64`, and the error occurs when the tests start, although the installation of Pact JS succeeded.',
        fix: 'Run the Node.js installer again, and select the option that installs the tools for native modules.',
      },
      {
        cause:
          "On Linux, the installed version of Pact JS doesn't support the system's C library, for example, an old version of glibc or, on Alpine Linux, musl.",
        check: 'The platform in the error starts with `linux`, and `ldd` prints `musl` or an old version of glibc.',
        checkCommand: 'ldd --version',
        fix: 'Upgrade Pact JS. If the error still occurs, use an image that is based on Debian or Ubuntu.',
      },
    ],
    next: "Run the tests with `LOG_LEVEL=debug`, which prints each path that Pact JS tries. If the library is in a folder that isn't listed, set `PACT_PREBUILD_LOCATION` to the parent folder of its `prebuilds` folder.",
    links: [
      {label: 'Languages and their guides', to: '/docs/pact#languages-and-their-guides'},
      {label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer'},
    ],
    keywords: ['native library', 'node-gyp', 'Windows build tools', 'prebuild', 'Docker'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/blob/master/docs/troubleshooting.md',
      unrecorded: 'the samples on this site run on platforms that can load the native library',
    },
  },
  {
    id: 'js-unsupported-platform',
    area: 'js',
    title: 'Unsupported platform: …',
    patterns: ['Unsupported platform: {name}'],
    example: 'Unsupported platform: win32-ia32',
    level: 'error',
    meaning:
      'Pact JS has no native library for this combination of operating system and processor. Pact JS supports macOS and Linux on ARM64 and x64, and Windows on x64.',
    causes: [
      {
        cause: 'A 32-bit version of Node.js is installed.',
        check: '`node` prints a 32-bit architecture, such as `ia32` or `arm`.',
        checkCommand: 'node -p process.arch',
        fix: 'Install the 64-bit version of Node.js.',
      },
      {
        cause: 'The tests run on Windows with an ARM64 version of Node.js.',
        check: 'The error ends with `win32-arm64`.',
        fix: 'Run the tests in a Linux container.',
      },
    ],
    next: 'Compare the platform in the error with the list below `Supported platforms are` in the log. If none of these platforms can run on your machine, run the tests only in CI.',
    links: [{label: 'Languages and their guides', to: '/docs/pact#languages-and-their-guides'}],
    keywords: ['Windows on ARM', '32-bit Node.js', 'Raspberry Pi'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js-core/blob/master/src/ffi/index.ts',
      unrecorded: 'the samples on this site run on a supported platform',
    },
  },
  {
    id: 'js-pact-crashed',
    area: 'js',
    title: 'PACT CRASHED: The pact consumer core returned false at …',
    patterns: [
      "The pact consumer core returned false at '{name}'",
      '!!!!!!!!! PACT CRASHED !!!!!!!!!',
      'should only happen if the core methods were invoked out of order',
    ],
    example: "The pact consumer core returned false at 'uponReceiving'. This",
    level: 'error',
    meaning:
      "Pact's native library rejected a call, usually because the test changed an interaction after the mock server had started. Although the message asks you to report a bug, the cause is often in the test.",
    causes: [
      {
        cause:
          'A test with the older `PactV2` interface adds a second interaction before it calls `verify()`. The first interaction starts the mock server, and after that, Pact rejects changes.',
        check:
          'A test or a `beforeEach` hook calls `addInteraction` more than once, or a test ends without calling `verify()`.',
        fix: 'Add one interaction per test, and await `verify()` at the end of each test.',
      },
      {
        cause: "The mock server's port is already in use.",
        check: 'The log contains `Failed to start mock server` and `Address already in use`.',
        fix: 'Remove the `port` option, or stop the process that uses the port.',
      },
      {
        cause: 'Several tests that run concurrently share a `Pact` object.',
        check: 'The tests use a feature such as `test.concurrent`, and they pass when you run them one after another.',
        fix: 'Create a separate `Pact` object for each test.',
      },
    ],
    next: "Run the test alone with `logLevel: 'debug'`. If the error still occurs, report it in the [pact-js-core repository](https://github.com/pact-foundation/pact-js-core/issues) with the log. Remove tokens from the log first.",
    links: [
      {label: 'Write a consumer test', to: '/docs/write-and-verify#write-a-consumer-test'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['withResponseHeader', 'withRequest', 'withStatus', 'addInteraction twice'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js-core/blob/master/src/consumer/checkErrors.ts',
      unrecorded: 'the samples on this site use the current interface, which starts a new mock server for each test',
    },
  },
  {
    id: 'js-mock-service-not-running',
    area: 'js',
    title: "The pact mock service doesn't appear to be running",
    patterns: [
      "The pact mock service doesn't appear to be running",
      "The pact mock service wasn't configured when addInteraction was called",
      "The pact mock service wasn't running when {name} was called",
    ],
    example: "The pact mock service doesn't appear to be running",
    level: 'error',
    meaning:
      'In a test that uses the older Pact JS interface, `addInteraction`, `verify`, or `writePact` ran before `setup()` had finished successfully. Current releases call this interface `PactV2`.',
    causes: [
      {
        cause: "The test doesn't wait for `setup()`.",
        check: "The hook that calls `setup()` doesn't return or await the promise, or no hook calls `setup()`.",
        fix: 'Return the promise from the hook, as in `beforeAll(() => provider.setup())`. Return or await all other promises in the tests as well.',
      },
      {
        cause: '`setup()` failed, for example, because the fixed port is in use.',
        check: 'The log contains an earlier error, such as `Port 1234 is unavailable on address 127.0.0.1`.',
        fix: 'Remove the `port` option so that Pact chooses a free port.',
      },
      {
        cause:
          'In releases before 10, Pact JS sends HTTP requests to a mock service on the same machine, but a proxy intercepts those requests.',
        check: '`http_proxy` or `https_proxy` is set, and `npm ls` shows a version of Pact JS before 10.',
        checkCommand: 'npm ls @pact-foundation/pact',
        fix: 'Exclude the local host from the proxy by setting `no_proxy` to `localhost,127.0.0.1`, or upgrade Pact JS.',
      },
    ],
    next: "Set `logLevel: 'debug'`, remove the `port` option, and run the test again. If the log of a current release doesn't contain `free port discovered`, the test never called `setup()`.",
    links: [{label: 'Write a consumer test', to: '/docs/write-and-verify#write-a-consumer-test'}],
    keywords: ['setup not awaited', 'corporate proxy', 'lifecycle methods'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/blob/master/src/httpPact/index.ts',
      unrecorded: 'the samples on this site use the current interface of Pact JS',
    },
  },
  {
    id: 'js-v2-verification-failed',
    area: 'js',
    title: 'Pact verification failed - expected interactions did not match actual',
    patterns: ['Pact verification failed - expected interactions did not match actual'],
    example: 'Pact verification failed - expected interactions did not match actual.',
    level: 'consequence',
    meaning:
      "A consumer test that uses the older `PactV2` interface failed in `verify()`, which checks whether the client sent the request that the test describes. The provider isn't involved.",
    causes: [
      {
        cause: "The client's request doesn't match the interaction in the test.",
        check:
          "The list under `Test failed for the following reasons` contains a request that wasn't expected or was incorrect.",
        fix: 'Correct the client or the interaction.',
      },
      {
        cause: 'The test failed, or called `verify()`, before the client sent a request.',
        check:
          'The list under `Test failed for the following reasons` contains only requests that were expected but not received.',
        fix: "Fix any earlier error in the test, and await the client's call before you call `verify()`.",
      },
    ],
    next: "Set `logLevel: 'debug'`, and run the test again. If the log contains no request to the mock server, the client uses a different URL.",
    links: [
      {label: 'Test the client, and fix the bug', to: '/docs/first-contract#test-the-client'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['VerificationError', 'provider.verify()'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/blob/master/src/httpPact/index.ts',
      unrecorded: 'the samples on this site use the current interface of Pact JS',
    },
  },
  {
    id: 'js-provider-base-url-missing',
    area: 'js',
    title: "'providerBaseUrl' is mandatory if no 'messageProviders' or 'transports' given",
    patterns: ["'providerBaseUrl' is mandatory if no 'messageProviders' or 'transports' given"],
    example: "'providerBaseUrl' is mandatory if no 'messageProviders' or 'transports' given",
    level: 'error',
    meaning:
      "The `Verifier` options contain neither the provider's URL nor functions that create its messages, so Pact JS has nothing to verify.",
    causes: [
      {
        cause: '`providerBaseUrl` is missing, misspelled, or undefined.',
        check:
          "When you print the options that you pass to `Verifier`, they don't contain `providerBaseUrl`. If the URL comes from an environment variable, the variable isn't set in the build.",
        fix: "Set `providerBaseUrl` to the running provider's URL, including the port.",
      },
      {
        cause: "The test verifies messages but doesn't set `messageProviders`.",
        check:
          "The interactions in the pact have the type `Asynchronous/Messages`, and the options don't contain `messageProviders`.",
        fix: "Set `messageProviders` to an object that has a function for each message's description.",
      },
    ],
    next: 'Print the options immediately before the test creates the `Verifier`. If the output contains `providerBaseUrl` with a value, the error comes from a different `Verifier`, which you can find in the stack trace.',
    links: [
      {label: 'Verify a provider', to: '/docs/write-and-verify#verify-a-provider'},
      {label: 'Verify the provider', to: '/docs/messages#verify-the-provider'},
    ],
    keywords: ['Verifier options', 'ConfigurationError'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-no-url.txt'},
  },
  {
    id: 'js-verifier-option-requires',
    area: 'js',
    title: '… requires the following properties: …',
    patterns: [
      'publishVerificationResult requires the following properties: providerVersion',
      'pactBrokerUrl requires the following properties: provider',
      'requires the following properties: {name}',
      'requires one of the following properties: {name}',
      'is incompatible with the following properties: {name}',
    ],
    example: 'publishVerificationResult requires the following properties: providerVersion',
    level: 'error',
    meaning:
      'The `Verifier` options contradict each other, or one of them requires an option that is missing. Pact JS checks the options before it starts the verification.',
    causes: [
      {
        cause:
          '`publishVerificationResult` is set without `providerVersion`. The error occurs even if `publishVerificationResult` is `false`.',
        check: 'The error contains both of these options.',
        fix: 'Set `providerVersion` to the commit hash, for example, from an environment variable of your CI system.',
      },
      {
        cause: "`pactBrokerUrl` is set without the provider's name, or without selectors, tags, or pact URLs.",
        check: 'The error starts with `pactBrokerUrl`.',
        fix: "Set `provider` to the provider's name in the pact, and set `consumerVersionSelectors`.",
      },
      {
        cause: 'The options contain both a token and a username or password.',
        check: 'The error contains `is incompatible with`.',
        fix: 'Remove `pactBrokerUsername` and `pactBrokerPassword` because PactFlow accepts only tokens.',
      },
    ],
    next: 'Print the options before you create the `Verifier`. If the error in the next run contains only the name of an option, such as `pactBrokerUrl`, the value of that option is empty or undefined.',
    links: [
      {label: 'JavaScript provider with Pact JS', to: '/docs/examples/js/provider#pitfalls'},
      {label: 'Recommended settings', to: '/docs/which-pacts-are-verified#recommended-settings'},
    ],
    keywords: ['Verifier options', 'pactBrokerToken', 'invalid options'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-no-version.txt'},
  },
  {
    id: 'js-address-in-use',
    area: 'js',
    title: 'listen EADDRINUSE',
    patterns: [
      'listen EADDRINUSE: address already in use :::{port}',
      'listen EADDRINUSE: address already in use {host}:{port}',
      'listen EADDRINUSE :::{port}',
      'listen EADDRINUSE',
    ],
    example: 'Uncaught Error: listen EADDRINUSE :::8081',
    level: 'error',
    meaning:
      "The test couldn't start the provider because another process or another test is already listening on the same port.",
    causes: [
      {
        cause: 'The provider is already running in another terminal or in the background.',
        check: '`lsof` lists a process even when no tests are running.',
        checkCommand: 'lsof -nP -iTCP:{port} -sTCP:LISTEN',
        fix: 'Stop the process, or listen on port 0 in the test so that the operating system chooses a free port.',
      },
      {
        cause: 'The application starts when the test imports it, and then the test starts it again.',
        check:
          'The imported module calls `listen` at its top level, and the error occurs even if you run the test file alone.',
        fix: 'Export the application without starting it. Call `listen` in the test and in a separate start file.',
      },
      {
        cause: 'Several test files that run in parallel start the provider on the same port.',
        check: 'The tests pass if you run one file at a time.',
        fix: 'Listen on port 0 so that the operating system chooses a free port, and use that port in `providerBaseUrl`.',
      },
    ],
    next: "Run `lsof` again after the tests have ended. If the port is still in use, a test file doesn't close its server. Close the server in an `after` or `afterAll` hook, which also runs after a failed test.",
    links: [
      {
        label: 'Test the same server that you run',
        to: '/docs/examples/js/provider#the-api-that-is-tested-is-the-api-that-runs',
      },
      {label: 'JavaScript provider with Pact JS', to: '/docs/examples/js/provider#pitfalls'},
    ],
    keywords: ['port already in use', 'provider test port'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/DiUS/pact-workshop-js-v1/issues/2',
      unrecorded: 'the provider tests on this site listen on a free port',
    },
  },
] satisfies readonly KnownError[];
