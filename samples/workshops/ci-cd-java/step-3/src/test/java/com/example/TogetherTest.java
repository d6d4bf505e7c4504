package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.consumer.ProductClient;
import com.example.provider.ProductApi;
import com.example.provider.Products;
import org.junit.jupiter.api.Test;

/** Runs both applications, and prints the products that the consumer shows. */
class TogetherTest {
  @Test
  void consumerShowsTheProducts() throws Exception {
    try (var api = new ProductApi(Products.load())) {
      var products = new ProductClient("http://localhost:" + api.port()).listProducts();

      products.forEach(System.out::println);
      assertEquals(3, products.size());
    }
  }
}
