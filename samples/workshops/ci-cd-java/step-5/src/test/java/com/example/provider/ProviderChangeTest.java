package com.example.provider;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Verifies the pacts that matter to a build of the provider. */
@PactBroker(
    url = "${PACT_BROKER_BASE_URL}",
    authentication = @PactBrokerAuth(token = "${PACT_BROKER_TOKEN:}"),
    providerBranch = "${GIT_BRANCH:master}",
    enablePendingPacts = "true",
    includeWipPactsSince = "2026-01-01")
class ProviderChangeTest extends PactSetup {
  @PactBrokerConsumerVersionSelectors
  public static SelectorBuilder consumerVersions() {
    return new SelectorBuilder().mainBranch().deployedOrReleased().matchingBranch();
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void keepsEveryContractThatMattersToThisBuild(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
