package com.example.catalog;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(
    providerName = "pactflow-example-provider-java-kafka",
    providerType = ProviderType.ASYNCH)
class ProductListenerPactTest {
  private final Catalog catalog = new Catalog();
  private final ProductListener listener = new ProductListener(catalog);

  // #region pact
  @Pact(consumer = "pactflow-example-consumer-java-kafka")
  V4Pact productCreated(PactBuilder pact) {
    var event =
        newJsonBody(
                body ->
                    body.stringType("id", "10")
                        .stringType("name", "Garden chair")
                        .stringMatcher("version", "v\\d+", "v1")
                        .stringMatcher("event", "CREATED|UPDATED|DELETED", "CREATED"))
            .build();

    return pact.expectsToReceiveMessageInteraction(
            "a product created event",
            message ->
                message.withContents(
                    contents ->
                        contents
                            .withMetadata(
                                Map.of(
                                    "contentType", "application/json",
                                    "kafka_topic", ProductListener.TOPIC))
                            .withContent(event)))
        .toPact();
  }

  // #endregion

  // #region test
  @Test
  @PactTestFor(pactMethod = "productCreated")
  void keepsCreatedProduct(AsynchronousMessage message) {
    listener.listen(asRecord(message));

    assertEquals(Optional.of("Garden chair"), catalog.find("10").map(Product::name));
  }

  /** Builds the record that Kafka delivers when a sender sends this message. */
  private static ConsumerRecord<String, String> asRecord(AsynchronousMessage message) {
    var topic = (String) message.getMetadata().get("kafka_topic");
    return new ConsumerRecord<>(topic, 0, 0, null, message.contentsAsString());
  }
  // #endregion
}
