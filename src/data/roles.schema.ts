import type {DataSchemas} from './schema';

export const HOLDERS = ['People', 'Machines', 'SwaggerHub', 'SCIM'] as const;

/** One role that PactFlow brings along. */
export interface Role {
  id: string;
  name: string;
  formerName?: string;
  holders: (typeof HOLDERS)[number];
  use: string;
  assigned: string;
  fixed?: boolean;
  era: 'today' | 'legacy';
  since?: string;
  permissions: readonly string[];
  formerPermissions?: readonly string[];
}

const release = {matches: /^\d+\.\d+\.\d+$/, such: 'a release such as 2.3.0'};

export const schemas = {
  renamingRelease: {kind: 'text', pattern: release},
  roles: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'short name, as <RolePermissions> takes it',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^[a-z-]+$/, such: 'small letters and hyphens'},
        },
        name: {
          purpose: 'name on PactFlow Cloud and from On-Premises 2.3.0',
          required: true,
          unique: true,
          kind: 'text',
        },
        formerName: {purpose: 'name on On-Premises before 2.3.0, where it was another', unique: true, kind: 'text'},
        holders: {purpose: 'who gets it', required: true, kind: 'text', oneOf: HOLDERS},
        use: {purpose: 'when to give it', required: true, kind: 'text'},
        assigned: {purpose: 'how somebody comes by it', required: true, kind: 'text'},
        fixed: {purpose: 'whether its permissions cannot be changed; left out where that is not known', kind: 'flag'},
        era: {
          purpose: 'legacy for one that new accounts or installations do not get',
          required: true,
          kind: 'text',
          oneOf: ['today', 'legacy'],
        },
        since: {
          purpose: 'the On-Premises release whose notes bring it; left out where the notes do not say',
          kind: 'text',
          pattern: release,
        },
        permissions: {
          purpose: 'permissions it has by default',
          required: true,
          kind: 'list',
          of: {kind: 'text'},
          fewest: 0,
        },
        formerPermissions: {purpose: 'permissions on On-Premises before 2.3.0, where they were others', kind: 'words'},
      },
    },
  },
} satisfies DataSchemas;
