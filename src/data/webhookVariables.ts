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
    remark: 'The latest with this pact content, unless the event names one',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionNumber',
    value: 'Provider version: the one that has to verify, or the one that verified',
    remark: 'Empty for a publication that nobody has verified',
    documented: 'pactflow',
  },
  {
    name: 'consumerVersionBranch',
    value: 'Branch of the consumer version',
    remark: 'Empty if it was published without a branch',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionBranch',
    value: 'Branch of the provider version',
    remark: 'Empty if it has none',
    documented: 'pactflow',
  },
  {
    name: 'consumerVersionTags',
    value: 'Tags of the consumer version, joined by `, `',
    remark: 'May be empty',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionTags',
    value: 'Tags of the provider version, joined by `, `',
    remark: 'May be empty',
    documented: 'pactflow',
  },
  {
    name: 'consumerLabels',
    value: 'Labels of the consumer, joined by `, `',
    remark: 'May be empty',
    documented: 'pactflow',
  },
  {
    name: 'providerLabels',
    value: 'Labels of the provider, joined by `, `',
    remark: 'May be empty',
    documented: 'pactflow',
  },
  {
    name: 'pactUrl',
    value: 'Address of this very pact, not of the latest one',
    remark: 'Carries what is needed to connect the result with the publication: hand it to the verification unchanged',
    documented: 'pactflow',
  },
  {
    name: 'verificationResultUrl',
    value: 'Address of the verification result',
    remark: 'Empty before a result exists',
    documented: 'pactflow',
  },
  {
    name: 'providerVersionDescriptions',
    value: 'Why this provider version is asked, such as `latest from main branch, deployed in test`',
    remark: 'Only for `contract_requiring_verification_published`',
    documented: 'pactflow',
  },
  {
    name: 'githubVerificationStatus',
    value: '`success`, `failure` or `pending`',
    remark: 'For the [GitHub commit status API](https://docs.github.com/en/rest/commits/statuses)',
    documented: 'pactflow',
  },
  {
    name: 'bitbucketVerificationStatus',
    value: '`SUCCESSFUL`, `FAILED` or `INPROGRESS`',
    remark:
      'For the [Bitbucket build status API](https://developer.atlassian.com/server/bitbucket/how-tos/updating-build-status-for-commits/)',
    documented: 'pactflow',
  },
  {
    name: 'azureDevOpsVerificationStatus',
    value: '`succeeded`, `failed` or `pending`',
    remark:
      'For the [Azure DevOps Git status API](https://learn.microsoft.com/en-us/rest/api/azure/devops/git/statuses/create)',
    documented: 'pactflow',
  },
  {
    name: 'eventName',
    value: 'Name of the event, as in the table of events',
    remark: '`test` when the **Test** button sends it',
    documented: 'pactflow',
  },
  {
    name: 'gitlabVerificationStatus',
    value: '`success`, `failed` or `pending`',
    remark: 'For the [GitLab commits API](https://docs.gitlab.com/api/commits/#set-commit-pipeline-status)',
    documented: 'broker',
  },
  {
    name: 'buildUrl',
    value: 'Address of the build that published',
    remark: 'Empty unless the publisher sent one',
    documented: 'broker',
  },
  {
    name: 'currentlyDeployedProviderVersionNumber',
    value: 'Provider version that is deployed',
    remark: 'Empty unless the event has one',
    documented: 'broker',
  },
];
