package com.example.catalog;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

// #region listener
@Component
class ProductListener {
  static final String TOPIC = "products";

  private final JsonMapper mapper = new JsonMapper();
  private final Catalog catalog;

  ProductListener(Catalog catalog) {
    this.catalog = catalog;
  }

  @KafkaListener(topics = TOPIC)
  void listen(ConsumerRecord<String, String> record) {
    if (record.value() == null) {
      return; // A tombstone: compacted topics mark a deleted key with it.
    }
    catalog.handle(mapper.readValue(record.value(), ProductEvent.class));
  }
}
// #endregion
