import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Every page stands in exactly one of these four sidebars; its place here gives breadcrumbs, previous and next. */
export default {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Contract testing',
      collapsed: false,
      items: [
        'docs/pact',
        {type: 'category', label: 'Bi-directional contract testing', collapsed: false, items: ['docs/bi-directional-contract-testing/index']},
      ],
    },
    {type: 'category', label: 'User interface', collapsed: false, items: ['docs/user-interface/index']},
    {
      type: 'category',
      label: 'Troubleshooting',
      items: [
        'docs/how_to',
        'docs/troubleshooting/glossary',
        'docs/login-help',
        'docs/authorization-help',
        'docs/webhooks-help',
        'docs/faq/public-ips',
        'docs/powershell-guide',
        'docs/troubleshooting/disabling-dangerous-contract-modification',
        'docs/troubleshooting/slow-response-when-fetching-pacts-for-verification',
        'docs/troubleshooting/apihub',
      ],
    },
    {type: 'category', label: 'Reference', items: ['docs/reference/code-proofs']},
  ],
  university: ['docs/workshops/index'],
  examples: ['docs/examples/index'],
  onprem: [
    {type: 'category', label: 'On-Premises 2.x', collapsed: false, items: ['docs/on-premises-2x/index']},
    {type: 'category', label: 'On-Premises 1.x', collapsed: false, items: ['docs/on-premises/index']},
    {type: 'category', label: 'Releases', collapsed: false, items: ['docs/on-premises/releases/2.3.0', 'docs/on-premises/releases/1.37.2']},
  ],
} satisfies SidebarsConfig;
