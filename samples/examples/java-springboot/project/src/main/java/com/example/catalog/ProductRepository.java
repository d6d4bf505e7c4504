package com.example.catalog;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.springframework.stereotype.Repository;

/** Keeps the products in memory. In your service, this is a database. */
@Repository
class ProductRepository {
  private final Map<Long, Product> products = new ConcurrentSkipListMap<>();

  List<Product> findAll() {
    return List.copyOf(products.values());
  }

  Optional<Product> findById(long id) {
    return Optional.ofNullable(products.get(id));
  }

  void save(Product product) {
    products.put(product.id(), product);
  }

  void deleteAll() {
    products.clear();
  }
}
