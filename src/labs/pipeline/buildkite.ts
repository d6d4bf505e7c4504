/** Writes pipelines for Buildkite. */
import {CA_FILE, callsCli, installCli, type Step} from './plan';
import {
  deployJob,
  fileOf,
  indent,
  javaOptions,
  NOTES,
  scalar,
  scriptItem,
  spaced,
  type GeneratedFile,
  type Task,
} from './writing';

/** The agent replaces variables when it uploads the pipeline. Two dollar signs are one in the script. */
const escaped = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('$', '$$$$'));

const item = ({comments}: Task, step: Step): string[] => [...comments.of(step), ...scriptItem(escaped(step.run))];

const INSTALLERS = {js: 'npm', python: 'pip', java: 'script', go: 'script', dotnet: 'script'} as const;

function commands(task: Task, steps: readonly Step[], before: readonly string[] = []): string[] {
  const {plan, comments} = task;
  const {language} = plan.choices;
  return [
    'commands:',
    ...indent(2, [
      ...before,
      ...(plan.ownAuthority
        ? [...comments.of(NOTES.authority), ...scriptItem(escaped([`export SSL_CERT_FILE="$PWD/${CA_FILE}"`]))]
        : []),
      ...(plan.javaTrustStore ? scriptItem(escaped([`export JAVA_TOOL_OPTIONS="${javaOptions('$PWD')}"`])) : []),
      ...(language === 'python'
        ? [
            ...comments.of({
              name: 'Create a virtual environment',
              why: 'Keeps the packages of this build separate from those of the agent and of other builds.',
              page: '/docs/install-pact-cli#pip',
            }),
            ...scriptItem(['python3 -m venv .venv', '. .venv/bin/activate']),
          ]
        : []),
      ...(callsCli(steps) ? item(task, installCli(INSTALLERS[language], ['export PATH="$HOME/.pact/bin:$PATH"'])) : []),
      ...steps.flatMap((step) => item(task, step)),
    ]),
  ];
}

function top(task: Task, commit: string, branch: string): string[] {
  const {plan, comments} = task;
  const {choices, language} = plan;
  return [
    ...comments.of(NOTES.broker),
    ...comments.plain('The names are those of Buildkite secrets.'),
    'secrets:',
    '  - PACT_BROKER_BASE_URL',
    ...plan.credentials.map((name) => `  - ${name}`),
    '',
    'env:',
    ...indent(2, [
      ...comments.of(NOTES.application),
      `PACTICIPANT: ${JSON.stringify(choices.application)}`,
      ...comments.of(NOTES.version),
      `GIT_COMMIT: ${commit}`,
      `GIT_BRANCH: ${branch}`,
      ...(plan.publishesResults
        ? [...comments.of(NOTES.publish), 'PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: "true"']
        : []),
    ]),
    '',
    ...comments.of({
      name: 'Choose an agent',
      why: `The agents need ${language.tool} on Linux. Set a queue if not all of your agents have ${choices.language === 'java' ? 'them' : 'it'}.`,
      page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
    }),
  ];
}

function build(task: Task): string[] {
  const {plan, comments} = task;
  const {branches, mainBranch, application} = plan.choices;
  const main = scalar(mainBranch);
  const steps = [
    [
      '- label: Test',
      '  key: test',
      ...(branches === 'all' ? [] : [`  branches: ${main}`]),
      ...indent(2, commands(task, plan.test)),
    ],
    ...(plan.check.length === 0
      ? []
      : [
          [
            ...comments.plain('On the main branch, each deployment has its own check.'),
            '- label: Can I deploy?',
            '  key: can-i-deploy',
            '  depends_on: test',
            `  branches: ${JSON.stringify(`!${mainBranch}`)}`,
            ...indent(2, commands(task, plan.check)),
          ],
        ]),
    ...plan.deployments.map(({environment, steps: list}, index) => {
      const before = plan.deployments[index - 1];
      return [
        `- label: Deploy to ${environment}`,
        `  key: ${deployJob(environment)}`,
        `  depends_on: ${before === undefined ? 'test' : deployJob(before.environment)}`,
        `  branches: ${main}`,
        ...indent(
          2,
          comments.plain(
            'Two deployments at the same time could finish in either order, and the record would be wrong.',
          ),
        ),
        '  concurrency: 1',
        `  concurrency_group: ${JSON.stringify(`${application}/${environment}`)}`,
        ...indent(2, commands(task, list)),
      ];
    }),
  ];
  return [
    ...comments.begin('Tests every commit, and deploys the main branch if can-i-deploy succeeds.'),
    ...top(task, '$BUILDKITE_COMMIT', '$BUILDKITE_BRANCH'),
    'steps:',
    ...indent(2, spaced(steps)),
  ];
}

function verification(task: Task): string[] {
  const {plan, comments} = task;
  return [
    ...comments.begin(
      'Verifies a changed pact. A webhook in the broker starts this pipeline, whose first step uploads this file.',
    ),
    ...comments.of(NOTES.changedPact),
    ...top(task, '$PROVIDER_VERSION', '$PROVIDER_BRANCH'),
    'steps:',
    '  - label: Verify the changed pact',
    ...indent(
      4,
      commands(task, plan.verify, [
        ...comments.of(NOTES.checkoutVersion),
        ...scriptItem(escaped(['git fetch origin "$GIT_COMMIT"', 'git checkout --detach FETCH_HEAD'])),
      ]),
    ),
  ];
}

export function buildkiteFiles(task: Task): GeneratedFile[] {
  return [
    fileOf('.buildkite/pipeline.yml', 'yaml', build(task)),
    ...(task.plan.verify.length === 0
      ? []
      : [fileOf('.buildkite/verify-changed-pact.yml', 'yaml', verification(task))]),
  ];
}
