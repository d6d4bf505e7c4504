package com.example.catalog;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

// #region exception
@ResponseStatus(HttpStatus.NOT_FOUND)
class NoSuchProductException extends RuntimeException {
  NoSuchProductException(long id) {
    super("There is no product " + id);
  }
}
// #endregion
