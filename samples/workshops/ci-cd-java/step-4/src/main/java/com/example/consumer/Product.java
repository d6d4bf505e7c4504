package com.example.consumer;

/** A product as the shop shows it. */
public record Product(String id, String type, String name, String color) {}
