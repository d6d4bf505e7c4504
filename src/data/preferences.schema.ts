import {z} from 'zod';
import {list, pattern, records, text} from './schema';

const option = z.strictObject({
  value: pattern(/^[a-z0-9.]+$/, 'lowercase letters, digits, and dots').describe(
    'value in the browser’s storage and in URLs; for tabs, the value of the tab; must not change',
  ),
  label: text(2, 40).describe('name of the option; for tabs, the label of the tab'),
});

const preference = z.strictObject({
  name: pattern(/^[a-z]+$/, 'lowercase letters').describe(
    'name of the URL parameter; for tabs, the groupId; must not change',
  ),
  label: text(2, 20).describe('label of the list'),
  options: list(option).describe('what readers can choose'),
});

/** Something that readers choose once for the entire site. */
export type Preference = z.infer<typeof preference>;

export const schemas = {preferences: records(preference, ['name', 'label'])};
