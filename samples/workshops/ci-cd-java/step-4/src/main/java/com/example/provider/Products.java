package com.example.provider;

import java.util.Map;
import java.util.TreeMap;

/** The data of the Product API. */
public final class Products {
  private Products() {}

  /** Returns the stored products, by ID. */
  public static Map<String, StoredProduct> load() {
    var products = new TreeMap<String, StoredProduct>();
    products.put("09", new StoredProduct("09", "LIGHTING", "Desk lamp", "black"));
    products.put("10", new StoredProduct("10", "FURNITURE", "Garden chair", "green"));
    products.put("11", new StoredProduct("11", "KITCHEN", "Tea pot", "white"));
    return products;
  }
}
