import {z} from 'zod';
import {list, pattern, records, text} from './schema';

const version = () => pattern(/^\d+\.\d+\.\d+$/, 'a release such as 2.3.0');

const role = z.strictObject({
  id: pattern(/^[a-z-]+$/, 'lowercase letters and hyphens').describe('ID for <RolePermissions role="…">'),
  name: text().describe('name on PactFlow Cloud and from On-Premises 2.3.0'),
  formerName: text().optional().describe('name on On-Premises before 2.3.0, if it was different'),
  use: text().describe('who the role is for'),
  assigned: text().describe('how it is assigned'),
  fixed: z.boolean().optional().describe('whether its permissions can’t be changed; omitted if that is not known'),
  era: z.enum(['current', 'legacy']).describe('legacy for a role that new accounts or installations don’t get'),
  since: version().optional().describe('On-Premises release whose notes add it; omitted if no notes mention it'),
  permissions: list(text(), 0).describe('default permissions'),
  formerPermissions: list(text())
    .optional()
    .describe('default permissions on On-Premises before 2.3.0, if they were different'),
});

/** One of the predefined roles of PactFlow. */
export type Role = z.infer<typeof role>;

export const schemas = {
  renamingRelease: version(),
  roles: records(role, ['id', 'name', 'formerName']),
};
