package com.example.catalog;

import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.notFound;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.atlassian.ta.wiremockpactgenerator.WireMockPactGenerator;
import com.github.tomakehurst.wiremock.WireMockServer;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Writes a pact to {@code target/pacts} with another library, for comparison. */
class GeneratorTest {
  // #region generator
  private static final WireMockServer server = new WireMockServer(wireMockConfig().dynamicPort());

  @BeforeAll
  static void startServer() {
    server.addMockServiceRequestListener(
        WireMockPactGenerator.builder(
                "pactflow-example-bi-directional-consumer-wiremock",
                "pactflow-example-bi-directional-provider-restassured")
            .withRequestPathWhitelist("/product.*")
            .build());
    server.start();
  }

  // #endregion

  @AfterAll
  static void stopServer() {
    server.stop();
  }

  @Test
  void findsNothing() throws Exception {
    server.stubFor(get("/product/99").willReturn(notFound()));

    assertEquals(Optional.empty(), new ProductClient(server.baseUrl()).findProduct("99"));
  }
}
