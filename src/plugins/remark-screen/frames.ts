import type {IconName} from './icons';

export interface Frame {
  /** What stands on the right of the top bar. */
  bar: readonly {icon?: IconName; label: string}[];
  /** A narrow bar of icons on the left. */
  rail?: readonly {icon: IconName; label: string}[];
  /** A wide menu on the left; entries under a group stand below its name. */
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
  // The legacy interface has round buttons without a name on the right; the names stand here for what they show.
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
  // On-Premises 1.x has no other interface to try.
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
