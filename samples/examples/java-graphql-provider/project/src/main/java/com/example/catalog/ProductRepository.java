package com.example.catalog;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

/** Keeps products in memory instead of in a database. */
@Repository
public class ProductRepository {
  private final Map<String, Product> products = new ConcurrentHashMap<>();

  public Product find(String id) {
    return products.get(id);
  }

  public void save(Product product) {
    products.put(product.id(), product);
  }

  public void deleteAll() {
    products.clear();
  }
}
