package com.example.catalog;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ProductController {
  private final Map<Long, Product> products = new TreeMap<>();

  ProductController() {
    products.put(10L, new Product(10, "Garden chair", "furniture", 49.5));
    products.put(11L, new Product(11, "Parasol", null, 79.9));
  }

  @GetMapping("/products")
  List<Product> findAll() {
    return List.copyOf(products.values());
  }

  @GetMapping("/product/{id}")
  Product find(@PathVariable long id) {
    var product = products.get(id);
    if (product == null) {
      throw new NoSuchProductException(id);
    }
    return product;
  }
}
