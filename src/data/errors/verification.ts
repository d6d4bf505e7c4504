import type {KnownError} from '../errors.schema';

/** Messages of the Pact core's provider verifier, which Pact JS, Python, Go, .NET, and the CLI share. */
export const knownErrors = [
  {
    id: 'no-pacts-found',
    area: 'verification',
    title: 'No pacts found for provider …',
    patterns: [
      "No pacts found for provider '{provider}' matching the given consumer version selectors in pact broker '{url}'",
      "No pacts found for provider '{provider}' in pact broker '{url}'",
      "No pacts found for provider '{provider}'",
    ],
    example:
      "Failed to load pact - No pacts found for provider 'ProductAPI' matching the given consumer version selectors in pact broker 'http://localhost:9292'",
    level: 'error',
    meaning:
      "The verifier asked the broker for pacts, but no pact matches both the provider's name and the selectors. The verifier fails because nothing was verified.",
    causes: [
      {
        cause: "The provider's name in the verification test differs from the name in the pact.",
        check:
          'The list of pacts in the broker contains the provider under a different spelling. The names must match exactly, including capitalization and spaces. The command needs `PACT_BROKER_BASE_URL` and, for PactFlow, `PACT_BROKER_TOKEN`.',
        checkCommand: 'pact broker list-latest-pact-versions',
        fix: "Set the provider's name in the verification test to the name in the pact.",
      },
      {
        cause:
          'No consumer version matches the selectors. For example, `mainBranch` finds only pacts that were published with `--branch`, and `deployedOrReleased` requires a recorded deployment or release.',
        check:
          'The list of pacts in the broker contains the provider under the right name, but no consumer version in PactFlow has the branch or environment that the selectors require.',
        fix: "Publish the pact with its branch, and record the consumer's deployments. For a pact on a feature branch, add `matchingBranch` or include WIP pacts.",
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: 'A newer consumer version on the same branch has no pact with this provider.',
        check:
          'The branch has a pact from an earlier version, but its latest version has none. This happens, for example, if an application is both a consumer and a provider and uses a new version number for each build.',
        fix: 'Use the commit as the version in all builds, and publish the pact again from the latest commit.',
      },
      {
        cause: "The consumer's main branch was renamed, for example, from `master` to `main`.",
        check:
          'The output of `describe-pacticipant` contains the old name after `Main Branch`, or a selector contains the old name.',
        checkCommand: 'pact broker describe-pacticipant --name CONSUMER',
        fix: 'Set the new name, publish the pact from the new branch, and replace the old name in the selectors.',
        command: 'pact broker create-or-update-pacticipant --name CONSUMER --main-branch main',
      },
      {
        cause:
          'A Pact JS test or `pact verifier` verifies local pact files, but `PACT_BROKER_BASE_URL` is set, so the verifier also searches that broker.',
        check: 'All interactions in the log pass, and the missing pacts are the only failure.',
        fix: 'Unset the variable for this run. The following command is for a Pact JS test.',
        command: 'env -u PACT_BROKER_BASE_URL npm test',
      },
      {
        cause: 'No consumer has published a pact for this provider yet.',
        check: "The list of pacts in the broker doesn't contain the provider under any spelling.",
        fix: 'Allow an empty result with `--ignore-no-pacts-error`, or with [the setting of your Pact library](/docs/which-pacts-are-verified#the-first-day-without-any-consumer). Remove this setting after the first consumer publishes a pact.',
      },
    ],
    next: 'Find the first log line that contains `No pacts found`, and read the text after the broker URL. If the text contains `failed validation`, [the broker rejected a selector or an empty branch](/fix/broker-rejects-selectors). If the text contains a status code, the request for the pacts failed.',
    links: [
      {label: 'Why does verification fail with No pacts found?', to: '/docs/how_to#why-does-it-say-no-pacts-found'},
      {label: 'Which pacts does a provider verify?', to: '/docs/which-pacts-are-verified'},
    ],
    keywords: [
      'No pacts were found for this provider',
      'verifier finds nothing',
      'empty pact list',
      'renamed main branch',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/verify-no-pacts.txt'},
  },
  {
    id: 'verifier-cannot-reach-broker',
    area: 'verification',
    title: 'No pacts found for provider …: IO Error - Failed to access pact broker path',
    patterns: [
      "No pacts found for provider '{provider}' matching the given consumer version selectors in pact broker '{url}': IO Error - Failed to access pact broker path",
      "No pacts found for provider '{provider}' in pact broker '{url}': IO Error - Failed to access pact broker path",
    ],
    example:
      "Failed to load pact - No pacts found for provider 'ProductAPI' matching the given consumer version selectors in pact broker 'http://127.0.0.1:9': IO Error - Failed to access pact broker path '' - error sending request for url (http://127.0.0.1:9/). URL: 'http://127.0.0.1:9'",
    level: 'error',
    meaning:
      "The verifier couldn't connect to the broker, so it couldn't ask for pacts. Although the error starts with `No pacts found`, the selectors aren't the problem.",
    causes: [
      {
        cause: "The broker URL is wrong, or the broker isn't reachable from this machine.",
        check: "On the machine that runs the build, `curl` can't resolve the hostname or can't connect to the URL.",
        checkCommand: 'curl --head {url}',
        fix: 'Correct `PACT_BROKER_BASE_URL`, or allow connections from the build machine to this URL.',
      },
      {
        cause: 'The test is supposed to verify only local pact files, but `PACT_BROKER_BASE_URL` is set.',
        check: 'The log also contains the results of interactions from a local pact file.',
        fix: 'Unset the variable for this run.',
        command: 'env -u PACT_BROKER_BASE_URL npm test',
      },
      {
        cause:
          "The broker's TLS certificate comes from a private certificate authority, which the verifier doesn't trust.",
        check: "The URL starts with `https`, and `curl` reports that it can't verify the certificate.",
        checkCommand: 'curl --head {url}',
        fix: "Set `SSL_CERT_FILE` to a file that contains your certificate authority's certificate.",
      },
    ],
    next: "Run the verification again with the `debug` log level, which prints the URL of each request to the broker. If the URL isn't the one that you configured, another environment variable or a configuration file overrides your setting.",
    links: [
      {
        label: 'Trust your own certificate authority',
        to: '/docs/install-pact-cli#certificate-authority',
      },
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['broker connection refused', 'broker unreachable', 'firewall', 'proxy', 'self-signed certificate'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-broker-variable-kept.txt'},
  },
  {
    id: 'broker-rejects-selectors',
    area: 'verification',
    title: 'No pacts found for provider …: failed validation',
    patterns: [
      "No pacts found for provider '{provider}' matching the given consumer version selectors in pact broker '{url}': failed validation",
    ],
    example:
      "Failed to load pact - No pacts found for provider 'pactflow-example-provider-legacy' matching the given consumer version selectors in pact broker 'http://127.0.0.1:<port>': failed validation - [\"providerVersionBranch: when pending or WIP pacts are enabled and there are no tags provided, the provider version branch must not be an empty string, as it is used in the calculations for WIP/pending. A value must be provided (recommended), or it must not be set at all.\"]",
    level: 'error',
    meaning:
      'The broker rejected the request for pacts because a setting in the request is invalid. The text in brackets names the setting and the reason.',
    causes: [
      {
        cause:
          "The provider's branch is an empty string, usually because an environment variable isn't set in this build.",
        check: 'The text in brackets contains `the provider version branch must not be an empty string`.',
        fix: "Set the environment variable in the build. Don't leave out the branch: pending and WIP pacts depend on it, and Pact JS sends an empty string if the option is missing.",
      },
      {
        cause: "A selector contains `matchingBranch`, but the request doesn't specify the provider's branch.",
        check: 'The text in brackets contains `the providerVersionBranch must be specified`.',
        fix: 'Set the branch, for example, with `providerVersionBranch` in Pact JS or `--provider-branch` on the command line.',
      },
      {
        cause: 'A selector combines mutually exclusive criteria, such as `mainBranch` and `environment`.',
        check: 'The text in brackets contains `cannot specify`, followed by the names of the criteria.',
        fix: 'Write a separate selector for each criterion. With `mainBranch` or `matchingBranch`, keep only `consumer`.',
      },
      {
        cause: "The selector's environment doesn't exist in the broker.",
        check:
          "The text in brackets contains `environment with name '…' does not exist`, and the environment is missing from the list of environments or is spelled differently there.",
        checkCommand: 'pact broker list-environments --broker-base-url {url}',
        fix: "Correct the environment's name in the selector, or create the environment.",
      },
    ],
    next: 'Remove all selectors except one, and add the others back one at a time. When the broker rejects the request again, the selector that you added last is invalid.',
    links: [
      {label: 'Consumer version selectors', to: '/docs/which-pacts-are-verified#consumer-version-selectors'},
      {label: 'Why does verification fail with No pacts found?', to: '/docs/how_to#why-does-it-say-no-pacts-found'},
    ],
    keywords: ['provider version branch must not be an empty string', 'invalid selector'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/ci-cd-legacy/output/pending-without-branch.txt'},
  },
  {
    id: 'verifier-unauthorized',
    area: 'verification',
    title: 'No pacts found for provider …: IO Error - Request to pact broker path … failed: 401 Unauthorized',
    patterns: [
      "No pacts found for provider '{provider}' matching the given consumer version selectors in pact broker '{url}': IO Error - Request to pact broker path '' failed: 401 Unauthorized",
      "No pacts found for provider '{provider}' matching the given consumer version selectors in pact broker '{url}': IO Error - Request to pact broker path '{path}' failed: 401 Unauthorized",
      "No pacts found for provider '{provider}' in pact broker '{url}': IO Error - Request to pact broker path '' failed: 401 Unauthorized",
    ],
    example:
      "Failed to load pact - No pacts found for provider 'ProductAPI' in pact broker 'http://localhost:9292': IO Error - Request to pact broker path '' failed: 401 Unauthorized. URL: 'http://localhost:9292'",
    level: 'error',
    meaning:
      "The broker rejected the verifier's credentials, so the verifier couldn't load any pacts. Although the error starts with `No pacts found`, neither the pacts nor the selectors are the problem.",
    causes: [
      {
        cause:
          "`PACT_BROKER_TOKEN` isn't set in this build. CI systems often withhold secrets from builds of forks and pull requests.",
        check: 'In the build, `echo` prints `0` as the length of the token.',
        checkCommand: 'echo "${#PACT_BROKER_TOKEN}"',
        fix: 'Pass the token to the job that runs the verification. If the verification runs in a container, also pass the variable to the container.',
      },
      {
        cause: 'The token has expired, was regenerated, or belongs to a different account.',
        check: 'The variable is set, but the broker also responds to `curl` with status 401.',
        checkCommand: 'curl --fail-with-body --header "Authorization: Bearer $PACT_BROKER_TOKEN" {url}',
        fix: 'Copy the token again from the [API Tokens screen](/docs/user-interface/settings/api-tokens) of the account that the broker URL belongs to, and update the secret in your CI system.',
      },
      {
        cause: "The build sends a username and password, which the PactFlow API doesn't accept.",
        check:
          '`PACT_BROKER_USERNAME` or `PACT_BROKER_PASSWORD` is set, or the verification test sets the corresponding options.',
        fix: 'Remove the username and password, and use an API token.',
      },
    ],
    next: 'Print the length of the token in the build with `echo "${#PACT_BROKER_TOKEN}"`. If the length differs from that of the token in PactFlow, the variable contains extra characters, such as quotation marks or a line break.',
    links: [
      {
        label: 'Fix a 401 when you publish or verify pacts',
        to: '/docs/authorization-help#401-when-you-publish-or-verify-pacts',
      },
      {label: 'API tokens', to: '/docs/user-interface/settings/api-tokens'},
    ],
    keywords: ['authentication', 'bearer token', 'missing secret'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-verifier-unauthorized.txt'},
  },
  {
    id: 'failed-to-load-pact',
    area: 'verification',
    title: 'Failed to load pact …',
    patterns: [
      "Failed to load pact - Failed to load pact '{file}' -",
      "Failed to load pact '{file}' -",
      "Could not load pacts from directory '{file}' -",
    ],
    example:
      "Failed to load pact - Failed to load pact 'pacts/CatalogueWeb-ProductAPI.json' - No such file or directory (os error 2)",
    level: 'error',
    meaning:
      "The verifier couldn't read a pact from the file, folder, or URL that you passed to it. The text after the file name or URL gives the reason. If the text after `Failed to load pact` is `No pacts found`, [the broker returned no pacts](/fix/no-pacts-found).",
    causes: [
      {
        cause:
          "The pact file doesn't exist because the consumer test failed or hasn't run, or because the path is relative to another folder.",
        check:
          "The error ends with `No such file or directory`, and `ls` doesn't find the file in the folder where the verification runs.",
        checkCommand: 'ls -l {file}',
        fix: 'Run the consumer test before the verification. If the file exists in another folder, pass its absolute path.',
      },
      {
        cause: "The file isn't a valid pact, for example, because it's empty or incomplete.",
        check: 'The error contains `Failed to parse Pact JSON`.',
        fix: 'Delete the file, and run the consumer test again to generate it.',
      },
      {
        cause: "The verifier didn't send a valid token for the URL, or the token lacks permission to read the pact.",
        check: 'The error contains a URL and the status `401` (no valid token) or `403` (no permission).',
        fix: "Use the token of a user or system account that can read the pact. Pass it in `PACT_BROKER_TOKEN` or with your Pact library's option.",
      },
    ],
    next: "Open the file or URL on the machine that runs the verification. If that fails too, check the file's permissions or the network connection. If it succeeds, run the verification again with the `debug` log level.",
    links: [
      {label: 'No pacts found for provider', to: '/fix/no-pacts-found'},
      {label: 'pact verifier', to: '/docs/reference/cli/verifier'},
      {label: 'Generate the contract', to: '/docs/first-contract#generate-the-contract'},
    ],
    keywords: ['pact file not found', 'pactUrls', 'os error 2', 'invalid pact file'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-failed-to-load-pact.txt'},
  },
  {
    id: 'verification-missing-keys',
    area: 'verification',
    title: 'Actual map is missing the following keys: …',
    patterns: ['Actual map is missing the following keys: {name}', 'Actual map is missing the following keys'],
    example: '$ -> Actual map is missing the following keys: price',
    level: 'error',
    meaning:
      "The provider's JSON response lacks fields that the consumer expects. The path before the arrow shows which object lacks them, where `$` is the body's root.",
    causes: [
      {
        cause: 'The provider renamed or removed a field that the consumer reads.',
        check:
          'The [matrix](/docs/user-interface/integration#matrix) shows that an earlier provider version verified the same pact successfully. In the lines below the error, `+` marks what the provider returned. If the field was renamed, you might see its new name there.',
        fix: 'Return the old field in addition to the new one until no deployed or released consumer version needs it. See [how to make a breaking change](/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider).',
      },
      {
        cause: "The consumer added a field to the pact that the provider doesn't return yet.",
        check:
          "The consumer's previous pact doesn't contain the field, and no verification of the current pact has succeeded.",
        fix: 'Add the field to the provider. If you also enable pending pacts, new expectations like this one no longer fail the provider build, except in a build that a webhook starts for a single pact.',
      },
      {
        cause: 'The provider returned an error object instead of the expected data.',
        check: 'The interaction also reports a wrong status code, or the body after `+` contains an error message.',
        fix: "Look in the provider's log for the cause of the error response. Common causes are a missing provider state and an invalid token.",
      },
      {
        cause: "In a pact for asynchronous messages, the function that creates the message failed or isn't registered.",
        check: 'The interaction is a message, and the log contains an error above the verification results.',
        fix: "Register a function for the message's description, and have the function return the message.",
      },
    ],
    next: "Run the verification with the `debug` log level, and compare the provider's response in the log with the pact. If the response contains the field in a different object, the consumer and the provider disagree about the structure.",
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=missing-key'},
      {label: 'Make a breaking change', to: '/docs/first-contract#break-it'},
      {label: 'Which consumers use a field?', to: '/docs/how_to#which-consumers-use-a-field'},
      {label: 'Pending pacts', to: '/docs/which-pacts-are-verified#pending'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['missing field', 'renamed field', 'removed property', 'BodyMismatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-renamed.txt'},
  },
  {
    id: 'verification-status-404',
    area: 'verification',
    title: 'expected … but was 404',
    patterns: ['expected {expected} but was 404'],
    example: 'expected 200 but was 404',
    level: 'error',
    meaning:
      "The verifier sent the request from the pact, and the provider responded with status 404 instead of the expected status. The provider either has no route for the path or doesn't have the requested data.",
    causes: [
      {
        cause: "The provider state didn't create the data that the request needs.",
        check:
          "The log contains a warning that the state has no handler or was ignored. The output of `provider-states list` contains a state that the provider test doesn't handle.",
        checkCommand: 'pact broker provider-states list --provider "$PROVIDER"',
        fix: "Add a state handler whose name exactly matches the state's name in the pact, and have the handler create the data.",
      },
      {
        cause:
          "The consumer uses a path that the provider doesn't have, such as `/products/10` when the provider has only `/product/10`.",
        check: "The path in the pact isn't among the provider's routes, but other interactions pass.",
        fix: 'Correct the path in the client and in its test, and publish the pact again.',
      },
      {
        cause:
          "The verifier sends the requests without the base path of the provider's routes, or with the wrong base path.",
        check: 'All interactions fail with status 404.',
        fix: "Add the base path to the provider's URL, or set `--base-path` on the command line.",
      },
    ],
    next: "Send the request from the pact to the running provider, and look for the request in the provider's access log. If the log doesn't contain the request, the verifier is sending its requests to a different server.",
    links: [
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
      {label: 'Verify the pact', to: '/docs/workshops/introduction/hands-on/step-4#verify-the-pact'},
      {label: 'pact verifier', to: '/docs/reference/cli/verifier'},
    ],
    keywords: ['not found', 'wrong path', 'StatusMismatch', 'has status code 200 (FAILED)'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-wrong-path.txt'},
  },
  {
    id: 'verification-status-401',
    area: 'verification',
    title: 'expected … but was 401',
    patterns: ['expected {expected} but was 401', 'expected {expected} but was 403'],
    example: 'expected 200 but was 401',
    level: 'error',
    meaning:
      'The provider rejected the credentials in the request, or the request had none. Pacts contain example tokens that a real API should reject, so the verification has to replace them.',
    causes: [
      {
        cause: 'The verification sends the example token from the pact, which is invalid or has expired.',
        check:
          "Only interactions with an `Authorization` header in the pact fail, and the verification doesn't replace that header.",
        fix: 'Replace the token with a valid one in a [request filter](/docs/pact-in-your-language#request-filters), but only in requests that have a token. For `pact verifier`, use `--header`, which applies to all requests.',
      },
      {
        cause: "The consumer test doesn't include the token in the request, although the API requires one.",
        check: "The request in the pact doesn't contain an `Authorization` header.",
        fix: 'Add the header to the client and its test, and publish the pact again.',
      },
      {
        cause: "The token that your request filter inserts isn't valid for the provider under test.",
        check: 'If you send the same token to the provider with `curl`, the response also has status 401 or 403.',
        fix: 'Create a token that the provider under test accepts, or configure that provider to accept a fixed test token.',
      },
    ],
    next: "Run the verification with the `debug` log level. If the `Authorization` header in the log isn't the one that your filter inserts, the filter doesn't run for this request. Remove tokens before you share the log.",
    links: [
      {
        label: 'How do I verify a provider that requires a token?',
        to: '/docs/how_to#how-do-i-verify-a-provider-that-wants-a-token',
      },
      {label: 'Request filters', to: '/docs/pact-in-your-language#request-filters'},
      {label: 'Write the filter', to: '/docs/workshops/introduction/hands-on/step-11#write-the-filter'},
    ],
    keywords: ['unauthorized', 'forbidden', 'authentication during verification', 'expired token', 'OAuth'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-old-token.txt'},
  },
  {
    id: 'verification-status-200',
    area: 'verification',
    title: 'expected … but was 200',
    patterns: ['expected {expected} but was 200'],
    example: 'expected 404 but was 200',
    level: 'error',
    meaning:
      'The pact describes a request that should fail, such as a request for missing data or a request without a token, but the provider responded with status 200.',
    causes: [
      {
        cause: 'The provider state handler that deletes the data is missing or failed.',
        check:
          'The pact expects 404, and the data exists in the provider when the request arrives. An earlier interaction or a fixed data set created it.',
        fix: 'Add a handler for the state, such as `no product exists`, and have the handler delete the data.',
      },
      {
        cause:
          'A request filter or an additional header adds a token to every request, including the request that the pact describes without a token.',
        check: 'The pact expects 401, and your test sets the `Authorization` header unconditionally.',
        fix: 'Replace the token only in requests that already have one.',
      },
      {
        cause: "The provider under test doesn't require a token.",
        check: 'The pact expects 401, and a request without a token also succeeds if you send it with `curl`.',
        fix: 'Enable authentication in the provider that the test starts.',
      },
    ],
    next: 'Verify only the failing interaction, for example, with `--filter-description` in `pact verifier`. If the interaction passes on its own, data from another interaction is the cause.',
    links: [
      {label: 'Write the state handlers', to: '/docs/workshops/introduction/hands-on/step-7#write-the-state-handlers'},
      {
        label: 'Make the most common mistake',
        to: '/docs/workshops/introduction/hands-on/step-11#make-the-most-common-mistake',
      },
      {label: 'Request filters', to: '/docs/pact-in-your-language#request-filters'},
    ],
    keywords: ['expected 401 but was 200', 'token always added', 'add_custom_header', 'negative test'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-without-states.txt'},
  },
  {
    id: 'verification-status-500',
    area: 'verification',
    title: 'expected … but was 500',
    patterns: ['expected {expected} but was 500', 'expected {expected} but was 502', 'expected {expected} but was 503'],
    example: 'expected 200 but was 500',
    level: 'error',
    meaning:
      "An error occurred in the provider while it was handling the request from the pact. The verifier receives only the response, so look for the reason in the provider's log.",
    causes: [
      {
        cause: 'The provider threw an exception while handling the request.',
        check:
          "The provider's log contains a stack trace at the time of the request, and the exception comes from the application's own code.",
        fix: 'Fix the exception, and run the verification again.',
      },
      {
        cause: "A database or another service that the provider needs isn't available in the test.",
        check: "The provider's log reports that a connection to a database or another service failed.",
        fix: 'Start the database or service in the test, or replace it with a mock.',
      },
    ],
    next: "Set up the provider with the same data as in the verification, send the request from the pact with `curl`, and read the response body. If this request succeeds, compare its headers with those in the verifier's `debug` log.",
    links: [
      {label: 'What should I mock in the provider?', to: '/docs/how_to#what-should-i-mock-in-the-provider'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['internal server error', 'provider crashes', 'bad gateway'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-error.txt'},
  },
  {
    id: 'verification-body-empty',
    area: 'verification',
    title: 'Expected body … but was empty',
    patterns: [
      'Expected body Present({count} bytes, {expected}) but was empty',
      'Expected body Present({count} bytes) but was empty',
      'Expected body Present({count} bytes, {expected}) but was missing',
    ],
    example: '/ -> Expected body Present(46 bytes, application/json) but was empty',
    level: 'error',
    meaning:
      "The consumer expects a response body, but the provider's response has none. In most cases, the provider responded with an error status, so fix the status first.",
    causes: [
      {
        cause: 'The provider responded with an error status, such as 401 or 404, and no body.',
        check: 'The same interaction also reports `expected 200 but was 404` or a similar mismatch.',
        fix: 'Fix the cause of the wrong status. This also resolves the mismatches in the body and headers.',
      },
      {
        cause: "The provider accepts the request but doesn't return any content.",
        check: "The status code matches the pact, and a request with `curl` doesn't return a body either.",
        fix: 'Return the body from the provider. If the consumer never reads the body, remove it from the consumer test.',
      },
    ],
    next: 'Run the verification with the `debug` log level, and send the same request to the provider with `curl`. If only `curl` receives a body, compare the headers of the two requests.',
    links: [
      {label: 'Verify a provider', to: '/docs/write-and-verify#verify-a-provider'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['missing body', 'no response body', 'empty response', '204 No Content'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-wrong-path.txt'},
  },
  {
    id: 'verification-header-mismatch',
    area: 'verification',
    title: 'Expected header … to have value … but was …',
    patterns: [
      "Expected header '{header}' to have value '\"{expected}\"' but was ''",
      "Expected header '{header}' to have value '{expected}' but was '{actual}'",
      "Expected header '{header}' to have value",
    ],
    example: `Expected header 'Content-Type' to have value '"application/json"' but was ''`,
    level: 'error',
    meaning:
      "A header in the provider's response is missing or has a different value than in the pact. If the value at the end of the line is empty, the header is missing.",
    causes: [
      {
        cause: "The provider responded with an error that doesn't have the header.",
        check: 'The interaction also reports a wrong status code, and the value at the end of the line is empty.',
        fix: 'Fix the cause of the wrong status first.',
      },
      {
        cause:
          "The consumer test uses a regular expression for `Content-Type` that doesn't allow the `charset` parameter.",
        check:
          'The actual value is the expected value followed by `; charset=utf-8`, and the pact has a matching rule for the header.',
        fix: 'End the expression with `.*`, and publish the pact again. An exact value without `charset` also works because it accepts the parameter.',
      },
      {
        cause: "The pact requires a parameter that the provider doesn't send, such as `charset=utf-8`.",
        check: 'The expected value contains the parameter, and the actual value is otherwise the same.',
        fix: "Remove the parameter from the consumer test if the client doesn't depend on it. Otherwise, add the parameter to the provider's response.",
      },
      {
        cause: "The provider changed the header's value.",
        check: 'An earlier provider version passed verification with the same pact.',
        fix: "Restore the header's earlier value, or agree on a new value with the consumer team.",
      },
    ],
    next: "Send the same request with `curl --include`. If the response to `curl` has the expected header, the verifier's request differs from yours, so compare your request with the one in the `debug` log.",
    links: [
      {label: 'JavaScript consumer with Pact JS', to: '/docs/examples/js/consumer#pitfalls'},
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
    ],
    keywords: ['Content-Type mismatch', 'charset=utf-8', 'HeaderMismatch', 'missing response header'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-wrong-path.txt'},
  },
  {
    id: 'verification-content-type',
    area: 'verification',
    title: 'Expected a body of … but the actual content type was …',
    patterns: [
      "Expected a body of '{expected}' but the actual content type was '{actual}'",
      "expected a body of '{expected}' but the actual content type was '{actual}'",
    ],
    example: "expected a body of 'application/json' but the actual content type was 'text/html'",
    level: 'error',
    meaning:
      "The provider's response has a different content type than the response in the pact, so Pact doesn't compare the bodies.",
    causes: [
      {
        cause: 'The provider returned an error page instead of the expected data.',
        check:
          'The interaction also reports a wrong status code, and the body is an error page, usually with the type `text/html`.',
        fix: 'Fix the cause of the error page, such as a wrong path or a missing token.',
      },
      {
        cause:
          'The provider returns the right data with a different content type, such as `application/hal+json` instead of `application/json`.',
        check: 'The status code is correct, and the body contains the expected data.',
        fix: 'In the provider, set the content type that the client expects, or correct the type in the consumer test.',
      },
      {
        cause:
          "The consumer test doesn't describe the `Accept` header that the client sends, so the provider chooses a different content type.",
        check: 'The request in the pact has no `Accept` header, and the provider supports several types.',
        fix: "Add the client's `Accept` header to the consumer test, and publish the pact again.",
      },
    ],
    next: "Send the request from the pact with `curl --include`. If the response has the expected content type, compare your request with the one in the verifier's `debug` log.",
    links: [
      {label: 'Verify a provider', to: '/docs/write-and-verify#verify-a-provider'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['BodyTypeMismatch', 'text/html instead of JSON', 'wrong media type'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-content-type.txt'},
  },
  {
    id: 'verification-not-equal',
    area: 'verification',
    title: 'Expected … to be equal to …',
    patterns: [
      "Expected '{actual}' (String) to be equal to '{expected}' (String)",
      "Expected '{actual}' to be equal to '{expected}'",
      'Expected {actual} to be equal to {expected}',
    ],
    example: "Expected 'Fence' to be equal to 'Garden'",
    level: 'error',
    meaning:
      "A value in the response doesn't exactly match the value in the pact. The provider returned the first value, and the pact requires the second.",
    causes: [
      {
        cause: 'The consumer test has no matcher for the value, so the provider must return exactly the example value.',
        check:
          'The client works with any value of this type, such as any name or ID, and the pact has no matching rule for the value.',
        fix: 'Use a type or regex matcher for the value in the consumer test, and publish the pact again.',
      },
      {
        cause: "A matcher has no effect because its path doesn't point to the value.",
        check:
          "The pact has a matching rule for the value, but the rule's path differs from the path before the arrow. In XML, a missing namespace is often the difference.",
        fix: 'Correct the path of the matching rule in the consumer test.',
      },
      {
        cause: 'The provider state creates different data than the pact describes.',
        check: 'The client needs this particular value, for example, because the request contains it as an ID.',
        fix: "Have the state handler create the data with the values from the pact. For values such as IDs, use the state's parameters.",
      },
    ],
    next: 'Open the pact, and look under `matchingRules` for the path before the arrow. If the pact has no rule for this path, Pact compares the values exactly.',
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=nested-type'},
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
    ],
    keywords: ['exact value', 'hard-coded test data', 'random values', 'matcher ignored'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/xml/output/rule-without-namespace.txt'},
  },
  {
    id: 'verification-type-mismatch',
    area: 'verification',
    title: 'Type mismatch: Expected … to be the same type as …',
    patterns: [
      'Type mismatch: Expected {actual} to be the same type as {expected}',
      'Type mismatch: Expected',
      'Expected {actual} to be the same type as {expected}',
    ],
    example: '$ -> Type mismatch: Expected {"detail":"Unauthorized"} (Object) to be the same type as [] (Array)',
    level: 'error',
    meaning:
      "The provider returned a value of a different JSON type than the pact requires. The first value is the provider's, and the second is the example from the pact. If the consumer relies on the type in the pact, fix the provider. Otherwise, correct the example in the consumer test.",
    causes: [
      {
        cause: 'The provider returned an error object instead of the expected list or object.',
        check:
          'The interaction also reports a wrong status code, and the first value in the line contains an error message.',
        fix: 'Fix the cause of the error response, such as a missing token or a missing provider state.',
      },
      {
        cause: 'The provider changed the type of a field, for example, from the text `"10"` to the number `10`.',
        check:
          'An earlier provider version passed verification with the same pact, and the two values in the error differ only in their types, which are in parentheses.',
        fix: 'Return the old type, or add a field with the new type and keep the old field until no deployed or released consumer version needs it.',
      },
      {
        cause: 'The example in the consumer test has a type that the provider has never returned.',
        check:
          "No verification of this pact has ever succeeded, and the provider's API description specifies the type that the provider returned.",
        fix: "Correct the example value in the consumer test, and publish the pact under a new version. If the pact belongs to a deployed or released version, [changing the test doesn't change that pact](/docs/fix-can-i-deploy#released-pact).",
      },
    ],
    next: "Run the verification with the `debug` log level, and look up the path before the arrow in the response. If the response in the log has the expected type at this path, you're looking at a different interaction.",
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=wrong-type'},
      {
        label: 'How do I make a breaking change to a provider?',
        to: '/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider',
      },
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
    ],
    keywords: ['number instead of string', 'object instead of array', '(Integer) to be the same type as (String)'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction-python/output/verify-old-token.txt'},
  },
  {
    id: 'verification-null',
    area: 'verification',
    title: 'Expected null (Null) to be the same type as …',
    patterns: [
      'Expected null (Null) to be the same type as {expected} (String)',
      'Expected null (Null) to be the same type as',
    ],
    example: "$.name -> Expected null (Null) to be the same type as 'Garden chair' (String)",
    level: 'error',
    meaning:
      'The provider returned `null` for a field that has a value in the pact. A type matcher accepts any value of the same type, but `null` is a separate type.',
    causes: [
      {
        cause: 'The provider state created data without a value for this field.',
        check:
          'The state handler creates a record without a value for the field, although the provider requires a value in production.',
        fix: 'Set the field in the data that the state handler creates.',
      },
      {
        cause: 'The field can be `null` in production, but the consumer test describes only the case with a value.',
        check:
          "The state handler's data matches the state's description, and the provider's API description allows `null` for this field.",
        fix: 'Write two interactions with different provider states: one where the field has a value, and one where the field is `null`. Pact deliberately has no matcher that accepts both.',
      },
      {
        cause: "The client doesn't read the field.",
        check: 'The consumer test still passes after you remove the field from the expected response.',
        fix: 'Remove the field from the expected response, and publish the pact again.',
      },
    ],
    next: 'Send the request from the pact to the provider with the same data. If the response contains a value, the state handler creates different data during the verification.',
    links: [
      {
        label: 'How do I test optional fields, null values, and empty lists?',
        to: '/docs/how_to#how-do-i-express-optional-or-nullable-fields',
      },
      {label: 'Match the body in the lab', to: '/lab/match#example=wrong-type'},
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
    ],
    keywords: ['nullable', 'optional field', 'null value', 'string or null'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-null.txt'},
  },
  {
    id: 'verification-empty-list',
    area: 'verification',
    title: 'Expected an empty List but received …',
    patterns: ['Expected an empty List but received', 'Expected an empty Map but received'],
    example: '$ -> Expected an empty List but received [{"id":"10","name":"Desk lamp","price":19,"type":"LIGHTING"}]',
    level: 'error',
    meaning:
      'The pact describes a response with an empty list, but the provider returned elements, usually because data from another interaction still exists.',
    causes: [
      {
        cause: 'The provider test has no handler for the state of this interaction.',
        check:
          "The log contains a warning such as `no state handler found for state`, or the state's name in the pact is spelled differently than in the provider test.",
        fix: "Add a handler whose name exactly matches the state's name in the pact, and have the handler delete the data.",
      },
      {
        cause: "The handler doesn't delete data that other interactions or a fixed data set created.",
        check:
          'The log contains no warning about the state, and the elements in the response come from another interaction or a fixed data set.',
        fix: 'Delete all the data at the start of the handler, and create only what the state describes.',
      },
    ],
    next: 'Verify only this interaction, for example, with `--filter-description` in `pact verifier`, and print the data at the end of the state handler. If the printed list is empty, the provider reads from a different data source than the handler.',
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=any-length'},
      {label: 'Add the interaction', to: '/docs/workshops/introduction/hands-on/step-8#add-the-interaction'},
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
    ],
    keywords: ['empty array', 'leftover test data', 'state not reset'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/introduction/output/verify-unknown-state.txt'},
  },
  {
    id: 'verification-minimum-size',
    area: 'verification',
    title: 'Expected … (size …) to have minimum size of …',
    patterns: ['Expected {actual} (size {count}) to have minimum size of {expected}', 'to have minimum size of'],
    example: '$ -> Expected [] (size 0) to have minimum size of 1',
    level: 'error',
    meaning:
      'The provider returned a list with fewer elements than the pact requires. Matchers such as `eachLike` require at least one element.',
    causes: [
      {
        cause:
          "The provider state didn't create any data because it has no handler, or because the handler has a different name.",
        check:
          "The log contains a warning about the state. The output of `provider-states list` contains a state that the provider test doesn't handle.",
        checkCommand: 'pact broker provider-states list --provider "$PROVIDER"',
        fix: "Add a handler whose name exactly matches the state's name in the pact, and have the handler create at least one element.",
      },
      {
        cause:
          "The handler ran, but the provider doesn't find the data, for example, because the provider uses a different database or filters the list.",
        check: 'A log line in the handler shows that the handler was called, but the response is still an empty list.',
        fix: 'Create the data in the database that the provider under test reads, with values that pass its filters.',
      },
      {
        cause: 'The list can be empty in production, but the pact describes only a list with elements.',
        check: "The client also handles an empty list, and the state's description doesn't promise any elements.",
        fix: 'Write a second interaction with an empty list and its own provider state, and keep the first one.',
      },
    ],
    next: 'Pause the test after the state handler has run, and send the request from the pact to the provider. If the list in the response has enough elements, another interaction or a cleanup step deletes them before the verifier sends its request.',
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=any-length'},
      {label: 'JavaScript provider with Pact JS', to: '/docs/examples/js/provider#pitfalls'},
      {
        label: 'How do I test optional fields, null values, and empty lists?',
        to: '/docs/how_to#how-do-i-express-optional-or-nullable-fields',
      },
    ],
    keywords: ['empty array', 'eachLike', 'atLeastLike', 'minArrayLike', 'size 0'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-reference/blob/master/rust/pact_matching/src/matchingrules.rs',
      unrecorded: "the samples on this site create their data in provider states, so their lists aren't empty",
    },
  },
  {
    id: 'verification-maximum-size',
    area: 'verification',
    title: 'Expected … (size …) to have maximum size of …',
    patterns: ['Expected {actual} (size {count}) to have maximum size of {expected}', 'to have maximum size of'],
    example: '$.tags -> Expected ["a", "b", "c"] (size 3) to have maximum size of 2',
    level: 'error',
    meaning:
      'The provider returned a list with more elements than the pact allows. Only matchers with a maximum, such as `atMostLike` or `constrainedArrayLike`, set this limit.',
    causes: [
      {
        cause: "The consumer test sets a maximum that the client doesn't need.",
        check:
          'The client works with any number of elements, for example, because it shows all of them or only the first few.',
        fix: 'Use a matcher without a maximum in the consumer test, such as `eachLike`, and publish the pact again.',
      },
      {
        cause: "The provider ignores the request's page size or limit.",
        check:
          'The request in the pact has a parameter such as `limit`, and the provider returns the same number of elements without it.',
        fix: 'Apply the parameter in the provider.',
      },
      {
        cause:
          'The state handler creates more data than the state describes, or data from another interaction still exists.',
        check:
          'This interaction passes when you verify it on its own, or the handler creates more elements than the limit.',
        fix: 'Have the state handler delete existing data, and create only what the state describes.',
      },
    ],
    next: "Open the pact, and look under `matchingRules` for the path before the arrow. The rule's `max` value is the limit that the consumer test sets.",
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=limited-length'},
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
    ],
    keywords: ['too many elements', 'atMostLike', 'constrainedArrayLike', 'maxArrayLike', 'array too long'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-reference/blob/master/rust/pact_matching/src/matchingrules.rs',
      unrecorded: 'no sample on this site limits the length of a list in a pact that a provider verifies',
    },
  },
  {
    id: 'verification-number-type',
    area: 'verification',
    title: 'Expected … to be an integer / a decimal number',
    patterns: [
      'Expected {actual} to be a decimal number',
      'Expected {actual} to be an integer',
      'Expected {actual} to be a number',
      'Expected {actual} to match a boolean',
    ],
    example: '$.items[0].price -> Expected 19 (Integer) to be a decimal number',
    level: 'error',
    meaning:
      "A value doesn't have the type, such as integer, decimal number, or boolean, that the matcher in the consumer test requires. The parentheses contain the type of the value that the provider returned.",
    causes: [
      {
        cause: 'The matcher requires decimal places, but the provider returned a number without them.',
        check:
          'The line ends with `to be a decimal number`, and the value in the line is a whole number. Some languages, such as JavaScript and Go, write 19.0 as 19 in JSON.',
        fix: "If the client doesn't need decimal places, use a matcher for any number, such as `number` in Pact JS, and publish the pact again.",
      },
      {
        cause: 'The matcher requires an integer, but the provider returned a number with decimal places.',
        check: 'The line ends with `to be an integer`, and the value in the line has decimal places.',
        fix: 'If the client can handle decimal places, use a matcher for any number. Otherwise, return an integer.',
      },
      {
        cause: 'The provider returned the number or the boolean as a string.',
        check: 'The parentheses contain `String`, and the value is in quotes.',
        fix: "Return a number or a boolean instead of a string, or describe a string in the consumer test if that's what the API has always returned.",
      },
      {
        cause: 'The provider state creates data without a value for this field.',
        check: 'The value in the line is `null`.',
        fix: 'Set the field in the data that the state handler creates. If the field can be `null` in production, write a second interaction for that case.',
      },
    ],
    next: "Find the interaction's response in the debug log, and look up the path before the arrow. Then try different matchers on this body in the lab.",
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=wrong-type'},
      {label: 'Matchers by need', to: '/lab/match#matchers-by-need'},
      {
        label: 'How do I make a breaking change to a provider?',
        to: '/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider',
      },
    ],
    keywords: [
      'integer matcher',
      'decimal matcher',
      'float',
      'whole number',
      'number as string',
      '(Integer)',
      '(Decimal)',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-reference/blob/master/rust/pact_matching/src/json.rs',
      unrecorded: 'the providers in the samples on this site return the number types that their consumers require',
    },
  },
  {
    id: 'verification-pattern-mismatch',
    area: 'verification',
    title: 'Expected … to match …',
    patterns: [
      "Expected '{actual}' to match a {name} pattern of '{expected}'",
      "-> Expected '{actual}' to match '{expected}'",
      "Expected '{actual}' to match '{expected}'",
    ],
    example: "$.createdAt -> Expected '2026-03-02T10:00:00Z' to match '^\\d{4}-\\d{2}-\\d{2}$'",
    level: 'error',
    meaning:
      "A value doesn't match the regular expression or the date format in the pact. The first value is the one that the provider returned, and the text after `to match` is the pattern.",
    causes: [
      {
        cause: 'The pattern is stricter than the client needs.',
        check:
          'The client handles the actual value correctly, for example, because it parses dates with and without a time.',
        fix: "Loosen the pattern in the consumer test, and publish the pact under a new version. If the pact belongs to a deployed or released version, [changing the test doesn't change that pact](/docs/fix-can-i-deploy#released-pact).",
      },
      {
        cause: 'The provider changed the format of the value.',
        check: 'An earlier provider version passed verification with the same pact.',
        fix: 'Return the old format until no deployed or released consumer version needs it. A released version counts until you run [`record-support-ended`](/docs/reference/cli/broker/record-support-ended) for it.',
      },
      {
        cause:
          "The date format in the pact doesn't match what the provider returns. For example, the format has no time zone.",
        check:
          "The line contains `date pattern`, `time pattern`, or `timestamp pattern` (in Pact JVM, `datetime pattern`), and the value has a different structure. For example, the pattern is `yyyy-MM-dd'T'HH:mm:ss`, but the value `2026-01-01` has no time.",
        fix: "Correct the format in the consumer test, and publish the pact under a new version. Pact uses the same pattern letters as Java's `DateTimeFormatter`.",
      },
    ],
    next: 'Test the pattern with the actual value in a regular expression tester. If the value matches there, look for invisible characters, such as a trailing space, in the response.',
    links: [
      {label: 'Match the body in the lab', to: '/lab/match#example=one-of'},
      {label: 'Matchers', to: '/docs/pact-in-your-language#matchers'},
    ],
    keywords: ['regex', 'date format', 'ISO 8601', 'timestamp', 'term matcher'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-reference/blob/master/rust/pact_matching/src/json.rs',
      unrecorded: 'the samples that use patterns fail in the consumer test, where the message spans several lines',
      remark:
        'For dates and times, [Pact JVM](https://github.com/pact-foundation/pact-jvm/blob/master/core/matchers/src/main/kotlin/au/com/dius/pact/core/matchers/MatcherExecutor.kt) prints the same text, followed by a colon and the reason.',
    },
  },
  {
    id: 'verification-message-metadata',
    area: 'verification',
    title: 'Expected message metadata … to have value … but was …',
    patterns: [
      "Expected message metadata '{name}' to have value '\"{expected}\"' but was '\"{actual}\"'",
      "Expected message metadata '{name}' to have value '{expected}' but was '{actual}'",
      "Expected metadata key '{name}' to have value '{expected}' but was '{actual}' - Expected",
      "Expected message metadata '{name}' but was missing",
    ],
    example: `Expected message metadata 'topic' to have value '"products"' but was '"prices"'`,
    level: 'error',
    meaning:
      'The metadata of the message that the provider created differs from the metadata in the pact. Metadata includes values such as the topic and the content type.',
    causes: [
      {
        cause: 'The provider uses a different topic or different headers than the consumer expects.',
        check: 'The actual value is the one in your production code.',
        fix: 'Agree on the value with the consumer team. If the provider changed the topic, publish to both the old and the new topic until all consumers have switched.',
      },
      {
        cause: "The function that the verification calls doesn't return the metadata.",
        check: 'The error ends with `but was missing`, although your production code sets the metadata.',
        fix: 'Return the metadata together with the body, for example, with `providerWithMetadata` in Pact JS.',
      },
    ],
    next: 'Read the function that you registered for the message. If it contains a copy of the topic or headers instead of calling the production code, the copy might be outdated.',
    links: [
      {label: 'Verify the provider', to: '/docs/messages#verify-the-provider'},
      {label: 'What a message pact contains', to: '/docs/messages#what-a-message-pact-contains'},
    ],
    keywords: ['Kafka topic', 'message headers', 'MetadataMismatch', 'routing key'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/messages/output/provider-test-other-topic.txt'},
  },
  {
    id: 'state-change-failed',
    area: 'verification',
    title: 'One or more of the setup state change handlers has failed',
    patterns: [
      "Provider setup state change for '{name}' has failed",
      "Provider teardown state change for '{name}' has failed",
      'One or more of the setup state change handlers has failed',
      'One or more of the teardown state change handlers has failed',
    ],
    example: 'Request Failed - One or more of the setup state change handlers has failed',
    level: 'error',
    meaning:
      "The verifier couldn't set up or tear down an interaction's provider state, so the interaction failed. The problem is in the provider test and isn't a mismatch between the provider and the pact.",
    causes: [
      {
        cause: "The handler for the state failed, or the test has no handler for the state's name.",
        check:
          "A log line `Provider setup state change for … has failed` contains a status such as `Invalid status code: 500`. If the handler's log has no exception, compare the handlers' names with the output of `provider-states list`.",
        checkCommand: 'pact broker provider-states list --provider "$PROVIDER"',
        fix: "Fix the exception in the handler, or add a handler whose name exactly matches the state's name in the pact.",
      },
      {
        cause: 'The state change URL is wrong, or no server is listening at that URL.',
        check:
          'The log line contains `Invalid status code: 404` or `error sending request for url`, and `curl` fails in the same way.',
        checkCommand:
          'curl --include --json \'{"state":"a product exists","params":{},"action":"setup"}\' "$STATE_CHANGE_URL"',
        fix: 'Correct the state change URL, and start the endpoint before the verification.',
      },
      {
        cause:
          "A request filter in Pact JS doesn't call `next()`, so the state change request never reaches the handler.",
        check: 'The verification takes a long time, and the URL in the log ends with `/_pactSetup`.',
        fix: "Call `next()` in every branch of the filter, even for requests that the filter doesn't change.",
      },
    ],
    next: 'Run the verification with the `debug` log level, and send the state change request from the log to the handler with `curl`. If that request succeeds, the verifier uses a different URL or body.',
    links: [
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
      {label: 'Write the state handlers', to: '/docs/workshops/introduction/hands-on/step-7#write-the-state-handlers'},
      {label: 'pact verifier', to: '/docs/reference/cli/verifier'},
    ],
    keywords: ['provider state', 'state handler', 'setup URL', 'state change URL'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-state-change-failed.txt'},
  },
  {
    id: 'state-change-ignored',
    area: 'verification',
    title: 'State Change ignored as there is no state change URL provided',
    patterns: ['State Change ignored as there is no state change URL provided'],
    example: 'State Change ignored as there is no state change URL provided for interaction',
    level: 'warning',
    meaning:
      "The pact has provider states, but the verification doesn't set them up. The verifier sends the request anyway, so the provider often responds with status 404 or an empty list.",
    causes: [
      {
        cause: 'The command or test sets neither a state change URL nor state handlers.',
        check:
          "Your `pact verifier` command doesn't contain `--state-change-url`, and `PACT_PROVIDER_STATE_CHANGE_URL` isn't set. In a test, the verifier's options contain no state handlers.",
        fix: "Add an endpoint to the provider test that creates the data for each state, and pass the endpoint's URL to the verifier.",
        command:
          'pact verifier --provider-name "$PROVIDER" --hostname localhost --port "$PORT" --state-change-url "http://localhost:$PORT/_pact/state" --broker-url "$PACT_BROKER_BASE_URL"',
      },
    ],
    next: "List the states that consumers require with [provider-states list](/docs/reference/cli/broker/provider-states/list). If the provider's data always contains what these states describe, you can ignore the warning.",
    links: [
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
      {label: 'pact verifier', to: '/docs/reference/cli/verifier'},
    ],
    keywords: ['state change URL', 'provider states skipped'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-state-change-ignored.txt'},
  },
  {
    id: 'provider-not-reachable',
    area: 'verification',
    title: 'Request Failed - error sending request for url …',
    patterns: [
      'Request Failed - error sending request for url ({url})',
      'Request Failed - error sending request for url',
    ],
    example: 'Request Failed - error sending request for url (http://localhost:1/product/10)',
    level: 'error',
    meaning: "The verifier couldn't connect to the provider, or the provider didn't respond in time.",
    causes: [
      {
        cause: "The provider isn't running, or it hadn't finished starting when the verification began.",
        check:
          "While the verification runs, `curl` can't connect to the URL, and no process listens on the provider's port.",
        checkCommand: 'curl --include {url}',
        fix: 'Start the provider in the test, and wait until it accepts connections before you start the verification.',
      },
      {
        cause: 'The hostname or the port is wrong.',
        check:
          "The provider is running, but its log shows a port or hostname that differs from the URL in the error. Without `--port`, `pact verifier` uses the protocol's standard port.",
        fix: "Pass the provider's port and hostname to the verifier. Inside a container, `localhost` refers to the container itself.",
      },
      {
        cause:
          "The provider test uses an in-memory server, such as `WebApplicationFactory` in .NET, which doesn't open a TCP port by default.",
        check:
          'The provider test starts the provider without opening a port, and the URL in the error has a port that you chose yourself.',
        fix: 'Start the provider on a TCP port in the test, and pass its URL to the verifier.',
      },
      {
        cause: 'The provider takes longer to respond than the request timeout allows.',
        check: "The error always occurs after the same amount of time, and the provider's log contains the request.",
        fix: 'Increase the timeout with `--request-timeout`, or with the timeout option of your Pact library.',
      },
    ],
    next: "Run the verification with the `debug` log level. If the requests in the log go to a URL that you didn't set, look for an environment variable that sets it, such as `PACT_PROVIDER_HOSTNAME`.",
    links: [
      {label: 'Verify a provider', to: '/docs/write-and-verify#verify-a-provider'},
      {label: 'pact verifier', to: '/docs/reference/cli/verifier'},
    ],
    keywords: [
      'connection refused',
      'ECONNREFUSED',
      'provider not started',
      'timeout',
      'os error 111',
      'os error 61',
      'os error 10061',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-provider-not-reachable.txt'},
  },
  {
    id: 'pending-pact-failures',
    area: 'verification',
    title: 'There were … non-fatal pact failures on pending pacts or interactions',
    patterns: ['There were {count} non-fatal pact failures on pending pacts or interactions'],
    example:
      'There were 1 non-fatal pact failures on pending pacts or interactions (see docs.pact.io/pending for more information)',
    level: 'warning',
    meaning:
      "One or more pending pacts failed. A pact is pending if no version on this provider branch has verified it successfully yet. The build still passes, but the consumer's `can-i-deploy` check fails.",
    causes: [
      {
        cause: "A consumer published a new expectation that the provider doesn't support yet.",
        check:
          "The failures are listed under `Pending Failures`, and the mismatches involve a field, path, or status that the provider doesn't support.",
        fix: 'Implement the feature that the consumer needs, or agree on a different contract with the consumer team.',
      },
      {
        cause: 'The provider test has no handler for a state that the pact introduced.',
        check: 'The log also contains a warning about an unknown state.',
        fix: "Add a handler whose name exactly matches the state's name in the pact.",
      },
    ],
    next: "If the build fails even though this warning appears, look for a second list called `Failures` in the report. The pacts in that list aren't pending, so they fail the build.",
    links: [
      {label: 'Pending pacts', to: '/docs/which-pacts-are-verified#pending'},
      {
        label: 'Why does my build succeed even though a pact failed?',
        to: '/docs/how_to#why-is-my-build-green-although-a-pact-failed',
      },
    ],
    keywords: ['build is green although a pact failed', 'enablePending', 'Pending Failures'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/verify-pending.txt'},
  },
  {
    id: 'publishing-results-failed',
    area: 'verification',
    title: 'Publishing of verification results failed with an error: …',
    patterns: [
      "Publishing of verification results failed with an error: IO Error - Request to pact broker path '{path}' failed: {status}",
      'Publishing of verification results failed with an error',
      'Failed to push branch {branch} for provider version {providerVersion}',
    ],
    example:
      "Publishing of verification results failed with an error: IO Error - Request to pact broker path '/pacticipants/ProductAPI/branches/develop/versions/24.4' failed: 401 Unauthorized. URL: 'https://example.pactflow.io'",
    level: 'warning',
    meaning:
      "The broker didn't accept the verification results. This error doesn't make the verifier fail, but the results are missing, so `can-i-deploy` reports that there is no verified pact.",
    causes: [
      {
        cause:
          "The token can read pacts but can't publish results because it's a read-only token, or because its owner lacks the required permission.",
        check: 'The error contains `401` or `403`, although the verifier could fetch the pacts.',
        fix: 'Use a read/write token, preferably one of a system account whose teams include the provider.',
      },
      {
        cause: 'The broker is too old to store the branch of a provider version.',
        check: "The error contains `there is no 'pb:branch-version' link`.",
        fix: 'Upgrade the broker. The open-source Pact Broker needs version 2.86.0 or later.',
      },
      {
        cause: 'The broker was temporarily unavailable.',
        check: 'The error contains a 5xx status or `error sending request`.',
        fix: 'Run the build again.',
      },
    ],
    next: 'Open the pact in PactFlow. If it shows a result for your provider version, a later attempt succeeded. Otherwise, run the verification with the `debug` log level, and send the failed request and its response, without the token, to support.',
    links: [
      {label: "Replace a read-only token that can't publish", to: '/docs/authorization-help#read-only-token'},
      {
        label: 'Fix a 403 when you publish, record, or change something',
        to: '/docs/authorization-help#403-when-you-publish-record-or-change-something',
      },
      {label: 'Fix a failing can-i-deploy', to: '/docs/fix-can-i-deploy#no-verified-pact'},
    ],
    keywords: ['results not published', 'read-only token', 'verification result missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-reference/blob/master/rust/pact_verifier/src/lib.rs',
      unrecorded: 'the mock broker on this site accepts all verification results',
    },
  },
  {
    id: 'plugin-not-found',
    area: 'verification',
    title: 'Plugin … was not found (in $HOME/.pact/plugins or $PACT_PLUGIN_DIR)',
    patterns: [
      'Plugin {name}:{version} was not found (in $HOME/.pact/plugins or $PACT_PLUGIN_DIR)',
      'was not found (in $HOME/.pact/plugins or $PACT_PLUGIN_DIR)',
    ],
    example:
      'Verification execution failed: Plugin matt:0.0 was not found (in $HOME/.pact/plugins or $PACT_PLUGIN_DIR)',
    level: 'error',
    meaning:
      "The pact was written with a plugin, such as the one for Protobuf and gRPC, and the verifier needs the same plugin to read it. The verifier reads the plugin's name and version from the pact.",
    causes: [
      {
        cause: "The plugin isn't installed on the machine that runs the verification.",
        check: "The list of installed plugins doesn't contain the plugin.",
        checkCommand: 'pact plugin list installed',
        fix: 'Install the plugin in the job or the container that runs the verification.',
      },
      {
        cause: 'A different version of the plugin is installed.',
        check:
          'The version in the list of installed plugins is older than the version in the error, or has a suffix such as `-fix`.',
        checkCommand: 'pact plugin list installed',
        fix: 'Install the version that the pact requires. Avoid plugin versions with a suffix, because the verifier might not find them.',
      },
      {
        cause:
          'The plugin is installed in a different folder, for example, because the build runs as a different user.',
        check:
          "You installed the plugin, but the `.pact/plugins` folder in the home folder of the user that runs the build doesn't contain it.",
        fix: 'Install the plugin as the user that runs the build, or set `PACT_PLUGIN_DIR` to the folder that contains the plugins.',
      },
    ],
    next: "Run the verification with the `debug` log level, which prints the folders and versions that the plugin driver examines. If the plugin's folder isn't among them, set `PACT_PLUGIN_DIR` to its parent folder.",
    links: [
      {label: 'pact plugin install', to: '/docs/reference/cli/plugin/install'},
      {label: 'pact plugin', to: '/docs/reference/cli/plugin'},
      {label: 'Schema registries, Avro, and Protobuf', to: '/docs/messages#schema-registries-avro-and-protobuf'},
    ],
    keywords: ['protobuf plugin', 'gRPC', 'missing plugin', 'Verification execution failed'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-plugins/issues/33',
      unrecorded: "the samples on this site don't use plugins, which are downloaded over the network",
    },
  },
  {
    id: 'pact-failures',
    area: 'verification',
    title: 'There were … pact failures',
    patterns: ['There were {count} pact failures'],
    example: 'There were 1 pact failures',
    level: 'consequence',
    meaning:
      'The verification failed. This line gives only the number of failures. The reasons are in the numbered list under `Failures`.',
    causes: [
      {
        cause:
          "The provider's responses don't match the pact, or the verifier couldn't send the requests or load the pacts.",
        check: 'An entry under `Failures` lists mismatches, or contains an error such as `error sending request`.',
        fix: 'Start with the first entry. If an entry lists several mismatches, fix the status code first.',
      },
      {
        cause: 'A webhook started the build to verify a changed pact, which the provider doesn’t support yet.',
        check: 'The build verifies a single pact by its URL, such as the one in `PACT_URL`.',
        fix: 'The failure is expected, because such a build doesn’t use [pending pacts](/docs/which-pacts-are-verified#pending). The failure blocks only the consumer’s deployment. Add what the consumer expects to the provider, or ask the consumer’s team to change the pact.',
      },
      {
        cause: "A consumer added an expectation that the provider doesn't support yet, and pending pacts are disabled.",
        check:
          "No version on this provider branch has verified the failing pact, and the verifier's options don't contain `--enable-pending` or `enablePending`.",
        fix: 'Add `--enable-pending`, `--provider-branch`, and at least one `--consumer-version-selectors` option to the `pact verifier` command, which ignores `--enable-pending` without selectors. In Pact JS, set `enablePending` and `providerVersionBranch`.',
      },
    ],
    next: 'Run the verification with the `debug` log level. If the log contains a response for the failing interaction, compare it with the pact. Otherwise, the verifier never reached the provider.',
    links: [
      {
        label: 'Why does my build fail even though pending pacts are enabled?',
        to: '/docs/how_to#why-is-my-build-red-although-pending-pacts-are-on',
      },
      {label: 'Troubleshooting', to: '/docs/which-pacts-are-verified#troubleshooting'},
    ],
    keywords: ['provider verification failed', 'Failures:'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-renamed.txt'},
  },
  {
    id: 'interaction-failed',
    area: 'verification',
    title: 'has status code … (FAILED) / has a matching body (FAILED)',
    patterns: [
      'has status code {status} (FAILED)',
      'has a matching body (FAILED)',
      '" with value "{expected}" (FAILED)',
    ],
    example: 'has a matching body (FAILED)',
    level: 'consequence',
    meaning:
      "Part of the provider's response doesn't match the pact. This line shows whether the status code, a header, or the body failed. If the line contains a value, it's the expected one.",
    causes: [
      {
        cause: 'The provider responded with an error, so the status, the headers, and the body all fail.',
        check: 'The `has status code` line of the same interaction is also marked as `FAILED`.',
        fix: 'Under `Failures`, find the status that the provider returned, and fix the cause of that status first.',
      },
      {
        cause:
          'A header has a different value than in the pact, or a field in the body is missing or has a different type or value.',
        check:
          "The status code is marked as `OK`, and the interaction's entry under `Failures` contains a line such as `$ -> Actual map is missing the following keys`.",
        fix: 'Correct the header or field in the provider, or correct the expectation in the consumer test. To find out which consumer versions need it, look for the criteria below [`is being verified because`](/docs/which-pacts-are-verified#read-why-a-pact-is-verified) above the interactions.',
      },
    ],
    next: 'If none of the other errors on this site matches your log, paste the complete output, including the `Failures` section, into the field on [Fix an error](/fix).',
    links: [
      {label: 'Verify the provider', to: '/docs/first-contract#verify-the-provider'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['verification output', 'red lines in the report'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/first-contract/output/provider-test-renamed.txt'},
  },
] satisfies readonly KnownError[];
