const { CI, GIT_BRANCH, GIT_COMMIT, PACT_URL } = process.env;

/** The version of the provider that is verified. Only a CI system publishes the result. */
export const providerVersion = {
  providerVersion: GIT_COMMIT ?? 'local',
  providerVersionTags: GIT_BRANCH ? [GIT_BRANCH] : [],
  publishVerificationResult: CI === 'true',
};

/** A build of the provider asks the broker for these pacts. */
const pactsOfThisBuild = {
  provider: 'pactflow-example-provider-legacy',
  consumerVersionSelectors: [
    { tag: 'master', latest: true },
    { tag: 'prod', latest: true },
  ],
  enablePending: false,
};

/** A build that a webhook has triggered verifies the changed pact alone. With a provider, Pact would ask the broker for more. */
const changedPact = { pactUrls: [PACT_URL] };

export const pacts = PACT_URL ? changedPact : pactsOfThisBuild;
