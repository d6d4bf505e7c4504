package com.example.provider;

import java.math.BigDecimal;

/** A product as the Product API stores it. The price is in dollars. */
public record StoredProduct(String id, String name, String type, BigDecimal price) {}
