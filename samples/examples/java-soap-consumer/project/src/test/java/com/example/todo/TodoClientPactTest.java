package com.example.todo;

import static au.com.dius.pact.consumer.dsl.Matchers.bool;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static au.com.dius.pact.consumer.dsl.Matchers.string;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactDslRequestWithPath;
import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.dsl.PactDslWithState;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.xml.PactXmlBuilder;
import au.com.dius.pact.consumer.xml.XmlNode;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "pactflow-example-provider-java-soap")
class TodoClientPactTest {
  // #region envelope
  static final Map<String, String> TEXT_XML = Map.of("Content-Type", "text/xml; charset=utf-8");

  static PactXmlBuilder envelope(Consumer<XmlNode> body) {
    return new PactXmlBuilder("Envelope", "http://schemas.xmlsoap.org/soap/envelope/")
        .build(
            envelope -> {
              envelope.setAttributes(Map.of("xmlns:todo", TodoClient.NAMESPACE));
              envelope.appendElement("ns:Body", Map.of(), body);
            });
  }

  // #endregion

  // #region request
  static PactDslRequestWithPath getProject(PactDslWithState state, String description) {
    return state
        .uponReceiving(description)
        .method("POST")
        .path("/services")
        .headers(TEXT_XML)
        .headers("SOAPAction", "\"http://example.com/todo/getProject\"")
        .body(
            envelope(
                body ->
                    body.appendElement(
                        "todo:getProject",
                        Map.of(),
                        operation -> operation.appendElement("id", Map.of(), "1"))));
  }

  // #endregion

  // #region project
  @Pact(consumer = "pactflow-example-consumer-java-soap")
  V4Pact projectExists(PactDslWithProvider pact) {
    return getProject(pact.given("a project with ID 1 exists"), "a request for a project")
        .willRespondWith()
        .status(200)
        .headers(TEXT_XML)
        .body(
            envelope(
                body ->
                    body.appendElement(
                        "todo:getProjectResponse",
                        Map.of(),
                        response ->
                            response.appendElement(
                                "project", Map.of("id", "1"), TodoClientPactTest::project))))
        .toPact(V4Pact.class);
  }

  static void project(XmlNode project) {
    project.appendElement("name", Map.of(), string("Garden"));
    project.eachLike(
        "task",
        1,
        Map.of("done", bool(true)),
        task -> task.appendElement("name", Map.of(), string("Buy paint")));
  }

  // #endregion

  // #region fault
  @Pact(consumer = "pactflow-example-consumer-java-soap")
  V4Pact noProject(PactDslWithProvider pact) {
    return getProject(
            pact.given("no project with ID 1 exists"), "a request for a project that doesn't exist")
        .willRespondWith()
        .status(500)
        .headers(TEXT_XML)
        .body(
            envelope(
                body ->
                    body.appendElement(
                        "ns:Fault",
                        Map.of(),
                        fault -> {
                          fault.appendElement(
                              "faultcode", Map.of(), regexp("[^:]+:Client", "ns:Client"));
                          fault.appendElement(
                              "faultstring", Map.of(), string("There is no project 1."));
                        })))
        .toPact(V4Pact.class);
  }

  // #endregion

  // #region tests
  @Test
  @PactTestFor(pactMethod = "projectExists")
  void getsProject(MockServer mockServer) throws Exception {
    var project = new TodoClient(mockServer.getUrl()).getProject(1);
    assertEquals("Garden", project.name);
    assertEquals("Buy paint", project.tasks.get(0).name);
    assertTrue(project.tasks.get(0).done);
  }

  @Test
  @PactTestFor(pactMethod = "noProject")
  void reportsFault(MockServer mockServer) {
    var client = new TodoClient(mockServer.getUrl());
    var fault = assertThrows(NoSuchElementException.class, () -> client.getProject(1));
    assertEquals("There is no project 1.", fault.getMessage());
  }

  // #endregion
}
