package com.example.catalog;

record ProductEvent(
    String id, String title, String type, String version, double price, Change event) {
  enum Change {
    CREATED,
    UPDATED,
    DELETED
  }

  ProductEvent(Product product, Change event) {
    this(
        product.id(), product.name(), product.type(), product.version(), product.price(), event);
  }
}
