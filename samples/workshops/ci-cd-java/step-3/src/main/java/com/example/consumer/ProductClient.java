package com.example.consumer;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** A client of the Product API. */
public class ProductClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final String baseUrl;

  /** @param baseUrl URL of the API, for example {@code http://localhost:8080} */
  public ProductClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  /** Returns every product. */
  public List<Product> listProducts() throws IOException, InterruptedException {
    return List.of(json.readValue(bodyOf(get("/products")), Product[].class));
  }

  /** Returns one product, or nothing if it doesn't exist. */
  public Optional<Product> getProduct(String id) throws IOException, InterruptedException {
    var response = get("/product/" + id);
    if (response.statusCode() == 404) {
      return Optional.empty();
    }
    return Optional.of(json.readValue(bodyOf(response), Product.class));
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create(baseUrl + path)).build();
    return http.send(request, BodyHandlers.ofString());
  }

  /** @throws IOException if the status isn't 200 */
  private static String bodyOf(HttpResponse<String> response) throws IOException {
    if (response.statusCode() != 200) {
      throw new IOException(response.uri() + " returned " + response.statusCode());
    }
    return response.body();
  }
}
