import type {GlossaryTerm} from './glossary.schema';

export type {GlossaryTerm} from './glossary.schema';

/** Terms of contract testing and PactFlow that appear on the site. */
export const glossary = [
  {
    id: 'api-hub',
    term: 'SmartBear API Hub',
    aliases: ['API Hub'],
    definition:
      'SmartBear’s bundle of API products. In accounts that were moved to it, PactFlow is called API Hub for Contract Testing.',
    link: '/docs/troubleshooting/apihub',
    linkName: 'Move a PactFlow account to API Hub',
  },
  {
    id: 'api-token',
    term: 'API token',
    aliases: ['bearer token'],
    definition:
      'The secret that a program uses to authenticate with the API. Each user and each system account has one. A read-only token can only read data, and a read/write token can also publish it.',
    link: '/docs/user-interface/settings/api-tokens',
    linkName: 'API Tokens screen',
    unmarked: true,
  },
  {
    id: 'application',
    term: 'application',
    definition:
      'A program that is deployed as a unit and has contracts as a consumer, a provider, or both. The command line and the API call it a pacticipant.',
    link: '/docs/user-interface/application',
    linkName: 'Application screen',
    unmarked: true,
  },
  {
    id: 'bi-directional-contract-testing',
    term: 'bi-directional contract testing',
    aliases: ['bi-directional contract', 'BDCT'],
    definition:
      'Contract testing in which both sides publish a contract, a pact and an OpenAPI description, and PactFlow compares the two. It doesn’t replay requests against the provider.',
    link: '/docs/bi-directional-contract-testing',
    linkName: 'Bi-directional contract testing',
  },
  {
    id: 'branch',
    term: 'branch',
    aliases: ['version branch'],
    definition:
      'The repository branch that an application version was built from. Pacts and results are published with it, so that you can select versions by branch.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'can-i-deploy',
    term: 'can-i-deploy',
    definition:
      'The command that checks, before a deployment, whether an application version is compatible with the versions of its integrated applications that are already in the target environment.',
    link: '/docs/reference/cli/broker/can-i-deploy',
    linkName: 'can-i-deploy command',
  },
  {
    id: 'can-i-merge',
    term: 'can-i-merge',
    definition:
      'The command that checks whether an application version is compatible with the latest versions on the main branches of its integrated applications.',
    link: '/docs/reference/cli/broker/can-i-merge',
    linkName: 'can-i-merge command',
  },
  {
    id: 'consumer',
    term: 'consumer',
    aliases: ['service consumer'],
    definition:
      'The application that sends the HTTP request or reads the message. The direction of the data doesn’t matter: a client that uploads data is also a consumer.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'consumer-driven-contract-testing',
    term: 'consumer-driven contract testing',
    aliases: ['consumer-driven contract', 'CDCT'],
    definition:
      'Contract testing in which the consumer’s tests write the contract, and the provider’s running code is verified against it. Pact is the tool for consumer-driven contract testing.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
  },
  {
    id: 'consumer-version-selector',
    term: 'consumer version selector',
    aliases: ['version selector'],
    definition:
      'A rule in the provider’s verification that specifies which pacts to fetch, such as those from each consumer’s main branch, or those of all deployed or released versions.',
    link: '/docs/which-pacts-are-verified',
    linkName: 'Which pacts does a provider verify?',
  },
  {
    id: 'contract',
    term: 'contract',
    definition:
      'A machine-readable description of what one side of an API needs or offers. A consumer contract is a pact. A provider contract is an OpenAPI description with the results of testing the provider.',
    link: '/docs/user-interface/contract',
    linkName: 'Contract details screen',
    unmarked: true,
  },
  {
    id: 'cross-contract-verification',
    term: 'cross-contract verification',
    aliases: ['cross-contract comparison', 'contract comparison'],
    definition:
      'PactFlow’s comparison of a pact with an OpenAPI description. It succeeds if the description allows each request and response in the pact.',
    link: '/docs/bi-directional-contract-testing/compatibility-checks',
    linkName: 'Compatibility checks',
  },
  {
    id: 'dangerous-contract-modification',
    term: 'dangerous contract modification',
    definition:
      'Publishing a pact with changed content for a consumer version that already has one. It makes can-i-deploy unreliable, and PactFlow Cloud accounts created since August 2021 reject it.',
    link: '/docs/troubleshooting/disabling-dangerous-contract-modification',
    linkName: 'Prevent dangerous contract modification',
  },
  {
    id: 'deployed-version',
    term: 'deployed version',
    aliases: ['currently deployed'],
    definition:
      'An application version that was recorded for an environment with record-deployment. The next deployment of the same application to that environment replaces it.',
    link: '/docs/reference/cli/broker/record-deployment',
    linkName: 'record-deployment command',
  },
  {
    id: 'dynamic-variable',
    term: 'dynamic variable',
    aliases: ['template parameter'],
    definition:
      'A placeholder in the URL, headers, or body of a webhook, such as the name of the consumer. PactFlow replaces it with a value when it sends the request.',
    link: '/docs/user-interface/settings/webhooks',
    linkName: 'Webhooks screen',
  },
  {
    id: 'environment',
    term: 'environment',
    definition:
      'A place where application versions run, such as test or production. All teams use the same name for an environment, because can-i-deploy refers to it.',
    link: '/docs/user-interface/settings/environments',
    linkName: 'Environments screen',
    unmarked: true,
  },
  {
    id: 'hal',
    term: 'HAL',
    aliases: ['hypertext application language'],
    definition:
      'Hypertext Application Language: the JSON format of PactFlow’s API, in which each response contains links to related resources.',
    link: 'https://docs.pact.io/pact_broker/api',
    linkName: 'Pact Broker API',
  },
  {
    id: 'identity-provider',
    term: 'identity provider',
    aliases: ['IdP'],
    definition:
      'The service that manages your users’ logins, such as Okta or Entra ID. PactFlow relies on it to authenticate users.',
    link: '/docs/authentication/main',
    linkName: 'Authentication',
  },
  {
    id: 'integration',
    term: 'integration',
    definition: 'A consumer and a provider that have a contract with each other.',
    link: '/docs/user-interface/integration',
    linkName: 'Integration screen',
    unmarked: true,
  },
  {
    id: 'interaction',
    term: 'interaction',
    definition:
      'An entry in a pact: a request with the minimal response that the consumer needs, or a message. It also has a description and can have provider states.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'main-branch',
    term: 'main branch',
    definition:
      'The branch of an application that its releases are built from. PactFlow stores it as a property of the application, and selectors and can-i-merge use it.',
    link: '/docs/user-interface/application',
    linkName: 'Application screen',
    unmarked: true,
  },
  {
    id: 'matcher',
    term: 'matcher',
    aliases: ['matching rule'],
    definition:
      'A rule in a pact that replaces an exact comparison, for example with a check that a field is a number or looks like a date. The mock provider returns the example value next to the rule.',
    link: '/docs/bi-directional-contract-testing/contracts/pact',
    linkName: 'Pact contracts',
  },
  {
    id: 'matrix',
    term: 'matrix',
    definition:
      'The table of all consumer and provider versions with the verification result for each pair. The can-i-deploy command gets its result from the matrix.',
    link: '/docs/user-interface/integration',
    linkName: 'Integration screen',
  },
  {
    id: 'message-pact',
    term: 'message pact',
    aliases: ['asynchronous message'],
    definition:
      'A pact for messages that are sent through a queue or topic. It describes the content of a message, but not the queue.',
    link: '/docs/messages',
    linkName: 'Messages and events',
  },
  {
    id: 'mock-provider',
    term: 'mock provider',
    aliases: ['mock service provider', 'mock service'],
    definition:
      'The server that a Pact library starts in the consumer’s tests to replace the provider. It returns the responses that the test defines, and the library records the requests and responses in the pact.',
    link: '/docs/bi-directional-contract-testing/consumer',
    linkName: 'Consumer testing guide',
  },
  {
    id: 'openapi-description',
    term: 'OpenAPI description',
    aliases: ['OpenAPI document', 'OpenAPI Specification', 'OAS'],
    definition:
      'A YAML or JSON file that lists the paths, parameters, and schemas of an HTTP API. In bi-directional contract testing, it’s the provider’s contract.',
    link: '/docs/bi-directional-contract-testing/contracts/oas',
    linkName: 'OpenAPI contracts',
    unmarked: true,
  },
  {
    id: 'pact',
    term: 'pact',
    aliases: ['pact file'],
    definition:
      'The contract that consumer tests generate: a JSON file with the names of both sides, the interactions or messages, and the version of the Pact specification.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'pact-broker',
    term: 'Pact Broker',
    aliases: ['broker'],
    definition:
      'The open-source server that stores contracts and verification results, and on which can-i-deploy is based. PactFlow is built on the Pact Broker, so many commands start with “pact broker”.',
    link: 'https://docs.pact.io/pact_broker',
    linkName: 'Pact Broker documentation',
  },
  {
    id: 'pact-specification',
    term: 'Pact specification',
    definition:
      'The published format of pact files, which makes Pact libraries for different languages compatible with each other. The latest version is 4.',
    link: 'https://github.com/pact-foundation/pact-specification',
    linkName: 'Pact specification',
  },
  {
    id: 'pact-version',
    term: 'pact content version',
    aliases: ['pact version'],
    definition:
      'The content of a pact, identified by a hash. Consumer versions with identical pacts share one pact content version, so a verification result applies to all of them.',
    link: '/docs/how_to',
    linkName: 'Frequently asked questions',
  },
  {
    id: 'pactflow',
    term: 'PactFlow',
    definition:
      'SmartBear’s contract testing platform: a Pact Broker with teams, roles, API tokens, bi-directional contract testing, and its own user interface, available in the cloud or on-premises.',
    link: '/',
    linkName: 'Getting started',
    unmarked: true,
  },
  {
    id: 'pacticipant',
    term: 'pacticipant',
    definition:
      'An application that participates in a contract. The name combines “pact” and “participant”. The user interface calls it an application, and the command line and the API call it a pacticipant.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
  },
  {
    id: 'pending-pact',
    term: 'pending pact',
    aliases: ['pending state'],
    definition:
      'A pact that this provider branch has never verified successfully. When pending pacts are enabled, a failed verification is recorded but doesn’t fail the provider’s build.',
    link: '/docs/which-pacts-are-verified',
    linkName: 'Which pacts does a provider verify?',
  },
  {
    id: 'system-account',
    term: 'system account',
    definition:
      'An account for a machine, such as a CI system. It has tokens, roles, and teams like a user account, but no one can log in with it.',
    link: '/docs/user-interface/settings/system-accounts',
    linkName: 'System Accounts screen',
  },
  {
    id: 'provider',
    term: 'provider',
    aliases: ['service provider'],
    definition:
      'The application that responds to the HTTP request or produces the message. Endpoints that are deployed together belong to the same provider.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'provider-contract',
    term: 'provider contract',
    definition:
      'What a provider publishes for bi-directional contract testing: an OpenAPI description, together with the result of testing the provider against it.',
    link: '/docs/bi-directional-contract-testing/provider',
    linkName: 'Provider testing guide',
  },
  {
    id: 'provider-state',
    term: 'provider state',
    definition:
      'The name of the data that must exist before an interaction is replayed, such as “product 10 exists”. The provider’s test code sets up the data.',
    link: 'https://docs.pact.io/provider/using_provider_states_effectively',
    linkName: 'Provider states in the Pact documentation',
  },
  {
    id: 'rbac',
    term: 'role-based access control',
    aliases: ['RBAC'],
    definition:
      'A way to give users and system accounts permissions through roles. Some permissions can be limited to what belongs to their teams.',
    link: '/docs/permissions/rbac',
    linkName: 'Role-based access control',
  },
  {
    id: 'released-version',
    term: 'released version',
    aliases: ['currently supported'],
    definition:
      'An application version that was recorded for an environment with record-release, such as a mobile app in a store. Several released versions can be supported at the same time, until you record the end of support for one.',
    link: '/docs/reference/cli/broker/record-release',
    linkName: 'record-release command',
  },
  {
    id: 'scim',
    term: 'SCIM',
    aliases: ['System for Cross-domain Identity Management'],
    definition:
      'System for Cross-domain Identity Management: a standard that lets your identity provider create, change, and remove PactFlow users automatically.',
    link: '/docs/scim/main',
    linkName: 'SCIM overview',
  },
  {
    id: 'secret',
    term: 'secret',
    definition:
      'An encrypted value, such as the token of a CI system. Webhooks refer to it by name, and the user interface never shows its value again.',
    link: '/docs/user-interface/settings/secrets',
    linkName: 'Secrets screen',
    unmarked: true,
  },
  {
    id: 'self-verification',
    term: 'self-verification',
    aliases: ['self-verification result'],
    definition:
      'The result of the provider’s own test of its API against its OpenAPI description, published with the provider contract. If it’s a failure, every comparison fails.',
    link: '/docs/bi-directional-contract-testing/provider',
    linkName: 'Provider testing guide',
  },
  {
    id: 'single-sign-on',
    term: 'single sign-on',
    aliases: ['SSO'],
    definition:
      'Logging in to PactFlow through your organization’s identity provider, with the account that you already have there.',
    link: '/docs/authentication/main',
    linkName: 'Authentication',
    unmarked: true,
  },
  {
    id: 'smartbear-id',
    term: 'SmartBear ID',
    definition:
      'The account that users log in with to all SmartBear products. PactFlow Cloud has required it since accounts moved to SmartBear’s shared login.',
    link: '/docs/authentication/main',
    linkName: 'Authentication with SmartBear ID',
  },
  {
    id: 'stub',
    term: 'stub',
    aliases: ['stub server', 'hosted stub'],
    definition: 'A server that returns the responses from a pact, so that other tests can run without the provider.',
    link: '/docs/stubs',
    linkName: 'Stubs',
  },
  {
    id: 'tag',
    term: 'version tag',
    aliases: ['tag'],
    definition:
      'A free-form label on an application version. Branches, environments, and recorded deployments have replaced most uses of tags.',
    link: 'https://docs.pact.io/pact_broker/tags',
    linkName: 'Tags in the Pact documentation',
    era: 'legacy',
    unmarked: true,
  },
  {
    id: 'team',
    term: 'team',
    definition:
      'A group of users, system accounts, applications, and environments. Permissions that end in “team” apply only to what belongs to a user’s teams.',
    link: '/docs/user-interface/settings/teams',
    linkName: 'Teams screen',
    unmarked: true,
  },
  {
    id: 'verification',
    term: 'verification',
    aliases: ['pact verification', 'provider verification'],
    definition:
      'Replaying the requests of a pact against the provider’s real code, or calling the code that generates its messages, and comparing the responses or messages with the pact.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'verification-result',
    term: 'verification result',
    definition:
      'The record of whether a provider version satisfied a pact. It belongs to the content of the pact, so consumer versions with identical pacts share it.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'version',
    term: 'application version',
    aliases: ['pacticipant version', 'version number'],
    definition:
      'A build of an application, identified by its commit or by a number that contains the commit. Contracts, results, and deployments are all recorded for a version.',
    link: '/docs/how_to',
    linkName: 'Frequently asked questions',
    unmarked: true,
  },
  {
    id: 'webhook',
    term: 'webhook',
    definition:
      'An HTTP request that PactFlow sends to another system when an event occurs, such as the publication of a contract. For example, a webhook can start the provider’s build.',
    link: '/docs/user-interface/settings/webhooks',
    linkName: 'Webhooks screen',
  },
  {
    id: 'work-in-progress-pact',
    term: 'work-in-progress pact',
    aliases: ['work in progress pact', 'WIP pact'],
    definition:
      'The latest pact from a consumer branch that the provider’s selectors don’t include and that this provider branch hasn’t verified successfully yet. It’s always pending.',
    link: '/docs/which-pacts-are-verified',
    linkName: 'Which pacts does a provider verify?',
  },
] as const satisfies readonly GlossaryTerm[];
