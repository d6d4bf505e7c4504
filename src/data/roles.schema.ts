import type {RecordSchema} from './recordSchema';

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

export const roleSchema: RecordSchema<Role> = {
  id: {purpose: 'anchor of the role on its page', required: true, kind: 'text', form: /^[a-z-]+$/},
  name: {purpose: 'name on PactFlow Cloud and from On-Premises 2.3.0', required: true, kind: 'text'},
  formerName: {purpose: 'name on On-Premises before 2.3.0, where it was another', kind: 'text'},
  holders: {purpose: 'who gets it', required: true, kind: 'text', oneOf: HOLDERS},
  use: {purpose: 'when to give it', required: true, kind: 'text'},
  assigned: {purpose: 'how somebody comes by it', required: true, kind: 'text'},
  fixed: {purpose: 'whether its permissions cannot be changed; left out where that is not known', kind: 'flag'},
  era: {purpose: 'legacy for one that new accounts or installations do not get', required: true, kind: 'text', oneOf: ['today', 'legacy']},
  since: {purpose: 'the On-Premises release whose notes bring it; left out where the notes do not say', kind: 'text', form: /^\d+\.\d+\.\d+$/},
  permissions: {purpose: 'permissions it has by default', required: true, kind: 'words'},
  formerPermissions: {purpose: 'permissions on On-Premises before 2.3.0, where they were others', kind: 'words'},
};
