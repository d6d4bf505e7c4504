package com.example.catalog;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

// #region verification
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
@Provider("pactflow-example-provider-java-graphql")
abstract class ProductQueriesPactTest {
  @Autowired ProductRepository products;
  @LocalServerPort int port;

  @BeforeEach
  void startEmpty(PactVerificationContext context) {
    products.deleteAll();
    context.setTarget(new HttpTestTarget("localhost", port));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void fulfillsPact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  // #endregion

  // #region states
  @State("a product with ID 10 exists")
  void saveProduct() {
    products.save(new Product("10", "Folding table", "furniture", "2.0.0"));
  }

  @State("no product with ID 10 exists")
  void saveNothing() {}
  // #endregion
}
