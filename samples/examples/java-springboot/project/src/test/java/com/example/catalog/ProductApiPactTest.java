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

// #region test
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
@Provider("pactflow-example-provider-springboot")
abstract class ProductApiPactTest {
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
  @State({"a product with ID 10 exists", "products exist"})
  void saveProduct() {
    products.save(new Product(10, "Camping table", "furniture", "2.0.0"));
  }

  @State("a product with ID 11 does not exist")
  void saveNothing() {}
  // #endregion
}
