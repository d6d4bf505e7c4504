package com.example.catalog;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

@Component
class Catalog {
  private final Map<String, Product> products = new ConcurrentHashMap<>();

  void handle(ProductEvent event) {
    switch (event.event()) {
      case CREATED, UPDATED ->
          products.put(event.id(), new Product(event.id(), event.name(), event.version()));
      case DELETED -> products.remove(event.id());
    }
  }

  Optional<Product> find(String id) {
    return Optional.ofNullable(products.get(id));
  }
}
