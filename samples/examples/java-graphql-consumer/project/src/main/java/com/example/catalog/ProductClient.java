package com.example.catalog;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Reads products from the Product API with GraphQL. */
public class ProductClient {
  // #region query
  private static final String QUERY =
      """
      query Product($id: ID!) {
        product(id: $id) {
          id
          name
          type
        }
      }
      """;

  // #endregion

  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final URI endpoint;

  public ProductClient(String baseUrl) {
    endpoint = URI.create(baseUrl + "/graphql");
  }

  // #region request
  public Optional<Product> findProduct(String id) throws IOException, InterruptedException {
    var body = Map.of("operationName", "Product", "query", QUERY, "variables", Map.of("id", id));
    var request =
        HttpRequest.newBuilder(endpoint)
            .header("Accept", "application/json")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json.writeValueAsString(body)))
            .build();
    var response = http.send(request, BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException("The Product API returned status " + response.statusCode());
    }
    var result = json.readTree(response.body());
    if (result.has("errors")) {
      throw new IOException(result.at("/errors/0/message").asString());
    }
    var product = result.at("/data/product");
    return product.isNull()
        ? Optional.empty()
        : Optional.of(json.treeToValue(product, Product.class));
  }

  // #endregion
}
