package com.example.catalog;

import au.com.dius.pact.provider.junitsupport.AllowOverridePactUrl;
import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

// #region broker
@PactBroker(
    url = "${PACT_BROKER_BASE_URL}",
    authentication = @PactBrokerAuth(token = "${PACT_BROKER_TOKEN:}"),
    providerBranch = "${pact.provider.branch}",
    enablePendingPacts = "true",
    includeWipPactsSince = "${pactbroker.includeWipPactsSince:}")
@AllowOverridePactUrl
@EnabledIfSystemProperty(named = "pact.provider.version", matches = ".+")
class PactBrokerTest extends ProductEventsPactTest {
  @PactBrokerConsumerVersionSelectors
  public static SelectorBuilder consumerVersions() {
    return new SelectorBuilder().mainBranch().deployedOrReleased().matchingBranch();
  }
}
// #endregion
