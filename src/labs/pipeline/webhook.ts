/** Writes what is run once: environments, the main branch, and the webhook. */
import type {Choices} from './choices';
import {word, type Plan} from './plan';
import {environmentsOf} from './texts';
import {fileOf, spaced, type GeneratedFile, type Task} from './writing';

/** The script that the reader runs once. */
export const SETUP_FILE = 'setup-pact.sh';
/** The body of the webhook's request. */
export const BODY_FILE = 'webhook-body.json';

/** The environments that every new account has. */
const EXISTING: readonly string[] = ['test', 'production'];

/** The names that PactFlow recognizes as main branches. */
const KNOWN_BRANCHES: readonly string[] = ['develop', 'main', 'master'];

interface Target {
  /** The request's URL, in which capital letters are placeholders. */
  url: string;
  body?: unknown;
  /** The name of the secret that the receiver requires. */
  secret: string;
  /** Arguments with the credentials, in which `TOKEN` is the secret. */
  credentials: string;
  /** What kind of token it is and what to replace, as one or more sentences. */
  instruction: string;
}

const VALUES = {
  url: '${pactbroker.pactUrl}',
  version: '${pactbroker.providerVersionNumber}',
  branch: '${pactbroker.providerVersionBranch}',
  consumer: '${pactbroker.consumerName}',
};

/** The request that starts a build in each CI system, according to the documentation of its API. */
function targetOf({ci, language, mainBranch, broker}: Choices): Target {
  const isJava = language === 'java';
  const variables = {
    PACT_URL: VALUES.url,
    PROVIDER_VERSION: VALUES.version,
    PROVIDER_BRANCH: VALUES.branch,
    ...(isJava ? {PACT_CONSUMER: VALUES.consumer} : {}),
  };
  switch (ci) {
    case 'github':
      return {
        url: 'https://api.github.com/repos/OWNER/REPOSITORY/dispatches',
        body: {
          event_type: 'contract_requiring_verification_published',
          client_payload: {
            pact_url: VALUES.url,
            sha: VALUES.version,
            branch: VALUES.branch,
            ...(isJava ? {consumer: VALUES.consumer} : {}),
          },
        },
        secret: 'GitHubToken',
        credentials: '"Accept: application/vnd.github+json" "Authorization: Bearer TOKEN"',
        instruction:
          'Replace OWNER and REPOSITORY. The token is a fine-grained token that can write the contents of the repository.',
      };
    case 'gitlab':
      return {
        url: 'https://gitlab.com/api/v4/projects/PROJECT_ID/trigger/pipeline',
        body: {
          token: broker === 'pact-broker' ? 'TRIGGER_TOKEN' : '${user.GitLabTriggerToken}',
          ref: mainBranch,
          variables,
        },
        secret: 'GitLabTriggerToken',
        credentials: '',
        instruction: `Replace PROJECT_ID. The token in ${BODY_FILE} is a pipeline trigger token.`,
      };
    case 'circleci':
      return {
        url: 'https://circleci.com/api/v2/project/gh/ORGANIZATION/REPOSITORY/pipeline',
        body: {
          branch: mainBranch,
          parameters: {
            pact_url: VALUES.url,
            provider_version: VALUES.version,
            provider_branch: VALUES.branch,
            ...(isJava ? {pact_consumer: VALUES.consumer} : {}),
          },
        },
        secret: 'CircleToken',
        credentials: '"Circle-Token: TOKEN"',
        instruction:
          'Replace gh/ORGANIZATION/REPOSITORY with the project slug in your project settings. The token is a personal API token.',
      };
    case 'azure':
      return {
        url: 'https://dev.azure.com/ORGANIZATION/PROJECT/_apis/pipelines/PIPELINE_ID/runs?api-version=7.1',
        body: {
          resources: {repositories: {self: {refName: `refs/heads/${mainBranch}`}}},
          templateParameters: {
            pactUrl: VALUES.url,
            providerVersion: VALUES.version,
            providerBranch: VALUES.branch,
            ...(isJava ? {pactConsumer: VALUES.consumer} : {}),
          },
        },
        secret: 'AzureDevOpsToken',
        credentials: '--user "pact:TOKEN"',
        instruction:
          'Create a pipeline from azure-pipelines-verify-changed-pact.yml, and replace ORGANIZATION, PROJECT, and PIPELINE_ID. The token is a personal access token that can run builds. Azure ignores the username.',
      };
    case 'jenkins':
      return {
        url: `https://JENKINS_HOST/job/JOB/buildWithParameters?${Object.entries(variables)
          .map(([name, value]) => `${name}=${value}`)
          .join('&')}`,
        secret: 'JenkinsToken',
        credentials: '--user "JENKINS_USER:TOKEN"',
        instruction:
          'Create a pipeline job from Jenkinsfile.verify-changed-pact, run it once, and replace JENKINS_HOST, JOB, and JENKINS_USER. The token is an API token of that user.',
      };
    case 'buildkite':
      return {
        url: 'https://api.buildkite.com/v2/organizations/ORGANIZATION/pipelines/PIPELINE/builds',
        body: {commit: 'HEAD', branch: mainBranch, message: 'Verify a changed pact', env: variables},
        secret: 'BuildkiteToken',
        credentials: '"Authorization: Bearer TOKEN"',
        instruction:
          'Create a pipeline that uploads .buildkite/verify-changed-pact.yml, and replace ORGANIZATION and PIPELINE. The token is an API access token with the write_builds scope.',
      };
    case 'bitbucket':
      return {
        url: 'https://api.bitbucket.org/2.0/repositories/WORKSPACE/REPOSITORY/pipelines/',
        body: {
          target: {
            type: 'pipeline_ref_target',
            ref_type: 'branch',
            ref_name: mainBranch,
            selector: {type: 'custom', pattern: 'verify-changed-pact'},
          },
          variables: Object.entries(variables).map(([key, value]) => ({key, value})),
        },
        secret: 'BitbucketToken',
        credentials: '"Authorization: Bearer TOKEN"',
        instruction: 'Replace WORKSPACE and REPOSITORY. The token is a repository access token that can run pipelines.',
      };
  }
}

/** The words in capital letters that the reader replaces in the webhook's URL and credentials. */
export function webhookPlaceholders(choices: Choices): string[] {
  const {url, credentials} = targetOf(choices);
  const words = `${url.replace(/\?.*/, '')} ${credentials}`.match(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g) ?? [];
  return [...new Set(words)].filter((found) => found !== 'TOKEN');
}

/** The name of the secret in PactFlow that the webhook sends. */
export const webhookSecret = (choices: Choices): string => targetOf(choices).secret;

/** A text in double quotes, in which the shell must not replace what the broker replaces later. */
const keepTemplates = (text: string): string => text.replaceAll('${', String.raw`\${`);

function webhookLines({plan, comments}: Task): string[] {
  const {choices} = plan;
  const {url, body, secret, credentials, instruction} = targetOf(choices);
  const isOpenSource = choices.broker === 'pact-broker';
  const token = isOpenSource ? '$WEBHOOK_TOKEN' : `\${user.${secret}}`;
  const secured = keepTemplates(credentials.replace('TOKEN"', `${token}"`));
  const headers = [
    ...(body === undefined ? [] : ['"Content-Type: application/json"']),
    ...(secured === '' || secured.startsWith('--') ? [] : [secured]),
  ];
  const data =
    choices.ci === 'gitlab' && isOpenSource
      ? `"$(sed "s/TRIGGER_TOKEN/$WEBHOOK_TOKEN/" ${BODY_FILE})"`
      : `"$(cat ${BODY_FILE})"`;
  const name = word(choices.application);
  return [
    ...comments.of({
      name: 'Create the webhook',
      why: `Starts a build that verifies a changed pact as soon as a consumer publishes it. ${instruction}`,
      page: '/docs/user-interface/settings/webhooks#create-a-webhook',
    }),
    ...comments.plain(
      isOpenSource
        ? 'The open-source broker stores the token in the webhook. Set WEBHOOK_TOKEN before you run this script.'
        : `First, store the token in PactFlow as a secret with the name ${secret}.`,
    ),
    `pact broker create-webhook "${keepTemplates(url)}" --request POST \\`,
    ...(headers.length === 0 ? [] : [`  --header ${headers.join(' ')} \\`]),
    ...(secured.startsWith('--') ? [`  ${secured} \\`] : []),
    ...(body === undefined ? [] : [`  --data ${data} \\`]),
    `  --description ${word(`Verify changed pacts of ${choices.application}`)} \\`,
    `  --provider ${name} --contract-requiring-verification-published`,
  ];
}

/** What has to exist in the broker before the first build. */
export function setupFiles(task: Task): GeneratedFile[] {
  const {plan, comments} = task;
  const {choices}: Plan = plan;
  const environments = environmentsOf(choices.environments);
  const parts = [
    ...environments
      .filter((name) => !EXISTING.includes(name))
      .map((name) => [
        ...comments.of({
          name: `Create the ${name} environment`,
          why:
            name === environments.at(-1)
              ? `Creates ${name} as a production environment. can-i-deploy and record-deployment need it.`
              : `Creates ${name} as a non-production environment. can-i-deploy and record-deployment need it.`,
          page: '/docs/reference/cli/broker/create-environment',
        }),
        `pact broker create-environment --name ${word(name)}${name === environments.at(-1) ? ' --production' : ''}`,
      ]),
    ...(KNOWN_BRANCHES.includes(choices.mainBranch)
      ? []
      : [
          [
            ...comments.of({
              name: 'Set the main branch',
              why: 'The broker recognizes only develop, main, and master as main branches.',
              page: '/docs/branches-and-releases#rules',
            }),
            'pact broker create-or-update-pacticipant \\',
            `  --name ${word(choices.application)} --main-branch ${word(choices.mainBranch)}`,
          ],
        ]),
    ...(plan.verify.length === 0 ? [] : [webhookLines(task)]),
  ];
  if (parts.length === 0) return [];
  const isOpenSource = choices.broker === 'pact-broker';
  const {body} = targetOf(choices);
  return [
    fileOf(SETUP_FILE, 'bash', [
      '#!/usr/bin/env bash',
      ...comments.begin(
        `Run this script once as an administrator. Set PACT_BROKER_BASE_URL${isOpenSource ? ', PACT_BROKER_USERNAME,' : ''} and ${plan.credentials[0]} first.`,
      ),
      'set -euo pipefail',
      '',
      ...spaced(parts),
    ]),
    ...(plan.verify.length > 0 && body !== undefined
      ? [fileOf(BODY_FILE, 'json', [JSON.stringify(body, null, 2)])]
      : []),
  ];
}
