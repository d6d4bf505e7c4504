package com.example.consumer;

import java.io.IOException;

/** The website that uses the client. */
public final class Website {
  private Website() {}

  /**
   * Returns what a visitor sees: all products, then one of them in detail.
   *
   * @param apiUrl URL of the Product API
   */
  public static String showCatalog(String apiUrl) throws IOException, InterruptedException {
    var client = new ProductClient(apiUrl);
    var page = new StringBuilder("Our products\n");
    for (var product : client.listProducts()) {
      page.append("  %s  %s\n".formatted(product.id(), product.name()));
    }

    var product = client.getProduct("10");
    page.append(
        product
            .map(one -> "%s: $%s".formatted(one.name(), one.price()))
            .orElse("We no longer sell this product."));
    return page.toString();
  }
}
