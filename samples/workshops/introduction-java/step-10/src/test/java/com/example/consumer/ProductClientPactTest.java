package com.example.consumer;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArray;
import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike;
import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.LambdaDslObject;
import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the client with Pact's mock server, and writes the pact. */
@PactConsumerTest
@PactTestFor(providerName = "ProductAPI")
class ProductClientPactTest {
  private static final Product CHAIR = new Product("10", "Garden chair", new BigDecimal("49.5"));
  private static final String TOKEN = "2026-01-15T09:30:00Z";

  @Pact(consumer = "CatalogueWeb")
  V4Pact allProducts(PactDslWithProvider builder) {
    return builder
        .given("products exist")
        .uponReceiving("a request for all products")
        .method("GET")
        .path("/products")
        .headers("Accept", "application/json")
        .matchHeader("Authorization", "Bearer .+", "Bearer " + TOKEN)
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
    var client = new ProductClient(mockServer.getUrl(), () -> TOKEN);

    assertEquals(List.of(CHAIR), client.listProducts());
  }

  @Pact(consumer = "CatalogueWeb")
  V4Pact emptyCatalog(PactDslWithProvider builder) {
    return builder
        .given("the catalog is empty")
        .uponReceiving("a request for all products")
        .method("GET")
        .path("/products")
        .headers("Accept", "application/json")
        .matchHeader("Authorization", "Bearer .+", "Bearer " + TOKEN)
        .willRespondWith()
        .status(200)
        .body(newJsonArray(list -> {}).build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "emptyCatalog")
  void showsAnEmptyCatalog(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl(), () -> TOKEN);

    assertEquals(List.of(), client.listProducts());
  }

  @Pact(consumer = "CatalogueWeb")
  V4Pact oneProduct(PactDslWithProvider builder) {
    return builder
        .given("a product exists", Map.of("id", "10"))
        .uponReceiving("a request for product 10")
        .method("GET")
        .path("/product/10")
        .headers("Accept", "application/json")
        .matchHeader("Authorization", "Bearer .+", "Bearer " + TOKEN)
        .willRespondWith()
        .status(200)
        .body(newJsonBody(chair -> likeChair(chair.stringValue("id", "10"))).build())
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "oneProduct")
  void getsOneProduct(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl(), () -> TOKEN);

    assertEquals(Optional.of(CHAIR), client.getProduct("10"));
  }

  @Pact(consumer = "CatalogueWeb")
  V4Pact noProduct(PactDslWithProvider builder) {
    return builder
        .given("no product exists", Map.of("id", "11"))
        .uponReceiving("a request for product 11")
        .method("GET")
        .path("/product/11")
        .headers("Accept", "application/json")
        .matchHeader("Authorization", "Bearer .+", "Bearer " + TOKEN)
        .willRespondWith()
        .status(404)
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "noProduct")
  void returnsNothingForAProductThatDoesNotExist(MockServer mockServer) throws Exception {
    var client = new ProductClient(mockServer.getUrl(), () -> TOKEN);

    assertEquals(Optional.empty(), client.getProduct("11"));
  }

  @Pact(consumer = "CatalogueWeb")
  V4Pact withoutToken(PactDslWithProvider builder) {
    return builder
        .given("a product exists", Map.of("id", "10"))
        .uponReceiving("a request for /products without a token")
        .method("GET")
        .path("/products")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(401)
        .given("a product exists", Map.of("id", "10"))
        .uponReceiving("a request for /product/10 without a token")
        .method("GET")
        .path("/product/10")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(401)
        .toPact(V4Pact.class);
  }

  @Test
  @PactTestFor(pactMethod = "withoutToken")
  void isRefusedWithoutAToken(MockServer mockServer) {
    var client = new ProductClient(mockServer.getUrl(), () -> null);

    assertThrows(IOException.class, client::listProducts);
    assertThrows(IOException.class, () -> client.getProduct("10"));
  }

  private static void likeChair(LambdaDslObject product) {
    product.stringType("name", "Garden chair").numberType("price", 49.5);
  }
}
