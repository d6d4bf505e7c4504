import type {KnownError} from '../errors.schema';

/**
 * Reasons that `can-i-deploy` and `can-i-merge` give when a version isn't safe, warnings, and errors in their options.
 */
export const knownErrors = [
  {
    id: 'no-verified-pact',
    area: 'can-i-deploy',
    title: 'There is no verified pact between … and …',
    patterns: [
      'There is no verified pact between version {consumerVersion} of {consumer} and the version of {provider} currently in {environment} ({providerVersion})',
      'There is no verified pact between the latest version of {consumer} from branch {branch} ({consumerVersion}) and the version of {provider} currently in {environment} ({providerVersion})',
      'There is no verified pact between version {consumerVersion} of {consumer} and the version of {provider} currently deployed or released to {environment} ({providerVersion})',
      'There is no verified pact between',
    ],
    example:
      'There is no verified pact between version 1.1.0 of CatalogueWeb and the version of ProductAPI currently in production (2.0.0)',
    level: 'error',
    meaning:
      "You want to deploy the consumer, but PactFlow has no verification result for the two versions. A missing result isn't proof of compatibility. If the message ends with `no version is currently recorded …`, [the provider isn't in the environment](/fix/provider-not-in-environment), so waiting doesn't help.",
    causes: [
      {
        cause: "The provider hasn't verified this pact yet.",
        check: "No provider build has run since the pact was published, or the provider's build is still running.",
        fix: "Start the provider's build with a [webhook](/docs/user-interface/settings/webhooks), and have the consumer's build wait for the result. Choose a wait that's longer than the time that the provider's build needs, including its time in the queue.",
        command:
          'pact broker can-i-deploy --pacticipant {consumer} --version {consumerVersion} --to-environment {environment} --retry-while-unknown 30 --retry-interval 10',
      },
      {
        cause: "The provider's build ran, but its selectors don't choose this pact.",
        check:
          "The provider's build succeeds, but its log doesn't list the consumer version in the error. Often, the consumer version is on a feature branch, and the provider uses only `mainBranch` and `deployedOrReleased`.",
        fix: 'Include [WIP pacts](/docs/which-pacts-are-verified#work-in-progress), or add the `matchingBranch` selector. To get a result for the provider version in the error, [verify this pact once](/docs/fix-can-i-deploy#verify-deployed-version).',
      },
      {
        cause: "The provider verified the pact but didn't publish the result.",
        check:
          "The provider's build log shows a successful verification of this pact, but PactFlow doesn't show a result for the provider version that the build verified. In Pact JVM, the log then contains [`Skipping publishing of verification results`](/fix/jvm-publishing-skipped).",
        fix: 'Fetch the pact from PactFlow instead of reading a local file, and publish the result with `--publish` and `--provider-version`, or with [the options of your Pact library](/docs/pact-in-your-language#environment-variables).',
      },
      {
        cause: 'The provider published the result under a different version than the one recorded in the environment.',
        check:
          "`describe-version` shows the version in the environment, and the provider's verification log shows a different one, such as a commit hash instead of a release number. If the build sets no version, Pact JVM uses [`0.0.0`](/fix/jvm-default-provider-version).",
        fix: "Use [the same version for the same commit](/docs/how_to#which-version-should-i-publish-with) in every step of the provider's pipeline. In a webhook-triggered build, check out the version that the webhook specifies. To get the missing result, [verify the version in the error again](/docs/fix-can-i-deploy#verify-deployed-version).",
        checkCommand: 'pact broker describe-version --pacticipant {provider} --environment {environment}',
      },
      {
        cause:
          "The consumer publishes its pacts only with tags (legacy), and the broker doesn't use the tags as branches, so the provider's branch selectors don't find the pacts.",
        check:
          "PactFlow doesn't show a branch next to the consumer version, and the provider's verification log doesn't list the pact.",
        fix: "Publish the pact with `--branch`, and run the provider's build again.",
        command: 'pact broker publish pacts --consumer-app-version {consumerVersion} --branch "$GIT_BRANCH"',
      },
    ],
    next: 'Open the [matrix](/docs/user-interface/integration#matrix) of the two applications in PactFlow. If this pact has a result only from a different provider version, [verify the provider version in the error](/docs/fix-can-i-deploy#verify-deployed-version) in a CI job. If that verification fails, deploy a provider version that passes, and record the deployment.',
    links: [
      {label: 'Fix a missing verification result', to: '/docs/fix-can-i-deploy#no-verified-pact'},
      {label: 'The same message when you deploy the provider', to: '/fix/provider-version-not-verified'},
      {label: 'The same message with “one of the versions of”', to: '/fix/several-versions-in-environment'},
      {label: 'Which pacts does a provider verify?', to: '/docs/which-pacts-are-verified#recommended-settings'},
    ],
    keywords: [
      'missing verification result',
      'can-i-deploy unknown',
      'SUCCESS? unknown',
      '???',
      'Jenkins',
      'red build',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-unknown.txt'},
  },
  {
    id: 'provider-version-not-verified',
    area: 'can-i-deploy',
    title: 'There is no verified pact between the version of … currently in … and version … of …',
    patterns: [
      'There is no verified pact between the version of {consumer} currently in {environment} ({consumerVersion}) and version {providerVersion} of {provider}',
      'There is no verified pact between the version of {consumer} currently deployed or released to {environment} ({consumerVersion}) and version {providerVersion} of {provider}',
    ],
    example:
      'There is no verified pact between the version of CatalogueWeb currently in production (1.0.0) and version 2.1.0 of ProductAPI',
    level: 'error',
    meaning:
      "The provider version that you want to deploy hasn't verified the pact of the consumer version in the environment. PactFlow can't determine whether the new provider version would break that consumer.",
    causes: [
      {
        cause: "The provider's build verifies only the pacts from the consumers' main branches.",
        check:
          "The provider's selectors don't include `deployedOrReleased`, and the verification log doesn't list the consumer version in parentheses.",
        fix: 'Add the `deployedOrReleased` selector to the [verification settings](/docs/which-pacts-are-verified#recommended-settings), and verify the same commit again, so that the result belongs to the version that you want to deploy.',
        command:
          'pact verifier --provider-name {provider} --hostname localhost --port "$PORT" --provider-version {providerVersion} --provider-branch "$GIT_BRANCH" --consumer-version-selectors \'{"deployedOrReleased":true}\' --publish',
      },
      {
        cause: "The build either published the result under a different version or didn't publish any result.",
        check:
          "The build log shows a successful verification of this pact, but PactFlow doesn't show a result for the provider version in the error.",
        fix: "Publish the results in CI, and use the same value for the verification's `--provider-version` option and the `--version` option of `can-i-deploy`.",
      },
    ],
    next: 'Check whether the consumer version in parentheses is still running in the environment. If a different version is running there, record that version with [`record-deployment`](/docs/reference/cli/broker/record-deployment), and run `can-i-deploy` again. If the consumer no longer runs there at all, run [`record-undeployment`](/docs/reference/cli/broker/record-undeployment) for it.',
    links: [
      {label: 'Fix a missing verification result', to: '/docs/fix-can-i-deploy#no-verified-pact'},
      {label: 'The same message when you deploy the consumer', to: '/fix/no-verified-pact'},
      {label: 'Which pacts does a provider verify?', to: '/docs/which-pacts-are-verified#recommended-settings'},
    ],
    keywords: ['provider cannot be deployed', 'missing verification result', 'deployedOrReleased'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-provider-version-not-verified.txt'},
  },
  {
    id: 'several-versions-in-environment',
    area: 'can-i-deploy',
    title: 'There is no verified pact between one of the versions of … currently in … and …',
    patterns: [
      'There is no verified pact between one of the versions of {deployed} currently in {environment} ({deployedVersion}) and version {version} of {application}',
      'There is no verified pact between version {version} of {application} and one of the versions of {deployed} currently in {environment} ({deployedVersion})',
      'There is no verified pact between one of the versions of',
    ],
    example:
      'There is no verified pact between one of the versions of CatalogueWeb currently in production (1.1.0) and version 2.0.0 of ProductAPI',
    level: 'error',
    meaning:
      'The environment contains more than one version of an integrated application, and your version must be compatible with all of them. The broker has no result for the version in parentheses.',
    causes: [
      {
        cause: "The version in parentheses is no longer in use, but it's still recorded in the environment.",
        check:
          'For the application with several versions, `describe-version` lists deployments to instances that no longer exist or releases that you no longer support.',
        fix: 'Run [`record-support-ended`](/docs/reference/cli/broker/record-support-ended) for each old release or [`record-undeployment`](/docs/reference/cli/broker/record-undeployment) for each old deployment.',
        checkCommand: 'pact broker describe-version --pacticipant {deployed} --environment {environment}',
        command:
          'pact broker record-support-ended --pacticipant {deployed} --version {deployedVersion} --environment {environment}',
      },
      {
        cause: "The version is still in use, but the provider's build doesn't verify its pact.",
        check:
          "The version is still running in the environment, or users still have it installed, but the provider's verification log doesn't list its pact.",
        fix: "Add the `deployedOrReleased` selector, which finds the pacts of all versions in an environment, to the [verification settings](/docs/which-pacts-are-verified#recommended-settings), and run the provider's build again.",
      },
      {
        cause: "A deployment was recorded with `record-release`, which doesn't replace the previous version.",
        check: 'The pipeline of a service that runs only one version at a time contains `record-release`.',
        fix: 'Use [`record-deployment`](/docs/reference/cli/broker/record-deployment) in the pipeline, and run `record-support-ended` for the old releases.',
      },
      {
        cause: 'A beta or release candidate was recorded as a release.',
        check: 'The version in parentheses is a test build that only testers have installed.',
        fix: 'Run `record-support-ended` for the version. For later test builds, record a deployment to a test environment instead.',
      },
    ],
    next: 'Open the [matrix](/docs/user-interface/integration#matrix) of the two applications in PactFlow. If the pact has been verified only by other provider versions, verify it with the provider version in the error.',
    links: [
      {label: 'Fix a missing result for one of several versions', to: '/docs/fix-can-i-deploy#several-versions'},
      {
        label: 'Choose between a deployment and a release',
        to: '/docs/bi-directional-contract-testing/deploying#deployment-or-release',
      },
    ],
    keywords: ['old mobile app version', 'multiple versions in production', 'record-release'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-several-releases.txt'},
  },
  {
    id: 'provider-not-in-environment',
    area: 'can-i-deploy',
    title: 'no version is currently recorded as deployed/released in this environment',
    patterns: [
      'There is no verified pact between version {consumerVersion} of {consumer} and a version of {provider} currently in {environment} (no version is currently recorded as deployed/released in this environment)',
      'a version of {provider} currently in {environment} (no version is currently recorded as deployed/released in this environment)',
      'no version is currently recorded as deployed/released in this environment',
    ],
    example:
      'There is no verified pact between version 1.0.0 of CatalogueWeb and a version of ProductAPI currently in production (no version is currently recorded as deployed/released in this environment)',
    level: 'error',
    meaning:
      "According to the broker's records, the environment doesn't contain the provider that the consumer needs. Waiting with `--retry-while-unknown` doesn't help.",
    causes: [
      {
        cause: "The provider is deployed, but its pipeline didn't record the deployment.",
        check: "The provider is running in the environment, but `describe-version` doesn't list any version of it.",
        fix: "Record the deployment now, and make `record-deployment` the last step of the provider's deployment.",
        checkCommand: 'pact broker describe-version --pacticipant {provider} --environment {environment}',
        command:
          'pact broker record-deployment --pacticipant {provider} --version "$PROVIDER_VERSION" --environment {environment}',
      },
      {
        cause: "The provider hasn't been deployed to this environment yet.",
        check: "The provider isn't running in this environment, and its pipeline has never deployed there.",
        fix: 'Deploy the provider before the consumer, and record its deployment.',
      },
      {
        cause: 'The deployment was recorded in a different environment.',
        check:
          "`list-environments` shows two similar names, and the provider's pipeline records its deployments under the name that isn't in the error.",
        fix: "Use the same environment name in the pipelines of both applications, and record the provider's deployment again.",
        checkCommand: 'pact broker list-environments',
      },
    ],
    next: "Find the `record-deployment` step in the log of the provider's last deployment. If the step failed or was skipped, run it again. If the provider doesn't take part in contract testing yet, exclude it with `--ignore`.",
    links: [
      {
        label: 'Fix a missing deployment record',
        to: '/docs/fix-can-i-deploy#nothing-deployed',
      },
      {label: 'Record a deployment', to: '/docs/bi-directional-contract-testing/deploying#record-a-deployment'},
    ],
    keywords: ['nothing deployed', 'first deployment', 'provider not deployed yet'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-nothing-deployed.txt'},
  },
  {
    id: 'pact-verification-failed',
    area: 'can-i-deploy',
    title: 'The verification for the pact between … and … failed',
    patterns: [
      'The verification for the pact between version {consumerVersion} of {consumer} and the version of {provider} currently in {environment} ({providerVersion}) failed',
      'The verification for the pact between the version of {consumer} currently in {environment} ({consumerVersion}) and version {providerVersion} of {provider} failed',
      'The verification for the pact between one of the versions of {consumer} currently in {environment} ({consumerVersion}) and version {providerVersion} of {provider} failed',
      'The verification for the pact between version {consumerVersion} of {consumer} and one of the versions of {provider} currently in {environment} ({providerVersion}) failed',
      'The verification for the pact between',
    ],
    example:
      'The verification for the pact between version 1.0.0 of CatalogueWeb and the version of ProductAPI currently in production (2.1.0) failed',
    level: 'error',
    meaning:
      'The provider verified the pact, and the result shows that these two versions are incompatible. Deploying your version could break the integration between the two applications.',
    causes: [
      {
        cause: 'The provider changed or removed something that the consumer still uses.',
        check:
          'The page at the URL under **VERIFICATION RESULTS** shows mismatches in an interaction that an earlier provider version verified successfully.',
        fix: 'Restore the part that the consumer uses, and then [remove it in three steps](/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider).',
      },
      {
        cause: "The consumer expects something that the provider in the environment doesn't support yet.",
        check:
          "The mismatches are in an interaction that the consumer recently added or changed. If the pact is [pending](/docs/which-pacts-are-verified#pending), the provider's build can succeed anyway.",
        fix: 'Add the feature to the provider, deploy the provider, and then run `can-i-deploy` for the same consumer version again.',
      },
      {
        cause: "A deployment wasn't recorded, so the broker checks a version that's no longer running.",
        check:
          'The version in parentheses is the version that the broker has on record for the environment, but a different version is running there.',
        fix: 'Use [`record-deployment`](/docs/reference/cli/broker/record-deployment) to record the running version, and then run `can-i-deploy` again. In the future, run `record-deployment` at the end of each deployment.',
      },
      {
        cause:
          "In bi-directional contract testing, the pact doesn't match the OpenAPI description, or the provider's self-verification failed.",
        check: 'The row in the output has `BDCT` under **VERIFICATION TYPE**.',
        fix: 'Open the URL under **VERIFICATION RESULTS**, look up the code of each finding in the [comparison results](/docs/reference/comparison-results), and correct the pact or the description. If the self-verification failed, fix the API or its tests.',
      },
    ],
    next: "If you've already fixed the problem, compare the versions in the error with the versions that contain the fix. If the error contains an older version of your application, run the check for the new version. If it contains an older version of the other application, first deploy the fixed version of that application, and record the deployment. You can't change [a released version's pact](/docs/fix-can-i-deploy#released-pact).",
    links: [
      {label: 'Fix a failed verification', to: '/docs/fix-can-i-deploy#verification-failed'},
      {
        label: 'How do I make a breaking change to a provider?',
        to: '/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider',
      },
    ],
    keywords: ['incompatible versions', 'breaking change', 'SUCCESS? false', 'deployment not recorded'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-no.txt'},
  },
  {
    id: 'main-branch-incompatible',
    area: 'can-i-deploy',
    title: 'The verification for the pact between … and the latest version of … from branch … failed',
    patterns: [
      'The verification for the pact between version {consumerVersion} of {consumer} and the latest version of {provider} from branch {branch} ({providerVersion}) failed',
      'The verification for the pact between the latest version of {consumer} from branch {branch} ({consumerVersion}) and version {providerVersion} of {provider} failed',
    ],
    example:
      'The verification for the pact between version 1.0.0 of CatalogueWeb and the latest version of ProductAPI from branch main (2.1.0) failed',
    level: 'error',
    meaning:
      "Your version isn't compatible with the latest version on the main branch of an integrated application. `can-i-merge` checks main branches, not environments.",
    causes: [
      {
        cause: "The other application's main branch contains a breaking change.",
        check: '`can-i-merge` now also fails for an earlier version of your application that used to pass.',
        fix: "Ask the team that owns the other application to restore what was removed. Run `can-i-merge` again when that application's main branch has a new verification result.",
        checkCommand: 'pact broker can-i-merge --pacticipant "$APPLICATION" --version "$EARLIER_VERSION"',
      },
      {
        cause: "Your branch relies on a change that the other application hasn't merged yet.",
        check:
          'The mismatches shown at the URL under **VERIFICATION RESULTS** are in an interaction that your branch added or changed.',
        fix: 'Merge the change in the other application first. When a build of its main branch has published a result, run `can-i-merge` again.',
        command: 'pact broker can-i-merge --pacticipant "$APPLICATION" --version "$GIT_COMMIT"',
      },
    ],
    next: "Compare the version in parentheses with the latest build of the other application's main branch. If that build has a newer version, the build didn't publish it, and `can-i-merge` still uses the older version.",
    links: [
      {label: 'Feature branches', to: '/docs/branches-and-releases#feature-branches'},
      {label: 'pact broker can-i-merge', to: '/docs/reference/cli/broker/can-i-merge'},
    ],
    keywords: ['can-i-merge fails', 'pull request blocked'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-merge-no.txt'},
  },
  {
    id: 'main-branch-not-verified',
    area: 'can-i-deploy',
    title: 'There is no verified pact between … and the latest version of … from branch …',
    patterns: [
      'There is no verified pact between version {consumerVersion} of {consumer} and the latest version of {provider} from branch {branch} ({providerVersion})',
      'There is no verified pact between the latest version of {consumer} from branch {branch} ({consumerVersion}) and version {providerVersion} of {provider}',
    ],
    example:
      'There is no verified pact between version 1.1.0 of CatalogueWeb and the latest version of ProductAPI from branch main (2.0.0)',
    level: 'error',
    meaning:
      "The broker has no verification result for your version and the latest version on the other application's main branch. Without this result, `can-i-merge` can't determine whether merging is safe.",
    causes: [
      {
        cause: "The provider's build for the new pact hasn't finished yet.",
        check: "The webhook's log shows a successful request, and the provider's build is queued or running.",
        fix: 'Have `can-i-merge` wait for the result.',
        command:
          'pact broker can-i-merge --pacticipant "$APPLICATION" --version "$GIT_COMMIT" --retry-while-unknown 30 --retry-interval 10',
      },
      {
        cause:
          'The webhook-triggered build published its result under a different provider version than the latest one on the main branch.',
        check:
          "The log of the triggered build shows a successful verification with a provider version that isn't in the error.",
        fix: 'Check out [the version that the webhook specifies](/docs/which-pacts-are-verified#a-build-that-a-webhook-starts), and publish the result with that version.',
      },
    ],
    next: "Open the webhook's log. If it doesn't contain a request for this pact, find out [why the webhook isn't triggered](/docs/webhooks-help#not-triggered). If the request failed, [fix the error in the log](/docs/webhooks-help#other-errors).",
    links: [
      {label: 'Feature branches', to: '/docs/branches-and-releases#feature-branches'},
      {label: 'A webhook-triggered build', to: '/docs/which-pacts-are-verified#a-build-that-a-webhook-starts'},
    ],
    keywords: ['can-i-merge unknown', 'pull request waits'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-main-branch-not-verified.txt'},
  },
  {
    id: 'no-version-on-main-branch',
    area: 'can-i-deploy',
    title: 'the latest version of … from the main branch (no versions exist for this branch)',
    patterns: [
      'There is no verified pact between version {consumerVersion} of {consumer} and the latest version of {provider} from the main branch (no versions exist for this branch)',
      'version of {provider} from the main branch (no versions exist for this branch)',
      'from the main branch (no versions exist for this branch)',
    ],
    example:
      'There is no verified pact between version 1.0.0 of CatalogueWeb and the latest version of ProductAPI from the main branch (no versions exist for this branch)',
    level: 'error',
    meaning:
      'Either the broker has no main branch for an application that yours is integrated with, or no version has been published from that branch. As a result, `can-i-merge` has nothing to compare your version with.',
    causes: [
      {
        cause:
          'The main branch is missing or wrong in the broker, which automatically detects only branches named `develop`, `main`, or `master`.',
        check: '`describe-pacticipant` prints no branch or the wrong branch after `Main Branch`.',
        fix: 'Set the main branch, and run `can-i-merge` again.',
        checkCommand: 'pact broker describe-pacticipant --name {provider}',
        command: 'pact broker create-or-update-pacticipant --name {provider} --main-branch "$MAIN_BRANCH"',
      },
      {
        cause: "The build of the provider's main branch publishes without specifying a branch.",
        check: "PactFlow lists versions of the provider from main builds, but doesn't show a branch next to them.",
        fix: "Publish verification results with `--provider-branch`, or with your library's option for the branch, and run the main build again.",
      },
      {
        cause: 'The provider has never published a verification result.',
        check: "PactFlow doesn't list any versions of the provider.",
        fix: "Run the provider's first verification on its main branch, and publish the result.",
      },
    ],
    next: "Compare the name after `Main Branch` in the output of `pact broker describe-pacticipant` with the branch that the main build sends. If the names differ, correct the one that's wrong.",
    links: [
      {
        label: 'pact broker can-i-merge',
        to: '/docs/reference/cli/broker/can-i-merge#message-no-main-branch',
      },
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
    ],
    keywords: ['can-i-merge', 'main branch not set', 'mainBranch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-merge-no-main-branch.txt'},
  },
  {
    id: 'no-version-with-tag',
    area: 'can-i-deploy',
    title: 'the latest version of … with tag … (no such version exists)',
    patterns: [
      'There is no verified pact between version {consumerVersion} of {consumer} and the latest version of {provider} with tag {tag} (no such version exists)',
      'version of {provider} with tag {tag} (no such version exists)',
    ],
    example:
      'There is no verified pact between version 1.0.0 of CatalogueWeb and the latest version of ProductAPI with tag prod (no such version exists)',
    level: 'error',
    meaning: 'The check uses `--to` with a tag (legacy), but no version of the integrated application has this tag.',
    causes: [
      {
        cause:
          "The integrated application's pipeline records deployments in an environment and no longer adds the tag.",
        check: '`describe-version` lists a version in the environment that the tag used to represent.',
        fix: 'Use `--to-environment` instead of `--to`.',
        checkCommand: 'pact broker describe-version --pacticipant {provider} --environment "$ENVIRONMENT"',
        command:
          'pact broker can-i-deploy --pacticipant {consumer} --version {consumerVersion} --to-environment "$ENVIRONMENT"',
      },
      {
        cause: "The integrated application's pipeline neither records deployments nor adds the tag.",
        check:
          "The pipeline's last successful deployment contains neither a `record-deployment` nor a `create-version-tag` step.",
        fix: 'Add [`record-deployment`](/docs/reference/cli/broker/record-deployment) after the deployment, and use `--to-environment` in the check. If you still need the tag, add it after each deployment.',
        command: 'pact broker create-version-tag --pacticipant {provider} --version "$PROVIDER_VERSION" --tag {tag}',
      },
    ],
    next: "Open the application's versions in PactFlow. If they have a similar tag, such as `production` instead of `prod`, use the same spelling in the pipelines of both applications.",
    links: [
      {
        label: 'pact broker can-i-deploy',
        to: '/docs/reference/cli/broker/can-i-deploy#message-tag-not-found',
      },
      {label: 'Record a deployment', to: '/docs/bi-directional-contract-testing/deploying#record-a-deployment'},
    ],
    keywords: ['can-i-deploy --to', 'tag does not exist', 'migrate tags to environments'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-to-tag-no.txt'},
  },
  {
    id: 'any-version-not-verified',
    area: 'can-i-deploy',
    title: 'There is no verified pact between any version of … and …',
    patterns: [
      'There is no verified pact between any version of {consumer} and the version of {provider} currently in {environment} ({providerVersion})',
      'There is no verified pact between any version of',
    ],
    example:
      'There is no verified pact between any version of CatalogueWeb and the version of ProductAPI currently in production (2.0.0)',
    level: 'error',
    meaning:
      'The check included all versions of your application instead of only the version that you want to deploy. At least one of these versions has no verification result.',
    causes: [
      {
        cause:
          "The command ignored `--version` because the option doesn't directly follow `--pacticipant` and its value.",
        check:
          'In your command, another option, such as `--to-environment`, is between `--pacticipant` and `--version`.',
        fix: "Put `--version` directly after the application's name.",
        command:
          'pact broker can-i-deploy --pacticipant {consumer} --version "$GIT_COMMIT" --to-environment {environment}',
      },
      {
        cause:
          'The command ignored the version because the option is written with an equals sign, as in `--version=1.0.0`.',
        check: '`--version=` appears in your command or in the script that builds it.',
        fix: 'Replace the equals sign with a space.',
      },
      {
        cause: "The command doesn't contain `--version`, or the variable with the version is empty.",
        check:
          'Add `set -x` before the command. In the build log, the printed command has either no version or an empty string after `--version`.',
        fix: "Set the variable before this step. If the option is missing, add `--version` with its value directly after the application's name.",
      },
    ],
    next: 'Run the command with `--log-level debug`, and find the URL of the `/matrix` request in the log. If the URL has no `q[][version]` parameter, a wrapper script drops or reorders the options.',
    links: [
      {
        label: 'Fix options that the command ignores',
        to: '/docs/fix-can-i-deploy#ignored-options',
      },
      {
        label: 'The version must directly follow its application',
        to: '/docs/reference/cli/broker/can-i-deploy#pitfall-order',
      },
    ],
    keywords: ['wrong version checked', 'order of options', 'version ignored'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-order.txt'},
  },
  {
    id: 'version-not-published',
    area: 'can-i-deploy',
    title: 'No pacts or verifications have been published for version … of …',
    patterns: [
      'No pacts or verifications have been published for version {version} of {pacticipant}',
      'No pacts or verifications have been published for {pacticipant}',
    ],
    example: 'No pacts or verifications have been published for version 9.9.9 of CatalogueWeb',
    level: 'error',
    meaning: "The version that you want to deploy doesn't exist in the broker, so `can-i-deploy` has nothing to check.",
    causes: [
      {
        cause: 'The build published the same version in a different format.',
        check:
          'The log of the publish step contains a different form of the version in the error, such as the full commit hash instead of the short one.',
        fix: 'Set the version in a variable once, and use the variable in every step.',
        command:
          'pact broker can-i-deploy --pacticipant {pacticipant} --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
      {
        cause: "The build didn't publish anything before the check.",
        check: 'In the build log, the publish step failed, was skipped, or runs after `can-i-deploy`.',
        fix: 'Publish the pacts or the verification results before you run the check.',
      },
      {
        cause: 'The provider build had no pact to verify, so it published no result for this version.',
        check: 'The verification log contains `No pacts found` or `No pacts were found`.',
        fix: 'If the application has no contracts yet, create its version in the broker before you run the check.',
        command:
          'pact broker create-or-update-version --pacticipant {pacticipant} --version {version} --branch "$GIT_BRANCH"',
      },
    ],
    next: 'Open the application in PactFlow, and look for the version. If the version is listed, the publish step and the check use different brokers, so set the same `PACT_BROKER_BASE_URL` in both steps.',
    links: [
      {
        label: "Fix a version that doesn't exist",
        to: '/docs/fix-can-i-deploy#unknown-version',
      },
      {
        label: 'Which version should I publish with?',
        to: '/docs/how_to#which-version-should-i-publish-with',
      },
    ],
    keywords: ['unknown version', 'short commit hash', 'version does not exist'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-unknown-version.txt'},
  },
  {
    id: 'branch-has-no-version',
    area: 'can-i-deploy',
    title: 'No version of … from branch … exists',
    patterns: ['No version of {pacticipant} from branch {branch} exists'],
    example: 'No version of CatalogueWeb from branch feat/price exists',
    level: 'error',
    meaning:
      'The check selects your application by branch instead of by version, and no version has been published from this branch.',
    causes: [
      {
        cause: 'The build publishes without a branch or under a different branch name.',
        check:
          "In PactFlow, your build's version has a different branch or none. Pull request builds often send a name such as `12/merge` instead of the branch name.",
        fix: 'Publish with `--branch`, or verify with `--provider-branch`, and use the same branch name in the check.',
        command: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch {branch}',
      },
      {
        cause: 'The branch was deleted in the broker after it was merged.',
        check: 'The branch has been merged, and a job in the pipeline or repository runs `delete-branch`.',
        fix: 'Check a version instead of the branch.',
        command:
          'pact broker can-i-deploy --pacticipant {pacticipant} --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
    ],
    next: "Run the check with `--version` and the version of your build instead of `--branch`. If the error changes to `No pacts or verifications have been published`, the build didn't publish anything.",
    links: [
      {label: "Fix names that don't exist in the broker", to: '/docs/fix-can-i-deploy#not-found'},
      {
        label: 'pact broker can-i-deploy',
        to: '/docs/reference/cli/broker/can-i-deploy#message-unknown-branch',
      },
    ],
    keywords: ['unknown branch', 'pull request branch', 'detached HEAD'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-unknown-branch.txt'},
  },
  {
    id: 'main-branch-has-no-version',
    area: 'can-i-deploy',
    title: 'No version of … from the main branch exists',
    patterns: ['No version of {pacticipant} from the main branch exists'],
    example: 'No version of CatalogueWeb from the main branch exists',
    level: 'error',
    meaning:
      'The check uses `--main-branch`, but the broker has no main branch for your application or no version from that branch.',
    causes: [
      {
        cause: "The application's main branch is missing or wrong in the broker.",
        check: '`describe-pacticipant` prints no branch or the wrong branch after `Main Branch`.',
        fix: 'Set the main branch, and run the check again.',
        checkCommand: 'pact broker describe-pacticipant --name {pacticipant}',
        command: 'pact broker create-or-update-pacticipant --name {pacticipant} --main-branch "$MAIN_BRANCH"',
      },
      {
        cause: 'No build of the main branch specified the branch when it published a version.',
        check: "In PactFlow, the application's versions belong only to feature branches or have no branch.",
        fix: 'In the build of the main branch, publish with `--branch` or verify with `--provider-branch`, and then run the build.',
      },
    ],
    next: "Replace `--main-branch` with `--branch` and the branch's name. If the broker finds a version now, a different branch is set as the main branch.",
    links: [
      {
        label: 'pact broker can-i-deploy',
        to: '/docs/reference/cli/broker/can-i-deploy#message-unknown-branch',
      },
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
    ],
    keywords: ['--main-branch', 'main branch not set'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-main-branch-has-no-version.txt'},
  },
  {
    id: 'tag-has-no-version',
    area: 'can-i-deploy',
    title: 'No version with tag … exists for …',
    patterns: ['No version with tag {tag} exists for {pacticipant}'],
    example: 'No version with tag master exists for CatalogueWeb',
    level: 'error',
    meaning:
      'The check selects your application by a tag (legacy) with `--latest` or `--tag`, and none of its versions has this tag.',
    causes: [
      {
        cause: 'The build publishes with a branch instead of a tag.',
        check: 'In PactFlow, the latest version has a branch with this name, but no tag.',
        fix: 'Select the version of your build instead of a tag.',
        command:
          'pact broker can-i-deploy --pacticipant {pacticipant} --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
      {
        cause:
          'The build adds a tag with a different name, for example, because the default branch was renamed from `master` to `main`.',
        check: 'In PactFlow, the latest version has a tag with a different name.',
        fix: 'Correct the tag in the command, or replace it with `--version`.',
      },
    ],
    next: "Run `pact broker describe-version` for the application, and read the **TAGS** column. If the column is empty, the build doesn't add tags, so use `--version` in the check.",
    links: [
      {
        label: 'pact broker can-i-deploy',
        to: '/docs/reference/cli/broker/can-i-deploy#message-unknown-branch',
      },
      {
        label: 'Run can-i-deploy before you deploy',
        to: '/docs/bi-directional-contract-testing/deploying#ask-before-you-deploy',
      },
    ],
    keywords: ['--latest master', 'tag not found'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-tag-has-no-version.txt'},
  },
  {
    id: 'application-not-found',
    area: 'can-i-deploy',
    title: 'Pacticipant … not found',
    patterns: ['Pacticipant {name} not found'],
    example: '❌ Pacticipant Catalogue not found',
    level: 'error',
    meaning: 'The broker has no application with this name. In the UI, pacticipants are called applications.',
    causes: [
      {
        cause: 'The command spells the name differently than the contract does.',
        check: '`list-pacticipants` shows a similar name. Names are case-sensitive, and spaces and hyphens count.',
        fix: 'In your command, use the name that `list-pacticipants` shows.',
        checkCommand: 'pact broker list-pacticipants',
      },
      {
        cause: "The application hasn't published a contract or a verification result yet.",
        check: "`list-pacticipants` shows your other applications, but no name that's similar to the one in the error.",
        fix: 'Publish a contract or a verification result first, and run the check after the publish step.',
      },
      {
        cause: "The command connects to another account's broker.",
        check: '`list-pacticipants` shows none of the applications that you expect.',
        fix: 'Set `PACT_BROKER_BASE_URL` and `PACT_BROKER_TOKEN` to the values for your account.',
      },
    ],
    next: 'Open the pact file, and compare `consumer.name` and `provider.name` with the name in your command. If they differ, use the name from the pact file.',
    links: [
      {label: "Fix names that don't exist in the broker", to: '/docs/fix-can-i-deploy#not-found'},
      {label: 'pact broker list-pacticipants', to: '/docs/reference/cli/broker/list-pacticipants'},
    ],
    keywords: ['unknown application', 'application name', 'case-sensitive name'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-unknown-application.txt'},
  },
  {
    id: 'environment-with-name-not-found',
    area: 'can-i-deploy',
    title: "Environment with name '…' does not exist",
    patterns: ["Environment with name '{environment}' does not exist"],
    example: "❌ Environment with name 'prod' does not exist",
    level: 'error',
    meaning: 'The broker has no environment with the name in the `--to-environment` option.',
    causes: [
      {
        cause: 'The command uses the display name or an abbreviation instead of the name.',
        check:
          'In the output of `list-environments`, the value is in the **DISPLAY NAME** column, or it abbreviates a value in the **NAME** column.',
        fix: 'Use the value in the **NAME** column.',
        checkCommand: 'pact broker list-environments',
      },
      {
        cause: "The environment hasn't been created yet.",
        check: "The output of `list-environments` doesn't contain the environment under any name.",
        fix: 'Create the environment, and record deployments to it from now on. For a production environment, add `--production` to the command.',
        command: 'pact broker create-environment --name {environment}',
      },
    ],
    next: "Ask an administrator to run `pact broker list-environments` as well. If the environment appears in the administrator's list but not in yours, it must be [linked to your team](/docs/user-interface/settings/environments).",
    links: [
      {label: "Fix names that don't exist in the broker", to: '/docs/fix-can-i-deploy#not-found'},
      {label: 'Set up environments', to: '/docs/bi-directional-contract-testing/deploying#prepare-the-environments'},
    ],
    keywords: ['unknown environment', 'prod instead of production', 'display name'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-unknown-environment.txt'},
  },
  {
    id: 'no-version-selectors',
    area: 'can-i-deploy',
    title: 'Please provide 1 or more version selectors',
    patterns: ['Please provide 1 or more version selectors'],
    example: '❌ Please provide 1 or more version selectors.',
    level: 'error',
    meaning: "The request to the broker didn't name an application, so the broker doesn't know which version to check.",
    causes: [
      {
        cause:
          'The options are written with an equals sign, as in `--pacticipant=CatalogueWeb`. The command accepts this form but ignores the options.',
        check:
          '`--pacticipant=` appears in the command. Scripts that were written for the Ruby CLI (legacy) often use this form.',
        fix: 'Replace the equals signs with spaces.',
        command:
          'pact broker can-i-deploy --pacticipant "$APPLICATION" --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
      {
        cause: 'A script sends its own request to the `/matrix` endpoint without the `q[][pacticipant]` parameter.',
        check: "The URL that your script requests doesn't contain `q[][pacticipant]`.",
        fix: "Add `q[][pacticipant]` with the application's name and `q[][version]` with its version to the URL.",
      },
    ],
    next: 'Add `set -x` before the command, and run the build again. If the printed command has no `--pacticipant` option followed by a space and a name, correct the script that builds the command.',
    links: [
      {
        label: 'Fix options that the command ignores',
        to: '/docs/fix-can-i-deploy#ignored-options',
      },
      {
        label: 'Options with an equals sign are ignored',
        to: '/docs/reference/cli/broker/can-i-deploy#pitfall-equals-sign',
      },
    ],
    keywords: ['equals sign', 'migrate from Ruby CLI', 'failed validation'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-equals-sign.txt'},
  },
  {
    id: 'version-and-latest',
    area: 'can-i-deploy',
    title: 'A version number and latest flag cannot both be specified for …',
    patterns: ['A version number and latest flag cannot both be specified for {pacticipant}'],
    example: 'A version number and latest flag cannot both be specified for CatalogueWeb',
    level: 'error',
    meaning:
      'The command selects the same application twice: once by a version number, and once as the latest version.',
    causes: [
      {
        cause: 'The command contains `--version` and `--latest` after the same `--pacticipant`.',
        check:
          'Both options are between this `--pacticipant` and the next one, and both are meant for this application.',
        fix: 'Keep `--version`, and remove `--latest`. A version number identifies the build that you want to deploy.',
        command:
          'pact broker can-i-deploy --pacticipant {pacticipant} --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
      {
        cause: '`--latest` was meant for another application.',
        check:
          'The command contains several `--pacticipant` options, and you want to check the latest version of a different application than the one in the error.',
        fix: 'Put each option directly after the `--pacticipant` option and the application name that it applies to.',
      },
    ],
    next: 'Run the command with `--log-level debug`, and find the URL of the `/matrix` request in the log. If `q[][latest]` and `q[][version]` follow the same `q[][pacticipant]`, the script that builds the command adds one of the options.',
    links: [{label: 'pact broker can-i-deploy', to: '/docs/reference/cli/broker/can-i-deploy#pitfall-order'}],
    keywords: ['--latest with --version'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-version-and-latest.txt'},
  },
  {
    id: 'several-targets',
    area: 'can-i-deploy',
    title: 'Cannot specify more than one of tag, environment and mainBranch',
    patterns: ['Cannot specify more than one of tag, environment and mainBranch'],
    example: 'Cannot specify more than one of tag, environment and mainBranch.',
    level: 'error',
    meaning:
      'The request specifies more than one target. The broker checks against an environment, a tag (legacy), or the main branches, but not against more than one of them at a time.',
    causes: [
      {
        cause: 'The command contains both `--to` and `--to-environment`.',
        check:
          'Both options appear in the command in the build log. Pipelines that moved from tags to environments often keep the old option.',
        fix: 'Remove `--to`, and keep `--to-environment`.',
        command:
          'pact broker can-i-deploy --pacticipant "$APPLICATION" --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
      {
        cause: 'A script sends its own request to the `/matrix` endpoint with several targets.',
        check:
          'The URL that your script requests contains at least two of the `tag`, `environment`, and `mainBranch` parameters.',
        fix: 'Keep only one of the parameters.',
      },
    ],
    next: "Add `set -x` before the command, and run the build again. If the printed command contains an option that your pipeline doesn't, a wrapper script adds it.",
    links: [
      {
        label: 'Run can-i-deploy before you deploy',
        to: '/docs/bi-directional-contract-testing/deploying#ask-before-you-deploy',
      },
      {label: 'pact broker can-i-deploy', to: '/docs/reference/cli/broker/can-i-deploy'},
    ],
    keywords: ['--to and --to-environment'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-several-targets.txt'},
  },
  {
    id: 'environment-not-specified',
    area: 'can-i-deploy',
    title: 'WARN: It is recommended to specify the environment into which you are deploying',
    patterns: ['WARN: It is recommended to specify the environment into which you are deploying'],
    example:
      'WARN: It is recommended to specify the environment into which you are deploying. Without the environment, this result will not be reliable.',
    level: 'warning',
    meaning:
      "Without an environment, `can-i-deploy` compares your version with the latest version of each integrated application, so the result doesn't show whether you can deploy.",
    causes: [
      {
        cause: 'The deployment pipeline runs the check without `--to-environment`.',
        check: 'The command in the build log has no `--to-environment` option, and a deployment follows the check.',
        fix: "Add `--to-environment` with the environment's name. If deployments haven't been recorded yet, add `record-deployment` to the pipelines first.",
        command:
          'pact broker can-i-deploy --pacticipant "$APPLICATION" --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
      {
        cause: 'The variable after `--to-environment` is empty.',
        check: 'Add `set -x` before the command. The printed command has an empty string after `--to-environment`.',
        fix: 'Set the variable in the job that runs the check.',
      },
      {
        cause: "The command checks a pull request and doesn't name an environment.",
        check: 'The command runs in the build of a pull request, which never deploys.',
        fix: 'If a merge starts a deployment, add `--to-environment` with the environment that the merge deploys to. Otherwise, use `can-i-merge`, which compares your version with the main branches.',
        command: 'pact broker can-i-merge --pacticipant "$APPLICATION" --version "$GIT_COMMIT"',
      },
    ],
    next: 'Run the command with `--log-level debug`, and find the URL of the `/matrix` request in the log. If the URL has no `environment` parameter, a wrapper script removes the option.',
    links: [
      {label: 'can-i-deploy succeeds unexpectedly', to: '/docs/fix-can-i-deploy#unexpected-success'},
      {label: 'Set up environments', to: '/docs/bi-directional-contract-testing/deploying#prepare-the-environments'},
    ],
    keywords: ['result will not be reliable', 'can-i-deploy passes but should fail'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-no-environment.txt'},
  },
  {
    id: 'version-not-specified',
    area: 'can-i-deploy',
    title: 'WARN: It is recommended to specify the version number (rather than the tag or branch)',
    patterns: ['WARN: It is recommended to specify the version number (rather than the tag or branch)'],
    example:
      'WARN: It is recommended to specify the version number (rather than the tag or branch) of the pacticipant you wish to deploy to avoid race conditions. Without a version number, this result will not be reliable.',
    level: 'warning',
    meaning:
      "The check selects your application by branch or tag instead of by version number. If another build publishes in the meantime, the result can apply to a version that you aren't deploying.",
    causes: [
      {
        cause: 'The command uses `--branch`, `--main-branch`, `--tag`, or `--latest` instead of `--version`.',
        check: "In the build log, one of these options follows the application's name.",
        fix: 'Replace the option with `--version` and the version that the build published.',
        command:
          'pact broker can-i-deploy --pacticipant "$APPLICATION" --version "$GIT_COMMIT" --to-environment "$ENVIRONMENT"',
      },
    ],
    next: "Add `set -x` before the command, and run the build again. If the printed command contains one of these options, but your pipeline doesn't, a wrapper script adds the option.",
    links: [
      {
        label: 'pact broker can-i-deploy',
        to: '/docs/reference/cli/broker/can-i-deploy#message-no-version-number',
      },
      {
        label: 'Which version should I publish with?',
        to: '/docs/how_to#which-version-should-i-publish-with',
      },
    ],
    keywords: ['race condition', 'can-i-deploy with branch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-branch.txt'},
  },
  {
    id: 'ignored-application-not-found',
    area: 'can-i-deploy',
    title: 'WARN: Cannot ignore any version of … (no such pacticipant exists)',
    patterns: [
      'WARN: Cannot ignore any version of {pacticipant} (no such pacticipant exists)',
      'WARN: Cannot ignore version {version} of {pacticipant} (no such version exists)',
      'WARN: Cannot ignore',
    ],
    example: 'WARN: Cannot ignore any version of Product (no such pacticipant exists)',
    level: 'warning',
    meaning:
      "The application or version in `--ignore` doesn't exist, so this option has no effect, and the check still includes the application that you wanted to exclude.",
    causes: [
      {
        cause:
          'The name is misspelled in `--ignore` or in the `PACT_BROKER_CAN_I_DEPLOY_IGNORE` variable of the Ruby CLI (legacy).',
        check: '`list-pacticipants` shows a similar name.',
        fix: 'Use the exact name from the list, including capitalization.',
        checkCommand: 'pact broker list-pacticipants',
      },
      {
        cause:
          'The application was deleted from the broker, and might have been replaced by one with a different name.',
        check: '`list-pacticipants` shows the new name or no similar name.',
        fix: 'If the application was replaced, use the new name. Otherwise, remove the option, because the check no longer includes the application.',
      },
      {
        cause: 'The version after `--ignore` is wrong.',
        check: 'The warning contains `(no such version exists)`.',
        fix: 'Correct the version, or remove it from the command to ignore all versions of the application.',
      },
    ],
    next: 'Run the command with `--log-level debug`, and find the URL of the `/matrix` request in the log. If `ignore[][pacticipant]` differs from the name in your pipeline, a variable or wrapper script changes the name.',
    links: [
      {
        label: 'pact broker can-i-deploy',
        to: '/docs/reference/cli/broker/can-i-deploy#message-cannot-ignore',
      },
    ],
    keywords: ['--ignore has no effect'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-ignore-unknown.txt'},
  },
  {
    id: 'dry-run-enabled',
    area: 'can-i-deploy',
    title: 'Dry run enabled, suppressing failing exit code',
    patterns: ['Dry run enabled, suppressing failing exit code'],
    example: '📌 Dry run enabled, suppressing failing exit code',
    level: 'warning',
    meaning:
      'The check failed, but the command exits with code 0 because dry-run mode is enabled. The pipeline continues and can deploy an incompatible version.',
    causes: [
      {
        cause: 'The pipeline still contains `--dry-run` from its setup or from an emergency deployment.',
        check: "`--dry-run` appears in the pipeline's definition.",
        fix: 'Fix the problem that the output reports above this line, and then remove the option.',
      },
      {
        cause: 'A shared script or pipeline template adds the option.',
        check: "`--dry-run` isn't in the pipeline's own definition, but it's part of the command in the build log.",
        fix: 'Remove the option from the script or template, or add it only if a parameter is set for that build.',
      },
    ],
    next: 'Copy the command from the build log, remove `--dry-run`, and run the command in a shell. If it exits with code 1, the check itself works, and only the option keeps the pipeline from stopping.',
    links: [
      {label: 'can-i-deploy succeeds unexpectedly', to: '/docs/fix-can-i-deploy#unexpected-success'},
      {label: 'pact broker can-i-deploy', to: '/docs/reference/cli/broker/can-i-deploy'},
    ],
    keywords: ['can-i-deploy exit code 0', 'break glass'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-dry-run.txt'},
  },
  {
    id: 'computer-says-no',
    area: 'can-i-deploy',
    title: 'Computer says no ¯\\_(ツ)_/¯',
    patterns: ['Computer says no ¯\\_(ツ)_/¯', 'Computer says no', 'No deployable version found'],
    example: '❌ Computer says no ¯\\_(ツ)_/¯',
    level: 'consequence',
    meaning:
      "The check failed, and the command exits with code 1 unless `--dry-run` is set. This line doesn't contain the reason: the Rust CLI prints the reason above the line, and the Ruby CLI (legacy) prints it below the line.",
    causes: [
      {
        cause: 'Your version is incompatible with a version of another application.',
        check: 'A row in the table has `false` under **SUCCESS?**.',
        fix: 'Open the URL under **VERIFICATION RESULTS**, and [fix the mismatch](/docs/fix-can-i-deploy#verification-failed).',
      },
      {
        cause: 'A verification result is missing.',
        check: 'A row in the table has `unknown` under **SUCCESS?** (`???` in older tools).',
        fix: 'Find out [why the result is missing](/docs/fix-can-i-deploy#no-verified-pact), and publish it.',
      },
      {
        cause: "The version doesn't exist in the broker.",
        check:
          'The output has no table, and the reason starts with `No pacts or verifications have been published` or `No version`.',
        fix: 'Publish before you run the check, and [use the same version](/docs/fix-can-i-deploy#unknown-version) in both steps.',
      },
    ],
    next: 'If none of the messages on this site matches your log, paste the complete output into the field on [Fix an error](/fix). If the page recognizes the cause, it shows what to do for your versions.',
    links: [
      {label: 'Find the message in the output', to: '/docs/fix-can-i-deploy#find-the-message'},
      {label: 'Why does can-i-deploy fail with Computer says no?', to: '/docs/how_to#why-does-can-i-deploy-say-no'},
    ],
    keywords: ['can-i-deploy failed', 'deployment blocked', 'pipeline blocked'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/can-i-deploy-no.txt'},
  },
  {
    id: 'cross-contract-verification-failed',
    area: 'can-i-deploy',
    title: 'The cross contract verification between the pact for … and the oas for … failed',
    patterns: [
      'The cross contract verification between the pact for version {consumerVersion} of {consumer} and the oas for the version of {provider} currently deployed to {environment} ({providerVersion}) failed',
      'The cross contract verification between the pact for the version of {consumer} currently deployed to {environment} ({consumerVersion}) and the oas for version {providerVersion} of {provider} failed',
      'The cross contract verification between the pact for',
    ],
    example:
      'The cross contract verification between the pact for version 1.0.0 of CatalogueWeb and the oas for the version of ProductAPI currently deployed to production (2.1.0) failed',
    level: 'error',
    meaning:
      "PactFlow compared the pact with the provider's OpenAPI description and found that the consumer relies on something that the description doesn't allow.",
    causes: [
      {
        cause: "The consumer uses a path, parameter, or field that isn't in the description.",
        check:
          'The **Compatibility Check** tab in PactFlow shows a finding in an interaction that the consumer recently added or changed. Each finding has a code and a location in both documents.',
        fix: 'Look up the code in the [comparison results](/docs/reference/comparison-results), and correct the pact or the description.',
      },
      {
        cause: 'The provider removed or renamed something that a deployed consumer still uses.',
        check: 'The same pact was compatible with an earlier version of the description.',
        fix: 'Restore the removed part in the API and in the description, and then [remove it in three steps](/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider).',
      },
    ],
    next: "If you've already published a corrected contract, compare its version with the versions in the error. If the error contains an older version, check the new version, or deploy the corrected application first.",
    links: [
      {label: 'Fix a failed bi-directional comparison', to: '/docs/fix-can-i-deploy#bi-directional'},
      {label: 'Comparison results', to: '/docs/reference/comparison-results'},
      {label: 'Compatibility checks', to: '/docs/bi-directional-contract-testing/compatibility-checks'},
    ],
    keywords: ['bi-directional failed', 'BDCT', 'OpenAPI comparison failed', 'pact does not match OpenAPI'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/workshops/bi-directional/step10.md',
      unrecorded: 'only PactFlow prints this reason, and the samples on this site run against a mock broker',
    },
  },
  {
    id: 'provider-self-verification-failed',
    area: 'can-i-deploy',
    title: 'The provider contract self verification for … failed',
    patterns: [
      'The provider contract self verification for the version of {provider} currently deployed or released to {environment} ({providerVersion}) failed',
      'The provider contract self verification for',
    ],
    example:
      'The provider contract self verification for the version of ProductAPI currently deployed or released to production (2.1.0) failed',
    level: 'error',
    meaning:
      "The provider published its OpenAPI description with a failed test result. The contracts might match, but the tests didn't prove that the API conforms to the description.",
    causes: [
      {
        cause: "The provider's API tests failed, and the pipeline published that result.",
        check: "The provider's build log shows failed API tests before the publish step.",
        fix: 'Fix the API or its tests, and publish the description with the new result under a new version.',
      },
      {
        cause:
          'The tests passed, but the publish command sends a report without an outcome, which PactFlow records as a failure.',
        check:
          'The publish command contains `--verification-results`, but not `--verification-success`, `--no-verification-success`, or `--verification-exit-code`.',
        fix: 'Add `--verification-exit-code` with the exit code of the test run.',
        command:
          'pact pactflow publish-provider-contract openapi.yaml --provider {provider} --provider-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH" --verification-exit-code "$EXIT_CODE" --verification-results "$TEST_REPORT"',
      },
    ],
    next: 'Open the provider contract in PactFlow, and read the test report. If all tests in the report passed, the outcome that the publish command sent is wrong: print the exit code that the step passes to `--verification-exit-code`.',
    links: [
      {label: 'Fix a failed bi-directional comparison', to: '/docs/fix-can-i-deploy#bi-directional'},
      {
        label: 'Results without an outcome are recorded as failed',
        to: '/docs/reference/cli/pactflow/publish-provider-contract#pitfall-no-outcome',
      },
    ],
    keywords: ['self-verification: failure', 'provider contract failed', 'Dredd', 'Postman'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/static/ui/cid.png',
      unrecorded: 'only PactFlow prints this reason, and its public documentation shows the text in a screenshot',
    },
  },
  {
    id: 'ruby-version-must-be-specified',
    area: 'can-i-deploy',
    era: 'legacy',
    title: 'The version must be specified using `--version VERSION`, `--branch BRANCH` … for pacticipant …',
    patterns: [
      'The version must be specified using `--version VERSION`, `--branch BRANCH` `--latest`, `--latest TAG`, or `--all TAG` for pacticipant {pacticipant}',
      'The version must be specified using `--version VERSION`',
    ],
    example:
      'The version must be specified using `--version VERSION`, `--branch BRANCH` `--latest`, `--latest TAG`, or `--all TAG` for pacticipant CatalogueWeb',
    level: 'error',
    meaning:
      "The Ruby CLI (legacy) found no version of one of the applications in your command, so it didn't send a request.",
    causes: [
      {
        cause: 'The command has no version, or the variable that contains it is empty.',
        check: 'In the build log, the command has no `--version` option or no value after it.',
        fix: 'Set the variable before this step. If the option is missing, add `--version` with the version that the build published.',
      },
      {
        cause: 'The version comes before its `--pacticipant` or follows a different application.',
        check:
          "The command contains a version, but not between the application's `--pacticipant` and the next `--pacticipant`.",
        fix: 'Put `--version` directly after its application, as in `--pacticipant CatalogueWeb --version 1.0.0`.',
      },
    ],
    next: 'Add `set -x` before the command, and run the build again. If the printed command has no version after one of the applications, correct the script that builds the command.',
    links: [
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
      {label: 'pact broker can-i-deploy', to: '/docs/reference/cli/broker/can-i-deploy#pitfall-order'},
    ],
    keywords: ['pact_broker-client', 'pactfoundation/pact-cli image', 'version missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/matrix_commands.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
  {
    id: 'error-retrieving-matrix',
    area: 'can-i-deploy',
    title: 'Error retrieving matrix. …',
    patterns: ['Error retrieving matrix. {name} - {value}', 'Error retrieving matrix.'],
    example:
      'Error retrieving matrix. PactBroker::Client::Hal::ErrorResponseReturned - Error making request to https://example.pactflow.io/matrix status=401',
    level: 'error',
    meaning:
      "The Ruby CLI (legacy) couldn't get a result from the broker. The text after `Error retrieving matrix` contains the cause, such as a rejected token or a failed connection.",
    causes: [
      {
        cause: 'The broker rejected the credentials.',
        check: 'The error contains `status=401`, or `Authentication failed` in older versions of the CLI.',
        fix: 'Set `PACT_BROKER_TOKEN` to a token for this account, and remove the variables and options for the username and password.',
      },
      {
        cause: "The broker rejected an option, for example, because the application or the environment doesn't exist.",
        check: 'The error contains `status=400` and a reason such as `not found` or `does not exist`.',
        fix: 'Correct the option, and run the command again.',
      },
      {
        cause: "The CLI couldn't connect to the broker.",
        check:
          'The name before the hyphen is a network error such as `Errno::ECONNREFUSED`, `SocketError`, or `OpenSSL::SSL::SSLError`.',
        fix: 'Correct `PACT_BROKER_BASE_URL`, or [set up the proxy and the certificate authority](/docs/install-pact-cli#networks).',
      },
    ],
    next: "Run the command with `--verbose`, and find the response in the log. If it's an HTML page, it came from a proxy or a login page instead of the broker.",
    links: [
      {label: 'Authorization errors', to: '/docs/authorization-help#401-when-you-publish-or-verify-pacts'},
      {label: 'Migrate from the Ruby CLI (legacy)', to: '/docs/install-pact-cli#ruby'},
    ],
    keywords: ['pact_broker-client', 'can-i-deploy error'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/can_i_deploy.rb',
      unrecorded: 'the samples on this site use the current CLI instead of the Ruby CLI',
    },
  },
] satisfies readonly KnownError[];
