import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {knownErrors} from './src/data/errors';
import {releases} from './src/data/releases';
import {docIds, type SidebarItem} from './src/site/contentFiles';
import {readCli, readResults} from './scripts/reference/model';
import {cliSidebar, messagesSidebars, releasesSidebar, resultsSidebar} from './scripts/reference/sidebar';

const root = process.cwd();

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/**
 * The pages of an On-Premises release line, in the order in which operators need them. Both release lines have
 * categories with the same labels, so each category has a unique key.
 */
function onPremises(folder: 'docs/on-premises' | 'docs/on-premises-2x'): SidebarItemConfig[] {
  const category = (label: string, items: SidebarItemConfig[]): SidebarItemConfig => ({
    type: 'category',
    label,
    key: `${folder} ${label}`,
    items,
  });
  const pages = (...names: string[]): string[] => names.map((name) => `${folder}/${name}`);
  const is2x = folder === 'docs/on-premises-2x';
  return [
    category('Installation', [
      ...pages(
        folder === 'docs/on-premises' ? 'architecture' : 'index',
        'system-requirements',
        'docker-image-registry',
        'network-configuration',
        'database',
      ),
      ...(is2x ? pages('redis') : []),
      category('Authentication', pages('authentication/saml', 'authentication/oauth2', 'authentication/demo')),
      category(
        'Application configuration',
        pages(
          'environment-variables/index',
          'environment-variables/templates',
          'environment-variables/timezones',
          'environment-variables/jwt',
          'environment-variables/oauth2',
          'license',
        ),
      ),
      ...pages('docker-compose-example'),
      ...(is2x ? pages('kubernetes') : []),
      ...pages(
        'installation/checklist',
        'observability',
        'logging',
        'installation/load-testing',
        'installation/migrating',
      ),
    ]),
    category('Operation', [...pages('authentication/index'), ...(is2x ? pages('monitoring') : [])]),
    category('Upgrading', pages('upgrading/index', 'upgrading/database-migrations')),
    category('Maintenance', pages('maintenance/database', 'disaster-recovery')),
    category('SCIM', pages('scim')),
    category('Security and support', [
      ...(is2x ? pages('hardening') : []),
      ...pages('security-audit-report', 'support-policy'),
    ]),
    category('Troubleshooting', pages('troubleshooting')),
  ];
}

const workshops = (folder: string, ...names: string[]): string[] =>
  names.map((name) => `docs/workshops/${folder}${name === '' ? '' : `/${name}`}`);

/** A CI/CD track. Both tracks have parts with the same labels, so each part has a unique key. */
function ciCdTrack(track: 'ci-cd' | 'ci-cd-legacy', label: string): SidebarItem {
  const part = (name: string, folder: string, ...pages: string[]): SidebarItem => ({
    type: 'category',
    label: name,
    key: `${track} ${name}`,
    items: workshops(`${track}/${folder}`, '', ...pages),
  });
  return {
    type: 'category',
    label,
    items: [
      ...workshops(track, ''),
      part(
        'Set up CI',
        'set-up-ci',
        'prerequisites',
        'fork-the-repositories',
        'test-the-builds-in-github-actions',
        'configure-consumer-and-provider-pipelines',
        'configure-webhook',
        'conclusion',
      ),
      part(
        'Set up local development',
        'set-up-local-development',
        'prerequisites',
        'install-dependencies',
        'run-the-applications',
        'run-the-consumer-tests',
        'run-the-provider-tests',
      ),
      part(
        'Workshop',
        'workshop',
        ...[
          'prerequisites',
          'prerequisite-concepts',
          ...(track === 'ci-cd-legacy' ? ['how-to-break-everything'] : []),
          'protecting-the-provider',
          'how-not-to-break-everything',
        ],
        ...[
          'implementing-the-provider-changes',
          'verifying-feature-pacts',
          'releasing-the-consumer-code',
          'conclusion',
        ],
      ),
    ],
  };
}

/** Courses in the order in which most learners take them. */
const university: SidebarItem[] = [
  'docs/workshops',
  {
    type: 'category',
    label: 'Introduction to Pact',
    items: [
      ...workshops('introduction', ''),
      {
        type: 'category',
        label: 'Hands-on lab',
        items: [
          ...workshops('introduction', 'hands-on'),
          ...workshops(
            'introduction/hands-on',
            ...Array.from({length: 13}, (_, index) => `step-${index + 1}`),
            'webhooks',
          ),
        ],
      },
      ...workshops('introduction', 'learning', 'further'),
    ],
  },
  ciCdTrack('ci-cd', 'Pact in CI/CD'),
  'docs/workshops/quick_starts/bdc',
  {
    type: 'category',
    label: 'Bi-directional workshop',
    items: [
      'docs/workshops/bi-directional-contract-testing',
      ...workshops('bi-directional', 'pre_requisites', ...Array.from({length: 11}, (_, index) => `step${index + 1}`)),
    ],
  },
  'docs/workshops/quick_starts/design_first',
  {type: 'category', label: 'Advanced Pact', items: ['docs/workshops/advanced', 'docs/workshops/org_scale']},
  {type: 'category', label: 'Slides and demo pack', items: workshops('slides', 'introduction', 'demo')},
  'docs/workshops/tutorials',
  'docs/tutorials',
  ciCdTrack('ci-cd-legacy', 'Pact in CI/CD with tags (legacy)'),
];

const examplePages = (folder: string, ...names: string[]): string[] =>
  names.map((name) => `docs/examples/${folder}${name === '' ? '' : `/${name}`}`);

/** Examples by language or transport. Consumers come first because their tests run first. */
const examples: SidebarItem[] = [
  'docs/examples',
  {
    type: 'category',
    label: 'JavaScript',
    key: 'examples JavaScript',
    items: examplePages('js', 'consumer', 'provider'),
  },
  'docs/examples/cypress',
  {
    type: 'category',
    label: 'Java',
    key: 'examples Java',
    items: examplePages('java', 'consumer/junit', 'provider-springboot', 'consumer/graphql', 'provider/graphql'),
  },
  {type: 'category', label: '.NET', key: 'examples .NET', items: examplePages('dotnet', 'consumer', 'provider')},
  {type: 'category', label: 'Go', key: 'examples Go', items: examplePages('golang', 'consumer', 'provider')},
  {type: 'category', label: 'Python', key: 'examples Python', items: examplePages('python', 'consumer', 'provider')},
  {
    type: 'category',
    label: 'XML over HTTP',
    key: 'examples XML',
    items: examplePages('soap/java', 'consumer', 'provider'),
  },
  {
    type: 'category',
    label: 'Kafka',
    key: 'examples Kafka',
    items: examplePages('kafka', 'js/consumer', 'java/consumer', 'java/provider'),
  },
  {
    type: 'category',
    label: 'AWS SNS',
    key: 'examples SNS',
    items: examplePages('aws/sns', 'consumer', 'consumer/python', 'provider'),
  },
  {
    type: 'category',
    label: 'Bi-directional contract testing',
    key: 'examples bi-directional',
    items: [
      {
        type: 'category',
        label: 'Consumers',
        key: 'examples bi-directional consumers',
        items: examplePages(
          'bi-directional/consumer',
          'msw',
          'recordreplay',
          'cypress',
          'playwright_js',
          'mountebank',
          'wiremock',
          'dotnet',
        ),
      },
      {
        type: 'category',
        label: 'Providers',
        key: 'examples bi-directional providers',
        items: examplePages(
          'bi-directional/provider',
          '',
          'restassured',
          'postman',
          'dredd',
          'soapui',
          'readyapi',
          'dotnet',
        ),
      },
    ],
  },
];

/** Every page is in exactly one of these sidebars, which also determine its breadcrumbs and pagination links. */
export default {
  docs: [
    'index',
    'docs/first-contract',
    'docs/install-pact-cli',
    {
      type: 'category',
      label: 'Contract testing',
      collapsed: false,
      items: [
        'docs/pact',
        'docs/write-and-verify',
        'docs/which-pacts-are-verified',
        'docs/branches-and-releases',
        'docs/mobile-apps',
        'docs/pact-in-your-language',
        'docs/choose-an-approach',
        'docs/messages',
        {
          type: 'category',
          label: 'Bi-directional contract testing',
          collapsed: false,
          items: [
            'docs/bi-directional-contract-testing/index',
            'docs/bi-directional-contract-testing/consumer',
            'docs/bi-directional-contract-testing/provider',
            'docs/bi-directional-contract-testing/publishing',
            'docs/bi-directional-contract-testing/compatibility-checks',
            'docs/bi-directional-contract-testing/deploying',
            {
              type: 'category',
              label: 'Supported contracts',
              items: [
                'docs/bi-directional-contract-testing/contracts/pact',
                {
                  type: 'category',
                  label: 'OpenAPI specification',
                  items: [
                    'docs/bi-directional-contract-testing/contracts/oas/index',
                    'docs/bi-directional-contract-testing/contracts/oas/features',
                    'docs/bi-directional-contract-testing/contracts/oas/keyword-support',
                    'docs/bi-directional-contract-testing/contracts/oas/configuration',
                    'docs/bi-directional-contract-testing/contracts/oas/changelog',
                  ],
                },
              ],
            },
            {
              type: 'category',
              label: 'Tool integration',
              items: [
                'docs/bi-directional-contract-testing/tools/index',
                'docs/bi-directional-contract-testing/tools/swaggerhub',
                'docs/bi-directional-contract-testing/tools/cypress',
                'docs/bi-directional-contract-testing/tools/msw',
                'docs/bi-directional-contract-testing/tools/wiremock',
                'docs/bi-directional-contract-testing/tools/wiremock-net',
              ],
            },
          ],
        },
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
        {
          type: 'category',
          label: 'Legacy UI',
          items: [
            'docs/ui-old/dashboard',
            'docs/ui-old/bi-directional',
            'docs/ui-old/can-i-deploy',
            {
              type: 'category',
              label: 'Settings',
              // Another category in this sidebar has the same label.
              key: 'legacy-settings',
              items: [
                'docs/ui-old/settings/api-tokens',
                'docs/ui-old/settings/preferences',
                'docs/ui-old/settings/environments',
                'docs/ui-old/settings/users',
                'docs/ui-old/settings/teams',
                'docs/ui-old/settings/webhooks',
                'docs/ui-old/settings/secrets',
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Features',
      items: [
        {
          type: 'category',
          label: 'AI test generation',
          items: [
            'docs/ai/index',
            'docs/ai/quick-start',
            'docs/ai/using',
            'docs/ai/managing',
            'docs/ai/troubleshooting',
            'docs/ai/learning',
          ],
        },
        'docs/stubs',
        'docs/clean-up',
        'docs/measure-adoption',
        {
          type: 'category',
          label: 'Roles and permissions',
          items: [
            'docs/permissions/rbac',
            'docs/permissions/predefined-roles',
            'docs/permissions/index',
            'docs/permissions/api-tokens',
          ],
        },
        {type: 'category', label: 'Authentication', items: ['docs/authentication/main', 'docs/authentication/legacy']},
        {type: 'category', label: 'SCIM', items: ['docs/scim/main', 'docs/scim/okta']},
      ],
    },
    {
      type: 'category',
      label: 'Account',
      items: ['docs/choose-a-broker', 'docs/billing', 'docs/migrate-to-cloud'],
    },
    {
      type: 'category',
      label: 'Integrations',
      items: ['docs/integrations/swaggerhub', 'docs/use-the-api', 'docs/terraform'],
    },
    {
      type: 'category',
      label: 'Labs',
      link: {type: 'doc', id: 'lab/index'},
      items: ['learn/can-i-deploy', 'lab/compare', 'lab/match', 'lab/pipeline'],
    },
    {
      type: 'category',
      label: 'Troubleshooting',
      items: [
        {type: 'link', label: 'Fix an error', href: '/fix'},
        'docs/fix-can-i-deploy',
        'docs/cid-polling-bdc',
        'docs/troubleshooting/disabling-dangerous-contract-modification',
        'docs/authorization-help',
        'docs/login-help',
        'docs/webhooks-help',
        'docs/troubleshooting/slow-response-when-fetching-pacts-for-verification',
        'docs/powershell-guide',
        'docs/faq/public-ips',
        'docs/how_to',
        'docs/troubleshooting/glossary',
        'docs/troubleshooting/apihub',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'docs/reference/code-proofs',
        'docs/reference/page-components',
        cliSidebar(readCli(root)),
        resultsSidebar(readResults(root)),
      ],
    },
  ],
  ...messagesSidebars(knownErrors),
  university: docIds(university, root),
  examples: docIds(examples, root),
  onprem: [
    'docs/on-premises/index',
    {type: 'category', label: 'On-Premises 2.x', collapsed: false, items: onPremises('docs/on-premises-2x')},
    {type: 'category', label: 'On-Premises 1.x (unsupported)', items: onPremises('docs/on-premises')},
    releasesSidebar(releases),
  ],
} satisfies SidebarsConfig;
