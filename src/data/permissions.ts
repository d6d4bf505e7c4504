import type {Permission} from './permissions.schema';

/** Permissions of earlier releases. Only release notes mention them. */
export const retiredPermissions: readonly string[] = ['system:preference:read'];

/** All permissions, by category. Texts may contain `code`, **labels**, and [links](/docs/permissions). */
export const permissions = [
  {
    id: 'ai:*',
    category: 'AI',
    scope: 'Feature',
    effect: 'Use every AI function, those that come later included.',
    limits:
      'Includes all other permissions of this area. PactFlow Cloud only: On-Premises lists it from 1.36.0, without the functions.',
  },
  {
    id: 'ai:generation:*',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from every input that there is or will be.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:openapi',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from an OpenAPI description.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:code',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from the source code of a client.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:request-response',
    category: 'AI',
    scope: 'Feature',
    effect: 'Generate tests from recorded pairs of request and response.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:test-template',
    category: 'AI',
    scope: 'Feature',
    effect: 'Shape the generated tests after an example test of your own.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'authentication_settings:manage',
    category: 'Authentication',
    scope: 'Everything',
    effect: 'Change how people sign in, such as the GitHub organizations and Google domains that are let in.',
    limits: 'On-Premises takes these settings from environment variables.',
  },
  {
    id: 'contract_data:read:*',
    category: 'Contract data',
    scope: 'Everything',
    effect:
      'See all applications with their labels, versions, branches and tags, all pacts and all verification results.',
  },
  {
    id: 'contract_data:manage:*',
    category: 'Contract data',
    scope: 'Everything',
    effect:
      'Publish, change and delete all contract data: applications, labels, versions, branches, tags, pacts, verification results.',
    limits:
      'Deletes pacts one at a time. To delete an application that still has pacts and versions, `contract_data:bulk_delete` is needed too.',
  },
  {
    id: 'contract_data:manage:team',
    category: 'Contract data',
    scope: 'Own teams',
    effect:
      'Publish, change and delete contract data of your teams’ applications. The consumer’s team governs a pact, the provider’s team a verification result.',
    limits: 'Cannot create an application: a new one belongs to no team yet. Add `contract_data:manage:own` for that.',
    since: '1.6.0',
  },
  {
    id: 'contract_data:manage:own',
    category: 'Contract data',
    scope: 'Own',
    effect: 'Create applications, and publish, change and delete what belongs to those you created.',
  },
  {
    id: 'contract_data:bulk_delete:*',
    category: 'Contract data',
    scope: 'Everything',
    effect:
      'Delete many things at once: the pacts of a consumer with their verification results, a whole application, or a whole integration.',
    limits:
      'An application takes its pacts, results, versions and webhooks with it. An integration takes pacts, results and webhooks, but leaves an application that is part of another integration.',
  },
  {
    id: 'contract_data:bulk_delete:team',
    category: 'Contract data',
    scope: 'Own teams',
    effect: 'Delete many things at once where the consumer belongs to one of your teams.',
  },
  {
    id: 'contract_data:bulk_delete:own',
    category: 'Contract data',
    scope: 'Own',
    effect: 'Delete many things at once where you created the consumer.',
  },
  {
    id: 'deployment_and_release:record:*',
    category: 'Deployments',
    scope: 'Everything',
    effect: 'Record that a version of any application is deployed or released.',
    limits: 'The environment must be visible too: `environment:read:*` or `environment:manage:*`.',
    since: '1.14.0',
  },
  {
    id: 'deployment_and_release:record:team',
    category: 'Deployments',
    scope: 'Own teams',
    effect: 'Record that a version of one of your teams’ applications is deployed or released.',
    limits: 'You, the application and the environment must be in one team, and you need `environment:read:team`.',
    since: '1.14.0',
  },
  {
    id: 'environment:manage:*',
    category: 'Environments',
    scope: 'Everything',
    effect: 'See, create, change and delete all environments, and link each to any team.',
  },
  {id: 'environment:read:*', category: 'Environments', scope: 'Everything', effect: 'See all environments.'},
  {
    id: 'environment:read:team',
    category: 'Environments',
    scope: 'Own teams',
    effect: 'See the environments that are linked to your teams.',
  },
  {
    id: 'token:manage:own',
    category: 'Tokens',
    scope: 'Own',
    effect: 'Copy and regenerate your own tokens, both the read-only and the read/write one.',
  },
  {
    id: 'read_token:manage:own',
    category: 'Tokens',
    scope: 'Own',
    effect: 'Copy and regenerate your own read-only token.',
    limits: 'For people and machines that change nothing, so that a read/write token would be of no use to them.',
  },
  {
    id: 'role:manage:*',
    category: 'Roles',
    scope: 'Everything',
    effect: 'See, create, change and delete roles.',
    limits: 'Predefined roles cannot be deleted.',
  },
  {id: 'role:read:*', category: 'Roles', scope: 'Everything', effect: 'See all roles.'},
  {
    id: 'secret:manage:*',
    category: 'Secrets',
    scope: 'Everything',
    effect: 'Create, change and delete all secrets, those without a team included.',
  },
  {
    id: 'secret:manage:team',
    category: 'Secrets',
    scope: 'Own teams',
    effect: 'Create, change and delete the secrets of your teams.',
    limits: 'A secret you create must get one of your teams.',
  },
  {
    id: 'secret:read:team',
    category: 'Secrets',
    scope: 'Own teams',
    effect: 'See names and descriptions of the secrets of your teams.',
    limits: 'Not their values.',
  },
  {
    id: 'system_account:manage:*',
    category: 'System accounts',
    scope: 'Everything',
    effect: 'Create, change and disable all system accounts, and copy and regenerate their tokens.',
  },
  {
    id: 'system_account:manage:team',
    category: 'System accounts',
    scope: 'Own teams',
    effect: 'See and disable the system accounts of your teams, and copy and regenerate their tokens.',
    limits: 'Cannot create a system account.',
    since: '1.11.0',
  },
  {
    id: 'system_account:read:*',
    category: 'System accounts',
    scope: 'Everything',
    effect: 'See all system accounts.',
    limits: 'Not their tokens.',
  },
  {
    id: 'system_account:read:team',
    category: 'System accounts',
    scope: 'Own teams',
    effect: 'See the system accounts of your teams.',
    limits: 'Not their tokens.',
  },
  {
    id: 'system_preference:manage:*',
    category: 'System preferences',
    scope: 'Everything',
    effect:
      'Change the settings that hold for everybody, such as token expiry, the login banner and AI test generation.',
    limits: 'To see them, no permission is needed.',
  },
  {
    id: 'team:manage:*',
    category: 'Teams',
    scope: 'Everything',
    effect: 'Create, change and delete teams, and put people, applications and environments into any team.',
  },
  {
    id: 'team:manage:{uuid}',
    category: 'Teams',
    scope: 'One team',
    effect: 'Manage administrators, members, applications and environments of the one team with this id.',
    limits: 'Comes with being that team’s administrator and cannot be put into a role.',
  },
  {id: 'team:read:*', category: 'Teams', scope: 'Everything', effect: 'See teams with their members and applications.'},
  {
    id: 'user:invite',
    category: 'Users',
    scope: 'Everything',
    effect: 'Invite people.',
    limits: 'Accounts on SmartBear Admin invite people there.',
  },
  {
    id: 'user:manage:*',
    category: 'Users',
    scope: 'Everything',
    effect: 'Create, change and disable people’s accounts and change their roles.',
    limits: 'Not system accounts. Nobody changes their own roles.',
  },
  {
    id: 'user:manage_scim_attributes:*',
    category: 'Users',
    scope: 'Everything',
    effect:
      'Set `externalIdpUsername` and `externalIdpId`, by which the SCIM API finds a person in the identity provider.',
    limits: 'Only in the SCIM role, together with `user:invite` and `user:manage:*`.',
    since: '1.26.0',
  },
  {
    id: 'user:read:*',
    category: 'Users',
    scope: 'Everything',
    effect: 'See people’s accounts and their roles.',
    limits: 'Not system accounts.',
  },
  {
    id: 'webhook:manage:*',
    category: 'Webhooks',
    scope: 'Everything',
    effect: 'Create, change and delete all webhooks, those without a team included.',
  },
  {
    id: 'webhook:manage:team',
    category: 'Webhooks',
    scope: 'Own teams',
    effect: 'Create, change and delete the webhooks of your teams.',
    limits: 'A webhook you create must get one of your teams.',
  },
] as const satisfies readonly Permission[];
