import type {GlossaryTerm} from './glossary.schema';

export type {GlossaryTerm} from './glossary.schema';

/** The terms of contract testing and of PactFlow that readers meet on the site. */
export const glossary = [
  {
    id: 'api-hub',
    term: 'SmartBear API Hub',
    aliases: ['API Hub'],
    definition:
      'SmartBear’s bundle of products for APIs. Accounts that were moved to it find PactFlow under the name API Hub for Contract Testing.',
    link: '/docs/troubleshooting/apihub',
    linkName: 'Moving to API Hub',
  },
  {
    id: 'api-token',
    term: 'API token',
    aliases: ['bearer token'],
    definition:
      'The secret by which a program shows who it is. Each user and each system account has one; a read-only token fetches, a read/write token also publishes.',
    link: '/docs/user-interface/settings/api-tokens',
    linkName: 'API Tokens screen',
    unmarked: true,
  },
  {
    id: 'application',
    term: 'application',
    definition:
      'One program that is deployed as a unit and takes part in contracts as consumer, provider, or both. The command line and the API call it a pacticipant.',
    link: '/docs/user-interface/application',
    linkName: 'Application screen',
    unmarked: true,
  },
  {
    id: 'bi-directional-contract-testing',
    term: 'bi-directional contract testing',
    aliases: ['bi-directional contract', 'BDCT'],
    definition:
      'Contract testing in which both sides publish a contract, a pact and an OpenAPI description, and PactFlow compares the two. Nothing is replayed against the provider.',
    link: '/docs/bi-directional-contract-testing',
    linkName: 'Bi-directional contract testing',
  },
  {
    id: 'branch',
    term: 'branch',
    aliases: ['version branch'],
    definition:
      'The repository branch that an application version was built from. Pacts and results are published with it, so that questions can be asked about a branch.',
    link: '/docs/pact',
    linkName: 'The terms PactFlow uses',
    unmarked: true,
  },
  {
    id: 'can-i-deploy',
    term: 'can-i-deploy',
    definition:
      'The command that answers before a deployment whether an application version works with all versions of its neighbors that are already in the target environment.',
    link: '/docs/reference/cli/broker/can-i-deploy',
    linkName: 'can-i-deploy command',
  },
  {
    id: 'can-i-merge',
    term: 'can-i-merge',
    definition:
      'The command that answers whether an application version works with the latest versions on the main branches of its neighbors.',
    link: '/docs/reference/cli/broker/can-i-merge',
    linkName: 'can-i-merge command',
  },
  {
    id: 'consumer',
    term: 'consumer',
    aliases: ['service consumer'],
    definition:
      'The application that sends the HTTP request, or that reads the message. Which way the data flows does not matter: a client that uploads is a consumer too.',
    link: '/docs/pact',
    linkName: 'What a pact proves',
    unmarked: true,
  },
  {
    id: 'consumer-driven-contract-testing',
    term: 'consumer-driven contract testing',
    aliases: ['consumer-driven contract', 'CDCT'],
    definition:
      'Contract testing in which tests of the consumer write the contract, and the provider proves against its running code that it keeps it. Pact is the tool for it.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
  },
  {
    id: 'consumer-version-selector',
    term: 'consumer version selector',
    aliases: ['version selector'],
    definition:
      'A rule in the provider’s verification that says which pacts to fetch, such as those of each consumer’s main branch, or of every version that is deployed or released.',
    link: 'https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors',
    linkName: 'Consumer version selectors in the Pact documentation',
  },
  {
    id: 'contract',
    term: 'contract',
    definition:
      'A machine-readable statement of what one side of an API needs or offers. A consumer contract is a pact; a provider contract is an OpenAPI description with the results of a test.',
    link: '/docs/user-interface/contract',
    linkName: 'Contract details screen',
    unmarked: true,
  },
  {
    id: 'cross-contract-verification',
    term: 'cross-contract verification',
    aliases: ['cross-contract comparison', 'contract comparison'],
    definition:
      'PactFlow’s comparison of a pact with an OpenAPI description: each request and response in the pact must be allowed by the description.',
    link: '/docs/bi-directional-contract-testing/compatibility-checks',
    linkName: 'Compatibility checks',
  },
  {
    id: 'dangerous-contract-modification',
    term: 'dangerous contract modification',
    definition:
      'Publishing a pact with other content under a consumer version that already has one. It makes can-i-deploy unreliable, and PactFlow Cloud accounts created since August 2021 refuse it.',
    link: '/docs/troubleshooting/disabling-dangerous-contract-modification',
    linkName: 'Stopping contracts from being changed under one version',
  },
  {
    id: 'deployed-version',
    term: 'deployed version',
    aliases: ['currently deployed'],
    definition:
      'An application version that record-deployment reported for an environment. The next deployment of the same application there takes its place.',
    link: '/docs/reference/cli/broker/record-deployment',
    linkName: 'record-deployment command',
  },
  {
    id: 'dynamic-variable',
    term: 'dynamic variable',
    aliases: ['template parameter'],
    definition:
      'A placeholder in the address, headers, or body of a webhook, such as the name of the consumer, which PactFlow fills in when it sends the request.',
    link: '/docs/user-interface/settings/webhooks',
    linkName: 'Webhooks screen',
  },
  {
    id: 'environment',
    term: 'environment',
    definition:
      'A place where application versions run, such as test or production. It has the same name for every team, because can-i-deploy asks about it.',
    link: '/docs/user-interface/settings/environments',
    linkName: 'Environments screen',
    unmarked: true,
  },
  {
    id: 'hal',
    term: 'HAL',
    aliases: ['hypertext application language'],
    definition:
      'Hypertext Application Language: the JSON format of PactFlow’s API, in which every answer links to what can be asked next.',
    link: 'https://docs.pact.io/pact_broker/api',
    linkName: 'Pact Broker API',
  },
  {
    id: 'identity-provider',
    term: 'identity provider',
    aliases: ['IdP'],
    definition:
      'The service that holds your people’s logins, such as Okta or Entra ID. PactFlow trusts it to say who somebody is.',
    link: '/docs/authentication/main',
    linkName: 'Authentication',
  },
  {
    id: 'integration',
    term: 'integration',
    definition: 'A pair of one consumer and one provider that have a contract between them.',
    link: '/docs/user-interface/integration',
    linkName: 'Integration screen',
    unmarked: true,
  },
  {
    id: 'interaction',
    term: 'interaction',
    definition:
      'One entry of a pact: a request with the least response that the consumer needs, or one message, with a description and any provider states.',
    link: '/docs/pact',
    linkName: 'What a pact proves',
    unmarked: true,
  },
  {
    id: 'main-branch',
    term: 'main branch',
    definition:
      'The branch of an application that its releases come from. PactFlow keeps it as a property of the application, and selectors and can-i-merge ask for it.',
    link: '/docs/user-interface/application',
    linkName: 'Application screen',
    unmarked: true,
  },
  {
    id: 'matcher',
    term: 'matcher',
    aliases: ['matching rule'],
    definition:
      'A rule in a pact that replaces equality: this field is a number, that one looks like a date. The example beside it is what the mock provider returns.',
    link: '/docs/bi-directional-contract-testing/contracts/pact',
    linkName: 'Pact contracts',
  },
  {
    id: 'matrix',
    term: 'matrix',
    definition:
      'The table of all versions of consumers and providers with the result for each pair. The command can-i-deploy reads its answer from it.',
    link: '/docs/user-interface/integration',
    linkName: 'Integration screen',
  },
  {
    id: 'message-pact',
    term: 'message pact',
    aliases: ['asynchronous message'],
    definition:
      'A pact about messages that travel through a queue or topic. It holds what a message contains and knows nothing of the queue.',
    link: '/docs/pact',
    linkName: 'Contracts for messages',
  },
  {
    id: 'mock-provider',
    term: 'mock provider',
    aliases: ['mock service provider', 'mock service'],
    definition:
      'The server that a Pact library starts in the consumer’s tests in place of the provider. It answers as the test says, and what was asked of it becomes the pact.',
    link: '/docs/bi-directional-contract-testing/consumer',
    linkName: 'Consumer testing guide',
  },
  {
    id: 'openapi-description',
    term: 'OpenAPI description',
    aliases: ['OpenAPI document', 'OpenAPI Specification', 'OAS'],
    definition:
      'A YAML or JSON file that lists the paths, parameters, and schemas of an HTTP API. In bi-directional contract testing it is the provider’s contract.',
    link: '/docs/bi-directional-contract-testing/contracts/oas',
    linkName: 'OpenAPI contracts',
    unmarked: true,
  },
  {
    id: 'pact',
    term: 'pact',
    aliases: ['pact file'],
    definition:
      'The contract that consumer tests write: a JSON file with the names of both sides, the interactions or messages, and the version of the Pact specification.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'pact-broker',
    term: 'Pact Broker',
    aliases: ['broker'],
    definition:
      'The open-source server that stores contracts and results and answers can-i-deploy. PactFlow is built on it, which is why its commands begin with “pact broker”.',
    link: 'https://docs.pact.io/pact_broker',
    linkName: 'Pact Broker documentation',
  },
  {
    id: 'pact-specification',
    term: 'Pact specification',
    definition:
      'The published rules for the content of a pact file, by which libraries of different languages understand each other. Version 4 is the newest.',
    link: 'https://github.com/pact-foundation/pact-specification',
    linkName: 'Pact specification',
  },
  {
    id: 'pact-version',
    term: 'pact content version',
    aliases: ['pact version'],
    definition:
      'The content of a pact, known by a hash. Consumer versions with equal pacts share one, so a verification of it counts for all of them.',
    link: '/docs/how_to',
    linkName: 'Questions readers ask most',
  },
  {
    id: 'pactflow',
    term: 'PactFlow',
    definition:
      'SmartBear’s contract testing platform: a Pact Broker with teams, roles, tokens, bi-directional contract testing, and screens of its own, in the cloud or on your premises.',
    link: '/',
    linkName: 'Getting started',
    unmarked: true,
  },
  {
    id: 'pacticipant',
    term: 'pacticipant',
    definition:
      'An application that takes part in a contract; the name is a pun on “pact” and “participant”. Screens say application, the command line and the API say pacticipant.',
    link: '/docs/pact',
    linkName: 'The terms PactFlow uses',
  },
  {
    id: 'pending-pact',
    term: 'pending pact',
    aliases: ['pending state'],
    definition:
      'A pact that this branch of the provider has never satisfied. Where pending pacts are enabled, its failure is recorded and does not fail the provider’s build.',
    link: '/docs/how_to',
    linkName: 'Questions readers ask most',
  },
  {
    id: 'system-account',
    term: 'system account',
    definition:
      'An account for a machine, such as a CI system. It has tokens, roles, and teams like a person, and nobody logs in with it.',
    link: '/docs/user-interface/settings/system-accounts',
    linkName: 'System Accounts screen',
  },
  {
    id: 'provider',
    term: 'provider',
    aliases: ['service provider'],
    definition:
      'The application that answers the HTTP request, or that produces the message. Endpoints that are deployed together belong to one provider.',
    link: '/docs/pact',
    linkName: 'What a pact proves',
    unmarked: true,
  },
  {
    id: 'provider-contract',
    term: 'provider contract',
    definition:
      'What a provider publishes for bi-directional contract testing: an OpenAPI description, together with the outcome of the test that holds the provider to it.',
    link: '/docs/bi-directional-contract-testing/provider',
    linkName: 'Provider testing guide',
  },
  {
    id: 'provider-state',
    term: 'provider state',
    definition:
      'The name of the data that must be there before an interaction is replayed, such as “product 10 exists”. The provider’s own test code puts it in place.',
    link: 'https://docs.pact.io/provider/using_provider_states_effectively',
    linkName: 'Provider states in the Pact documentation',
  },
  {
    id: 'rbac',
    term: 'role-based access control',
    aliases: ['RBAC'],
    definition:
      'Giving people and machines permissions through roles, and narrowing some of those permissions to what belongs to their teams.',
    link: '/docs/permissions/rbac',
    linkName: 'Role-based access control',
  },
  {
    id: 'released-version',
    term: 'released version',
    aliases: ['currently supported'],
    definition:
      'An application version that record-release reported for an environment, such as a mobile app in a store. It counts beside earlier ones until its support is recorded as ended.',
    link: '/docs/reference/cli/broker/record-release',
    linkName: 'record-release command',
  },
  {
    id: 'scim',
    term: 'SCIM',
    aliases: ['System for Cross-domain Identity Management'],
    definition:
      'System for Cross-domain Identity Management: a standard by which your identity provider creates, changes, and removes PactFlow’s users for you.',
    link: '/docs/scim/main',
    linkName: 'SCIM overview',
  },
  {
    id: 'secret',
    term: 'secret',
    definition:
      'An encrypted value, such as the token of a CI system, which webhooks use by name and which no screen shows again.',
    link: '/docs/user-interface/settings/secrets',
    linkName: 'Secrets screen',
    unmarked: true,
  },
  {
    id: 'self-verification',
    term: 'self-verification',
    aliases: ['self-verification result'],
    definition:
      'The outcome of the provider’s own test of its API against its OpenAPI description, published with the provider contract. A failed one makes every comparison fail.',
    link: '/docs/bi-directional-contract-testing/provider',
    linkName: 'Provider testing guide',
  },
  {
    id: 'single-sign-on',
    term: 'single sign-on',
    aliases: ['SSO'],
    definition:
      'Logging in to PactFlow with the account that your organization already gave you, through its identity provider.',
    link: '/docs/authentication/main',
    linkName: 'Authentication',
    unmarked: true,
  },
  {
    id: 'smartbear-id',
    term: 'SmartBear ID',
    definition:
      'The login that people use for all SmartBear products. PactFlow Cloud asks for it since accounts moved to SmartBear’s common sign-in.',
    link: '/docs/authentication/main',
    linkName: 'Authentication with SmartBear ID',
  },
  {
    id: 'stub',
    term: 'stub',
    aliases: ['stub server', 'hosted stub'],
    definition: 'A server that answers with the responses of a pact, so that other tests can run without the provider.',
    link: '/docs/stubs',
    linkName: 'Stubs',
  },
  {
    id: 'tag',
    term: 'version tag',
    aliases: ['tag'],
    definition:
      'A free label on an application version. Branches, environments, and recorded deployments took over what tags stood for.',
    link: 'https://docs.pact.io/pact_broker/tags',
    linkName: 'Tags in the Pact documentation',
    era: 'legacy',
    unmarked: true,
  },
  {
    id: 'team',
    term: 'team',
    definition:
      'A group of people, system accounts, applications, and environments. Permissions that say “team” hold only for what belongs to it.',
    link: '/docs/user-interface/settings/teams',
    linkName: 'Teams screen',
    unmarked: true,
  },
  {
    id: 'verification',
    term: 'verification',
    aliases: ['pact verification', 'provider verification'],
    definition:
      'Replaying the requests of a pact against the provider’s real code, or calling the code that writes its messages, and comparing what comes back with what the pact expects.',
    link: '/docs/pact',
    linkName: 'The life of a pact',
    unmarked: true,
  },
  {
    id: 'verification-result',
    term: 'verification result',
    definition:
      'Whether one provider version satisfied one pact. It belongs to the content of the pact, so consumer versions with equal pacts share it.',
    link: '/docs/pact',
    linkName: 'The terms PactFlow uses',
    unmarked: true,
  },
  {
    id: 'version',
    term: 'application version',
    aliases: ['pacticipant version', 'version number'],
    definition:
      'One build of an application, named by the commit or by a number that contains it. Contracts, results, and deployments are all recorded for a version.',
    link: '/docs/how_to',
    linkName: 'Questions readers ask most',
    unmarked: true,
  },
  {
    id: 'webhook',
    term: 'webhook',
    definition:
      'An HTTP request that PactFlow sends to another system when something happens to a contract, for example to start the provider’s build.',
    link: '/docs/user-interface/settings/webhooks',
    linkName: 'Webhooks screen',
  },
  {
    id: 'work-in-progress-pact',
    term: 'work-in-progress pact',
    aliases: ['work in progress pact', 'WIP pact'],
    definition:
      'The latest pact of any consumer branch that no selector of the provider asks for and that this provider branch has not yet satisfied. It is always pending.',
    link: '/docs/how_to',
    linkName: 'Questions readers ask most',
  },
] as const satisfies readonly GlossaryTerm[];
