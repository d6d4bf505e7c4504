import type {KnownError} from '../errors.schema';

/** Messages of Pact Python’s consumer tests and its `Verifier`. */
export const knownErrors = [
  {
    id: 'python-mismatches',
    area: 'python',
    title: 'pact.error.MismatchesError: Mismatches',
    patterns: ['pact.error.MismatchesError: Mismatches:', 'MismatchesError: Mismatches:', 'raise MismatchesError('],
    example: 'E   pact.error.MismatchesError: Mismatches:',
    level: 'consequence',
    meaning:
      'When the consumer test ended, the requests that the mock server had received differed from the ones in the pact. Each numbered line below this one describes one difference.',
    causes: [
      {
        cause:
          "The client sent a request that no interaction describes, or it didn't send a request that the test expects.",
        check:
          "A numbered line starts with `Request not found` (a request that the client sent) or `Missing request` (a request that the test expects). If the traceback contains an earlier exception, it results from the mock server's 500 response.",
        fix: 'Make sure that the client and the interaction agree on the method, the path, the query, the headers, and the body.',
      },
      {
        cause: "The client raised an exception, so it didn't send all of its requests.",
        check:
          "Above `During handling of the above exception`, the traceback contains an exception that isn't an HTTP 500 error from the mock server.",
        fix: 'Fix the first exception in the traceback, and run the test again.',
      },
    ],
    next: "Call `pact_ffi.log_to_stderr('DEBUG')` before the first test to log every request that the mock server receives. If the log contains no request, the client calls a different server.",
    links: [
      {
        label: 'Python consumer: Each test describes a request and a response',
        to: '/docs/examples/python/consumer#each-test-describes-a-request-and-a-response',
      },
      {
        label: 'Pact in your language: Debug logs',
        to: '/docs/pact-in-your-language#debug-logs',
      },
    ],
    keywords: ['pytest', 'pact.serve', 'mock server mismatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/ci-cd-python/output/set-up-wrong-path.txt',
    },
  },
  {
    id: 'python-request-not-found',
    area: 'python',
    title: 'Request not found: …',
    patterns: ['Request not found: {name} {path}:'],
    example:
      "(1) Request not found: GET /items/10: {'body': '', 'headers': {'accept': '*/*', 'accept-encoding': 'gzip, deflate', 'connection': 'keep-alive', 'host': 'localhost:<port>', 'user-agent': 'python-requests/2.34.2'}}",
    level: 'error',
    meaning:
      "The client sent a request to the mock server, but no interaction has its method and path. The mock server responded with status 500, so the client's own exception often appears first.",
    causes: [
      {
        cause: "The path of the client's request differs from the path in the interaction.",
        check: 'A `Missing request` line in the list of mismatches contains a similar path.',
        fix: "If the client's path is wrong, correct it there. Otherwise, correct the path in the test's call to `with_request`. If the provider doesn't have the path yet, agree on it with the provider team first.",
      },
      {
        cause: 'The client sends an additional request, such as one for a token or a health check.',
        check: 'The list of mismatches contains no `Missing request` line with a similar path.',
        fix: 'Describe the request as an interaction of the same `Pact`, or stub the call in the test.',
      },
    ],
    next: 'Print the URL in the client before it sends the request. If a slash is missing or appears twice, correct the base URL or the path that the client appends to it.',
    links: [
      {
        label: 'Python consumer',
        to: '/docs/examples/python/consumer#each-test-describes-a-request-and-a-response',
      },
      {
        label: 'Write a consumer test',
        to: '/docs/write-and-verify#write-a-consumer-test',
      },
    ],
    keywords: ['500 Server Error', 'unexpected request', 'wrong path'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/ci-cd-python/output/set-up-wrong-path.txt',
    },
  },
  {
    id: 'python-missing-request',
    area: 'python',
    title: 'Missing request: …',
    patterns: ['Missing request: {name} {path}:'],
    example: "(1) Missing request: GET /products/10: {'headers': {'Accept': 'application/json'}}",
    level: 'error',
    meaning:
      'The interaction describes a request that the mock server never received. The test fails because a pact must contain only requests that the client sends.',
    causes: [
      {
        cause: "The test doesn't call the client inside the `with pact.serve()` block.",
        check: 'The block contains no call to the client, or the call comes after the block.',
        fix: 'Call the client inside the block, and make an assertion about the value that it returns.',
      },
      {
        cause: 'The client sent a different request.',
        check: 'Another numbered line starts with `Request not found` or `Request mismatch`.',
        fix: 'Fix the difference in that line. The `Missing request` line then disappears as well.',
      },
      {
        cause: 'The client called a different server.',
        check: 'The client reads its base URL from a setting instead of from the argument that the test passes.',
        fix: 'Pass `server.url` to the client. In version 3 of Pact Python, pass `str(server.url)`.',
      },
    ],
    next: 'Set a breakpoint inside the block, and compare `server.url` with the URL that the client calls. If they differ, the client ignores the URL that the test passes. If the debugger never stops at the call, the client fails before it sends the request.',
    links: [
      {
        label: 'Python consumer',
        to: '/docs/examples/python/consumer#each-test-describes-a-request-and-a-response',
      },
      {
        label: 'Migrate from earlier versions of Pact Python',
        to: '/docs/examples/python/consumer#two-generations-of-pact-python',
      },
    ],
    keywords: ['forgotten call', 'client not called', 'expected request not received'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/introduction-python/output/forgotten-call.txt',
    },
  },
  {
    id: 'python-request-mismatch',
    area: 'python',
    title: 'Request mismatch: …',
    patterns: ['Request mismatch: {name} {path}', 'Request mismatch:'],
    example: '(1) Request mismatch: GET /product/10',
    level: 'error',
    meaning:
      "The client's request has the method and path of an interaction, but another part of the request differs. The indented lines below list each difference in the query, the headers, or the body.",
    causes: [
      {
        cause:
          "A header or query parameter in the interaction is missing from the client's request, or its value differs.",
        check: 'An indented line contains `Header mismatch` or `Query mismatch`.',
        fix: 'Send the expected value from the client, or change the value in the interaction to the one that the client sends.',
      },
      {
        cause: 'The interaction requires an exact body, but the client sends a different value.',
        check: 'An indented line contains `Body mismatch` and two values.',
        fix: 'For each value that can vary, use a matcher, such as `match.str`.',
      },
      {
        cause: '`with_body` is in the wrong place, so the test describes the response body as the request body.',
        check: 'The expected body in the error is the one that you intended for the response.',
        fix: 'To describe the response body, call `with_body` after `will_respond_with`.',
      },
    ],
    next: "Log the request in the client. If it matches the interaction, call `pact_ffi.log_to_stderr('DEBUG')` before the test, and compare the log with the interaction. A difference that appears only in this log comes from the HTTP library.",
    links: [
      {
        label: 'Python consumer',
        to: '/docs/examples/python/consumer#each-test-describes-a-request-and-a-response',
      },
      {
        label: 'Pact in your language: Matchers',
        to: '/docs/pact-in-your-language#matchers',
      },
    ],
    keywords: ['HeaderMismatch', 'BodyMismatch', 'QueryMismatch', 'with_body', 'with_header'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/error.py',
      unrecorded:
        'the failing consumer tests in the Python samples on this site have a wrong path or no request at all',
    },
  },
  {
    id: 'python-verifier-failed',
    area: 'python',
    title: 'RuntimeError: Failed to execute verifier for VerifierHandle(…)',
    patterns: ['RuntimeError: Failed to execute verifier for VerifierHandle(', 'Failed to execute verifier for'],
    example: 'RuntimeError: Failed to execute verifier for VerifierHandle(<address>).',
    level: 'consequence',
    meaning:
      "Provider verification failed. Because Pact Python raises this exception for every kind of failure, look for the reason in the verifier's report, which pytest shows under `Captured stdout call`.",
    causes: [
      {
        cause: "A response from the provider doesn't match the pact.",
        check: 'The report contains `Failures:` with numbered mismatches and ends with the number of failures.',
        fix: 'Fix the first mismatch. In a body diff, lines with `-` show the pact, and lines with `+` show the response.',
      },
      {
        cause: "The verifier couldn't load any pacts.",
        check: 'The report contains `Failed to load pact`.',
        fix: "If the line contains `No pacts found`, [check the possible causes in order](/docs/how_to#why-does-it-say-no-pacts-found), starting with the provider's name. Otherwise, fix the error that the line reports, such as a missing token.",
      },
      {
        cause: "The test couldn't set up a provider state.",
        check:
          'The report contains `One or more of the setup state change handlers has failed`, and the log contains a `KeyError` or an exception from one of your functions.',
        fix: "Add a function for the state to the dictionary that you pass to `state_handler`, and copy the state's name from the pact. If your function raised the exception, fix the function.",
      },
    ],
    next: 'If pytest shows no report, run it again with `-s`, which turns off output capturing. Then paste the lines after `Failures:` into [Fix an error](/fix).',
    links: [
      {
        label: 'Python provider: Troubleshooting',
        to: '/docs/examples/python/provider#pitfalls',
      },
      {
        label: 'Why does verification fail with No pacts found?',
        to: '/docs/how_to#why-does-it-say-no-pacts-found',
      },
    ],
    keywords: ['verifier.verify', 'verifier_execute', 'pact_ffi', 'pytest'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/introduction-python/output/verify-without-states.txt',
    },
  },
  {
    id: 'python-no-broker-url',
    area: 'python',
    title: 'ValueError: A broker URL must be provided',
    patterns: ['A broker URL must be provided'],
    example: 'E   ValueError: A broker URL must be provided',
    level: 'error',
    meaning:
      "`broker_source` received no URL, so the verifier can't fetch any pacts. The method uses its first argument or, if you omit the argument, the `PACT_BROKER_BASE_URL` variable.",
    causes: [
      {
        cause: "The environment variable isn't set in this shell or CI job.",
        check: 'In the shell or job that runs pytest, this command prints nothing.',
        checkCommand: 'printenv PACT_BROKER_BASE_URL',
        fix: "Set the variable to your account's URL.",
      },
      {
        cause:
          'The test was meant to verify a local file, but a variable such as `GIT_COMMIT` switched it to the broker.',
        check:
          'The test calls `broker_source` only if a variable such as `GIT_COMMIT` is set, and you meant to run it without a broker.',
        fix: 'Unset the variable for local runs.',
      },
      {
        cause: 'The call passes `use_env=False`, or it passes `None` as the URL.',
        check:
          'In the traceback, the call to `broker_source` contains `use_env=False` or a URL argument that can be `None`.',
        fix: 'Remove the argument, so that the method reads the variable.',
      },
    ],
    next: "Pass the URL as the first argument for one run. If the error disappears, the variable isn't reaching pytest.",
    links: [
      {
        label: 'Python provider: Troubleshooting',
        to: '/docs/examples/python/provider#pitfalls',
      },
      {
        label: 'Pact in your language: Environment variables',
        to: '/docs/pact-in-your-language#environment-variables',
      },
    ],
    keywords: ['broker_source', 'PACT_BROKER_BASE_URL', 'Verifier'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/ci-cd-python/output/set-up-no-address.txt',
    },
  },
  {
    id: 'python-token-and-username',
    area: 'python',
    title: 'Cannot specify both `token` and `username`/`password`',
    patterns: ['Cannot specify both `token` and `username`/`password`'],
    example: 'ValueError: Cannot specify both `token` and `username`/`password`',
    level: 'error',
    meaning:
      'The verifier received both a bearer token and a username or password for the same source, but Pact Python accepts only one kind of authentication.',
    causes: [
      {
        cause: 'The token is an argument or a variable, and the username or password comes from the environment.',
        check:
          'This command lists the names of the variables that are set, and the output contains `PACT_BROKER_USERNAME` or `PACT_BROKER_PASSWORD`.',
        checkCommand: 'env | grep -o "^PACT_BROKER_[A-Z_]*"',
        fix: 'Unset the variables for the username and the password. PactFlow accepts only tokens.',
      },
      {
        cause:
          'The URL in a call to `add_source` contains a username and a password, and the call also passes a token.',
        check: 'The traceback contains `add_source`, and the URL has the form `https://name:password@host`.',
        fix: 'Remove the part before the host, including `@`, from the URL.',
      },
    ],
    next: 'Call `broker_source` with `url`, `token`, and `use_env=False`. If the error disappears, an environment variable sets the username or the password.',
    links: [
      {
        label: 'Pact in your language: Environment variables',
        to: '/docs/pact-in-your-language#environment-variables',
      },
      {
        label: 'Choose the right token',
        to: '/docs/authorization-help#which-token-to-use-where',
      },
    ],
    keywords: ['PACT_BROKER_USERNAME', 'PACT_BROKER_PASSWORD', 'PACT_BROKER_TOKEN', 'basic authentication'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/verifier.py',
      unrecorded: 'the Python samples on this site never set a username for the broker',
    },
  },
  {
    id: 'python-host-mismatch',
    area: 'python',
    title: 'ValueError: Host mismatch: … != …',
    patterns: ['Host mismatch: {actual} != {expected}'],
    example: 'ValueError: Host mismatch: 127.0.0.1 != localhost',
    level: 'error',
    meaning:
      "The host in the URL that you pass to `add_transport` differs from the verifier's host. All transports use the host of their `Verifier`, which is `localhost` by default.",
    causes: [
      {
        cause: 'The URL contains `127.0.0.1` or a container name, but the `Verifier` has no `host` argument.',
        check: 'The second value in the error is `localhost`.',
        fix: 'Pass the URL\'s host to the verifier, as in `Verifier("product-api", host="127.0.0.1")`.',
      },
      {
        cause: 'The test passes a host to `Verifier`, but the URL points to a different server.',
        check: 'The second value in the error is the `host` argument of `Verifier`.',
        fix: 'In both places, use the host that the provider listens on.',
      },
    ],
    next: 'In `add_transport`, replace `url` with `protocol="http"` and `port`, so that the verifier uses its own host. If the verification can\'t connect after this change, the provider listens on a different host.',
    links: [
      {
        label: 'Python provider: The verification is one test',
        to: '/docs/examples/python/provider#the-verification-is-one-test',
      },
      {
        label: 'Python provider: Troubleshooting',
        to: '/docs/examples/python/provider#pitfalls',
      },
    ],
    keywords: ['add_transport', 'localhost', '127.0.0.1', 'Verifier host'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/verifier.py',
      unrecorded: 'the Python samples on this site pass the same host to the verifier and to the transport',
    },
  },
  {
    id: 'python-no-transports',
    area: 'python',
    title: 'RuntimeError: No transports have been set',
    patterns: ['No transports have been set'],
    example: 'RuntimeError: No transports have been set',
    level: 'error',
    meaning: "The `Verifier` has neither the provider's URL nor a message handler, so it can't verify anything.",
    causes: [
      {
        cause: 'The test never calls `add_transport`.',
        check: 'The pact contains HTTP requests, and a search of the test for `add_transport` finds nothing.',
        fix: 'Before the call to `verify()`, add `verifier.add_transport(url="http://localhost:8000")` with your provider\'s port.',
      },
      {
        cause: 'The provider sends messages, but the test has no handler for them.',
        check:
          'The pact contains messages instead of HTTP requests, and a search of the test for `message_handler` finds nothing.',
        fix: 'Call `message_handler` with the functions that create the messages. This method adds its own transport.',
      },
    ],
    next: 'Print `id(verifier)` before each method call on the verifier. If the values differ, the test configures one `Verifier` and calls `verify()` on a different one.',
    links: [
      {
        label: 'Python provider: The verification is one test',
        to: '/docs/examples/python/provider#the-verification-is-one-test',
      },
      {
        label: 'Messages and events: Verify the provider',
        to: '/docs/messages#verify-the-provider',
      },
    ],
    keywords: ['add_transport', 'message_handler', 'provider_base_url'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/verifier.py',
      unrecorded: 'every provider test in the Python samples on this site sets a transport',
    },
  },
  {
    id: 'python-invalid-source',
    area: 'python',
    title: 'ValueError: Invalid source: …',
    patterns: ['ValueError: Invalid source: {file}', 'Invalid source: {file}'],
    example: 'ValueError: Invalid source: pacts',
    level: 'error',
    meaning:
      '`add_source` received a path that is neither a file nor a folder. Pact Python treats every string without `://` as a local path.',
    causes: [
      {
        cause: 'The path is relative, but pytest runs in a different folder.',
        check:
          'In the folder where you start pytest, this command fails, although the pact exists elsewhere in the project.',
        checkCommand: 'ls {file}',
        fix: 'In the test, build an absolute path from `Path(__file__).parent`.',
      },
      {
        cause: "The pact doesn't exist because the consumer's tests haven't run.",
        check: "The project contains no pact file with the consumer's and the provider's names.",
        fix: "Run the consumer's tests first, or fetch the pact from the broker with `broker_source`.",
      },
      {
        cause: 'The argument should be a URL, but it has no protocol.',
        check: 'The text after `Invalid source` starts with a hostname.',
        fix: 'Add `https://` to the URL.',
      },
    ],
    next: "Print `Path(…).resolve()` for the path in the test. If the result isn't the path that you expect, correct the part that differs. If it is, check that the user who runs pytest can read the folder.",
    links: [
      {
        label: 'Python provider',
        to: '/docs/examples/python/provider#run-the-small-project',
      },
      {
        label: 'Verify a provider',
        to: '/docs/write-and-verify#verify-a-provider',
      },
    ],
    keywords: ['add_source', 'pact file not found', 'pacts folder'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/verifier.py',
      unrecorded: 'the Python samples on this site always verify an existing pact file',
    },
  },
  {
    id: 'python-state-body',
    area: 'python',
    title: 'The `body` parameter must be a boolean when providing a URL',
    patterns: [
      'The `body` parameter must be a boolean when providing a URL',
      'The `body` parameter must be `None` when providing',
    ],
    example: 'ValueError: The `body` parameter must be a boolean when providing a URL',
    level: 'error',
    meaning:
      "The `body` argument of `state_handler` is required if the handler is a URL, but it isn't allowed if the handler is a dictionary or a function.",
    causes: [
      {
        cause: "The handler is a URL, and the call doesn't specify how to send the state's name.",
        check: 'The error ends with `providing a URL`.',
        fix: 'Add `body=True` to send the state in a JSON body, or `body=False` to send it in the query string.',
      },
      {
        cause: 'The handler is a dictionary or a function, but the call passes `body`.',
        check: 'The error ends with `providing a dictionary` or `providing a function`.',
        fix: 'Remove the `body` argument.',
      },
    ],
    next: 'Print `type(…)` of the handler before the call. If the type is `str`, Pact Python treats the handler as a URL, even if you meant the name of a function.',
    links: [
      {
        label: 'Python provider: Each provider state is a function',
        to: '/docs/examples/python/provider#each-provider-state-is-a-function',
      },
      {
        label: 'Pact in your language: Provider states',
        to: '/docs/pact-in-your-language#provider-states',
      },
    ],
    keywords: ['state_handler', 'provider_states_setup_url', 'StateHandlerUrl'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/verifier.py',
      unrecorded:
        "the Python samples on this site handle provider states with functions, which don't need a `body` argument",
    },
  },
  {
    id: 'python-handler-parameter',
    area: 'python',
    title: "Function … appears to have required parameter '…' that will not be passed",
    patterns: ["Function {name} appears to have required parameter '{value}' that will not be passed"],
    example: "UserWarning: Function product_exists appears to have required parameter 'params' that will not be passed",
    level: 'warning',
    meaning:
      'A provider state function or message function has a required parameter that Pact Python has no value for, so calling the function usually fails with a `TypeError`.',
    causes: [
      {
        cause: "A parameter of a provider state function doesn't have one of the names that Pact Python passes.",
        check:
          "The function is a value in the dictionary that you pass to `state_handler`, or it's the handler itself.",
        fix: 'Rename the parameter to `state`, `action`, or `parameters`, depending on what the function needs.',
      },
      {
        cause: "A parameter of a message function doesn't have one of the names that Pact Python passes.",
        check: 'You pass the function to `message_handler`.',
        fix: 'Rename the parameter to `name` or `metadata`.',
      },
      {
        cause: 'The function has an additional parameter for your own code.',
        check: 'Other code calls the same function with a value for this parameter.',
        fix: 'Give the parameter a default value, or pass Pact Python a wrapper function without the parameter.',
      },
    ],
    next: "If the verification also fails, search its log for a `TypeError` with the function's name. If you don't find one, a different problem is causing the verification to fail.",
    links: [
      {
        label: 'Python provider: Each provider state is a function',
        to: '/docs/examples/python/provider#each-provider-state-is-a-function',
      },
      {
        label: 'Messages and events: Verify the provider',
        to: '/docs/messages#verify-the-provider',
      },
    ],
    keywords: ['state_handler', 'message_handler', 'TypeError missing 1 required positional argument'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/_util.py',
      unrecorded: 'the functions in the Python samples on this site have only the parameters that Pact Python passes',
    },
  },
  {
    id: 'python-message-handler-failed',
    area: 'python',
    title: 'PactVerificationError: Error verifying Pact (count: …)',
    patterns: ['Error verifying Pact (count: {count})', "Error verifying interaction '{interaction}':"],
    example: 'pact.error.PactVerificationError: Error verifying Pact (count: 1)',
    level: 'error',
    meaning:
      "In a consumer test for messages, your handler raised an exception for at least one message in the pact. The consumer therefore can't process a message that its own pact describes.",
    causes: [
      {
        cause: "The handler needs a field that the message in the test doesn't contain.",
        check:
          'Print the errors that `pact.verify(…, raises=False)` returns. They contain a `KeyError` or a validation error.',
        fix: 'If the consumer needs the field, add it to the message in the test. Otherwise, make the handler work without it.',
      },
      {
        cause: 'The handler expects a dictionary, but Pact Python passes the body as a string or bytes.',
        check: 'The errors that `pact.verify(…, raises=False)` returns contain a `TypeError`.',
        fix: 'Parse the body with `json.loads` before you pass it to the code that processes the message.',
      },
    ],
    next: "Call the code that processes messages from an ordinary test with the message's content. If the call succeeds, the function that you pass to `pact.verify` converts the message incorrectly.",
    links: [
      {
        label: 'Python function on AWS SNS',
        to: '/docs/examples/aws/sns/consumer/python#the-code-that-matters',
      },
      {
        label: 'Messages and events: Write the consumer test',
        to: '/docs/messages#write-the-consumer-test',
      },
    ],
    keywords: ['pact.verify', 'InteractionVerificationError', 'message consumer', 'Kafka', 'SNS'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/src/pact/error.py',
      unrecorded: 'the message handlers in the Python samples on this site process every message in their pacts',
    },
  },
  {
    id: 'python-classic-import',
    area: 'python',
    title: "ImportError: cannot import name '…' from 'pact'",
    patterns: ["cannot import name '{name}' from 'pact'"],
    example: "ImportError: cannot import name 'Consumer' from 'pact'",
    level: 'error',
    meaning:
      "The test uses Pact Python's classic API, which is no longer in the `pact` module. Version 3 moved it to `pact.v2`, and version 4 removed it.",
    causes: [
      {
        cause: 'The test was written for version 2, and an update installed version 3 or later.',
        check: 'On your computer and in CI, this command shows version 3 or later.',
        checkCommand: 'pip show pact-python',
        fix: '[Migrate the test](/docs/examples/python/consumer#two-generations-of-pact-python) to `Pact`, `match`, and `serve`.',
      },
      {
        cause: 'The requirements allow any version, so CI installed a later version than the one on your computer.',
        check: 'The test passes locally, and the requirements contain `pact-python` without an upper limit.',
        fix: 'In the requirements, limit the version to `pact-python<3` until you migrate the tests. Alternatively, install version 3 with `pact-python[compat-v2]`, and import from `pact.v2`.',
      },
    ],
    next: "Look at the path in parentheses at the end of the error. If it's in your project instead of in `site-packages`, Python is importing a file or folder named `pact` from your project, so rename it.",
    links: [
      {
        label: 'Migrate from earlier versions of Pact Python',
        to: '/docs/examples/python/consumer#two-generations-of-pact-python',
      },
      {
        label: 'Python consumer: Troubleshooting',
        to: '/docs/examples/python/consumer#pitfalls',
      },
    ],
    keywords: ['Provider', 'Like', 'EachLike', 'Term', 'MessageConsumer', 'pact.v3'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/pull/1139',
      unrecorded: 'the Python samples on this site use the current API',
    },
  },
  {
    id: 'python-ffi-platform',
    area: 'python',
    title: 'Pact FFI library is not available for …',
    patterns: ['Pact FFI library is not available for {name}'],
    example: 'Pact FFI library is not available for manylinux_2_36_armv7l',
    level: 'error',
    meaning:
      "`pip` tried to build the `pact-python-ffi` package from source, but the Pact project doesn't publish the native library for this platform. Pact Python requires that library.",
    causes: [
      {
        cause: 'The processor is neither x86-64 nor ARM64.',
        check: 'This command prints a machine type other than `x86_64`, `AMD64`, `aarch64`, or `arm64`.',
        checkCommand: 'python -c "import platform; print(platform.machine())"',
        fix: 'Run the tests on a machine with one of these processors.',
      },
      {
        cause: 'Python is a 32-bit build, although the processor has 64 bits.',
        check: 'This command prints `32bit`.',
        checkCommand: 'python -c "import platform; print(platform.architecture()[0])"',
        fix: 'Install a 64-bit build of Python, and create the virtual environment again.',
      },
    ],
    next: 'Compare the platform in the error with the output of the two commands. If they name different architectures, `pip` belongs to a different Python installation, so run `python -m pip install pact-python` instead.',
    links: [
      {
        label: 'Python consumer: Run the small project',
        to: '/docs/examples/python/consumer#run-the-small-project',
      },
      {
        label: 'Verify a container from outside',
        to: '/docs/examples/python/provider#how-it-works-from-outside',
      },
    ],
    keywords: ['UnsupportedPlatformError', 'libpact_ffi', 'wheel', 'Raspberry Pi', '32-bit'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/pact-python-ffi/hatch_build.py',
      unrecorded: 'the recordings on this site ran on a platform for which the library is available',
    },
  },
  {
    id: 'python-logger-set-twice',
    area: 'python',
    title: 'RuntimeError: There was an unknown error setting the logger',
    patterns: ['There was an unknown error setting the logger'],
    example: 'RuntimeError: There was an unknown error setting the logger.',
    level: 'error',
    meaning: "Pact Python couldn't configure the logs of its native library. A process can set the logger only once.",
    causes: [
      {
        cause: 'The tests call `pact_ffi.log_to_stderr` more than once in the same process.',
        check: 'This command finds several calls, or a call in a test or in a fixture without `scope="session"`.',
        checkCommand: 'grep -rn "log_to_stderr" --include="*.py" .',
        fix: 'Keep one call, and move it to a fixture in `conftest.py` with `autouse=True` and `scope="session"`.',
      },
    ],
    next: "Remove your own call for one run. If the output still contains logs of the native library, a pytest plugin or another package sets the logger, so you don't need the call.",
    links: [
      {
        label: 'Pact in your language: Debug logs',
        to: '/docs/pact-in-your-language#debug-logs',
      },
    ],
    keywords: ['log_to_stderr', 'log_to_buffer', 'pytest fixture', 'debug logging'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-python/blob/main/pact-python-ffi/src/pact_ffi/__init__.py',
      unrecorded: 'the Python samples on this site leave the log level unchanged',
    },
  },
] satisfies readonly KnownError[];
