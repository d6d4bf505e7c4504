/** Writes the configuration of Azure Pipelines. */
import {CA_FILE, callsCli, installCli, type Plan, type Step} from './plan';
import {fileOf, indent, javaOptions, NOTES, scalar, spaced, type GeneratedFile, type Note, type Task} from './writing';

const TOOLS: Record<Plan['choices']['language'], string[]> = {
  js: ['task: NodeTool@0', 'inputs:', "  versionSpec: '22.x'"],
  java: [
    'task: JavaToolInstaller@0',
    'inputs:',
    "  versionSpec: '17'",
    '  jdkArchitectureOption: x64',
    '  jdkSourceOption: PreInstalled',
  ],
  python: ['task: UsePythonVersion@0', 'inputs:', "  versionSpec: '3.13'"],
  go: ['task: GoTool@0', 'inputs:', "  version: '1.25'"],
  dotnet: ['task: UseDotNet@2', 'inputs:', '  packageType: sdk', '  version: 10.0.x'],
};

/** A deployment's job. Job names can't contain hyphens. */
const jobName = (environment: string): string => `deploy_${environment.replaceAll('-', '_')}`;

const item = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** Azure Pipelines passes secret variables only to steps that list them. */
const secrets = ({credentials: [secret]}: Plan): string[] => ['env:', `  ${secret}: $(${secret})`];

function stepLines({plan, comments}: Task, step: Step): string[] {
  const {run} = step;
  return [
    ...comments.of(step),
    ...item([
      ...(run.length === 1 && /^[A-Za-z][\w ./@=+-]*$/.test(run[0] ?? '')
        ? [`bash: ${run[0] ?? ''}`]
        : // Unlike other CI systems, Azure Pipelines continues after a command that fails.
          ['bash: |', ...indent(2, isOneCommand(run) ? run : ['set -e', ...run])]),
      `displayName: ${scalar(step.name)}`,
      ...(step.usesBroker === true ? secrets(plan) : []),
    ]),
  ];
}

/** Whether all lines but the last end in a backslash, which continues the command. */
const isOneCommand = (lines: readonly string[]): boolean => lines.slice(0, -1).every((line) => line.endsWith('\\'));

const checkout = (fetchDepth: number): string[] => item(['checkout: self', `fetchDepth: '${fetchDepth}'`]);

function testSteps(task: Task, steps: readonly Step[], before: readonly string[]): string[] {
  const {
    plan: {choices, language},
    comments,
  } = task;
  return [
    'steps:',
    ...indent(
      2,
      spaced([
        before,
        [
          ...comments.of({
            name: `Install ${language.tool}`,
            why: 'Installs the version that your tests need.',
            page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
          }),
          ...item(TOOLS[choices.language]),
        ],
        ...(callsCli(steps) ? [stepLines(task, installCli(choices.language === 'python' ? 'pip' : 'npm'))] : []),
        ...steps.map((step) => stepLines(task, step)),
      ]),
    ),
  ];
}

const cliSteps = (task: Task, steps: readonly Step[]): string[] => [
  'steps:',
  ...indent(2, spaced([installCli('npm'), ...steps].map((step) => stepLines(task, step)))),
];

const variable = (name: string, value: string): string[] => [`- name: ${name}`, `  value: ${value}`];

function variables({plan, comments}: Task, commit: string, branch: string, changed: readonly string[]): string[] {
  const [secret, username] = plan.credentials;
  return [
    ...comments.of(NOTES.broker),
    ...comments.plain(
      `The variable group contains PACT_BROKER_BASE_URL${username === undefined ? '' : `, ${username},`} and ${secret}, which is secret.`,
    ),
    '- group: pact-broker',
    ...comments.of(NOTES.application),
    ...variable('PACTICIPANT', JSON.stringify(plan.choices.application)),
    ...comments.of(NOTES.version),
    ...variable('GIT_COMMIT', commit),
    ...variable('GIT_BRANCH', branch),
    ...(plan.publishesResults
      ? [...comments.of(NOTES.publish), ...variable('PACT_BROKER_PUBLISH_VERIFICATION_RESULTS', '"true"')]
      : []),
    ...(plan.ownAuthority
      ? [...comments.of(NOTES.authority), ...variable('SSL_CERT_FILE', `$(Build.SourcesDirectory)/${CA_FILE}`)]
      : []),
    ...(plan.javaTrustStore ? variable('JAVA_TOOL_OPTIONS', javaOptions('$(Build.SourcesDirectory)')) : []),
    ...changed,
  ];
}

function build(task: Task): string[] {
  const {plan, comments} = task;
  const {branches, mainBranch} = plan.choices;
  const isMain = `variables['Build.SourceBranch'], 'refs/heads/${mainBranch}'`;
  const job = (name: string, lines: readonly string[]): string[] => [`- job: ${name}`, ...indent(2, lines)];
  const jobs = [
    job('test', testSteps(task, plan.test, [])),
    ...(plan.check.length === 0
      ? []
      : [
          [
            ...comments.plain('On the main branch, each deployment has its own check.'),
            ...job('can_i_deploy', [
              'dependsOn: test',
              `condition: and(succeeded(), ne(${isMain}))`,
              ...cliSteps(task, plan.check),
            ]),
          ],
        ]),
    ...plan.deployments.map(({environment, steps}, index) => {
      const before = plan.deployments[index - 1];
      return job(jobName(environment), [
        `dependsOn: ${before === undefined ? 'test' : jobName(before.environment)}`,
        ...(branches === 'all' ? [`condition: and(succeeded(), eq(${isMain}))`] : []),
        ...cliSteps(task, steps),
      ]);
    }),
  ];
  return [
    ...comments.begin('Tests every commit, and deploys the main branch if can-i-deploy succeeds.'),
    'trigger:',
    '  branches:',
    `    include: [${JSON.stringify(branches === 'all' ? '*' : mainBranch)}]`,
    ...comments.plain(
      'Builds of pull requests use a temporary merge commit, which isn’t a version in the broker. The branch is built instead.',
    ),
    'pr: none',
    '',
    'pool:',
    '  vmImage: ubuntu-latest',
    '',
    'variables:',
    ...indent(
      2,
      variables(task, '$(Build.SourceVersion)', `"$[replace(variables['Build.SourceBranch'], 'refs/heads/', '')]"`, []),
    ),
    '',
    'jobs:',
    ...indent(2, spaced(jobs)),
  ];
}

function verification(task: Task): string[] {
  const {plan, comments} = task;
  const isJava = plan.choices.language === 'java';
  const parameters = ['pactUrl', 'providerVersion', 'providerBranch', ...(isJava ? ['pactConsumer'] : [])];
  const version: Note = NOTES.checkoutVersion;
  return [
    ...comments.begin('Verifies a changed pact. A webhook in the broker starts this pipeline.'),
    ...comments.of(NOTES.changedPact),
    'parameters:',
    ...indent(
      2,
      parameters.flatMap((name) => [`- name: ${name}`, '  type: string']),
    ),
    '',
    'trigger: none',
    'pr: none',
    '',
    'pool:',
    '  vmImage: ubuntu-latest',
    '',
    'variables:',
    ...indent(
      2,
      variables(task, '${{ parameters.providerVersion }}', '${{ parameters.providerBranch }}', [
        ...variable('PACT_URL', '${{ parameters.pactUrl }}'),
        ...(isJava ? variable('PACT_CONSUMER', '${{ parameters.pactConsumer }}') : []),
      ]),
    ),
    '',
    'jobs:',
    '  - job: verify',
    ...indent(
      4,
      testSteps(task, plan.verify, [
        ...comments.plain('The version can be any earlier commit, so get the complete history.'),
        ...checkout(0),
        ...comments.of(version),
        ...item(['bash: |', '  git checkout --detach "$GIT_COMMIT"', `displayName: ${scalar(version.name)}`]),
      ]),
    ),
  ];
}

export function azureFiles(task: Task): GeneratedFile[] {
  return [
    fileOf('azure-pipelines.yml', 'yaml', build(task)),
    ...(task.plan.verify.length === 0
      ? []
      : [fileOf('azure-pipelines-verify-changed-pact.yml', 'yaml', verification(task))]),
  ];
}
