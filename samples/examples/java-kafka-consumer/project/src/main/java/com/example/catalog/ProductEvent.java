package com.example.catalog;

import static java.util.Objects.requireNonNull;

/** What the catalog reads from an event. The sender may send more. */
record ProductEvent(String id, String name, String version, Change event) {
  enum Change {
    CREATED,
    UPDATED,
    DELETED
  }

  ProductEvent {
    requireNonNull(id, "The product event has no id");
    requireNonNull(name, "The product event has no name");
    requireNonNull(version, "The product event has no version");
    requireNonNull(event, "The product event has no event");
  }
}
