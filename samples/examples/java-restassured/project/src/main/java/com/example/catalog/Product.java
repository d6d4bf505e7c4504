package com.example.catalog;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;

// #region product
@JsonInclude(JsonInclude.Include.NON_NULL)
record Product(
    @JsonFormat(shape = JsonFormat.Shape.STRING) long id, String name, String type, double price) {}
// #endregion
