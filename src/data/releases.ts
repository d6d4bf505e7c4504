import type {Release} from './releases.schema';

/** Every release of PactFlow On-Premises, the newest first. The pages below `/docs/on-premises/releases` and the release notices are made from it. */
export const releases: readonly Release[] = [
  {
    version: '2.3.0',
    date: '2025-10-21',
    edition: '2.x',
    summary: 'Two predefined roles have new names and a third one is new. Bi-directional contract testing understands status code ranges.',
    description: 'What PactFlow On-Premises 2.3.0 of October 21, 2025 adds, renames, and fixes, and how to upgrade to it from 2.x or 1.x.',
    highlights: ['**Roles.** Viewer becomes **Read-Only**, with the same permissions. Guest becomes **Viewer** and may also read users and teams. **No Access** is new and grants nothing.'],
    features: [{area: 'Bi-directional contract testing', text: 'OpenAPI status code ranges such as `4XX` and `5XX` count in the comparison.'}],
    notice: {slug: '2025-10-21-on-premises-2.3.0', date: '2025-10-21'},
    keywords: ['roles', 'Viewer', 'Read-Only', 'Guest', 'No Access', 'SAML'],
  },
];
