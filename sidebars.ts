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
    {
      type: 'category',
      label: 'User interface',
      collapsed: false,
      items: [
        'docs/user-interface/index',
        {
          type: 'category',
          label: 'New UI',
          items: [
            'docs/user-interface/migration/new',
            'docs/user-interface/dashboard',
            'docs/user-interface/application',
            'docs/user-interface/integration',
            'docs/user-interface/contract',
            'docs/user-interface/bi-directional',
            {
              type: 'category',
              label: 'Settings',
              items: [
                'docs/user-interface/settings/api-tokens',
                'docs/user-interface/settings/preferences',
                'docs/user-interface/settings/environments',
                'docs/user-interface/settings/users',
                'docs/user-interface/settings/system-accounts',
                'docs/user-interface/settings/roles',
                'docs/user-interface/settings/teams',
                'docs/user-interface/settings/webhooks',
                'docs/user-interface/settings/secrets',
              ],
            },
            'docs/user-interface/migration/guide',
          ],
        },
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
