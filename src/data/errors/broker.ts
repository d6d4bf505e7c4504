import type {KnownError} from '../errors.schema';

/** Errors and notices in responses of the Pact Broker API and the PactFlow API. */
export const knownErrors = [
  {
    id: 'publish-conflict',
    area: 'broker',
    title: 'Cannot change the content of the pact for … version … and provider …',
    patterns: [
      'Cannot change the content of the pact for {consumer} version {consumerVersion} and provider {provider}, as race conditions will cause unreliable results',
      'Cannot change the content of the pact for',
    ],
    example:
      'Cannot change the content of the pact for CatalogueWeb version 1.0.0 and provider ProductAPI, as race conditions will cause unreliable results for can-i-deploy. Each pact must be published with a unique consumer version number. Some Pact libraries generate random data when a concrete value for a type matcher is not specified, and this can cause the contract to mutate - ensure you have given example values for all type matchers. For more information see https://docs.pact.io/go/versioning',
    level: 'error',
    meaning:
      "This consumer version already has a pact with the provider, and the new pact's content is different. The broker rejects the change with status 409 because existing verification results apply only to the content that was verified.",
    causes: [
      {
        cause: 'Builds of different commits publish under the same version.',
        check:
          "The version in the error isn't a commit hash. Instead, it's a number from a file such as `package.json` or a fixed name such as `latest`.",
        fix: 'Use the commit hash as the version, or use a version number that contains the hash.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: 'The pact contains values that change in each test run, such as dates, IDs, or random text.',
        check:
          "Run the consumer tests twice without changing the code. The values in the second run's pact file differ from those in the first.",
        fix: 'Use fixed test data, and give each matcher an example value.',
      },
      {
        cause: 'Several jobs publish different parts of the same pact.',
        check:
          'The pact file of each job contains only some of the interactions. With `--merge`, only the first job succeeds.',
        fix: 'Collect the pact files from all jobs, and publish them once, after the last job.',
      },
    ],
    next: 'Download the published pact with `pact broker get-pacts`, and compare it with the pact file in your build. The first interaction that differs shows which consumer test to look at.',
    links: [
      {
        label: 'Why do I get 409 Conflict when I publish again?',
        to: '/docs/how_to#why-do-i-get-409-conflict-when-i-publish-again',
      },
      {
        label: 'Prevent changes to published contracts',
        to: '/docs/troubleshooting/disabling-dangerous-contract-modification#3-fix-the-pipelines',
      },
      {label: 'What if a released version’s pact is too strict?', to: '/docs/how_to#released-pact-too-strict'},
    ],
    keywords: ['409 Conflict', 'Pact publication failed', 'duplicate version', 'republish'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-conflict.txt'},
  },
  {
    id: 'pact-overwritten',
    area: 'broker',
    title: 'Pact with changed content published over existing content for …',
    patterns: [
      'Pact with changed content published over existing content for {consumer} version {consumerVersion} and provider {provider}. This is not recommended',
      'Pact with changed content published over existing content',
    ],
    example:
      'Pact with changed content published over existing content for CatalogueWeb version 1.0.0 and provider ProductAPI. This is not recommended in normal circumstances and may indicate that you have not configured your Pact pipeline correctly. For more information see https://docs.pact.io/go/versioning',
    level: 'warning',
    meaning:
      'This consumer version had already published a pact with this provider, and the broker replaced its content. Because `can-i-deploy` uses the latest content, its result for this version can change even after a deployment.',
    causes: [
      {
        cause: 'Builds of different commits publish under the same version.',
        check:
          'Search the logs of earlier builds for the version in the warning. Builds of at least two commits published under this version.',
        fix: 'In every pipeline, use the commit hash as the version.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: 'The consumer tests generated different test data when the build was retried.',
        check: 'Both builds ran for the same commit, and only values such as dates or IDs changed.',
        fix: 'Replace generated values with fixed ones, and give each matcher an example value.',
      },
      {
        cause: 'Several jobs publish different parts of the pact.',
        check: 'The pact file of each job contains only some of the interactions.',
        fix: '[Collect the pact files of all jobs](/docs/how_to#publish-from-several-jobs), and publish them once, after the last job.',
      },
    ],
    next: '[Compare the pact with the previous one](/docs/how_to#see-what-has-changed-in-a-pact). The interaction that differs shows which consumer test to look at.',
    links: [
      {
        label: 'Prevent changes to published contracts',
        to: '/docs/troubleshooting/disabling-dangerous-contract-modification',
      },
      {label: 'Which version should I publish with?', to: '/docs/how_to#which-version-should-i-publish-with'},
    ],
    keywords: ['allow_dangerous_contract_modification', 'pact overwritten'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-changes-allowed.txt'},
  },
  {
    id: 'similar-application-name',
    area: 'broker',
    title: 'This is the first time a pact has been published for "…"',
    patterns: [
      'This is the first time a pact has been published for "{pacticipant}"',
      'This is the first time a pact has been published for \\"{pacticipant}\\"',
      'This is the first time a pact has been published for',
    ],
    example: 'This is the first time a pact has been published for "Product API".',
    level: 'error',
    meaning:
      "The pact contains a new application name that is almost the same as an existing one. The broker rejects the pact with status 409 so that a typo doesn't create a second application.",
    causes: [
      {
        cause: 'The consumer test spells an existing name differently.',
        check:
          'The lines after the error list the existing names. One of them is the name that you meant to use, although its capitalization, spaces, hyphens, or ending are different.',
        fix: 'Use the existing name in the consumer test, run the test again, and publish the new pact file.',
      },
      {
        cause: 'A new application has a name that happens to be similar to an existing one.',
        check: 'The application in the error and the existing application have separate repositories or builds.',
        fix: 'Create the application, and then publish the pact again.',
        command: 'pact broker create-or-update-pacticipant --name {pacticipant}',
      },
    ],
    next: 'Search the pact files that you publish for the name in the error. If only some of the files contain that name, correct the consumer tests that create these files.',
    links: [
      {
        label: 'Why does publishing fail with This is the first time a pact has been published for?',
        to: '/docs/how_to#why-does-publishing-fail-with-this-is-the-first-time-a-pact-has-been-published-for',
      },
      {label: 'create-or-update-pacticipant', to: '/docs/reference/cli/broker/create-or-update-pacticipant'},
    ],
    keywords: ['409', 'Potential duplicate pacticipants', 'very similar to the following existing pacticipants'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-similar-name.txt'},
  },
  {
    id: 'publish-without-branch',
    area: 'broker',
    title: 'Configure the version branch to be the value of your repository branch',
    patterns: ['Configure the version branch to be the value of your repository branch'],
    example: 'Next steps: Configure the version branch to be the value of your repository branch.',
    level: 'warning',
    meaning:
      'The pact was published without a branch. Selectors such as `mainBranch` and `matchingBranch` find a pact only if its consumer version belongs to a branch, so providers might never verify this pact.',
    causes: [
      {
        cause: 'The publish command has no `--branch` option.',
        check: "The line above the warning names the version but doesn't contain the words `with branch`.",
        fix: 'Add `--branch` with the name of the Git branch.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
    ],
    next: 'If the publish command contains `--branch`, print the complete command in the build. If the branch is missing from the output, use the variable that your CI system provides for this kind of build, such as a pull request build.',
    links: [
      {label: 'Branches, releases, and monorepos', to: '/docs/branches-and-releases#rules'},
      {label: 'Consumer version selectors', to: '/docs/which-pacts-are-verified#consumer-version-selectors'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-with-tag.txt'},
  },
  {
    id: 'branch-cannot-be-blank',
    area: 'broker',
    title: 'branch: cannot be blank',
    patterns: ['branch: cannot be blank', '"branch":["cannot be blank"]', 'providerVersionBranch: cannot be blank'],
    example: 'branch: cannot be blank',
    level: 'error',
    meaning:
      'The request contains a branch name that is empty or consists only of spaces. The broker accepts a request without a branch, but it rejects an empty name with status 400 because the name is probably missing by mistake. For `providerVersionBranch`, this error means that the name contains only spaces.',
    causes: [
      {
        cause: "The build reads the branch from a variable that isn't set or is empty.",
        check: 'In the build, this command prints only a pair of brackets.',
        checkCommand: 'echo "[$GIT_BRANCH]"',
        fix: 'Set the variable to the branch of the commit. Many CI systems have one variable for branch builds and another one for pull request builds.',
      },
      {
        cause: 'A script sends the `branch` property even if the version has no branch.',
        check: 'The script calls the API directly, and its request body contains `"branch": ""`.',
        fix: 'Omit the property if the script has no value for it.',
      },
    ],
    next: 'Publish once with a fixed branch name. If that succeeds, the variable is the problem. If it fails, another option or setting sends the empty name.',
    links: [
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
    ],
    keywords: ['empty branch', 'GIT_BRANCH not set', 'detached HEAD'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'pacticipant-not-found',
    area: 'broker',
    title: "No pacticipant with name '…' found",
    patterns: [
      "No pacticipant with name '{pacticipant}' found",
      "No provider with name '{pacticipant}' found",
      "No consumer with name '{pacticipant}' found",
    ],
    example: `{"error":"No pacticipant with name 'CatalogWeb' found"}`,
    level: 'error',
    meaning:
      "The request URL contains the name of an application that doesn't exist in the broker. An application exists only after someone has created it or a contract that names it has been published.",
    causes: [
      {
        cause: 'The name is misspelled, or its capitalization is different.',
        check:
          'The output of `list-pacticipants` contains a similar name. Names are case-sensitive, so also compare the capitalization.',
        checkCommand: 'pact broker list-pacticipants',
        fix: 'Use the name exactly as `list-pacticipants` shows it, not the display name. If you build the URL yourself, URL-encode spaces and slashes in the name.',
      },
      {
        cause: 'The base URL belongs to another account or installation.',
        check: '`pact broker list-pacticipants` lists none of the applications that you expect.',
        fix: 'Set `PACT_BROKER_BASE_URL` to the URL of the account or installation that contains the application.',
      },
      {
        cause: 'Your pipeline uses the application before publishing anything for it.',
        check:
          'The output of `list-pacticipants` contains your other applications, and no build has published a contract that names this one.',
        fix: 'Publish the contract first, or create the application before you send the request.',
        command: 'pact broker create-or-update-pacticipant --name {pacticipant}',
      },
    ],
    next: 'Request the base URL, and follow the links in the response to the application. If you reach the application this way, compare the link with the URL of your request. The link contains the correctly encoded name.',
    links: [
      {label: 'Follow links instead of building URLs', to: '/docs/use-the-api#hal'},
      {label: 'list-pacticipants', to: '/docs/reference/cli/broker/list-pacticipants'},
    ],
    keywords: ['404 Not Found', 'unknown application'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/use-the-api/output/unknown-application.txt'},
  },
  {
    id: 'document-not-found',
    area: 'broker',
    title: 'The requested document was not found on this server',
    patterns: ['The requested document was not found on this server'],
    example: '"error": "The requested document was not found on this server."',
    level: 'error',
    meaning:
      "Nothing exists at the request's URL. The broker returns status 404 with this error for a misspelled path, and for a version, branch, tag, environment, pact, or webhook that doesn't exist.",
    causes: [
      {
        cause: "The path names a version, branch, or other record that doesn't exist in this account.",
        check:
          'Remove parts from the end of the path, one at a time, until the request succeeds. The part that you removed last names the missing record.',
        fix: 'Correct the name, or create the record first, for example, by publishing the pact.',
      },
      {
        cause: 'The path itself is wrong, for example, because a script assembles it from strings.',
        check: 'No link in the response from the root URL has the same form as the path.',
        fix: 'Start at the root URL, and follow the URLs under `_links` instead of building them.',
        checkCommand:
          'curl --fail-with-body --header "Authorization: Bearer $PACT_BROKER_TOKEN" --header "Accept: application/hal+json" "$PACT_BROKER_BASE_URL"',
      },
      {
        cause: "A name in the path isn't URL-encoded.",
        check:
          "The path contains a name with a slash, such as the branch `feat/price`, and the slash isn't encoded in the URL.",
        fix: 'URL-encode each name before you insert it into the path. A slash becomes `%2F`.',
      },
    ],
    next: 'Compare `PACT_BROKER_BASE_URL` with the URL that your browser shows when you open PactFlow. If the hostnames differ, the request goes to another account or installation.',
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'Start with the status code', to: '/docs/authorization-help#which-code-did-you-get'},
    ],
    keywords: ['404', 'not-found', 'API 404'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/use-the-api/output/unknown-path.txt'},
  },
  {
    id: 'name-contains-spaces',
    area: 'broker',
    title: 'cannot contain spaces',
    patterns: [
      '"{name}":["cannot contain spaces"]',
      'mainBranch: cannot contain spaces',
      'name: cannot contain spaces',
    ],
    example: '{"errors":{"mainBranch":["cannot contain spaces"]}}',
    level: 'error',
    meaning:
      "The broker rejected a value because it contains a space. This rule applies to environment names and to the name of an application's main branch.",
    causes: [
      {
        cause: 'The environment name is written as a title, such as `user acceptance`.',
        check: 'The error names the `name` property, and the failing request creates or updates an environment.',
        fix: 'Use a name without spaces, and put the title in the display name.',
        command: 'pact broker create-environment --name user-acceptance --display-name "User acceptance"',
      },
      {
        cause:
          "The value for the main branch isn't the name of a Git branch. For example, a variable contains more than the name.",
        check: 'The error names the `mainBranch` property.',
        fix: 'Set the main branch to the exact name of the branch in the repository.',
        command: 'pact broker create-or-update-pacticipant --name "$PACTICIPANT" --main-branch main',
      },
    ],
    next: 'Print the value between brackets, as in `echo "[$NAME]"`. If there\'s white space before the closing bracket, remove it where the script reads the value.',
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'Create an environment', to: '/docs/user-interface/settings/environments#create-an-environment'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/use-the-api/output/set-main-branch-invalid.txt'},
  },
  {
    id: 'environment-name-taken',
    area: 'broker',
    title: "name '…' is already used by an existing environment",
    patterns: [
      "name '{environment}' is already used by an existing environment",
      'is already used by an existing environment',
    ],
    example: "name: name 'test' is already used by an existing environment.",
    level: 'error',
    meaning:
      'An environment with this name already exists. Names must be unique because `can-i-deploy` and the commands that record deployments identify an environment by its name.',
    causes: [
      {
        cause: "The environment was created earlier, or it's one of the default environments.",
        check: 'The failing command is `create-environment`, and the output of `list-environments` contains the name.',
        checkCommand: 'pact broker list-environments',
        fix: 'Use the existing environment, and remove the command that creates it from the pipeline.',
      },
      {
        cause: "You're renaming an environment to a name that is already in use.",
        check: 'The failing command is `update-environment`, or the request is a `PUT` request.',
        fix: 'Choose a different name, or use the environment that already has this name.',
      },
    ],
    next: "Run `pact broker list-environments` with an administrator's token. If only the administrator's list contains the name, the environment is assigned to teams that you don't belong to.",
    links: [
      {label: 'Troubleshoot environments', to: '/docs/user-interface/settings/environments#when-it-does-not-work'},
      {label: 'create-environment', to: '/docs/reference/cli/broker/create-environment#create-environment-taken'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/create-environment-taken.txt'},
  },
  {
    id: 'selector-environment-not-found',
    area: 'broker',
    title: "environment with name '…' does not exist",
    patterns: [
      "consumerVersionSelectors: environment with name '{environment}' does not exist",
      "environment with name '{environment}' does not exist",
    ],
    example: "consumerVersionSelectors: environment with name 'nowhere' does not exist (at index 0)",
    level: 'error',
    meaning:
      "A consumer version selector contains the name of an environment that the broker can't find. The broker rejects the request for pacts with status 400, so the verification can't start.",
    causes: [
      {
        cause: "The name in the selector differs from the environment's name, such as `prod` instead of `production`.",
        check: 'The output of `list-environments` contains a similar name, but not the one in the error.',
        checkCommand: 'pact broker list-environments',
        fix: 'Correct the name in the selector. The index in the error is the position of the selector, starting at 0.',
      },
      {
        cause: 'The environment has been deleted or renamed.',
        check: 'Earlier builds with the same selector succeeded.',
        fix: 'Use the new name, or replace the selector with `{"deployedOrReleased": true}`, which covers all environments.',
      },
    ],
    next: 'If `list-environments` shows exactly the name in the error, run the command again in the failing build. If the name is missing there, the build uses another account, or its token has no access to the environment.',
    links: [
      {label: 'Consumer version selectors', to: '/docs/which-pacts-are-verified#consumer-version-selectors'},
      {label: 'list-environments', to: '/docs/reference/cli/broker/list-environments'},
    ],
    keywords: ['at index 0', 'failed validation', 'unknown environment in selector'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'matching-branch-without-provider-branch',
    area: 'broker',
    title: 'the providerVersionBranch must be specified when the selector matchingBranch=true is used',
    patterns: ['the providerVersionBranch must be specified when the selector matchingBranch=true is used'],
    example:
      'consumerVersionSelectors: the providerVersionBranch must be specified when the selector matchingBranch=true is used (at index 0)',
    level: 'error',
    meaning:
      "The `matchingBranch` selector finds the consumer branch that has the same name as the provider's branch, but the request doesn't contain the provider's branch. The broker rejects the request with status 400.",
    causes: [
      {
        cause: "The verification doesn't set the provider's branch.",
        check:
          "The verification's settings contain none of `providerVersionBranch`, `providerBranch`, `provider_branch()`, and `--provider-branch`.",
        fix: 'Set the option to the name of the Git branch that the build runs on.',
        command:
          'pact verifier --hostname localhost --port 8080 --provider-name "$PROVIDER" --provider-version "$GIT_COMMIT" --provider-branch "$GIT_BRANCH" --consumer-version-selectors \'{"matchingBranch":true}\' --publish',
      },
      {
        cause: 'The option gets its value from a variable that is empty in this build.',
        check: 'The settings contain the option, but this command prints an empty line in the build.',
        checkCommand: 'echo "$GIT_BRANCH"',
        fix: 'Set the variable in every kind of build, including pull request builds and local runs.',
      },
      {
        cause: 'Pact JVM releases before 4.6.7 send the branch only if pending pacts are enabled.',
        check:
          'The build uses one of these releases, `providerBranch` is set, and `enablePendingPacts` is `false` or missing.',
        fix: 'Upgrade to Pact JVM 4.6.7 or later, or set `enablePendingPacts` to `true`.',
      },
    ],
    next: "Set the branch to a fixed name for one run. If the verification starts, the variable is the problem. If the error persists, the test code that runs doesn't use the settings that you changed.",
    links: [
      {label: 'Recommended settings', to: '/docs/which-pacts-are-verified#recommended-settings'},
      {label: 'Consumer version selectors', to: '/docs/which-pacts-are-verified#consumer-version-selectors'},
    ],
    keywords: ['400 Bad Request', 'pacts for verification', 'provider branch not sent'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'provider-branch-empty',
    area: 'broker',
    title: 'the provider version branch must not be an empty string',
    patterns: [
      'when pending or WIP pacts are enabled and there are no tags provided, the provider version branch must not be an empty string',
      'the provider version branch must not be an empty string',
    ],
    example:
      'providerVersionBranch: when pending or WIP pacts are enabled and there are no tags provided, the provider version branch must not be an empty string, as it is used in the calculations for WIP/pending. A value must be provided (recommended), or it must not be set at all.',
    level: 'error',
    meaning:
      "The verification enables pending or WIP pacts, but the provider's branch is an empty string. The broker uses the branch to determine which pacts are pending, so it rejects the request for pacts with status 400.",
    causes: [
      {
        cause: "The branch comes from an environment variable that isn't set in this build.",
        check: 'If you run this command before the verification, it prints only a pair of brackets.',
        checkCommand: 'echo "[$GIT_BRANCH]"',
        fix: 'Set the variable to the name of the branch. For local runs, read the name from Git.',
        command: 'export GIT_BRANCH="$(git rev-parse --abbrev-ref HEAD)"',
      },
    ],
    next: "Set a fixed branch name for one run. If the error persists, another setting, such as a system property or a second configuration, sets the empty branch. Don't remove the branch to avoid the error: pending and WIP pacts depend on it.",
    links: [
      {label: 'Pending pacts', to: '/docs/which-pacts-are-verified#pending'},
      {
        label: 'Why does verification fail with No pacts found for provider or Failed to load pact?',
        to: '/docs/how_to#why-does-it-say-no-pacts-found',
      },
    ],
    keywords: ['providerVersionBranch', 'failed validation'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/ci-cd-legacy/output/pending-without-branch.txt'},
  },
  {
    id: 'selector-without-criteria',
    area: 'broker',
    title: 'must specify a value for environment or tag or branch, or specify mainBranch=true, …',
    patterns: [
      'must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true',
    ],
    example:
      'consumerVersionSelectors: must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true, latest=true, deployed=true, released=true or deployedOrReleased=true',
    level: 'error',
    meaning:
      "A consumer version selector doesn't specify which versions to choose. A selector that contains only `consumer`, or no known property at all, isn't valid, so the broker rejects the request with status 400.",
    causes: [
      {
        cause: 'A property of the selector is misspelled.',
        check:
          "A property of the selector isn't in the list of [consumer version selectors](/docs/which-pacts-are-verified#consumer-version-selectors), or is capitalized differently, such as `mainbranch`. The broker ignores unknown properties.",
        fix: 'Correct the spelling, for example, to `{"mainBranch": true}`.',
      },
      {
        cause: 'The selector specifies a consumer but not which of its versions to choose.',
        check: '`consumer` is the only property of the selector.',
        fix: 'Add `mainBranch`, `deployedOrReleased`, or another criterion to the selector.',
      },
    ],
    next: "Set the verifier's log level to `debug`, and look for the request to `for-verification`. If a selector in the request body lacks a property that you set, your library didn't send it, so look up its name in the library's documentation.",
    links: [{label: 'Consumer version selectors', to: '/docs/which-pacts-are-verified#consumer-version-selectors'}],
    keywords: ['invalid selector', 'empty selector', 'pacts for verification 400'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'selector-criteria-conflict',
    area: 'broker',
    title: 'cannot specify mainBranch=true with any other criteria apart from consumer',
    patterns: [
      'cannot specify mainBranch=true with any other criteria apart from consumer',
      'cannot specify matchingBranch=true with any other criteria apart from consumer',
      'consumerVersionSelectors: cannot specify the field',
      'cannot specify both a tag and a branch',
      'cannot specify both deployed=true and',
      'cannot specify both released=true and deployedOrReleased=true',
    ],
    example:
      'consumerVersionSelectors: cannot specify mainBranch=true with any other criteria apart from consumer (at index 0)',
    level: 'error',
    meaning:
      'A consumer version selector combines mutually exclusive criteria, such as `mainBranch` and an environment. The broker rejects the entire request with status 400 instead of ignoring one of the criteria.',
    causes: [
      {
        cause: 'The selector contains criteria that belong in separate selectors.',
        check:
          'The selector at the index in the error contains several criteria, such as `mainBranch` and `deployedOrReleased`. The first selector has index 0.',
        fix: 'Write a separate selector for each criterion. The broker returns every pact that matches at least one of them.',
        command:
          'pact verifier --hostname localhost --port 8080 --provider-name "$PROVIDER" --provider-version "$GIT_COMMIT" --provider-branch "$GIT_BRANCH" --consumer-version-selectors \'{"mainBranch":true}\' --consumer-version-selectors \'{"deployedOrReleased":true}\' --publish',
      },
      {
        cause: 'The selector still contains a `tag` from before your team switched to branches.',
        check:
          'The selector contains `tag` in addition to a branch, `mainBranch`, or `matchingBranch`, or it contains `latest` in addition to `matchingBranch`.',
        fix: 'Remove `tag` and `latest` from the selector.',
      },
    ],
    next: 'Reduce the selectors to `{"mainBranch": true}`, and add the others back one at a time. The last selector that you add before the error returns is the invalid one.',
    links: [
      {label: 'Consumer version selectors', to: '/docs/which-pacts-are-verified#consumer-version-selectors'},
      {label: 'Recommended settings', to: '/docs/which-pacts-are-verified#recommended-settings'},
    ],
    keywords: ['combine selectors', 'failed validation', 'invalid consumer version selector'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'contract-not-base64',
    area: 'broker',
    title: 'contracts: is not valid Base64',
    patterns: ['contracts: is not valid Base64', 'is not valid Base64 (at index'],
    example: 'contracts: is not valid Base64 (at index 0)',
    level: 'error',
    meaning:
      "The broker can't decode the `content` property of a contract because the value isn't valid Base64. The Pact CLI and the Pact libraries encode contracts for you, so the request usually comes from a script that calls the API.",
    causes: [
      {
        cause: 'The encoded text contains line breaks.',
        check:
          'The value in the request body contains line breaks, usually after every 76 characters. On Linux, the `base64` command adds them by default.',
        fix: 'Encode the file without line breaks.',
        command: 'base64 --wrap=0 "$PACT_FILE"',
      },
      {
        cause: 'The script sends the contract as JSON without encoding it.',
        check: 'The value of `content` starts with a brace. Encoded JSON starts with letters such as `eyJ` or `ew`.',
        fix: 'Encode the pact file as Base64, or publish it with the CLI.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
    ],
    next: 'Decode the value with `base64 --decode`. If the command reports invalid input, the script changes the value after encoding the file. If the request contains several contracts, the index in the error is the position of the contract, starting at 0.',
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'publish', to: '/docs/reference/cli/broker/publish'},
    ],
    keywords: ['contracts/publish', 'publish with curl', 'encode pact file'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'contract-not-json',
    area: 'broker',
    title: 'content could not be parsed as application/json',
    patterns: ['content could not be parsed as application/json'],
    example: 'contracts: content could not be parsed as application/json (at index 0)',
    level: 'error',
    meaning:
      "The broker decoded the contract's content, but the result isn't valid JSON. The broker rejects the request with status 400 and doesn't publish any of the contracts in it.",
    causes: [
      {
        cause: "The pact file is incomplete or isn't valid JSON.",
        check: 'This command fails with a `SyntaxError`, which shows where the file stops being valid JSON.',
        fix: 'Delete the pact files, and run the consumer tests again before you publish.',
        checkCommand: 'node -e \'JSON.parse(fs.readFileSync(process.argv[1], "utf8"))\' "$PACT_FILE"',
      },
      {
        cause: "The content isn't valid Base64, so the broker had nothing to parse.",
        check: 'The response also contains `is not valid Base64`.',
        fix: '[Correct the encoding](/fix/contract-not-base64) first.',
      },
    ],
    next: 'Publish the same file with `pact broker publish`. If that succeeds, your script is changing the content before it sends the request. To find the change, decode the value of `content` in the request body, and compare the result with the file.',
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'publish', to: '/docs/reference/cli/broker/publish'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'contract-not-utf8',
    area: 'broker',
    title: '… has a non UTF-8 character at char … and cannot be parsed as JSON',
    patterns: ['8 character at char {count} and cannot be parsed as JSON', '8 character at char {count}'],
    example: `contracts: contract content has a non UTF-8 character at char 25 and cannot be parsed as JSON. Fragment preceding invalid character is: '{"consumer":{"name":"Caf' (at index 0)`,
    level: 'error',
    meaning:
      "The contract or the request body contains bytes that aren't valid UTF-8. The error shows the position of the first invalid character and the text before it.",
    causes: [
      {
        cause: 'The pact file was saved in a different encoding, such as Windows-1252.',
        check:
          'This command reports an illegal input sequence. The character at that position is usually a letter such as `é` or `ü`.',
        fix: 'Save the pact file as UTF-8. If a script changes the file after the test, specify UTF-8 for both reading and writing.',
        checkCommand: 'iconv -f UTF-8 -t UTF-8 "$PACT_FILE" > /dev/null',
      },
    ],
    next: 'In a hex viewer, look at the bytes after the fragment that the error shows. In UTF-8, `é` is `C3 A9`. If you see a single byte, such as `E9`, the file has a different encoding. If the bytes are valid, your client changes the encoding when it sends the file.',
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'Write a consumer test', to: '/docs/write-and-verify#write-a-consumer-test'},
    ],
    keywords: ['encoding', 'invalid byte sequence', 'special characters', 'umlaut'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/locale/en.yml',
      unrecorded: 'no sample on this site publishes a contract with invalid characters',
    },
  },
  {
    id: 'contract-names-differ',
    area: 'broker',
    title: "consumerName ('…') must match pacticipantName ('…')",
    patterns: [
      "consumerName ('{consumer}') must match pacticipantName ('{pacticipant}')",
      "consumer name in contract content ('{actual}') must match consumerName in contract params ('{expected}')",
      "provider name in contract content ('{actual}') must match providerName in contract params ('{expected}')",
      "name in pact '{actual}' does not match name in URL path '{expected}'",
    ],
    example: "contracts: consumerName ('Shop') must match pacticipantName ('Orders') (at index 0)",
    level: 'error',
    meaning:
      'The request names the consumer or the provider in more than one place, and the names differ. The names in the pact, in the request body, and in the URL must be the same.',
    causes: [
      {
        cause:
          'The script that sends the request uses a different name for the application than the consumer test does.',
        check:
          'One of the two names in the error is `consumer.name` or `provider.name` in the pact file, and the other is in the script.',
        fix: 'Correct the name in the script or in the consumer test. To avoid repeating the names, publish with the CLI, which reads them from the pact file.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
      {
        cause: "The request includes a different consumer's pact.",
        check:
          'Both names in the error belong to real applications, and the pact folder contains pacts from several consumers.',
        fix: 'Delete the old pact files before the consumer tests run, and send a separate request for each consumer.',
      },
    ],
    next: 'Publish the pact file with `pact broker publish`, which takes the names from the file. If that succeeds, the pact is correct, and only the script needs to change.',
    links: [
      {label: 'Find the right endpoint', to: '/docs/use-the-api#endpoints'},
      {label: 'publish', to: '/docs/reference/cli/broker/publish'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'required-property-missing',
    area: 'broker',
    title: 'providerApplicationVersion: is missing',
    patterns: [
      'providerApplicationVersion: is missing',
      '"{name}":["is missing"]',
      'pacticipantVersionNumber: is missing',
      'pacticipantName: is missing',
      'production: is missing',
    ],
    example: 'providerApplicationVersion: is missing',
    level: 'error',
    meaning:
      'The request body lacks a property that the broker requires. For example, the broker responds with status 400 to a verification result that has no provider version.',
    causes: [
      {
        cause: 'A script omits the property or misspells its name.',
        check:
          "The request body in the script's log lacks the property, or contains it with different spelling or capitalization. Property names use camel case, such as `pacticipantVersionNumber`.",
        fix: 'Add or correct the property. To create an environment, for example, send both `name` and `production`.',
      },
      {
        cause: 'A `PUT` request contains only the properties that should change.',
        check: 'The method is `PUT`, and the record that you request with `GET` already has this property.',
        fix: 'Send the complete record with `PUT`. For applications and deployments, you can send individual properties with `PATCH` instead.',
      },
    ],
    next: "Look at all the properties listed in the response's `errors` object. If the object lists most of the properties that you send, the body has the wrong structure, such as an extra level around the properties.",
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'Set the content types', to: '/docs/use-the-api#content-types'},
    ],
    keywords: ['400 Bad Request', 'missing attribute', 'validation error'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'request-body-not-json',
    area: 'broker',
    title: "859: unexpected token at '…'",
    patterns: ["859: unexpected token at '{value}'", '859: unexpected token at'],
    example: "error message: 859: unexpected token at 'name=Foo'",
    level: 'error',
    meaning:
      "The broker couldn't parse the request body as JSON. If the request's content type isn't JSON, the status is 500, even though the request caused the error.",
    causes: [
      {
        cause: 'The body contains form data or YAML instead of JSON.',
        check: 'The text after `at` starts with a name and an equals sign or a colon, as in `name=Foo`.',
        fix: 'Send JSON, and set the content type. Otherwise, `curl --data` declares the body as form data.',
        command:
          'curl --fail-with-body --header "Authorization: Bearer $PACT_BROKER_TOKEN" --header "Content-Type: application/json" --data \'{"name": "orders-api"}\' "$PACT_BROKER_BASE_URL/pacticipants"',
      },
      {
        cause: "The body is meant to be JSON but isn't valid.",
        check: 'The text after `at` is part of your JSON, and starts where the broker stopped reading.',
        fix: 'Create the body with a JSON library instead of concatenating strings, so that quotation marks and line breaks are escaped.',
      },
    ],
    next: 'Save the body to a file, parse the file locally, and send the same file with `curl --data @file`. If that request succeeds, your client changes the body or sends a different `Content-Type` header.',
    links: [
      {label: 'Set the content types', to: '/docs/use-the-api#content-types'},
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
    ],
    keywords: ['500 Internal Server Error', 'invalid JSON', 'curl -d'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'error-reference',
    area: 'broker',
    title: 'An error has occurred. The details have been logged with the reference …',
    patterns: [
      'An error has occurred. The details have been logged with the reference {value}',
      'The details have been logged with the reference',
    ],
    example: 'An error has occurred. The details have been logged with the reference bYWfnyWPlf',
    level: 'error',
    meaning:
      "The broker failed with status 500 while processing the request. The details are in the broker's log, and the response contains only a reference to them so that it reveals nothing about the system.",
    causes: [
      {
        cause: "The request has a structure that the broker doesn't expect, such as an empty list of contracts.",
        check: 'Requests with this body always fail, but requests to the same endpoint with a different body succeed.',
        fix: "Compare the body with the endpoint's documentation, which the resource's `curies` link points to, and correct the body.",
      },
      {
        cause: "The broker can't reach its database.",
        check:
          'Requests to different endpoints fail. In On-Premises, the dependencies endpoint also reports an error for the database.',
        fix: 'In On-Premises, restore the connection from the PactFlow container to PostgreSQL.',
        checkCommand: 'curl "$PACT_BROKER_BASE_URL/diagnostic/status/dependencies"',
      },
    ],
    next: 'In On-Premises, search the container logs for the reference. The log entry that contains it shows the exception and where it occurred. In Cloud, send the reference, the time, and the request to [SmartBear support](https://support.smartbear.com/pactflow/message/).',
    links: [
      {label: 'Handle errors', to: '/docs/use-the-api#errors'},
      {label: 'Logging for On-Premises 2.x', to: '/docs/on-premises-2x/logging'},
    ],
    keywords: ['500 Internal Server Error', 'error reference', 'broker error'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/locale/en.yml',
      unrecorded: 'the recordings on this site leave out the reference, which is different for each error',
    },
  },
  {
    id: 'username-and-password-rejected',
    area: 'broker',
    title: 'You cannot access the Pactflow API with a username and password',
    patterns: [
      'You cannot access the Pactflow API with a username and password',
      'You cannot access the PactFlow API with a username and password',
    ],
    example:
      'status=401 Unauthorized. You cannot access the Pactflow API with a username and password. Please use a bearer token. See https://docs.pactflow.io/docs/login-help for more information.',
    level: 'error',
    meaning:
      'The request contains a username and a password. The PactFlow API accepts only API tokens, which clients send as bearer tokens, so it responds with status 401.',
    causes: [
      {
        cause: 'The build still sets a username and a password.',
        check:
          "The build's environment contains `PACT_BROKER_USERNAME` or `PACT_BROKER_PASSWORD`, or the test code sets an option such as `pactBrokerUsername`.",
        fix: 'Remove the username and the password, and set `PACT_BROKER_TOKEN` to an API token.',
      },
      {
        cause: 'The Pact library or CLI is too old to send a bearer token.',
        check:
          "The build sets only a token, and the documentation of the installed version doesn't mention an option for tokens.",
        fix: 'Update the library or the CLI to its current version.',
      },
    ],
    next: 'In the same build, run `curl --fail-with-body --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"`. If the response is a JSON document with links, the token is valid, and you need to correct the configuration of the tool that fails.',
    links: [
      {
        label: 'Update scripts that send a username and password',
        to: '/docs/authorization-help#scripts-that-still-send-a-user-name-and-password',
      },
      {label: 'API tokens', to: '/docs/user-interface/settings/api-tokens'},
    ],
    keywords: ['basic auth', '401 Unauthorized', 'bearer token'],
    editions: ['cloud'],
    origin: {
      source: 'https://github.com/jbwheatley/pact4s/issues/749',
      unrecorded: 'the mock broker on this site has no basic authentication',
    },
  },
  {
    id: 'insufficient-permissions',
    area: 'broker',
    title: 'Either you are using a read only token for a request that requires a write token, …',
    patterns: [
      'Either you are using a read only token for a request that requires a write token',
      'Authorization failed (insufficient permissions)',
    ],
    example:
      'status=403 Forbidden. Either you are using a read only token for a request that requires a write token (the most likely cause), or you do not have the required permissions.',
    level: 'error',
    meaning:
      "PactFlow accepts the token, but the token or its owner isn't allowed to perform this action. To publish, to record deployments, or to change settings, you need a read/write token and the matching permission.",
    causes: [
      {
        cause: 'The build uses a read-only token.',
        check:
          'The [API Tokens screen](/docs/user-interface/settings/api-tokens) lists the token as read-only. With this token, commands that only read data, such as `pact broker list-pacticipants`, succeed.',
        fix: 'Use the read/write token of a system account.',
      },
      {
        cause: "The token owner's role doesn't include the required permission.",
        check:
          'The token is a read/write token, and the action fails for every application, but users with another role can perform it.',
        fix: 'Find a role with the required permission in the list of predefined roles, and ask an administrator to assign it to the owner.',
      },
      {
        cause:
          "The permission is limited to the owner's teams, and none of these teams includes the application or the environment.",
        check: 'With the same token, the action succeeds for another application or environment.',
        fix: "Add the application or the environment to one of the owner's teams.",
      },
    ],
    next: "Ask an administrator to perform the same action. If the administrator succeeds, compare the administrator's role and teams with those of the token's owner. If not, send the request and the time to SmartBear support.",
    links: [
      {label: "Replace a read-only token that can't publish", to: '/docs/authorization-help#read-only-token'},
      {
        label: 'Fix a 403 when you publish, record, or change something',
        to: '/docs/authorization-help#403-when-you-publish-record-or-change-something',
      },
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles#the-roles-and-their-permissions'},
    ],
    keywords: ['403 Forbidden', 'access denied', 'permission denied', 'cannot publish'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pactflow/roadmap/issues/71',
      unrecorded: 'the mock broker on this site has no roles or read-only tokens',
    },
  },
  {
    id: 'request-entity-too-large',
    area: 'broker',
    title: '413 Request Entity Too Large',
    patterns: ['413 Request Entity Too Large'],
    example: '<head><title>413 Request Entity Too Large</title></head>',
    level: 'error',
    meaning:
      "A proxy in front of the broker rejected the request because the request body exceeds the proxy's size limit. The broker never received the contract or the verification result.",
    causes: [
      {
        cause: "The contract is larger than the proxy's limit.",
        check:
          'Publishing fails for all pact files above a certain size but succeeds for smaller ones. In nginx, the limit is 1 MB by default.',
        fix: "Set the proxy's limit to more than the size of your largest contract, and reload the proxy. In nginx, the setting is `client_max_body_size`.",
      },
      {
        cause: 'The contract contains large example data, such as a Base64-encoded file.',
        check:
          'The first file that `ls` lists is much larger than the others, and a single body takes up most of the file.',
        checkCommand: 'ls -lS pacts',
        fix: 'Replace the data with a short example and a matcher.',
      },
    ],
    next: "Search the proxy's error log for the time of the request. If the log contains no entry, another proxy or load balancer on the way to the broker rejected the request, so change the limit there.",
    links: [
      {
        label: 'Fix a failed connection (2.x)',
        to: '/docs/on-premises-2x/network-configuration#when-a-connection-fails',
      },
      {label: 'Fix a failed connection (1.x)', to: '/docs/on-premises/network-configuration#when-a-connection-fails'},
    ],
    keywords: ['payload too large', 'client_max_body_size', 'large pact', 'nginx'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/DiUS/pact_broker-docker/issues/89',
      unrecorded: 'the samples on this site publish without a proxy',
    },
  },
  {
    id: 'pending-pact-failed',
    area: 'broker',
    title: 'This pact is still in pending state for … as a successful verification result has not yet been …',
    patterns: [
      "This pact is still in pending state for any version of {provider} from branch '{branch}' as a successful verification result has not yet been published",
      'This pact is still in pending state for {provider} as a successful verification result',
    ],
    example:
      "This pact is still in pending state for any version of ProductAPI from branch 'main' as a successful verification result has not yet been published",
    level: 'warning',
    meaning:
      "No version on this provider branch has verified the pact successfully yet, so a failure doesn't break the provider's build. For the consumer, however, `can-i-deploy` treats a published failure like any other failure.",
    causes: [
      {
        cause: "The provider doesn't meet one of the consumer's new expectations yet.",
        check:
          'The output lists the pact under **Pending Failures** and ends with the number of `non-fatal pact failures on pending pacts`.',
        fix: 'Implement the change in the provider, or agree on a different expectation with the consumer team. The pact stops being pending when a successful result is published.',
      },
      {
        cause: "The verification succeeded, but its results weren't published.",
        check:
          'The output contains no **Pending Failures**, and the verification ran without `--publish` or the matching setting in your library. In this case, `pact verifier` and the libraries with the same core print this notice, although the broker provides a different one for a successful verification.',
        fix: 'In CI, publish the results with the provider version and the provider branch.',
        command:
          'pact verifier --hostname localhost --port 8080 --provider-name {provider} --provider-version "$GIT_COMMIT" --provider-branch {branch} --consumer-version-selectors \'{"mainBranch":true}\' --enable-pending --publish',
      },
    ],
    next: 'Open the latest verification result of the pact in PactFlow. If the result is successful but belongs to another provider branch, the pact stays pending on this branch until a version from this branch verifies it.',
    links: [
      {label: 'Pending pacts', to: '/docs/which-pacts-are-verified#pending'},
      {
        label: 'Why does my build succeed even though a pact failed?',
        to: '/docs/how_to#why-is-my-build-green-although-a-pact-failed',
      },
    ],
    keywords: ['build green although pact failed', 'enablePending', 'non-fatal pact failures'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/verify-pending.txt'},
  },
  {
    id: 'pending-results-not-published',
    area: 'broker',
    title: 'This pact is still in pending state for … as the successful verification results have not yet been …',
    patterns: [
      "This pact is still in pending state for any version of {provider} from branch '{branch}' as the successful verification results have not yet been published",
      'as the successful verification results have not yet been published',
    ],
    example:
      "This pact is still in pending state for any version of pactflow-example-provider from branch 'master' as the successful verification results have not yet been published.",
    level: 'warning',
    meaning:
      "This run didn't publish its results, so the pact stays pending on this provider branch. If you use `pact verifier` or a library with the same core, a pending pact failed despite the wording: these tools print this notice after failures and a different one after a successful verification.",
    causes: [
      {
        cause: 'A pending pact failed during the run.',
        check: 'The output contains **Pending Failures** near the end.',
        fix: 'Fix the provider, or agree on a different expectation with the consumer team.',
      },
      {
        cause: 'The Ruby verifier (legacy) verified the pact successfully without publishing the results.',
        check:
          'The build runs `pact-provider-verifier` or the Ruby library without the setting for publishing, and the output contains no **Pending Failures**.',
        fix: 'Ignore the warning in local runs. In CI, publish the results with the provider version and the provider branch.',
        command:
          'pact verifier --hostname localhost --port 8080 --provider-name {provider} --provider-version "$GIT_COMMIT" --provider-branch {branch} --consumer-version-selectors \'{"mainBranch":true}\' --enable-pending --publish',
      },
    ],
    next: "Run the verification in CI, and open the pact in PactFlow. If no result for this provider version is listed, the publishing settings don't reach the verifier.",
    links: [
      {label: 'Pending pacts', to: '/docs/which-pacts-are-verified#pending'},
      {
        label: "The provider verified the pact but didn't publish the result",
        to: '/docs/fix-can-i-deploy#not-published',
      },
    ],
    keywords: ['results not published', 'publishVerificationResult'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/ci-cd/output/uuid-added.txt'},
  },
  {
    id: 'wip-pact-included',
    area: 'broker',
    title: "This pact is in pending state … because it was included as a 'work in progress' pact",
    patterns: [
      "This pact is in pending state for this version of {provider} because it was included as a 'work in progress' pact",
      "is being verified because it is a 'work in progress' pact",
    ],
    example:
      "This pact is in pending state for this version of pactflow-example-provider because it was included as a 'work in progress' pact. If this verification fails, it will not cause the overall build to fail. Read more at https://docs.pact.io/go/pending",
    level: 'warning',
    meaning:
      "No selector chose this pact. The broker added it as a work-in-progress (WIP) pact because it's the pact for the latest version on a consumer branch and this provider branch has never verified it successfully when a selector chose it.",
    causes: [
      {
        cause:
          'A consumer team published the pact from a feature branch, and the provider build includes WIP pacts to preview such changes.',
        check: 'The notice about the WIP pact names a consumer branch that the team is working on.',
        fix: "If the pact fails, plan the change that the consumer needs. If your team doesn't want WIP pacts in this build, remove `includeWipPactsSince` or `--include-wip-pacts-since`.",
      },
      {
        cause: 'The start date for WIP pacts is so early that it includes pacts from abandoned branches.',
        check: 'The consumer branch in the notice was merged or abandoned long ago.',
        fix: 'Use a date about 30 days in the past, and delete the old branch in the broker.',
        command: 'pact broker delete-branch --pacticipant "$CONSUMER" --branch "$CONSUMER_BRANCH"',
      },
    ],
    next: 'If the WIP pact fails the build, look for `enablePending` or `--enable-pending` in the verification settings. If the setting is missing, add it, because a WIP pact can fail the build without it.',
    links: [
      {label: 'Work-in-progress pacts', to: '/docs/which-pacts-are-verified#work-in-progress'},
      {
        label: 'What is the difference between pending and work-in-progress pacts?',
        to: '/docs/how_to#what-is-the-difference-between-pending-and-work-in-progress-pacts',
      },
    ],
    keywords: ['WIP', 'includeWipPactsSince', 'unexpected pact verified', 'feature branch pact'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/workshops/ci-cd-java/output/wip.txt'},
  },
] satisfies readonly KnownError[];
