package com.example.provider;

/** A product as the Product API stores and returns it. */
public record StoredProduct(String id, String type, String name, String color) {}
