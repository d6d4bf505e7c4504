import {z} from 'zod';
import {RELEASE_LINES} from './environmentVariables.constants';
import {CHECKLIST_PHASES} from './installationChecklist.constants';
import {labeledLink, list, pattern, records, text} from './schema';

const item = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]+$/, 'lowercase letters and hyphens, such as license-file').describe(
    'key of the item in the reader’s browser; changing it after publication clears the reader’s checkbox',
  ),
  phase: z.enum(CHECKLIST_PHASES).describe('phase of the installation'),
  releaseLines: list(z.enum(RELEASE_LINES)).describe('release lines that the item applies to'),
  text: text(15, 160).describe(
    'what is true once the item is done, in one sentence; may contain `code`, **labels**, and [links](/docs/pact)',
  ),
  detail: text(15, 320).optional().describe('how or why, in at most two sentences'),
  onlyIf: text(5, 80).optional().describe('who needs it, as the rest of "Only if …"'),
  variables: list(text()).optional().describe('environment variables that the item is about'),
  links: list(labeledLink).describe(
    'pages that explain it; for readers on 2.x, a link below /docs/on-premises leads to the matching 2.x page',
  ),
});

/** One item of the checklist for an installation of PactFlow On-Premises. */
export type ChecklistItem = z.infer<typeof item>;

export const schemas = {installationChecklist: records(item, ['id'])};
