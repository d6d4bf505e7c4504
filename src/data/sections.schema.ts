import {z} from 'zod';
import {records, sitePath, text} from './schema';

const section = z.strictObject({
  label: text(2, 40).describe('name of the section'),
  to: sitePath().describe('landing page of the section'),
  description: text(10, 100).describe('content of the section in one sentence'),
  sidebarId: text().optional().describe('sidebar of the section, if its pages are docs'),
  inNavbar: z.boolean().describe('whether the navigation bar has the section'),
  footerColumn: z.enum(['Learn', 'More']).describe('column of the footer that has the section'),
  footerLabel: text(2, 40).optional().describe('name in the footer, if it differs from the label'),
});

/** A section of the site. */
export type Section = z.infer<typeof section>;

/** The part of a section that every page loads. Sections without docs have no description. */
export type SectionLink = Pick<Section, 'label' | 'to'> & Partial<Pick<Section, 'description'>>;

export const schemas = {sections: records(section, ['label', 'to'])};
