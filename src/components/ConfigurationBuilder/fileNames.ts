/** The names under which readers save the files. */
export const FILE_NAMES = {
  compose: 'compose.yaml',
  environment: 'pactflow.env',
  values: 'pactflow-settings.yaml',
  migration: 'pactflow-migrate.yaml',
  manifests: 'pactflow.yaml',
  container: 'pactflow-container.env',
  scim: 'scim-api.env',
} as const;
