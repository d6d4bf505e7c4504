import type {IconName} from './icons';

export interface Frame {
  /** The entries on the right side of the top bar. */
  bar: readonly {icon?: IconName; label: string}[];
  /** A narrow bar of icons on the left. */
  rail?: readonly {icon: IconName; label: string}[];
  /** A wide menu on the left. The name of a group is a heading above its entries. */
  menu?: readonly {group?: string; items: readonly string[]}[];
}

const BAR = [
  {icon: 'feedback', label: 'Feedback'},
  {icon: 'help', label: 'Help'},
  {icon: 'profile', label: 'Profile'},
] as const;

/** The bars that PactFlow draws around its pages. */
export const frames: Readonly<Record<string, Frame>> = {
  app: {
    bar: BAR,
    rail: [
      {icon: 'applications', label: 'Applications'},
      {icon: 'integrations', label: 'Integrations'},
      {icon: 'settings', label: 'Settings'},
    ],
  },
  settings: {
    bar: BAR,
    menu: [
      {group: 'Account', items: ['Tokens', 'Preferences', 'Authentication']},
      {group: 'Deployment', items: ['Environments']},
      {group: 'Users and permissions', items: ['Users', 'System Accounts', 'Roles', 'Teams']},
      {group: 'Integrations', items: ['Webhooks', 'Secrets']},
      {group: 'Billings', items: ['Subscription']},
    ],
  },
  // The legacy interface has round icon buttons on the right. The mockup shows their names.
  legacy: {
    bar: [
      {label: 'Can I Deploy'},
      {label: 'Try our new UI'},
      {icon: 'settings', label: 'Settings'},
      {label: 'API'},
      {icon: 'help', label: 'Help'},
      {icon: 'leave', label: 'Log out'},
    ],
  },
  // On-Premises 1.x has only this interface, so it has no "Try our new UI".
  'legacy-1.x': {
    bar: [
      {label: 'Can I Deploy'},
      {icon: 'settings', label: 'Settings'},
      {label: 'API'},
      {icon: 'help', label: 'Help'},
      {icon: 'leave', label: 'Log out'},
    ],
  },
  'legacy-page': {
    bar: [
      {icon: 'back', label: 'Back'},
      {icon: 'settings', label: 'Settings'},
      {label: 'API'},
      {icon: 'help', label: 'Help'},
      {icon: 'leave', label: 'Log out'},
    ],
  },
  'legacy-settings': {
    bar: [
      {icon: 'back', label: 'Back'},
      {icon: 'help', label: 'Help'},
      {icon: 'leave', label: 'Log out'},
    ],
    menu: [
      {
        items: [
          'API Tokens',
          'Preferences',
          'Authentication',
          'Environments',
          'Roles',
          'Secrets',
          'Subscription',
          'Teams',
          'Users',
          'Webhooks',
        ],
      },
    ],
  },
};
