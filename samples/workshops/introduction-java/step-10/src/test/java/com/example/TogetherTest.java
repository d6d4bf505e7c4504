package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.consumer.Website;
import com.example.provider.ProductApi;
import com.example.provider.Products;
import org.junit.jupiter.api.Test;

/** Runs both applications, as a shared test environment does. */
class TogetherTest {
  @Test
  void websiteShowsTheCatalog() throws Exception {
    try (var api = new ProductApi(Products.load())) {
      var page = Website.showCatalog("http://localhost:" + api.port());

      assertEquals("Our products\n  10  Desk lamp\n  11  Bookshelf\nDesk lamp: $19", page);
    }
  }
}
