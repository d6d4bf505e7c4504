/** Writes the configuration of GitLab CI/CD. */
import {CA_FILE, callsCli, installCli, type Plan, type Step} from './plan';
import {
  deployJob,
  fileOf,
  indent,
  javaOptions,
  NOTES,
  scalar,
  single,
  scriptItem,
  spaced,
  type GeneratedFile,
  type Task,
} from './writing';

/** The images that the tests run in. They're also those of Bitbucket Pipelines. */
export const IMAGES: Record<Plan['choices']['language'], string> = {
  js: 'node:22',
  java: 'maven:3.9-eclipse-temurin-17',
  python: 'python:3.13',
  go: 'golang:1.25',
  dotnet: 'mcr.microsoft.com/dotnet/sdk:10.0',
};

/** The image of jobs that only need the Pact CLI. */
export const CLI_IMAGE = 'node:22';

const PATH = 'export PATH="$HOME/.pact/bin:$PATH"';

/** The steps of a job that runs tests in a container, with the Pact CLI if they call it. */
export function inContainer({choices: {language}}: Plan, steps: readonly Step[]): Step[] {
  if (!callsCli(steps)) return [...steps];
  const installer = language === 'python' ? 'pip' : language === 'js' ? 'npm' : 'script';
  return [installCli(installer, [PATH]), ...steps];
}

const stepLines = ({comments}: Task, step: Step): string[] => [...comments.of(step), ...scriptItem(step.run)];

const jobScript = (task: Task, steps: readonly Step[]): string[] => [
  'script:',
  ...indent(
    2,
    steps.flatMap((step) => stepLines(task, step)),
  ),
];

const imageOf = ({plan: {choices, language}, comments}: Task): string[] => [
  ...comments.of({
    name: `Use ${language.tool}`,
    why: `The image contains ${language.tool}, which your tests need.`,
    page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
  }),
  `image: ${IMAGES[choices.language]}`,
];

export function gitlabFiles(task: Task): GeneratedFile[] {
  const {plan, comments} = task;
  const {branches, mainBranch, application} = plan.choices;
  const triggered = plan.verify.length > 0;
  const isMain = `$CI_COMMIT_BRANCH == ${JSON.stringify(mainBranch)}`;
  const notTriggered = triggered ? ' && $CI_PIPELINE_SOURCE != "trigger"' : '';
  const rule = (condition: string): string[] => ['rules:', `  - if: ${single(condition)}`];
  const cliJob = (steps: readonly Step[]): string[] => [
    `image: ${CLI_IMAGE}`,
    ...jobScript(task, [installCli('npm'), ...steps]),
  ];
  const jobs = [
    [
      'test:',
      ...indent(2, [
        'stage: test',
        ...(triggered ? rule('$CI_PIPELINE_SOURCE != "trigger"') : []),
        ...imageOf(task),
        ...jobScript(task, inContainer(plan, plan.test)),
      ]),
    ],
    ...(plan.check.length === 0
      ? []
      : [
          [
            'can-i-deploy:',
            ...indent(2, [
              'stage: deploy',
              ...comments.plain('On the main branch, each deployment has its own check.'),
              ...rule(`$CI_COMMIT_BRANCH != ${JSON.stringify(mainBranch)}${notTriggered}`),
              ...cliJob(plan.check),
            ]),
          ],
        ]),
    ...plan.deployments.map(({environment, steps}, index) => {
      const before = plan.deployments[index - 1];
      return [
        `${deployJob(environment)}:`,
        ...indent(2, [
          'stage: deploy',
          `needs: [${before === undefined ? 'test' : deployJob(before.environment)}]`,
          ...rule(`${isMain}${notTriggered}`),
          ...comments.plain(
            'Two deployments at the same time could finish in either order, and the record would be wrong.',
          ),
          `resource_group: ${scalar(environment)}`,
          ...cliJob(steps),
        ]),
      ];
    }),
    ...(triggered
      ? [
          [
            ...comments.plain('Verifies a changed pact. A webhook in the broker starts this job.'),
            'verify-changed-pact:',
            ...indent(2, [
              'stage: test',
              ...rule('$CI_PIPELINE_SOURCE == "trigger"'),
              'variables:',
              ...indent(2, [
                ...comments.of(NOTES.changedPact),
                'GIT_COMMIT: $PROVIDER_VERSION',
                'GIT_BRANCH: $PROVIDER_BRANCH',
              ]),
              ...imageOf(task),
              'script:',
              ...indent(2, [
                ...comments.of(NOTES.checkoutVersion),
                ...scriptItem(['git fetch origin "$GIT_COMMIT"', 'git checkout --detach FETCH_HEAD']),
                ...inContainer(plan, plan.verify).flatMap((step) => stepLines(task, step)),
              ]),
            ]),
          ],
        ]
      : []),
  ];
  const lines = [
    ...comments.begin('Tests every commit, and deploys the main branch if can-i-deploy succeeds.'),
    'workflow:',
    '  rules:',
    ...indent(4, [
      ...(triggered
        ? [...comments.plain('A webhook starts these pipelines.'), `- if: '$CI_PIPELINE_SOURCE == "trigger"'`]
        : []),
      ...(branches === 'all'
        ? [
            ...comments.plain('Builds branches instead of merge requests, so that each commit has one pipeline.'),
            "- if: '$CI_COMMIT_BRANCH'",
          ]
        : [`- if: ${single(isMain)}`]),
    ]),
    '',
    'stages: [test, deploy]',
    '',
    'variables:',
    ...indent(2, [
      ...comments.of(NOTES.application),
      `PACTICIPANT: ${JSON.stringify(application)}`,
      ...comments.of(NOTES.version),
      'GIT_COMMIT: $CI_COMMIT_SHA',
      'GIT_BRANCH: $CI_COMMIT_REF_NAME',
      ...(plan.publishesResults
        ? [...comments.of(NOTES.publish), 'PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: "true"']
        : []),
      ...(plan.ownAuthority ? [...comments.of(NOTES.authority), `SSL_CERT_FILE: $CI_PROJECT_DIR/${CA_FILE}`] : []),
      ...(plan.javaTrustStore ? [`JAVA_TOOL_OPTIONS: ${javaOptions('$CI_PROJECT_DIR')}`] : []),
      ...comments.of(NOTES.broker),
      ...comments.plain(
        `Settings > CI/CD > Variables contains PACT_BROKER_BASE_URL${plan.credentials[1] === undefined ? '' : `, ${plan.credentials[1]},`} and ${plan.credentials[0]}, which is masked.${branches === 'all' ? ' If a variable is protected, only jobs on protected branches get it.' : ''}`,
      ),
    ]),
    '',
    ...spaced(jobs),
  ];
  return [fileOf('.gitlab-ci.yml', 'yaml', lines)];
}
