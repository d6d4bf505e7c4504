import {brand} from './brand';
import type {NavigationItem} from './navigation.schema';
import {sections} from './sections';
import type {SectionLink} from './sections.schema';

/** The items of the navigation bar, from left to right. */
export const navbarItems: NavigationItem[] = [
  ...sections
    .filter(({inNavbar}) => inNavbar)
    .map(({label, to, sidebarId}): NavigationItem =>
      sidebarId === undefined
        ? {to, label, position: 'left'}
        : {type: 'docSidebar', sidebarId, landingPage: to, label, position: 'left'},
    ),
  {href: brand.supportUrl, label: 'Support', position: 'left'},
  {type: 'search', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
];

/** The sections without what only the build needs. Every page loads these. */
export const sectionLinks: SectionLink[] = sections.map(({label, to, sidebarId, description}) => ({
  label,
  to,
  description: sidebarId === undefined ? undefined : description,
}));

/** The sections that a column of the footer has. */
const footerSections = (column: 'Learn' | 'More') =>
  sections
    .filter(({footerColumn}) => footerColumn === column)
    .map(({label, to, footerLabel}) => ({label: footerLabel ?? label, to}));

/** The columns of the footer. */
export const footerLinks = [
  {title: 'Learn', items: footerSections('Learn')},
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
      ...footerSections('More'),
      {label: 'Roadmap', href: brand.roadmapUrl},
      {label: 'Support', href: brand.supportUrl},
    ],
  },
];
