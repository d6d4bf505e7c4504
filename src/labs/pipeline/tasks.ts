/** What the reader has to do besides adding the generated files, in order. */
import type {Plan} from './plan';
import {environmentsOf} from './texts';
import {BODY_FILE, SETUP_FILE, webhookPlaceholders, webhookSecret} from './webhook';
import type {GeneratedFile} from './writing';

/** Phrases as a list: `a, b, and c`. */
const listOf = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

const quoted = (names: readonly string[]): string => listOf(names.map((name) => `\`${name}\``));

function testTasks({choices: {role, approach, language: name, webhook, application}, language}: Plan): string[] {
  const isBidirectional = approach === 'bi-directional';
  const overridesUrl = name === 'java' && webhook === 'yes' && !isBidirectional;
  return [
    ...(role === 'provider'
      ? []
      : [
          `Write [consumer tests](${language.pages.consumer}) that write pacts to \`${language.pacts}/\`, with \`${application}\` as the consumer’s name.`,
        ]),
    ...(role === 'consumer'
      ? []
      : isBidirectional
        ? [
            `Add your OpenAPI description as \`openapi.yaml\`, and write [tests of the API](${language.pages.api}) that compare its responses with the description.`,
          ]
        : [
            `Write a [test that verifies pacts](${language.pages.provider}). The test decides [which pacts it verifies](/docs/which-pacts-are-verified): use the recommended selectors, and enable pending pacts.${overridesUrl ? ' Add `@AllowOverridePactUrl` to its class, so that a webhook can send the URL of a pact.' : ''}`,
          ]),
    `Compare the test commands with those of your project.${role === 'both' ? ' The files expect separate commands for the two kinds of tests.' : ''}`,
  ];
}

function setupTasks({choices, credentials, verify}: Plan, files: readonly GeneratedFile[]): string[] {
  if (!files.some(({path}) => path === SETUP_FILE)) return [];
  const isOpenSource = choices.broker === 'pact-broker';
  const hasWebhook = verify.length > 0;
  const placeholders = hasWebhook ? webhookPlaceholders(choices) : [];
  const variables = ['PACT_BROKER_BASE_URL', ...[...credentials].reverse()];
  return [
    ...(hasWebhook
      ? [
          isOpenSource
            ? `Create the token that the webhook needs, and set it as \`WEBHOOK_TOKEN\` for the next step. The comments in \`${SETUP_FILE}\` say what kind of token it is.`
            : `Create the token that the webhook needs, and store it in PactFlow as a [secret](/docs/user-interface/settings/secrets) with the name \`${webhookSecret(choices)}\` and without a team. The comments in \`${SETUP_FILE}\` say what kind of token it is.`,
        ]
      : []),
    `On a computer with the [Pact CLI](/docs/install-pact-cli), set ${quoted(variables)} as environment variables${placeholders.length > 0 ? `, replace ${quoted(placeholders)} in \`${SETUP_FILE}\`` : ''}, and run \`bash ${SETUP_FILE}\` once${files.some(({path}) => path === BODY_FILE) ? ` in the folder with \`${BODY_FILE}\`` : ''}. This requires an administrator’s token or password.`,
  ];
}

function otherApplicationTasks({choices}: Plan): string[] {
  const {role, approach, webhook} = choices;
  if (role === 'provider') return [];
  const [first = ''] = environmentsOf(choices.environments);
  return [
    `Make sure that the providers are deployed and recorded in \`${first}\` before the first build. Otherwise, \`can-i-deploy\` [fails](/docs/fix-can-i-deploy#nothing-deployed).`,
    ...(approach === 'bi-directional'
      ? []
      : webhook === 'yes'
        ? [
            'Make sure that each provider has a webhook that [starts a build when a pact changes](/docs/user-interface/settings/webhooks). To generate the webhook, select the provider’s role and CI system. Without it, `can-i-deploy` waits up to five minutes and then fails.',
          ]
        : [
            'Expect `can-i-deploy` to fail when you publish a changed pact. Run it again after the providers’ next builds.',
          ]),
  ];
}

/**
 * Lists what the reader has to do, depending on the choices.
 * @param files the generated files
 * @returns sentences that can contain `code`, **labels**, and links
 */
export function tasksFor(plan: Plan, files: readonly GeneratedFile[]): string[] {
  const {choices, deployments} = plan;
  const isPactFlow = choices.broker !== 'pact-broker';
  return [
    ...testTasks(plan),
    'Add the values in [the table](#what-you-set) to your CI system. Never add the token or the password to a file.',
    ...setupTasks(plan, files),
    ...(isPactFlow
      ? [
          `Link ${quoted(deployments.map(({environment}) => environment))} [to your team](/docs/bi-directional-contract-testing/deploying) if the token’s permissions apply only to teams. Without this link, \`record-deployment\` reports that the environment doesn’t exist.`,
        ]
      : []),
    'Replace the `echo` command in each deployment with your deployment. It must exit with a code other than 0 if the deployment fails. Otherwise, the broker records a version that isn’t there.',
    ...otherApplicationTasks(plan),
  ];
}
