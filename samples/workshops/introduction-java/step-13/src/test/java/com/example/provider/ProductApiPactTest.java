package com.example.provider;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sends the requests in the pact to the Product API, and checks the responses. */
@Provider("ProductAPI")
@PactBroker(
    url = "${PACT_BROKER_BASE_URL}",
    authentication = @PactBrokerAuth(token = "${PACT_BROKER_TOKEN:}"),
    providerBranch = "${pact.provider.branch:}")
class ProductApiPactTest {
  private final Map<String, StoredProduct> products = new HashMap<>();
  private ProductApi api;

  @PactBrokerConsumerVersionSelectors
  public static SelectorBuilder consumerVersions() {
    return new SelectorBuilder().mainBranch().deployedOrReleased().matchingBranch();
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

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void keepsItsContracts(PactVerificationContext context, HttpRequest request) {
    renewToken(request);
    context.verifyInteraction();
  }

  /** Renews a request's token. Requests without a token stay unchanged. */
  private static void renewToken(HttpRequest request) {
    if (request.containsHeader("Authorization")) {
      request.setHeader("Authorization", "Bearer " + Instant.now());
    }
  }

  @State("products exist")
  void saveProducts() {
    save("10");
  }

  @State("the catalog is empty")
  void deleteProducts() {
    products.clear();
  }

  @State("a product exists")
  void saveProduct(Map<String, Object> parameters) {
    save((String) parameters.get("id"));
  }

  @State("no product exists")
  void deleteProduct(Map<String, Object> parameters) {
    products.remove(parameters.get("id"));
  }

  private void save(String id) {
    products.put(id, new StoredProduct(id, "Desk lamp", "LIGHTING", new BigDecimal("19")));
  }
}
