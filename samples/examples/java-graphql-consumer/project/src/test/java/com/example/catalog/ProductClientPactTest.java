package com.example.catalog;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.DslPart;
import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "pactflow-example-provider-java-graphql")
class ProductClientPactTest {
  // #region query
  static final String QUERY = "query Product($id: ID!) { product(id: $id) { id name type } }";

  static String ignoringWhitespace(String query) {
    var escaped = query.replaceAll("[\\\\^$.|?*+(){}\\[\\]]", "\\\\$0");
    return "\\s*" + escaped.replaceAll("\\s+", "\\\\s*") + "\\s*";
  }

  static DslPart productQuery() {
    return newJsonBody(
            body ->
                body.stringValue("operationName", "Product")
                    .stringMatcher("query", ignoringWhitespace(QUERY), QUERY)
                    .object("variables", variables -> variables.stringValue("id", "10")))
        .build();
  }

  // #endregion

  // #region interactions
  @Pact(consumer = "pactflow-example-consumer-java-graphql")
  V4Pact productExists(PactDslWithProvider pact) {
    return pact.given("a product with ID 10 exists")
        .uponReceiving("a request to get a product via GraphQL")
        .method("POST")
        .path("/graphql")
        .headers("Accept", "application/json", "Content-Type", "application/json")
        .body(productQuery())
        .willRespondWith()
        .status(200)
        .headers(Map.of("Content-Type", "application/json"))
        .body(
            newJsonBody(
                    body ->
                        body.object(
                            "data",
                            data ->
                                data.object(
                                    "product",
                                    product ->
                                        product
                                            .stringValue("id", "10")
                                            .stringType("name", "Garden chair")
                                            .stringType("type", "furniture"))))
                .build())
        .toPact(V4Pact.class);
  }

  @Pact(consumer = "pactflow-example-consumer-java-graphql")
  V4Pact noProduct(PactDslWithProvider pact) {
    return pact.given("no product with ID 10 exists")
        .uponReceiving("a request to get a missing product via GraphQL")
        .method("POST")
        .path("/graphql")
        .headers("Accept", "application/json", "Content-Type", "application/json")
        .body(productQuery())
        .willRespondWith()
        .status(200)
        .headers(Map.of("Content-Type", "application/json"))
        .body(newJsonBody(body -> body.object("data", data -> data.nullValue("product"))).build())
        .toPact(V4Pact.class);
  }

  // #endregion

  // #region tests
  @Test
  @PactTestFor(pactMethod = "productExists")
  void findsProduct(MockServer mockServer) throws Exception {
    var product = new ProductClient(mockServer.getUrl()).findProduct("10");
    assertEquals(Optional.of(new Product("10", "Garden chair", "furniture")), product);
  }

  @Test
  @PactTestFor(pactMethod = "noProduct")
  void findsNoProduct(MockServer mockServer) throws Exception {
    assertEquals(Optional.empty(), new ProductClient(mockServer.getUrl()).findProduct("10"));
  }

  // #endregion
}
