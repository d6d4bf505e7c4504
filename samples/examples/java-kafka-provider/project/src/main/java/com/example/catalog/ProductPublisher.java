package com.example.catalog;

import com.example.catalog.ProductEvent.Change;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

// #region publisher
@Component
class ProductPublisher {
  private final KafkaTemplate<String, String> kafka;
  private final ProductEvents events;

  ProductPublisher(KafkaTemplate<String, String> kafka, ProductEvents events) {
    this.kafka = kafka;
    this.events = events;
  }

  void publish(Product product, Change change) {
    kafka.send(events.create(product, change));
  }
}
// #endregion
