/** Writes declarative pipelines for Jenkins. */
import {CA_FILE, installCli, callsCli, type Plan, type Step} from './plan';
import {fileOf, indent, javaOptions, NOTES, spaced, type GeneratedFile, type Task} from './writing';

/** A Groovy string that replaces nothing. */
const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const COMMENT = '//';

/** A step that runs a shell script. */
function sh(lines: readonly string[]): string[] {
  const [first = ''] = lines;
  const isSimple = (line: string): boolean => !/['\\]/.test(line);
  if (lines.length === 1 && isSimple(first)) return [`sh '${first}'`];
  // Groovy reads a backslash as the start of an escape sequence, and three single quotes as the end.
  return [
    "sh '''",
    ...indent(
      2,
      lines.map((line) => line.replaceAll('\\', '\\\\')),
    ),
    "'''",
  ];
}

const stage = (name: string, lines: readonly string[], conditions: readonly string[] = []): string[] => [
  `stage(${literal(name)}) {`,
  ...indent(2, conditions),
  '  steps {',
  ...indent(4, lines),
  '  }',
  '}',
];

const stepLines = ({comments}: Task, step: Step): string[] => [...comments.of(step, COMMENT), ...sh(step.run)];

/** Jenkins runs the build directly on an agent, so Python packages need a virtual environment. */
const VENV: Step = {
  name: 'Create a virtual environment',
  why: 'Keeps the packages of this build separate from those of the agent and of other builds.',
  page: '/docs/install-pact-cli#pip',
  run: ['python3 -m venv .venv'],
};

/** The steps before the tests, and the folder of programs that they install. */
function preparation({choices: {language}}: Plan, needsCli: boolean): {steps: Step[]; path: string | undefined} {
  switch (language) {
    case 'python':
      return {steps: [VENV, ...(needsCli ? [installCli('pip')] : [])], path: '${env.WORKSPACE}/.venv/bin'};
    case 'js':
      return {steps: needsCli ? [installCli('npm')] : [], path: undefined};
    default:
      return {steps: needsCli ? [installCli('script')] : [], path: needsCli ? '${env.HOME}/.pact/bin' : undefined};
  }
}

function environment({plan, comments}: Task, variables: readonly string[], path: string | undefined): string[] {
  const [secret, username] = plan.credentials;
  return [
    'environment {',
    ...indent(2, [
      ...comments.of(NOTES.application, COMMENT),
      `PACTICIPANT = ${literal(plan.choices.application)}`,
      ...variables,
      ...comments.of(NOTES.broker, COMMENT),
      ...comments.plain('PACT_BROKER_BASE_URL is an environment variable in the system settings of Jenkins.', COMMENT),
      ...(username === undefined ? [] : [`${username} = credentials('pact-broker-username')`]),
      `${secret} = credentials('${secret === 'PACT_BROKER_TOKEN' ? 'pact-broker-token' : 'pact-broker-password'}')`,
      ...(plan.publishesResults
        ? [...comments.of(NOTES.publish, COMMENT), "PACT_BROKER_PUBLISH_VERIFICATION_RESULTS = 'true'"]
        : []),
      ...(plan.ownAuthority
        ? [...comments.of(NOTES.authority, COMMENT), `SSL_CERT_FILE = "\${env.WORKSPACE}/${CA_FILE}"`]
        : []),
      ...(plan.javaTrustStore ? [`JAVA_TOOL_OPTIONS = "${javaOptions('${env.WORKSPACE}')}"`] : []),
      ...(path === undefined
        ? []
        : [
            ...comments.plain(
              'Each step has its own shell, so the folder of the installed programs is set here.',
              COMMENT,
            ),
            `PATH = "${path}:\${env.PATH}"`,
          ]),
    ]),
    '}',
  ];
}

const agent = ({plan: {choices, language}, comments}: Task): string[] => [
  ...comments.of(
    {
      name: 'Choose an agent',
      why: `The agent needs ${language.tool}${choices.language === 'js' ? '' : ' on Linux'}. Set a label if not all of your agents have ${choices.language === 'java' ? 'them' : 'it'}.`,
      page: language.pages[choices.role === 'provider' ? 'provider' : 'consumer'],
    },
    COMMENT,
  ),
  'agent any',
];

function build(task: Task): string[] {
  const {plan, comments} = task;
  const {branches, mainBranch} = plan.choices;
  const {steps: prepare, path} = preparation(plan, true);
  const main = literal(mainBranch);
  const stages = [
    stage('Test', spaced([...prepare, ...plan.test].map((step) => stepLines(task, step)))),
    ...(plan.check.length === 0
      ? []
      : [
          stage(
            'Can I deploy?',
            plan.check.flatMap((step) => stepLines(task, step)),
            [
              ...comments.plain('On the main branch, each deployment has its own check.', COMMENT),
              'when {',
              `  not { branch ${main} }`,
              '}',
            ],
          ),
        ]),
    ...plan.deployments.map(({environment: name, steps}) =>
      stage(`Deploy to ${name}`, spaced(steps.map((step) => stepLines(task, step))), [
        'when {',
        `  branch ${main}`,
        '}',
      ]),
    ),
  ];
  return [
    ...comments.begin(
      `Tests every commit, and deploys the main branch if can-i-deploy succeeds. For a multibranch pipeline${branches === 'all' ? '' : ' that includes only the main branch'}.`,
      COMMENT,
    ),
    'pipeline {',
    ...indent(
      2,
      spaced([
        agent(task),
        [
          ...comments.plain(
            'Two deployments at the same time could finish in either order, and the record would be wrong.',
            COMMENT,
          ),
          'options {',
          '  disableConcurrentBuilds()',
          '}',
        ],
        environment(
          task,
          [
            ...comments.of(NOTES.version, COMMENT),
            ...comments.plain('Jenkins sets GIT_COMMIT itself, and BRANCH_NAME in multibranch pipelines.', COMMENT),
            'GIT_BRANCH = "${env.BRANCH_NAME}"',
          ],
          path,
        ),
        ['stages {', ...indent(2, spaced(stages)), '}'],
      ]),
    ),
    '}',
  ];
}

function verification(task: Task): string[] {
  const {plan, comments} = task;
  const {steps: prepare, path} = preparation(plan, callsCli(plan.verify));
  const isJava = plan.choices.language === 'java';
  const parameters = ['PACT_URL', 'PROVIDER_VERSION', 'PROVIDER_BRANCH', ...(isJava ? ['PACT_CONSUMER'] : [])];
  return [
    ...comments.begin('Verifies a changed pact. A webhook in the broker starts this pipeline.', COMMENT),
    'pipeline {',
    ...indent(
      2,
      spaced([
        agent(task),
        [
          ...comments.of(NOTES.changedPact, COMMENT),
          'parameters {',
          ...indent(
            2,
            parameters.map((name) => `string(name: '${name}')`),
          ),
          '}',
        ],
        environment(
          task,
          [
            ...comments.of(NOTES.version, COMMENT),
            'GIT_COMMIT = "${params.PROVIDER_VERSION}"',
            'GIT_BRANCH = "${params.PROVIDER_BRANCH}"',
          ],
          path,
        ),
        [
          'stages {',
          ...indent(
            2,
            stage(
              'Verify',
              spaced([
                [
                  ...comments.of(NOTES.checkoutVersion, COMMENT),
                  'checkout(scmGit(branches: [[name: params.PROVIDER_VERSION]], userRemoteConfigs: scm.userRemoteConfigs))',
                ],
                ...[...prepare, ...plan.verify].map((step) => stepLines(task, step)),
              ]),
            ),
          ),
          '}',
        ],
      ]),
    ),
    '}',
  ];
}

export function jenkinsFiles(task: Task): GeneratedFile[] {
  return [
    fileOf('Jenkinsfile', 'groovy', build(task)),
    ...(task.plan.verify.length === 0 ? [] : [fileOf('Jenkinsfile.verify-changed-pact', 'groovy', verification(task))]),
  ];
}
