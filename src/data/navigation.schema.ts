import {z} from 'zod';
import {externalUrl, list, records, sitePath, text} from './schema';

/** A link has either `to` or `href`: the theme rejects a link with both or neither. */
const linkTarget = {
  to: sitePath().optional().describe('page of this site'),
  href: externalUrl().optional().describe('page of another site'),
};

const navbarItem = z.strictObject({
  label: text(2, 40).optional().describe('text of the link'),
  ...linkTarget,
  // navigationRules.ts checks the type and the sidebar.
  type: text().optional().describe('type of the item, if it is not a plain link'),
  sidebarId: text().optional().describe('sidebar on whose pages the item is active'),
  landingPage: sitePath().optional().describe('page that an item for a sidebar links to'),
  position: z.enum(['left', 'right']).describe('side of the navigation bar'),
});

const footerColumn = z.strictObject({
  title: text(2, 40).describe('heading of the column'),
  items: list(z.strictObject({label: text(2, 40).describe('text of the link'), ...linkTarget})).describe(
    'links of the column',
  ),
});

/** An item of the navigation bar. */
export type NavigationItem = z.infer<typeof navbarItem>;

const sectionLink = z.strictObject({
  label: text(2, 40).describe('name of the section'),
  to: sitePath().describe('landing page of the section'),
  description: text(10, 100).optional().describe('content of the section, if its pages are docs'),
});

export const schemas = {
  navbarItems: records(navbarItem),
  sectionLinks: records(sectionLink, ['label', 'to']),
  footerLinks: records(footerColumn, ['title']),
};
