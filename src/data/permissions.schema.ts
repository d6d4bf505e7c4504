import type {DataSchemas} from './schema';

export const AREAS = [
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

export const REACHES = ['Everything', 'Own teams', 'Own', 'One team', 'Feature'] as const;

/** One permission of the role-based access control. */
export interface Permission {
  id: string;
  area: (typeof AREAS)[number];
  reach: (typeof REACHES)[number];
  effect: string;
  limits?: string;
  since?: string;
}

const permission = {
  matches: /^[a-z_]+:([a-z_-]+|\*)(:([a-z-]+|\*|\{uuid\}))?$/,
  such: 'a permission such as secret:read:team',
};

export const schemas = {
  retiredPermissions: {kind: 'list', of: {kind: 'text', pattern: permission}},
  permissions: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'the permission as roles and error messages name it',
          required: true,
          unique: true,
          kind: 'text',
          pattern: permission,
        },
        area: {purpose: 'what it is about; a group of the table', required: true, kind: 'text', oneOf: AREAS},
        reach: {purpose: 'what the scope at its end lets a holder reach', required: true, kind: 'text', oneOf: REACHES},
        effect: {purpose: 'what a holder may do, in one or two sentences', required: true, kind: 'text'},
        limits: {purpose: 'what it does not allow, needs besides, or holds for only', kind: 'text'},
        since: {
          purpose: 'the On-Premises release whose notes bring it; left out where the notes do not say',
          kind: 'text',
          pattern: {matches: /^\d+\.\d+\.\d+$/, such: 'a release such as 1.26.0'},
        },
      },
    },
  },
} satisfies DataSchemas;
