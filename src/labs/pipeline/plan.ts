/** What a pipeline does, in terms that no CI system is part of. The writers turn a plan into files. */
import type {Choices} from './choices';
import {LANGUAGES, type Language} from './languages';
import {environmentsOf} from './texts';

/** A step of a job. */
export interface Step {
  /** A title, such as `Publish the pacts`. */
  name: string;
  /** The reason for the step, as one or more sentences. */
  why: string;
  /** The URL path of the page that explains the step. */
  page: string;
  /** The lines of its shell script. */
  run: readonly string[];
  /** Whether the step sends requests to the broker. */
  usesBroker?: boolean;
}

/** The jobs for an environment, which run in order. */
interface Deployment {
  environment: string;
  steps: readonly Step[];
}

export interface Plan {
  choices: Choices;
  language: Language;
  /** The steps of the job that tests every commit. */
  test: readonly Step[];
  /** The steps that check whether a feature branch can be merged. Empty if only the main branch is built. */
  check: readonly Step[];
  deployments: readonly Deployment[];
  /** The steps of the build that a webhook starts. Empty if there's no such build. */
  verify: readonly Step[];
  /** The names of the variables with the broker's credentials. The first is a secret. */
  credentials: readonly [string, ...string[]];
  /** Whether steps that use the broker need a file with certificates. */
  ownAuthority: boolean;
  /** Whether the tests connect to the broker from a Java virtual machine, which has its own trust store. */
  javaTrustStore: boolean;
  /** Whether `PACT_BROKER_PUBLISH_VERIFICATION_RESULTS` must be set. */
  publishesResults: boolean;
}

const DEPLOYING = '/docs/bi-directional-contract-testing/deploying';

/** The file with the certificates that the broker's clients trust. */
export const CA_FILE = 'ca-bundle.pem';

const isConsumer = ({role}: Choices): boolean => role !== 'provider';
const isProvider = ({role}: Choices): boolean => role !== 'consumer';
const isConsumerDriven = ({approach}: Choices): boolean => approach === 'consumer-driven';

/** A word of a shell command, quoted if necessary. */
export const word = (text: string): string =>
  /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

function publishPacts({pacts}: Language, {approach}: Choices): Step {
  return {
    name: 'Publish the pacts',
    why:
      approach === 'bi-directional'
        ? 'Publishes the pacts with the commit and the branch. PactFlow compares them with the providers’ OpenAPI descriptions.'
        : 'Publishes the pacts with the commit and the branch, so that providers can select them by branch or environment.',
    page:
      approach === 'bi-directional'
        ? '/docs/bi-directional-contract-testing/publishing#publish-a-consumer-contract'
        : '/docs/reference/cli/broker/publish',
    run: [`pact broker publish ${pacts} --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"`],
    usesBroker: true,
  };
}

/** The properties with which Maven passes the version to Pact JVM. Other languages read environment variables. */
const JAVA_PROPERTIES =
  '-Dpact.provider.version="$GIT_COMMIT" -Dpact.provider.branch="$GIT_BRANCH" -Dpact.verifier.publishResults=true';

function verifyPacts({role, language}: Choices, {both, verify}: Language): Step {
  const command = role === 'both' ? both.verify : verify;
  return {
    name: 'Verify the pacts',
    why:
      'Verifies the pacts that the consumer version selectors in your test choose, and publishes the results with the ' +
      'commit and the branch. can-i-deploy relies on these results.',
    page: '/docs/which-pacts-are-verified',
    run: language === 'java' ? [`${command} \\`, `  ${JAVA_PROPERTIES}`] : [command],
    usesBroker: true,
  };
}

function verifyChangedPact({role, language}: Choices, {both, verify, readsPactUrl}: Language): Step {
  const command = role === 'both' ? both.verify : verify;
  return {
    name: 'Verify the changed pact',
    why: `Verifies only the pact whose URL the webhook sent, and publishes the result. ${readsPactUrl}`,
    page: '/docs/which-pacts-are-verified#a-build-that-a-webhook-starts',
    run:
      language === 'java'
        ? [
            `${command} \\`,
            `  ${JAVA_PROPERTIES} \\`,
            '  -Dpact.filter.pacturl="$PACT_URL" -Dpact.filter.consumers="$PACT_CONSUMER"',
          ]
        : [command],
    usesBroker: true,
  };
}

function publishDescription({role}: Choices, {both, api, pages}: Language): Step {
  return {
    name: 'Test the API and publish its description',
    why:
      'Tests the API against its OpenAPI description, and publishes the description with the outcome. If the tests fail, ' +
      'the step still publishes the outcome, so that can-i-deploy fails for this version, and then fails itself.',
    page: pages.api,
    run: [
      'API_TEST_EXIT=0',
      `${role === 'both' ? both.api : api} > api-test-report.txt 2>&1 || API_TEST_EXIT=$?`,
      'cat api-test-report.txt',
      'pact pactflow publish-provider-contract openapi.yaml --provider "$PACTICIPANT" \\',
      '  --provider-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH" --content-type application/yaml \\',
      '  --verification-exit-code "$API_TEST_EXIT" --verification-results api-test-report.txt \\',
      '  --verification-results-content-type text/plain --verifier api-tests',
      'test "$API_TEST_EXIT" -eq 0',
    ],
    usesBroker: true,
  };
}

/** The options that make can-i-deploy wait for a result that another build or PactFlow is still producing. */
function retries(choices: Choices): string {
  if (!isConsumerDriven(choices)) return ' --retry-while-unknown 5 --retry-interval 10';
  return isConsumer(choices) && choices.webhook === 'yes' ? ' --retry-while-unknown 30 --retry-interval 10' : '';
}

/** Why can-i-deploy waits, or why it might fail without waiting. */
function whyItWaits(choices: Choices): string {
  if (!isConsumerDriven(choices)) return ' The command waits while PactFlow compares the contracts.';
  if (!isConsumer(choices)) return '';
  return choices.webhook === 'yes'
    ? ' The command waits up to five minutes for the providers’ results.'
    : ' If a provider hasn’t verified a changed pact yet, run this job again after the provider’s next build.';
}

const canIDeploy = (choices: Choices, environment: string): string[] => [
  'pact broker can-i-deploy --pacticipant "$PACTICIPANT" --version "$GIT_COMMIT" \\',
  `  --to-environment ${word(environment)}${retries(choices)}`,
];

function checkBranch(choices: Choices, production: string): Step {
  return {
    name: `Check the branch against ${production}`,
    why: `Checks whether the branch can be merged, because a merge starts a deployment to ${production}.${whyItWaits(choices)}`,
    page: '/docs/branches-and-releases#feature-branches',
    run: canIDeploy(choices, production),
    usesBroker: true,
  };
}

function deploymentOf(choices: Choices, environment: string, isProduction: boolean): Deployment {
  const isRelease = isProduction && choices.record === 'release';
  const record = isRelease ? 'record-release' : 'record-deployment';
  return {
    environment,
    steps: [
      {
        name: `Can I deploy to ${environment}?`,
        why: `Stops the pipeline if this version doesn’t work with the versions in ${environment}.${whyItWaits(choices)}`,
        page: `${DEPLOYING}#ask-before-you-deploy`,
        run: canIDeploy(choices, environment),
        usesBroker: true,
      },
      {
        name: isRelease ? `Release to ${environment}` : `Deploy to ${environment}`,
        why: `Replace this command with ${isRelease ? 'the one that publishes your release' : 'your deployment'}. It must fail if the ${isRelease ? 'release' : 'deployment'} fails.`,
        page: DEPLOYING,
        run: [`echo "Replace this command with your ${isRelease ? 'release' : 'deployment'} to ${environment}"`],
      },
      {
        name: isRelease ? 'Record the release' : `Record the deployment to ${environment}`,
        why: isRelease
          ? 'Records that users can get this version, in addition to earlier releases. When you end support for a version, run record-support-ended.'
          : `Records in the broker which version is in ${environment}. The builds of the other applications check their versions against it.`,
        page: `${DEPLOYING}#${isRelease ? 'record-a-release' : 'record-a-deployment'}`,
        run: [
          `pact broker ${record} --pacticipant "$PACTICIPANT" --version "$GIT_COMMIT" \\`,
          `  --environment ${word(environment)}`,
        ],
        usesBroker: true,
      },
    ],
  };
}

/** The step that adds the private CA to the trust store that Pact JVM uses. */
const trustStore: Step = {
  name: 'Trust your certificate authority in Java',
  why: 'Pact JVM uses the Java trust store, so add your authority to a copy of it. The variable JAVA_TOOL_OPTIONS contains the path of the copy.',
  page: '/docs/install-pact-cli#java-trust-store',
  run: [
    'cp "$JAVA_HOME/lib/security/cacerts" truststore',
    'keytool -importcert -noprompt -alias company-ca -file company-ca.pem -keystore truststore -storepass changeit',
  ],
};

/** The commands that install the Pact CLI. */
export type Installer = 'npm' | 'sudo-npm' | 'pip' | 'script';

const CLI_COMMANDS: Record<Installer, string> = {
  npm: 'npm install --global @pact-foundation/pact-cli@18.1.2',
  'sudo-npm': 'sudo npm install --global @pact-foundation/pact-cli@18.1.2',
  pip: 'pip install "pact-python-cli==1!0.10.9"',
  script:
    "curl --proto '=https' --tlsv1.2 -LsSf \\\n" +
    '  https://github.com/pact-foundation/pact-cli/releases/download/v0.10.8/pact-installer.sh | sh',
};

const CLI_PAGES: Record<Installer, string> = {npm: 'npm', 'sudo-npm': 'npm', pip: 'pip', script: 'installer'};

/**
 * The step that installs the Pact CLI.
 * @param after commands that make `pact` available to the following commands
 */
export const installCli = (installer: Installer, after: readonly string[] = []): Step => ({
  name: 'Install the Pact CLI',
  why: 'Installs a fixed version of the Pact CLI, so that an update can’t break the build.',
  page: `/docs/install-pact-cli#${CLI_PAGES[installer]}`,
  run: [...CLI_COMMANDS[installer].split('\n'), ...(installer === 'script' ? after : [])],
});

/** The step that installs the dependencies of the tests, if there is one. */
function dependencies(choices: Choices, {install, whyInstall, pages}: Language): Step[] {
  // The API tests of a provider in bi-directional contract testing don’t use Pact.
  const isNeeded = choices.language !== 'go' || isConsumer(choices) || isConsumerDriven(choices);
  return install.length === 0 || !isNeeded
    ? []
    : [
        {
          name: 'Install the dependencies',
          why: whyInstall,
          page: isConsumer(choices) ? pages.consumer : isConsumerDriven(choices) ? pages.provider : pages.api,
          run: install,
        },
      ];
}

/** The plan for some choices. Check the choices with `conflictsOf` first. */
export function planFor(choices: Choices): Plan {
  const language = LANGUAGES[choices.language];
  const environments = environmentsOf(choices.environments);
  const production = environments.at(-1) ?? '';
  const consumer = isConsumer(choices);
  const verifies = isProvider(choices) && isConsumerDriven(choices);
  const javaTrustStore = choices.broker === 'on-premises-ca' && choices.language === 'java' && verifies;
  const install = dependencies(choices, language);
  const consumerTests: Step = {
    name: 'Run the consumer tests',
    why: `Runs the consumer tests, which write the expectations of your application to pact files in ${language.pacts}/.`,
    page: language.pages.consumer,
    run: [choices.role === 'both' ? language.both.consumer : language.consumer],
  };
  return {
    choices,
    language,
    test: [
      // Maven can't download anything while the variable names a trust store that doesn't exist yet.
      ...(javaTrustStore ? [trustStore] : []),
      ...install,
      ...(consumer ? [consumerTests, publishPacts(language, choices)] : []),
      ...(verifies ? [verifyPacts(choices, language)] : []),
      ...(isProvider(choices) && !verifies ? [publishDescription(choices, language)] : []),
    ],
    check: choices.branches === 'all' ? [checkBranch(choices, production)] : [],
    deployments: environments.map((environment, index) =>
      deploymentOf(choices, environment, index === environments.length - 1),
    ),
    verify:
      verifies && choices.webhook === 'yes'
        ? [...(javaTrustStore ? [trustStore] : []), ...install, verifyChangedPact(choices, language)]
        : [],
    credentials:
      choices.broker === 'pact-broker' ? ['PACT_BROKER_PASSWORD', 'PACT_BROKER_USERNAME'] : ['PACT_BROKER_TOKEN'],
    ownAuthority: choices.broker === 'on-premises-ca',
    javaTrustStore,
    publishesResults: verifies && language.publishesOnRequest,
  };
}

/** Whether a job's steps call the Pact CLI. */
export const callsCli = (steps: readonly Step[]): boolean =>
  steps.some(({run}) => run.some((line) => line.startsWith('pact ')));
