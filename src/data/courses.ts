import type {Course, CoursePath} from './courses.schema';

const below = (folder: string, ...names: string[]): string[] =>
  names.map((name) => `/docs/workshops/${folder}${name === '' ? '' : `/${name}`}`);

/**
 * Chapters of a CI/CD track. Both tracks have the same parts, but the legacy track first shows how a deployment fails.
 */
const ciCd = (track: 'ci-cd' | 'ci-cd-legacy'): string[] => [
  ...below(
    `${track}/set-up-ci`,
    '',
    'prerequisites',
    'fork-the-repositories',
    'test-the-builds-in-github-actions',
    'configure-consumer-and-provider-pipelines',
    'configure-webhook',
    'conclusion',
  ),
  ...below(
    `${track}/set-up-local-development`,
    '',
    'prerequisites',
    'install-dependencies',
    'run-the-applications',
    'run-the-consumer-tests',
    'run-the-provider-tests',
  ),
  ...below(
    `${track}/workshop`,
    ...[
      '',
      'prerequisites',
      'prerequisite-concepts',
      ...(track === 'ci-cd-legacy' ? ['how-to-break-everything'] : []),
      'protecting-the-provider',
      'how-not-to-break-everything',
    ],
    ...['implementing-the-provider-changes', 'verifying-feature-pacts', 'releasing-the-consumer-code', 'conclusion'],
  ),
];

/** Names of the hands-on lab's pages, one for each step. */
const LAB_STEPS = Array.from({length: 13}, (_, index) => `step-${index + 1}`);

/** All courses of PactFlow University, in the order in which most learners take them. */
export const courses: readonly Course[] = [
  {
    id: 'introduction',
    title: 'Introduction to Pact',
    level: 'Beginner',
    format: 'Reading and hands-on',
    prerequisites:
      'Basic knowledge of HTTP APIs and unit tests; Node.js, which the Java and Python versions need only from step 12 on; a JDK or Python if you choose that language',
    outcome: 'write a consumer test, verify a provider against its pact, and explain the benefits of a broker.',
    languages: ['JavaScript', 'Java', 'Python'],
    front: '/docs/workshops/introduction',
    chapters: [
      ...below('introduction', 'hands-on'),
      ...below('introduction/hands-on', ...LAB_STEPS, 'webhooks'),
      ...below('introduction', 'learning', 'further'),
    ],
  },
  {
    id: 'bdc-quick-start',
    title: 'Quick start: bi-directional contracts',
    level: 'Beginner',
    format: 'Hands-on',
    prerequisites: 'Basic knowledge of HTTP APIs; Node.js',
    outcome:
      'publish a provider’s OpenAPI description and a consumer’s pact, and interpret the result of the comparison.',
    languages: ['JavaScript'],
    front: '/docs/workshops/quick_starts/bdc',
    chapters: ['/docs/workshops/quick_starts/bdc'],
  },
  {
    id: 'ci-cd',
    title: 'Pact in CI/CD',
    level: 'Intermediate',
    format: 'Hands-on',
    prerequisites:
      '[Introduction to Pact](/docs/workshops/introduction); Node.js, and a JDK or Python if you choose that language; for your own forks, also GitHub and PactFlow accounts',
    outcome:
      'add a field to a consumer and its provider without breaking either, in pipelines that publish and verify pacts, run `can-i-deploy`, and record deployments.',
    languages: ['JavaScript', 'Java', 'Python'],
    front: '/docs/workshops/ci-cd',
    chapters: ciCd('ci-cd'),
  },
  {
    id: 'bi-directional',
    title: 'Bi-directional workshop',
    level: 'Intermediate',
    format: 'Hands-on',
    prerequisites: 'Basic knowledge of HTTP APIs, unit tests, and the terminal; Node.js',
    outcome:
      'publish a provider’s OpenAPI description with test results, convert a consumer’s mocks into a pact, and prevent a breaking change from being deployed.',
    languages: ['JavaScript'],
    front: '/docs/workshops/bi-directional-contract-testing',
    chapters: below('bi-directional', 'pre_requisites', ...Array.from({length: 11}, (_, index) => `step${index + 1}`)),
  },
  {
    id: 'design-first',
    title: 'Quick start: design first',
    level: 'Intermediate',
    format: 'Hands-on',
    prerequisites:
      '[Quick start: bi-directional contracts](/docs/workshops/quick_starts/bdc); Node.js; for the second half, also GitHub, PactFlow, and Swagger Studio accounts',
    outcome: 'check a change to an API description against the API’s consumers before anyone implements the change.',
    languages: ['JavaScript'],
    front: '/docs/workshops/quick_starts/design_first',
    chapters: ['/docs/workshops/quick_starts/design_first'],
  },
  {
    id: 'advanced',
    title: 'Advanced Pact',
    level: 'Advanced',
    format: 'Reading',
    prerequisites: '[Pact in CI/CD](/docs/workshops/ci-cd), or your own pipeline that uses Pact',
    chapterPrerequisites: [
      {
        chapter: '/docs/workshops/org_scale',
        prerequisites: 'Basic knowledge of [contract testing with Pact](/docs/pact); no programming skills',
      },
    ],
    outcome:
      'choose verification and branching strategies for any CI system, and plan the adoption of Pact across teams.',
    languages: ['Any'],
    front: '/docs/workshops/advanced',
    chapters: ['/docs/workshops/advanced', '/docs/workshops/org_scale'],
  },
  {
    id: 'ci-cd-legacy',
    title: 'Pact in CI/CD with tags (legacy)',
    level: 'Intermediate',
    format: 'Hands-on',
    prerequisites: 'A pipeline that still uses tags; for other pipelines, take [Pact in CI/CD](/docs/workshops/ci-cd)',
    outcome:
      'understand and maintain a pipeline that uses tags for branches and environments, and plan its migration to branches.',
    languages: ['JavaScript'],
    era: 'legacy',
    front: '/docs/workshops/ci-cd-legacy',
    chapters: ciCd('ci-cd-legacy'),
  },
];

/** Courses for each role, in the order in which to take them. */
export const coursePaths: readonly CoursePath[] = [
  {role: 'New to contract testing', courses: ['introduction', 'ci-cd']},
  {role: 'CI pipeline owner', courses: ['ci-cd', 'advanced']},
  {role: 'Adopter of bi-directional contract testing', courses: ['bdc-quick-start', 'bi-directional', 'design-first']},
  {role: 'Architect', courses: ['bdc-quick-start', 'advanced']},
  {role: 'Maintainer of a pipeline that uses tags', courses: ['ci-cd-legacy', 'ci-cd']},
];

/** Pages of the university that don't belong to a course. */
export const universityOverviews: readonly string[] = [
  '/docs/workshops',
  '/docs/tutorials',
  '/docs/workshops/tutorials',
  '/docs/workshops/slides/introduction',
  '/docs/workshops/slides/demo',
];
