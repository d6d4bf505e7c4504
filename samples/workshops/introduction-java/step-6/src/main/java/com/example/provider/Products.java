package com.example.provider;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;

/** The data of the Product API. */
public final class Products {
  private Products() {}

  /** Returns the stored products, by ID. */
  public static Map<String, StoredProduct> load() {
    var products = new TreeMap<String, StoredProduct>();
    products.put("10", new StoredProduct("10", "Desk lamp", "LIGHTING", new BigDecimal("19")));
    products.put("11", new StoredProduct("11", "Bookshelf", "FURNITURE", new BigDecimal("89")));
    return products;
  }
}
