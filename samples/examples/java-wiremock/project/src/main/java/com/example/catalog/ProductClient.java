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

class ProductClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper mapper = new JsonMapper();
  private final String baseUrl;

  ProductClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  List<Product> findProducts() throws IOException, InterruptedException {
    var response = get("/products");
    return List.of(mapper.readValue(response.body(), Product[].class));
  }

  Optional<Product> findProduct(String id) throws IOException, InterruptedException {
    var response = get("/product/" + id);
    if (response.statusCode() == 404) {
      return Optional.empty();
    }
    return Optional.of(mapper.readValue(response.body(), Product.class));
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(baseUrl + path))
            .header("Accept", "application/json")
            .build();
    return http.send(request, BodyHandlers.ofString());
  }
}
