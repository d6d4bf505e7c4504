import {z} from 'zod';
import {list, pattern, records, text} from './schema';

const CATEGORIES = [
  'AI',
  'Authentication',
  'Contract data',
  'Deployments',
  'Environments',
  'Tokens',
  'Roles',
  'Secrets',
  'System accounts',
  'System preferences',
  'Teams',
  'Users',
  'Webhooks',
] as const;

const SCOPES = ['Everything', 'Own teams', 'Own', 'One team', 'Feature'] as const;

const permissionId = () =>
  pattern(/^[a-z_]+:([a-z_-]+|\*)(:([a-z-]+|\*|\{uuid\}))?$/, 'a permission such as secret:read:team');

const permission = z.strictObject({
  id: permissionId().describe('the permission, as in roles and error messages'),
  category: z.enum(CATEGORIES).describe('what it is about, which is a group of the table'),
  scope: z.enum(SCOPES).describe('what the scope at its end applies to'),
  effect: text().describe('what it allows, in one or two sentences'),
  limits: text().optional().describe('what it does not allow, what else it needs, or what it is restricted to'),
  since: pattern(/^\d+\.\d+\.\d+$/, 'a release such as 1.26.0')
    .optional()
    .describe('On-Premises release whose notes add it; omitted if no notes mention it'),
});

/** One permission of the role-based access control. */
export type Permission = z.infer<typeof permission>;

export const schemas = {
  retiredPermissions: list(permissionId()),
  permissions: records(permission, ['id']),
};
