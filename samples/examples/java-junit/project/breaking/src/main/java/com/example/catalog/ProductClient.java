package com.example.catalog;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

// #region client
class ProductClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final String baseUrl;

  ProductClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  List<Product> findProducts() throws IOException, InterruptedException {
    var response = get("/products");
    if (response.statusCode() != 200) {
      throw unexpected(response);
    }
    return List.of(json.readValue(response.body(), Product[].class));
  }

  Optional<Product> findProduct(String id) throws IOException, InterruptedException {
    var response = get("/products/" + id);
    return switch (response.statusCode()) {
      case 200 -> Optional.of(json.readValue(response.body(), Product.class));
      case 404 -> Optional.empty();
      default -> throw unexpected(response);
    };
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(baseUrl + path))
            .header("Accept", "application/json")
            .build();
    return http.send(request, BodyHandlers.ofString());
  }

  private static IOException unexpected(HttpResponse<String> response) {
    return new IOException(response.uri() + " returned status " + response.statusCode());
  }
}
// #endregion
