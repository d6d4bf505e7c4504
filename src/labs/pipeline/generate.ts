/** Generates the files of a pipeline, and what the reader needs to know about them. */
import {azureFiles} from './azure';
import {bitbucketFiles} from './bitbucket';
import {buildkiteFiles} from './buildkite';
import type {Choices} from './choices';
import {circleciFiles} from './circleci';
import {githubFiles} from './github';
import {gitlabFiles} from './gitlab';
import {jenkinsFiles} from './jenkins';
import {CA_FILE, planFor, type Plan} from './plan';
import {tasksFor} from './tasks';
import {setupFiles} from './webhook';
import {Comments, type GeneratedFile, type Note, type Setting, type Task} from './writing';

const WRITERS: Record<Choices['ci'], (task: Task) => GeneratedFile[]> = {
  github: githubFiles,
  gitlab: gitlabFiles,
  circleci: circleciFiles,
  azure: azureFiles,
  jenkins: jenkinsFiles,
  buildkite: buildkiteFiles,
  bitbucket: bitbucketFiles,
};

const STORES: Record<Choices['ci'], string> = {
  github: 'the repository under **Settings** > **Secrets and variables** > **Actions**',
  gitlab: 'the project under **Settings** > **CI/CD** > **Variables**',
  circleci: 'the project settings under **Environment Variables**',
  azure: 'a variable group with the name `pact-broker` under **Pipelines** > **Library**',
  jenkins:
    'Jenkins: the URL as a global environment variable, and the others as credentials of the kind **Secret text**',
  buildkite: 'the cluster under **Secrets**',
  bitbucket: 'the repository under **Repository settings** > **Repository variables**',
};

export interface Generated {
  files: readonly GeneratedFile[];
  /** What the reader has to do, in order, as sentences that can contain `code`, **labels**, and links. */
  tasks: readonly string[];
  /** Each step with its reason and its page, in the order of the files. */
  steps: readonly Note[];
  /** The values that the reader sets in the CI system. */
  settings: readonly Setting[];
  /** Where the reader sets them, as a phrase that can contain `code` and **labels**. */
  store: string;
  /** Files that the reader adds to the repository, and what they contain. */
  additionalFiles: readonly {path: string; what: string}[];
}

function settingsOf({credentials: [secret, username]}: Plan): Setting[] {
  return [
    {
      name: 'PACT_BROKER_BASE_URL',
      what: 'The URL of the broker, such as `https://YOUR_ACCOUNT.pactflow.io`',
      secret: false,
    },
    ...(username === undefined
      ? [{name: secret, what: 'A [read/write API token](/docs/permissions/api-tokens)', secret: true}]
      : [
          {name: username, what: 'The username for the broker', secret: false},
          {name: secret, what: 'The password for the broker', secret: true},
        ]),
  ];
}

function additionalFilesOf({
  ownAuthority,
  javaTrustStore,
  choices: {role, approach},
}: Plan): Generated['additionalFiles'] {
  return [
    ...(approach === 'bi-directional' && role !== 'consumer'
      ? [{path: 'openapi.yaml', what: 'The OpenAPI description of your API'}]
      : []),
    ...(ownAuthority
      ? [
          {
            path: CA_FILE,
            what: 'The public certificate authorities and yours: [create the bundle](/docs/on-premises-2x/network-configuration#create-a-ca-bundle)',
          },
        ]
      : []),
    ...(javaTrustStore ? [{path: 'company-ca.pem', what: 'The certificate of your certificate authority'}] : []),
  ];
}

/**
 * Generates the files for some choices. Check the choices with `conflictsOf` first.
 * @param site the URL that the paths of pages are added to in comments, without a slash at its end
 */
export function generate(choices: Choices, site: string): Generated {
  const plan = planFor(choices);
  const comments = new Comments(site);
  const task: Task = {plan, comments};
  const files = [...WRITERS[choices.ci](task), ...setupFiles(task)];
  return {
    files,
    tasks: tasksFor(plan, files),
    steps: comments.notes,
    settings: settingsOf(plan),
    store: STORES[choices.ci],
    additionalFiles: additionalFilesOf(plan),
  };
}
