import type {WebhookVariable} from './webhookVariables.schema';

export type {WebhookVariable} from './webhookVariables.schema';

/**
 * The webhook variables and their values. PactFlow contains the Pact Broker and documents all but the last three.
 *
 * Source: lib/pact_broker/webhooks/pact_and_verification_parameters.rb in
 * https://github.com/pact-foundation/pact_broker.
 */
export const webhookVariables: readonly WebhookVariable[] = [
  {name: 'consumerName', value: 'Name of the consumer', documented: 'pactflow'},
  {name: 'providerName', value: 'Name of the provider', documented: 'pactflow'},
  {
    name: 'consumerVersionNumber',
    value: 'Consumer version',
    remark: 'The latest version with this pact content, unless the event specifies a version',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionNumber',
    value: 'Provider version that must verify the pact, or that verified it',
    remark:
      'Always set for `contract_requiring_verification_published`. For other publication events, empty if no provider version has verified the pact',
    documented: 'pactflow',
  },
  {
    name: 'consumerVersionBranch',
    value: 'Branch of the consumer version',
    remark: 'Empty if the version was published without a branch',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionBranch',
    value: 'Branch of the provider version',
    remark: 'Empty if the version has no branch',
    documented: 'pactflow',
  },
  {
    name: 'consumerVersionTags',
    value: 'Tags of the consumer version, separated by `, `',
    remark: 'Can be empty',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionTags',
    value: 'Tags of the provider version, separated by `, `',
    remark: 'Can be empty',
    documented: 'pactflow',
  },
  {
    name: 'consumerLabels',
    value: 'Labels of the consumer, separated by `, `',
    remark: 'Can be empty',
    documented: 'pactflow',
  },
  {
    name: 'providerLabels',
    value: 'Labels of the provider, separated by `, `',
    remark: 'Can be empty',
    documented: 'pactflow',
  },
  {
    name: 'pactUrl',
    value: 'URL of this specific pact, not of the latest pact',
    remark: 'Pass this URL to the verification unchanged, because it connects the result with the publication',
    documented: 'pactflow',
  },
  {
    name: 'verificationResultUrl',
    value: 'URL of the verification result',
    remark: 'Empty if there is no result yet',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionDescriptions',
    value: 'Why this provider version should verify the pact, such as `latest from main branch, deployed in test`',
    remark: 'Only for `contract_requiring_verification_published`',
    documented: 'pactflow',
  },
  {
    name: 'githubVerificationStatus',
    value: '`success`, `failure`, or `pending`',
    remark: 'For the [GitHub commit status API](https://docs.github.com/en/rest/commits/statuses)',
    documented: 'pactflow',
  },
  {
    name: 'bitbucketVerificationStatus',
    value: '`SUCCESSFUL`, `FAILED`, or `INPROGRESS`',
    remark:
      'For the [Bitbucket build status API](https://developer.atlassian.com/server/bitbucket/how-tos/updating-build-status-for-commits/)',
    documented: 'pactflow',
  },
  {
    name: 'azureDevOpsVerificationStatus',
    value: '`succeeded`, `failed`, or `pending`',
    remark:
      'For the [Azure DevOps Git status API](https://learn.microsoft.com/en-us/rest/api/azure/devops/git/statuses/create)',
    documented: 'pactflow',
  },
  {
    name: 'eventName',
    value: 'Name of the event, as shown in the table of events',
    remark: '`test` if you send the webhook with the **Test** button',
    documented: 'pactflow',
  },
  {
    name: 'gitlabVerificationStatus',
    value: '`success`, `failed`, or `pending`',
    remark: 'For the [GitLab commits API](https://docs.gitlab.com/api/commits/#set-commit-pipeline-status)',
    documented: 'broker',
  },
  {
    name: 'buildUrl',
    value: 'URL of the build that published the pact or the result',
    remark: 'Empty unless the publisher sent a build URL',
    documented: 'broker',
  },
  {
    name: 'currentlyDeployedProviderVersionNumber',
    value: 'Provider version that is currently deployed',
    remark: 'Empty unless the event includes this version',
    documented: 'broker',
  },
];
