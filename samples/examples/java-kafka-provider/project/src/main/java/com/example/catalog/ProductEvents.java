package com.example.catalog;

import com.example.catalog.ProductEvent.Change;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

// #region events
@Component
class ProductEvents {
  private final JsonMapper mapper = new JsonMapper();

  Message<String> create(Product product, Change change) {
    return MessageBuilder.withPayload(mapper.writeValueAsString(new ProductEvent(product, change)))
        .setHeader(KafkaHeaders.TOPIC, "products")
        .setHeader(KafkaHeaders.KEY, product.id())
        .setHeader("contentType", "application/json")
        .build();
  }
}
// #endregion
