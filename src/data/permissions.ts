import type {Permission} from './permissions.schema';

/** Permissions of earlier releases. Only release notes mention them. */
export const retiredPermissions: readonly string[] = ['system:preference:read'];

/** All permissions, by category. Texts may contain `code`, **labels**, and [links](/docs/permissions). */
export const permissions = [
  {
    id: 'ai:*',
    category: 'AI',
    scope: 'Feature',
    effect: 'Use all AI features, including those added later.',
    limits:
      'Includes all other AI permissions. AI features are available only on PactFlow Cloud. On-Premises 1.36.0 and later list the permission but don’t include the features.',
  },
  {
    id: 'ai:generation:*',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from all types of input, including types added later.',
    limits: 'Available only on PactFlow Cloud.',
  },
  {
    id: 'ai:generation:openapi',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from an OpenAPI description.',
    limits: 'Available only on PactFlow Cloud.',
  },
  {
    id: 'ai:generation:code',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from a client’s source code.',
    limits: 'Available only on PactFlow Cloud.',
  },
  {
    id: 'ai:generation:request-response',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from recorded requests and responses.',
    limits: 'Available only on PactFlow Cloud.',
  },
  {
    id: 'ai:generation:test-template',
    category: 'AI',
    scope: 'Feature',
    effect: 'Use your own example test as a template for generated tests.',
    limits: 'Available only on PactFlow Cloud.',
  },
  {
    id: 'authentication_settings:manage',
    category: 'Authentication',
    scope: 'Everything',
    effect: 'Change the sign-in settings, such as the allowed GitHub organizations and Google domains.',
    limits:
      'These settings apply only to PactFlow Cloud accounts that use Cognito. On-Premises reads its settings from environment variables.',
  },
  {
    id: 'contract_data:read:*',
    category: 'Contract data',
    scope: 'Everything',
    effect:
      'View all applications with their labels, versions, branches, and tags, and all pacts and verification results.',
  },
  {
    id: 'contract_data:manage:*',
    category: 'Contract data',
    scope: 'Everything',
    effect:
      'Publish, change, and delete all contract data: applications, labels, versions, branches, tags, pacts, and verification results.',
    limits:
      'You can delete pacts only one at a time. To delete an application that still has pacts and versions, you also need `contract_data:bulk_delete`.',
  },
  {
    id: 'contract_data:manage:team',
    category: 'Contract data',
    scope: 'Own teams',
    effect:
      'Publish, change, and delete the contract data of your teams’ applications. The consumer’s team controls a pact, and the provider’s team controls a verification result.',
    limits:
      'Doesn’t include creating applications, because a new application doesn’t belong to a team yet. To create applications, you also need `contract_data:manage:own`.',
    since: '1.6.0',
  },
  {
    id: 'contract_data:manage:own',
    category: 'Contract data',
    scope: 'Own',
    effect: 'Create applications, and publish, change, and delete the contract data of applications that you created.',
  },
  {
    id: 'contract_data:bulk_delete:*',
    category: 'Contract data',
    scope: 'Everything',
    effect:
      'Delete data in bulk: all pacts between a consumer and a provider with their verification results, an entire application, or an entire integration.',
    limits:
      'Deleting an application also deletes its pacts, verification results, versions, and webhooks. Deleting an integration also deletes its pacts, verification results, and webhooks, but keeps applications that have other integrations.',
  },
  {
    id: 'contract_data:bulk_delete:team',
    category: 'Contract data',
    scope: 'Own teams',
    effect: 'Delete data in bulk if the consumer belongs to one of your teams.',
  },
  {
    id: 'contract_data:bulk_delete:own',
    category: 'Contract data',
    scope: 'Own',
    effect: 'Delete data in bulk if you created the consumer.',
  },
  {
    id: 'deployment_and_release:record:*',
    category: 'Deployments',
    scope: 'Everything',
    effect: 'Record the deployments and releases of all applications.',
    limits: 'To view the environment, you also need `environment:read:*` or `environment:manage:*`.',
    since: '1.14.0',
  },
  {
    id: 'deployment_and_release:record:team',
    category: 'Deployments',
    scope: 'Own teams',
    effect: 'Record the deployments and releases of your teams’ applications.',
    limits:
      'You also need `environment:read:team`, and you, the application, and the environment must belong to the same team.',
    since: '1.14.0',
  },
  {
    id: 'environment:manage:*',
    category: 'Environments',
    scope: 'Everything',
    effect: 'View, create, change, and delete all environments, and assign them to any team.',
  },
  {id: 'environment:read:*', category: 'Environments', scope: 'Everything', effect: 'View all environments.'},
  {
    id: 'environment:read:team',
    category: 'Environments',
    scope: 'Own teams',
    effect: 'View the environments that are assigned to your teams.',
  },
  {
    id: 'token:manage:own',
    category: 'Tokens',
    scope: 'Own',
    effect: 'Copy and regenerate your own read-only and read/write tokens.',
  },
  {
    id: 'read_token:manage:own',
    category: 'Tokens',
    scope: 'Own',
    effect: 'Copy and regenerate your own read-only token.',
    limits: 'Intended for users and system accounts that only read data.',
  },
  {
    id: 'role:manage:*',
    category: 'Roles',
    scope: 'Everything',
    effect: 'View, create, change, and delete roles.',
    limits: 'You can’t delete predefined roles.',
  },
  {id: 'role:read:*', category: 'Roles', scope: 'Everything', effect: 'View all roles.'},
  {
    id: 'secret:manage:*',
    category: 'Secrets',
    scope: 'Everything',
    effect: 'Create, change, and delete all secrets, including secrets without a team.',
  },
  {
    id: 'secret:manage:team',
    category: 'Secrets',
    scope: 'Own teams',
    effect: 'Create, change, and delete the secrets of your teams.',
    limits: 'You must assign each secret that you create to one of your teams.',
  },
  {
    id: 'secret:read:team',
    category: 'Secrets',
    scope: 'Own teams',
    effect: 'View the names and descriptions of your teams’ secrets.',
    limits: 'Doesn’t include the secrets’ values.',
  },
  {
    id: 'system_account:manage:*',
    category: 'System accounts',
    scope: 'Everything',
    effect: 'Create, change, disable, and delete all system accounts, and copy and regenerate their tokens.',
  },
  {
    id: 'system_account:manage:team',
    category: 'System accounts',
    scope: 'Own teams',
    effect: 'View and disable the system accounts of your teams, and copy and regenerate their tokens.',
    limits: 'Doesn’t include creating system accounts.',
    since: '1.11.0',
  },
  {
    id: 'system_account:read:*',
    category: 'System accounts',
    scope: 'Everything',
    effect: 'View all system accounts.',
    limits: 'Doesn’t include access to their tokens.',
  },
  {
    id: 'system_account:read:team',
    category: 'System accounts',
    scope: 'Own teams',
    effect: 'View the system accounts of your teams.',
    limits: 'Doesn’t include access to their tokens.',
  },
  {
    id: 'system_preference:manage:*',
    category: 'System preferences',
    scope: 'Everything',
    effect: 'Change the settings for all users, such as token expiry, the login banner, and AI test generation.',
    limits: 'Viewing these settings doesn’t require a permission.',
  },
  {
    id: 'team:manage:*',
    category: 'Teams',
    scope: 'Everything',
    effect: 'Create, change, and delete teams, and add users, applications, and environments to any team.',
  },
  {
    id: 'team:manage:{uuid}',
    category: 'Teams',
    scope: 'One team',
    effect: 'Manage the team’s name, administrators, members, applications, and environments.',
    limits:
      'Team administrators have this permission for their team. You can’t add it to a role. In PactFlow Cloud and in On-Premises 2.2.0 and later, adding users also requires `user:read:*`.',
  },
  {
    id: 'team:read:*',
    category: 'Teams',
    scope: 'Everything',
    effect: 'View teams with their members and applications.',
  },
  {
    id: 'user:invite',
    category: 'Users',
    scope: 'Everything',
    effect: 'Invite users.',
    limits: 'If your account is on SmartBear Admin, invite users there.',
  },
  {
    id: 'user:manage:*',
    category: 'Users',
    scope: 'Everything',
    effect: 'Create, change, disable, and delete user accounts, and change their roles.',
    limits: 'Doesn’t include system accounts. You can’t change your own roles.',
  },
  {
    id: 'user:manage_scim_attributes:*',
    category: 'Users',
    scope: 'Everything',
    effect:
      'Set `externalIdpUsername` and `externalIdpId`, which the SCIM API uses to match a user with the identity provider.',
    limits: 'Only the SCIM role can have this permission. The role also needs `user:invite` and `user:manage:*`.',
    since: '1.26.0',
  },
  {
    id: 'user:read:*',
    category: 'Users',
    scope: 'Everything',
    effect: 'View user accounts and their roles.',
    limits: 'Doesn’t include system accounts.',
  },
  {
    id: 'webhook:manage:*',
    category: 'Webhooks',
    scope: 'Everything',
    effect: 'Create, change, and delete all webhooks, including webhooks without a team.',
  },
  {
    id: 'webhook:manage:team',
    category: 'Webhooks',
    scope: 'Own teams',
    effect: 'Create, change, and delete the webhooks of your teams.',
    limits: 'You must assign each webhook that you create to one of your teams.',
  },
] as const satisfies readonly Permission[];
