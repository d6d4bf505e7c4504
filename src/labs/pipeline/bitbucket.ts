/** Writes the configuration of Bitbucket Pipelines. */
import {CLI_IMAGE, IMAGES, inContainer} from './gitlab';
import {CA_FILE, installCli, word, type Step} from './plan';
import {
  deployJob,
  fileOf,
  indent,
  javaOptions,
  NOTES,
  scriptItem,
  spaced,
  type GeneratedFile,
  type Task,
} from './writing';

const stepLines = ({comments}: Task, step: Step): string[] => [...comments.of(step), ...scriptItem(step.run)];

/** Bitbucket has no variables for all steps of a file, so each script sets them. */
function variables({plan, comments}: Task, triggered: boolean, runsTests: boolean): string[] {
  return [
    ...comments.of(NOTES.application),
    ...scriptItem([`export PACTICIPANT=${word(plan.choices.application)}`]),
    ...comments.of(NOTES.version),
    ...scriptItem([
      `export GIT_COMMIT="$${triggered ? 'PROVIDER_VERSION' : 'BITBUCKET_COMMIT'}"`,
      `export GIT_BRANCH="$${triggered ? 'PROVIDER_BRANCH' : 'BITBUCKET_BRANCH'}"`,
    ]),
    ...(plan.publishesResults && runsTests
      ? [...comments.of(NOTES.publish), ...scriptItem(['export PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true'])]
      : []),
    ...(plan.ownAuthority
      ? [...comments.of(NOTES.authority), ...scriptItem([`export SSL_CERT_FILE="$BITBUCKET_CLONE_DIR/${CA_FILE}"`])]
      : []),
    ...(plan.javaTrustStore && runsTests
      ? scriptItem([`export JAVA_TOOL_OPTIONS="${javaOptions('$BITBUCKET_CLONE_DIR')}"`])
      : []),
  ];
}

function testStep(task: Task, steps: readonly Step[], triggered: boolean): string[] {
  const {
    plan: {choices, language},
    comments,
  } = task;
  return [
    `name: ${triggered ? 'Verify the changed pact' : 'Test'}`,
    ...comments.of({
      name: `Use ${language.tool}`,
      why: `The image contains ${language.tool}, which your tests need.`,
      page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
    }),
    `image: ${IMAGES[choices.language]}`,
    'script:',
    ...indent(2, [
      ...variables(task, triggered, true),
      ...(triggered
        ? [
            ...comments.of(NOTES.checkoutVersion),
            ...scriptItem(['git fetch origin "$GIT_COMMIT"', 'git checkout --detach FETCH_HEAD']),
          ]
        : []),
      ...inContainer(task.plan, steps).flatMap((step) => stepLines(task, step)),
    ]),
  ];
}

const cliStep = (task: Task, name: string, steps: readonly Step[]): string[] => [
  `name: ${name}`,
  `image: ${CLI_IMAGE}`,
  'script:',
  ...indent(2, [
    ...variables(task, false, false),
    ...[installCli('npm'), ...steps].flatMap((step) => stepLines(task, step)),
  ]),
];

/** A step with an anchor, which pipelines refer to. */
const defined = (name: string, lines: readonly string[]): string[] => [`- step: &${name}`, ...indent(4, lines)];

export function bitbucketFiles(task: Task): GeneratedFile[] {
  const {plan, comments} = task;
  const {branches, mainBranch, language} = plan.choices;
  const triggered = plan.verify.length > 0;
  const names = ['PACT_URL', 'PROVIDER_VERSION', 'PROVIDER_BRANCH', ...(language === 'java' ? ['PACT_CONSUMER'] : [])];
  const [secret, username] = plan.credentials;
  return [
    fileOf('bitbucket-pipelines.yml', 'yaml', [
      ...comments.begin('Tests every commit, and deploys the main branch if can-i-deploy succeeds.'),
      ...comments.of(NOTES.broker),
      ...comments.plain(
        `The repository variables contain PACT_BROKER_BASE_URL${username === undefined ? '' : `, ${username},`} and ${secret}, which is secured.`,
      ),
      'definitions:',
      '  steps:',
      ...indent(
        4,
        spaced([
          defined('test', testStep(task, plan.test, false)),
          ...(plan.check.length === 0 ? [] : [defined('can-i-deploy', cliStep(task, 'Can I deploy?', plan.check))]),
          ...plan.deployments.map(({environment, steps}) =>
            defined(deployJob(environment), cliStep(task, `Deploy to ${environment}`, steps)),
          ),
        ]),
      ),
      '',
      'pipelines:',
      ...indent(2, [
        ...(branches === 'all'
          ? [
              ...comments.plain('Feature branches are checked, but not deployed.'),
              'default:',
              '  - step: *test',
              '  - step: *can-i-deploy',
            ]
          : []),
        'branches:',
        `  ${JSON.stringify(mainBranch)}:`,
        '    - step: *test',
        ...plan.deployments.map(({environment}) => `    - step: *${deployJob(environment)}`),
        ...(triggered
          ? [
              'custom:',
              ...indent(2, [
                ...comments.plain('Verifies a changed pact. A webhook in the broker starts this pipeline.'),
                'verify-changed-pact:',
                ...indent(2, [
                  ...comments.of(NOTES.changedPact),
                  '- variables:',
                  ...indent(
                    4,
                    names.map((name) => `- name: ${name}`),
                  ),
                  '- step:',
                  ...indent(4, testStep(task, plan.verify, true)),
                ]),
              ]),
            ]
          : []),
      ]),
    ]),
  ];
}
