package com.example.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class ProductListenerTest {
  private final Catalog catalog = new Catalog();
  private final ProductListener listener = new ProductListener(catalog);

  // #region test
  @Test
  void removesDeletedProduct() {
    listener.listen(record("CREATED", "v1"));
    listener.listen(record("DELETED", "v2"));

    assertEquals(Optional.empty(), catalog.find("11"));
  }

  @Test
  void ignoresTombstone() {
    listener.listen(new ConsumerRecord<>("products", 0, 0, "11", null));
  }

  @Test
  void passesOnErrors() {
    var invalid = new ConsumerRecord<>("products", 0, 0, "12", "{\"id\": \"12\"}");

    assertThrows(JacksonException.class, () -> listener.listen(invalid));
  }

  private static ConsumerRecord<String, String> record(String event, String version) {
    var body =
        """
        {"id": "11", "name": "Bench", "version": "%s", "event": "%s", "price": 19, "color": "red"}
        """;
    return new ConsumerRecord<>("products", 0, 0, "11", body.formatted(version, event));
  }
  // #endregion
}
