const { CI, GIT_BRANCH, GIT_COMMIT, PACT_URL } = process.env;

/** The provider version that gets verified. Only a CI system publishes the result. */
export const providerVersion = {
  providerVersion: GIT_COMMIT ?? 'local',
  providerVersionTags: GIT_BRANCH ? [GIT_BRANCH] : [],
  publishVerificationResult: CI === 'true',
};

/** The pacts that a provider build requests from the broker. */
const pactsOfThisBuild = {
  provider: 'pactflow-example-provider-legacy',
  consumerVersionSelectors: [
    { tag: 'master', latest: true },
    { tag: 'prod', latest: true },
  ],
  enablePending: true,
};

/** A build that a webhook triggered verifies only the changed pact. If `provider` were set, Pact would request more pacts from the broker. */
const changedPact = { pactUrls: [PACT_URL] };

export const pacts = PACT_URL ? changedPact : pactsOfThisBuild;
