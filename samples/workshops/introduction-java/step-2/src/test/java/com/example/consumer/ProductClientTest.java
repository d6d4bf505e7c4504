package com.example.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the client with a mock of the Product API. */
class ProductClientTest {
  private static final Product CHAIR = new Product("10", "Garden chair", new BigDecimal("49.5"));
  private static final String CHAIR_JSON =
      """
      {"id": "10", "name": "Garden chair", "price": 49.5}""";

  private HttpServer mock;
  private ProductClient client;

  @BeforeEach
  void startMock() throws Exception {
    mock = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    mock.start();
    client = new ProductClient("http://localhost:" + mock.getAddress().getPort());
  }

  @AfterEach
  void stopMock() {
    mock.stop(0);
  }

  @Test
  void listsTheProducts() throws Exception {
    mockResponse("/products", "[" + CHAIR_JSON + "]");

    assertEquals(List.of(CHAIR), client.listProducts());
  }

  @Test
  void getsOneProduct() throws Exception {
    mockResponse("/products/10", CHAIR_JSON);

    assertEquals(CHAIR, client.getProduct("10"));
  }

  private void mockResponse(String path, String body) {
    mock.createContext(
        path,
        exchange -> {
          try (exchange) {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
          }
        });
  }
}
