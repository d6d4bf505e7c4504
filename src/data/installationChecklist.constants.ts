// This list is apart from installationChecklist.schema.ts so that browser code can use it without loading zod.

/** The phases of an installation, in order. */
export const CHECKLIST_PHASES = [
  'Get the license and registry access',
  'Decide and prepare',
  'Identity provider',
  'Database and store',
  'Network and TLS',
  'Deployment',
  'Verification',
  'Operations',
] as const;
