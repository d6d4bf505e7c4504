package com.example.catalog;

// #region product
record Product(long id, String name, String type, String version) {}
// #endregion
