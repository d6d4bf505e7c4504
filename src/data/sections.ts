import type {Section} from './sections.schema';

/**
 * The sections of the site. The top navigation, the footer, the page for unknown URLs, and the links for readers
 * without JavaScript are made from this list.
 */
export const sections: readonly Section[] = [
  {
    label: 'Docs',
    to: '/',
    description: 'Contract testing and the user interface.',
    sidebarId: 'docs',
    inNavbar: true,
    footerColumn: 'Learn',
    footerLabel: 'Getting started',
  },
  {
    label: 'University',
    to: '/docs/workshops',
    description: 'Courses and workshops.',
    sidebarId: 'university',
    inNavbar: true,
    footerColumn: 'Learn',
  },
  {
    label: 'Examples',
    to: '/docs/examples',
    description: 'Consumers and providers.',
    sidebarId: 'examples',
    inNavbar: true,
    footerColumn: 'Learn',
  },
  {
    label: 'On-Premises',
    to: '/docs/on-premises',
    description: 'Run PactFlow on your own servers.',
    sidebarId: 'onprem',
    inNavbar: true,
    footerColumn: 'Learn',
  },
  {
    label: 'Notices',
    to: '/notices',
    description: 'Releases, security advisories, and maintenance windows.',
    inNavbar: true,
    footerColumn: 'More',
  },
  {
    label: 'PactFlow API',
    to: '/docs/use-the-api',
    description: 'Automate PactFlow with HTTP requests.',
    inNavbar: false,
    footerColumn: 'Learn',
  },
  {
    label: 'Demo Product API',
    to: '/oas/products',
    description: 'The example API of the workshops and example projects.',
    inNavbar: false,
    footerColumn: 'Learn',
  },
];
