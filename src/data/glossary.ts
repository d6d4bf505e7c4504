import type {GlossaryTerm} from './glossary.schema';

export type {GlossaryTerm} from './glossary.schema';

/** Terms of contract testing and PactFlow that appear on the site. */
export const glossary = [
  {
    id: 'api-hub',
    term: 'SmartBear API Hub',
    aliases: ['API Hub'],
    definition:
      'SmartBear’s suite of API products, which is now called Swagger. In accounts that moved to API Hub, PactFlow appears as API Hub for Contract Testing.',
    link: '/docs/troubleshooting/apihub',
    linkName: 'Moving a PactFlow account to API Hub',
  },
  {
    id: 'api-token',
    term: 'API token',
    aliases: ['bearer token'],
    definition:
      'A secret that a program uses to authenticate to the API. A user or system account can have two tokens: a read-only token, which can only read data, and a read/write token, which can also publish and change data.',
    link: '/docs/user-interface/settings/api-tokens',
    linkName: 'API Tokens screen',
    unmarked: true,
  },
  {
    id: 'application',
    term: 'application',
    definition:
      'A program that you deploy as a unit and that acts as a consumer, a provider, or both. On the command line and in the API, an application is called a pacticipant.',
    link: '/docs/user-interface/application',
    linkName: 'Application page',
    unmarked: true,
  },
  {
    id: 'bi-directional-contract-testing',
    term: 'bi-directional contract testing',
    aliases: ['bi-directional contract', 'BDCT'],
    definition:
      'Contract testing in which the consumer publishes a pact, the provider publishes an OpenAPI description, and PactFlow compares the two without sending any requests to the provider.',
    link: '/docs/bi-directional-contract-testing',
    linkName: 'Bi-directional contract testing',
  },
  {
    id: 'branch',
    term: 'branch',
    aliases: ['version branch'],
    definition:
      'The repository branch that an application version was built from. If you send the branch name with pacts and verification results, you can later select versions by branch.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'can-i-deploy',
    term: 'can-i-deploy',
    definition:
      'The command that you run before a deployment to check whether an application version is compatible with all versions of its integrated applications in the target environment.',
    link: '/docs/reference/cli/broker/can-i-deploy',
    linkName: 'can-i-deploy command',
  },
  {
    id: 'can-i-merge',
    term: 'can-i-merge',
    definition:
      'The command that checks whether an application version is compatible with the latest version on the main branch of each integrated application.',
    link: '/docs/reference/cli/broker/can-i-merge',
    linkName: 'can-i-merge command',
  },
  {
    id: 'consumer',
    term: 'consumer',
    aliases: ['service consumer'],
    definition:
      'The application that sends an HTTP request or receives a message. The direction of the data doesn’t matter, so a client that uploads data is also a consumer.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'consumer-driven-contract-testing',
    term: 'consumer-driven contract testing',
    aliases: ['consumer-driven contract', 'CDCT'],
    definition:
      'Contract testing in which the consumer’s tests generate the contract, and the provider’s build verifies the provider’s running code against that contract. Pact is a tool for consumer-driven contract testing.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
  },
  {
    id: 'consumer-version-selector',
    term: 'consumer version selector',
    aliases: ['version selector'],
    definition:
      'A rule in the provider’s verification that specifies which pacts to fetch, such as those from each consumer’s main branch or those for all deployed and released versions.',
    link: '/docs/which-pacts-are-verified',
    linkName: 'Which pacts does a provider verify?',
  },
  {
    id: 'contract',
    term: 'contract',
    definition:
      'A machine-readable description of what a consumer needs or what a provider offers. A consumer contract is a pact. A provider contract is an OpenAPI description, together with the result of testing the provider against it.',
    link: '/docs/user-interface/contract',
    linkName: 'Contract details screen',
    unmarked: true,
  },
  {
    id: 'cross-contract-verification',
    term: 'cross-contract verification',
    aliases: ['cross-contract comparison', 'contract comparison'],
    definition:
      'PactFlow’s comparison of a pact with an OpenAPI description. It succeeds if the description allows every request and response in the pact.',
    link: '/docs/bi-directional-contract-testing/compatibility-checks',
    linkName: 'Compatibility checks',
  },
  {
    id: 'dangerous-contract-modification',
    term: 'dangerous contract modification',
    definition:
      'Publishing changed pact content for a consumer version that already has a pact. Such changes make can-i-deploy unreliable, and PactFlow Cloud accounts created in August 2021 or later reject them.',
    link: '/docs/troubleshooting/disabling-dangerous-contract-modification',
    linkName: 'Prevent changes to published contracts',
  },
  {
    id: 'deployed-version',
    term: 'deployed version',
    aliases: ['currently deployed'],
    definition:
      'An application version that was recorded in an environment with record-deployment. The next deployment of the same application to that environment replaces it.',
    link: '/docs/reference/cli/broker/record-deployment',
    linkName: 'record-deployment command',
  },
  {
    id: 'dynamic-variable',
    term: 'dynamic variable',
    aliases: ['template parameter'],
    definition:
      'A placeholder in a webhook’s URL path or query, headers, body, or basic auth credentials, such as one for the consumer’s name. PactFlow replaces the placeholder with a value when it sends the request.',
    link: '/docs/user-interface/settings/webhooks',
    linkName: 'Webhooks screen',
  },
  {
    id: 'environment',
    term: 'environment',
    definition:
      'A place where application versions run, such as test or production. All teams must use the same name for an environment, because can-i-deploy uses the name to find the versions in the environment.',
    link: '/docs/user-interface/settings/environments',
    linkName: 'Environments screen',
    unmarked: true,
  },
  {
    id: 'hal',
    term: 'HAL',
    aliases: ['hypertext application language'],
    definition:
      'Hypertext Application Language, the JSON format of PactFlow’s API. In this format, each response contains links to related resources.',
    link: 'https://docs.pact.io/pact_broker/api',
    linkName: 'Pact Broker API',
  },
  {
    id: 'identity-provider',
    term: 'identity provider',
    aliases: ['IdP'],
    definition:
      'The service that manages the logins of your organization’s users, such as Okta or Entra ID. PactFlow can use this service to authenticate your users.',
    link: '/docs/authentication/main',
    linkName: 'Authentication',
  },
  {
    id: 'integration',
    term: 'integration',
    definition: 'A consumer and a provider that have a contract with each other.',
    link: '/docs/user-interface/integration',
    linkName: 'Integration page',
    unmarked: true,
  },
  {
    id: 'interaction',
    term: 'interaction',
    definition:
      'An entry in a pact: either a request with the minimum response that the consumer needs, or a message. An interaction also has a description and can have provider states.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'main-branch',
    term: 'main branch',
    definition:
      'The branch that an application is released from. PactFlow stores the name of each application’s main branch, which consumer version selectors and can-i-merge use.',
    link: '/docs/user-interface/application',
    linkName: 'Application page',
    unmarked: true,
  },
  {
    id: 'matcher',
    term: 'matcher',
    aliases: ['matching rule'],
    definition:
      'A rule in a pact that replaces an exact comparison with a more flexible check, such as whether a field is a number or has a date format. Each matcher has an example value, which the mock provider returns.',
    link: '/docs/bi-directional-contract-testing/contracts/pact',
    linkName: 'Pact contracts',
  },
  {
    id: 'matrix',
    term: 'matrix',
    definition:
      'The table of all consumer and provider versions with the verification result for each pair. The can-i-deploy command gets its result from the matrix.',
    link: '/docs/user-interface/integration',
    linkName: 'Integration page',
  },
  {
    id: 'message-pact',
    term: 'message pact',
    aliases: ['asynchronous message'],
    definition:
      'A pact for messages that an application sends through a queue or topic. A message pact describes each message’s content, but not the queue.',
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
      'A YAML or JSON file that describes the paths, parameters, and schemas of an HTTP API. In bi-directional contract testing, the description is part of the provider’s contract.',
    link: '/docs/bi-directional-contract-testing/contracts/oas',
    linkName: 'OpenAPI contracts',
    unmarked: true,
  },
  {
    id: 'pact',
    term: 'pact',
    aliases: ['pact file'],
    definition:
      'The contract that consumer tests generate. It’s a JSON file that contains the names of the consumer and the provider, the interactions, and the version of the Pact specification.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'pact-broker',
    term: 'Pact Broker',
    aliases: ['broker'],
    definition:
      'The open-source server that stores contracts and verification results and responds to can-i-deploy requests. PactFlow is built on the Pact Broker, so many commands start with “pact broker”.',
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
      'The content of a pact, identified by a hash. Consumer versions that publish the same content share one pact content version, so a verification result applies to all of them.',
    link: '/docs/how_to',
    linkName: 'Frequently asked questions',
  },
  {
    id: 'pactflow',
    term: 'PactFlow',
    definition:
      'SmartBear’s contract testing platform, which is available in the cloud and on-premises. It adds teams, roles, API tokens, bi-directional contract testing, and its own user interface to the Pact Broker.',
    link: '/',
    linkName: 'Getting started',
    unmarked: true,
  },
  {
    id: 'pacticipant',
    term: 'pacticipant',
    definition:
      'An application that participates in a contract. The name combines “pact” and “participant”. The command line and the API use this term, whereas the user interface uses “application”.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
  },
  {
    id: 'pending-pact',
    term: 'pending pact',
    aliases: ['pending state'],
    definition:
      'A pact that a provider branch has never verified successfully. When pending pacts are enabled, a failed verification is recorded but doesn’t fail the provider’s build.',
    link: '/docs/which-pacts-are-verified',
    linkName: 'Which pacts does a provider verify?',
  },
  {
    id: 'system-account',
    term: 'system account',
    definition:
      'An account for a machine, such as a CI system. Like a user’s account, it has API tokens, roles, and teams, but no one can log in with it.',
    link: '/docs/user-interface/settings/system-accounts',
    linkName: 'System Accounts screen',
  },
  {
    id: 'provider',
    term: 'provider',
    aliases: ['service provider'],
    definition:
      'The application that responds to an HTTP request or produces a message. Endpoints that are deployed together belong to the same provider.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'provider-contract',
    term: 'provider contract',
    definition:
      'The contract that a provider publishes for bi-directional contract testing: an OpenAPI description, together with the result of testing the provider against it.',
    link: '/docs/bi-directional-contract-testing/provider',
    linkName: 'Provider testing guide',
  },
  {
    id: 'provider-state',
    term: 'provider state',
    definition:
      'A description of the data that must exist before the provider receives a request, such as “product 10 exists”. The provider’s test code creates the data.',
    link: 'https://docs.pact.io/provider/using_provider_states_effectively',
    linkName: 'Provider states in the Pact documentation',
  },
  {
    id: 'rbac',
    term: 'role-based access control',
    aliases: ['RBAC'],
    definition:
      'A way to grant permissions to users and system accounts through roles. Some permissions apply only to resources that belong to the account’s teams.',
    link: '/docs/permissions/rbac',
    linkName: 'Role-based access control',
  },
  {
    id: 'released-version',
    term: 'released version',
    aliases: ['currently supported'],
    definition:
      'An application version that was recorded in an environment with record-release, such as a mobile app in a store. Several released versions can be supported at the same time. Each one stays supported until you record that its support has ended.',
    link: '/docs/reference/cli/broker/record-release',
    linkName: 'record-release command',
  },
  {
    id: 'scim',
    term: 'SCIM',
    aliases: ['System for Cross-domain Identity Management'],
    definition:
      'System for Cross-domain Identity Management, a standard that your identity provider can use to create, change, and disable PactFlow users automatically.',
    link: '/docs/scim/main',
    linkName: 'SCIM overview',
  },
  {
    id: 'secret',
    term: 'secret',
    definition:
      'An encrypted value, such as the token of a CI system. Webhooks refer to a secret by its name, and the user interface never shows its value after you save it.',
    link: '/docs/user-interface/settings/secrets',
    linkName: 'Secrets screen',
    unmarked: true,
  },
  {
    id: 'self-verification',
    term: 'self-verification',
    aliases: ['self-verification result'],
    definition:
      'The result of testing the provider’s API against its OpenAPI description. The provider publishes this result with its contract. If the result is a failure, `can-i-deploy` fails for that provider version, even if the contracts are compatible.',
    link: '/docs/bi-directional-contract-testing/provider',
    linkName: 'Provider testing guide',
  },
  {
    id: 'single-sign-on',
    term: 'single sign-on',
    aliases: ['SSO'],
    definition: 'A way to log in to PactFlow with your existing account at your organization’s identity provider.',
    link: '/docs/authentication/main',
    linkName: 'Authentication',
    unmarked: true,
  },
  {
    id: 'smartbear-id',
    term: 'SmartBear ID',
    definition:
      'The account that users log in to SmartBear products with. By default, PactFlow Cloud accounts created on or after December 11, 2023, use SmartBear ID, and earlier accounts are moving to it.',
    link: '/docs/authentication/main',
    linkName: 'Authentication with SmartBear ID',
  },
  {
    id: 'stub',
    term: 'stub',
    aliases: ['stub server', 'hosted stub'],
    definition: 'A server that returns the responses from a pact so that tests can run without the provider.',
    link: '/docs/stubs',
    linkName: 'Stubs',
  },
  {
    id: 'tag',
    term: 'version tag',
    aliases: ['tag'],
    definition:
      'A label on an application version. Branches, environments, and recorded deployments have replaced most uses of tags.',
    link: 'https://docs.pact.io/pact_broker/tags',
    linkName: 'Tags in the Pact documentation',
    era: 'legacy',
    unmarked: true,
  },
  {
    id: 'team',
    term: 'team',
    definition:
      'A group of users, system accounts, applications, and environments. Permissions whose names end in “team” apply only to resources that belong to the user’s teams.',
    link: '/docs/user-interface/settings/teams',
    linkName: 'Teams screen',
    unmarked: true,
  },
  {
    id: 'verification',
    term: 'verification',
    aliases: ['pact verification', 'provider verification'],
    definition:
      'A test of the provider. A Pact library sends the requests in a pact to the provider’s real code, or calls the code that creates its messages, and compares the results with the pact.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'verification-result',
    term: 'verification result',
    definition:
      'The record of whether a provider version satisfied a pact. The result applies to the pact’s content, so consumer versions with the same content share it.',
    link: '/docs/pact',
    linkName: 'Consumer-driven contract testing with Pact',
    unmarked: true,
  },
  {
    id: 'version',
    term: 'application version',
    aliases: ['pacticipant version', 'version number'],
    definition:
      'A build of an application, identified by its commit or by a version number that contains the commit. PactFlow records contracts, verification results, and deployments for application versions.',
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
      'The pact of a consumer branch’s latest version, if none of the provider’s selectors match it and the provider branch hasn’t successfully verified it while a selector matched it. A work-in-progress pact is always pending.',
    link: '/docs/which-pacts-are-verified',
    linkName: 'Which pacts does a provider verify?',
  },
] as const satisfies readonly GlossaryTerm[];
