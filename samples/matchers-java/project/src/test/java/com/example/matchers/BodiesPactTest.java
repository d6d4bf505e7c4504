package com.example.matchers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.DslPart;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Writes a pact with an interaction for each body. */
@PactConsumerTest
@PactTestFor(providerName = "lab")
class BodiesPactTest {
  private static final Map<String, DslPart> BODIES =
      Map.of(
          "singleValues", Bodies.singleValues(),
          "arraysAndObjects", Bodies.arraysAndObjects(),
          "listOfProducts", Bodies.listOfProducts());

  @Pact(consumer = "matchers-java")
  V4Pact bodies(PactBuilder builder) {
    BODIES.forEach(
        (name, body) ->
            builder.expectsToReceiveHttpInteraction(
                name,
                http ->
                    http.withRequest(request -> request.path("/" + name))
                        .willRespondWith(response -> response.status(200).body(body))));
    return builder.toPact();
  }

  @Test
  void returnsBodies(MockServer server) throws Exception {
    for (var name : BODIES.keySet()) {
      var request = HttpRequest.newBuilder(URI.create(server.getUrl() + "/" + name)).build();
      var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
      assertEquals(200, response.statusCode());
    }
  }
}
