package com.example.catalog;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike;
import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.LambdaDslObject;
import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

// #region one-product
@PactConsumerTest
@PactTestFor(providerName = "pactflow-example-provider-springboot")
class ProductClientPactTest {
  private static final String CONSUMER = "pactflow-example-consumer-java-junit";
  private static final Product CHAIR = new Product("10", "Garden chair", "furniture");

  @Pact(consumer = CONSUMER)
  V4Pact oneProduct(PactDslWithProvider builder) {
    return builder
        .given("a product with ID 10 exists")
        .uponReceiving("a request for product 10")
        .method("GET")
        .path("/product/10")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(200)
        .body(newJsonBody(ProductClientPactTest::describeChair).build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "oneProduct")
  void findsProduct(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(Optional.of(CHAIR), client.findProduct("10"));
  }
  // #endregion

  // #region no-product
  @Pact(consumer = CONSUMER)
  V4Pact noProduct(PactDslWithProvider builder) {
    return builder
        .given("a product with ID 11 does not exist")
        .uponReceiving("a request for product 11")
        .method("GET")
        .path("/product/11")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(404)
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "noProduct")
  void findsNothing(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(Optional.empty(), client.findProduct("11"));
  }
  // #endregion

  // #region all-products
  @Pact(consumer = CONSUMER)
  V4Pact allProducts(PactDslWithProvider builder) {
    return builder
        .given("products exist")
        .uponReceiving("a request for all products")
        .method("GET")
        .path("/products")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(200)
        .body(
            newJsonArrayMinLike(1, list -> list.object(ProductClientPactTest::describeChair))
                .build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "allProducts")
  void findsProducts(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(List.of(CHAIR), client.findProducts());
  }
  // #endregion

  // #region body
  private static void describeChair(LambdaDslObject product) {
    product
        .stringType("id", CHAIR.id())
        .stringType("name", CHAIR.name())
        .stringType("type", CHAIR.type());
  }
  // #endregion
}
