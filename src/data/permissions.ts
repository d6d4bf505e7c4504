import type {Permission} from './permissions.schema';

/** Ids that earlier releases knew. Only release notes name them. */
export const retiredPermissions: readonly string[] = ['system:preference:read'];

/** Every permission, in the order of the areas. Texts may hold `code`, **labels** and [links](/docs/permissions). */
export const permissions = [
  {
    id: 'ai:*',
    area: 'AI',
    reach: 'Feature',
    effect: 'Use every AI function, those that come later included.',
    limits:
      'Includes all other permissions of this area. PactFlow Cloud only: On-Premises lists it from 1.36.0, without the functions.',
  },
  {
    id: 'ai:generation:*',
    area: 'AI',
    reach: 'Feature',
    effect: 'Generate tests from every input that there is or will be.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:openapi',
    area: 'AI',
    reach: 'Feature',
    effect: 'Generate tests from an OpenAPI description.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:code',
    area: 'AI',
    reach: 'Feature',
    effect: 'Generate tests from the source code of a client.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:request-response',
    area: 'AI',
    reach: 'Feature',
    effect: 'Generate tests from recorded pairs of request and response.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'ai:generation:test-template',
    area: 'AI',
    reach: 'Feature',
    effect: 'Shape the generated tests after an example test of your own.',
    limits: 'PactFlow Cloud only.',
  },
  {
    id: 'authentication_settings:manage',
    area: 'Authentication',
    reach: 'Everything',
    effect: 'Change how people sign in, such as the GitHub organizations and Google domains that are let in.',
    limits: 'On-Premises takes these settings from environment variables.',
  },
  {
    id: 'contract_data:read:*',
    area: 'Contract data',
    reach: 'Everything',
    effect:
      'See all applications with their labels, versions, branches and tags, all pacts and all verification results.',
  },
  {
    id: 'contract_data:manage:*',
    area: 'Contract data',
    reach: 'Everything',
    effect:
      'Publish, change and delete all contract data: applications, labels, versions, branches, tags, pacts, verification results.',
    limits:
      'Deletes pacts one at a time. To delete an application that still has pacts and versions, `contract_data:bulk_delete` is needed too.',
  },
  {
    id: 'contract_data:manage:team',
    area: 'Contract data',
    reach: 'Own teams',
    effect:
      'Publish, change and delete contract data of your teams’ applications. The consumer’s team governs a pact, the provider’s team a verification result.',
    limits: 'Cannot create an application: a new one belongs to no team yet. Add `contract_data:manage:own` for that.',
    since: '1.6.0',
  },
  {
    id: 'contract_data:manage:own',
    area: 'Contract data',
    reach: 'Own',
    effect: 'Create applications, and publish, change and delete what belongs to those you created.',
  },
  {
    id: 'contract_data:bulk_delete:*',
    area: 'Contract data',
    reach: 'Everything',
    effect:
      'Delete many things at once: the pacts of a consumer with their verification results, a whole application, or a whole integration.',
    limits:
      'An application takes its pacts, results, versions and webhooks with it. An integration takes pacts, results and webhooks, but leaves an application that is part of another integration.',
  },
  {
    id: 'contract_data:bulk_delete:team',
    area: 'Contract data',
    reach: 'Own teams',
    effect: 'Delete many things at once where the consumer belongs to one of your teams.',
  },
  {
    id: 'contract_data:bulk_delete:own',
    area: 'Contract data',
    reach: 'Own',
    effect: 'Delete many things at once where you created the consumer.',
  },
  {
    id: 'deployment_and_release:record:*',
    area: 'Deployments',
    reach: 'Everything',
    effect: 'Record that a version of any application is deployed or released.',
    limits: 'The environment must be visible too: `environment:read:*` or `environment:manage:*`.',
    since: '1.14.0',
  },
  {
    id: 'deployment_and_release:record:team',
    area: 'Deployments',
    reach: 'Own teams',
    effect: 'Record that a version of one of your teams’ applications is deployed or released.',
    limits: 'You, the application and the environment must be in one team, and you need `environment:read:team`.',
    since: '1.14.0',
  },
  {
    id: 'environment:manage:*',
    area: 'Environments',
    reach: 'Everything',
    effect: 'See, create, change and delete all environments, and link each to any team.',
  },
  {id: 'environment:read:*', area: 'Environments', reach: 'Everything', effect: 'See all environments.'},
  {
    id: 'environment:read:team',
    area: 'Environments',
    reach: 'Own teams',
    effect: 'See the environments that are linked to your teams.',
  },
  {
    id: 'token:manage:own',
    area: 'Tokens',
    reach: 'Own',
    effect: 'Copy and regenerate your own tokens, both the read-only and the read/write one.',
  },
  {
    id: 'read_token:manage:own',
    area: 'Tokens',
    reach: 'Own',
    effect: 'Copy and regenerate your own read-only token.',
    limits: 'For people and machines that change nothing, so that a read/write token would be of no use to them.',
  },
  {
    id: 'role:manage:*',
    area: 'Roles',
    reach: 'Everything',
    effect: 'See, create, change and delete roles.',
    limits: 'Predefined roles cannot be deleted.',
  },
  {id: 'role:read:*', area: 'Roles', reach: 'Everything', effect: 'See all roles.'},
  {
    id: 'secret:manage:*',
    area: 'Secrets',
    reach: 'Everything',
    effect: 'Create, change and delete all secrets, those without a team included.',
  },
  {
    id: 'secret:manage:team',
    area: 'Secrets',
    reach: 'Own teams',
    effect: 'Create, change and delete the secrets of your teams.',
    limits: 'A secret you create must get one of your teams.',
  },
  {
    id: 'secret:read:team',
    area: 'Secrets',
    reach: 'Own teams',
    effect: 'See names and descriptions of the secrets of your teams.',
    limits: 'Not their values.',
  },
  {
    id: 'system_account:manage:*',
    area: 'System accounts',
    reach: 'Everything',
    effect: 'Create, change and disable all system accounts, and copy and regenerate their tokens.',
  },
  {
    id: 'system_account:manage:team',
    area: 'System accounts',
    reach: 'Own teams',
    effect: 'See and disable the system accounts of your teams, and copy and regenerate their tokens.',
    limits: 'Cannot create a system account.',
    since: '1.11.0',
  },
  {
    id: 'system_account:read:*',
    area: 'System accounts',
    reach: 'Everything',
    effect: 'See all system accounts.',
    limits: 'Not their tokens.',
  },
  {
    id: 'system_account:read:team',
    area: 'System accounts',
    reach: 'Own teams',
    effect: 'See the system accounts of your teams.',
    limits: 'Not their tokens.',
  },
  {
    id: 'system_preference:manage:*',
    area: 'System preferences',
    reach: 'Everything',
    effect:
      'Change the settings that hold for everybody, such as token expiry, the login banner and AI test generation.',
    limits: 'To see them, no permission is needed.',
  },
  {
    id: 'team:manage:*',
    area: 'Teams',
    reach: 'Everything',
    effect: 'Create, change and delete teams, and put people, applications and environments into any team.',
  },
  {
    id: 'team:manage:{uuid}',
    area: 'Teams',
    reach: 'One team',
    effect: 'Manage administrators, members, applications and environments of the one team with this id.',
    limits: 'Comes with being that team’s administrator and cannot be put into a role.',
  },
  {id: 'team:read:*', area: 'Teams', reach: 'Everything', effect: 'See teams with their members and applications.'},
  {
    id: 'user:invite',
    area: 'Users',
    reach: 'Everything',
    effect: 'Invite people.',
    limits: 'Accounts on SmartBear Admin invite people there.',
  },
  {
    id: 'user:manage:*',
    area: 'Users',
    reach: 'Everything',
    effect: 'Create, change and disable people’s accounts and change their roles.',
    limits: 'Not system accounts. Nobody changes their own roles.',
  },
  {
    id: 'user:manage_scim_attributes:*',
    area: 'Users',
    reach: 'Everything',
    effect:
      'Set `externalIdpUsername` and `externalIdpId`, by which the SCIM API finds a person in the identity provider.',
    limits: 'Only in the SCIM role, together with `user:invite` and `user:manage:*`.',
    since: '1.26.0',
  },
  {
    id: 'user:read:*',
    area: 'Users',
    reach: 'Everything',
    effect: 'See people’s accounts and their roles.',
    limits: 'Not system accounts.',
  },
  {
    id: 'webhook:manage:*',
    area: 'Webhooks',
    reach: 'Everything',
    effect: 'Create, change and delete all webhooks, those without a team included.',
  },
  {
    id: 'webhook:manage:team',
    area: 'Webhooks',
    reach: 'Own teams',
    effect: 'Create, change and delete the webhooks of your teams.',
    limits: 'A webhook you create must get one of your teams.',
  },
] as const satisfies readonly Permission[];
