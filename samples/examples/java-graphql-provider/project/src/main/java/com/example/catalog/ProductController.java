package com.example.catalog;

import org.springframework.graphql.data.method.annotation.Argument;
import org.springframework.graphql.data.method.annotation.QueryMapping;
import org.springframework.stereotype.Controller;

@Controller
class ProductController {
  private final ProductRepository products;

  ProductController(ProductRepository products) {
    this.products = products;
  }

  @QueryMapping
  Product product(@Argument String id) {
    return products.find(id);
  }
}
