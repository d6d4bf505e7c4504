package com.example.provider;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.IgnoreMissingStateChange;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sends the requests in the pact to the Product API, and checks the responses. */
@Provider("ProductAPI")
@PactFolder("target/pacts")
@IgnoreMissingStateChange
class ProductApiPactTest {
  private final Map<String, StoredProduct> products = Products.load();
  private ProductApi api;

  @BeforeEach
  void startApi(PactVerificationContext context) throws Exception {
    api = new ProductApi(products);
    context.setTarget(new HttpTestTarget("localhost", api.port()));
  }

  @AfterEach
  void stopApi() {
    api.close();
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void keepsItsContracts(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
