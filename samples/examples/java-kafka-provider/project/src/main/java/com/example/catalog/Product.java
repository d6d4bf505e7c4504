package com.example.catalog;

record Product(String id, String name, String type, String version, double price) {}
