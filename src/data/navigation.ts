import type {NavbarItem} from '@docusaurus/theme-common';
import {brand} from './brand';

/** The top navigation, left to right. */
export const navbarItems: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
  {type: 'docSidebar', sidebarId: 'university', label: 'University', position: 'left'},
  {type: 'docSidebar', sidebarId: 'examples', label: 'Examples', position: 'left'},
  {type: 'docSidebar', sidebarId: 'onprem', label: 'On-Premises', position: 'left'},
  {to: '/notices', label: 'Notices', position: 'left'},
  {href: brand.supportUrl, label: 'Support', position: 'left'},
  {type: 'search', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
];

/** The columns of the footer. */
export const footerLinks = [
  {
    title: 'Learn',
    items: [
      {label: 'Getting started', to: '/'},
      {label: 'University', to: '/docs/workshops'},
      {label: 'Examples', to: '/docs/examples'},
      {label: 'Product API reference', to: '/oas/products'},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Pact on Slack', href: brand.community.slack},
      {label: 'Join the Slack workspace', href: brand.community.slackSignUp},
      {label: 'Stack Overflow', href: brand.community.stackOverflow},
      {label: 'Pact Foundation on GitHub', href: brand.community.github},
      {label: 'Pact on X', href: brand.community.x},
    ],
  },
  {
    title: 'More',
    items: [
      {label: `${brand.productName} main site`, href: brand.mainSiteUrl},
      {label: 'Notices', to: '/notices'},
      {label: 'Roadmap', href: brand.roadmapUrl},
      {label: 'Support', href: brand.supportUrl},
    ],
  },
];
