import type {KnownError} from '../errors.schema';

/** Errors and warnings of the Pact CLI and of the Ruby CLI (legacy), except those of `can-i-deploy`. */
export const knownErrors = [
  {
    id: 'cli-unauthorized',
    area: 'cli',
    title: 'Request to pact broker path … failed: 401 Unauthorized',
    patterns: [
      "Request to pact broker path '' failed: 401 Unauthorized",
      "Request to pact broker path '{path}' failed: 401 Unauthorized",
    ],
    example: "❌ Request to pact broker path '' failed: 401 Unauthorized. URL: 'http://localhost:9292'",
    level: 'error',
    meaning:
      "The broker rejected the request because it didn't contain a token that the broker accepts. The path in the error is often empty, because the CLI's first request goes to the base URL.",
    causes: [
      {
        cause: "The token isn't set in this build.",
        check:
          'In the failing step, this command prints `0`. CI systems often withhold secrets from builds of forks and pull requests.',
        checkCommand: 'echo "${#PACT_BROKER_TOKEN}"',
        fix: 'Add the token as a secret named `PACT_BROKER_TOKEN`, and pass it to the job as an environment variable.',
      },
      {
        cause: 'The token has expired, was regenerated, or was copied with a space or a line break.',
        check:
          'On your own machine, `curl` also fails with a `401` status when `PACT_BROKER_TOKEN` contains the exact value of the CI secret.',
        checkCommand:
          'curl --fail-with-body --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"',
        fix: 'Copy the token again from **Settings** > **Tokens**, and update the secret.',
      },
      {
        cause: 'The token belongs to another account.',
        check: 'The URL at the end of the error differs from the URL of the account that you copied the token from.',
        fix: 'Set `PACT_BROKER_BASE_URL` to `https://YOUR_ACCOUNT.pactflow.io`, or to the URL of your own installation.',
      },
      {
        cause: "The CLI sends a username and password, which the PactFlow API doesn't accept.",
        check: 'The job sets `PACT_BROKER_USERNAME`, or the command contains `--broker-username`.',
        fix: 'Remove the username and password, and set `PACT_BROKER_TOKEN` to a token.',
      },
      {
        cause: 'The token is read-only. Public sources disagree about whether PactFlow responds with `401` or `403`.',
        check: 'With the same token, `list-environments` succeeds, but every command that changes something fails.',
        checkCommand: 'pact broker list-environments',
        fix: 'Use the read/write token, preferably that of a system account.',
      },
    ],
    next: 'If `curl` succeeds on your machine with the token and the base URL from the CI system, the failing step has different values. Compare the length of the token and the base URL in both places.',
    links: [
      {
        label: 'Fix a 401 when you publish or verify pacts',
        to: '/docs/authorization-help#401-when-you-publish-or-verify-pacts',
      },
      {label: 'Connect the CLI to PactFlow', to: '/docs/install-pact-cli#connect'},
    ],
    keywords: ['invalid token', 'authentication failed', 'bearer token', 'token missing in pull request'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-wrong-token.txt'},
  },
  {
    id: 'cli-forbidden',
    area: 'cli',
    title: 'Request to pact broker path … failed: 403 Forbidden',
    patterns: [
      "Request to pact broker path '' failed: 403 Forbidden",
      "Request to pact broker path '{path}' failed: 403 Forbidden",
    ],
    example:
      "❌ Request to pact broker path '/contracts/publish' failed: 403 Forbidden. URL: 'https://example.pactflow.io'",
    level: 'error',
    meaning: "PactFlow accepts the token, but the owner of the token isn't allowed to perform this action.",
    causes: [
      {
        cause: 'The token is read-only. Public sources disagree about whether PactFlow responds with `401` or `403`.',
        check: 'With the same token, `list-environments` succeeds, but every command that changes something fails.',
        checkCommand: 'pact broker list-environments',
        fix: 'Use the read/write token, preferably that of a system account.',
      },
      {
        cause: "None of the owner's teams includes the application.",
        check: "Publishing succeeds for applications that are in one of the owner's teams or that the owner created.",
        fix: "Assign the application to one of the owner's teams on the [Teams screen](/docs/user-interface/settings/teams).",
      },
      {
        cause:
          "The owner can't record deployments, or can record them only for teams that the application or the environment doesn't belong to.",
        check: '`record-deployment` or `record-release` fails, although publishing succeeds for the same application.',
        fix: "Use a role that can [record deployments](/docs/permissions#record-deployments) for all teams, such as **CI/CD**, or add the application and the environment to one of the owner's teams.",
      },
      {
        cause: "The owner no longer has the required role or is no longer in the application's team.",
        check: 'The build succeeded until recently, and its token belongs to a user instead of a system account.',
        fix: 'Use a [system account](/docs/user-interface/settings/system-accounts) for the pipeline.',
      },
    ],
    next: "Ask an administrator to run the same command with their own read/write token. If the command succeeds, the owner's role lacks a permission, so compare the role with the [permissions](/docs/permissions).",
    links: [
      {
        label: 'Fix a 403 when you publish, record, or change something',
        to: '/docs/authorization-help#403-when-you-publish-record-or-change-something',
      },
      {label: 'API token permissions', to: '/docs/permissions/api-tokens'},
    ],
    keywords: ['access denied', 'insufficient permissions', 'read-only token'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-broker-cli/blob/main/src/cli/pact_broker/main.rs',
      unrecorded: 'the mock broker on this site has no roles',
    },
  },
  {
    id: 'cli-cannot-reach-broker',
    area: 'cli',
    title: 'Failed to access pact broker path … - error sending request for url (…)',
    patterns: [
      "Failed to access pact broker path '' - error sending request for url ({url})",
      "Failed to access pact broker path '{path}' - error sending request for url ({url})",
      'Failed to send JSON to the pact broker URL',
    ],
    example:
      "❌ Failed to access pact broker path '' - error sending request for url (http://localhost:1/). URL: 'http://localhost:1'",
    level: 'error',
    meaning:
      "The CLI couldn't connect to the broker, so the broker never received the request. The CLI prints the same error for a wrong hostname, a refused connection, and an untrusted certificate.",
    causes: [
      {
        cause: 'The URL is wrong, or no broker is running at this URL.',
        check:
          "The output of `curl` contains `Could not resolve host` or `Connection refused`, and your browser can't open the URL either.",
        checkCommand: 'curl --head "$PACT_BROKER_BASE_URL"',
        fix: 'Correct `PACT_BROKER_BASE_URL`, or start the broker.',
      },
      {
        cause: "The CLI doesn't trust the certificate of the broker or of your proxy.",
        check:
          'With `--log-level debug`, the log contains `connected to` before the error. Your browser can open the URL because it trusts your certificate authority.',
        fix: "Set `SSL_CERT_FILE` to a file that contains your authority's certificate.",
        command: 'export SSL_CERT_FILE="$PWD/company-ca.pem"',
      },
      {
        cause: 'The network requires a proxy.',
        check:
          "With `--log-level debug`, the log doesn't contain `connected to`, although your browser, which uses the proxy, can open the URL.",
        fix: "Set `HTTPS_PROXY` to the proxy's URL, and list the hosts that don't need a proxy in `NO_PROXY`.",
      },
      {
        cause: 'The CLI runs in a container, where `localhost` refers to the container itself.',
        check: 'The command runs in a container, and the URL in the error contains `localhost` or `127.0.0.1`.',
        fix: "Use the broker's service name as the hostname. On Linux, you can add `--network host` to `docker run` instead.",
      },
    ],
    next: 'Run `curl --verbose "$PACT_BROKER_BASE_URL"` in the failing step. If `curl` succeeds there, run the CLI again with `--log-level trace`, and send the log to support.',
    links: [
      {label: 'Use a proxy or your own certificate authority', to: '/docs/install-pact-cli#networks'},
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
    ],
    keywords: [
      'connection refused',
      'ECONNREFUSED',
      'self-signed certificate',
      'TLS handshake',
      'UnknownIssuer',
      'corporate proxy',
      'dns error',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/list-environments-no-broker.txt'},
  },
  {
    id: 'cli-invalid-url',
    area: 'cli',
    title: 'Invalid URL - relative URL without a base',
    patterns: ['Invalid URL - relative URL without a base', 'Invalid URL - {value}'],
    example: '❌ Invalid URL - relative URL without a base',
    level: 'error',
    meaning: "The base URL of the broker is incomplete, so the CLI didn't send a request.",
    causes: [
      {
        cause: 'The URL has no `https://` at the beginning.',
        check: '`PACT_BROKER_BASE_URL` or `--broker-base-url` contains only a hostname, such as `example.pactflow.io`.',
        fix: 'Add the scheme to the URL.',
        command: 'export PACT_BROKER_BASE_URL="https://YOUR_ACCOUNT.pactflow.io"',
      },
      {
        cause: '`PACT_BROKER_BASE_URL` is empty.',
        check: 'In the failing step, this command prints `[]`.',
        checkCommand: 'echo "[$PACT_BROKER_BASE_URL]"',
        fix: 'Check the name of the secret or variable in the CI system, and pass it to the job.',
      },
    ],
    next: 'Print the base URL in the failing step. If the output contains quotation marks, remove them from the variable, because they make the URL invalid.',
    links: [{label: 'Connect the CLI to PactFlow', to: '/docs/install-pact-cli#connect'}],
    keywords: ['https missing', 'empty PACT_BROKER_BASE_URL', 'broker URL without scheme'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-invalid-url.txt'},
  },
  {
    id: 'cli-no-hal-response',
    area: 'cli',
    title: 'Did not get a valid HAL response body from pact broker path …',
    patterns: [
      "Did not get a valid HAL response body from pact broker path '{path}', content type is '{value}'",
      "Did not get a valid HAL response body from pact broker path '', content type is '{value}'",
      'Did not get a valid HAL response body from pact broker path',
    ],
    example:
      "❌ Did not get a valid HAL response body from pact broker path '', content type is 'text/html'. URL: 'https://example.com'",
    level: 'error',
    meaning:
      'A server returned a successful response, but not the JSON that a broker returns. The URL usually points to another server or to a login page.',
    causes: [
      {
        cause: "The base URL isn't the broker's URL.",
        check:
          '`PACT_BROKER_BASE_URL` contains the URL of a page, or the HTML that `curl` prints is from an unrelated website.',
        checkCommand:
          'curl --header "Accept: application/hal+json" --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"',
        fix: 'Set `PACT_BROKER_BASE_URL` to the URL of your account or installation, without the path of a page.',
      },
      {
        cause: 'A proxy or a gateway in front of the broker returns its own page.',
        check: "The HTML that `curl` prints contains the name of the proxy or your company's login form.",
        fix: "Exempt the broker's hostname from the proxy with `NO_PROXY`, or ask your network team for access.",
      },
    ],
    next: "Run the `curl` command with `--include` from a network that doesn't use the proxy, such as the broker's own network. If the `Content-Type` header contains `application/hal+json` there, the proxy replaces the broker's response.",
    links: [
      {label: 'Connect the CLI to PactFlow', to: '/docs/install-pact-cli#connect'},
      {label: 'Use a proxy or your own certificate authority', to: '/docs/install-pact-cli#networks'},
    ],
    keywords: ['HTML instead of JSON', 'text/html', 'login page', 'wrong base URL'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-broker-cli/blob/main/src/cli/pact_broker/main.rs',
      unrecorded: "no sample on this site uses a website's URL as the broker URL",

      remark: 'We ran the command only once, to see the message.',
    },
  },
  {
    id: 'cli-relation-not-found',
    area: 'cli',
    title: 'Could not find relation …',
    patterns: [
      "Could not find relation '{name}' in resource at {url}. The most likely reason for this is that you are on an old version of the Pact Broker",
      "Could not find relation '{name}'",
      'Could not find relation {name} in index resource',
    ],
    example: "❌ Could not find relation 'pf:publish-provider-contract'",
    level: 'error',
    meaning:
      "The CLI finds each operation through a link in the broker's response, such as `pb:environments`. The response has no link for the operation that this command needs.",
    causes: [
      {
        cause: "The open-source Pact Broker doesn't support provider contracts.",
        check:
          'The name in the error starts with `pf:`, and `PACT_BROKER_BASE_URL` is the URL of an open-source Pact Broker.',
        fix: 'Publish the provider contract to PactFlow, because [bi-directional contract testing](/docs/bi-directional-contract-testing) is a PactFlow feature.',
      },
      {
        cause: 'The broker is older than the feature.',
        check:
          "You run your own broker, and even with an administrator's token, the response to `curl` contains no link with this name.",
        checkCommand: 'curl --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"',
        fix: 'Upgrade the broker or your On-Premises installation.',
      },
      {
        cause: "The token's owner lacks the permission that the operation requires.",
        check: "The response to `curl` contains the link only when you send an administrator's token.",
        fix: "Ask an administrator to add the permission to the owner's role.",
      },
    ],
    next: 'Run the `curl` command in the failing job. If the response contains the link, the CLI uses a different base URL or token. Otherwise, send the response and the version of your installation to support.',
    links: [
      {label: 'pact pactflow publish-provider-contract', to: '/docs/reference/cli/pactflow/publish-provider-contract'},
      {label: 'Permissions', to: '/docs/permissions'},
    ],
    keywords: ['pb:environments', 'pb:publish-contracts', 'old Pact Broker version', 'HAL link missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-broker-cli/blob/main/src/cli/pact_broker/main/utils.rs',
      unrecorded: 'the mock broker on this site offers every operation',
    },
  },
  {
    id: 'cli-required-arguments-missing',
    area: 'cli',
    title: 'error: the following required arguments were not provided:',
    patterns: ['the following required arguments were not provided:'],
    example: 'error: the following required arguments were not provided:',
    level: 'error',
    meaning:
      "The command is missing at least one required option, so the program exited with code 2 and didn't send a request. The next lines list what's missing.",
    causes: [
      {
        cause: "`--broker-base-url` is missing because `PACT_BROKER_BASE_URL` isn't set.",
        check: 'The next line contains `--broker-base-url`. In `pact verifier`, the option is called `--broker-url`.',
        fix: 'Set the variable in the job, or add the option to the command.',
        command: 'export PACT_BROKER_BASE_URL="https://YOUR_ACCOUNT.pactflow.io"',
      },
      {
        cause:
          'The version is missing. The publish commands require it, although their usage lines show it as optional.',
        check: 'The next line contains `--consumer-app-version`, `--provider-app-version`, or `--provider-version`.',
        fix: 'Add the version, or use `--auto-detect-version-properties` in the publish commands.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: 'The files follow `--tag`, so the command treats their names as tags (legacy).',
        check: 'The next line contains `PACT_FILES_DIRS_OR_GLOBS`, although your command lists pact files.',
        fix: 'Put the files before `--tag` and the other options.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH" --tag "$TAG"',
      },
      {
        cause: '`pact verifier` or `pact stub` has no source of pacts.',
        check: 'The next lines list `--file`, `--dir`, `--url`, and `--broker-url`.',
        fix: 'Add one of the four options, or set `PACT_BROKER_BASE_URL`. To fetch pacts from a broker, `pact verifier` also needs `--provider-name`.',
      },
    ],
    next: "Run the command with `--help`. If the help text doesn't show the missing option as required, look it up in the [reference](/docs/reference/cli), which also covers requirements that the usage line doesn't show.",
    links: [
      {label: 'Command-line reference', to: '/docs/reference/cli'},
      {label: 'Publish without a version', to: '/docs/reference/cli/broker/publish#pitfall-version'},
      {label: 'Tags and the order of arguments', to: '/docs/reference/cli/broker/publish#pitfall-tag'},
    ],
    keywords: ['missing option', 'exit code 2', '--provider-app-version', '--broker-base-url required'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-no-version.txt'},
  },
  {
    id: 'cli-unexpected-argument',
    area: 'cli',
    title: "error: unexpected argument '…' found",
    patterns: ["unexpected argument '{option}' found"],
    example: "error: unexpected argument '--no-production' found",
    level: 'error',
    meaning:
      'The command has no option or argument with this name, so the program rejected the command line and exited with code 2.',
    causes: [
      {
        cause: 'The option exists only in the Ruby CLI (legacy).',
        check:
          'The script was written for the `pact_broker-client` gem, or for version 16 or earlier of the npm package.',
        fix: 'Look up the [changed options](/docs/install-pact-cli#broker-options). For example, omit `--no-production`. In `create-webhook`, use `--user` instead of `-u` for the credentials.',
      },
      {
        cause: 'The option is misspelled, or it belongs to another command.',
        check:
          'The `tip` in the next lines suggests a similar option, or the [reference](/docs/reference/cli) lists the option for another command only.',
        fix: 'Correct or remove the option.',
      },
      {
        cause: 'The command passes `--version` to `pact` itself, which has no such option.',
        check: 'The error contains `--version`, and the usage line is `pact [OPTIONS] [COMMAND]`.',
        fix: 'Add `--version` to a subcommand, because each subcommand has its own version.',
        command: 'pact broker --version',
      },
      {
        cause:
          "A value with spaces isn't in quotation marks, so the shell passed its second word as a separate argument.",
        check: 'The argument in the error is part of an application name, a branch, or a description.',
        fix: 'Enclose the value, or the variable that contains it, in double quotes.',
      },
    ],
    next: "Run the command with `--help` in the failing job. If the help text doesn't show an option that the [reference](/docs/reference/cli) lists, the job uses a different version of the CLI, so upgrade it.",
    links: [
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
      {label: 'Command-line reference', to: '/docs/reference/cli'},
    ],
    keywords: ['unknown option', 'unsupported option', 'exit code 2'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/create-environment-no-production.txt'},
  },
  {
    id: 'cli-unrecognized-subcommand',
    area: 'cli',
    title: "error: unrecognized subcommand '…'",
    patterns: ["unrecognized subcommand '{name}'"],
    example: "error: unrecognized subcommand 'record_deployment'",
    level: 'error',
    meaning: "The program has no command with this name, so it didn't send a request to the broker.",
    causes: [
      {
        cause: 'The command contains underscores, which only the Ruby CLI (legacy) accepts.',
        check: 'The `tip` in the output suggests the same name with hyphens.',
        fix: 'Replace the underscores with hyphens.',
        command:
          'pact broker record-deployment --pacticipant "$APPLICATION" --version "$GIT_COMMIT" --environment "$ENVIRONMENT"',
      },
      {
        cause: 'The command is misspelled.',
        check: 'The `tip` in the output suggests a command with a slightly different spelling.',
        fix: 'Use one of the [commands in the reference](/docs/reference/cli#commands).',
      },
    ],
    next: 'Run `pact --help` and `pact broker --help`. If only the second list contains the command, add `broker` after `pact`. If neither list contains the command, upgrade the CLI.',
    links: [
      {label: 'Command-line reference', to: '/docs/reference/cli#commands'},
      {label: 'Changed pact broker options', to: '/docs/install-pact-cli#broker-options'},
    ],
    keywords: ['unknown command', 'can_i_deploy', 'publish command not found'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-unrecognized-subcommand.txt'},
  },
  {
    id: 'cli-value-missing',
    area: 'cli',
    title: "error: a value is required for '…' but none was supplied",
    patterns: ["a value is required for '{option}' but none was supplied"],
    example: "error: a value is required for '--version <VERSION>' but none was supplied",
    level: 'error',
    meaning:
      'The option in the error has no value, usually because a variable is empty. The program stopped before sending a request.',
    causes: [
      {
        cause: "The CI system doesn't set the variable that contains the value.",
        check:
          "The variable isn't in the CI system's documentation, and no step sets it. The names differ between CI systems, as in `GITHUB_SHA` and `CI_COMMIT_SHA`.",
        fix: 'Use the name that your CI system provides, or set the variable before this step.',
      },
      {
        cause: "The variable is set in another job or step, but its value isn't passed on.",
        check: 'The step that sets the variable is in a different job, container, or shell.',
        fix: "Pass the value to this job, for example, as the job's output or as an environment variable.",
      },
    ],
    next: 'Run `printenv` directly before the command. If the output contains the variable with a value, compare its spelling with the spelling in the command.',
    links: [
      {label: 'Publish from your CI system', to: '/docs/bi-directional-contract-testing/publishing#in-your-ci-system'},
      {label: 'Command-line reference', to: '/docs/reference/cli'},
    ],
    keywords: ['empty variable', 'version is empty', 'GIT_COMMIT not set'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-value-missing.txt'},
  },
  {
    id: 'cli-invalid-value',
    area: 'cli',
    title: "error: invalid value '…' for '…'",
    patterns: ["error: invalid value '{value}' for '{option}'"],
    example: "error: invalid value 'xml' for '--output <OUTPUT>'",
    level: 'error',
    meaning: "The option doesn't accept this value. If the possible values are limited, the next line lists them.",
    causes: [
      {
        cause: 'The value is misspelled, or only another command accepts it.',
        check:
          'The next line starts with `[possible values:`. For `--output`, for example, some commands accept `table`, and others accept `text`.',
        fix: 'Use one of the listed values, or omit the option.',
      },
      {
        cause: "In `pact mock verify`, the value of `--mock-server-id` isn't the ID of a mock server.",
        check:
          "The error ends with `is not a valid server ID`, and the list of running mock servers doesn't contain your value.",
        checkCommand: 'pact mock list',
        fix: 'Copy the ID from the list, or use `--mock-server-port`.',
      },
    ],
    next: "Look up the option on the command's page in the [reference](/docs/reference/cli). If the page lists your value, the job uses a different version of the CLI.",
    links: [{label: 'Command-line reference', to: '/docs/reference/cli'}],
    keywords: ['possible values', 'output format'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-invalid-value.txt'},
  },
  {
    id: 'cli-options-conflict',
    area: 'cli',
    title: "error: the argument '…' cannot be used with '…'",
    patterns: [
      "error: the argument '{option}' cannot be used with '{value}'",
      'Cannot use both --verification-success|--no-verification-success and --verification-exit-code',
    ],
    example: "error: the argument '--verification-exit-code <N>' cannot be used with '--verification-success'",
    level: 'error',
    meaning: 'The command contains two mutually exclusive options, so the program rejected it.',
    causes: [
      {
        cause: 'The `publish-provider-contract` command specifies the test outcome twice.',
        check:
          'The command contains both `--verification-exit-code` and either `--verification-success` or `--no-verification-success`.',
        fix: 'Keep only `--verification-exit-code`, which works for both outcomes.',
        command:
          'pact pactflow publish-provider-contract openapi.yaml --provider "$PROVIDER" --provider-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH" --verification-exit-code "$EXIT_CODE" --verification-results "$TEST_REPORT"',
      },
      {
        cause: 'The `provider-states list` command specifies both a branch and an environment.',
        check: 'The command contains both `--branch` and `--environment`.',
        fix: 'Remove one of the two options.',
        command: 'pact broker provider-states list --provider "$PROVIDER" --environment "$ENVIRONMENT"',
      },
    ],
    next: 'If your command contains only one of the two options, run it with `--help`. The text `[env: …]` after the other option names the environment variable that sets the option in this job.',
    links: [
      {
        label: 'pact pactflow publish-provider-contract',
        to: '/docs/reference/cli/pactflow/publish-provider-contract#pitfall-outcome',
      },
    ],
    keywords: ['mutually exclusive options', '--verification-success'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-options-conflict.txt'},
  },
  {
    id: 'pact-path-not-found',
    area: 'cli',
    title: "File or directory does not exist: '…'",
    patterns: ["File or directory does not exist: '{path}'"],
    example: "❌ File or directory does not exist: 'packs'",
    level: 'error',
    meaning: "`pact broker publish` can't find the pact file or folder, so it published nothing.",
    causes: [
      {
        cause: 'The path is wrong relative to the working directory.',
        check:
          "The output of `ls` in the same step doesn't list the folder, although the folder exists elsewhere in the workspace. In a monorepo, steps often start in the root folder.",
        fix: "Correct the path, or change the step's working directory.",
      },
      {
        cause: "The tests didn't write a pact, or they ran in another job.",
        check: "The folder doesn't exist anywhere in the job's workspace.",
        fix: 'Run the tests before you publish. If they run in another job, upload the folder as an artifact there, and download it in this job.',
      },
      {
        cause: 'The path is a glob pattern in quotation marks, which `publish` treats as a file name.',
        check: 'The path in the error contains an asterisk.',
        fix: 'Remove the quotation marks so that the shell expands the pattern, or specify the folder.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: "The CLI runs in a container, and the folder isn't mounted.",
        check: 'The command starts with `docker run` and has no `-v` option for this folder.',
        fix: 'Mount the folder with `-v`, and specify its path in the container.',
      },
    ],
    next: 'Look up the output folder in the configuration of your Pact library. If the tests write to a different folder than the one in the error, publish that folder.',
    links: [
      {label: 'Glob patterns in quotation marks', to: '/docs/reference/cli/broker/publish#pitfall-pattern'},
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
    ],
    keywords: ['pact file not found', 'glob', 'pacts folder missing', 'monorepo path'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-no-folder.txt'},
  },
  {
    id: 'no-pact-files-to-load',
    area: 'cli',
    title: 'No pact files found to load',
    patterns: ['No pact files found to load'],
    example: 'No pact files found to load',
    level: 'error',
    meaning: 'The folder exists, but it contains no JSON files at its top level, so the command published nothing.',
    causes: [
      {
        cause: 'The pact files are in nested folders, which `publish` ignores.',
        check: 'The folder contains only other folders, such as one for each job.',
        fix: 'List every folder that contains pact files.',
        command:
          'pact broker publish pacts/web pacts/mobile --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: "The consumer tests didn't write a pact.",
        check: 'The folder is empty, and the test log shows that the Pact tests failed, were skipped, or are missing.',
        fix: 'Fix the tests, and publish only after they succeed.',
      },
    ],
    next: 'Run `find . -name "*.json" -not -path "*/node_modules/*"` in the publish step. If the output contains a pact file in another folder, publish that folder. If not, check which job runs the consumer tests.',
    links: [
      {label: 'Pact files in nested folders', to: '/docs/reference/cli/broker/publish#pitfall-folder'},
      {
        label: 'How do I publish a pact when my tests run in several jobs?',
        to: '/docs/how_to#publish-from-several-jobs',
      },
    ],
    keywords: ['empty pacts folder', 'nothing to publish', 'subfolders'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/test/pitfalls.test.js'},
  },
  {
    id: 'pact-files-failed-to-load',
    area: 'cli',
    title: 'Failed to load one or more pact files:',
    patterns: ['Failed to load one or more pact files'],
    example: 'Error: Failed to load one or more pact files: ["CatalogueWeb-ProductAPI.json: file is not JSON"]',
    level: 'error',
    meaning: "At least one file in the folder isn't valid JSON, so the command published no pacts.",
    causes: [
      {
        cause: 'The file is incomplete, or it was changed after the tests wrote it.',
        check: 'The file is empty, ends in the middle of a value, or contains conflict markers from Git.',
        fix: 'Delete the file, and run the consumer tests again.',
      },
      {
        cause: "The folder contains a JSON file that isn't a pact, such as a configuration file with comments.",
        check: "The file in the error wasn't written by your Pact library.",
        fix: 'List the pact files individually, or move the other file out of the folder.',
      },
    ],
    next: 'Run `jq empty` with the path of the file in the error. The output shows the line and column where the JSON becomes invalid.',
    links: [
      {label: 'pact broker publish', to: '/docs/reference/cli/broker/publish'},
      {
        label: 'How do I publish a pact when my tests run in several jobs?',
        to: '/docs/how_to#publish-from-several-jobs',
      },
    ],
    keywords: ['file is not JSON', 'corrupt pact file', 'invalid JSON'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-pact-files-failed-to-load.txt'},
  },
  {
    id: 'two-versions-of-interaction',
    area: 'cli',
    title: 'Two interactions have been found with same description (…) and provider state (…)',
    patterns: [
      'Two interactions have been found with same description ("{interaction}") and provider state',
      'Two interactions have been found with same description',
    ],
    example:
      '❌ PactBroker::Client::PactMergeError - Two interactions have been found with same description ("a request for product 10") and provider state ([{"name":"a product exists","params":{"id":"10"}}]) but a different request or response. Please use a different description or provider state, or hard-code any random data.',
    level: 'error',
    meaning:
      'The `publish` command combines pact files for the same consumer and provider. Two of these files contain different versions of the same interaction, so the command published nothing.',
    causes: [
      {
        cause: 'The files contain random data, such as IDs or the current date.',
        check: 'The two interactions in the output have the same structure, and only some values differ.',
        fix: 'Use fixed values in the tests, and give each matcher an example value.',
      },
      {
        cause: 'Two tests use the same description and provider state for different requests.',
        check: 'The two interactions in the output have different paths, fields, or statuses.',
        fix: 'Change the description in one of the tests.',
      },
      {
        cause: 'The folder still contains a pact file from an earlier test run.',
        check: 'One of the two files is older than the test run, or has a name that the tests no longer use.',
        fix: 'Delete the folder before each test run.',
      },
    ],
    next: 'Search the folder for the description in the error to find the two files. If you find only one, check which other folders the command publishes.',
    links: [
      {
        label: 'Combining pact files with different versions of an interaction',
        to: '/docs/reference/cli/broker/publish#pitfall-parts',
      },
      {
        label: 'How do I publish a pact when my tests run in several jobs?',
        to: '/docs/how_to#publish-from-several-jobs',
      },
    ],
    keywords: ['PactMergeError', 'PactBroker::Client::PactMergeError', 'duplicate interaction', 'random test data'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-two-versions-of-interaction.txt'},
  },
  {
    id: 'pact-publication-failed',
    area: 'cli',
    title: 'Pact publication failed:',
    patterns: ['Pact publication failed:', 'Provider contract publication failed:'],
    example: '❌ Pact publication failed:',
    level: 'consequence',
    meaning: 'The broker received the contract but rejected it. The next line contains the reason.',
    causes: [
      {
        cause: 'The version already has a pact with different content.',
        check: 'The next line starts with `contracts: Cannot change the content of the pact`.',
        fix: 'Give each build [a new version](/docs/how_to#why-do-i-get-409-conflict-when-i-publish-again), such as the commit hash.',
      },
      {
        cause: "An application in the pact doesn't exist yet, and its name is similar to an existing name.",
        check: 'The next line starts with `contracts: This is the first time a pact has been published`.',
        fix: 'Correct the name in the test. If the name is right, create the application first.',
        command: 'pact broker create-or-update-pacticipant --name "$APPLICATION"',
      },
    ],
    next: 'If the next line starts with different text, look up that line instead, because it contains the reason for the rejection.',
    links: [
      {
        label: 'pact broker publish: What the messages mean',
        to: '/docs/reference/cli/broker/publish#what-the-messages-mean',
      },
    ],
    keywords: ['publish rejected', '409 Conflict'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-conflict.txt'},
  },
  {
    id: 'version-url-not-found',
    area: 'cli',
    title: "Request to pact broker path '…/versions/…' failed: 404 Not Found",
    patterns: [
      "Request to pact broker path '{url}/pacticipants/{pacticipant}/versions/{version}' failed: 404 Not Found",
      "Request to pact broker path '/pacticipants/{pacticipant}/versions/{version}' failed: 404 Not Found",
    ],
    example:
      "❌ Request to pact broker path 'http://localhost:9292/pacticipants/CatalogueWeb/versions/9.9.9' failed: 404 Not Found. URL: 'http://localhost:9292'",
    level: 'error',
    meaning:
      "The broker has no such version of the application, so `record-deployment` or `record-release` can't record it.",
    causes: [
      {
        cause: 'The deployment step and the publish step use different versions.',
        check:
          'The version in the error differs from the one in the build log. For example, one is a release number, and the other is a commit hash.',
        fix: 'Use the same variable in both steps.',
        command:
          'pact broker record-deployment --pacticipant {pacticipant} --version "$GIT_COMMIT" --environment "$ENVIRONMENT"',
      },
      {
        cause: "The build didn't publish a pact or a verification result for this version.",
        check: "Both steps use the same version, but the application's page in PactFlow doesn't list the version.",
        fix: 'Publish before you deploy. If the application has no contracts yet, create the version first.',
        command:
          'pact broker create-or-update-version --pacticipant {pacticipant} --version {version} --branch "$GIT_BRANCH"',
      },
      {
        cause: "The application's name is misspelled.",
        check: 'The output of `list-pacticipants` contains a similar name instead of the one in the error.',
        checkCommand: 'pact broker list-pacticipants',
        fix: 'Correct the value of `--pacticipant`.',
      },
    ],
    next: 'Compare `PACT_BROKER_BASE_URL` in the build with the URL at the end of the error. If they differ, the build and the deployment pipeline use different brokers.',
    links: [
      {
        label: "Record the deployment of a version that doesn't exist",
        to: '/docs/reference/cli/broker/record-deployment#record-deployment-unknown-version',
      },
      {
        label: 'Troubleshoot deployments',
        to: '/docs/bi-directional-contract-testing/deploying#if-something-goes-wrong',
      },
    ],
    keywords: ['record-deployment 404', 'version not found', 'record-release fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/record-deployment-unknown-version.txt'},
  },
  {
    id: 'cli-resource-not-found',
    area: 'cli',
    title: 'Request to pact broker path … failed: 404 Not Found',
    patterns: [
      "Request to pact broker path '/pacticipants/{pacticipant}' failed: 404 Not Found",
      "Request to pact broker path '' failed: 404 Not Found",
      "Request to pact broker path '{path}' failed: 404 Not Found",
    ],
    example:
      "❌ Request to pact broker path '/pacticipants/CatalogueWeb' failed: 404 Not Found. URL: 'http://localhost:9292'",
    level: 'error',
    meaning: "The CLI reached a server, but the resource in the path doesn't exist there.",
    causes: [
      {
        cause: "The application in the path doesn't exist, or its name is misspelled.",
        check:
          "The path contains the name of an application that `list-pacticipants` doesn't show, or that's capitalized differently in its output.",
        checkCommand: 'pact broker list-pacticipants',
        fix: 'Use the name from the output.',
      },
      {
        cause: 'The provider has no pacts yet.',
        check:
          "The path starts with `/pacts/provider`, and the list of pacts that this command prints doesn't contain the provider.",
        checkCommand: 'pact broker list-latest-pact-versions',
        fix: 'Publish a pact for this provider, or correct the value of `--provider`.',
      },
      {
        cause: "The branch name contains a slash, which version 18.1.2 of `get-pacts` doesn't encode.",
        check: 'The path contains `/branch/` and a name with a slash, such as `feat/price`.',
        fix: '[Encode the name](/docs/how_to#encode-names) in the command. Write `%2F` instead of the slash.',
        command: 'pact broker get-pacts --provider "$PROVIDER" --branch feat%2Fprice --latest',
      },
      {
        cause: 'The UUID in the path is wrong, or the resource was deleted.',
        check:
          'The path contains `/environments/` or `/webhooks/`, and no environment or webhook has the UUID. This command lists the environments. To list the webhooks, use the [API](/docs/use-the-api).',
        checkCommand: 'pact broker list-environments',
        fix: 'Copy the correct UUID from the list.',
      },
      {
        cause: "The base URL isn't the broker's URL.",
        check: 'The path in the error is empty, because even the first request failed.',
        fix: 'Correct `PACT_BROKER_BASE_URL`. The base URL of a PactFlow Cloud account has no path after the hostname.',
      },
    ],
    next: "Look for the resource in the PactFlow UI. If it's there, compare the URL in your browser with the URL at the end of the error, because the job might use a different account.",
    links: [
      {label: 'Start with the status code', to: '/docs/authorization-help#which-code-did-you-get'},
      {label: 'Command-line reference', to: '/docs/reference/cli'},
    ],
    keywords: ['describe-pacticipant', 'get-pacts 404', 'delete-environment 404', 'wrong account'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/describe-pacticipant-unknown.txt'},
  },
  {
    id: 'cli-environment-not-found',
    area: 'cli',
    title: 'Environment … does not exist',
    patterns: [
      'Environment {environment} does not exist',
      "Environment '{environment}' not found",
      'Environment {environment} not found',
    ],
    example: '❌ Environment prod does not exist',
    level: 'error',
    meaning: "The broker has no environment with this name, so the CLI didn't record or describe anything.",
    causes: [
      {
        cause: "The command uses the environment's display name or an abbreviation.",
        check:
          'In the output of `list-environments`, the **NAME** column contains a similar name, such as `production` instead of `prod`.',
        checkCommand: 'pact broker list-environments',
        fix: 'Use the value in the **NAME** column.',
      },
      {
        cause: "The environment hasn't been created yet.",
        check:
          'Neither the output of `list-environments` nor the **Environments** screen contains the environment that you deploy to.',
        fix: 'Create the environment once, outside the build.',
        command: 'pact broker create-environment --name {environment}',
      },
      {
        cause: "The token's owner can't see the environment.",
        check:
          "An administrator sees the environment in PactFlow, but the output of `list-environments` in the build doesn't contain it.",
        fix: "Link the environment to one of the owner's teams, or use a role with permissions for all teams.",
      },
    ],
    next: 'Compare the output of `list-environments` in the build with the **Environments** screen in the settings. If the two lists have nothing in common, `PACT_BROKER_BASE_URL` points to another account.',
    links: [
      {label: 'Set up environments', to: '/docs/bi-directional-contract-testing/deploying#prepare-the-environments'},
      {label: 'Environment permissions', to: '/docs/user-interface/settings/environments#who-may-do-what'},
    ],
    keywords: ['record-deployment fails', 'unknown environment', 'describe-version environment'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/record-deployment-unknown-environment.txt'},
  },
  {
    id: 'cli-environment-uuid-not-found',
    area: 'cli',
    title: 'Environment with UUID … not found',
    patterns: ['Environment with UUID {value} not found'],
    example: '❌ Environment with UUID 00000000-0000-4000-8000-999999999999 not found',
    level: 'error',
    meaning: '`update-environment` found no environment with this UUID, so it changed nothing.',
    causes: [
      {
        cause: 'The environment was deleted and created again, so its UUID has changed.',
        check:
          'The output of `list-environments` contains an environment with the expected name, but with a different UUID.',
        checkCommand: 'pact broker list-environments',
        fix: 'Use the value in the **UUID** column, or let the script look up the UUID by name.',
      },
      {
        cause: 'The command connects to another account.',
        check: "The output of `list-environments` doesn't contain any of your environments.",
        fix: 'Correct `PACT_BROKER_BASE_URL`.',
      },
      {
        cause: 'The environment was deleted.',
        check: 'The output of `list-environments` contains your other environments, but not this one.',
        fix: 'Create the environment again, and use its new UUID.',
        command: 'pact broker create-environment --name "$ENVIRONMENT"',
      },
    ],
    next: "Have an administrator open the **Environments** screen in the settings. If the environment is listed there, the token's owner can't see it, so link the environment to one of the owner's teams.",
    links: [
      {
        label: "Update an environment that doesn't exist",
        to: '/docs/reference/cli/broker/update-environment#update-environment-unknown',
      },
      {label: 'pact broker list-environments', to: '/docs/reference/cli/broker/list-environments'},
    ],
    keywords: ['update-environment', 'environment ID'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/update-environment-unknown.txt'},
  },
  {
    id: 'pacticipant-version-not-found',
    area: 'cli',
    title: 'Pacticipant version not found',
    patterns: ['Pacticipant version not found'],
    example: '❌ Pacticipant version not found',
    level: 'error',
    meaning: "`describe-version` found no version of the application that matches the command's options.",
    causes: [
      {
        cause: 'The version was never published, or its number has a different format.',
        check:
          'Without `--version`, `describe-version` shows the latest version. Its format differs from yours, for example, because your version starts with `v`.',
        checkCommand: 'pact broker describe-version --pacticipant "$APPLICATION"',
        fix: 'Use the exact version from the publish step.',
      },
      {
        cause: 'No version of the application has the tag (legacy) that follows `--latest`.',
        check: 'The command contains `--latest` followed by a tag, and succeeds without the tag.',
        fix: 'Omit the tag, or use `--environment` to see the deployed versions.',
        command: 'pact broker describe-version --pacticipant "$APPLICATION" --environment "$ENVIRONMENT"',
      },
    ],
    next: 'Open the application in PactFlow. If the version is listed there, check whether `PACT_BROKER_BASE_URL` points to the same account. If not, check the log of the publish step.',
    links: [
      {
        label: "Describe a version that doesn't exist",
        to: '/docs/reference/cli/broker/describe-version#describe-version-unknown',
      },
    ],
    keywords: ['describe-version', 'unknown version'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/describe-version-unknown.txt'},
  },
  {
    id: 'not-currently-deployed',
    area: 'cli',
    title: '… is not currently deployed to … environment. Cannot record undeployment',
    patterns: [
      '{pacticipant} is not currently deployed to {environment} environment. Cannot record undeployment',
      "is not currently deployed to application instance '{value}' in {environment} environment",
    ],
    example: '❌ CatalogueWeb is not currently deployed to test environment. Cannot record undeployment.',
    level: 'error',
    meaning:
      'The broker has no deployment of this application in the environment, so `record-undeployment` has nothing to end.',
    causes: [
      {
        cause: "The deployment wasn't recorded, or its undeployment has already been recorded.",
        check: 'The output of `describe-version` lists no version of the application with the status `Deployed`.',
        checkCommand: 'pact broker describe-version --pacticipant "$APPLICATION" --environment {environment}',
        fix: 'If nothing was deployed, remove the step. Otherwise, add `record-deployment` to the deployment pipeline.',
      },
      {
        cause: 'The version was recorded as a release instead of a deployment.',
        check: 'The output of `describe-version` shows the version as released.',
        fix: 'Use `record-support-ended` for releases.',
        command:
          'pact broker record-support-ended --pacticipant "$APPLICATION" --version "$VERSION" --environment {environment}',
      },
      {
        cause: 'The application has no instance with the name in the command.',
        check:
          'The error contains `application instance`, and the **APPLICATION INSTANCE** column in the output of `describe-version` has a different value.',
        fix: 'Use a name from the column. If the column contains a hyphen, omit `--application-instance`.',
      },
    ],
    next: 'Find the `record-deployment` step in the log of the deployment pipeline. If it names a different application or environment, use the same values for `record-undeployment`.',
    links: [
      {label: 'Retire an application', to: '/docs/bi-directional-contract-testing/deploying#retire-an-application'},
      {label: 'pact broker record-undeployment', to: '/docs/reference/cli/broker/record-undeployment'},
    ],
    keywords: ['record-undeployment fails', 'undeploy'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/record-undeployment-not-deployed.txt'},
  },
  {
    id: 'application-instance-required',
    area: 'cli',
    title: 'Please specify one of the following application instances to record the undeployment from: …',
    patterns: [
      'Please specify one of the following application instances to record the undeployment from: {value}',
      'specify one of the following application instances to record the undeployment from',
    ],
    example: 'Please specify one of the following application instances to record the undeployment from: customer-1',
    level: 'error',
    meaning:
      "All deployments in the environment have an instance name, but without `--application-instance`, `record-undeployment` ends only a deployment that doesn't have one.",
    causes: [
      {
        cause:
          'The deployment was recorded with `--application-instance`, but the `record-undeployment` command omits it.',
        check:
          "The command doesn't include `--application-instance`, and the end of the error lists the instance that you removed.",
        fix: 'Add `--application-instance` with the name of the instance. If you removed several instances, run the command for each of them.',
        command:
          'pact broker record-undeployment --pacticipant "$APPLICATION" --environment "$ENVIRONMENT" --application-instance {value}',
      },
    ],
    next: "If the error lists other instances but not yours, run `pact broker describe-version` with `--pacticipant` and `--environment`. If the **APPLICATION INSTANCE** column doesn't contain the name either, the undeployment has already been recorded.",
    links: [
      {
        label: 'Record multiple instances in one environment',
        to: '/docs/bi-directional-contract-testing/deploying#several-instances-in-one-environment',
      },
      {label: 'pact broker record-undeployment', to: '/docs/reference/cli/broker/record-undeployment'},
    ],
    keywords: ['--application-instance', '--target'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-application-instance-required.txt'},
  },
  {
    id: 'no-released-version',
    area: 'cli',
    title: 'No currently released versions found for … in … environment',
    patterns: ['No currently released versions found for {pacticipant} in {environment} environment'],
    example: '❌ No currently released versions found for CatalogueWeb in production environment',
    level: 'error',
    meaning:
      '`record-support-ended` ends support for a release, but this version isn’t a supported release in this environment.',
    causes: [
      {
        cause: 'The version was recorded as a deployment instead of a release.',
        check: 'In the output of `describe-version`, the status of the version is `Deployed`.',
        checkCommand: 'pact broker describe-version --pacticipant {pacticipant} --environment {environment}',
        fix: 'Use `record-undeployment` for deployments. If a later deployment replaced the version, remove the step.',
      },
      {
        cause: 'The end of support has already been recorded, or the release was recorded in another environment.',
        check: 'The output of `describe-version` doesn’t list this version as released.',
        fix: 'If the release is in another environment, correct the value of `--environment`. Otherwise, remove the step.',
      },
      {
        cause: 'The version in the command is wrong.',
        check: 'The output of `describe-version` lists other released versions of the application.',
        fix: 'Use one of these versions.',
      },
    ],
    next: 'Search the log of the deployment pipeline for `record-release`. If the command is missing or failed, the broker has no release to end support for.',
    links: [
      {
        label: 'Choose between a deployment and a release',
        to: '/docs/bi-directional-contract-testing/deploying#deployment-or-release',
      },
      {
        label: 'pact broker record-support-ended',
        to: '/docs/reference/cli/broker/record-support-ended#record-support-ended-not-released',
      },
    ],
    keywords: ['record-support-ended fails', 'release not found'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/record-support-ended-not-released.txt'},
  },
  {
    id: 'version-to-tag-not-found',
    area: 'cli',
    title: "Version '…' of pacticipant '…' does not exist. Use --auto-create-version to create it",
    patterns: [
      "Version '{version}' of pacticipant '{pacticipant}' does not exist. Use --auto-create-version to create it",
      'Could not create tag. Version {version} of {pacticipant} does not exist',
    ],
    example: "❌ Version '9.9.9' of pacticipant 'CatalogueWeb' does not exist. Use --auto-create-version to create it.",
    level: 'error',
    meaning:
      'The command adds a tag (legacy) to an existing version, but the application has no version with this number.',
    causes: [
      {
        cause: 'The tagging step and the publish step use different versions.',
        check: "The version in the error isn't the one in the log of the publish step.",
        fix: 'Use the same variable in both steps.',
      },
      {
        cause: "The build didn't publish anything before the tagging step.",
        check: 'The publish step failed, was skipped, or comes after the tagging step.',
        fix: 'Publish before you add the tag. If the tag represents an environment, record a deployment instead.',
        command:
          'pact broker record-deployment --pacticipant {pacticipant} --version "$GIT_COMMIT" --environment "$ENVIRONMENT"',
      },
    ],
    next: "If both steps use the same version, compare their `PACT_BROKER_BASE_URL` values. If the values match and the version isn't supposed to have any contracts, add `--auto-create-version`. However, this option also creates versions from misspelled version numbers.",
    links: [
      {
        label: "Add a tag to a version that doesn't exist",
        to: '/docs/reference/cli/broker/create-version-tag#create-version-tag-unknown-version',
      },
      {label: 'Record a deployment', to: '/docs/bi-directional-contract-testing/deploying#record-a-deployment'},
    ],
    keywords: ['create-version-tag', 'tag fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/create-version-tag-unknown-version.txt'},
  },
  {
    id: 'branch-to-delete-not-found',
    area: 'cli',
    title: "Could not delete branch '…' of pacticipant '…' as it was not found",
    patterns: [
      "Could not delete branch '{branch}' of pacticipant '{pacticipant}' as it was not found",
      'Could not delete branch {branch} of pacticipant {pacticipant} as it was not found',
    ],
    example: "❌ Could not delete branch 'feat/price' of pacticipant 'CatalogueWeb' as it was not found",
    level: 'error',
    meaning: "The application has no branch with this name in the broker, so there's nothing to delete.",
    causes: [
      {
        cause: 'No build of the branch has published a contract or a verification result.',
        check:
          "The publish step didn't run on this branch, and the application's page in PactFlow doesn't list the branch.",
        fix: 'Omit `--error-when-not-found` so that the command also succeeds for branches like this one.',
        command: 'pact broker delete-branch --pacticipant {pacticipant} --branch {branch}',
      },
      {
        cause: 'The builds publish under a different branch name.',
        check:
          "The application's page in PactFlow lists a similar name, such as one that the CI system generated for the pull request.",
        fix: 'Pass the same branch name to the publish step and to `delete-branch`.',
      },
    ],
    next: 'Look at earlier runs of the job for the same branch. If one of them deleted the branch, you can ignore this error.',
    links: [
      {label: "Delete a branch that doesn't exist", to: '/docs/reference/cli/broker/delete-branch#pitfall-not-found'},
      {label: 'Feature branches', to: '/docs/branches-and-releases#feature-branches'},
    ],
    keywords: ['delete-branch', 'merged branch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/delete-branch-unknown.txt'},
  },
  {
    id: 'webhook-to-test-not-found',
    area: 'cli',
    title: 'Failed to execute webhook: Link/Resource was not found',
    patterns: [
      "Failed to execute webhook: Link/Resource was not found - Request to pact broker path '/webhooks/{value}' failed: 404 Not Found",
      'Failed to execute webhook: Link/Resource was not found',
    ],
    example:
      "❌ Failed to execute webhook: Link/Resource was not found - Request to pact broker path '/webhooks/00000000-0000-4000-8000-999999999999' failed: 404 Not Found. URL: 'http://localhost:9292'",
    level: 'error',
    meaning: 'The broker has no webhook with this UUID, so `test-webhook` had nothing to run.',
    causes: [
      {
        cause: 'The UUID is wrong, or the webhook was deleted.',
        check: "The list of webhooks in the response doesn't contain the UUID.",
        checkCommand: 'curl --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL/webhooks"',
        fix: "Use your webhook's UUID from this list.",
      },
      {
        cause: 'The webhook belongs to another account.',
        check: "The URL at the end of the error isn't the URL of the account where you created the webhook.",
        fix: 'Correct `PACT_BROKER_BASE_URL`.',
      },
    ],
    next: "Find the webhook on the **Webhooks** screen, and test it there. If the screen doesn't show the webhook, it was deleted.",
    links: [
      {label: "Test a webhook that doesn't exist", to: '/docs/reference/cli/broker/test-webhook#test-webhook-unknown'},
      {label: 'Webhooks screen', to: '/docs/user-interface/settings/webhooks'},
    ],
    keywords: ['test-webhook 404', 'webhook UUID'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/test-webhook-unknown.txt'},
  },
  {
    id: 'provider-contract-file-not-found',
    area: 'cli',
    title: 'Failed to read contract file: No such file or directory',
    patterns: ["Failed to read verification results file '{file}'", 'Failed to read contract file'],
    example: '❌ Failed to read contract file: No such file or directory (os error 2)',
    level: 'error',
    meaning:
      "`publish-provider-contract` can't open the OpenAPI description or the test report, so it published nothing.",
    causes: [
      {
        cause: 'The path is wrong relative to the working directory.',
        check:
          'In the same step, the output of `ls` shows the file in a different folder than the one in your command.',
        fix: 'Correct the path of the description or the value of `--verification-results`.',
      },
      {
        cause: "The test tool didn't write a report because it stopped early.",
        check:
          'The error names the results file, and the log of the test tool ends with an error instead of the report.',
        fix: "Fix the test run. If you don't need the report, publish with `--verifier` instead of `--verification-results`.",
        command:
          'pact pactflow publish-provider-contract openapi.yaml --provider "$PROVIDER" --provider-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH" --verification-exit-code "$EXIT_CODE" --verifier "$TEST_TOOL"',
      },
      {
        cause: "The CLI runs in a container that doesn't contain the file.",
        check: 'The command starts with `docker run` and has no `-v` option for the folder.',
        fix: 'Mount the folder with `-v`, and specify the path in the container.',
      },
    ],
    next: "Run the command with the absolute path of the file. If the command succeeds, the step's working directory isn't the one that you expected.",
    links: [
      {label: 'pact pactflow publish-provider-contract', to: '/docs/reference/cli/pactflow/publish-provider-contract'},
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
    ],
    keywords: ['openapi.yaml not found', 'oas file missing', 'verification results missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-provider-contract-file-not-found.txt'},
  },
  {
    id: 'mock-master-server-not-running',
    area: 'cli',
    title: "Failed to connect to the master mock server '…'",
    patterns: ["Failed to connect to the master mock server '{url}'", 'Failed to connect to the master mock server'],
    example:
      "ERROR: Failed to connect to the master mock server 'http://localhost:1/': error sending request for url (http://localhost:1/)",
    level: 'error',
    meaning:
      'The `create`, `list`, `verify`, and `shutdown` commands of `pact mock` need a running master server, and no master server responds at this URL.',
    causes: [
      {
        cause: "The master server isn't running.",
        check:
          'No terminal or background job runs `pact mock start`, or the output of `pact mock start` ends with an error.',
        fix: 'Start the master server first, and keep it running.',
        command: 'pact mock start --host localhost --port 8080',
      },
      {
        cause: 'The master server uses a different host or port.',
        check:
          'The output of `pact mock start` contains `Master server started on port` and a port that differs from the one in the error.',
        fix: 'Use the same `--host` and `--port` in every `pact mock` command.',
      },
    ],
    next: 'Wait a few seconds, and run the failing command again. If it succeeds now, the master server was still starting. In CI, wait until the port accepts connections before you run the command.',
    links: [
      {label: 'pact mock start', to: '/docs/reference/cli/mock/start'},
      {label: 'pact mock', to: '/docs/reference/cli/mock'},
    ],
    keywords: ['pact mock list', 'mock server not started', 'exit code 10', 'pact-mock-service'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-master-server-not-running.txt'},
  },
  {
    id: 'mock-server-not-found',
    area: 'cli',
    title: "No mock server found with … '…', use the 'list' command to get a list of available mock servers",
    patterns: [
      "No mock server found with port '{port}', use the 'list' command",
      "No mock server found with id '{value}', use the 'list' command",
    ],
    example: "No mock server found with port '1234', use the 'list' command to get a list of available mock servers.",
    level: 'error',
    meaning: 'The master server is running, but it has no mock server with this port or ID.',
    causes: [
      {
        cause: 'The command uses the port of the master server instead of the port of the mock server.',
        check:
          'The output of `pact mock list` shows the mock server with a different port, because each mock server has its own port.',
        checkCommand: 'pact mock list',
        fix: 'Use a port or an ID from that output.',
      },
      {
        cause: 'The mock server was shut down, or the master server was restarted.',
        check: "The output of `pact mock list` is empty or doesn't contain the mock server.",
        fix: 'Create the mock server again.',
        command: 'pact mock create --file "$PACT_FILE"',
      },
    ],
    next: 'Run `pact mock list` directly after `pact mock create`. If the output contains the mock server at that point, a later step shuts down the mock server or restarts the master server.',
    links: [
      {label: 'pact mock list', to: '/docs/reference/cli/mock/list'},
      {label: 'pact mock verify', to: '/docs/reference/cli/mock/verify'},
    ],
    keywords: ['pact mock verify', 'pact mock shutdown', 'mock server port'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-core-mock-server/blob/main/pact_mock_server_cli/src/verify.rs',
      unrecorded: "the samples on this site don't start a master server",

      remark: 'We ran the command only once, to see the message.',
    },
  },
  {
    id: 'mock-port-in-use',
    area: 'cli',
    title: 'Failed to bind to localhost port …: Address in use',
    patterns: ['Failed to bind to localhost port {port}: {value}'],
    example: 'Failed to bind to localhost port 8080: Address in use (os error 98)',
    level: 'error',
    meaning: "`pact mock start` couldn't open its port because another program uses it.",
    causes: [
      {
        cause: 'Your application or another program uses the port. The default port of the master server is 8080.',
        check: 'The output of `lsof` shows a process of a program other than `pact`.',
        checkCommand: 'lsof -i :{port}',
        fix: 'Choose another port for the master server, and pass it to all `pact mock` commands.',
        command: 'pact mock start --port 8081',
      },
      {
        cause: 'A master server from an earlier run is still running.',
        check: 'This command prints a table of mock servers, so a master server is already running on this port.',
        checkCommand: 'pact mock list --port {port}',
        fix: 'Stop the master server with `pact mock shutdown-master`, or end its process.',
      },
    ],
    next: 'Run `lsof` again with `sudo`. If a process appears only then, it belongs to another user, so choose another port.',
    links: [
      {label: 'pact mock start', to: '/docs/reference/cli/mock/start'},
      {label: 'pact mock shutdown-master', to: '/docs/reference/cli/mock/shutdown-master'},
    ],
    keywords: ['EADDRINUSE', 'port already in use', 'address already in use'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-mock-port-in-use.txt'},
  },
  {
    id: 'stub-pacts-not-loaded',
    area: 'cli',
    title: 'There were errors loading the pact files',
    patterns: ['There were errors loading the pact files', '- Failed to load pact file:'],
    example: 'There were errors loading the pact files.',
    level: 'error',
    meaning:
      '`pact stub` failed to load one or more pacts, so it exited with code 3 without starting the server. The next lines contain the reasons.',
    causes: [
      {
        cause: "The file or folder doesn't exist.",
        check: 'The next line contains `No such file or directory`.',
        fix: 'Correct the path. In a container, mount the folder, and specify the path in the container.',
        command: 'pact stub --file "$PACT_FILE" --port 8080',
      },
      {
        cause: "The file isn't valid JSON.",
        check: 'The next line contains `Failed to parse Pact JSON`.',
        fix: 'Run the consumer tests to create the pact again, or fetch the pact from PactFlow.',
      },
      {
        cause: "The stub server can't reach the broker.",
        check: 'The next line contains `Failed to access pact broker path`.',
        fix: "Correct the broker's URL, or [trust its certificate](/docs/install-pact-cli#certificate-authority). If the broker starts together with the stub server, wait until the broker is ready.",
      },
      {
        cause: "The request to the broker didn't contain a valid token.",
        check: 'The next line contains `401`.',
        fix: "Pass the token with `--token`, because `pact stub` doesn't read `PACT_BROKER_TOKEN`.",
        command:
          'pact stub --broker-url "$PACT_BROKER_BASE_URL" --token "$PACT_BROKER_TOKEN" --provider-name "$PROVIDER" --port 8080',
      },
    ],
    next: "Run the command with `--loglevel debug`. If the log doesn't contain the file or URL that you expect, correct the command's options.",
    links: [
      {label: 'Run a stub on your own machine', to: '/docs/stubs#without-pactflow'},
      {label: 'pact stub', to: '/docs/reference/cli/stub'},
    ],
    keywords: ['pact-stub-server', 'stub does not start', 'exit code 3'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-stub-pacts-not-loaded.txt'},
  },
  {
    id: 'cli-binary-not-installed',
    area: 'cli',
    title: "Couldn't find application binary for …",
    patterns: ["Couldn't find application binary for {value}"],
    example: "Error: Couldn't find application binary for linux-x64:",
    level: 'error',
    meaning:
      'The npm package of the CLI is installed, but the optional package with the executable for this operating system and processor is missing.',
    causes: [
      {
        cause: 'The installation omitted optional dependencies.',
        check:
          'The install command contains `--omit=optional` or `--no-optional`, or `.npmrc` contains `omit=optional`.',
        fix: 'Remove the option or setting, and install the package again.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
      {
        cause: '`node_modules` was copied from another system.',
        check:
          'The folder comes from a cache or from another machine whose operating system or processor differs from that of the build.',
        fix: 'Install the dependencies on the system that runs the command. In the cache key, include the operating system and the processor.',
      },
    ],
    next: 'In `node_modules/@pact-foundation`, look for a folder whose name contains the system in the error. If the folder is missing even after you reinstall the package, use the standalone executable.',
    links: [
      {label: 'Check the installation', to: '/docs/install-pact-cli#check'},
      {label: 'Install the standalone executable', to: '/docs/install-pact-cli#installer'},
    ],
    keywords: ['optionalDependencies', 'npm ci --omit=optional', 'check if has been downloaded in your node_modules'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js-cli/blob/main/src/pact-standalone.ts',
      unrecorded: 'the samples on this site install the package with its optional dependencies',
    },
  },
  {
    id: 'pact-command-not-found',
    area: 'cli',
    title: 'pact: command not found',
    patterns: [
      'pact: command not found',
      'command not found: pact',
      'pact: not found',
      "'pact' is not recognized",
      'pact-broker: command not found',
    ],
    example: 'pact: command not found',
    level: 'error',
    meaning:
      "The shell can't find the program. Either the CLI isn't installed in this job, or the folder that contains it isn't in the `PATH`.",
    causes: [
      {
        cause: 'The npm package is installed in the project instead of globally.',
        check: 'The `node_modules/.bin` folder of the project contains `pact`.',
        fix: 'Run the program with `npx`, or from a script in `package.json`.',
        command: 'npx pact broker --version',
      },
      {
        cause: 'The installer script added its folder to the `PATH`, but the change affects only new shells.',
        check: 'The output of `ls` contains `pact`.',
        checkCommand: 'ls "$HOME/.pact/bin"',
        fix: 'Open a new terminal, or add the folder to the `PATH` of the job.',
        command: 'export PATH="$HOME/.pact/bin:$PATH"',
      },
      {
        cause:
          'The job installs the `pact_broker-client` gem, which contains the Ruby CLI (legacy) but no `pact` program.',
        check: 'The job runs `gem install pact_broker-client`, or the `Gemfile` contains the gem.',
        fix: 'Install the current CLI.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
      {
        cause: 'The script uses `pact-broker`, the name of the program in the Ruby CLI (legacy).',
        check: 'The error contains `pact-broker`. In the current CLI, only the npm package provides this name.',
        fix: 'Write `pact broker`, with a space instead of the hyphen.',
      },
    ],
    next: 'Run `pact broker --version` directly after the installation. If it succeeds there, the failing step runs in a different container or shell.',
    links: [
      {label: 'Check the installation', to: '/docs/install-pact-cli#check'},
      {label: 'Choose an installation method', to: '/docs/install-pact-cli#choose-how-to-install-it'},
    ],
    keywords: ['exit code 127', 'pact not in PATH', 'npx pact'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/cbcoutinho/nextcloud-mcp-server/pull/1052',
      unrecorded: 'the samples on this site always install the CLI',
    },
  },
  {
    id: 'ruby-cli-deprecated',
    area: 'cli',
    era: 'legacy',
    title: 'WARN: This CLI is deprecated and no longer receiving updates',
    patterns: ['WARN: This CLI is deprecated and no longer receiving updates'],
    example:
      'WARN: This CLI is deprecated and no longer receiving updates. We recommend you upgrade to the latest CLI: https://docs.pact.io/implementation_guides/cli',
    level: 'warning',
    meaning:
      "You're running the Ruby CLI (legacy). It still works, but only the current CLI, which is written in Rust, receives updates.",
    causes: [
      {
        cause: 'The pipeline installs the Ruby CLI (legacy), often from the pact-ruby-standalone package.',
        check:
          "The job downloads pact-ruby-standalone, uses Homebrew's `pact-legacy` formula, or runs the `pactfoundation/pact-cli` image.",
        fix: 'Install the current CLI, and write `pact broker` instead of `pact-broker`.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
    ],
    next: 'If the job also installs the current CLI, run `command -v pact-broker` in the failing step to find out which program it uses. To hide the warning until you migrate, set `PACT_DISABLE_DEPRECATION_WARNINGS` to `true`.',
    links: [
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
      {label: 'Choose an installation method', to: '/docs/install-pact-cli#choose-how-to-install-it'},
    ],
    keywords: ['pact-ruby-standalone', 'deprecated CLI', 'pact-standalone'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-standalone/blob/master/packaging/pact-mock-service.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'ruby-pact-file-not-found',
    area: 'cli',
    era: 'legacy',
    title: "Specified pact file '…' does not exist. This sometimes indicates one of the arguments …",
    patterns: [
      "Specified pact file '{file}' does not exist. This sometimes indicates one of the arguments has been specified with the wrong name",
      "Specified pact file '{file}' does not exist",
    ],
    example:
      "Specified pact file 'pacts/CatalogueWeb-ProductAPI.json' does not exist. This sometimes indicates one of the arguments has been specified with the wrong name and has been incorrectly identified as a file path. If you are using Docker, check that you have mounted the pact file or directory into the container correctly using `-v`, and have specified the location of the pact file or directory in the *Docker container*, not the *host*.",
    level: 'error',
    meaning:
      "The Ruby CLI (legacy) treats each word that isn't an option or an option's value as a file name, but no file with this name exists.",
    causes: [
      {
        cause: "The folder isn't mounted in the container, or the command specifies its path on the host.",
        check: "The command starts with `docker run`, and the path in the error doesn't start with the mounted folder.",
        fix: 'Mount the folder with `-v`, and specify the path in the container.',
      },
      {
        cause: "The tests haven't written the pact file.",
        check: 'The file is missing on the host as well.',
        fix: 'Run the consumer tests before the publish step.',
      },
      {
        cause:
          "The CLI treats part of an option as a file name, because a value with spaces isn't in quotation marks or an option is missing its hyphens.",
        check: 'The name in the error is the name of an option or part of its value.',
        fix: 'Enclose the value in double quotes, and start the option with two hyphens.',
      },
    ],
    next: 'Run `ls` with the path from the error in the same step. If the file exists, compare the working directory of the step with that of the CLI, which differs in a container.',
    links: [
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
    ],
    keywords: ['pactfoundation/pact-cli image', 'docker volume', 'pact_broker-client'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/pact_commands.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'ruby-publish-invalid-arguments',
    area: 'cli',
    era: 'legacy',
    title: 'ERROR: pact-broker publish was called with invalid arguments …',
    patterns: [
      'pact-broker publish was called with invalid arguments ["{option}"]',
      'pact-broker publish was called with invalid arguments',
    ],
    example: 'ERROR: pact-broker publish was called with invalid arguments ["--repository-url"]',
    level: 'error',
    meaning: 'The `publish` command of the Ruby CLI (legacy) has no option with this name.',
    causes: [
      {
        cause: 'The option is misspelled.',
        check: 'The output of `pact-broker help publish` contains a similar option.',
        checkCommand: 'pact-broker help publish',
        fix: 'Correct the spelling of the option.',
      },
      {
        cause: 'The option belongs to another command.',
        check:
          'The option describes an application, not a version. For example, `--repository-url` is an option of `create-or-update-pacticipant`.',
        fix: 'Remove the option from `publish`, and set it with the other command.',
        command: 'pact-broker create-or-update-pacticipant --name "$APPLICATION" --repository-url "$REPOSITORY_URL"',
      },
      {
        cause: 'The option was added after the installed version of the Ruby CLI (legacy) was released.',
        check:
          "The [reference](/docs/reference/cli/broker/publish) contains the option, but the output of `pact-broker help publish` doesn't.",
        fix: 'Migrate to the current CLI.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
    ],
    next: 'Read the command in the build log. If the log shows a different option than your script, a variable in the script contains an option.',
    links: [
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
      {label: 'pact broker publish', to: '/docs/reference/cli/broker/publish'},
    ],
    keywords: ['--repository-url', 'pact_broker-client', 'invalid option'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/pact_commands.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'ruby-option-missing',
    area: 'cli',
    era: 'legacy',
    title: 'No value provided for required option …',
    patterns: [
      "No value provided for required options '{option}'",
      'No value provided for required option {option}',
      'No value provided for required pact_files',
    ],
    example: 'No value provided for required option --consumer-app-version',
    level: 'error',
    meaning:
      "A required option or the list of pact files is missing or empty, so the Ruby CLI (legacy) didn't send a request.",
    causes: [
      {
        cause: 'The variable that contains the value is empty in this job.',
        check:
          'The error names an option other than `--broker-base-url`, and that option has no value in the build log.',
        fix: 'Set the variable in this job, and enclose it in double quotes in the command.',
      },
      {
        cause: "`PACT_BROKER_BASE_URL` isn't set, or isn't passed to the container.",
        check: 'The error contains `--broker-base-url`.',
        fix: 'Set the variable. With `docker run`, add `-e PACT_BROKER_BASE_URL`.',
      },
      {
        cause: 'The command specifies no pact files.',
        check: 'The error is `No value provided for required pact_files`.',
        fix: 'Add the folder that contains the pact files.',
        command: 'pact-broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
    ],
    next: 'Print the variables directly before the command. If they have values there, but the command runs in a container, pass them to the container.',
    links: [
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
      {label: 'Connect the CLI to PactFlow', to: '/docs/install-pact-cli#connect'},
    ],
    keywords: ['pact_broker-client', 'required option missing', 'consumer-app-version'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/pact_commands.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'ruby-two-kinds-of-credentials',
    area: 'cli',
    era: 'legacy',
    title: 'You cannot provide both a username/password and a bearer token',
    patterns: ['You cannot provide both a username/password and a bearer token'],
    example:
      'You cannot provide both a username/password and a bearer token. If your Pact Broker uses a bearer token, please remove the username and password configuration.',
    level: 'error',
    meaning:
      'The command contains options for both a username and a token, but the Ruby CLI (legacy) accepts only one of them. PactFlow accepts only the token.',
    causes: [
      {
        cause: 'A script from when you used an open-source Pact Broker still passes a username.',
        check: 'The script contains `--broker-username` or `-u` in addition to `--broker-token` or `-k`.',
        fix: 'Remove the options for the username and password.',
      },
      {
        cause: 'The script always passes both options, and the variable for the username is empty.',
        check:
          'In the script, `--broker-username` is followed by a variable. The CLI prints the error even if the value is an empty string.',
        fix: 'Remove the options for the username and password, or set them only if the variable has a value.',
      },
    ],
    next: "Check which product the base URL belongs to. If it's an open-source Pact Broker with basic authentication, remove the token instead.",
    links: [
      {
        label: 'Update scripts that send a username and password',
        to: '/docs/authorization-help#scripts-that-still-send-a-user-name-and-password',
      },
      {label: 'Connect the CLI to PactFlow', to: '/docs/install-pact-cli#connect'},
    ],
    keywords: ['basic auth and token', 'PACT_BROKER_USERNAME'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/custom_thor.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'ruby-unknown-options-warning',
    area: 'cli',
    era: 'legacy',
    title: 'This is a warning rather than an error so as not to break backwards compatibility',
    patterns: ['This is a warning rather than an error so as not to break backwards compatibility'],
    example:
      'This is a warning rather than an error so as not to break backwards compatibility. To raise an error for unknown options set PACT_BROKER_ERROR_ON_UNKNOWN_OPTION=true',
    level: 'warning',
    meaning:
      "The Ruby CLI (legacy) found an option that the command doesn't support. The line above the warning names the option.",
    causes: [
      {
        cause: 'The option is misspelled, so the setting has no effect.',
        check: "The option in the line above isn't in the [reference](/docs/reference/cli), but a similar one is.",
        fix: 'Correct the spelling of the option.',
      },
      {
        cause: 'The option was added after the installed version of the gem was released.',
        check: "The reference contains the option, but the output of the installed program's `help` command doesn't.",
        fix: 'Migrate to the current CLI.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
    ],
    next: 'Set `PACT_BROKER_ERROR_ON_UNKNOWN_OPTION` to `true`, and run the build again. The step that now fails contains the unknown option.',
    links: [
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
      {label: 'Command-line reference', to: '/docs/reference/cli'},
    ],
    keywords: ['PACT_BROKER_ERROR_ON_UNKNOWN_OPTION', 'unknown switches', 'option ignored'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/thor_unknown_options_monkey_patch.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'ruby-certificate-verify-failed',
    area: 'cli',
    era: 'legacy',
    title: 'Error making request - OpenSSL::SSL::SSLError … certificate verify failed',
    patterns: [
      'Error making request - OpenSSL::SSL::SSLError SSL_connect returned=1 errno=0 state=error: certificate verify failed',
      'Error making request - OpenSSL::SSL::SSLError',
    ],
    example:
      'Error making request - OpenSSL::SSL::SSLError SSL_connect returned=1 errno=0 state=error: certificate verify failed',
    level: 'error',
    meaning:
      "The Ruby CLI (legacy) doesn't trust the server's certificate, so it closed the connection before sending the request.",
    causes: [
      {
        cause: 'The broker or your proxy uses a certificate from your own certificate authority.',
        check: 'The output of `openssl` shows your company as the issuer instead of a public certificate authority.',
        checkCommand: 'openssl s_client -connect "$BROKER_HOST:443" -showcerts',
        fix: "Set `SSL_CERT_FILE` to a file that contains your authority's certificate. If the CLI runs in a container, also mount the file.",
      },
      {
        cause: 'The CLI contains an outdated list of public certificate authorities.',
        check: '`curl` can connect to the same URL, and the installed version of the Ruby CLI is several years old.',
        fix: 'Upgrade to the current CLI.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
    ],
    next: "Run `curl` with the same URL. If `curl` also fails and your network uses a proxy, ask your network team for the proxy's certificate.",
    links: [
      {label: 'Trust your own certificate authority', to: '/docs/install-pact-cli#certificate-authority'},
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
    ],
    keywords: ['self-signed certificate in certificate chain', 'SSL_CERT_FILE', 'PACT_DISABLE_SSL_VERIFICATION'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/issues/203',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
] satisfies readonly KnownError[];
