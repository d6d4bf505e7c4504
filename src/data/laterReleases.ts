import type {LaterRelease} from './laterReleases.schema';

/**
 * Releases after those in `releases.ts`, latest first. PactFlow's public documentation doesn't describe them, so they
 * have no page or notice. The upgrade planner includes them, and links to SmartBear's release notes:
 * https://support.smartbear.com/swagger/docs/contract-testing/on-premises-admin-guide/on-premises-release-notes/
 */
export const laterReleases: readonly LaterRelease[] = [
  {
    version: '2.4.0',
    date: '2025-12-17',
    releaseLine: '2.x',
    summary:
      'Among other changes, this release adds filters for audit events, supports OpenAPI paths that contain colons in bi-directional contract testing, and shows the release version instead of a commit number.',
    lines: [
      'Adds support for OpenAPI paths that contain colons to bi-directional contract testing.',
      'Adds query parameters that filter the events of the audit API.',
    ],
    isPartial: true,
  },
  {
    version: '1.37.6',
    date: '2026-03-26',
    releaseLine: '1.x',
    summary:
      'This release fixes an issue where bi-directional contract comparisons could fail to run, and changes the URL that PactFlow returns when you publish a provider contract.',
    lines: ['Fixes an issue where a bi-directional contract comparison could fail to run.'],
    breaking: [
      {
        text: 'When you publish a provider contract, PactFlow returns a different URL, which leads to the new provider contract page. The release notes list this change as a feature and don’t include the old or the new URL.',
        action:
          'If a script uses this URL, publish a provider contract to a test installation of each release, and compare the URLs before you upgrade.',
      },
    ],
  },
  {
    version: '1.37.5',
    date: '2026-03-12',
    releaseLine: '1.x',
    summary:
      'This release fixes two issues: OAuth 2.0 sign-ins could redirect over HTTP, and `db-migrate` could fail because of API tokens without an encrypted value.',
    lines: [
      'Fixes an issue where an OAuth 2.0 sign-in could redirect over HTTP instead of HTTPS.',
      'Fixes an issue where `db-migrate` could fail because of API tokens that have no `encrypted_value`.',
      'Adds the OAuth 2.0 authorization URL to the `form-action` directive of the content security policy.',
      'Adds a permission for the `team:manage:team` scope.',
    ],
  },
  {
    version: '1.37.4',
    date: '2026-02-11',
    releaseLine: '1.x',
    summary:
      'This release improves bi-directional contract testing with V4 pacts that also have non-HTTP interactions, and lets audit searches include several event types.',
    lines: [
      'Improves `can-i-deploy` results for V4 pacts that have both HTTP and non-HTTP interactions in bi-directional contract testing.',
      'Adds support for several event types to searches in the audit API.',
      'Adds a dynamic verification window of 7 to 14 days for work-in-progress (WIP) pacts.',
    ],
  },
  {
    version: '1.37.3',
    date: '2025-12-17',
    releaseLine: '1.x',
    summary:
      'This release updates all dependencies to fix known vulnerabilities, and corrects `can-i-deploy` results for V4 pacts that have non-HTTP interactions. Its data migrations can take a long time.',
    lines: [
      'Adds support for OpenAPI paths that contain colons to bi-directional contract testing.',
      'Adds query parameters that filter the events of the audit API.',
      'Fixes an issue where a user who was disabled and then provisioned again with SCIM or SAML couldn’t sign in.',
      'Fixes an issue where `can-i-deploy` allowed a V4 pact with unverified non-HTTP interactions.',
      'Fixes the counts of interactions and messages in V4 pacts.',
    ],
    security: ['Updates all dependencies to fix known vulnerabilities. The release notes don’t list CVE IDs.'],
    migrations: [
      'Adds the `has_messages` column to the `pact_versions` table, and processes the content of every contract, which can take a long time. SmartBear strongly recommends [running the migrations manually](/docs/on-premises/upgrading/database-migrations) before you upgrade.',
    ],
  },
];
