package com.example.catalog;

public record Product(String id, String name, String type, String version) {}
