/** Generates Kubernetes manifests for a set of choices. Pure functions: they return text and read nothing else. */
import type {Choices} from './choices';
import {FILE_NAMES} from './fileNames';
import {
  additionalFilesOf,
  databaseEntries,
  entriesOf,
  filesOfEachTask,
  hostOf,
  isSupplied,
  scimEntries,
  type AdditionalFile,
  type Entry,
} from './files';
import {containerSecurity, podSecurity, probesOf, resources, USER_ID} from './podSettings';
import {Commented, yamlOf, type YamlValue} from './yaml';

/** The names of the objects that several manifests refer to. */
const NAMES = {
  settings: 'pactflow',
  secret: 'pactflow',
  files: 'pactflow-files',
  certificate: 'pactflow-tls',
  pull: 'pactflow-quay',
  scim: 'pactflow-scim-api',
} as const;

const PORT = 9292;

const labels = (component: string) => ({
  'app.kubernetes.io/name': 'pactflow',
  'app.kubernetes.io/component': component,
});

const fileName = ({path}: AdditionalFile): string => path.replace('./', '');

const mountsOf = (files: readonly AdditionalFile[]): YamlValue[] =>
  files.map((file) => ({name: 'files', mountPath: file.where, subPath: fileName(file), readOnly: true}));

const FILES_VOLUME = {name: 'files', secret: {secretName: NAMES.files}};

const podOf = (choices: Choices, containers: YamlValue[], rest: Record<string, YamlValue> = {}): YamlValue => ({
  ...(choices.database === 'rds-iam' ? {serviceAccountName: 'pactflow'} : {}),
  automountServiceAccountToken: false,
  // Otherwise, the Service named pactflow sets variables that start with PACTFLOW_, such as PACTFLOW_PORT.
  enableServiceLinks: false,
  imagePullSecrets: [{name: NAMES.pull}],
  securityContext: podSecurity,
  ...rest,
  containers,
});

const imageOf = ({release}: Choices): string => `quay.io/pactflow/enterprise:${release}`;

/** A variable of a container: secret values come from the Secret, and values that readers set from the ConfigMap. */
function variableOf(entry: Entry): YamlValue {
  if (!isSupplied(entry)) return {name: entry[0], value: entry[1]};
  const {name, secret} = entry;
  return {
    name,
    valueFrom: secret
      ? {secretKeyRef: {name: NAMES.secret, key: name}}
      : {configMapKeyRef: {name: NAMES.settings, key: name}},
  };
}

function settingsOf(choices: Choices): YamlValue {
  const data: Record<string, YamlValue> = {};
  for (const entry of entriesOf(choices)) {
    if (!isSupplied(entry)) data[entry[0]] = entry[1];
    else if (!entry.secret) data[entry.name] = new Commented(commentOf(entry), '');
  }
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: {name: NAMES.settings, labels: labels('settings')},
    data,
  };
}

function applicationOf(choices: Choices): YamlValue {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {name: 'pactflow', labels: labels('application')},
    spec: {
      replicas: 2,
      selector: {matchLabels: labels('application')},
      strategy: {type: 'RollingUpdate', rollingUpdate: {maxUnavailable: 0, maxSurge: 1}},
      template: {
        metadata: {labels: labels('application')},
        spec: podOf(
          choices,
          [
            {
              name: 'pactflow',
              image: imageOf(choices),
              envFrom: [{configMapRef: {name: NAMES.settings}}, {secretRef: {name: NAMES.secret}}],
              ports: [{name: 'http', containerPort: PORT}],
              ...probesOf(choices.releaseLine),
              resources,
              securityContext: containerSecurity,
              volumeMounts: mountsOf(additionalFilesOf(choices)),
            },
          ],
          {
            topologySpreadConstraints: [
              {
                maxSkew: 1,
                topologyKey: 'kubernetes.io/hostname',
                whenUnsatisfiable: 'ScheduleAnyway',
                labelSelector: {matchLabels: labels('application')},
              },
            ],
            volumes: [FILES_VOLUME],
          },
        ),
      },
    },
  };
}

const serviceOf = (name: string, component: string, port: number): YamlValue => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: {name, labels: labels(component)},
  spec: {selector: labels(component), ports: [{name: 'http', port, targetPort: 'http'}]},
});

function ingressOf(choices: Choices): YamlValue {
  const host = hostOf(choices) ?? '';
  const path = (prefix: string, service: string): YamlValue => ({
    path: prefix,
    pathType: 'Prefix',
    backend: {service: {name: service, port: {name: 'http'}}},
  });
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: {name: 'pactflow', labels: labels('application')},
    spec: {
      ...(choices.tls === 'proxy' ? {tls: [{hosts: [host], secretName: NAMES.certificate}]} : {}),
      rules: [
        {
          host,
          http: {paths: [...(choices.scim === 'yes' ? [path('/scim', NAMES.scim)] : []), path('/', 'pactflow')]},
        },
      ],
    },
  };
}

const disruptionBudget: YamlValue = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: {name: 'pactflow', labels: labels('application')},
  spec: {minAvailable: 1, selector: {matchLabels: labels('application')}},
};

/** A container that runs an entrypoint of the image once. It gets only the variables of the database. */
const taskOf = (choices: Choices, entrypoint: string, entries: readonly Entry[]): YamlValue =>
  podOf(
    choices,
    [
      {
        name: entrypoint,
        image: imageOf(choices),
        command: [entrypoint],
        env: entries.map(variableOf),
        securityContext: containerSecurity,
        volumeMounts: mountsOf(filesOfEachTask(choices)),
      },
    ],
    {restartPolicy: 'Never', volumes: [FILES_VOLUME]},
  );

const cleaningOf = (choices: Choices): YamlValue => ({
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: {name: 'pactflow-db-clean', labels: labels('db-clean')},
  spec: {
    schedule: '15 2 * * *',
    concurrencyPolicy: 'Forbid',
    jobTemplate: {
      spec: {
        backoffLimit: 0,
        template: {
          metadata: {labels: labels('db-clean')},
          spec: taskOf(choices, 'db-clean', databaseEntries(choices)),
        },
      },
    },
  },
});

function migrationOf(choices: Choices): YamlValue {
  const entries = databaseEntries(choices);
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {name: jobName(choices), labels: labels('db-migrate')},
    spec: {
      backoffLimit: 0,
      template: {
        metadata: {labels: labels('db-migrate')},
        spec: taskOf(choices, 'db-migrate', entries),
      },
    },
  };
}

const jobName = ({release}: Choices): string => `pactflow-migrate-${release.replaceAll('.', '-')}`;

const serviceAccount: YamlValue = {
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: {name: 'pactflow', labels: labels('application')},
};

const scimOf = (choices: Choices): YamlValue[] => [
  {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {name: NAMES.scim, labels: labels('scim-api')},
    spec: {
      replicas: 1,
      selector: {matchLabels: labels('scim-api')},
      template: {
        metadata: {labels: labels('scim-api')},
        spec: podOf(
          {...choices, database: 'external'},
          [
            {
              name: 'scim-api',
              image: new Commented(
                ['Replace THE_SCIM_API_TAG with the most recent tag in the registry. Don’t use latest.'],
                'quay.io/pactflow/scim-api:THE_SCIM_API_TAG',
              ),
              env: scimEntries(choices).map(variableOf),
              ports: [{name: 'http', containerPort: 8080}],
              readinessProbe: {tcpSocket: {port: 'http'}, periodSeconds: 10},
              securityContext: containerSecurity,
            },
          ],
          // The user of this image isn't documented.
          {securityContext: {seccompProfile: podSecurity.seccompProfile}},
        ),
      },
    },
  },
  serviceOf(NAMES.scim, 'scim-api', 8080),
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function commentOf({what, how, minLength, command}: Extract<Entry, {what: string}>): string[] {
  return [
    `${capital(what)}.${minLength === undefined ? '' : ` At least ${minLength} characters.`}`,
    `${how}${command === undefined ? '.' : ''}`,
  ];
}

function secretOf(choices: Choices): YamlValue {
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: {name: NAMES.secret, labels: labels('settings')},
    type: 'Opaque',
    stringData: Object.fromEntries(
      entriesOf(choices)
        .filter(isSupplied)
        .filter(({secret}) => secret)
        .map((entry) => [entry.name, new Commented(commentOf(entry), '')]),
    ),
  };
}

/** The text of a file: a comment with the steps, and one document with a comment for each manifest. */
const textOf = (introduction: readonly string[], manifests: readonly (readonly [comment: string, YamlValue])[]) =>
  [
    ...introduction.map((text) => (text === '' ? '#' : `# ${text}`)),
    ...manifests.flatMap(([comment, manifest]) => [
      '---',
      ...(comment === '' ? [] : [`# ${comment}`]),
      yamlOf(manifest),
    ]),
    '',
  ].join('\n');

/** The commands that create what the manifests refer to, in the folder with the files. */
function preparationOf(choices: Choices): string[] {
  const files = additionalFilesOf(choices).map((file) => `--from-file=${fileName(file)}`);
  return [
    `kubectl create secret generic ${NAMES.files} ${files.join(' ')}`,
    `kubectl create secret docker-registry ${NAMES.pull} --docker-server=quay.io --docker-username="$QUAY_USER" --docker-password="$QUAY_TOKEN"`,
    ...(choices.tls === 'proxy' ? [`kubectl create secret tls ${NAMES.certificate} --cert=tls.crt --key=tls.key`] : []),
  ];
}

/** How to replace the placeholder in a file. */
const userIdSteps = (choices: Choices): string[] => [
  '',
  `First, replace ${USER_ID} with the number after uid= in the output of this command:`,
  `docker run --rm --entrypoint id ${imageOf(choices)}`,
  '',
];

interface Manifests {
  values: string;
  migration: string;
  manifests: string;
}

/** The manifests. Check the choices with `conflictsOf` first. No secret has a value. */
export function manifestsFor(choices: Choices): Manifests {
  const {release, database, scim} = choices;
  return {
    values: textOf(
      [
        `The settings and secrets of PactFlow On-Premises ${release}. Set each empty value.`,
        'Keep this file out of version control. In values, write \\\\ instead of \\ and \\" instead of ".',
        '',
        'First, create the Secrets that contain files and credentials. Run these commands in the folder with the files.',
        'QUAY_USER and QUAY_TOKEN are the name and the token of your robot account for the registry.',
        ...preparationOf(choices),
        '',
        `Then run: kubectl apply --filename ${FILE_NAMES.values}`,
        'Pods read variables and files when they start. After a change, run: kubectl rollout restart deployment/pactflow',
      ],
      [
        ...(database === 'rds-iam'
          ? [['Annotate the account with the AWS role that can connect to the database.', serviceAccount] as const]
          : []),
        ['', settingsOf(choices)],
        ['', secretOf(choices)],
      ],
    ),
    migration: textOf(
      [
        `Migrates the database to PactFlow On-Premises ${release}.`,
        ...userIdSteps(choices),
        `Then back up the database, and run the Job before you apply ${FILE_NAMES.manifests}:`,
        `kubectl apply --filename ${FILE_NAMES.migration}`,
        `kubectl wait --for=condition=complete --timeout=1h job/${jobName(choices)}`,
        '',
        'After an upgrade, when all old pods are gone, delete the Job, and run it again.',
        'It then migrates the data that old pods wrote in the meantime.',
      ],
      [['', migrationOf(choices)]],
    ),
    manifests: textOf(
      [
        `PactFlow On-Premises ${release}.`,
        ...userIdSteps(choices),
        `Then apply ${FILE_NAMES.values} and ${FILE_NAMES.migration}, and run:`,
        `kubectl apply --filename ${FILE_NAMES.manifests}`,
        'kubectl rollout status deployment/pactflow --timeout=10m',
      ],
      [
        [
          'Without enableServiceLinks: false, the Service would set variables such as PACTFLOW_PORT in the containers.',
          applicationOf(choices),
        ],
        ['', serviceOf('pactflow', 'application', 80)],
        [
          'Add ingressClassName if your cluster has no default class. Allow request bodies as large as your largest contract.',
          ingressOf(choices),
        ],
        ['', disruptionBudget],
        ['Deletes data that is no longer needed. Use the same tag as for pactflow.', cleaningOf(choices)],
        ...(scim === 'yes' ? scimOf(choices).map((manifest) => ['', manifest] as const) : []),
      ],
    ),
  };
}
