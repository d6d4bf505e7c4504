package com.example.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;

// #region product
@JsonInclude(JsonInclude.Include.NON_NULL)
record Product(long id, String name, String type, double price) {}
// #endregion
