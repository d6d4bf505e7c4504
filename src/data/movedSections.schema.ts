import {z} from 'zod';
import {list, pattern, records, sitePath, text} from './schema';

const movedSection = z.strictObject({
  id: pattern(/^[a-z0-9-]+$/, 'the former anchor without #, such as step-1-write-a-client').describe(
    'anchor that the section had on the page',
  ),
  title: text(3, 80).describe('title of the section, as the link shows it'),
  to: sitePath().describe('where the section is now'),
});

const pageWithMovedSections = z.strictObject({
  page: sitePath().describe('page that had the sections'),
  sections: list(movedSection).describe('sections that are now on other pages, in their former order'),
});

/** A page from which sections moved to other pages. */
export type PageWithMovedSections = z.infer<typeof pageWithMovedSections>;

export const schemas = {movedSections: records(pageWithMovedSections, ['page'])};
