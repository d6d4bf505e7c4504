package com.example.catalog;

import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ProductController {
  private final ProductRepository products;

  ProductController(ProductRepository products) {
    this.products = products;
  }

  @GetMapping("/products")
  List<Product> all() {
    return products.findAll();
  }

  @GetMapping("/product/{id}")
  ResponseEntity<Product> one(@PathVariable long id) {
    return ResponseEntity.of(products.findById(id));
  }
}
