/** Writes workflows for GitHub Actions. */
import {CA_FILE, callsCli, installCli, type Installer, type Plan, type Step} from './plan';
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
  type Task,
} from './writing';

const TOOLS: Record<Plan['choices']['language'], string[]> = {
  js: ['uses: actions/setup-node@v4', 'with:', '  node-version: 22', '  cache: npm'],
  java: ['uses: actions/setup-java@v4', 'with:', '  distribution: temurin', '  java-version: 17', '  cache: maven'],
  python: ['uses: actions/setup-python@v5', 'with:', "  python-version: '3.13'", '  cache: pip'],
  go: ['uses: actions/setup-go@v5', 'with:', "  go-version: '1.25'"],
  dotnet: ['uses: actions/setup-dotnet@v5', 'with:', '  dotnet-version: 10.0.x'],
};

/** Makes a mapping an item of a list. */
const item = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** GitHub doesn't pass secrets to the builds of pull requests from forks, so steps that need them are skipped. */
const NOT_FROM_FORK = 'if: github.event.pull_request.head.repo.fork != true';

const WORKSPACE = '${{ github.workspace }}';

function stepLines({comments}: Task, step: Step, guarded: boolean): string[] {
  return [
    ...comments.of(step),
    ...item([
      `name: ${scalar(step.name)}`,
      ...(guarded && step.usesBroker === true ? [NOT_FROM_FORK] : []),
      ...script('run:', step.run),
    ]),
  ];
}

function environment(task: Task, version: {commit: string; branch: string}, more: readonly string[] = []): string[] {
  const {plan, comments} = task;
  const [secret, username] = plan.credentials;
  return [
    ...comments.of(NOTES.application),
    `PACTICIPANT: ${JSON.stringify(plan.choices.application)}`,
    ...comments.of(NOTES.version),
    `GIT_COMMIT: ${version.commit}`,
    `GIT_BRANCH: ${version.branch}`,
    ...comments.of(NOTES.broker),
    'PACT_BROKER_BASE_URL: ${{ vars.PACT_BROKER_BASE_URL }}',
    ...(username === undefined ? [] : [`${username}: \${{ vars.${username} }}`]),
    `${secret}: \${{ secrets.${secret} }}`,
    ...(plan.publishesResults
      ? [...comments.of(NOTES.publish), "PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: 'true'"]
      : []),
    ...more,
  ];
}

const checkout = (task: Task, note: (typeof NOTES)['checkoutVersion'] | undefined): string[] => [
  ...(note === undefined
    ? task.comments.of({
        name: 'Check out the code',
        why: 'For a pull request, GitHub would check out a temporary merge commit, which isn’t a version in the broker.',
        page: '/docs/branches-and-releases#rules',
      })
    : task.comments.of(note)),
  ...item(['uses: actions/checkout@v4', 'with:', '  ref: ${{ env.GIT_COMMIT }}']),
];

/** Only jobs know the folder on the runner. */
const certificates = ({plan, comments}: Task, java: boolean): string[] =>
  plan.ownAuthority
    ? [
        'env:',
        ...indent(2, [
          ...comments.of(NOTES.authority),
          `SSL_CERT_FILE: ${WORKSPACE}/${CA_FILE}`,
          ...(java ? [`JAVA_TOOL_OPTIONS: ${javaOptions(WORKSPACE)}`] : []),
        ]),
      ]
    : [];

function tools({plan: {choices, language}, comments}: Task): string[] {
  const [uses = '', ...rest] = TOOLS[choices.language];
  return [
    ...comments.of({
      name: `Install ${language.tool}`,
      why: `Installs the version that your tests need.`,
      page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
    }),
    ...item([uses, ...rest]),
  ];
}

const cli = (task: Task, installer: Installer): string[] => stepLines(task, installCli(installer), false);

function testJob(task: Task, steps: readonly Step[], note?: (typeof NOTES)['checkoutVersion']): string[] {
  const {choices} = task.plan;
  const guarded = note === undefined && choices.branches === 'all';
  return [
    'runs-on: ubuntu-latest',
    ...certificates(task, task.plan.javaTrustStore),
    'steps:',
    ...indent(
      2,
      spaced([
        checkout(task, note),
        tools(task),
        ...(callsCli(steps) ? [cli(task, choices.language === 'python' ? 'pip' : 'npm')] : []),
        ...steps.map((step) => stepLines(task, step, guarded)),
      ]),
    ),
  ];
}

const cliJob = (task: Task, steps: readonly Step[], whyCode: string | undefined): string[] => [
  'runs-on: ubuntu-latest',
  ...certificates(task, false),
  'steps:',
  ...indent(
    2,
    spaced([
      ...(whyCode === undefined ? [] : [[...task.comments.plain(whyCode), '- uses: actions/checkout@v4']]),
      cli(task, 'npm'),
      ...steps.map((step) => stepLines(task, step, false)),
    ]),
  ),
];

function build(task: Task): string[] {
  const {plan, comments} = task;
  const {branches, mainBranch} = plan.choices;
  const all = branches === 'all';
  const jobs = [
    ['test:', ...indent(2, testJob(task, plan.test))],
    ...(plan.check.length === 0
      ? []
      : [
          [
            'can-i-deploy:',
            ...indent(2, [
              'needs: test',
              ...comments.plain(
                'On the main branch, each deployment has its own check. Forks have no secrets, so their pull requests are only tested.',
              ),
              "if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.fork != true",
              ...cliJob(task, plan.check, plan.ownAuthority ? `Gets ${CA_FILE}.` : undefined),
            ]),
          ],
        ]),
    ...plan.deployments.map(({environment: name, steps}, index) => {
      const before = plan.deployments[index - 1];
      return [
        `${deployJob(name)}:`,
        ...indent(2, [
          `needs: ${before === undefined ? 'test' : deployJob(before.environment)}`,
          ...(all ? ["if: github.event_name == 'push'"] : []),
          ...comments.plain(
            'Two deployments at the same time could finish in either order, and the record would be wrong.',
          ),
          `concurrency: ${deployJob(name)}`,
          ...cliJob(task, steps, 'Gets the code that you deploy.'),
        ]),
      ];
    }),
  ];
  return [
    ...comments.begin('Tests every commit, and deploys the main branch if can-i-deploy succeeds.'),
    'name: Build',
    '',
    'on:',
    '  push:',
    `    branches: [${scalar(mainBranch)}]`,
    ...(all ? ['  # A feature branch is built as soon as it has a pull request.', '  pull_request:'] : []),
    '',
    ...comments.plain('The jobs only read the code. Add what your deployment needs.'),
    'permissions:',
    '  contents: read',
    '',
    'env:',
    ...indent(
      2,
      environment(
        task,
        all
          ? {
              commit: '${{ github.event.pull_request.head.sha || github.sha }}',
              branch: '${{ github.head_ref || github.ref_name }}',
            }
          : {commit: '${{ github.sha }}', branch: '${{ github.ref_name }}'},
      ),
    ),
    '',
    'jobs:',
    ...indent(2, spaced(jobs)),
  ];
}

function verification(task: Task): string[] {
  const {plan, comments} = task;
  return [
    ...comments.begin('Verifies a changed pact. A webhook in the broker starts this workflow.'),
    'name: Verify a changed pact',
    '',
    'on:',
    '  repository_dispatch:',
    '    types: [contract_requiring_verification_published]',
    '',
    'permissions:',
    '  contents: read',
    '',
    'env:',
    ...indent(
      2,
      environment(
        task,
        {commit: '${{ github.event.client_payload.sha }}', branch: '${{ github.event.client_payload.branch }}'},
        [
          ...comments.of(NOTES.changedPact),
          'PACT_URL: ${{ github.event.client_payload.pact_url }}',
          ...(plan.choices.language === 'java' ? ['PACT_CONSUMER: ${{ github.event.client_payload.consumer }}'] : []),
        ],
      ),
    ),
    '',
    'jobs:',
    '  verify:',
    ...indent(4, testJob(task, plan.verify, NOTES.checkoutVersion)),
  ];
}

export function githubFiles(task: Task): GeneratedFile[] {
  return [
    fileOf('.github/workflows/build.yml', 'yaml', build(task)),
    ...(task.plan.verify.length === 0
      ? []
      : [fileOf('.github/workflows/verify-changed-pact.yml', 'yaml', verification(task))]),
  ];
}
