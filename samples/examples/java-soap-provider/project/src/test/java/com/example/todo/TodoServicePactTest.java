package com.example.todo;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

// #region verification
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
@Provider("pactflow-example-provider-java-soap")
abstract class TodoServicePactTest {
  @Autowired ProjectRepository projects;
  @LocalServerPort int port;

  @BeforeEach
  void startEmpty(PactVerificationContext context) {
    projects.deleteAll();
    context.setTarget(new HttpTestTarget("localhost", port));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void fulfillsPact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  // #endregion

  // #region states
  @State("a project with ID 1 exists")
  void saveProject() {
    var tasks = List.of(new Task("Order wood", true), new Task("Dig holes", false));
    projects.save(new Project(1, "Fence", tasks));
  }

  @State("no project with ID 1 exists")
  void saveNothing() {}
  // #endregion
}
