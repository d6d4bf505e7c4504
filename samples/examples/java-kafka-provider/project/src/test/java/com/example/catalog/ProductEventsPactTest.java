package com.example.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.provider.MessageAndMetadata;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import com.example.catalog.ProductEvent.Change;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.messaging.Message;

// #region verification
/** Compares the events with the pacts that the subclasses get. */
@Provider("pactflow-example-provider-java-kafka")
abstract class ProductEventsPactTest {
  private static final Product CHAIR = new Product("27", "Deck chair", "furniture", "v3", 79.9);

  private final ProductEvents events = new ProductEvents();

  @BeforeEach
  void verifyMessages(PactVerificationContext context) {
    context.setTarget(new MessageTestTarget(List.of("com.example.catalog")));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void fulfillsPact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @PactVerifyProvider("a product created event")
  MessageAndMetadata created() {
    return asSent(events.create(CHAIR, Change.CREATED));
  }

  @PactVerifyProvider("a product event update")
  MessageAndMetadata updated() {
    return asSent(events.create(CHAIR, Change.UPDATED));
  }

  private static MessageAndMetadata asSent(Message<String> message) {
    return new MessageAndMetadata(message.getPayload().getBytes(UTF_8), message.getHeaders());
  }
}
// #endregion
