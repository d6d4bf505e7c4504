package com.example.provider;

import static org.junit.jupiter.api.Assertions.fail;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.AllowOverridePactUrl;
import au.com.dius.pact.provider.junitsupport.Consumer;
import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Verifies only the pact that has changed. Its URL is in PACT_URL. */
@Consumer("pactflow-example-consumer")
@PactBroker(
    url = "${PACT_BROKER_BASE_URL}",
    authentication = @PactBrokerAuth(token = "${PACT_BROKER_TOKEN:}"))
@AllowOverridePactUrl
class ConsumerChangeTest extends PactSetup {
  /** Without this property, Pact would verify other pacts. */
  @BeforeAll
  static void selectPact() {
    var pactUrl = System.getenv().getOrDefault("PACT_URL", "");
    if (pactUrl.isEmpty()) {
      fail("Set PACT_URL: there is nothing to verify.");
    }
    System.setProperty("pact.filter.pacturl", pactUrl);
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void keepsTheOneContractThatHasChanged(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
