import type {DataSchemas, Schema} from './schema';

/** A link has one of the two addresses: the theme refuses both, and a link without one. */
const link = {
  label: {purpose: 'words of the link', required: true, kind: 'text', length: [2, 40]},
  to: {purpose: 'page of this site', kind: 'link', of: 'site'},
  href: {purpose: 'page of another site', kind: 'link', of: 'elsewhere'},
} satisfies Schema;

export const schemas = {
  navbarItems: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        ...link,
        label: {...link.label, required: false},
        // navigationRules.ts knows the types, and the sidebars that an item may name.
        type: {purpose: 'kind of item, where it is no link', kind: 'text'},
        sidebarId: {purpose: 'sidebar whose first page the item leads to', kind: 'text'},
        position: {purpose: 'end of the bar', required: true, kind: 'text', oneOf: ['left', 'right']},
      },
    },
  },
  footerLinks: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        title: {purpose: 'heading of the column', required: true, unique: true, kind: 'text', length: [2, 40]},
        items: {purpose: 'links of the column', required: true, kind: 'list', of: {kind: 'record', fields: link}},
      },
    },
  },
} satisfies DataSchemas;
