package com.example.consumer;

import java.math.BigDecimal;

/** A product as the website shows it. The price is in dollars. */
public record Product(String id, String name, BigDecimal price) {}
