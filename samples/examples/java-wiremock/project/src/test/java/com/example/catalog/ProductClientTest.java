package com.example.catalog;

import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.notFound;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.tomakehurst.wiremock.WireMockServer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import se.bjurr.wiremockpact.wiremockpactlib.api.WireMockPactApi;
import se.bjurr.wiremockpact.wiremockpactlib.api.WireMockPactConfig;

class ProductClientTest {
  // #region server
  private static final WireMockServer server = new WireMockServer(wireMockConfig().dynamicPort());
  private static final WireMockPactApi pact =
      WireMockPactApi.create(
          new WireMockPactConfig()
              .setConsumerDefaultValue("pactflow-example-bi-directional-consumer-wiremock")
              .setProviderDefaultValue("pactflow-example-bi-directional-provider-restassured")
              .setIncludeRequestHeadersRegexp("(?i)accept|content-type")
              .setPactJsonFolder("pacts"));

  @BeforeAll
  static void startServer() {
    pact.clearAllSaved();
    server.start();
  }

  @AfterAll
  static void savePact() {
    server.getAllServeEvents().forEach(pact::addServeEvent);
    pact.saveAll();
    server.stop();
  }

  // #endregion

  // #region test
  @Test
  void findsOneProduct() throws Exception {
    server.stubFor(
        get("/product/10")
            .willReturn(
                okJson(
                    """
                    {"id": "10", "name": "Garden chair", "price": 49.5}
                    """)));

    var product = client().findProduct("10").orElseThrow();

    assertEquals("Garden chair", product.name());
  }

  @Test
  void findsNothing() throws Exception {
    server.stubFor(get("/product/99").willReturn(notFound()));

    assertEquals(Optional.empty(), client().findProduct("99"));
  }

  // #endregion

  @Test
  void findsProducts() throws Exception {
    server.stubFor(
        get("/products")
            .willReturn(
                okJson(
                    """
                    [{"id": "10", "name": "Garden chair", "price": 49.5}]
                    """)));

    assertEquals(List.of("10"), client().findProducts().stream().map(Product::id).toList());
  }

  private static ProductClient client() {
    return new ProductClient(server.baseUrl());
  }
}
