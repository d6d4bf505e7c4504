package com.example.catalog;

record Product(String id, String name, String type) {}
