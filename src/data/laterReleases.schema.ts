import {z} from 'zod';
import {RELEASE_LINES} from './environmentVariables.constants';
import {breaking} from './releases.schema';
import {day, list, pattern, records, text} from './schema';

const laterRelease = z.strictObject({
  version: pattern(/^[12]\.\d+\.\d+$/, 'a version such as 2.4.0').describe('version, which is also the image tag'),
  date: day().describe('release date'),
  releaseLine: z.enum(RELEASE_LINES).describe('release line'),
  summary: text(30, 320).describe('what matters about the release for an upgrade, in one or two sentences'),
  lines: list(text()).optional().describe('features, changes, and fixes, each as one sentence'),
  security: list(text()).optional().describe('security fixes, each as one or two sentences'),
  breaking: breaking.optional(),
  migrations: list(text()).optional().describe('what happens to the database'),
  isPartial: z.boolean().optional().describe('whether the release notes contain changes that this record lacks'),
});

/** A release of PactFlow On-Premises that has no page on this site, because only SmartBear’s notes describe it. */
export type LaterRelease = z.infer<typeof laterRelease>;

export const schemas = {laterReleases: records(laterRelease, ['version'])};
