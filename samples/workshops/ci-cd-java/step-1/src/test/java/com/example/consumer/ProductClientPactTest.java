package com.example.consumer;

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
import au.com.dius.pact.core.model.annotations.PactDirectory;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the client with Pact's mock server, and writes the pact. */
@PactConsumerTest
@PactTestFor(providerName = "pactflow-example-provider")
@PactDirectory("consumer/pacts")
class ProductClientPactTest {
  private static final Product CHAIR = new Product("10", "FURNITURE", "Garden chair");

  private static void likeChair(LambdaDslObject product) {
    product.stringType("id", "10");
    product.stringType("type", "FURNITURE");
    product.stringType("name", "Garden chair");
  }

  @Pact(consumer = "pactflow-example-consumer")
  V4Pact oneProduct(PactDslWithProvider builder) {
    return builder
        .given("a product with ID 10 exists")
        .uponReceiving("a request to get a product")
        .method("GET")
        .path("/product/10")
        .willRespondWith()
        .status(200)
        .body(newJsonBody(chair -> likeChair(chair)).build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "oneProduct")
  void getsAProductThatExists(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(Optional.of(CHAIR), client.getProduct("10"));
  }

  @Pact(consumer = "pactflow-example-consumer")
  V4Pact noProduct(PactDslWithProvider builder) {
    return builder
        .given("a product with ID 11 does not exist")
        .uponReceiving("a request to get a product that does not exist")
        .method("GET")
        .path("/product/11")
        .willRespondWith()
        .status(404)
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "noProduct")
  void returnsNothingIfThereIsNoSuchProduct(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(Optional.empty(), client.getProduct("11"));
  }

  @Pact(consumer = "pactflow-example-consumer")
  V4Pact allProducts(PactDslWithProvider builder) {
    return builder
        .given("products exist")
        .uponReceiving("a request to get all products")
        .method("GET")
        .path("/products")
        .willRespondWith()
        .status(200)
        .body(newJsonArrayMinLike(1, list -> list.object(chair -> likeChair(chair))).build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "allProducts")
  void getsAllProducts(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(List.of(CHAIR), client.listProducts());
  }
}
