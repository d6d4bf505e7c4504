package com.example.provider;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** What all verifications have in common: the API, its provider states, and the results. */
@Provider("pactflow-example-provider")
abstract class PactSetup {
  private final Map<String, StoredProduct> products = new HashMap<>();
  private ProductApi api;

  /**
   * Publishes the results in builds. The workflows set environment variables, and Pact JVM reads
   * system properties.
   */
  @BeforeAll
  static void publishResultsOfBuilds() {
    var environment = System.getenv();
    if ("true".equals(environment.get("PACT_BROKER_PUBLISH_VERIFICATION_RESULTS"))) {
      System.setProperty("pact.verifier.publishResults", "true");
      System.setProperty("pact.provider.version", environment.getOrDefault("GIT_COMMIT", "local"));
      System.setProperty("pact.provider.branch", environment.getOrDefault("GIT_BRANCH", "master"));
    }
  }

  @BeforeEach
  void startApi(PactVerificationContext context) throws Exception {
    api = new ProductApi(products);
    context.setTarget(new HttpTestTarget("localhost", api.port()));
  }

  @AfterEach
  void stopApi() {
    api.close();
  }

  @State({"a product with ID 10 exists", "products exist"})
  void saveProduct10() {
    products.put("10", new StoredProduct("10", "FURNITURE", "Garden chair", "green"));
  }

  @State("a product with ID 11 does not exist")
  void deleteProduct11() {
    products.remove("11");
  }
}
