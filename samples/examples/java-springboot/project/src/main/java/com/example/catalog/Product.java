package com.example.catalog;

import com.fasterxml.jackson.annotation.JsonFormat;

// #region product
record Product(
    @JsonFormat(shape = JsonFormat.Shape.STRING) long id,
    String name,
    String type,
    String version) {}
// #endregion
