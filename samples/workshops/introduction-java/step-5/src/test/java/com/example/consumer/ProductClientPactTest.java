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
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the client with Pact's mock server, and writes the pact. */
@PactConsumerTest
@PactTestFor(providerName = "ProductAPI")
class ProductClientPactTest {
  private static final Product CHAIR = new Product("10", "Garden chair", new BigDecimal("49.5"));

  @Pact(consumer = "CatalogueWeb")
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
            newJsonArrayMinLike(
                    1, list -> list.object(chair -> likeChair(chair.stringType("id", "10"))))
                .build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "allProducts")
  void listsTheProducts(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(List.of(CHAIR), client.listProducts());
  }

  @Pact(consumer = "CatalogueWeb")
  V4Pact oneProduct(PactDslWithProvider builder) {
    return builder
        .given("a product exists", Map.of("id", "10"))
        .uponReceiving("a request for product 10")
        .method("GET")
        .path("/product/10")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(200)
        .body(newJsonBody(chair -> likeChair(chair.stringValue("id", "10"))).build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "oneProduct")
  void getsOneProduct(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl());

    assertEquals(CHAIR, client.getProduct("10"));
  }

  private static void likeChair(LambdaDslObject product) {
    product.stringType("name", "Garden chair").numberType("price", 49.5);
  }
}
