package com.example.provider;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Verifies the pact file that the consumer's tests write, without a broker. */
@PactFolder("consumer/pacts")
class PactFileTest extends PactSetup {
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void keepsTheContractInTheFile(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
