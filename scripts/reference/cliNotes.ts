/** A thing that surprises, with the proof that it does. */
export interface Trap {
  /** For its address: `#trap-<id>`. */
  id: string;
  /** Heading, in sentence case. */
  title: string;
  /** Markdown: what happens, and what to do instead. */
  text: string;
  /** The scenario of this command that shows it, or the name of a test in `samples/pact-cli/test/traps.test.js`. */
  proof: {scenario: string} | {test: string};
}

/** What we say about a command, beside what it says itself. */
export interface CommandNotes {
  /** What it is for: plain text of 50 to 160 characters. It opens the page and is its description. */
  purpose: string;
  /** Markdown below that. */
  more?: string;
  audience?: readonly string[];
  traps?: readonly Trap[];
  /** Paths of commands to read next, or that are used together with it. Without any: the others of its group. */
  related?: readonly string[];
  /** Option or argument → our text for its help. Only for a text that is right for this command alone. */
  options?: Readonly<Record<string, string>>;
}

export interface Group {
  label: string;
  /** Names of subcommands. */
  commands: readonly string[];
}

/** Programs that the npm package brings, and the command that each is short for. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  pact: 'pact',
  pactflow: 'pact pactflow',
  'pact-broker': 'pact broker',
  'pact-verifier': 'pact verifier',
  'pact-mock-server': 'pact mock',
  'pact-stub-server': 'pact stub',
  'pact-plugin': 'pact plugin',
};

/** Options for the way to the broker. Every command that asks a broker has all of them, with the same text. */
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

/** Variables that no option names. */
export const MORE_VARIABLES: readonly {name: string; meaning: string; commands: readonly string[]}[] = [
  {
    name: 'PACT_BROKER_CAN_I_DEPLOY_DRY_RUN',
    meaning: 'With the value `true`, does what `--dry-run` does.',
    commands: ['pact broker can-i-deploy', 'pact broker can-i-merge'],
  },
  {
    name: 'PACT_BROKER_CAN_I_DEPLOY_IGNORE',
    meaning: 'Names of applications to leave out, with commas between them, as `--ignore` does.',
    commands: ['pact broker can-i-deploy'],
  },
  {name: 'PACT_DO_NOT_TRACK', meaning: 'With any value, no usage report is sent.', commands: []},
];

/** The order of commands below a group, under headings of ours. */
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

/** Commands about tags, which stood for branches and environments before the broker had both, and today's way. */
export const LEGACY: Readonly<Record<string, string>> = {
  'pact broker create-version-tag':
    'Tags stood for branches and environments before the broker had both. Today a version gets its branch when it is published, with `--branch`, and [`record-deployment`](/docs/reference/cli/broker/record-deployment) says which environment it runs in.',
  'pact broker delete-version-tag':
    'Tags stood for branches and environments before the broker had both. Today [`record-undeployment`](/docs/reference/cli/broker/record-undeployment) and [`delete-branch`](/docs/reference/cli/broker/delete-branch) take their place.',
};

/** What to say beside a legacy example on the page of a command that is not itself legacy. */
export const LEGACY_EXAMPLE: Readonly<Record<string, string>> = {
  'pact broker publish': 'Tags stood for branches before the broker had them. Today: `--branch`.',
  'pact broker can-i-deploy':
    'Tags stood for environments before the broker had them. Today: `--to-environment`, with [`record-deployment`](/docs/reference/cli/broker/record-deployment) after each deployment.',
};

/**
 * The tool's help text → what a page says instead, where the original is garbled, misspelled or bare. Markdown. A text that the tool no longer prints is an
 * error, so that nothing stale stays.
 */
export const HELP_FIXES: Readonly<Record<string, string>> = {
  'Base URL for GitHub APIs, will default to https://api.github.com/repos/':
    'Base address of the GitHub API. Default: `https://api.github.com/repos/`.',
  'Set the CORS Access-Control-Allow-Origin header to the Referer':
    'Set the CORS header `Access-Control-Allow-Origin` to the `Referer` of the request.',
  'Set the log level (none, off, error, warn, info, debug, trace)': 'How much the program logs.',
  'The OpenTelemetry exporter(s) to use, comma separated (stdout, otlp)':
    'OpenTelemetry exporters, with commas between them: `stdout`, `otlp`.',
  'The protocol to use for the OTLP exporter (http/protobuf, http)': 'Protocol of the OTLP exporter.',
  'The endpoint to use for the OTLP exporter (required if --otel-exporter=otlp)':
    'Address that the OTLP exporter sends to. Needed with `--otel-exporter otlp`.',
  'Value must be one of ["json", "text", "table", "pretty"]': 'How the result is printed.',
  'Value must be one of ["json", "text", "pretty"]': 'How the result is printed.',
  'Value must be one of ["json", "table"]': 'How the result is printed.',
  'Value must be one of ["json", "text", "id"]': 'How the result is printed.',
  'Value must be one of ["json", "text"]': 'How the result is printed.',
  'Value must be one of ["json", "text", "table"]': 'How the result is printed.',
  "Print help (see a summary with '-h')": 'Print help; `-h` prints a shorter one.',
  "Custom header(s) to send with requests (format: 'Header-Name: Value', can be used multiple times)":
    'A header to send with each request, as `Header-Name: Value`. Can be given several times.',
  'The number of times to retry failed HTTP requests to the Pact Broker (retries on 5xx, 408, and 429). Delays use exponential back-off starting at 500 ms and doubling each attempt (0.5 s, 1 s, 2 s, 4 s, 8 s, …). 429 responses honour the Retry-After header when present.':
    'How often a failed request is tried again: after a status of 5xx, 408, or 429. The pause starts at 500 ms and doubles each time; after a 429, the `Retry-After` header decides.',
  'The number of times to retry failed HTTP requests (retries on 5xx, 408, and 429). Delays use exponential back-off starting at 500 ms and doubling each attempt.':
    'How often a failed request is tried again: after a status of 5xx, 408, or 429. The pause starts at 500 ms and doubles each time.',
  'Tag name for consumer version. Can be specified multiple times (delimiter ,).':
    'Tag for the consumer version (legacy). Takes every word behind it up to the next option, and lists with commas.',
  'Tag name for provider version. Can be specified multiple times (delimiter ,).':
    'Tag for the provider version (legacy). Takes every word behind it up to the next option, and lists with commas.',
  'Tag consumer version with the name of the current git branch. Supports Buildkite, Circle CI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket and Azure DevOps.':
    'Tag the consumer version with the name of the Git branch (legacy). Knows the same CI systems as `--auto-detect-version-properties`.',
  'Tag provider version with the name of the current git branch. Supports Buildkite, Circle CI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket and Azure DevOps.':
    'Tag the provider version with the name of the Git branch (legacy). Knows the same CI systems as `--auto-detect-version-properties`.',
  'Tag pacticipant version with the name of the current git branch': 'Use the name of the current Git branch as a tag.',
  'Automatically detect the repository commit, branch and build URL from known CI environment variables or git CLI. Supports Buildkite, Circle CI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket and Azure DevOps.':
    'Take commit, branch, and build address from the variables of the CI system, or from Git. Knows Buildkite, CircleCI, Travis CI, GitHub Actions, Jenkins, Hudson, AppVeyor, GitLab, CodeShip, Bitbucket, and Azure DevOps.',
  "Optional. The application instance to which the deployment has occurred - a logical identifer required to differentiate deployments when there are multiple instances of the same application in an environment. This field was called 'target' in a beta release":
    'A name that tells several instances of the application in one environment apart. Leave it out when there is one instance.',
  "Optional. The application instance from which the application is being undeployed - a logical identifer required to differentiate deployments when there are multiple instances of the same application in an environment. This field was called 'target' in a beta release":
    'The instance that is taken away, by the name that its deployment was recorded with. Leave it out when it was recorded without one.',
  'Whether or not this environment is a production environment. This is currently informational only.':
    'Marks the environment as a production environment. For information only: no command decides by it.',
  'The number of times to retry while there is an unknown verification result (ie. the provider verification is likely still running)':
    'How often to ask again while a verification result is missing, which usually means that the provider is still verifying.',
  'The time between retries in seconds. Use in conjuction with --retry-while-unknown':
    'Seconds between two questions. Goes with `--retry-while-unknown`.',
  "When dry-run is enabled, always exit process with a success code. Can also be enabled by setting the environment variable PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true. This mode is useful when setting up your CI/CD pipeline for the first time, or in a 'break glass' situation where you need to knowingly deploy what Pact considers a breaking change. For the second scenario, it is recommended to use the environment variable and just set it for the build required to deploy that particular version, so you don't accidentally leave the dry run mode enabled.":
    'Print the answer and end with status 0 whatever it is: for a pipeline that is being set up, or for a deployment that has to happen against the answer. For the latter, set `PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true` for that one build, so that it cannot stay behind.',
  'The pacticipant name to ignore. Use once for each pacticipant being ignored. A specific version can be ignored by also specifying a --version after the pacticipant name option. The environment variable PACT_BROKER_CAN_I_DEPLOY_IGNORE may also be used to specify a pacticipant name to ignore, with commas to separate multiple pacticipant names if necessary.':
    'An application whose missing or failed results do not count; once for each. A `--version` behind it narrows this to one version. The variable `PACT_BROKER_CAN_I_DEPLOY_IGNORE` takes names with commas between them.',
  'The pacticipant name. Use once for each pacticipant being checked. The following options (--version, --latest, --tag, --branch, --main-branch, --no-main-branch, --skip-main-branch) must come after each --pacticipant.':
    'The application to ask about; once for each. The options that say which version is meant (`--version`, `--branch`, `--main-branch`, `--tag`, `--latest`) follow directly behind it.',
  'The pacticipant name. Use once for each pacticipant being checked. The following options (--version, --latest, --tag, --branch) must come after each --pacticipant.':
    'The application to ask about; once for each. Its `--version` follows directly behind it.',
  'The pacticipant version. Must be entered after the --pacticipant that it relates to.':
    'The version of the `--pacticipant` directly before it.',
  'Use the latest pacticipant version. Optionally specify a TAG to use the latest version with the specified tag. Must be entered after the --pacticipant that it relates to.':
    'The latest version of the `--pacticipant` directly before it; with a tag (legacy), the latest that has the tag.',
  'The tag of the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'The versions of the `--pacticipant` directly before it that have this tag (legacy).',
  'The branch of the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'The versions on this branch of the `--pacticipant` directly before it.',
  'Use the latest version of the configured main branch of the pacticipant as the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'The latest version on the main branch of the `--pacticipant` directly before it.',
  'Do not use the main branch of the pacticipant as the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'Do not take the main branch of the `--pacticipant` directly before it.',
  'Skip the configured main branch of the pacticipant as the version for which you want to check the verification results. Must be entered after the --pacticipant that it relates to.':
    'Pass over the main branch of the `--pacticipant` directly before it.',
  'The tag that represents the branch or environment of the integrated applications for which you want to check the verification result status.':
    'The tag that stands for the environment (legacy). Today: `--to-environment`.',
  "Webhook Header(s): Space delimited and quote wrapped - eg 'Content-Type: application/json' 'Accept: application/vnd.github.everest-preview+json'":
    "Headers of the request, each in quotes, with spaces between them: `'Content-Type: application/json' 'Accept: application/json'`.",
  'Webhook payload': 'Body of the request. May hold variables such as `${pactbroker.pactUrl}`.',
  'Webhook basic auth username and password eg. username:password':
    'User name and password for the request, as `username:password`.',
  'Webhook HTTP method': 'HTTP method of the request. Needed, though the usage line does not say so.',
  'Webhook URL': 'Address that the request goes to.',
  'Webhook description': 'Name under which the webhook is listed.',
  'Specify the uuid for the webhook': 'UUID of the webhook.',
  'Consumer name': 'Only for contracts of this consumer.',
  'Provider name': 'Only for contracts with this provider.',
  'Consumer label, mutually exclusive with consumer name':
    'Only for consumers with this label. Not together with `--consumer`.',
  'Provider label, mutually exclusive with provider name':
    'Only for providers with this label. Not together with `--provider`.',
  'Whether or not the self verification passed successfully.': 'The self-verification succeeded.',
  'Whether or not the self verification failed.': 'The self-verification failed.',
  'The exit code of the verification process. Can be used instead of --verification-success|--no-verification-success for a simpler build script.':
    'Exit status of the self-verification: 0 counts as a success. Takes the place of `--verification-success` and `--no-verification-success`.',
  'The path to the file containing the output from the verification process':
    'File with the report of the self-verification.',
  'The content type of the verification output eg. text/plain, application/yaml':
    'Media type of the report, such as `text/plain` or `application/yaml`.',
  'The format of the verification output eg. junit, text': 'Format of the report, such as `junit` or `text`.',
  'The content type. eg. application/yml':
    'Media type of the contract, such as `application/yaml` or `application/json`.',
  'The contract specification': 'Kind of contract.',
  'The type of source to fetch the plugin files from. Will default to Github releases.\nValid values: github':
    'Kind of source. Only `github` is known.',
  'Overwrite any existing file?': 'Overwrite a file that is there already.',
  'Stops the verifier at the first failure': 'Stop at the first failure.',
  'Only runs the interactions that failed on the previous verifier run. Requires --json-file to have been set':
    'Only run the interactions that failed last time. Needs the report of `--json`.',
  'Consumer version selectors to use when fetching pacts from the Broker. Accepts a JSON string as per https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors/. Can be repeated.':
    'Which pacts to verify: a [consumer version selector](https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors/) as JSON. Can be given several times.',
  "Allow pacts that don't match given consumer selectors (or tags) to  be verified, without causing the overall task to fail. For more information, see https://pact.io/wip":
    'Also verify [work-in-progress pacts](https://docs.pact.io/pact_broker/advanced_topics/wip_pacts) that are newer than this date. Their failures fail nothing.',
  'Enables Pending Pacts':
    'A failure on a [pending pact](https://docs.pact.io/pact_broker/advanced_topics/pending_pacts) is reported and fails nothing.',
  'Consumer tags to use when fetching pacts from the Broker. Accepts comma-separated values.':
    'Tags of the consumer versions whose pacts are verified, with commas between them (legacy). Today: `--consumer-version-selectors`.',
  'Provider tags to use when publishing results. Accepts comma-separated values.':
    'Tags for the provider version, with commas between them (legacy). Today: `--provider-branch`.',
  'Emits excessively pretty, multi-line logs, optimized for human readability.':
    'Log lines spread over several lines, for reading.',
  'This emits human-readable, single-line logs for each event that occurs, with the current span context displayed before the formatted representation of the event.':
    'One log line for each event, with its context in front.',
  'Generate a JUnit XML report of the verification (requires the junit feature)':
    'Write a report as JUnit XML to this file.',
  'Generate a JSON report of the verification': 'Write a report as JSON to this file.',
  'Generate an HTML report of the verification': 'Write a report as HTML to this file.',
  'Username to use when fetching pacts from URLS': 'User name for the broker or the address of a pact.',
  'Password to use when fetching pacts from URLS': 'Password for the broker or the address of a pact.',
  'Bearer token to use when fetching pacts from URLS': 'Bearer token for the broker or the address of a pact.',
  'Glob pattern to match pact files to publish\n?      matches any single character.\n*      matches any (possibly empty) sequence of characters.\n**     matches the current directory and arbitrary subdirectories. This sequence must form\na single path component, so both **a and b** are invalid and will result in an\nerror. A sequence of more than two consecutive * characters is also invalid.\n[...]  matches any character inside the brackets. Character sequences can also specify\nranges of characters, as ordered by Unicode, so e.g. [0-9] specifies any character\nbetween 0 and 9 inclusive. An unclosed bracket is invalid.\n[!...] is the negation of [...], i.e. it matches any characters not in the brackets.\nThe metacharacters ?, *, [, ] can be matched by using brackets (e.g. [?]). When a ]\noccurs immediately following [ or [! then it is interpreted as being part of, rather\nthen ending, the character set, so ] and NOT ] can be matched by []] and [!]] respectively.\nThe - character can be specified inside a character sequence pattern by placing it at\nthe start or the end, e.g. [abc-].\nSee https://docs.rs/glob/0.3.0/glob/struct.Pattern.html':
    'Files, folders, or patterns. In a pattern, `?` is one character, `*` any characters, `**` any folders, `[abc]` and `[0-9]` one of these characters, and `[!abc]` one of all others.',
};

const IN_ORDER = 'Write the version directly behind its application: `--pacticipant NAME --version NUMBER`.';

/** By path. Every command of `cli.json` has an entry, and no other. */
export const COMMANDS: Readonly<Record<string, CommandNotes>> = {
  pact: {
    purpose:
      'Every command of the pact program with its options, defaults, and variables, examples that ran, and the traps that are known.',
  },
  'pact broker': {
    purpose:
      'Commands that ask and change a Pact Broker or PactFlow: contracts, deployments, environments, webhooks, and tags.',
    more: 'The address of the broker and the credentials come from options or, better, from [variables](/docs/reference/cli#environment-variables).',
  },
  'pact broker publish': {
    purpose:
      'Publishes pact files for a consumer version, so that providers can verify them and deployments can be checked.',
    more: 'A pact belongs to the version that it was published with: the same version cannot be published again with other content. Builds that run parts of the tests in parallel add their parts with `--merge`.',
    related: ['pact verifier', 'pact broker can-i-deploy', 'pact broker get-pacts', 'pact broker create-webhook'],
    traps: [
      {
        id: 'tag',
        title: '--tag takes the files that follow it',
        text: '`--tag` reads every word up to the next option. In `publish --tag main pacts` the folder becomes a second tag, and the command has no files left. Write the files in front of the options.',
        proof: {scenario: 'publish-tag-takes-files'},
      },
      {
        id: 'version',
        title: 'The version is needed, though the usage line leaves it out',
        text: 'Give `--consumer-app-version`, or `--auto-detect-version-properties` in a build that Git or the CI system can describe.',
        proof: {scenario: 'publish-no-version'},
      },
    ],
  },
  'pact broker get-pacts': {
    purpose:
      'Lists the pacts of a provider, all or the latest, from the main branches of its consumers or from a branch, and can download them.',
    related: [
      'pact broker publish',
      'pact broker list-latest-pact-versions',
      'pact broker provider-states list',
      'pact verifier',
    ],
  },
  'pact broker list-latest-pact-versions': {
    purpose:
      'Lists, for each pair of consumer and provider, the latest pact with its version and the time of its publication.',
  },
  'pact broker provider-states': {
    purpose: 'Commands about provider states: the states that consumers ask a provider to be in before a request.',
  },
  'pact broker provider-states list': {
    purpose:
      'Lists every provider state that consumers ask of a provider, once each, so that the provider team knows what to set up.',
    more: 'Takes the latest pact on the main branch of each consumer, or the pacts of a branch or an environment.',
    related: ['pact verifier', 'pact broker get-pacts'],
  },
  'pact broker can-i-deploy': {
    purpose:
      'Asks whether a version may be deployed to an environment: is each contract with what runs there verified? Gates a pipeline by its exit status.',
    more: 'It answers for both ways of contract testing: `CDCT` in its table is a verification by Pact, `BDCT` a comparison of two documents. Ask before each deployment, and record the deployment afterwards with [`record-deployment`](/docs/reference/cli/broker/record-deployment): the answer rests on what is recorded.',
    related: [
      'pact broker record-deployment',
      'pact broker can-i-merge',
      'pact broker publish',
      'pact verifier',
      'pact pactflow publish-provider-contract',
    ],
    traps: [
      {
        id: 'json',
        title: 'As JSON, a no ends with status 0',
        text: 'With `--output json` the exit status is 0 whatever the answer is, so the command stops no pipeline. Read `summary.deployable` from the output, or leave the option out of the check that gates.',
        proof: {scenario: 'can-i-deploy-json-no'},
      },
      {
        id: 'equals-sign',
        title: 'An equals sign drops the application',
        text: '`--pacticipant=NAME` and `--version=NUMBER` are accepted and then left out of the question. Write a space.',
        proof: {scenario: 'can-i-deploy-equals-sign'},
      },
      {
        id: 'order',
        title: 'The version must follow its application',
        text: `A \`--version\` anywhere else is dropped without a word, and the question is about every version of the application. ${IN_ORDER}`,
        proof: {scenario: 'can-i-deploy-order'},
      },
      {
        id: 'retries',
        title: '--retry-while-unknown asks once more than it says',
        text: 'With `--retry-while-unknown 2` the broker is asked three times: once, and two times again. The longest wait is the number times `--retry-interval`.',
        proof: {test: 'can-i-deploy asks once more than --retry-while-unknown says'},
      },
      {
        id: 'no-production',
        title: 'Its help names an option that does not exist',
        text: 'The help text of this command shows `create-environment --no-production`. [`create-environment`](/docs/reference/cli/broker/create-environment#trap-no-production) refuses that: leave the option out.',
        proof: {scenario: 'create-environment-no-production'},
      },
    ],
  },
  'pact broker can-i-merge': {
    purpose:
      'Asks whether a version is compatible with the main branch of every application that it is integrated with. Gates a merge.',
    more: 'It needs a main branch for each of these applications: [`create-or-update-pacticipant --main-branch`](/docs/reference/cli/broker/create-or-update-pacticipant) sets it where the broker did not find it by itself.',
    related: ['pact broker can-i-deploy', 'pact broker create-or-update-pacticipant'],
    traps: [
      {
        id: 'json',
        title: 'As JSON, a no ends with status 0',
        text: 'With `--output json` the exit status is 0 whatever the answer is. Leave the option out of the check that gates.',
        proof: {test: 'can-i-merge with --output json ends with 0 on a no'},
      },
      {
        id: 'equals-sign',
        title: 'An equals sign drops the application',
        text: `\`--pacticipant=NAME\` and \`--version=NUMBER\` are accepted and then left out of the question. ${IN_ORDER}`,
        proof: {test: 'can-i-merge drops what is written with an equals sign'},
      },
    ],
  },
  'pact broker record-deployment': {
    purpose:
      'Records that a version now runs in an environment in place of the one before. What can-i-deploy answers rests on it.',
    more: 'Call it after the deployment has succeeded. For something that stays in use beside its newer versions, such as a mobile application or a library, use [`record-release`](/docs/reference/cli/broker/record-release).',
    related: [
      'pact broker can-i-deploy',
      'pact broker record-undeployment',
      'pact broker record-release',
      'pact broker describe-version',
    ],
  },
  'pact broker record-undeployment': {
    purpose:
      'Records that an application was taken out of an environment for good. A deployment over an older version does not need it.',
    related: ['pact broker record-deployment', 'pact broker record-support-ended', 'pact broker can-i-deploy'],
  },
  'pact broker record-release': {
    purpose:
      'Records that a version was released and stays supported beside others, as with mobile applications, libraries, and packages.',
    related: ['pact broker record-support-ended', 'pact broker record-deployment', 'pact broker can-i-deploy'],
  },
  'pact broker record-support-ended': {
    purpose:
      'Records that a released version is no longer supported in an environment, so that providers need not stay compatible with it.',
    related: ['pact broker record-release', 'pact broker record-undeployment'],
  },
  'pact broker create-environment': {
    purpose:
      'Creates an environment that deployments and releases can be recorded in and that can-i-deploy can ask about.',
    more: 'A broker starts with the environments `test` and `production`.',
    audience: ['developer', 'administrator'],
    traps: [
      {
        id: 'no-production',
        title: '--no-production does not exist',
        text: 'The help of [`can-i-deploy`](/docs/reference/cli/broker/can-i-deploy) shows it. An environment is no production environment unless `--production` says so.',
        proof: {scenario: 'create-environment-no-production'},
      },
    ],
  },
  'pact broker list-environments': {
    purpose: 'Lists the environments of a broker, with the UUIDs that the other environment commands ask for.',
    audience: ['developer', 'administrator'],
  },
  'pact broker describe-environment': {
    purpose:
      'Shows what the broker knows about one environment: names, contacts, and whether it is a production environment.',
    audience: ['developer', 'administrator'],
  },
  'pact broker update-environment': {
    purpose: 'Changes the name, the display name, the contact, or the production mark of an environment that exists.',
    audience: ['developer', 'administrator'],
    traps: [
      {
        id: 'production',
        title: 'Without --production, it is no production environment any more',
        text: 'An update without the option sets the mark to `false`. Give `--production` again with each update of a production environment, whatever else you change.',
        proof: {scenario: 'update-environment'},
      },
    ],
  },
  'pact broker delete-environment': {
    purpose:
      'Deletes an environment that is not needed any more. Asks for the UUID, which the list of environments shows.',
    audience: ['developer', 'administrator'],
  },
  'pact broker create-or-update-pacticipant': {
    purpose:
      'Creates an application, or changes its display name, main branch, or repository address. Publishing creates one by itself.',
    related: ['pact broker can-i-merge', 'pact broker describe-pacticipant', 'pact broker list-pacticipants'],
  },
  'pact broker list-pacticipants': {
    purpose: 'Lists every application that the broker knows, with its display name: consumers and providers alike.',
  },
  'pact broker describe-pacticipant': {
    purpose:
      'Shows what the broker knows about one application: names, main branch, repository, and when it was created.',
  },
  'pact broker create-or-update-version': {
    purpose: 'Creates a version of an application, or puts one on a branch, before anything else is published for it.',
    related: ['pact broker describe-version', 'pact broker delete-branch', 'pact broker create-or-update-pacticipant'],
  },
  'pact broker describe-version': {
    purpose:
      'Shows one version of an application: the latest, a certain one, or those that are deployed or released to an environment.',
    related: ['pact broker record-deployment', 'pact broker create-or-update-version'],
  },
  'pact broker delete-branch': {
    purpose:
      'Deletes a branch of an application after its merge. Versions, pacts, and results stay; selectors no longer find them by this branch.',
    related: ['pact broker create-or-update-version', 'pact verifier'],
    traps: [
      {
        id: 'not-found',
        title: 'A branch that is not there is no error',
        text: 'Without `--error-when-not-found true` the command ends with status 0 when it finds nothing to delete.',
        proof: {test: 'delete-branch ends with 0 for an unknown branch unless told otherwise'},
      },
    ],
  },
  'pact broker create-webhook': {
    purpose:
      'Creates a webhook: the broker sends an HTTP request when contracts change or verification results arrive, for example to start a build.',
    more: 'Without a consumer or a provider, the webhook is for all of them.',
    audience: ['developer', 'administrator'],
    related: [
      'pact broker test-webhook',
      'pact broker create-or-update-webhook',
      'pact broker delete-webhook',
      'pact broker publish',
    ],
    traps: [
      {
        id: 'method',
        title: 'The method is needed, though the usage line leaves it out',
        text: 'Without `--request` the broker refuses the webhook. Give `--request POST`.',
        proof: {scenario: 'create-webhook-no-method'},
      },
      {
        id: 'event',
        title: 'At least one event is needed',
        text: 'No event is taken for granted. Give one of `--contract-content-changed`, `--contract-published`, `--contract-requiring-verification-published`, `--provider-verification-published`, `--provider-verification-failed`, `--provider-verification-succeeded`, or several.',
        proof: {scenario: 'create-webhook-no-event'},
      },
    ],
  },
  'pact broker create-or-update-webhook': {
    purpose:
      'Creates a webhook under a UUID of your own. The same command again replaces it, so a pipeline can keep webhooks as code.',
    more: 'Make a UUID once with [`generate-uuid`](/docs/reference/cli/broker/generate-uuid) and keep it with the command. Like [`create-webhook`](/docs/reference/cli/broker/create-webhook#known-pitfalls), it needs `--request` and an event.',
    audience: ['developer', 'administrator'],
    related: ['pact broker generate-uuid', 'pact broker test-webhook', 'pact broker create-webhook'],
  },
  'pact broker generate-uuid': {
    purpose: 'Prints a new UUID, for a webhook that is to be created or replaced under an identifier of your own.',
    related: ['pact broker create-or-update-webhook'],
  },
  'pact broker test-webhook': {
    purpose:
      'Has the broker send the request of a webhook now, with its variables filled in, and shows what came of it.',
    audience: ['developer', 'administrator'],
  },
  'pact broker delete-webhook': {
    purpose: 'Deletes a webhook by its UUID. The broker does not send its request any more.',
    audience: ['developer', 'administrator'],
    traps: [
      {
        id: 'not-found',
        title: 'A webhook that is not there is no error',
        text: 'The exit status is 0 all the same. A script that has to know reads the printed line.',
        proof: {scenario: 'delete-webhook-unknown'},
      },
    ],
  },
  'pact broker create-version-tag': {
    purpose:
      'Puts tags on a version of an application. Tags stood for branches and environments before the broker had them.',
  },
  'pact broker delete-version-tag': {
    purpose:
      'Takes a tag from a version of an application. Tags stood for branches and environments before the broker had them.',
    traps: [
      {
        id: 'not-found',
        title: 'A tag that is not there is no error',
        text: 'The exit status is 0 all the same. A script that has to know reads the printed line.',
        proof: {scenario: 'delete-version-tag-unknown'},
      },
    ],
  },
  'pact broker docker': {
    purpose: 'Commands that run the open-source Pact Broker in a container on your machine, to try it out.',
    audience: ['developer', 'operator'],
  },
  'pact broker docker start': {
    purpose: 'Starts the open-source Pact Broker as a Docker container on your machine. Needs Docker and its image.',
    audience: ['developer', 'operator'],
  },
  'pact broker docker stop': {
    purpose: 'Stops the Docker container of the open-source Pact Broker that the start command made.',
    audience: ['developer', 'operator'],
  },
  'pact broker docker remove': {
    purpose: 'Removes the Docker container of the open-source Pact Broker that the start command made.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby': {
    purpose:
      'Commands that install and run the open-source Pact Broker with the Ruby of your system, below the .pact folder of your home.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby install': {
    purpose: 'Installs the open-source Pact Broker with the Ruby of your system. Gets its packages over the network.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby start': {
    purpose:
      'Sets up and starts the open-source Pact Broker with the Ruby of your system, in front or in the background.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby stop': {
    purpose: 'Stops the open-source Pact Broker that was started with the Ruby of your system.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby remove': {
    purpose: 'Removes the open-source Pact Broker that was installed with the Ruby of your system.',
    audience: ['developer', 'operator'],
  },
  'pact broker ruby info': {
    purpose: 'Shows what is known about the open-source Pact Broker that was installed with the Ruby of your system.',
    audience: ['developer', 'operator'],
  },
  'pact pactflow': {
    purpose:
      'Commands for what PactFlow has beyond the open-source Pact Broker: provider contracts for bi-directional contract testing.',
  },
  'pact pactflow publish-provider-contract': {
    purpose:
      'Publishes the OpenAPI description of a provider version with the outcome of its own tests, for bi-directional contract testing.',
    more: 'The npm package also brings the program `pactflow`, which is short for `pact pactflow`. The steps around this command are in [Bi-directional contract testing](/docs/bi-directional-contract-testing).',
    related: ['pact broker can-i-deploy', 'pact broker record-deployment', 'pact broker publish'],
    traps: [
      {
        id: 'outcome',
        title: 'The outcome is dropped when it stands alone',
        text: '`--verification-success`, `--no-verification-success`, and `--verification-exit-code` are sent only together with `--verification-results`, `--verifier`, or `--verifier-version`. Alone they are dropped without a word, and a failure of your tests goes unseen. [With `--verifier`](#provider-contract-outcome-kept) the same outcome arrives.',
        proof: {scenario: 'provider-contract-outcome-dropped'},
      },
      {
        id: 'exit-code',
        title: 'The exit status of the tests is dropped alike',
        text: 'The commonest form in a build is `--verification-exit-code` alone. It needs one of the three options too; `--verifier-version` is enough.',
        proof: {
          test: 'publish-provider-contract drops --verification-exit-code alone, and --verifier-version keeps an outcome',
        },
      },
      {
        id: 'no-outcome',
        title: 'Results without an outcome count as failed',
        text: 'With `--verification-results` and none of the three outcome options, the self-verification is recorded as failed.',
        proof: {scenario: 'provider-contract-no-outcome'},
      },
      {
        id: 'version',
        title: 'The version is needed, though the usage line leaves it out',
        text: 'Give `--provider-app-version`, or `--auto-detect-version-properties` in a build that Git or the CI system can describe.',
        proof: {scenario: 'provider-contract-no-version'},
      },
      {
        id: 'status',
        title: 'A failed self-verification ends with status 0',
        text: 'The status tells whether the publication succeeded, not whether the tests did. [`can-i-deploy`](/docs/reference/cli/broker/can-i-deploy#bi-directional-self-verification-failed) is what stops the version.',
        proof: {scenario: 'provider-contract-failed'},
      },
    ],
  },
  'pact verifier': {
    purpose:
      'Verifies a running provider: sends the requests of pacts to it, compares the responses, and can publish the results to the broker.',
    more: 'Pacts come from files, folders, addresses, or a broker. The examples take the address of the broker and the token from variables, and `$PORT` is the port that the provider answers at.',
    audience: ['developer', 'tester'],
    related: ['pact broker publish', 'pact broker can-i-deploy', 'pact broker provider-states list', 'pact stub'],
  },
  'pact mock': {
    purpose:
      'Commands for a standalone mock server that plays the provider of a pact for tests in any language, and checks what it was asked.',
    audience: ['developer', 'tester'],
  },
  'pact mock start': {
    purpose: 'Starts the master server, which creates, lists, verifies, and shuts down mock servers on request.',
    audience: ['developer', 'tester'],
  },
  'pact mock list': {
    purpose: 'Lists all mock servers that are running under the master server at a host and port.',
    audience: ['developer', 'tester'],
  },
  'pact mock create': {
    purpose: 'Has the master server start a mock server that answers requests as a pact file says.',
    audience: ['developer', 'tester'],
  },
  'pact mock verify': {
    purpose:
      'Checks whether a mock server received every request it expected and no other, and writes the pact file if it did.',
    audience: ['developer', 'tester'],
  },
  'pact mock shutdown': {
    purpose: 'Shuts one mock server down, by its identifier or its port, and frees what it held.',
    audience: ['developer', 'tester'],
  },
  'pact mock shutdown-master': {
    purpose:
      'Shuts the master server down in good order. Asks for the key that the master server printed when it started.',
    audience: ['developer', 'tester'],
  },
  'pact stub': {
    purpose:
      'Starts a server that answers requests with the responses of pacts, from files, folders, addresses, or a broker. Checks nothing.',
    audience: ['developer', 'tester'],
    related: ['pact mock', 'pact verifier'],
  },
  'pact completions': {
    purpose: 'Writes a script with which your shell completes the commands and options of the pact program.',
    related: ['pact extension', 'pact plugin'],
  },
  'pact extension': {
    purpose: 'Commands that install, update, and remove extensions of the pact program, each a program of its own.',
  },
  'pact extension list': {
    purpose: 'Lists the extensions that there are for the pact program, and which of them are installed.',
  },
  'pact extension install': {
    purpose:
      'Gets an extension of the pact program over the network and installs it, in its latest version or another.',
  },
  'pact extension update': {
    purpose: 'Updates one extension of the pact program, or all that are installed, over the network.',
  },
  'pact extension uninstall': {
    purpose: 'Removes one extension of the pact program, or all that are installed, from your machine.',
  },
  'pact plugin': {
    purpose:
      'Commands for Pact plugins, which add transports and content types such as gRPC and Protobuf to tests and verification.',
  },
  'pact plugin list': {
    purpose: 'Commands that list Pact plugins: those on your machine, and those that the public index knows.',
  },
  'pact plugin list installed': {
    purpose: 'Lists the Pact plugins that are installed on your machine, for every test library to use.',
  },
  'pact plugin list known': {
    purpose: 'Lists the Pact plugins that the public index knows, in their latest versions or in all of them.',
  },
  'pact plugin env': {
    purpose: 'Prints the configuration that the pact program and the test libraries load Pact plugins with.',
  },
  'pact plugin install': {
    purpose: 'Installs a Pact plugin from an address, or one from the public index by its name and version.',
  },
  'pact plugin remove': {
    purpose: 'Removes a Pact plugin from your machine. The version is needed only where several are installed.',
  },
  'pact plugin enable': {
    purpose: 'Enables a version of a Pact plugin that was disabled, so that tests and verification load it again.',
  },
  'pact plugin disable': {
    purpose: 'Disables a version of a Pact plugin without removing it, so that tests and verification do not load it.',
  },
  'pact plugin repository': {
    purpose:
      'Commands for the index file of a plugin repository: create it, add and withdraw versions, list it, and check it.',
  },
  'pact plugin repository validate': {
    purpose: 'Checks that the index file of a plugin repository is consistent, before it is published.',
  },
  'pact plugin repository new': {
    purpose: 'Creates an empty index file for a plugin repository, under the name you give or the usual one.',
  },
  'pact plugin repository add-plugin-version': {
    purpose:
      'Commands that add a version of a plugin to an index file, from a local manifest or from a GitHub release.',
  },
  'pact plugin repository add-plugin-version file': {
    purpose: 'Adds a version of a plugin to an index file from the manifest of the plugin on your machine.',
    options: {REPOSITORY_FILE: 'The index file to change.', FILE: 'The manifest of the plugin.'},
  },
  'pact plugin repository add-plugin-version git-hub': {
    purpose: 'Adds a version of a plugin to an index file from a release on GitHub, by its address.',
    options: {REPOSITORY_FILE: 'The index file to change.', URL: 'The address of the release.'},
  },
  'pact plugin repository add-all-plugin-versions': {
    purpose: 'Adds every released version of a plugin to an index file, from the releases of its repository on GitHub.',
  },
  'pact plugin repository yank-version': {
    purpose:
      'Withdraws a version of a plugin from an index file. In this release of the program it takes no name and no version.',
  },
  'pact plugin repository list': {
    purpose: 'Lists every plugin that the index file of a plugin repository has an entry for.',
  },
  'pact plugin repository list-versions': {
    purpose: 'Lists every version of one plugin that the index file of a plugin repository has.',
  },
};
