import {z} from 'zod';
import {pattern, text} from './schema';

export const schemas = {
  announcementBar: z.strictObject({
    id: pattern(/^[a-z\d-]+$/, 'lowercase letters, digits, and hyphens').describe(
      'key that stores a reader’s dismissal; a new text needs a new ID',
    ),
    content: text(10, 300).describe('text of the bar, with links as HTML'),
    isCloseable: z.boolean().describe('whether readers can close the bar with the theme’s button'),
  }),
};
