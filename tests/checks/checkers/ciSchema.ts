import type {SchemaObject} from 'ajv';

// JSON Schemas of the configuration of CI systems, for the parts that pages and generated files use. They follow the
// reference of each system, and reject unknown names, which are usually spelling mistakes:
// https://docs.gitlab.com/ci/yaml/
// https://circleci.com/docs/reference/configuration-reference/
// https://learn.microsoft.com/en-us/azure/devops/pipelines/yaml-schema/
// https://buildkite.com/docs/pipelines/configure/step-types/command-step
// https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/

const text: SchemaObject = {type: 'string', minLength: 1};
const value: SchemaObject = {type: ['string', 'number', 'boolean']};
const flag: SchemaObject = {type: 'boolean'};
const list = (items: SchemaObject): SchemaObject => ({type: 'array', items, minItems: 1});
const textOrList: SchemaObject = {anyOf: [text, list(text)]};
const map = (values: SchemaObject): SchemaObject => ({type: 'object', additionalProperties: values, minProperties: 1});
const object = (properties: Record<string, SchemaObject>, required: readonly string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
});

/** Environment variables have names that a shell can read. */
const variables: SchemaObject = {
  type: 'object',
  patternProperties: {'^[A-Za-z_]\\w*$': value},
  additionalProperties: false,
  minProperties: 1,
};

const gitlabRules = list(object({if: text, when: text, changes: list(text), allow_failure: flag, variables}));
const gitlabImage: SchemaObject = {anyOf: [text, object({name: text, entrypoint: list({type: 'string'})}, ['name'])]};
const gitlabJob = object({
  stage: text,
  image: gitlabImage,
  rules: gitlabRules,
  needs: {type: 'array', items: text},
  resource_group: text,
  environment: {anyOf: [text, object({name: text, url: text}, ['name'])]},
  variables,
  before_script: textOrList,
  script: textOrList,
  after_script: textOrList,
  artifacts: object({paths: list(text), when: text, expire_in: text}),
  cache: object({key: value, paths: list(text)}),
  only: textOrList,
  except: textOrList,
  when: text,
  allow_failure: flag,
  extends: textOrList,
});

/** A job needs a script. Names that start with a period are templates. */
const gitlab: SchemaObject = {
  type: 'object',
  properties: {
    workflow: object({name: text, rules: gitlabRules}),
    stages: list(text),
    variables,
    image: gitlabImage,
    default: object({image: gitlabImage, before_script: textOrList}),
    include: {},
  },
  patternProperties: {'^\\.': gitlabJob},
  additionalProperties: {allOf: [gitlabJob, {anyOf: [{required: ['script']}, {required: ['extends']}]}]},
};

const circleRun: SchemaObject = {
  anyOf: [
    text,
    object({name: text, command: text, environment: variables, when: text, working_directory: text}, ['command']),
  ],
};
const circleStep: SchemaObject = {
  anyOf: [
    {enum: ['checkout', 'setup_remote_docker']},
    object({run: circleRun}, ['run']),
    object({checkout: object({path: text})}, ['checkout']),
    object({store_test_results: object({path: text}, ['path'])}, ['store_test_results']),
    object({store_artifacts: object({path: text, destination: text}, ['path'])}, ['store_artifacts']),
    object({save_cache: object({key: text, paths: list(text)}, ['key', 'paths'])}, ['save_cache']),
    object({restore_cache: object({key: text, keys: list(text)})}, ['restore_cache']),
  ],
};
const circleFilters = object({
  branches: object({only: textOrList, ignore: textOrList}),
  tags: object({only: textOrList, ignore: textOrList}),
});
const circleCondition: SchemaObject = {type: ['string', 'boolean', 'object']};

const circleci = object(
  {
    version: {enum: [2.1]},
    parameters: map(
      object({type: {enum: ['string', 'boolean', 'integer', 'enum']}, default: value}, ['type', 'default']),
    ),
    jobs: map(
      object(
        {
          docker: list(object({image: text, environment: variables}, ['image'])),
          environment: variables,
          working_directory: text,
          resource_class: text,
          steps: list(circleStep),
        },
        ['docker', 'steps'],
      ),
    ),
    workflows: map(
      object(
        {
          when: circleCondition,
          unless: circleCondition,
          jobs: list({
            anyOf: [
              text,
              {
                ...map(object({requires: list(text), filters: circleFilters, context: textOrList, name: text})),
                maxProperties: 1,
              },
            ],
          }),
        },
        ['jobs'],
      ),
    ),
  },
  ['version', 'jobs', 'workflows'],
);

/** The expression that a condition consists of, such as `and(succeeded(), eq(a, b))`. */
const azureCondition: SchemaObject = {type: 'string', pattern: '^\\w+\\(.*\\)$'};
const azureStepCommon = {displayName: text, env: variables, condition: azureCondition, name: text};
const azureStep: SchemaObject = {
  anyOf: [
    object({bash: text, workingDirectory: text, ...azureStepCommon}, ['bash']),
    object({script: text, workingDirectory: text, ...azureStepCommon}, ['script']),
    object({task: {type: 'string', pattern: '^\\w+@\\d+$'}, inputs: map(value), ...azureStepCommon}, ['task']),
    object(
      {
        checkout: {enum: ['self', 'none']},
        fetchDepth: {type: ['integer', 'string'], minimum: 0, pattern: '^\\d+$'},
        persistCredentials: flag,
      },
      ['checkout'],
    ),
  ],
};
const azureVariable: SchemaObject = {
  anyOf: [
    object({group: text}, ['group']),
    object({name: {type: 'string', pattern: '^[A-Za-z_]\\w*$'}, value}, ['name', 'value']),
  ],
};
const azureTrigger: SchemaObject = {
  anyOf: [
    {const: 'none'},
    list(text),
    object({branches: object({include: list(text), exclude: list(text)}), batch: flag}),
  ],
};
const azurePool = object({vmImage: text, name: text});

const azure: SchemaObject = {
  ...object({
    name: text,
    trigger: azureTrigger,
    pr: azureTrigger,
    parameters: list(
      object({name: text, type: {enum: ['string', 'boolean', 'number', 'object']}, default: {}}, ['name']),
    ),
    pool: azurePool,
    variables: {anyOf: [variables, list(azureVariable)]},
    jobs: list(
      object(
        {
          job: {type: 'string', pattern: '^[A-Za-z_]\\w*$'},
          displayName: text,
          dependsOn: textOrList,
          condition: azureCondition,
          pool: azurePool,
          steps: list(azureStep),
        },
        ['job', 'steps'],
      ),
    ),
    steps: list(azureStep),
  }),
  oneOf: [{required: ['jobs']}, {required: ['steps']}],
};

const buildkiteKey: SchemaObject = {type: 'string', pattern: '^[\\w:-]+$'};

const buildkite = object(
  {
    env: variables,
    agents: {anyOf: [map(value), list(text)]},
    secrets: {anyOf: [list(text), map(text)]},
    steps: list({
      anyOf: [
        {const: 'wait'},
        object(
          {
            label: text,
            key: buildkiteKey,
            depends_on: {anyOf: [buildkiteKey, list(buildkiteKey)]},
            branches: textOrList,
            if: text,
            env: variables,
            agents: map(value),
            plugins: {type: 'array'},
            concurrency: {type: 'integer', minimum: 1},
            concurrency_group: text,
            command: textOrList,
            commands: textOrList,
          },
          [],
        ),
      ],
    }),
  },
  ['steps'],
);

const bitbucketStep = object(
  {
    step: object(
      {
        name: text,
        image: text,
        script: list(text),
        'after-script': list(text),
        deployment: text,
        caches: list(text),
        artifacts: list(text),
        trigger: {enum: ['automatic', 'manual']},
      },
      ['script'],
    ),
  },
  ['step'],
);
const bitbucketSteps = list(bitbucketStep);
const bitbucketVariables = object({variables: list(object({name: text, default: value}, ['name']))}, ['variables']);

const bitbucket = object(
  {
    image: text,
    clone: object({depth: {type: ['integer', 'string']}}),
    definitions: object({steps: bitbucketSteps, caches: map(text)}),
    pipelines: {
      ...object({
        default: bitbucketSteps,
        branches: map(bitbucketSteps),
        'pull-requests': map(bitbucketSteps),
        tags: map(bitbucketSteps),
        custom: map(list({anyOf: [bitbucketVariables, bitbucketStep]})),
      }),
      minProperties: 1,
    },
  },
  ['pipelines'],
);

/** The schema of each CI system, with the reference that describes its configuration. */
export const CI_SCHEMAS = {
  gitlab: {schema: gitlab, reference: 'https://docs.gitlab.com/ci/yaml/'},
  circleci: {
    schema: circleci,
    reference: 'https://circleci.com/docs/reference/configuration-reference/',
  },
  'azure-pipelines': {
    schema: azure,
    reference: 'https://learn.microsoft.com/en-us/azure/devops/pipelines/yaml-schema/',
  },
  buildkite: {
    schema: buildkite,
    reference: 'https://buildkite.com/docs/pipelines/configure/step-types/command-step',
  },
  bitbucket: {
    schema: bitbucket,
    reference: 'https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/',
  },
} as const satisfies Record<string, {schema: SchemaObject; reference: string}>;
