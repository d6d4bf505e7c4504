package com.example.provider;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;

/** The Product API: {@code GET /products} and {@code GET /product/{id}}. */
public class ProductApi implements AutoCloseable {
  private static final Pattern ONE_PRODUCT = Pattern.compile("/product/([\\w-]+)");

  private final JsonMapper json = new JsonMapper();
  private final Map<String, StoredProduct> products;
  private final HttpServer server;

  /**
   * Starts the API on a free port.
   *
   * @param products the stored products, by ID
   */
  public ProductApi(Map<String, StoredProduct> products) throws IOException {
    this.products = products;
    server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    server.createContext("/", this::respond);
    server.start();
  }

  /** Returns the port on which the API listens. */
  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void respond(HttpExchange exchange) throws IOException {
    try (exchange) {
      var answer = find(exchange.getRequestURI().getPath());
      if (answer == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }

      var body = json.writeValueAsBytes(answer);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  /** Returns what has this path, or null. */
  private Object find(String path) {
    if (path.equals("/products")) {
      return products.values();
    }
    var oneProduct = ONE_PRODUCT.matcher(path);
    return oneProduct.matches() ? products.get(oneProduct.group(1)) : null;
  }
}
