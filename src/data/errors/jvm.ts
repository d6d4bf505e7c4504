import type {KnownError} from '../errors.schema';

/** Messages of Pact JVM’s consumer tests, provider tests, and build plugins. */
export const knownErrors = [
  {
    id: 'jvm-no-pacts-found',
    area: 'jvm',
    title: 'No Pact files were found to verify',
    patterns: ['No Pact files were found to verify', 'NoPactsFoundException'],
    example: 'au.com.dius.pact.provider.junitsupport.loader.NoPactsFoundException: No Pact files were found to verify',
    level: 'error',
    meaning:
      'The provider test has no interactions to verify. Pact JVM fails the test because a verification without pacts proves nothing about the provider.',
    causes: [
      {
        cause: "The provider's name in `@Provider` differs from the name in the pact.",
        check:
          "This command lists the pacts in the broker. The provider's name in the output differs from the name after `Provider:` in the test log, for example, in capitalization.",
        checkCommand: 'pact broker list-latest-pact-versions --broker-base-url "$PACT_BROKER_BASE_URL"',
        fix: 'Copy the name from the pact to the `@Provider` annotation.',
      },
      {
        cause: 'None of the published pacts match the consumer version selectors.',
        check:
          'In the test log, the line that starts with `Source:` shows the selectors. None of the branches and environments that they specify has a consumer version with a pact for this provider.',
        fix: "Publish the pact from a branch that the selectors include, record the consumer's deployment, or [change the selectors](/docs/which-pacts-are-verified#consumer-version-selectors).",
      },
      {
        cause: 'A filter excludes every pact or interaction.',
        check:
          'The test class has a `@Consumer` or `@PactFilter` annotation, or the build sets `pact.filter.description`. Without the filter, the test finds interactions.',
        fix: 'Remove the filter, or correct its value.',
      },
      {
        cause: "The provider doesn't have any consumers yet.",
        check: "The broker doesn't contain any pacts with this application as the provider.",
        fix: 'Add `@IgnoreNoPactsToVerify` to the test class, and remove it when the first consumer publishes a pact.',
      },
    ],
    next: "Set the log level of `au.com.dius.pact` to `DEBUG`, and run the test again. If the broker's response in the log contains pacts, a filter in the test excludes them. Otherwise, the provider's name or the selectors are the problem.",
    links: [
      {
        label: 'Which pacts does a provider verify?',
        to: '/docs/which-pacts-are-verified#consumer-version-selectors',
      },
      {
        label: 'Spring Boot provider: Troubleshooting',
        to: '/docs/examples/java/provider-springboot#pitfalls',
      },
      {
        label: 'A new provider without consumers',
        to: '/docs/which-pacts-are-verified#the-first-day-without-any-consumer',
      },
    ],
    keywords: ['initializationError', 'JUnit 5', 'PactBroker annotation', 'PactFolder'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/junit5/src/main/kotlin/au/com/dius/pact/provider/junit5/PactJUnit5VerificationProvider.kt',
      unrecorded: 'every Java sample on this site has a pact to verify',
    },
  },
  {
    id: 'jvm-missing-state-method',
    area: 'jvm',
    title: 'Did not find a test class method annotated with @State("…")',
    patterns: ['Did not find a test class method annotated with @State("{name}")', 'MissingStateChangeMethod'],
    example: 'Did not find a test class method annotated with @State("the catalog is empty")',
    level: 'error',
    meaning:
      "The pact requires a provider state that the provider test can't set up. Pact JVM fails the interaction without sending its request to the provider. The log also contains the exception `MissingStateChangeMethod`.",
    causes: [
      {
        cause: 'No method in the provider test handles this state.',
        check: "A search for the state's name in the test sources finds nothing.",
        fix: "Add a method with the `@State` annotation that creates the data, and copy the state's name from the error. If the state needs no data, leave the method empty.",
      },
      {
        cause: 'A method for this state exists, but the name in its `@State` annotation is spelled differently.',
        check:
          'The test class has a method for a state with a similar name, but the wording, capitalization, or spacing differs.',
        fix: 'Copy the exact name from the pact. If one method handles several states, list all their names in its annotation.',
      },
      {
        cause: "The method is in a separate class that the test doesn't register.",
        check:
          "A search for the state's name finds the method, but its class isn't a superclass or an interface of the test class.",
        fix: 'In a `@BeforeEach` method, pass an instance of the class to `context.withStateChangeHandlers(…)`.',
      },
    ],
    next: "Check the import of the `@State` annotation. If it isn't `au.com.dius.pact.provider.junitsupport.State`, Pact JVM ignores the method. To verify the other interactions in the meantime, add `@IgnoreMissingStateChange` to the test class, which turns the error into a warning.",
    links: [
      {
        label: 'The provider states',
        to: '/docs/examples/java/provider-springboot#the-states',
      },
      {
        label: 'Pact in your language: Provider states',
        to: '/docs/pact-in-your-language#provider-states',
      },
    ],
    keywords: ['provider state not found', 'given', 'state handler', 'JUnit 5'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/introduction-java/output/verify-unknown-state.txt',
    },
  },
  {
    id: 'jvm-state-callback-failed',
    area: 'jvm',
    title: 'Provider state change callback failed',
    patterns: ['Provider state change callback failed', 'Provider state change teardown callback failed'],
    example: 'java.lang.AssertionError: Provider state change callback failed',
    level: 'error',
    meaning:
      "Pact JVM couldn't set up or clean up the data for an interaction, so the interaction fails. The exception after `Caused by` is the actual problem.",
    causes: [
      {
        cause: 'No method has a `@State` annotation with the name of the state.',
        check: 'The line after `Caused by` contains `MissingStateChangeMethod`.',
        fix: 'Add a method for the state that the exception names, or correct the name in the annotation of an existing method.',
      },
      {
        cause: 'The state method threw an exception.',
        check: 'The stack trace after `Caused by` contains a line from your own test class.',
        fix: 'Fix the code that creates or deletes the data. If the method calls a mock, such as a mock repository, configure the mock to handle that call.',
      },
    ],
    next: 'Call the state method from an ordinary JUnit test. If the method throws the same exception there, the problem is in your code or its data, not in the verification.',
    links: [
      {
        label: 'The provider states',
        to: '/docs/examples/java/provider-springboot#the-states',
      },
      {
        label: 'Pact in your language: Provider states',
        to: '/docs/pact-in-your-language#provider-states',
      },
    ],
    keywords: ['StateChangeResult', 'PactVerificationStateChangeExtension', 'TEARDOWN'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/introduction-java/output/verify-unknown-state.txt',
    },
  },
  {
    id: 'jvm-mismatched-requests',
    area: 'jvm',
    title: 'PactMismatchesException: The following mismatched requests occurred',
    patterns: [
      'PactMismatchesException: The following mismatched requests occurred',
      'The following mismatched requests occurred',
    ],
    example:
      'Suppressed: au.com.dius.pact.consumer.PactMismatchesException: The following mismatched requests occurred:',
    level: 'error',
    meaning:
      "During a consumer test, the client sent a request that the pact doesn't describe. The mock server responded with status 500, so the client's own exception often appears first.",
    causes: [
      {
        cause: "The method or path of the client's request differs from the one in the test.",
        check: 'The next line is `Unexpected Request:`, followed by the method and path that the client sent.',
        fix: 'Correct the path or the method in the client or in the `@Pact` method, depending on which one is wrong.',
      },
      {
        cause: 'The method and the path match, but the query, a header, or the body differs.',
        check: 'The next lines start with `body -`, `header -`, or `query -` and show the expected and actual values.',
        fix: 'Correct the client, or describe the request that it sends in the `@Pact` method. Use a matcher for each value that differs from run to run.',
      },
      {
        cause: 'The test method uses the interaction from a different `@Pact` method than you intended.',
        check:
          "`@PactTestFor` doesn't set `pactMethod`, although the class has several `@Pact` methods. In that case, Pact JVM uses the first one.",
        fix: "Set `pactMethod` to the name of this test's `@Pact` method.",
      },
    ],
    next: "Search the log above the error for `PartialRequestMatch`. If the log contains this text, the name that follows it identifies the interaction that is closest to the client's request. Otherwise, no interaction has the request's method and path.",
    links: [
      {
        label: 'Java consumer with JUnit: Try a breaking change',
        to: '/docs/examples/java/consumer/junit#see-it-break',
      },
      {
        label: 'Java consumer with JUnit: Troubleshooting',
        to: '/docs/examples/java/consumer/junit#pitfalls',
      },
    ],
    keywords: ['Unexpected Request', 'mock server 500', 'validateMockServerResult', 'X-Pact-Unexpected-Request'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/examples/java-junit/output/wrong-path.txt',
    },
  },
  {
    id: 'jvm-requests-not-received',
    area: 'jvm',
    title: 'PactMismatchesException: The following requests were not received',
    patterns: [
      'PactMismatchesException: The following requests were not received',
      'The following requests were not received',
    ],
    example: 'au.com.dius.pact.consumer.PactMismatchesException: The following requests were not received:',
    level: 'error',
    meaning:
      "The consumer test ended before the mock server received all the requests that the `@Pact` method describes. Pact JVM doesn't write the interaction to the pact.",
    causes: [
      {
        cause: 'The client called a different server.',
        check:
          "The client's base URL is a constant or comes from the application's configuration instead of from `mockServer`.",
        fix: 'Pass `mockServer.getUrl()` to the client in each test.',
      },
      {
        cause: 'The `@Pact` method describes more requests than the test sends.',
        check: 'The error lists a request that belongs to another test.',
        fix: 'Write one `@Pact` method and one test for each interaction. Pact JVM merges the interactions into the same pact.',
      },
      {
        cause: "The HTTP client reused a connection to an earlier test's mock server.",
        check: 'The test passes on its own but fails when it runs after another test.',
        fix: 'Set the system property `pact.mockserver.addCloseHeader` to `true` for the JVM that runs the tests.',
      },
    ],
    next: "Set the log level of `au.com.dius.pact` to `DEBUG`, so that the mock server logs every request that it receives. If the log contains no request from this test, the client didn't call the mock server.",
    links: [
      {
        label: 'Java consumer with JUnit: Troubleshooting',
        to: '/docs/examples/java/consumer/junit#pitfalls',
      },
      {
        label: 'Pact in your language: Debug logs',
        to: '/docs/pact-in-your-language#debug-logs',
      },
    ],
    keywords: ['ExpectedButNotReceived', 'keep-alive', 'pact not generated', 'pact file missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/consumer/src/main/kotlin/au/com/dius/pact/consumer/PactVerificationResult.kt',
      unrecorded: 'the clients in the Java samples on this site always call the mock server',
    },
  },
  {
    id: 'jvm-partial-request-match',
    area: 'jvm',
    title: 'PartialRequestMatch: …',
    patterns: ['PartialRequestMatch: {interaction}:', 'PartialRequestMatch:'],
    example: 'PartialRequestMatch: a request for a project:',
    level: 'error',
    meaning:
      "The mock server found an interaction with the same method and path as the client's request, but another part of the request differs. The lines below this one list the differences.",
    causes: [
      {
        cause: 'The body that the client sends differs from the one in the test.',
        check: 'The lines below the error name elements of the body, as in `Unexpected child <projectId/>`.',
        fix: 'Change the client or the test so that the two bodies match. For generated values, use type matchers.',
      },
      {
        cause:
          "The test describes a JSON body but doesn't set a `Content-Type` header, so Pact JVM added one with a character set.",
        check: 'The lines below the error contain `Content-Type` and `charset=UTF-8`.',
        fix: 'In the test, set the `Content-Type` header to the value that the client sends.',
      },
      {
        cause: 'The fields or the white space of a GraphQL query differ.',
        check: 'The lines below the error contain the query and the pattern that it should match.',
        fix: 'Match the query with a regular expression that allows any white space, and update the expression when the query changes.',
      },
    ],
    next: "Log the request in the client, and compare it with the request in the `@Pact` method. If they're identical, check whether `pactMethod` in `@PactTestFor` names a different `@Pact` method.",
    links: [
      {
        label: 'Java GraphQL client: Troubleshooting',
        to: '/docs/examples/java/consumer/graphql#pitfalls',
      },
      {
        label: 'SOAP consumer: Troubleshooting',
        to: '/docs/examples/soap/java/consumer#pitfalls',
      },
    ],
    keywords: ['BaseMockServer', 'request mismatch', 'mock server error'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/examples/java-soap-consumer/output/another-element.txt',
    },
  },
  {
    id: 'jvm-status-mismatch',
    area: 'jvm',
    title: 'status: expected status of … but was …',
    patterns: ['status: expected status of {expected} but was {actual}'],
    example: 'status: expected status of 200 but was 404',
    level: 'error',
    meaning:
      'During provider verification, the provider returned a different status code than the one in the pact. Mismatches in the headers and body of the same interaction are usually consequences of this one.',
    causes: [
      {
        cause: "The provider's data doesn't match the provider state.",
        check:
          "The actual status is 404 even though a controller handles the interaction's path, or it's 200 even though the state says that something is missing.",
        fix: 'Create or delete the data in the method with the `@State` annotation.',
      },
      {
        cause: 'The consumer calls a path that the provider has renamed or never had.',
        check: "The actual status is 404, and none of the provider's controllers handles the interaction's path.",
        fix: "Correct the path in the consumer's client and test, and publish the pact again.",
      },
      {
        cause: "The provider rejects the token in the pact because it's only an example.",
        check: 'The actual status is 401 or 403.',
        fix: 'In the test method, replace the token with a valid one before you call `verifyInteraction()`. Do this only if the request already has a token.',
      },
    ],
    next: "Send the request from the pact to the running provider with `curl -i`. If the response has the expected status, the data or settings in the test differ from those of the running provider. Otherwise, the response body or the provider's log shows the reason.",
    links: [
      {
        label: 'Pact in your language: Request filters',
        to: '/docs/pact-in-your-language#request-filters',
      },
      {
        label: 'Spring Boot provider: The provider states',
        to: '/docs/examples/java/provider-springboot#the-states',
      },
    ],
    keywords: ['has status code FAILED', 'verification 404', 'verification 401', 'verification 500'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/introduction-java/output/verify-wrong-path.txt',
    },
  },
  {
    id: 'jvm-missing-keys',
    area: 'jvm',
    title: 'body: … Actual map is missing the following keys: …',
    patterns: ['body: {path} Actual map is missing the following keys: {name}'],
    example: 'body: $ Actual map is missing the following keys: name',
    level: 'error',
    meaning:
      "The provider's JSON body lacks a field that the consumer's pact contains. In the diff below the error, `-` marks what the pact expects, and `+` marks what the provider returned.",
    causes: [
      {
        cause: 'The provider renamed or removed the field.',
        check: 'The diff shows the old name with `-` and often the same value under a new name with `+`.',
        fix: 'Restore the field. To rename it safely, return both names until no deployed or released consumer version needs the old one. To find these versions, see [which consumers use a field](/docs/how_to#which-consumers-use-a-field).',
      },
      {
        cause: "The consumer added a field to its pact that the provider hasn't implemented.",
        check:
          "The provider's code has never contained the field, and the consumer published the pact after the last successful verification.",
        fix: 'Implement the field in the provider, or ask the consumer team to delay merging its change until the provider returns the field.',
      },
      {
        cause: 'A GraphQL API rejected the query.',
        check: 'The missing key is `data`, and the diff shows `errors` with `+`.',
        fix: 'Correct the field, type, or variable that the `message` in the diff names.',
      },
    ],
    next: 'Send the request from the pact to the running provider with `curl`. If the response contains the field, the data in the test differs from the data of the running provider, so check the state method.',
    links: [
      {
        label: 'How do I make a breaking change to a provider?',
        to: '/docs/how_to#how-do-i-make-a-breaking-change-to-a-provider',
      },
      {
        label: 'GraphQL provider: Troubleshooting',
        to: '/docs/examples/java/provider/graphql#pitfalls',
      },
    ],
    keywords: ['field removed', 'field renamed', 'has a matching body FAILED'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/examples/java-kafka-provider/output/renamed-file.txt',
    },
  },
  {
    id: 'jvm-type-mismatch',
    area: 'jvm',
    title: "body: … Expected … to be the same type as '…'",
    patterns: ["body: {path} Expected {actual} to be the same type as '{expected}'"],
    example: "body: $.id Expected 10 (Integer) to be the same type as '10' (String)",
    level: 'error',
    meaning:
      'The pact matches this field by type, and the provider returned a value of a different type. The first value in the error comes from the provider, and the second one is the example in the pact.',
    causes: [
      {
        cause:
          'The provider now returns the field with a different type, for example, as a number instead of a string.',
        check:
          'Earlier provider versions verified the pact successfully, and a recent change to the provider affects this field.',
        fix: "Return the previous type. If the new type is intended, change the consumers first. If the pact belongs to a deployed or released version, [changing the test doesn't change that pact](/docs/fix-can-i-deploy#released-pact).",
      },
      {
        cause: "The consumer's test uses a matcher or an example of the wrong type.",
        check:
          "The matcher in the consumer's test, such as `stringType`, differs from the type in the provider's API description.",
        fix: 'Use a matcher for the type that the provider returns, make sure that the client can read it, and publish the pact under a new version.',
      },
    ],
    next: "Send the request to the running provider with `curl`, and look at the field in the JSON. If the value is in quotation marks, it's a string, even if it looks like a number.",
    links: [
      {
        label: 'Spring Boot provider: Try a breaking change',
        to: '/docs/examples/java/provider-springboot#see-it-break',
      },
      {
        label: 'Pact in your language: Matchers',
        to: '/docs/pact-in-your-language#matchers',
      },
    ],
    keywords: ['Integer', 'String', 'type matcher', 'wrong data type'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/examples/java-springboot/output/number-file.txt',
    },
  },
  {
    id: 'jvm-missing-header',
    area: 'jvm',
    title: "header: Expected a header '…' but was missing",
    patterns: ["header: Expected a header '{header}' but was missing"],
    example: "header: Expected a header 'Content-Type' but was missing",
    level: 'error',
    meaning: "The provider's response doesn't have a header that the pact requires.",
    causes: [
      {
        cause: 'The provider returned an error response, which lacks the header.',
        check: 'The same interaction also has a `status:` mismatch.',
        fix: 'Fix the status first. The header is usually present when the request succeeds.',
      },
      {
        cause: 'The consumer test describes a JSON body, so Pact JVM added a `Content-Type` header to the pact.',
        check:
          "The header is `Content-Type`, the interaction has no `status:` mismatch, and the consumer's test doesn't set the header.",
        fix: 'Return the header together with the body. In a Spring controller, for example, declare the media type with `produces`.',
      },
    ],
    next: "Request the same path from the running provider with `curl -i`. If the response contains the header, a component that the test doesn't start, such as a filter or a proxy, adds it.",
    links: [
      {
        label: 'Java consumer with JUnit: The pact',
        to: '/docs/examples/java/consumer/junit#the-pact',
      },
      {
        label: 'Spring Boot provider: Troubleshooting',
        to: '/docs/examples/java/provider-springboot#pitfalls',
      },
    ],
    keywords: ['includes headers FAILED', 'charset=UTF-8', 'HeaderMismatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/introduction-java/output/verify-wrong-path.txt',
    },
  },
  {
    id: 'jvm-xml-unexpected-child',
    area: 'jvm',
    title: 'Unexpected child <…/>',
    patterns: ['body: {path} Unexpected child <{name}/>', 'Unexpected child <{name}/>'],
    example: 'body: $.ns:Envelope.ns:Body.todo:getProjectResponse.project.task Unexpected child <done/>',
    level: 'error',
    meaning:
      "An XML document contains an element that isn't in the pact. Pact JVM rejects additional elements anywhere in a request. In a response, it rejects them only inside an element that has a type matcher.",
    causes: [
      {
        cause: 'The client or the provider uses a different element name than the pact.',
        check:
          'Another line for the same request or response contains `Expected child <…/> but was missing`, with the name from the pact.',
        fix: "Restore the element's name. If the new name is intended, change the consumer's test, and agree on the new name with the provider team.",
      },
      {
        cause: 'During verification, the provider returned an additional element inside a repeated element.',
        check: "The path ends in an element that the consumer's test describes with `eachLike`.",
        fix: 'Omit the element until the consumers describe it in their pacts.',
      },
      {
        cause: 'The provider returns a value as an element even though the pact contains it as an attribute.',
        check: 'Another line of the same interaction reports a missing attribute with the same name.',
        fix: "Correct the annotation that maps the field to XML, such as JAXB's `@XmlAttribute`.",
      },
      {
        cause: 'In a consumer test, SAAJ added an empty `Header` element to the SOAP envelope.',
        check: 'The element in the error is `{http://schemas.xmlsoap.org/soap/envelope/}Header`.',
        fix: 'Detach the header before the client sends the SOAP message, or describe the header in the test.',
      },
    ],
    next: "Print the XML document where your code creates it, and look for the element at the path in the error. If the element isn't there, a library adds it when sending the document.",
    links: [
      {
        label: 'SOAP provider: Unexpected elements',
        to: '/docs/examples/soap/java/provider#unexpected-elements',
      },
      {
        label: 'SOAP consumer: Troubleshooting',
        to: '/docs/examples/soap/java/consumer#pitfalls',
      },
    ],
    keywords: ['SOAP', 'XML matching', 'PactXmlBuilder'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/examples/java-soap-provider/output/attribute-as-element.txt',
    },
  },
  {
    id: 'jvm-publishing-skipped',
    area: 'jvm',
    title: 'Skipping publishing of verification results as it has been disabled',
    patterns: ['Skipping publishing of verification results as it has been disabled'],
    example:
      "Skipping publishing of verification results as it has been disabled (pact.verifier.publishResults is not 'true')",
    level: 'warning',
    meaning:
      "Pact JVM verified the pacts but didn't send the results to the broker. On a developer's computer, that's the correct behavior. In CI, `can-i-deploy` later fails because it finds no verification result.",
    causes: [
      {
        cause: 'This is a local run, so publishing is intentionally off.',
        check: 'The warning appears in the log of a run on your own computer.',
        fix: 'Leave the property unset. Results from a local checkout would make the data in PactFlow unreliable. If a result is missing, [verify that version in a CI job](/docs/fix-can-i-deploy#verify-deployed-version).',
      },
      {
        cause: "The CI build doesn't set the property.",
        check: 'Neither the build command nor the build file contains `pact.verifier.publishResults`.',
        fix: "Set the property in CI, together with the provider's version and branch.",
        command:
          'mvn test -Dpact.provider.version="$GIT_COMMIT" -Dpact.provider.branch="$GIT_BRANCH" -Dpact.verifier.publishResults=true',
      },
      {
        cause: "Gradle received the property but didn't pass it on to the JVM that runs the tests.",
        check:
          'The Gradle command contains `-Dpact.verifier.publishResults=true`, but `build.gradle` has no `systemProperty` line for the property.',
        fix: "Pass the property on in the `test` block of `build.gradle`: `systemProperty 'pact.verifier.publishResults', System.getProperty('pact.verifier.publishResults') ?: 'false'`.",
      },
    ],
    next: 'Open the pact in PactFlow after the next CI build. If the pact has no verification result even though the build no longer prints the warning, check that the token has write permission.',
    links: [
      {
        label: 'Verify the pact from the broker',
        to: '/docs/examples/java/provider-springboot#publish',
      },
      {
        label: 'Pact in your language: Environment variables',
        to: '/docs/pact-in-your-language#environment-variables',
      },
      {
        label: 'Fix a failing can-i-deploy',
        to: '/docs/fix-can-i-deploy#no-verified-pact',
      },
    ],
    keywords: ['verification results not published', 'PactFlow shows unverified', 'Gradle systemProperty'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/examples/java-kafka-provider/output/verified-file.txt',
    },
  },
  {
    id: 'jvm-default-provider-version',
    area: 'jvm',
    title: "Set the provider version using the 'pact.provider.version' property. Defaulting to '0.0.0'",
    patterns: ["Set the provider version using the 'pact.provider.version' property"],
    example: "Set the provider version using the 'pact.provider.version' property. Defaulting to '0.0.0'",
    level: 'warning',
    meaning:
      "The build publishes verification results without a provider version, so Pact JVM assigns them to version `0.0.0`. A `can-i-deploy` check for the real version doesn't find these results.",
    causes: [
      {
        cause: "The build doesn't set the `pact.provider.version` property.",
        check: 'Neither the build command nor the build file contains `pact.provider.version`.',
        fix: 'Set the property to the commit that you deploy.',
        command:
          'mvn test -Dpact.provider.version="$GIT_COMMIT" -Dpact.provider.branch="$GIT_BRANCH" -Dpact.verifier.publishResults=true',
      },
      {
        cause: "Gradle received the property but didn't pass it on to the JVM that runs the tests.",
        check:
          'The Gradle command contains `-Dpact.provider.version`, but the `test` block of `build.gradle` has no `systemProperty` line for the property.',
        fix: "Pass the property on in the `test` block of `build.gradle`: `systemProperty 'pact.provider.version', System.getProperty('pact.provider.version') ?: ''`.",
      },
    ],
    next: 'Print `System.getProperty("pact.provider.version")` in the provider test. If the value is `null` or empty, the build still doesn\'t pass the property to the JVM that runs the test.',
    links: [
      {
        label: 'Spring Boot provider: The settings',
        to: '/docs/examples/java/provider-springboot#the-settings',
      },
      {
        label: 'Which version should I publish with?',
        to: '/docs/how_to#which-version-should-i-publish-with',
      },
    ],
    keywords: ['version 0.0.0', 'provider version missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/TestResultAccumulator.kt',
      unrecorded: 'the Java samples on this site set the provider version whenever they publish results',
    },
  },
  {
    id: 'jvm-unresolved-property',
    area: 'jvm',
    title: 'Could not resolve property "…" in the system properties or environment variables',
    patterns: [
      'Could not resolve property "{variable}" in the system properties or environment variables',
      'Could not resolve property "{variable}"',
    ],
    example:
      'java.lang.RuntimeException: Could not resolve property "PACT_BROKER_BASE_URL" in the system properties or environment variables and no default value is supplied',
    level: 'error',
    meaning:
      'An annotation in the provider test contains an expression such as `${NAME}`, but no system property or environment variable has that name. Pact JVM stops before it contacts the broker.',
    causes: [
      {
        cause: "The environment variable isn't set in this shell or CI job.",
        check: 'In the shell or job that runs the test, this command prints nothing.',
        checkCommand: 'printenv {variable}',
        fix: 'Export the variable. In CI, define it for the job that runs the tests.',
      },
      {
        cause: 'The expression has no default value, although the variable is optional.',
        check:
          "The test should also run without the variable, and the annotation contains the variable's name in braces without a colon.",
        fix: 'Add a default value after a colon, for example `${GIT_BRANCH:local}`.',
      },
      {
        cause: "Gradle received the system property but didn't pass it on to the JVM that runs the tests.",
        check:
          'The Gradle command sets the property with `-D`, but `build.gradle` has no `systemProperty` line for it.',
        fix: 'Add a `systemProperty` line for the property to the `test` block of `build.gradle`.',
      },
    ],
    next: "Replace the expression with a fixed value for one run. If the error disappears, the value isn't reaching the JVM that runs the test.",
    links: [
      {
        label: 'Pact in your language: Environment variables',
        to: '/docs/pact-in-your-language#environment-variables',
      },
      {
        label: 'Spring Boot provider: Troubleshooting',
        to: '/docs/examples/java/provider-springboot#pitfalls',
      },
    ],
    keywords: ['PACT_BROKER_TOKEN', 'GIT_BRANCH', 'SystemPropertyResolver'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      recorded: 'samples/workshops/ci-cd-java/output/set-up-no-address.txt',
    },
  },
  {
    id: 'jvm-invalid-broker-host',
    area: 'jvm',
    title: "Invalid pact broker host specified ('…')",
    patterns: ["Invalid pact broker host specified ('{host}')", 'Invalid pact broker host specified'],
    example:
      "java.lang.IllegalArgumentException: Invalid pact broker host specified ('${pactbroker.host:}'). Please provide a valid host or specify the system property 'pactbroker.host'.",
    level: 'error',
    meaning:
      "The `@PactBroker` annotation has no URL, so Pact JVM uses the deprecated host setting, which is empty or isn't a plain hostname.",
    causes: [
      {
        cause: "The test doesn't configure a broker URL.",
        check: 'The annotation has no `url`, and the build sets neither `pactbroker.url` nor `pactbroker.host`.',
        fix: 'Add `url = "${PACT_BROKER_BASE_URL}"` to `@PactBroker`, and export the variable.',
      },
      {
        cause: 'The host contains `https://`, a port, or a path.',
        check: 'The `host` attribute, or the property or variable that it refers to, contains a colon or a slash.',
        fix: 'Set `url` instead of `host` and `scheme`, or remove everything except the hostname.',
      },
      {
        cause: "Gradle received the `pactbroker.url` property but didn't pass it on to the JVM that runs the tests.",
        check:
          'The Gradle command sets `pactbroker.url` with `-D`, but `build.gradle` has no `systemProperty` line for it.',
        fix: 'Add a `systemProperty` line for `pactbroker.url` to the `test` block of `build.gradle`.',
      },
    ],
    next: "For one run, hardcode your account's URL in the `url` attribute. If the error disappears, the property or variable isn't reaching the JVM that runs the test.",
    links: [
      {
        label: 'Spring Boot provider: The source of the pacts',
        to: '/docs/examples/java/provider-springboot#sources',
      },
      {
        label: 'Pact in your language: Environment variables',
        to: '/docs/pact-in-your-language#environment-variables',
      },
    ],
    keywords: ['pactbroker.url', 'PACT_BROKER_HOST', 'broker URL missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/junitsupport/loader/PactBrokerLoader.kt',
      unrecorded: 'the Java samples on this site set the `url` attribute, so they never use a host',
    },
  },
  {
    id: 'jvm-pending-without-branch',
    area: 'jvm',
    title: 'Pending pacts feature has been enabled, but no provider tags or branch have been specified',
    patterns: [
      'Pending pacts feature has been enabled, but no provider tags or branch have been specified',
      'Pending pacts feature has been enabled, but no provider tags',
    ],
    example:
      'java.lang.IllegalArgumentException: Pending pacts feature has been enabled, but no provider tags or branch have been specified.',
    level: 'error',
    meaning:
      "The test enables pending pacts but doesn't specify the provider's branch. Whether a pact is pending depends on the branch, so Pact JVM doesn't request any pacts.",
    causes: [
      {
        cause: "The `@PactBroker` annotation doesn't set `providerBranch`.",
        check:
          "The annotation has no `providerBranch` attribute, and the build doesn't set the `pactbroker.providerBranch` property.",
        fix: 'Add `providerBranch = "${pact.provider.branch}"` to the annotation, and pass the branch to the build.',
        command: 'mvn test -Dpact.provider.version="$GIT_COMMIT" -Dpact.provider.branch="$GIT_BRANCH"',
      },
      {
        cause: 'The variable that contains the branch is empty.',
        check:
          'In the job that runs the test, this command prints nothing or an empty line, for example, because the CI system checked out a commit without a branch. If your build reads a different variable, print that one.',
        checkCommand: 'printenv GIT_BRANCH',
        fix: "Set the variable from your CI system's own branch variable.",
      },
    ],
    next: 'Set `enablePendingPacts` to `"false"` for one run. If the test finds pacts in that run, only the branch is missing. If it finds none, check the selectors as well.',
    links: [
      {
        label: 'Pending pacts',
        to: '/docs/which-pacts-are-verified#pending',
      },
      {
        label: 'GraphQL provider: Troubleshooting',
        to: '/docs/examples/java/provider/graphql#pitfalls',
      },
    ],
    keywords: ['enablePending', 'providerTags', 'GIT_BRANCH empty', 'detached HEAD'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/junitsupport/loader/PactBrokerLoader.kt',
      unrecorded: 'the Java samples on this site always pass a branch when they enable pending pacts',
    },
  },
  {
    id: 'jvm-selector-method-not-public',
    area: 'jvm',
    title: 'Consumer version selector methods must be public and static',
    patterns: [
      'Consumer version selector methods must be public and static. Method {name} is not accessible',
      'Consumer version selector methods must be public and static',
    ],
    example:
      'java.lang.IllegalAccessException: Consumer version selector methods must be public and static. Method consumerVersions is not accessible.',
    level: 'error',
    meaning:
      "Pact JVM found the method with the `@PactBrokerConsumerVersionSelectors` annotation but can't call it, so it doesn't know which pacts to request.",
    causes: [
      {
        cause:
          'The method has no `public` modifier. JUnit 5 test methods often omit the modifier, but Pact JVM requires it for this method.',
        check: "The declaration of the method that the error names doesn't contain `public`.",
        fix: 'Declare the method as `public static`.',
      },
    ],
    next: 'Search the superclasses of the test class and, in Kotlin, its companion object for another method with the same annotation. If you find one, make that method public too, or remove it.',
    links: [
      {
        label: 'Spring Boot provider: The source of the pacts',
        to: '/docs/examples/java/provider-springboot#sources',
      },
      {
        label: 'Consumer version selectors',
        to: '/docs/which-pacts-are-verified#consumer-version-selectors',
      },
    ],
    keywords: ['SelectorBuilder', 'PactBrokerConsumerVersionSelectors', 'Kotlin companion object'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/junitsupport/loader/PactBrokerLoader.kt',
      unrecorded: 'the selector methods in the Java samples on this site are public and static',
    },
  },
  {
    id: 'jvm-broker-unauthorized',
    area: 'jvm',
    title: "Request to path '…' failed with HTTP response 401",
    patterns: [
      "Request to path '{path}' failed with HTTP response 401",
      "Request to path '{path}' failed with response 'HTTP/1.1 401 Unauthorized'",
    ],
    example:
      "au.com.dius.pact.core.pactbroker.RequestFailedException: Request to path '/' failed with HTTP response 401",
    level: 'error',
    meaning:
      "The broker rejected Pact JVM's first request because the request has no valid token, so Pact JVM can't fetch any pacts.",
    causes: [
      {
        cause:
          "The test doesn't pass a token. Unlike Pact JS and Pact Python, Pact JVM doesn't read `PACT_BROKER_TOKEN` automatically.",
        check:
          "The `@PactBroker` annotation has no `authentication` attribute, and the build doesn't set the `pactbroker.auth.token` property.",
        fix: 'Add `authentication = @PactBrokerAuth(token = "${PACT_BROKER_TOKEN}")` to the annotation, or set `pactbroker.auth.token`.',
      },
      {
        cause: 'The token is wrong, has expired, or was regenerated.',
        check: 'This Pact CLI command also fails with the token.',
        checkCommand:
          'pact broker list-pacticipants --broker-base-url "$PACT_BROKER_BASE_URL" --broker-token "$PACT_BROKER_TOKEN"',
        fix: 'Copy the token from PactFlow again, without a line break at the end.',
      },
      {
        cause: "The test sends a username and password, which PactFlow doesn't accept for API requests.",
        check: 'The build sets `pactbroker.auth.username`, or `@PactBrokerAuth` has a `username` attribute.',
        fix: 'Replace the username and password with an API token.',
      },
    ],
    next: "Request the broker's root URL with `curl -i` and the same token. If the response has status 200, Pact JVM isn't sending that token. If the status is 401, the response body contains the broker's reason.",
    links: [
      {
        label: 'Fix a 401 when you publish or verify pacts',
        to: '/docs/authorization-help#401-when-you-publish-or-verify-pacts',
      },
      {
        label: 'Troubleshoot a token',
        to: '/docs/user-interface/settings/api-tokens#when-it-does-not-work',
      },
    ],
    keywords: ['Failed to fetch the root HAL document', 'InvalidNavigationRequest', 'PactBrokerAuth', 'bearer token'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/core/pactbroker/src/main/kotlin/au/com/dius/pact/core/pactbroker/HalClient.kt',
      unrecorded: 'the broker in the recordings on this site accepts requests without a token',
    },
  },
  {
    id: 'jvm-pact-method-signature',
    area: 'jvm',
    title: 'Method … does not conform required method signature',
    patterns: [
      "Method {name} does not conform required method signature '{expected}'",
      'does not conform required method signature',
    ],
    example:
      "java.lang.UnsupportedOperationException: Method createPact does not conform required method signature 'public au.com.dius.pact.core.model.V4Pact xxx(PactBuilder builder)'",
    level: 'error',
    meaning:
      "The return type or the parameter of a `@Pact` method doesn't fit the version of the Pact specification that the test uses. The error shows the signature that Pact JVM expects.",
    causes: [
      {
        cause: 'The method returns `RequestResponsePact`, but Pact JVM uses version 4 of the specification by default.',
        check: "The error mentions `V4Pact`, and `@PactTestFor` doesn't set `pactVersion`.",
        fix: 'Return `V4Pact`, and end the method with `toPact(V4Pact.class)`.',
      },
      {
        cause: 'The test sets an earlier version of the specification, but the method returns `V4Pact`.',
        check: 'The error mentions `RequestResponsePact` or `MessagePact`.',
        fix: 'Remove `pactVersion` from `@PactTestFor`, or return the type that the error names.',
      },
      {
        cause: 'The test describes asynchronous messages, but `@PactTestFor` has no provider type.',
        check: 'The method takes a `MessagePactBuilder`, but the annotation has no `providerType`.',
        fix: 'Set `providerType = ProviderType.ASYNCH`, and return `V4Pact`.',
      },
    ],
    next: "Copy the signature from the error, and replace `xxx` with your method's name. If the method no longer compiles, check that the `toPact` call at its end creates the return type in the signature.",
    links: [
      {
        label: 'Java consumer with JUnit: Troubleshooting',
        to: '/docs/examples/java/consumer/junit#pitfalls',
      },
      {
        label: 'Write a consumer test',
        to: '/docs/write-and-verify#write-a-consumer-test',
      },
    ],
    keywords: ['RequestResponsePact', 'PactSpecVersion', 'PactDslWithProvider', 'upgrade Pact JVM'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/consumer/src/main/kotlin/au/com/dius/pact/consumer/junit/JUnitTestSupport.kt',
      unrecorded: 'every `@Pact` method in the Java samples on this site has the required signature',
    },
  },
  {
    id: 'jvm-example-does-not-match-regex',
    area: 'jvm',
    title: 'Example "…" does not match regular expression "…"',
    patterns: ['Example "{value}" does not match regular expression "{expected}"', 'InvalidMatcherException: Example'],
    example:
      'au.com.dius.pact.consumer.InvalidMatcherException: Example "10" does not match regular expression "[A-Z]+"',
    level: 'error',
    meaning:
      "A matcher in the consumer test has an example value that its own regular expression rejects. Because the mock server would return that example, Pact JVM doesn't build the pact.",
    causes: [
      {
        cause:
          'The expression matches only part of the value, but Pact JVM compares the expression with the complete example.',
        check: 'The example matches if you add `.*` to the start or end of the expression.',
        fix: 'Extend the expression so that it matches the complete value.',
      },
      {
        cause: 'The expression and the example are in the wrong order.',
        check: 'In the error, the text after `Example` is the regular expression.',
        fix: 'Pass the expression first and the example second, as in `stringMatcher("type", "[A-Z]+", "FURNITURE")`.',
      },
      {
        cause: "The Java string contains backslashes that aren't escaped.",
        check: 'The expression in the error lacks a backslash that you intended.',
        fix: 'Write two backslashes in the source for each backslash in the expression.',
      },
    ],
    next: 'In a unit test, evaluate `"example".matches("expression")` with the values from the error. Shorten the expression and the example until the result is `true`. The part that you removed last is the one that doesn\'t match.',
    links: [
      {
        label: 'Pact in your language: Matchers',
        to: '/docs/pact-in-your-language#matchers',
      },
      {
        label: 'Java consumer with JUnit: The response',
        to: '/docs/examples/java/consumer/junit#the-response',
      },
    ],
    keywords: ['stringMatcher', 'matchHeader', 'PactDslJsonBody', 'LambdaDsl', 'invalid matcher'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/consumer/src/main/kotlin/au/com/dius/pact/consumer/dsl/PactDslJsonBody.kt',
      unrecorded: 'the examples in the Java samples on this site match their expressions',
    },
  },
  {
    id: 'jvm-no-message-method',
    area: 'jvm',
    title: "No annotated methods were found for interaction '…'",
    patterns: ["No annotated methods were found for interaction '{interaction}'"],
    example:
      'No annotated methods were found for interaction \'a product created event\'. You need to provide a method annotated with @PactVerifyProvider("a product created event") on the classpath that returns the message contents.',
    level: 'error',
    meaning:
      "The pact contains a message that the provider test has no method for. Because Pact JVM can't create the message, the verification of this interaction fails.",
    causes: [
      {
        cause: 'No method has the `@PactVerifyProvider` annotation with this description.',
        check: "The description in the error doesn't appear in the test sources.",
        fix: 'Add a method with the annotation, and copy the description from the error.',
      },
      {
        cause: "The consumer changed the message's description.",
        check: 'The test has a method for a similar description, and the consumer published a new pact recently.',
        fix: 'Change the description in the annotation, or add a second method until all consumers use the new description.',
      },
      {
        cause: "The method is in a package that Pact JVM doesn't search.",
        check:
          "A search finds the annotation with the exact description, but the test passes package names to `MessageTestTarget` that don't include the package of that class.",
        fix: 'Add the package to the list that you pass to `MessageTestTarget`.',
      },
    ],
    next: "Set the log level of `au.com.dius.pact` to `DEBUG`. Pact JVM then logs the classes and methods that it finds. If your method isn't among them, its class isn't on the classpath that Pact JVM searches.",
    links: [
      {
        label: 'Java sender: Test methods create the events',
        to: '/docs/examples/kafka/java/provider#test-methods-create-the-events',
      },
      {
        label: 'Messages and events: Verify the provider',
        to: '/docs/messages#verify-the-provider',
      },
    ],
    keywords: ['PactVerifyProvider', 'Kafka', 'message pact', 'MessageTestTarget'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/ProviderVerifier.kt',
      unrecorded: 'the Kafka sample on this site has a method for every message in its pacts',
    },
  },
  {
    id: 'jvm-missing-metadata',
    area: 'jvm',
    title: "Expected metadata '…' but was missing",
    patterns: ["Expected metadata '{name}' but was missing"],
    example: "Expected metadata 'kafka_topic' but was missing",
    level: 'error',
    meaning:
      'The message that the provider test created has no metadata with this key, although the pact requires it. Keys must match exactly.',
    causes: [
      {
        cause: 'The provider uses a different key for the same value, such as `topic` instead of `kafka_topic`.',
        check:
          'The metadata that the test method returns contains the value, but the key differs from the one in the pact.',
        fix: 'Use the same key in the provider and in the consumer test.',
      },
      {
        cause: 'The test method returns incomplete metadata.',
        check: 'The method creates its own map instead of passing on the headers that the production code creates.',
        fix: 'Pass the headers from your message-building code to `MessageAndMetadata` unchanged.',
      },
    ],
    next: "Print the headers where the production code builds the message. If the key isn't among them, the provider adds the header later, in code that the test method must call too.",
    links: [
      {
        label: 'How Pact JVM compares metadata',
        to: '/docs/examples/kafka/java/provider#how-metadata-is-compared',
      },
      {
        label: 'What a message pact contains',
        to: '/docs/messages#what-a-message-pact-contains',
      },
    ],
    keywords: ['MessageAndMetadata', 'Kafka headers', 'has matching metadata FAILED', 'topic'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/core/matchers/src/main/kotlin/au/com/dius/pact/core/matchers/Matching.kt',
      unrecorded: 'the Kafka sample on this site returns all the metadata that its pacts require',
    },
  },
  {
    id: 'jvm-request-to-provider-failed',
    area: 'jvm',
    title: 'Request to provider failed with an exception',
    patterns: ['Request to provider failed with an exception', 'Request to provider endpoint failed with an exception'],
    example: 'Request to provider failed with an exception',
    level: 'error',
    meaning:
      "Pact JVM couldn't send an interaction's request to the provider or didn't receive a response. The verification fails because there's no response to compare.",
    causes: [
      {
        cause: "The test doesn't set a target, so Pact JVM calls `localhost` on port 8080.",
        check:
          'The `Request Failed` line mentions port 8080, and no `@BeforeEach` method calls `context.setTarget(…)`.',
        fix: 'In a `@BeforeEach` method, set the target to the port that the provider listens on.',
      },
      {
        cause: "The provider isn't running, or it listens on a different port than the one in the test's target.",
        check: 'The `Request Failed` line contains `Connection refused`, and a `@BeforeEach` method sets a target.',
        fix: 'Start the provider before the verification. In Spring Boot, inject the random port with `@LocalServerPort`, and pass it to `HttpTestTarget`.',
      },
    ],
    next: 'Set the system property `pact.showStacktrace` to `true` for the tests so that the report contains the complete exception. The last `Caused by` line gives the reason.',
    links: [
      {
        label: 'Spring Boot provider: The test',
        to: '/docs/examples/java/provider-springboot#the-test',
      },
      {
        label: 'Verify a provider',
        to: '/docs/write-and-verify#verify-a-provider',
      },
    ],
    keywords: ['Request Failed', 'Connection refused', 'HttpHostConnectException', 'HttpTestTarget'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/junit5/src/main/kotlin/au/com/dius/pact/provider/junit5/PactVerificationContext.kt',
      unrecorded: 'the providers in the Java samples on this site run in the same JVM as the test',
    },
  },
  {
    id: 'jvm-plugin-not-loaded',
    area: 'jvm',
    title: 'Failed to load plugin …',
    patterns: [
      'Failed to load plugin {name}/{version}',
      'Plugin {name} with version {version} was not found',
      'PactPluginNotFoundException',
    ],
    example:
      "java.lang.RuntimeException: Failed to load plugin protobuf/0.6.5 - No plugin with name 'protobuf' and version '0.6.5' was found in the Pact plugin directory '/home/runner/.pact/plugins'",
    level: 'error',
    meaning:
      "The test or the pact requires a Pact plugin, for example, for gRPC or Protobuf, and Pact JVM couldn't load it.",
    causes: [
      {
        cause: "The plugin isn't installed on this computer or CI runner.",
        check:
          "This command lists `~/.pact/plugins`, the default plugin directory, but the output doesn't contain the plugin's name and version. If you set `PACT_PLUGIN_DIR`, list that directory instead.",
        checkCommand: 'ls ~/.pact/plugins',
        fix: 'Install the version that the test or the pact requires.',
        command: 'pact plugin install {name} --version {version} --yes',
      },
    ],
    next: 'Run the test again with the `DEBUG` log level for `io.pact.plugins`. If the log shows a different directory than the one that contains the plugin, set `PACT_PLUGIN_DIR` for the JVM that runs the tests.',
    links: [
      {
        label: 'pact plugin install',
        to: '/docs/reference/cli/plugin/install',
      },
      {
        label: 'Messages and events: Schema registries, Avro, and Protobuf',
        to: '/docs/messages#schema-registries-avro-and-protobuf',
      },
    ],
    keywords: ['PACT_PLUGIN_DIR', 'usingPlugin', 'PluginTestTarget', 'Avro'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/ProviderVerifier.kt',
      unrecorded: 'no Java sample on this site uses a plugin',
    },
  },
  {
    id: 'jvm-maven-broker-url-required',
    area: 'jvm',
    title: 'pactBrokerUrl is required',
    patterns: ['pactBrokerUrl is required'],
    example: 'pactBrokerUrl is required',
    level: 'error',
    meaning:
      "The Maven plugin stopped before it contacted the broker. The `pact:publish` and `pact:can-i-deploy` goals require a broker URL, and the plugin's configuration doesn't contain one.",
    causes: [
      {
        cause:
          "The `configuration` element of the `au.com.dius.pact.provider:maven` plugin has no `pactBrokerUrl`, or the element is in a profile or module that this build doesn't use.",
        check: 'This command, which searches the configuration that Maven uses, prints nothing.',
        checkCommand: 'mvn help:effective-pom | grep pactBrokerUrl',
        fix: 'Add `<pactBrokerUrl>${env.PACT_BROKER_BASE_URL}</pactBrokerUrl>` to the configuration, and export the variable.',
      },
    ],
    next: "If the command prints a URL, look at the effective POM. If `pactBrokerUrl` is inside an `execution` element, a goal that you run on the command line doesn't use it, so move it to the plugin's own `configuration` element.",
    links: [
      {
        label: 'Publish a pact',
        to: '/docs/pact#publish-a-pact',
      },
      {
        label: 'pact broker publish',
        to: '/docs/reference/cli/broker/publish',
      },
    ],
    keywords: ['mvn pact:publish', 'Maven plugin', 'MojoExecutionException'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/maven/src/main/kotlin/au/com/dius/pact/provider/maven/PactPublishMojo.kt',
      unrecorded: 'the samples on this site publish pacts with the Pact CLI instead of the Maven plugin',
    },
  },
  {
    id: 'jvm-pact-files-rejected',
    area: 'jvm',
    title: 'One or more of the pact files were rejected by the pact broker',
    patterns: ['One or more of the pact files were rejected by the pact broker'],
    example: 'One or more of the pact files were rejected by the pact broker',
    level: 'consequence',
    meaning:
      "The Maven or Gradle plugin couldn't publish at least one pact. An earlier line, which starts with `Failed -`, contains the reason.",
    causes: [
      {
        cause: 'The plugin has no valid token.',
        check: 'The line that starts with `Failed -` contains `401`.',
        fix: "Add `pactBrokerToken` to the plugin's configuration. If the configuration already contains a token, replace it with a valid one.",
      },
      {
        cause: 'The broker already has a pact with different content for this consumer version.',
        check: 'The line that starts with `Failed -` contains `409`.',
        fix: 'Publish with a version that changes with every commit, such as the Git commit.',
      },
    ],
    next: 'If the line that starts with `Failed -` contains a different error, paste that line and the lines below it into [Fix an error](/fix) to find the cause.',
    links: [
      {
        label: 'Why do I get 409 Conflict when I publish again?',
        to: '/docs/how_to#why-do-i-get-409-conflict-when-i-publish-again',
      },
      {
        label: 'Fix a 401 when you publish or verify pacts',
        to: '/docs/authorization-help#401-when-you-publish-or-verify-pacts',
      },
    ],
    keywords: ['pactPublish', 'mvn pact:publish', 'gradle pactPublish'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-jvm/blob/master/provider/maven/src/main/kotlin/au/com/dius/pact/provider/maven/PactPublishMojo.kt',
      unrecorded: 'the samples on this site publish pacts with the Pact CLI instead of a build plugin',
    },
  },
] satisfies readonly KnownError[];
