/** Writes the configuration of CircleCI. */
import {CA_FILE, callsCli, installCli, type Plan, type Step} from './plan';
import {
  deployJob,
  fileOf,
  indent,
  javaOptions,
  NOTES,
  scalar,
  script,
  spaced,
  type GeneratedFile,
  type Note,
  type Task,
} from './writing';

const IMAGES: Record<Plan['choices']['language'], string> = {
  js: 'cimg/node:22.11',
  java: 'cimg/openjdk:17.0',
  python: 'cimg/python:3.13',
  go: 'cimg/go:1.25',
  dotnet: 'mcr.microsoft.com/dotnet/sdk:10.0',
};

const CLI_IMAGE = 'cimg/node:22.11';

/** Each step has its own shell, which reads this file first. */
const keep = (name: string, value: string): string => `echo 'export ${name}="${value}"' >> "$BASH_ENV"`;

const run = ({comments}: Task, note: Note, lines: readonly string[]): string[] => [
  ...comments.of(note),
  '- run:',
  `    name: ${scalar(note.name)}`,
  ...indent(4, script('command:', lines)),
];

const steps = (task: Task, list: readonly Step[]): string[] => list.flatMap((step) => run(task, step, step.run));

/** Sets the variables whose values CircleCI knows only when a job starts. */
function variables(task: Task, triggered: boolean, runsTests: boolean): string[] {
  const {plan} = task;
  return [
    ...run(task, NOTES.version, [
      keep('GIT_COMMIT', triggered ? '$PROVIDER_VERSION' : '$CIRCLE_SHA1'),
      keep('GIT_BRANCH', triggered ? '$PROVIDER_BRANCH' : '$CIRCLE_BRANCH'),
    ]),
    ...(plan.ownAuthority
      ? run(task, NOTES.authority, [
          keep('SSL_CERT_FILE', `$PWD/${CA_FILE}`),
          ...(plan.javaTrustStore && runsTests ? [keep('JAVA_TOOL_OPTIONS', javaOptions('$PWD'))] : []),
        ])
      : []),
  ];
}

function environment({plan, comments}: Task, more: readonly string[] = []): string[] {
  return [
    'environment:',
    ...indent(2, [
      ...comments.of(NOTES.application),
      `PACTICIPANT: ${JSON.stringify(plan.choices.application)}`,
      ...(plan.publishesResults
        ? [...comments.of(NOTES.publish), 'PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: "true"']
        : []),
      ...more,
    ]),
  ];
}

function testJob(task: Task, list: readonly Step[], triggered: boolean): string[] {
  const {
    plan: {choices, language},
    comments,
  } = task;
  const installer = {js: 'sudo-npm', python: 'pip', java: 'script', go: 'script', dotnet: 'script'} as const;
  return [
    ...comments.of({
      name: `Use ${language.tool}`,
      why: `The image contains ${language.tool}, which your tests need.`,
      page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
    }),
    'docker:',
    `  - image: ${IMAGES[choices.language]}`,
    ...environment(
      task,
      triggered
        ? [
            ...comments.of(NOTES.changedPact),
            'PACT_URL: << pipeline.parameters.pact_url >>',
            'PROVIDER_VERSION: << pipeline.parameters.provider_version >>',
            'PROVIDER_BRANCH: << pipeline.parameters.provider_branch >>',
            ...(choices.language === 'java' ? ['PACT_CONSUMER: << pipeline.parameters.pact_consumer >>'] : []),
          ]
        : [],
    ),
    'steps:',
    ...indent(2, [
      '- checkout',
      ...(triggered
        ? run(task, NOTES.checkoutVersion, ['git fetch origin "$PROVIDER_VERSION"', 'git checkout --detach FETCH_HEAD'])
        : []),
      ...variables(task, triggered, true),
      ...(callsCli(list)
        ? steps(task, [
            installCli(installer[choices.language], [`echo 'export PATH="$HOME/.pact/bin:$PATH"' >> "$BASH_ENV"`]),
          ])
        : []),
      ...steps(task, list),
    ]),
  ];
}

const cliJob = (task: Task, list: readonly Step[]): string[] => [
  'docker:',
  `  - image: ${CLI_IMAGE}`,
  ...environment(task),
  'steps:',
  ...indent(2, ['- checkout', ...variables(task, false, false), ...steps(task, [installCli('sudo-npm'), ...list])]),
];

export function circleciFiles(task: Task): GeneratedFile[] {
  const {plan, comments} = task;
  const {branches, mainBranch, language} = plan.choices;
  const triggered = plan.verify.length > 0;
  const only = ['filters:', '  branches:', `    only: ${scalar(mainBranch)}`];
  const parameters = [
    'pact_url',
    'provider_version',
    'provider_branch',
    ...(language === 'java' ? ['pact_consumer'] : []),
  ];
  const entry = (name: string, settings: readonly string[]): string[] =>
    settings.length === 0 ? [`- ${name}`] : [`- ${name}:`, ...indent(4, settings)];
  const jobs = [
    ['test:', ...indent(2, testJob(task, plan.test, false))],
    ...(plan.check.length === 0 ? [] : [['can-i-deploy:', ...indent(2, cliJob(task, plan.check))]]),
    ...plan.deployments.map((deployment) => [
      `${deployJob(deployment.environment)}:`,
      ...indent(2, cliJob(task, deployment.steps)),
    ]),
    ...(triggered ? [['verify-changed-pact:', ...indent(2, testJob(task, plan.verify, true))]] : []),
  ];
  const lines = [
    ...comments.begin('Tests every commit, and deploys the main branch if can-i-deploy succeeds.'),
    ...comments.of(NOTES.broker),
    ...comments.plain(
      `Set PACT_BROKER_BASE_URL${plan.credentials[1] === undefined ? '' : `, ${plan.credentials[1]},`} and ${plan.credentials[0]} in the project settings or in a context.`,
    ),
    'version: 2.1',
    '',
    ...(triggered
      ? [
          ...comments.plain('Only the webhook that reports a changed pact sets these parameters.'),
          'parameters:',
          ...indent(
            2,
            parameters.flatMap((name) => [`${name}:`, '  type: string', '  default: ""']),
          ),
          '',
        ]
      : []),
    'jobs:',
    ...indent(2, spaced(jobs)),
    '',
    'workflows:',
    '  build:',
    ...indent(4, [
      ...(triggered ? ['unless: << pipeline.parameters.pact_url >>'] : []),
      'jobs:',
      ...indent(2, [
        ...entry('test', branches === 'all' ? [] : only),
        ...(plan.check.length === 0
          ? []
          : [
              ...comments.plain('On the main branch, each deployment has its own check.'),
              ...entry('can-i-deploy', [
                'requires: [test]',
                'filters:',
                '  branches:',
                `    ignore: ${scalar(mainBranch)}`,
              ]),
            ]),
        ...plan.deployments.flatMap(({environment: name}, index) => {
          const before = plan.deployments[index - 1];
          return entry(deployJob(name), [
            `requires: [${before === undefined ? 'test' : deployJob(before.environment)}]`,
            ...only,
          ]);
        }),
      ]),
    ]),
    ...(triggered
      ? [
          ...indent(2, comments.plain('Verifies a changed pact. A webhook in the broker starts this workflow.')),
          '  verify-changed-pact:',
          '    when: << pipeline.parameters.pact_url >>',
          '    jobs:',
          '      - verify-changed-pact',
        ]
      : []),
  ];
  return [fileOf('.circleci/config.yml', 'yaml', lines)];
}
