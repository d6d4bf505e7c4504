import type {ForeignVariable} from './foreignVariables.schema';

export type {ForeignVariable} from './foreignVariables.schema';

const from = (program: string, source: string, names: readonly string[]): ForeignVariable[] =>
  names.map((name) => ({name, program, source}));

/** Variables of other programs that pages may mention. */
export const foreignVariables: readonly ForeignVariable[] = [
  ...from('the pact command line', '/docs/reference/cli', [
    'PACT_BROKER_BASE_URL',
    'PACT_BROKER_TOKEN',
    'PACT_BROKER_USERNAME',
    'PACT_BROKER_PASSWORD',
    'PACT_BROKER_HTTP_RETRIES',
    'OTEL_TRACES_EXPORTER',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
  ]),
  ...from(
    'the Ruby CLI (legacy)',
    'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/thor_unknown_options_monkey_patch.rb',
    ['PACT_BROKER_ERROR_ON_UNKNOWN_OPTION'],
  ),
  ...from(
    'the Ruby CLI (legacy)',
    'https://github.com/pact-foundation/pact_broker-client/blob/master/lib/pact_broker/client/cli/matrix_commands.rb',
    ['PACT_BROKER_CAN_I_DEPLOY_DRY_RUN', 'PACT_BROKER_CAN_I_DEPLOY_IGNORE'],
  ),
  ...from('Pact Go', 'https://github.com/pact-foundation/pact-go/blob/master/provider/verify_request.go', [
    'PACT_BROKER_URL',
  ]),
  ...from('the Pact Broker', 'https://docs.pact.io/pact_broker/docker_images/pactfoundation', [
    'PACT_BROKER_DATABASE_URL',
    'PACT_BROKER_DATABASE_ADAPTER',
    'PACT_BROKER_DATABASE_USERNAME',
    'PACT_BROKER_DATABASE_PASSWORD',
    'PACT_BROKER_DATABASE_HOST',
    'PACT_BROKER_DATABASE_PORT',
    'PACT_BROKER_DATABASE_NAME',
    'PACT_BROKER_AUTO_MIGRATE_DB',
    'PACT_BROKER_AUTO_MIGRATE_DB_DATA',
    'PACT_BROKER_DATABASE_CLEAN_ENABLED',
    'PACT_BROKER_PORT',
    'PACT_BROKER_WEBHOOK_HOST_WHITELIST',
    'PACT_BROKER_WEBHOOK_SCHEME_WHITELIST',
    'PACT_BROKER_BASIC_AUTH_USERNAME',
    'PACT_BROKER_BASIC_AUTH_PASSWORD',
    'PACT_BROKER_ALLOW_PUBLIC_READ',
  ]),
  ...from('the example projects', '/docs/examples', ['PACT_BROKER_HOST', 'PACTFLOW_TOKEN_FOR_CI_CD_WORKSHOP']),
  ...from('Pact in CI/CD', '/docs/workshops/ci-cd', ['PACT_BROKER_PUBLISH_VERIFICATION_RESULTS']),
  ...from('the pactflow-ai installer', '/docs/ai/quick-start', [
    'PACTFLOW_AI_DEFAULT_HOST',
    'PACTFLOW_AI_DESTINATION',
    'PACTFLOW_AI_NO_MODIFY_PATH',
    'PACTFLOW_AI_QUIET',
    'PACTFLOW_AI_VERBOSE',
    'PACTFLOW_AI_YES',
  ]),
  ...from('Kubernetes', 'https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables', [
    'PACTFLOW_PORT',
    'PACTFLOW_SERVICE_HOST',
  ]),
  ...from('a shell example on this site', '/docs/on-premises', ['PACTFLOW_TAG']),
];
