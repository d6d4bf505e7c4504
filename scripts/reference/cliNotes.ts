/** Unexpected behavior of a command, with a scenario or test that demonstrates it. */
export interface Pitfall {
  /** The heading's anchor is `#pitfall-<id>`. */
  id: string;
  /** Heading in sentence case, without Markdown. */
  title: string;
  /** Markdown: the behavior, and what to do instead. */
  text: string;
  /** A scenario that shows the behavior, or the name of a test in `samples/pact-cli/test/pitfalls.test.js`. */
  proof: {scenario: string} | {test: string};
}

/** A message in a command's output, which readers search for. */
interface Message {
  /** The heading's anchor is `#message-<id>`. */
  id: string;
  /** The message as the command prints it, with `…` for its variable parts. It's the heading. */
  text: string;
  /** Markdown: what the message means, and what to do. */
  meaning: string;
  /** A scenario whose output contains the message. */
  scenario: string;
}

/** The notes on a command, which supplement its help text. */
export interface CommandNotes {
  /**
   * 50 to 160 characters of text, with code in backticks. It's the first paragraph of the page and, without the
   * backticks, its description.
   */
  purpose: string;
  /** Markdown that follows the purpose. */
  more?: string;
  audience?: readonly string[];
  pitfalls?: readonly Pitfall[];
  messages?: readonly Message[];
  /** Paths of related commands. The default is the other commands of its group. */
  related?: readonly string[];
  /** Help texts by option or argument, for texts that are right for this command only. */
  options?: Readonly<Record<string, string>>;
}

export interface Group {
  label: string;
  /** Names of subcommands. */
  commands: readonly string[];
}

/** The programs in the npm package, and the command that each is an alias for. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  pact: 'pact',
  pactflow: 'pact pactflow',
  'pact-broker': 'pact broker',
  'pact-verifier': 'pact verifier',
  'pact-mock-server': 'pact mock',
  'pact-stub-server': 'pact stub',
  'pact-plugin': 'pact plugin',
};

/** Connection options. Each command that connects to a broker has all of them, with the same text. */
export const CONNECTION: readonly string[] = [
  '--broker-base-url',
  '--broker-username',
  '--broker-password',
  '--broker-token',
  '--custom-header',
  '--retries',
  '--ssl-certificate',
  '--skip-ssl-verification',
  '--ssl-trust-store',
];

/** Environment variables that no option refers to. */
export const MORE_VARIABLES: readonly {name: string; meaning: string; commands: readonly string[]}[] = [
  {
    name: 'PACT_DO_NOT_TRACK',
    meaning: "If this variable is set to any value, the program doesn't send usage reports.",
    commands: [],
  },
];

/** The order and the headings of a command's subcommands. */
export const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  pact: [
    {label: 'Broker', commands: ['broker']},
    {label: 'PactFlow', commands: ['pactflow']},
    {label: 'Verification, mocks, and stubs', commands: ['verifier', 'mock', 'stub']},
    {label: 'Plugins, extensions, and completions', commands: ['plugin', 'extension', 'completions']},
  ],
  'pact broker': [
    {label: 'Contracts', commands: ['publish', 'get-pacts', 'list-latest-pact-versions', 'provider-states']},
    {label: 'Deployment checks', commands: ['can-i-deploy', 'can-i-merge']},
    {
      label: 'Deployments and releases',
      commands: ['record-deployment', 'record-undeployment', 'record-release', 'record-support-ended'],
    },
    {
      label: 'Environments',
      commands: [
        'create-environment',
        'list-environments',
        'describe-environment',
        'update-environment',
        'delete-environment',
      ],
    },
    {
      label: 'Applications and versions',
      commands: [
        'create-or-update-pacticipant',
        'list-pacticipants',
        'describe-pacticipant',
        'create-or-update-version',
        'describe-version',
        'delete-branch',
      ],
    },
    {
      label: 'Webhooks',
      commands: ['create-webhook', 'create-or-update-webhook', 'generate-uuid', 'test-webhook', 'delete-webhook'],
    },
    {label: 'Tags (legacy)', commands: ['create-version-tag', 'delete-version-tag']},
    {label: 'Run a broker', commands: ['docker', 'ruby']},
  ],
};

/** Replacements for the tool's headings of option sections. */
export const SECTION_LABELS: Readonly<Record<string, string>> = {
  'Loading pacts options': 'Pact source options',
  'Filtering interactions': 'Filter options',
};

/** Legacy commands, with a text that describes the current approach. */
export const LEGACY: Readonly<Record<string, string>> = {
  'pact broker create-version-tag':
    'Before the broker supported branches and environments, teams used tags to represent them. Instead of adding a tag, specify the branch with `--branch` when you publish, and record deployments with [`record-deployment`](/docs/reference/cli/broker/record-deployment).',
  'pact broker delete-version-tag':
    'Before the broker supported branches and environments, teams used tags to represent them. Instead of removing a tag, use [`record-undeployment`](/docs/reference/cli/broker/record-undeployment) to record that an application was removed from an environment, or use [`delete-branch`](/docs/reference/cli/broker/delete-branch) to delete a branch.',
};

/** The note on legacy examples of commands that aren't legacy themselves. */
export const LEGACY_EXAMPLE: Readonly<Record<string, string>> = {
  'pact broker publish':
    'Before the broker supported branches, teams used tags to represent them. Use `--branch` instead of a tag.',
  'pact broker can-i-deploy':
    'Before the broker supported environments, teams used tags to represent them. Use `--to-environment` instead of a tag, and run [`record-deployment`](/docs/reference/cli/broker/record-deployment) after each deployment.',
};

/**
 * Replacements, in Markdown, for help texts of the tool that are unclear, misspelled, or incomplete. An entry whose
 * key the tool no longer prints is an error.
 */
export const HELP_FIXES: Readonly<Record<string, string>> = {
  'Pact Broker basic auth username': 'The username for basic authentication with the broker.',
  'Pact Broker basic auth password': 'The password for basic authentication with the broker.',
  'Pact Broker bearer token': 'The bearer token for the broker, such as a PactFlow API token.',
  'The path to a valid SSL certificate file': 'The path to an SSL certificate file.',
  'Validate the Pact files before publishing.': 'Validate the pact files before publishing them.',
  'Require strict validation.': 'Use strict validation.',
  'The consumer application version': 'The version of the consumer.',
  'Repository branch of the consumer version': 'The repository branch of the consumer version.',
  'If a pact already exists for this consumer version and provider, merge the contents. Useful when running Pact tests concurrently on different build nodes.':
    'If a pact already exists for this consumer version and provider, merge the new content into it. This option has a [known pitfall](#pitfall-merge).',
  'The name of the consumer (optional)': 'The name of the consumer.',
  'The branch name (optional, defaults to main branch)': 'The name of the branch. The default is the main branch.',
  'Get only the latest pact(s)': 'Get only the latest pacts.',
  'Download the pact files to local directory': 'Download the pact files to a local folder.',
  'Directory to download pact files to (defaults to ./pacts)':
    'The folder to download the pact files to. The default is `./pacts`.',
  'The uniquely identifying name of the environment as used in deployment code':
    'The unique name that identifies the environment in commands.',
  'The display name of the environment': 'The display name of the environment.',
  'The name of the team/person responsible for this environment':
    'The name of the team or person responsible for this environment.',
  'The email address of the team/person responsible for this environment':
    'The email address of the team or person responsible for this environment.',
  'The name of the pacticipant that was deployed': 'The name of the application that was deployed.',
  'The pacticipant version number that was deployed': 'The version that was deployed.',
  'The name of the environment that the pacticipant version was deployed to':
    'The name of the environment that the version was deployed to.',
  'The name of the pacticipant that was undeployed': 'The name of the application that was undeployed.',
  'The name of the environment that the pacticipant version was undeployed from':
    'The name of the environment that the application was undeployed from.',
  'The name of the pacticipant that was released.': 'The name of the application that was released.',
  'The pacticipant version number that was released.': 'The version that was released.',
  'The name of the environment that the pacticipant version was released to.':
    'The name of the environment that the version was released to.',
  'The pacticipant version number for which support is ended.': 'The version that is no longer supported.',
  'The name of the environment in which the support is ended.':
    'The name of the environment where the version is no longer supported.',
  'The name of the pacticipant.': 'The name of the application.',
  'Pacticipant name': 'The name of the application.',
  'Display name': 'The display name of the application.',
  'The main development branch of the pacticipant repository': "The main branch of the application's repository.",
  'The repository URL of the pacticipant': "The URL of the application's repository.",
  'UUID of the PactFlow team to which the webhook should be assigned (PactFlow only)':
    'The UUID of the team to assign the webhook to (PactFlow only).',
  'UUID of the webhook to delete': 'The UUID of the webhook to delete.',
  'The pacticipant branch name': 'The name of the branch.',
  'The name of the pacticipant that the branch belongs to': 'The name of the application that the branch belongs to.',
  'Tag name for pacticipant version. Can be specified multiple times':
    'A tag to add to the version. To add several tags, repeat the option.',
  'Automatically create the pacticipant version if it does not exist': "Create the version if it doesn't exist.",
  'Tag name to delete from the pacticipant version': 'The tag to remove from the version.',
  'The name of the pacticipant that the version belongs to': 'The name of the application that the version belongs to.',
  'The pacticipant version number': 'The version of the application.',
  'Describe the latest pacticipant version. Optionally specify a TAG to describe the latest version with the specified tag':
    'Describe the latest version or, if you specify a tag (legacy), the latest version with that tag.',
  'The environment name to describe versions deployed/released to. Returns all versions deployed or released to this environment':
    'Describe all versions that are deployed or released to this environment.',
  'Show only deployed versions (use with --environment)': 'With `--environment`, show only the deployed versions.',
  'Show only released versions (use with --environment)': 'With `--environment`, show only the released versions.',
  'The repository branch name': 'The name of the repository branch.',
  'The branch name to get provider states from': 'The name of the branch to get provider states from.',
  'The environment name to get provider states from': 'The name of the environment to get provider states from.',
  'Output in JSON format': 'Print the output in JSON format.',
  'The provider name': 'The name of the provider.',
  'The provider application version': 'The version of the provider.',
  'Repository branch of the provider version': 'The repository branch of the provider version.',
  'The tool used to verify the provider contract':
    'The name of the tool that tested the provider against the contract.',
  'The version of the tool used to verify the provider contract':
    'The version of the tool that tested the provider against the contract.',
  'The directory to write the shell completions to, default is the current directory':
    'The folder to write the shell completions to. The default is the current folder.',
  'Specific version to install (defaults to latest)': 'The version to install. The default is the latest version.',
  'Extension name to install': 'The name of the extension to install.',
  'Extension name to update (optional)': 'The name of the extension to update.',
  'Extension name to uninstall': 'The name of the extension to uninstall.',
  'Automatically answer Yes for all prompts': 'Automatically answer "Yes" to all prompts.',
  'Enable debug level logs': 'Enable logs at the `debug` level.',
  'Enable trace level logs': 'Enable logs at the `trace` level.',
  'Print CLI version': 'Print the version of the CLI.',
  'Print version': 'Print the version.',
  'The version to install. This is only used for known plugins':
    'The version to install. This option applies only to plugins in the public index.',
  'Skip auto-loading of plugin': "Don't load the plugin automatically.",
  'Where to fetch the plugin files from. This should be a URL or the name of a known plugin':
    'The URL to fetch the plugin files from, or the name of a plugin in the public index.',
  'Plugin name': 'The name of the plugin.',
  'Plugin version. Not required if there is only one plugin version':
    'The version of the plugin, required only if more than one version is installed.',
  'Filename to validate': 'The file to validate.',
  'Filename to use for the new file. By default will use repository.index':
    'The name of the new file. Default: `repository.index`.',
  'Repository index file to update': 'The index file to update.',
  'Repository owner to load versions from': 'The owner of the repository to load versions from.',
  'Repository to load versions from': 'The repository to load versions from.',
  'Filename to list entries from': 'The file to list entries from.',
  'Filename to list versions from': 'The file to list versions from.',
  'Plugin entry to list versions for': 'The plugin to list versions for.',
  'port the master mock server runs on (defaults to 8080)': 'The port of the master server. The default is `8080`.',
  'hostname the master mock server runs on (defaults to localhost)':
    'The hostname of the master server. The default is `localhost`.',
  'Log level for mock servers to write to the log file (defaults to info)':
    'The level of the logs that mock servers write to the log file. The default is `info`.',
  'Do not log to an output file': "Don't write logs to a file.",
  'Handle CORS pre-flight requests': 'Handle CORS preflight requests.',
  'The Pact specification version to use (defaults to V4)':
    'The version of the Pact specification. The default is `V4`.',
  'Enable TLS with the mock server (will use a self-signed certificate)':
    'Enable TLS for the mock server, using a self-signed certificate.',
  'the server key of the master server': 'The key of the master server.',
  'Log level to emit log events at (defaults to warn)': 'The log level. The default is `warn`.',
  'Emit logs optimized for short line lengths.': 'Print logs in a compact format with short lines.',
  'XSLT to use when generating the HTML report of the verification': 'The XSLT style sheet for the HTML report.',
  'Disables ANSI escape codes in the output': 'Disable ANSI escape codes in the output.',
  'Pact file to verify (can be repeated)': 'A pact file to verify. To verify several files, repeat the option.',
  'Directory of pact files to verify (can be repeated)':
    'A folder that contains pact files to verify. To specify several folders, repeat the option.',
  'URL of pact file to verify (can be repeated)':
    'The URL of a pact file to verify. To specify several URLs, repeat the option.',
  'Do not fail if no pacts are found to verify': "Don't fail if there are no pacts to verify.",
  'Provider hostname (defaults to localhost)': 'The hostname of the provider. The default is `localhost`.',
  'Provider port (defaults to protocol default 80/443)':
    "The port of the provider. The default is the protocol's standard port, 80 or 443.",
  'Provider protocol transport to use (http, https, grpc, etc.)':
    'The transport protocol of the provider, such as `http`, `https`, or `grpc`.',
  'Allows multiple protocol transports to be configured (http, https, grpc, etc.) with their associated port numbers separated by a colon. For example, use --transports http:8080 grpc:5555 to configure both.':
    'One or more transport protocols, each with its port after a colon, as in `--transports http:8080 grpc:5555`.',
  'Provider name (defaults to provider)': 'The name of the provider. The default is `provider`.',
  'Base path to add to all requests': 'The base path to add to all requests.',
  'Sets the HTTP request timeout in milliseconds for requests to the target API and for state change requests.':
    'The timeout in milliseconds for requests to the provider and for state change requests.',
  'Add a custom header to be included in the calls to the provider. Values must be in the form KEY=VALUE, where KEY and VALUE contain ASCII characters (32-127) only. Can be repeated.':
    'A header to send with each request to the provider, in the format `KEY=VALUE`. Use only the ASCII characters 32 to 127. To send several headers, repeat the option.',
  'Disables validation of SSL certificates':
    'Disable the validation of SSL certificates for requests to the provider and for state change requests. For connections to the broker, [trust your certificate authority](/docs/install-pact-cli#certificate-authority) instead.',
  'URL to post state change requests to': 'The URL to send state change requests to.',
  'Only validate interactions whose descriptions match this filter (regex format)':
    'Verify only interactions whose descriptions match this regular expression.',
  'Only validate interactions whose provider states match this filter (regex format)':
    'Verify only interactions whose provider states match this regular expression.',
  'Only validate interactions that have no defined provider state':
    "Verify only interactions that don't have a provider state.",
  'Consumer name to filter the pacts to be verified (can be repeated)':
    "Verify only this consumer's pacts. To specify several consumers, repeat the option.",
  'Provider version that is being verified. This is required when publishing results.':
    'The version of the provider, required if you publish the results.',
  'URL of the build to associate with the published verification results.':
    'The build URL to publish with the verification results.',
  'Provider branch to use when publishing results':
    "The provider version's branch, which the command publishes with the verification results.",
  'Log level (defaults to info)': 'The log level. The default is `info`.',
  'Pact file to load (can be repeated)': 'A pact file to load. To load several files, repeat the option.',
  'Directory of pact files to load (can be repeated)':
    'A folder that contains pact files to load. To specify several folders, repeat the option.',
  'File extension to use when loading from a directory (default is json)':
    'The file extension of the pact files in a folder. The default is `json`.',
  'URL of pact file to fetch (can be repeated)':
    'The URL of a pact file to fetch. To specify several URLs, repeat the option.',
  'User and password to use when fetching pacts from URLS or Pact Broker in user:password form':
    'The username and password for the broker or for pact URLs, in the format `<user>:<password>`.',
  'Port to run on (defaults to random port assigned by the OS)':
    'The port of the server. By default, the operating system assigns a random port.',
  'Automatically respond to OPTIONS requests and return default CORS headers':
    'Respond to `OPTIONS` requests automatically, and return default CORS headers.',
  'Disables TLS certificate validation': 'Disable the validation of TLS certificates.',
  'Provider state regular expression to filter the responses by':
    'Return only responses whose provider state matches this regular expression.',
  'Name of the header parameter containing the provider state to be used in case multiple matching interactions are found':
    'The header that specifies the provider state to use if more than one interaction matches.',
  'Consumer name or regex to use to filter the Pacts fetched from the Pact broker (can be repeated)':
    'Load only pacts whose consumer matches this name or regular expression. To specify several consumers, repeat the option.',
  'Provider name or regex to use to filter the Pacts fetched from the Pact broker (can be repeated)':
    'Load only pacts whose provider matches this name or regular expression. To specify several providers, repeat the option.',
  'Watch for changes in pact files and reload automatically':
    'Watch the pact files for changes, and reload them automatically.',
  'The environment into which the pacticipant(s) are to be deployed': 'The environment that you want to deploy to.',
  'Raise an error if the branch that is to be deleted is not found':
    "Whether the command fails if the branch doesn't exist.",
  'The build URL that created the pact': 'The URL of the build that created the pact.',
  'The build URL that created the provider contract': 'The URL of the build that created the provider contract.',
  'the directory where to write files to (defaults to current directory)':
    'The folder that the server writes files to. The default is the current folder.',
  'the base port number that mock server ports will be allocated from. If not specified, ports will be randomly assigned by the OS.':
    'The first port number for mock servers. If you omit this option, the operating system assigns random ports.',
  'the server key to use to authenticate shutdown requests (defaults to a random generated one)':
    'The key that authenticates shutdown requests. By default, the server generates a random key.',
  'the period of time in milliseconds to allow the server to shutdown (defaults to 100ms)':
    'How long to wait for the server to shut down, in milliseconds. The default is `100`.',
  'the pact file to define the mock server': 'The pact file that defines the mock server.',
  'Turns off using terminal ANSI escape codes': 'Disable ANSI escape codes in the terminal.',
  'URL of the pact broker to fetch pacts from to verify (requires the provider name parameter)':
    'The URL of the broker to fetch the pacts from.',
  'URL of a Pact to verify via a webhook callback. Requires the broker-url to be set.':
    'The pact URL that a webhook passes to the build. This option requires `--broker-url`.',
  'State change request data will be sent as query parameters instead of in the request body':
    'Send state change data as query parameters instead of in the request body.',
  'State change teardown requests are to be made after each interaction':
    'Send a teardown state change request after each interaction.',
  'Enables publishing of verification results back to the Pact Broker. Requires the broker-url and provider-version parameters.':
    'Publish the verification results to the broker.',
  'Base URL for GitHub APIs, will default to https://api.github.com/repos/':
    'The base URL of the GitHub API. Default: `https://api.github.com/repos/`.',
  'Set the CORS Access-Control-Allow-Origin header to the Referer':
    "Set the `Access-Control-Allow-Origin` CORS header to the request's `Referer`.",
  'Set the log level (none, off, error, warn, info, debug, trace)': 'The log level.',
  'The OpenTelemetry exporter(s) to use, comma separated (stdout, otlp)':
    'A comma-separated list of OpenTelemetry exporters: `stdout`, `otlp`, or both.',
  'The protocol to use for the OTLP exporter (http/protobuf, http)': 'The protocol of the OTLP exporter.',
  'The endpoint to use for the OTLP exporter (required if --otel-exporter=otlp)':
    'The endpoint for the OTLP exporter. This option is required with `--otel-exporter otlp`.',
  'Value must be one of ["json", "text", "table", "pretty"]': 'The output format.',
  'Value must be one of ["json", "text", "pretty"]': 'The output format.',
  'Value must be one of ["json", "table"]': 'The output format.',
  'Value must be one of ["json", "text", "id"]': 'The output format.',
  'Value must be one of ["json", "text"]': 'The output format.',
  'Value must be one of ["json", "text", "table"]': 'The output format.',
  "Print help (see a summary with '-h')": 'Print the help text. To print only a summary, use `-h`.',
  "Custom header(s) to send with requests (format: 'Header-Name: Value', can be used multiple times)":
    'A header to send with each request, in the format `Header-Name: Value`. To send several headers, repeat the option.',
  'The number of times to retry failed HTTP requests to the Pact Broker (retries on 5xx, 408, and 429). Delays use exponential back-off starting at 500 ms and doubling each attempt (0.5 s, 1 s, 2 s, 4 s, 8 s, …). 429 responses honour the Retry-After header when present.':
    'How many times to retry a request that failed with a 5xx, 408, or 429 status. The delay starts at 500 ms and doubles with each attempt. After a 429 status, the `Retry-After` header sets the delay.',
  'The number of times to retry failed HTTP requests (retries on 5xx, 408, and 429). Delays use exponential back-off starting at 500 ms and doubling each attempt.':
    'How many times to retry a request that failed with a 5xx, 408, or 429 status. The delay starts at 500 ms and doubles with each attempt.',
  'Tag name for consumer version. Can be specified multiple times (delimiter ,).':
    'The tags for the consumer version (legacy), separated by spaces or commas. All words up to the next option become tags.',
  'Tag name for provider version. Can be specified multiple times (delimiter ,).':
    'The tags for the provider version (legacy), separated by spaces or commas. All words up to the next option become tags.',
  'Tag consumer version with the name of the current git branch. Supports Buildkite, Circle CI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket and Azure DevOps.':
    'Tag the consumer version with the Git branch name (legacy). This option supports the same CI systems as `--auto-detect-version-properties`.',
  'Tag provider version with the name of the current git branch. Supports Buildkite, Circle CI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket and Azure DevOps.':
    'Tag the provider version with the Git branch name (legacy). This option supports the same CI systems as `--auto-detect-version-properties`.',
  'Tag pacticipant version with the name of the current git branch': 'Use the current Git branch name as a tag.',
  'Automatically detect the repository commit, branch and build URL from known CI environment variables or git CLI. Supports Buildkite, Circle CI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket and Azure DevOps.':
    "Detect the commit, branch, and build URL from the CI system's environment variables or from Git. This option supports Buildkite, CircleCI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket, and Azure DevOps.",
  "Optional. The application instance to which the deployment has occurred - a logical identifer required to differentiate deployments when there are multiple instances of the same application in an environment. This field was called 'target' in a beta release":
    'A name for the application instance. Use this option only if the environment has more than one instance of the application.',
  "Optional. The application instance from which the application is being undeployed - a logical identifer required to differentiate deployments when there are multiple instances of the same application in an environment. This field was called 'target' in a beta release":
    "The name of the application instance that was undeployed. Specify the name that you used when you recorded the deployment. If you didn't use one, omit this option.",
  'Whether or not this environment is a production environment. This is currently informational only.':
    "Mark the environment as a production environment. This setting is informational and doesn't affect other commands.",
  'The number of times to retry while there is an unknown verification result (ie. the provider verification is likely still running)':
    'How many times to retry while a verification result is missing, which usually means that the provider verification is still running.',
  'The time between retries in seconds. Use in conjuction with --retry-while-unknown':
    'The number of seconds between retries when you use `--retry-while-unknown`.',
  "When dry-run is enabled, always exit process with a success code. Can also be enabled by setting the environment variable PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true. This mode is useful when setting up your CI/CD pipeline for the first time, or in a 'break glass' situation where you need to knowingly deploy what Pact considers a breaking change. For the second scenario, it is recommended to use the environment variable and just set it for the build required to deploy that particular version, so you don't accidentally leave the dry run mode enabled.":
    "Print the result, and exit with code 0 even if the check fails. If the broker rejects the request or can't be reached, the exit code is still 1. Use this option while you set up a pipeline, or in a single build to deploy a version despite a failed check.",
  'The pacticipant name to ignore. Use once for each pacticipant being ignored. A specific version can be ignored by also specifying a --version after the pacticipant name option. The environment variable PACT_BROKER_CAN_I_DEPLOY_IGNORE may also be used to specify a pacticipant name to ignore, with commas to separate multiple pacticipant names if necessary.':
    "Ignore this application's missing or failed results. To ignore several applications, repeat the option. To ignore only one version, add `--version` after this option.",
  'The pacticipant name. Use once for each pacticipant being checked. The following options (--version, --latest, --tag, --branch, --main-branch, --no-main-branch, --skip-main-branch) must come after each --pacticipant.':
    'An application to check. To check several applications, repeat the option. Directly after each application, put the option that selects its version: `--version`, `--branch`, `--main-branch`, `--tag`, or `--latest`.',
  'The pacticipant name. Use once for each pacticipant being checked. The following options (--version, --latest, --tag, --branch) must come after each --pacticipant.':
    'An application to check. To check several applications, repeat the option. Put `--version` directly after the application that the version belongs to.',
  'The pacticipant version. Must be entered after the --pacticipant that it relates to.':
    'The version of the application in the preceding `--pacticipant` option.',
  'Use the latest pacticipant version. Optionally specify a TAG to use the latest version with the specified tag. Must be entered after the --pacticipant that it relates to.':
    'Check the latest version of the preceding application or, if you specify a tag (legacy), its latest version with that tag.',
  'The tag of the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'Check all versions of the preceding application that have this tag (legacy).',
  'The branch of the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'Check all versions of the preceding application that are on this branch, not only the latest one.',
  'Use the latest version of the configured main branch of the pacticipant as the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    "Check all versions on the preceding application's main branch, although the help text mentions only the latest one.",
  'Do not use the main branch of the pacticipant as the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    "Don't use the preceding application's main branch.",
  'Skip the configured main branch of the pacticipant as the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    "Skip the preceding application's main branch.",
  'The tag that represents the branch or environment of the integrated applications for which you want to check the verification result status.':
    'The tag that represents the environment that you want to deploy to (legacy). Use `--to-environment` instead.',
  "Webhook Header(s): Space delimited and quote wrapped - eg 'Content-Type: application/json' 'Accept: application/vnd.github.everest-preview+json'":
    "The request headers, quoted and separated by spaces, such as `'Content-Type: application/json' 'Accept: application/json'`.",
  'Webhook payload': 'The request body, which can contain variables such as `${pactbroker.pactUrl}`.',
  'Webhook basic auth username and password eg. username:password':
    'The username and password for the request, in the format `username:password`.',
  'Webhook HTTP method':
    "The request's HTTP method. This option is required, even though the usage line doesn't show it.",
  'Webhook URL': 'The request URL.',
  'Webhook description': 'The name that appears in lists of webhooks.',
  'Specify the uuid for the webhook': 'The UUID of the webhook.',
  'Trigger this webhook when a contract is published that requires verification':
    'Trigger this webhook when a contract that requires verification is published.',
  'Consumer name': "Limit the webhook to this consumer's contracts.",
  'Provider name': 'Limit the webhook to contracts with this provider.',
  'Consumer label, mutually exclusive with consumer name':
    'Limit the webhook to consumers with this label. If you also specify `--consumer`, the command ignores the label.',
  'Provider label, mutually exclusive with provider name':
    'Limit the webhook to providers with this label. If you also specify `--provider`, the command ignores the label.',
  'Whether or not the self verification passed successfully.': 'Report that the self-verification succeeded.',
  'Whether or not the self verification failed.': 'Report that the self-verification failed.',
  'The exit code of the verification process. Can be used instead of --verification-success|--no-verification-success for a simpler build script.':
    'The exit code of the self-verification, where 0 means success. Use this option instead of `--verification-success` or `--no-verification-success`.',
  'The path to the file containing the output from the verification process':
    'The file that contains the self-verification report.',
  'The content type of the verification output eg. text/plain, application/yaml':
    'The media type of the report, such as `text/plain` or `application/yaml`.',
  'The format of the verification output eg. junit, text': 'The format of the report, such as `junit` or `text`.',
  'The content type. eg. application/yml':
    'The media type of the contract, such as `application/yaml` or `application/json`.',
  'The contract specification': 'The type of contract.',
  "Use the system's root trust store for SSL verification":
    "Whether to use the system's root trust store for SSL verification.",
  'The type of source to fetch the plugin files from. Will default to Github releases.\nValid values: github':
    'The type of source. The only valid value is `github`.',
  'Overwrite any existing file?': 'Overwrite an existing file.',
  'Stops the verifier at the first failure': 'Stop at the first failure.',
  'Only runs the interactions that failed on the previous verifier run. Requires --json-file to have been set':
    'Run only the interactions that failed in the previous run, according to the JSON report.',
  'Consumer version selectors to use when fetching pacts from the Broker. Accepts a JSON string as per https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors/. Can be repeated.':
    'A [consumer version selector](https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors/) in JSON format, which determines the pacts to verify. To use several selectors, repeat the option.',
  "Allow pacts that don't match given consumer selectors (or tags) to  be verified, without causing the overall task to fail. For more information, see https://pact.io/wip":
    "Also verify [work-in-progress pacts](https://docs.pact.io/pact_broker/advanced_topics/wip_pacts) that are newer than this date. With `--enable-pending`, a failed work-in-progress pact doesn't cause the command to fail. Version 18.1.2 ignores this option unless you set `--consumer-version-selectors`.",
  'Enables Pending Pacts':
    'Enable [pending pacts](https://docs.pact.io/pact_broker/advanced_topics/pending_pacts). If a pending pact fails, the command reports the failure but still succeeds. Version 18.1.2 ignores this option unless you set `--consumer-version-selectors`.',
  'Consumer tags to use when fetching pacts from the Broker. Accepts comma-separated values.':
    'A comma-separated list of tags (legacy). The command verifies the pacts of consumer versions that have these tags. Use `--consumer-version-selectors` instead.',
  'Provider tags to use when publishing results. Accepts comma-separated values.':
    'A comma-separated list of tags for the provider version (legacy). Use `--provider-branch` instead.',
  'Emits excessively pretty, multi-line logs, optimized for human readability.':
    'Print each log entry on multiple lines to make it easier to read.',
  'This emits human-readable, single-line logs for each event that occurs, with the current span context displayed before the formatted representation of the event.':
    'Print each event on one line, preceded by its context.',
  'Generate a JUnit XML report of the verification (requires the junit feature)':
    'Write a JUnit XML report to this file.',
  'Generate a JSON report of the verification': 'Write a JSON report to this file.',
  'Generate an HTML report of the verification': 'Write an HTML report to this file.',
  'URL of the pact broker to fetch pacts from': 'The URL of the broker to fetch the pacts from.',
  'Bearer token to use when fetching pacts from URLS or Pact Broker':
    'The bearer token for the broker or for pact URLs.',
  'Username to use when fetching pacts from URLS': 'The username for the broker or for pact URLs.',
  'Password to use when fetching pacts from URLS': 'The password for the broker or for pact URLs.',
  'Bearer token to use when fetching pacts from URLS': 'The bearer token for the broker or for pact URLs.',
  'Glob pattern to match pact files to publish\n?      matches any single character.\n*      matches any (possibly empty) sequence of characters.\n**     matches the current directory and arbitrary subdirectories. This sequence must form\na single path component, so both **a and b** are invalid and will result in an\nerror. A sequence of more than two consecutive * characters is also invalid.\n[...]  matches any character inside the brackets. Character sequences can also specify\nranges of characters, as ordered by Unicode, so e.g. [0-9] specifies any character\nbetween 0 and 9 inclusive. An unclosed bracket is invalid.\n[!...] is the negation of [...], i.e. it matches any characters not in the brackets.\nThe metacharacters ?, *, [, ] can be matched by using brackets (e.g. [?]). When a ]\noccurs immediately following [ or [! then it is interpreted as being part of, rather\nthen ending, the character set, so ] and NOT ] can be matched by []] and [!]] respectively.\nThe - character can be specified inside a character sequence pattern by placing it at\nthe start or the end, e.g. [abc-].\nSee https://docs.rs/glob/0.3.0/glob/struct.Pattern.html':
    'The pact files to publish, or folders that contain pact files. Because the command [rejects glob patterns](#pitfall-pattern), let the shell expand them.',
};

/** Notes by command path. Each command in `cli.json` must have an entry. */
export const COMMANDS: Readonly<Record<string, CommandNotes>> = {
  pact: {
    purpose:
      'Look up the commands of the pact program, with their options, defaults, environment variables, recorded examples, and known pitfalls.',
  },
  'pact broker': {
    purpose: 'Manages contracts, deployments, environments, webhooks, and tags in a Pact Broker or in PactFlow.',
    more: 'Set the broker URL and the credentials with command options or, preferably, with [environment variables](/docs/reference/cli#environment-variables).',
  },
  'pact broker publish': {
    purpose:
      "Publishes a consumer version's pacts so that providers can verify them and `can-i-deploy` can use the results.",
    more: "A pact belongs to the version that you publish it with, so don't publish different content with the same version. If a build runs its tests in several jobs, collect the pact files from all jobs and publish them once. The command [combines the files](#publish-parts) for the same consumer and provider into one pact.",
    related: ['pact verifier', 'pact broker can-i-deploy', 'pact broker get-pacts', 'pact broker create-webhook'],
    pitfalls: [
      {
        id: 'tag',
        title: 'Files that follow --tag become tags',
        text: '`--tag` reads all words up to the next option. In `publish --tag main pacts`, the `pacts` folder becomes a second tag, so the command has no files to publish. Put the files before the options.',
        proof: {scenario: 'publish-tag-takes-files'},
      },
      {
        id: 'version',
        title: "The version is required, even though the usage line doesn't show it",
        text: 'Add `--consumer-app-version`. In a build that runs in a Git repository or in a supported CI system, you can use `--auto-detect-version-properties` instead.',
        proof: {scenario: 'publish-no-version'},
      },
      {
        id: 'merge',
        title: '--merge fails if the content is different',
        text: 'The broker compares your file with the existing pact before it merges the two. If their content differs, the broker rejects the file with status 409, as it does [without `--merge`](#publish-conflict). Merging different content works only if the broker is set to [allow changed content for the same version](#publish-merge-allowed), which makes the results of `can-i-deploy` unreliable. PactFlow Cloud accounts created in August 2021 or later reject changed content. In the open-source Pact Broker, the setting applies to `publish` in 2.89.0 and later, and new installations of 2.102.0 and later reject changes by default. Instead of merging, collect all pact files for a version and publish them once.',
        proof: {scenario: 'publish-merge-refused'},
      },
      {
        id: 'parts',
        title: "Pact files that contain different versions of an interaction can't be combined",
        text: "If two files contain an interaction with the same description and provider state but a different request or response, the command prints `Two interactions have been found with same description` and doesn't publish anything. Change one of the descriptions. If the difference comes from random data, use fixed values instead.",
        proof: {test: 'publish rejects parts that contain different versions of the same interaction'},
      },
      {
        id: 'folder',
        title: 'Files in nested folders are ignored',
        text: 'The command reads only the files at the top level of a folder. If it finds no pact files there, it prints `No pact files found to load`. If each job writes to its own folder, list every folder: `publish pacts/web pacts/mobile`.',
        proof: {test: 'publish does not read the folders in a folder'},
      },
      {
        id: 'pattern',
        title: 'Patterns in quotes are rejected',
        text: 'The help text mentions glob patterns, but this version of the program treats a pattern as a file name. Omit the quotes so that the shell expands the pattern, or specify the folder.',
        proof: {scenario: 'publish-glob'},
      },
    ],
    messages: [
      {
        id: 'created',
        text: 'Created … version … with branch …',
        meaning:
          'The broker created this consumer version and added it to the branch. If the version already existed, the message starts with **Updated**.',
        scenario: 'publish-first',
      },
      {
        id: 'published',
        text: 'Pact successfully published for … version … and provider …',
        meaning:
          "The broker stored the first pact between this consumer version and the provider. The next line of the output contains the pact's URL.",
        scenario: 'publish-first',
      },
      {
        id: 'republished',
        text: 'Pact successfully republished for … with no content changes.',
        meaning:
          "The version already had a pact with the same content, which can happen if the build runs twice. Nothing changed, and you don't need to do anything.",
        scenario: 'publish-again',
      },
      {
        id: 'events',
        text: 'Events detected: …',
        meaning:
          'The listed events can trigger webhooks. The `contract_published` event occurs each time you publish, and `contract_content_changed` occurs if the content differs from that of the previous untagged version or, if the version has tags (legacy), from that of the latest pact with one of these tags. It also occurs for the first untagged version and for a tag that is used for the first time, even if the content is already known. The reason for each event is in parentheses, where *untagged* means that the version has no tags (legacy), even if it has a branch.',
        scenario: 'publish-changed',
      },
      {
        id: 'webhook',
        text: 'Webhook "…" triggered for event …',
        meaning: "The broker is about to send this webhook's request. The message contains the URL of the webhook log.",
        scenario: 'publish-triggers-webhook',
      },
      {
        id: 'no-webhooks',
        text: 'No enabled webhooks found for the detected events',
        meaning:
          "There is a webhook for this consumer and provider, but it's disabled or isn't triggered by any of the detected events. If only changed content triggers the webhook, this message is expected when you publish unchanged content. See [why a webhook isn't triggered](/docs/webhooks-help#not-triggered).",
        scenario: 'publish-triggers-nothing',
      },
      {
        id: 'next-steps-verification',
        text: 'Next steps: * Add Pact verification tests to the … build.',
        meaning:
          "The broker suggests this step until it has a verification result for this consumer and provider. If the provider already verifies its pacts, check that its build [publishes the results](/docs/reference/cli/verifier#verify-success). Otherwise, add a verification to the provider's build.",
        scenario: 'publish-first',
      },
      {
        id: 'next-steps-webhook',
        text: '* Configure separate … pact verification build and webhook to trigger it when the pact content changes.',
        meaning:
          'Until a webhook exists for this consumer and provider, the broker suggests this step under **Next steps**. To start the provider build when the content changes, [create a webhook](/docs/reference/cli/broker/create-webhook). Publishing also works without a webhook.',
        scenario: 'publish-first',
      },
      {
        id: 'next-steps-branch',
        text: 'Next steps: Configure the version branch to be the value of your repository branch.',
        meaning:
          'You published without a branch. Add `--branch` so that selectors such as `mainBranch` find the pact and `can-i-merge` works.',
        scenario: 'publish-with-tag',
      },
      {
        id: 'conflict',
        text: 'Cannot change the content of the pact for … version … and provider …',
        meaning:
          "This version already has a pact with this provider. Because the pact that you published has different content, the broker rejected it with status 409. Publish each change with a new version. If you didn't mean to change the pact, check whether it contains random data or whether several jobs each publish part of it. See [how to find the cause](/docs/how_to#why-do-i-get-409-conflict-when-i-publish-again).",
        scenario: 'publish-conflict',
      },
      {
        id: 'overwritten',
        text: 'Pact with changed content published over existing content for …',
        meaning:
          'The broker is set to allow changed content for the same version, which makes the results of `can-i-deploy` unreliable. Publish each change with a new version, and [configure the broker to reject such changes](/docs/troubleshooting/disabling-dangerous-contract-modification).',
        scenario: 'publish-changes-allowed',
      },
      {
        id: 'merged',
        text: 'Pact content merged with existing content for …',
        meaning:
          'You used `--merge`, and the version already had a pact with this provider. The broker added your interactions to the existing pact and replaced interactions with the same description and provider state. If the content was the same, nothing changed. By default, brokers [reject different content](#pitfall-merge).',
        scenario: 'publish-merge-allowed',
      },
      {
        id: 'similar-name',
        text: 'This is the first time a pact has been published for "…".',
        meaning:
          "The pact contains a new application name that is very similar to an existing name, so the broker rejected the pact with status 409. If the new name is a mistake, correct it in the consumer's test. Otherwise, create the application with [`create-or-update-pacticipant`](/docs/reference/cli/broker/create-or-update-pacticipant) and publish again.",
        scenario: 'publish-similar-name',
      },
      {
        id: 'no-file',
        text: "File or directory does not exist: '…'",
        meaning:
          "The path isn't correct relative to the working directory, the tests didn't write a pact, or you passed [a pattern in quotes](#pitfall-pattern).",
        scenario: 'publish-no-folder',
      },
      {
        id: 'unauthorized',
        text: "Request to pact broker path '' failed: 401 Unauthorized.",
        meaning: 'The token is missing or invalid. See [Authorization errors](/docs/authorization-help).',
        scenario: 'publish-wrong-token',
      },
    ],
  },
  'pact broker get-pacts': {
    purpose:
      "Lists or downloads a provider's pacts. You can limit the results to the latest pacts, and to pacts from the consumers' main branches or from another branch.",
    more: "With `--download`, the command saves each pact in a separate file, so you can search the files, for example, to find out [which consumers use a field](/docs/how_to#which-consumers-use-a-field). The command has no option for environments, so it includes the pact of a deployed or released version only if that pact is also one of the pacts that you request by branch. If the name of the branch contains a slash, encode it, as in `--branch feat%2Fprice`, because version 18.1.2 doesn't encode it.",
    related: [
      'pact broker publish',
      'pact broker list-latest-pact-versions',
      'pact broker provider-states list',
      'pact verifier',
    ],
  },
  'pact broker list-latest-pact-versions': {
    purpose: 'Lists the latest pact between each consumer and provider, along with its version and publication time.',
  },
  'pact broker provider-states': {
    purpose: 'Lists provider states, which describe the data that a provider must have when it receives a request.',
  },
  'pact broker provider-states list': {
    purpose: 'Lists all provider states that consumers require. Provider teams use this list to set up the states.',
    more: "By default, the list is based on the latest pact on each consumer's main branch. You can also select a different branch or an environment.",
    related: ['pact verifier', 'pact broker get-pacts'],
  },
  'pact broker can-i-deploy': {
    purpose:
      'Checks whether you can safely deploy a version, based on its compatibility with the versions in the target environment.',
    more: "Run the command before each deployment. If you can't deploy the version, the command exits with code 1, which stops the pipeline. See [Fix a failing can-i-deploy](/docs/fix-can-i-deploy). After the deployment, run [`record-deployment`](/docs/reference/cli/broker/record-deployment), because the check depends on recorded deployments.\n\nThe check includes the results of both consumer-driven and bi-directional contract testing. If the table in the output has a **VERIFICATION TYPE** column, `CDCT` indicates a Pact verification, and `BDCT` indicates a comparison of two contracts.",
    related: [
      'pact broker record-deployment',
      'pact broker can-i-merge',
      'pact broker publish',
      'pact verifier',
      'pact pactflow publish-provider-contract',
    ],
    pitfalls: [
      {
        id: 'json',
        title: 'With JSON output, a failed check exits with code 0',
        text: "With `--output json`, the command exits with code 0 even if the check fails, so it doesn't stop the pipeline. Omit this option from checks that should stop the pipeline, or make the pipeline evaluate the output's `summary.deployable` field, whose value is `true` only if you can deploy the version.",
        proof: {scenario: 'can-i-deploy-json-no'},
      },
      {
        id: 'equals-sign',
        title: 'Options with an equals sign are ignored',
        text: 'The command accepts `--pacticipant=NAME` and `--version=NUMBER`, but ignores both options. Use a space instead of the equals sign.',
        proof: {scenario: 'can-i-deploy-equals-sign'},
      },
      {
        id: 'order',
        title: 'The version must directly follow its application',
        text: `If \`--version\` is in any other position, the command silently ignores the option and checks all versions of the application. Put the version directly after its application: \`--pacticipant NAME --version NUMBER\`.`,
        proof: {scenario: 'can-i-deploy-order'},
      },
      {
        id: 'retries',
        title: '--retry-while-unknown sends one additional request',
        text: 'With `--retry-while-unknown 2`, the command sends three requests: the initial request and two retries. The maximum wait is the number of retries multiplied by `--retry-interval`.',
        proof: {test: 'can-i-deploy sends one request more than the value of --retry-while-unknown'},
      },
      {
        id: 'variables',
        title: "The help text refers to environment variables that the command doesn't read",
        text: "According to the help text, `PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true` has the same effect as `--dry-run`, and `PACT_BROKER_CAN_I_DEPLOY_IGNORE` has the same effect as `--ignore`. Version 18.1.2 doesn't read either variable, so a failed check still exits with code 1. Use the options instead. Only the [Ruby CLI (legacy)](https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/matrix_commands.rb) reads the variables.",
        proof: {scenario: 'can-i-deploy-dry-run-variable'},
      },
      {
        id: 'no-production',
        title: "The help text refers to an option that doesn't exist",
        text: 'The help text of this command mentions `create-environment --no-production`, but [`create-environment`](/docs/reference/cli/broker/create-environment#pitfall-no-production) rejects that option, so omit it.',
        proof: {scenario: 'create-environment-no-production'},
      },
    ],
    messages: [
      {
        id: 'successful',
        text: 'All required verification results are published and successful',
        meaning:
          'You can deploy the version. The broker has a successful result for each integrated application in the environment. The table in the output lists these results.',
        scenario: 'can-i-deploy-yes',
      },
      {
        id: 'no-dependencies',
        text: 'There are no missing dependencies',
        meaning:
          "You can deploy the version because no result is required: the version doesn't depend on any provider, and none of its consumers are in the environment. The message also appears if `--ignore` excludes all results. If the message appears even though a consumer is deployed, the consumer's deployment wasn't recorded with [`record-deployment`](/docs/reference/cli/broker/record-deployment).",
        scenario: 'can-i-deploy-provider-first',
      },
      {
        id: 'failed',
        text: 'The verification for the pact between … and … failed',
        meaning:
          'The verification ran and failed, so the row in the table has `false` under **SUCCESS?**. Open the URL under **VERIFICATION RESULTS** to see the mismatches. Then fix the consumer or the provider, publish or verify a new version, and check that version. For details, see [how to fix a failed verification](/docs/fix-can-i-deploy#verification-failed).',
        scenario: 'can-i-deploy-no',
      },
      {
        id: 'not-verified',
        text: 'There is no verified pact between … and …',
        meaning:
          "A result is missing, so the row in the table has `unknown` under **SUCCESS?**. The provider version in the environment hasn't verified this consumer version's pact, or the provider's build didn't publish the result. Run the provider's verification with `--publish`, and wait for the result with `--retry-while-unknown`. For other causes, see [how to fix a missing result](/docs/fix-can-i-deploy#no-verified-pact).",
        scenario: 'can-i-deploy-unknown',
      },
      {
        id: 'nothing-deployed',
        text: 'no version is currently recorded as deployed/released in this environment',
        meaning:
          'This text appears at the end of a message that starts with **There is no verified pact between**. The consumer depends on a provider that has no recorded version in the environment. Deploy the provider first, and [record the deployment](/docs/reference/cli/broker/record-deployment). If the provider is already deployed, see [how to fix the missing record](/docs/fix-can-i-deploy#nothing-deployed).',
        scenario: 'can-i-deploy-nothing-deployed',
      },
      {
        id: 'one-of-the-versions',
        text: 'one of the versions of … currently in …',
        meaning:
          'This text is part of a message that starts with **There is no verified pact between** or **The verification for the pact between**. The environment contains more than one version of the application, as is common when you use [`record-release`](/docs/reference/cli/broker/record-release). Your version has to be compatible with all of them. If the version in parentheses is no longer in use, run [`record-support-ended`](/docs/reference/cli/broker/record-support-ended) or [`record-undeployment`](/docs/reference/cli/broker/record-undeployment).',
        scenario: 'can-i-deploy-several-releases',
      },
      {
        id: 'tag-not-found',
        text: 'the latest version of … with tag … (no such version exists)',
        meaning:
          'This text is part of a message that starts with **There is no verified pact between**. You used `--to` (legacy), and no version of the application has the tag. Add the tag after the deployment or, preferably, use `--to-environment` and record deployments.',
        scenario: 'can-i-deploy-to-tag-no',
      },
      {
        id: 'unknown-version',
        text: 'No pacts or verifications have been published for version … of …',
        meaning:
          "The broker doesn't have this version. Specify the exact version that you used to publish the pact or the verification result, and run the check after you publish.",
        scenario: 'can-i-deploy-unknown-version',
      },
      {
        id: 'unknown-branch',
        text: 'No version of … from branch … exists',
        meaning:
          'No version was published from this branch. Check the branch name, and publish with `--branch` or verify with `--provider-branch`. For `--main-branch`, the message is **No version of … from the main branch exists**. For a tag (legacy), the message is **No version with tag … exists for …**.',
        scenario: 'can-i-deploy-unknown-branch',
      },
      {
        id: 'unknown-application',
        text: 'Pacticipant … not found',
        meaning:
          "The broker doesn't have an application with this name. Names are case-sensitive, so [list the applications](/docs/reference/cli/broker/list-pacticipants) to compare their names.",
        scenario: 'can-i-deploy-unknown-application',
      },
      {
        id: 'unknown-environment',
        text: "Environment with name '…' does not exist",
        meaning:
          "Use the environment's name, not its display name. [List the environments](/docs/reference/cli/broker/list-environments) to see both names.",
        scenario: 'can-i-deploy-unknown-environment',
      },
      {
        id: 'no-selectors',
        text: 'Please provide 1 or more version selectors.',
        meaning:
          "The command's request didn't specify an application, usually because the options contain [an equals sign](#pitfall-equals-sign).",
        scenario: 'can-i-deploy-equals-sign',
      },
      {
        id: 'no-environment',
        text: 'WARN: It is recommended to specify the environment into which you are deploying.',
        meaning:
          "Without `--to-environment`, the check compares your version with the latest version of each integrated application, so the result doesn't show whether you can deploy. Add this option to the command.",
        scenario: 'can-i-deploy-no-environment',
      },
      {
        id: 'no-version-number',
        text: 'WARN: It is recommended to specify the version number (rather than the tag or branch)',
        meaning:
          'You used `--branch`, `--main-branch`, `--tag`, or `--latest`. With `--latest`, the check covers whichever version is the latest at that time, and with the other options, it covers all versions that match, so the result can be for versions other than yours. Use `--version` directly after `--pacticipant` instead.',
        scenario: 'can-i-deploy-branch',
      },
      {
        id: 'cannot-ignore',
        text: 'WARN: Cannot ignore …',
        meaning: "The application or version that you specified with `--ignore` doesn't exist. Correct the name.",
        scenario: 'can-i-deploy-ignore-unknown',
      },
      {
        id: 'unauthorized',
        text: 'failed: 401 Unauthorized.',
        meaning:
          'This text appears at the end of a message that contains a URL. The token is missing or invalid. See [how to fix a 401 from can-i-deploy](/docs/fix-can-i-deploy#authentication).',
        scenario: 'can-i-deploy-wrong-token',
      },
    ],
  },
  'pact broker can-i-merge': {
    purpose: 'Checks whether a version is compatible with the main branch of each integrated application.',
    more: "Run the command before you merge a branch. If the version isn't compatible, the command exits with code 1. Each integrated application needs a main branch. If the broker didn't detect an application's main branch, set the branch with [`create-or-update-pacticipant --main-branch`](/docs/reference/cli/broker/create-or-update-pacticipant).",
    related: ['pact broker can-i-deploy', 'pact broker create-or-update-pacticipant'],
    pitfalls: [
      {
        id: 'json',
        title: 'With JSON output, a failed check exits with code 0',
        text: "With `--output json`, the command exits with code 0 even if the check fails. Don't use this option in a check that should stop the pipeline.",
        proof: {test: 'can-i-merge with --output json exits with code 0 if the version can not be merged'},
      },
      {
        id: 'equals-sign',
        title: 'Options with an equals sign are ignored',
        text: `The command accepts \`--pacticipant=NAME\` and \`--version=NUMBER\`, but ignores both options. Use spaces instead of the equals signs: \`--pacticipant NAME --version NUMBER\`.`,
        proof: {test: 'can-i-merge ignores options with an equals sign'},
      },
      {
        id: 'variable',
        title: "The help text refers to an environment variable that the command doesn't read",
        text: 'According to the help text, `PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true` has the same effect as `--dry-run`. Version 18.1.2 ignores the variable, so a failed check still exits with code 1. Use the option instead.',
        proof: {scenario: 'can-i-merge-dry-run-variable'},
      },
    ],
    messages: [
      {
        id: 'no-main-branch',
        text: 'the latest version of … from the main branch (no versions exist for this branch)',
        meaning:
          'This text appears at the end of a message that starts with **There is no verified pact between**. The integrated application has no main branch, or the main branch has no versions. Publish from the main branch, and check the setting with [`describe-pacticipant`](/docs/reference/cli/broker/describe-pacticipant). For the other messages, see [`can-i-deploy`](/docs/reference/cli/broker/can-i-deploy#what-the-messages-mean).',
        scenario: 'can-i-merge-no-main-branch',
      },
    ],
  },
  'pact broker record-deployment': {
    purpose:
      'Records that a version was deployed to an environment and replaced the previous version. The `can-i-deploy` command uses this record.',
    more: 'Run the command after the deployment has succeeded. If older versions stay in use, as is common for mobile applications and libraries, use [`record-release`](/docs/reference/cli/broker/record-release) instead.',
    related: [
      'pact broker can-i-deploy',
      'pact broker record-undeployment',
      'pact broker record-release',
      'pact broker describe-version',
    ],
  },
  'pact broker record-undeployment': {
    purpose:
      "Records that an application was removed from an environment. You don't need this command if a new version replaces an old one.",
    related: ['pact broker record-deployment', 'pact broker record-support-ended', 'pact broker can-i-deploy'],
  },
  'pact broker record-release': {
    purpose:
      'Records the release of a mobile application, library, or package whose older versions remain supported alongside the new version.',
    more: "To see which releases are still supported, run [`describe-version`](/docs/reference/cli/broker/describe-version) with `--environment` and `--released`. Recording a release doesn't start a verification, so run [`can-i-deploy`](/docs/reference/cli/broker/can-i-deploy) before the release.",
    related: [
      'pact broker record-support-ended',
      'pact broker describe-version',
      'pact broker record-deployment',
      'pact broker can-i-deploy',
    ],
  },
  'pact broker record-support-ended': {
    purpose:
      "Records that a released version is no longer supported in an environment, so providers don't have to stay compatible with it.",
    more: 'Run the command once for each version, including hotfix releases. From then on, `can-i-deploy` and the `deployedOrReleased` selector no longer protect users who still have the version in this environment. To list the supported releases, run [`describe-version`](/docs/reference/cli/broker/describe-version) with `--environment` and `--released`.',
    related: ['pact broker record-release', 'pact broker describe-version', 'pact broker record-undeployment'],
  },
  'pact broker create-environment': {
    purpose: 'Creates an environment for which you can record deployments and releases and run `can-i-deploy` checks.',
    more: 'A new PactFlow account has two environments, `test` and `production`.',
    audience: ['developer', 'administrator'],
    pitfalls: [
      {
        id: 'no-production',
        title: "--no-production doesn't exist",
        text: 'The help text of [`can-i-deploy`](/docs/reference/cli/broker/can-i-deploy) mentions this option, but `create-environment` rejects it. Without `--production`, the new environment is a non-production environment.',
        proof: {scenario: 'create-environment-no-production'},
      },
    ],
  },
  'pact broker list-environments': {
    purpose:
      "Lists a broker's environments with their UUIDs, which you need to describe, update, or delete an environment.",
    audience: ['developer', 'administrator'],
  },
  'pact broker describe-environment': {
    purpose: "Shows an environment's names and contacts and indicates whether it's a production environment.",
    audience: ['developer', 'administrator'],
  },
  'pact broker update-environment': {
    purpose: "Changes an existing environment's name, display name, contact, or production setting.",
    audience: ['developer', 'administrator'],
    pitfalls: [
      {
        id: 'production',
        title: 'An update without --production turns off the production setting',
        text: 'If you omit `--production`, the command sets the production setting to `false`. Include the option whenever you update a production environment.',
        proof: {scenario: 'update-environment'},
      },
    ],
  },
  'pact broker delete-environment': {
    purpose: 'Deletes an environment. To find the UUID that the command requires, run `list-environments`.',
    audience: ['developer', 'administrator'],
  },
  'pact broker create-or-update-pacticipant': {
    purpose:
      'Creates an application, or changes its display name, main branch, or repository URL. The broker also creates applications when you publish contracts.',
    related: ['pact broker can-i-merge', 'pact broker describe-pacticipant', 'pact broker list-pacticipants'],
  },
  'pact broker list-pacticipants': {
    purpose: 'Lists all applications on the broker, both consumers and providers, with their display names.',
  },
  'pact broker describe-pacticipant': {
    purpose:
      "Shows an application's names, main branch, and repository, along with the times when it was created and last updated.",
  },
  'pact broker create-or-update-version': {
    purpose:
      'Creates an application version, or adds a version to a branch, before you publish any contracts or results for that version.',
    related: ['pact broker describe-version', 'pact broker delete-branch', 'pact broker create-or-update-pacticipant'],
  },
  'pact broker describe-version': {
    purpose:
      'Shows the latest version of an application, a specific version, or the versions that are recorded in an environment.',
    more: 'To see only the supported releases in an environment, add `--environment` and `--released`.',
    related: [
      'pact broker record-deployment',
      'pact broker record-support-ended',
      'pact broker create-or-update-version',
    ],
  },
  'pact broker delete-branch': {
    purpose:
      "Deletes a branch, such as one that you've merged. The branch's versions, pacts, and results remain, but selectors no longer find them by branch.",
    more: 'Versions that are recorded as deployed or released are still verified, because the `deployedOrReleased` selector finds them by environment. To also delete versions, or to delete many branches in a script, see [Delete old branches, versions, and applications](/docs/clean-up).',
    related: ['pact broker create-or-update-version', 'pact verifier'],
    pitfalls: [
      {
        id: 'not-found',
        title: "By default, deleting a branch that doesn't exist succeeds",
        text: "If the branch doesn't exist, the command still exits with code 0 unless you add `--error-when-not-found true`.",
        proof: {test: 'delete-branch exits with code 0 for an unknown branch by default'},
      },
    ],
  },
  'pact broker create-webhook': {
    purpose: 'Creates a webhook that sends a request to another system when contracts change or results are published.',
    more: "If you don't specify a consumer or provider, the webhook applies to all consumers and providers.",
    audience: ['developer', 'administrator'],
    related: [
      'pact broker test-webhook',
      'pact broker create-or-update-webhook',
      'pact broker delete-webhook',
      'pact broker publish',
    ],
    pitfalls: [
      {
        id: 'method',
        title: "The method is required, even though the usage line doesn't show it",
        text: 'Without `--request`, the broker rejects the webhook. Add `--request POST`.',
        proof: {scenario: 'create-webhook-no-method'},
      },
      {
        id: 'event',
        title: 'At least one event is required',
        text: 'A webhook has no default event. Add one or more of `--contract-content-changed`, `--contract-published`, `--contract-requiring-verification-published`, `--provider-verification-published`, `--provider-verification-failed`, and `--provider-verification-succeeded`.',
        proof: {scenario: 'create-webhook-no-event'},
      },
      {
        id: 'label',
        title: 'A label is ignored if you also specify a name',
        text: "According to the help text, `--consumer-label` and `--consumer` are mutually exclusive, as are `--provider-label` and `--provider`. The command accepts both a name and a label, but sends only the name, so the webhook isn't limited to the label. Specify either a name or a label.",
        proof: {scenario: 'create-webhook-name-and-label'},
      },
    ],
  },
  'pact broker create-or-update-webhook': {
    purpose:
      'Creates or replaces the webhook with the UUID that you specify, so that you can manage webhooks as code in a pipeline.',
    more: 'Generate a UUID once with [`generate-uuid`](/docs/reference/cli/broker/generate-uuid), and store the UUID together with the command. Like [`create-webhook`](/docs/reference/cli/broker/create-webhook#known-pitfalls), this command requires `--request` and an event.',
    audience: ['developer', 'administrator'],
    related: ['pact broker generate-uuid', 'pact broker test-webhook', 'pact broker create-webhook'],
  },
  'pact broker generate-uuid': {
    purpose: "Generates a UUID to use as a webhook's identifier when you create or replace the webhook.",
    related: ['pact broker create-or-update-webhook'],
  },
  'pact broker test-webhook': {
    purpose: "Sends a webhook's request immediately, with values for its variables, and shows the log.",
    audience: ['developer', 'administrator'],
    pitfalls: [
      {
        id: 'exit-code',
        title: 'A failed request exits with code 0',
        text: 'The exit code shows whether the broker tried to send the request, not whether the receiver accepted it. To see whether the request succeeded, check the value of `success` in the output.',
        proof: {scenario: 'test-webhook'},
      },
      {
        id: 'response',
        title: "The log can hide the receiver's response",
        text: "If the broker's host whitelist is empty, the log replaces the response with `For security purposes, the response details are not logged`. In On-Premises, list the hosts that webhooks can call in [`PACTFLOW_WEBHOOK_HOST_WHITELIST`](/docs/on-premises/environment-variables#pactflow_webhook_host_whitelist).",
        proof: {scenario: 'test-webhook'},
      },
    ],
  },
  'pact broker delete-webhook': {
    purpose: 'Deletes the webhook with the specified UUID so that the broker no longer sends its requests.',
    audience: ['developer', 'administrator'],
    pitfalls: [
      {
        id: 'not-found',
        title: "Deleting a webhook that doesn't exist succeeds",
        text: "The command exits with code 0 even if the webhook doesn't exist. If a script depends on the result, have it check the output.",
        proof: {scenario: 'delete-webhook-unknown'},
      },
    ],
  },
  'pact broker create-version-tag': {
    purpose:
      'Adds tags to an application version. Tags are a legacy feature that branches and environments have replaced.',
  },
  'pact broker delete-version-tag': {
    purpose:
      'Removes a tag from an application version. Tags are a legacy feature that branches and environments have replaced.',
    pitfalls: [
      {
        id: 'not-found',
        title: "Removing a tag that doesn't exist succeeds",
        text: "The command exits with code 0 even if the version doesn't have the tag. If a script depends on the result, have it check the output.",
        proof: {scenario: 'delete-version-tag-unknown'},
      },
    ],
  },
  'pact broker docker': {
    purpose: 'Runs the open-source Pact Broker in a container on your machine so that you can try it out.',
    audience: ['developer', 'operator'],
  },
  'pact broker docker start': {
    purpose:
      'Starts the open-source Pact Broker in a Docker container on your machine. The command requires Docker and the Pact Broker image.',
    audience: ['developer', 'operator'],
  },
  'pact broker docker stop': {
    purpose: 'Stops the open-source Pact Broker container that you started with `pact broker docker start`.',
    audience: ['developer', 'operator'],
  },
  'pact broker docker remove': {
    purpose: 'Removes the open-source Pact Broker container that you started with `pact broker docker start`.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby': {
    purpose:
      'Uses your Ruby installation to install and run the open-source Pact Broker in the `.pact` folder in your home folder.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby install': {
    purpose:
      'Uses your Ruby installation to install the open-source Pact Broker. The command downloads packages from the network.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby start': {
    purpose:
      'Uses your Ruby installation to set up and start the open-source Pact Broker in the foreground or background.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby stop': {
    purpose: 'Stops the open-source Pact Broker that you started with `pact broker ruby start`.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby remove': {
    purpose: 'Removes the open-source Pact Broker that you installed with `pact broker ruby install`.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby info': {
    purpose: 'Shows information about the open-source Pact Broker that you installed with `pact broker ruby install`.',
    audience: ['developer', 'operator'],
  },
  'pact pactflow': {
    purpose:
      'Publishes provider contracts for bi-directional contract testing, a PactFlow feature that the open-source Pact Broker lacks.',
  },
  'pact pactflow publish-provider-contract': {
    purpose: "Publishes a provider version's OpenAPI description and test results for bi-directional contract testing.",
    more: 'The npm package also includes the `pactflow` program, which is an alias for `pact pactflow`.\n\nFor the other steps of the workflow, see [Bi-directional contract testing](/docs/bi-directional-contract-testing).',
    related: ['pact broker can-i-deploy', 'pact broker record-deployment', 'pact broker publish'],
    pitfalls: [
      {
        id: 'outcome',
        title: "The outcome isn't sent without results or a verifier",
        text: "The command sends the outcome of your tests (`--verification-success`, `--no-verification-success`, or `--verification-exit-code`) only if you also specify `--verification-results`, `--verifier`, or `--verifier-version`. Otherwise, the command silently ignores the outcome, and PactFlow doesn't show that your tests failed. For comparison, see [the same command with `--verifier`](#provider-contract-outcome-kept).",
        proof: {scenario: 'provider-contract-outcome-dropped'},
      },
      {
        id: 'exit-code',
        title: "--verification-exit-code isn't sent on its own",
        text: 'Many builds use `--verification-exit-code` without the option that it depends on. Add at least one of `--verification-results`, `--verifier`, and `--verifier-version`.',
        proof: {
          test: 'publish-provider-contract sends --verification-exit-code only with an option such as --verifier-version',
        },
      },
      {
        id: 'no-outcome',
        title: 'Results without an outcome are recorded as failed',
        text: 'If you use `--verification-results` without an outcome option, such as `--verification-success`, PactFlow records the self-verification as failed.',
        proof: {scenario: 'provider-contract-no-outcome'},
      },
      {
        id: 'version',
        title: "The version is required, even though the usage line doesn't show it",
        text: 'Add `--provider-app-version`. In a build that runs in a Git repository or in a supported CI system, you can use `--auto-detect-version-properties` instead.',
        proof: {scenario: 'provider-contract-no-version'},
      },
      {
        id: 'status',
        title: 'A failed self-verification exits with code 0',
        text: 'The exit code shows whether the contract was published, not whether the tests passed. To prevent the version from being deployed, use [`can-i-deploy`](/docs/reference/cli/broker/can-i-deploy#bi-directional-self-verification-failed).',
        proof: {scenario: 'provider-contract-failed'},
      },
    ],
  },
  'pact verifier': {
    purpose:
      'Verifies a running provider by sending it the requests in its pacts and comparing the responses. The command can also publish the results.',
    more: "The verifier reads pacts from files, folders, URLs, or a broker. In the examples, environment variables contain the broker URL and the token, and `$PORT` is the provider's port.",
    audience: ['developer', 'tester'],
    related: ['pact broker publish', 'pact broker can-i-deploy', 'pact broker provider-states list', 'pact stub'],
    pitfalls: [
      {
        id: 'file',
        title: '--file also fetches pacts from the broker in PACT_BROKER_BASE_URL',
        text: "If `PACT_BROKER_BASE_URL` is set, the command verifies the provider's pacts from that broker in addition to the files. If the broker doesn't have any pacts for the provider, the command fails with `No pacts found for provider`, even if all files pass. To verify only the files, run the command with `env -u PACT_BROKER_BASE_URL`.",
        proof: {test: 'verifier --file also fetches pacts from the broker in PACT_BROKER_BASE_URL'},
      },
    ],
    messages: [
      {
        id: 'reason',
        text: 'The pact at … is being verified because the pact content belongs to the consumer version matching the following criterion:',
        meaning:
          'The broker selected this pact. The lines that follow the message list the consumer versions with this content and the selectors that found those versions.',
        scenario: 'verify-success',
      },
      {
        id: 'pending',
        text: 'This pact is in pending state for this version of …',
        meaning:
          "No version on this provider branch has successfully verified the pact's content yet. If this verification fails, the command still succeeds, but the consumer's `can-i-deploy` check fails. See [why a build can succeed even though a pact failed](/docs/how_to#why-is-my-build-green-although-a-pact-failed).",
        scenario: 'verify-pending',
      },
      {
        id: 'still-pending',
        text: 'This pact is still in pending state for any version of … from branch …',
        meaning:
          'If the command published its results, this message means that a pending pact failed verification and stays pending. Without `--publish`, version 18.1.2 swaps the two endings of the message. If nothing failed, the message ends with **as a successful verification result has not yet been published**. If only pending pacts failed, it ends with **as the successful verification results have not yet been published**.',
        scenario: 'verify-pending',
      },
      {
        id: 'no-pacts',
        text: "No pacts found for provider '…' matching the given consumer version selectors in pact broker '…'",
        meaning:
          "No pact matches both the provider's name and the selectors. See [how to find the cause](/docs/how_to#why-does-it-say-no-pacts-found). If the provider is new and doesn't have any pacts yet, add `--ignore-no-pacts-error`.",
        scenario: 'verify-no-pacts',
      },
      {
        id: 'failed-to-load',
        text: 'Failed to load pact - …',
        meaning:
          "The verifier didn't have a pact to verify, so the command failed. The text after the dash gives the reason, such as **No pacts found for provider**.",
        scenario: 'verify-no-pacts',
      },
    ],
  },
  'pact mock': {
    purpose:
      'Runs a standalone mock server that replaces the provider in tests written in any language and checks the requests that it receives.',
    audience: ['developer', 'tester'],
  },
  'pact mock start': {
    purpose: 'Starts the master server, which creates, lists, verifies, and shuts down mock servers on request.',
    audience: ['developer', 'tester'],
  },
  'pact mock list': {
    purpose: 'Lists all running mock servers on the master server at the specified host and port.',
    audience: ['developer', 'tester'],
  },
  'pact mock create': {
    purpose:
      'Starts a mock server on the master server. The mock server returns the responses that a pact file defines.',
    audience: ['developer', 'tester'],
  },
  'pact mock verify': {
    purpose:
      'Checks whether a mock server received all expected requests and no others. If the check succeeds, the command writes the pact file.',
    audience: ['developer', 'tester'],
  },
  'pact mock shutdown': {
    purpose: 'Shuts down the mock server with the specified identifier or port and releases its resources.',
    audience: ['developer', 'tester'],
  },
  'pact mock shutdown-master': {
    purpose:
      'Shuts down the master server gracefully. The command requires the key that the master server printed when it started.',
    audience: ['developer', 'tester'],
  },
  'pact stub': {
    purpose:
      "Starts a server that returns the responses defined in pacts, which it loads from files, folders, URLs, or a broker. The server doesn't verify the requests.",
    audience: ['developer', 'tester'],
    related: ['pact mock', 'pact verifier'],
  },
  'pact completions': {
    purpose: 'Generates a script that lets your shell complete the commands and options of the `pact` program.',
    related: ['pact extension', 'pact plugin'],
  },
  'pact extension': {
    purpose: 'Installs, updates, and removes extensions for the `pact` program. Each extension is a separate program.',
  },
  'pact extension list': {
    purpose: 'Lists the available extensions for the `pact` program and shows which of them are installed.',
  },
  'pact extension install': {
    purpose:
      'Downloads and installs an extension for the `pact` program, using either the latest version or the version that you specify.',
  },
  'pact extension update': {
    purpose: 'Downloads and installs updates for one or all of your `pact` extensions.',
  },
  'pact extension uninstall': {
    purpose: 'Removes one or all of your `pact` extensions from your machine.',
  },
  'pact plugin': {
    purpose:
      'Manages Pact plugins, which add transports and content types such as gRPC and Protobuf to tests and verification.',
  },
  'pact plugin list': {
    purpose: 'Lists the Pact plugins on your machine or the plugins in the public index.',
  },
  'pact plugin list installed': {
    purpose: 'Lists the Pact plugins that are installed on your machine and available to all test libraries.',
  },
  'pact plugin list known': {
    purpose: 'Lists the Pact plugins in the public index, with the latest version or all versions of each plugin.',
  },
  'pact plugin env': {
    purpose: 'Prints the configuration that the `pact` program and the test libraries use to load Pact plugins.',
  },
  'pact plugin install': {
    purpose: 'Installs a Pact plugin from a URL or, if you specify its name, from the public index.',
  },
  'pact plugin remove': {
    purpose: 'Removes a Pact plugin from your machine. Specify the version only if more than one version is installed.',
  },
  'pact plugin enable': {
    purpose: 'Enables a disabled version of a Pact plugin so that tests and verification load it again.',
  },
  'pact plugin disable': {
    purpose:
      "Disables a version of a Pact plugin so that tests and verification don't load it. The plugin stays installed.",
  },
  'pact plugin repository': {
    purpose: 'Creates, updates, lists, and validates the index file of a plugin repository.',
  },
  'pact plugin repository validate': {
    purpose:
      "Checks whether a plugin repository's index file is consistent, so that you can correct the file before you publish it.",
  },
  'pact plugin repository new': {
    purpose: 'Creates an empty index file for a plugin repository, with the default or a custom file name.',
  },
  'pact plugin repository add-plugin-version': {
    purpose: 'Adds a plugin version to an index file, based on a local manifest or a GitHub release.',
  },
  'pact plugin repository add-plugin-version file': {
    purpose: 'Adds a plugin version to an index file, based on a plugin manifest on your machine.',
    options: {REPOSITORY_FILE: 'The index file to update.', FILE: 'The plugin manifest to add a version from.'},
  },
  'pact plugin repository add-plugin-version git-hub': {
    purpose: 'Adds a plugin version to an index file, based on the URL of a GitHub release.',
    options: {REPOSITORY_FILE: 'The index file to update.', URL: 'The URL of the GitHub release.'},
  },
  'pact plugin repository add-all-plugin-versions': {
    purpose: 'Adds all released versions of a plugin to an index file, based on the releases in its GitHub repository.',
  },
  'pact plugin repository yank-version': {
    purpose:
      "Withdraws a plugin version from an index file. This version of the `pact` program doesn't let you specify which plugin or version to withdraw.",
  },
  'pact plugin repository list': {
    purpose: 'Lists all plugins in the index file of a plugin repository.',
  },
  'pact plugin repository list-versions': {
    purpose: 'Lists all versions of a plugin in the index file of a plugin repository.',
  },
};
