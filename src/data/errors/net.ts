import type {KnownError} from '../errors.schema';

/** Messages of PactNet: loading the native library, mock servers, provider verification, and message tests. */
export const knownErrors = [
  {
    id: 'net-library-not-loaded',
    area: 'net',
    title: "Unable to load shared library 'pact_ffi' or one of its dependencies",
    patterns: [
      "DllNotFoundException : Unable to load shared library 'pact_ffi' or one of its dependencies",
      "DllNotFoundException: Unable to load shared library 'pact_ffi' or one of its dependencies",
      "Unable to load shared library 'pact_ffi'",
      "Unable to load DLL 'pact_ffi'",
    ],
    example:
      "System.DllNotFoundException : Unable to load shared library 'pact_ffi' or one of its dependencies. In order to help diagnose loading problems, consider setting the LD_DEBUG environment variable: Error loading shared library libpact_ffi: No such file or directory",
    level: 'error',
    meaning:
      "The .NET runtime couldn't load the native Pact library, so the test stopped before describing or verifying any interactions.",
    causes: [
      {
        cause: 'The tests run on Alpine Linux, but PactNet has no native library for it.',
        check: "The image's tag contains `alpine`, or `ldd --version` prints `musl libc`.",
        fix: "Run the tests in an SDK image whose tag doesn't contain `alpine`. In a pipeline, change the image of the container job. In a multistage Dockerfile, change only the stage that runs the tests, because you can still deploy your application in an Alpine image.",
        command:
          'docker run --rm -e DOTNET_ROLL_FORWARD=Major -v "$PWD:/work" -w /work mcr.microsoft.com/dotnet/sdk:10.0 dotnet test',
      },
      {
        cause: 'The tests run in a 32-bit process.',
        check:
          'The project file contains `<PlatformTarget>x86</PlatformTarget>`, or the `.runsettings` file sets `TargetPlatform` to `x86`.',
        fix: 'Run the tests as x64 or, on Linux and macOS, as arm64.',
        command: 'dotnet test --arch x64',
      },
      {
        cause: "PactNet 4 doesn't include a library for this machine's processor, such as arm64 in a dev container.",
        check: '`uname -m` prints `aarch64`, and the project references PactNet 4.',
        fix: 'Upgrade to PactNet 5, which includes libraries for arm64 on Linux and macOS.',
        command: 'dotnet add package PactNet --version 5.0.1',
      },
      {
        cause: 'PactNet 4.0 or 4.1 runs on a distribution whose C library is too old.',
        check:
          'For the `libpact_ffi.so` file in the output folder, `ldd` prints a line that contains `GLIBC` and `not found`.',
        checkCommand: 'find . -name libpact_ffi.so -exec ldd {} +',
        fix: 'Upgrade PactNet. Since version 4.2.0, the library works with older versions of the C library.',
        command: 'dotnet add package PactNet --version 5.0.1',
      },
    ],
    next: "On Linux, set `LD_DEBUG` to `libs`, and run one test. If the output shows that the system found `libpact_ffi.so`, one of its dependencies is missing. Otherwise, check that the `runtimes` folder in the project's build output contains a library for your system.",
    links: [
      {label: 'Troubleshooting for the .NET consumer', to: '/docs/examples/dotnet/consumer#pitfalls'},
      {label: 'Prerequisites', to: '/docs/examples/dotnet/consumer#before-you-start'},
    ],
    keywords: ['Alpine', 'musl', 'libpact_ffi.so', 'pact_ffi.dll', 'Apple Silicon'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/issues/387',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-consumer-test-failed',
    area: 'net',
    title: 'Pact verification failed. See output for details',
    patterns: [
      'PactFailureException : Pact verification failed. See output for details',
      'PactFailureException: Pact verification failed. See output for details',
      'Pact verification failed. See output for details',
    ],
    example: 'PactNet.Exceptions.PactFailureException : Pact verification failed. See output for details',
    level: 'error',
    meaning:
      "The code in a consumer test ran without an exception, but the mock server received requests that don't match the interactions, or it didn't receive an expected request. As a result, PactNet didn't write the pact.",
    causes: [
      {
        cause: "The client sent a request with a method or path that the test doesn't describe.",
        check: 'Below `Verification mismatches:`, the output lists a missing request and an unexpected one.',
        fix: 'Compare the method and path of both requests, and correct the client or the test.',
      },
      {
        cause: "The client didn't call the mock server at all.",
        check: 'The output lists a missing request but no unexpected one.',
        fix: "Set the client's base URL to `context.MockServerUri`, and await the client's call in the function that you pass to `VerifyAsync`.",
      },
      {
        cause: "The request's query, headers, or body don't match the interaction.",
        check: 'Below `Verification mismatches:`, the entry names the correct method and path and lists each mismatch.',
        fix: 'Correct the client. If a value can vary, such as a generated ID, use a matcher in the interaction.',
      },
    ],
    next: "If the output contains no explanation, add an `XunitOutput` to the outputters, because xUnit 2 hides PactNet's console output. Then set `LogLevel` in `PactConfig` to `Debug`. If the exception comes from a provider's test, see [the page for providers](/fix/net-provider-verification-failed).",
    links: [
      {label: 'Try a breaking change', to: '/docs/examples/dotnet/consumer#see-it-break'},
      {label: 'The test', to: '/docs/examples/dotnet/consumer#the-test'},
    ],
    keywords: ['PactNet', 'missing-request', 'request-not-found', 'mock server mismatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/blob/master/src/PactNet/PactBuilder.cs',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-provider-verification-failed',
    area: 'net',
    title: 'PactVerificationFailedException: Pact verification failed',
    patterns: [
      'PactVerificationFailedException: Pact verification failed',
      'PactVerificationFailedException : Pact verification failed',
      'PactFailureException: Pact verification failed',
      'PactFailureException : Pact verification failed',
      'PactVerificationFailedException',
    ],
    example: 'PactNet.Exceptions.PactVerificationFailedException: Pact verification failed',
    level: 'consequence',
    meaning:
      "During `Verify`, at least one pact that isn't pending failed verification, or PactNet couldn't load a pact. The `Failures:` section below `Verifier Output` contains the reason.",
    causes: [
      {
        cause: "An API response doesn't match the pact.",
        check: 'The failure contains a path, such as `$[0]`, and a description of the mismatch.',
        fix: 'Fix the API, or agree on a change with the consumer team.',
      },
      {
        cause: "The verifier couldn't connect to the API.",
        check: 'The failure contains `error sending request for url`.',
        fix: 'Before you call `Verify`, start the API on a TCP port, not in an in-memory test server. Pass the URL with this port to `WithHttpEndpoint`.',
      },
      {
        cause: 'The provider state endpoint returned an error.',
        check: 'The failure is `One or more of the setup state change handlers has failed`.',
        fix: "If the endpoint has no code for this state, add it. If the API requires authentication for the endpoint, call `AllowAnonymous`. Otherwise, include the exception's text in the endpoint's response so that you can read it in the log.",
      },
      {
        cause: 'The broker has no pacts for the provider that match the selectors.',
        check: 'The failure is `Failed to load pact - No pacts found for provider`, followed by the name.',
        fix: "Check that the value that you pass to `ProviderBranch` isn't empty, because [PactFlow rejects the selectors](/fix/broker-rejects-selectors) if the branch is missing. Otherwise, follow [the steps for this error](/fix/no-pacts-found).",
      },
      {
        cause: "A pact couldn't be loaded for a different reason, such as a wrong path, URL, or token.",
        check: 'The failure is `Failed to load pact`, followed by a different reason.',
        fix: 'Check the path, the URL, and the token, and follow [the steps for this error](/fix/failed-to-load-pact).',
      },
    ],
    next: 'Set `LogLevel` in `PactVerifierConfig` to `Debug`, and compare the request and the response below `Verifier Logs` with the pact. If the request differs from the pact, check the URL and any request filters. Before you share the log, remove any tokens.',
    links: [
      {label: 'Try a breaking change', to: '/docs/examples/dotnet/provider#see-it-break'},
      {label: 'Troubleshooting for the .NET provider', to: '/docs/examples/dotnet/provider#pitfalls'},
    ],
    keywords: ['InteropVerifierProvider.Execute', 'PactVerifierSource.Verify', 'provider test fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/issues/530',
      unrecorded: 'no test on this site runs .NET',
      remark: 'PactNet 4 throws a `PactFailureException` with the same text instead.',
    },
  },
  {
    id: 'net-in-memory-host',
    area: 'net',
    title: 'error sending request for url (http://localhost/…)',
    patterns: ['error sending request for url (http://localhost/{path}'],
    example: 'error sending request for url (http://localhost/api/attributedoc/WeatherForecast)',
    level: 'error',
    meaning:
      "The verifier couldn't connect to port 80 on this machine. A URL without a port often comes from `WebApplicationFactory`, which by default hosts the API in memory and doesn't open a port.",
    causes: [
      {
        cause: 'The test hosts the API with `WebApplicationFactory` or `TestServer`.',
        check:
          "The test passes `client.BaseAddress` or a value from the factory's `Server` property to `WithHttpEndpoint`.",
        fix: "Host the API so that it listens on a TCP port. In .NET 10, call [`UseKestrel` and `StartServer`](/docs/examples/dotnet/provider#web-application-factory) on the factory. In earlier versions, use a host with `UseUrls` and `Start`. The verifier is a native library, so it can't connect to an in-memory server.",
      },
      {
        cause: "The URL that you passed to `WithHttpEndpoint` has no port, but the API doesn't listen on port 80.",
        check: "The API's log contains `Now listening on:`, followed by a URL with a different port.",
        fix: 'Pass the URL from the log, such as `http://localhost:9000`.',
      },
    ],
    next: 'Set a breakpoint at `Verify`, and request the URL with `curl` while the test is paused. If `curl` also fails, the test starts the API incorrectly or too late.',
    links: [
      {label: 'The test', to: '/docs/examples/dotnet/provider#the-test'},
      {label: 'Troubleshooting for the .NET provider', to: '/docs/examples/dotnet/provider#pitfalls'},
    ],
    keywords: [
      'tcp connect error',
      'Connection refused (os error 111)',
      'os error 10061',
      'Microsoft.AspNetCore.Mvc.Testing',
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/issues/381',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-verification-not-run',
    area: 'net',
    title: 'PactFailureException: Failed to run the verification',
    patterns: [
      'PactFailureException : Failed to run the verification',
      'PactFailureException: Failed to run the verification',
      'Failed to run the verification',
    ],
    example: 'PactNet.Exceptions.PactFailureException : Failed to run the verification',
    level: 'error',
    meaning:
      'The verifier stopped before it could compare any responses with the pact, so no verification results were published. In most cases, a Pact plugin is missing.',
    causes: [
      {
        cause:
          "The pact needs a plugin, such as the Protobuf plugin, that isn't installed or can't start on this machine.",
        check:
          "The output contains `Verification execution failed` with the name of a plugin, and the list of installed plugins doesn't contain the version that the pact names under `plugins` in its `metadata`.",
        checkCommand: 'pact plugin list installed',
        fix: 'Use [`pact plugin install`](/docs/reference/cli/plugin/install) to install each plugin version that the pact names.',
      },
    ],
    next: "Set `LogLevel` in `PactVerifierConfig` to `Trace`, and look for the first error below `Verifier Logs`. If that error names a plugin, reinstall the plugin. If the pact doesn't need plugins, report the log in a [PactNet issue](https://github.com/pact-foundation/pact-net/issues).",
    links: [{label: 'pact plugin', to: '/docs/reference/cli/plugin'}],
    keywords: ['gRPC', 'protobuf plugin', 'pact-plugin-cli'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/blob/master/src/PactNet/Verifier/InteropVerifierProvider.cs',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-state-not-defined',
    area: 'net',
    title: "The given key '…' was not present in the dictionary",
    patterns: ["The given key '{name}' was not present in the dictionary"],
    example:
      "System.Collections.Generic.KeyNotFoundException: The given key 'products exist' was not present in the dictionary.",
    level: 'error',
    meaning:
      "In a provider verification, the middleware that sets up provider states looked up a state that its dictionary doesn't contain. Because the middleware returns status 500, the interaction fails.",
    causes: [
      {
        cause: 'The name in the dictionary differs from the name in the pact.',
        check: 'The dictionary contains a similar key with different capitalization, spacing, or punctuation.',
        fix: 'Change the key to the name that the exception quotes.',
      },
      {
        cause: "A consumer uses a state that the provider's test doesn't support yet.",
        check: 'No key in the dictionary describes this state.',
        fix: "Add an entry that creates the state's data.",
      },
    ],
    next: "If the dictionary contains the name, read the exception's stack trace. If the failing line reads a state parameter, such as `id`, the pact doesn't contain that parameter.",
    links: [
      {
        label: 'Provider states in the same process',
        to: '/docs/examples/dotnet/provider#provider-states-in-the-same-process',
      },
      {label: 'Troubleshooting for the .NET provider', to: '/docs/examples/dotnet/provider#pitfalls'},
    ],
    keywords: ['ProviderStateMiddleware', 'WithProviderStateUrl', 'setup state change handlers'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/dotnet/runtime/blob/main/src/libraries/System.Private.CoreLib/src/Resources/Strings.resx',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-no-transport',
    area: 'net',
    title: 'You must add at least one verifier transport by calling WithHttpEndpoint and/or WithMessages',
    patterns: ['You must add at least one verifier transport by calling'],
    example:
      'System.InvalidOperationException : You must add at least one verifier transport by calling WithHttpEndpoint and/or WithMessages',
    level: 'error',
    meaning:
      "The test selected the source of the pacts before it specified how to reach the provider. PactNet 5 requires the provider's URL or its messages first.",
    causes: [
      {
        cause: 'The test calls a method such as `WithPactBrokerSource` or `WithFileSource` too early.',
        check: 'In the method chain, neither `WithHttpEndpoint` nor `WithMessages` comes before the source.',
        fix: 'Call `WithHttpEndpoint` with the URL of the running API, or `WithMessages` for message pacts, immediately after you create the verifier.',
      },
      {
        cause: 'The test was written for PactNet 4.',
        check: 'The code contains `ServiceProvider` or `MessagingProvider`, which PactNet 5 replaces.',
        fix: 'Replace both methods as described in the [upgrade guide](https://github.com/pact-foundation/pact-net/blob/master/docs/upgrading-to-5.md).',
      },
    ],
    next: 'Set a breakpoint at the call that fails. If `WithHttpEndpoint` or `WithMessages` ran before it, the test called that method on a different `PactVerifier`.',
    links: [{label: 'The test', to: '/docs/examples/dotnet/provider#the-test'}],
    keywords: ['InvalidOperationException', 'upgrade PactNet 5', 'VerifierNotInitialised'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/blob/master/src/PactNet/Verifier/PactVerifier.cs',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-one-endpoint',
    area: 'net',
    title: 'Only one HTTP endpoint can be added',
    patterns: ['Only one HTTP endpoint can be added', 'Only one messaging endpoint can be added'],
    example: 'System.InvalidOperationException : Only one HTTP endpoint can be added',
    level: 'error',
    meaning:
      'The test called `WithHttpEndpoint` or `WithMessages` twice on the same verifier, but each verifier accepts only one HTTP endpoint and one set of messages.',
    causes: [
      {
        cause: "Several tests share one `PactVerifier`, for example, because it's a field of a fixture.",
        check: 'The first test passes, and every later test in the class fails with this exception.',
        fix: 'Create a verifier for each test, and dispose of it after the test.',
      },
      {
        cause: "The test verifies two providers' pacts with one verifier.",
        check: 'The chain contains two `WithHttpEndpoint` calls with different URLs.',
        fix: "Use one verifier for each provider, with the provider's name as its first argument.",
      },
    ],
    next: 'Run the failing test alone. If it passes, another test uses the same verifier. If it fails, a base class or a helper also calls `WithHttpEndpoint` or `WithMessages`.',
    links: [{label: 'The test', to: '/docs/examples/dotnet/provider#the-test'}],
    keywords: ['InvalidOperationException', 'IClassFixture', 'second test fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/blob/master/src/PactNet/Verifier/PactVerifier.cs',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-interop-failure',
    area: 'net',
    title: 'Unable to perform the given action. The interop call indicated failure',
    patterns: ['Unable to perform the given action. The interop call indicated failure'],
    example:
      'PactNet.Exceptions.PactFailureException : Unable to perform the given action. The interop call indicated failure',
    level: 'error',
    meaning:
      "The test tried to change a pact whose mock server had already started. After the mock server starts, the native library doesn't accept any more interactions for its pact.",
    causes: [
      {
        cause:
          'Several tests share one pact builder, for example, because a `OneTimeSetUp` method creates the builder.',
        check: 'The first test passes, and the next test fails when it calls `Given` or `WithRequest`.',
        fix: 'Create the builder before each test: in the constructor with xUnit, in `SetUp` with NUnit, or in `TestInitialize` with MSTest.',
      },
      {
        cause: 'The test describes an interaction inside the function that it passes to `VerifyAsync`.',
        check: "`UponReceiving` appears after `VerifyAsync(` in the test's code.",
        fix: 'Describe all interactions before you call `VerifyAsync`.',
      },
    ],
    next: 'Run the failing test alone. If it passes, look for a builder that tests share through a static field, a fixture, or a base class. If it fails, look for calls that change the interaction while the mock server is running.',
    links: [{label: 'The test', to: '/docs/examples/dotnet/consumer#the-test'}],
    keywords: ['NUnit', 'CheckInteropSuccess', 'second test fails', 'WithHttpInteractions'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/issues/471',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-pact-not-written',
    area: 'net',
    title: 'The pact file could not be written',
    patterns: ['InvalidOperationException: The pact file could not be written', 'The pact file could not be written'],
    example: 'System.InvalidOperationException: The pact file could not be written',
    level: 'error',
    meaning:
      "The requests matched the interactions, but the native library couldn't save the pact or merge it with the existing pact file.",
    causes: [
      {
        cause:
          'The tests use `Pact.V3` for both HTTP interactions and messages between the same two applications, but a V3 pact can contain only one of the two kinds.',
        check:
          'One test class calls `WithHttpInteractions`, another class calls `WithMessageInteractions`, and both use the same consumer and provider names.',
        fix: 'Use PactNet 5 and `Pact.V4`, and delete the existing pact file.',
      },
      {
        cause: "The process can't write to the folder in `PactDir`.",
        check:
          'If you set `PactDir` to a new, writable folder, such as one in your home folder, the test writes the file.',
        fix: 'Grant the user who runs the tests write access to the original folder. If `PactDir` is a relative path, check that it points to the intended folder relative to the output folder, such as `bin/Debug/net8.0`.',
      },
    ],
    next: 'Delete the pact file, and run one test. If PactNet writes the file, run the test classes one by one. The first class that fails conflicts with the interactions that are already in the file.',
    links: [
      {label: 'The test', to: '/docs/examples/dotnet/consumer#the-test'},
      {label: 'Asynchronous and synchronous messages', to: '/docs/messages#asynchronous-and-synchronous-messages'},
    ],
    keywords: ['merge conflict', 'PactDir', 'WritePactFile', 'V3 and V4'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/issues/509',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-message-not-verified',
    area: 'net',
    title: 'The message could not be verified by the consumer handler',
    patterns: ['The message could not be verified by the consumer handler'],
    example:
      'PactNet.Exceptions.PactMessageConsumerVerificationException: The message could not be verified by the consumer handler',
    level: 'error',
    meaning:
      'In a consumer test for a message, an exception occurred while PactNet created the message, passed it to your handler, or wrote the pact. The inner exception, which follows `--->`, contains the reason.',
    causes: [
      {
        cause: 'Your handler or an assertion in it failed.',
        check: 'The stack trace of the inner exception contains a line from your handler or test.',
        fix: 'Fix the handler. If the handler is right, correct the example message in the test.',
      },
      {
        cause: "PactNet can't deserialize the message's JSON into the type that you pass to `Verify` or `VerifyAsync`.",
        check:
          'The inner exception is a `JsonException`, or the object that your handler receives has unexpected `null` properties.',
        fix: 'Set `DefaultJsonSettings` in `PactConfig` to the same System.Text.Json options that your application uses.',
      },
      {
        cause: "The pact file couldn't be written.",
        check: 'The inner exception is `The pact file could not be written`.',
        fix: 'Follow [the steps for that exception](/fix/net-pact-not-written).',
      },
    ],
    next: 'Call your handler with the same example in a unit test without Pact. If that test also fails, fix the handler. If it passes, compare the JSON options of both tests.',
    links: [
      {label: 'Write the consumer test', to: '/docs/messages#write-the-consumer-test'},
      {label: 'What the tests replace', to: '/docs/messages#what-the-tests-replace'},
    ],
    keywords: ['PactMessageConsumerVerificationException', 'WithMessageInteractions', 'Kafka', 'RabbitMQ'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/blob/master/src/PactNet/ConfiguredMessageVerifier.cs',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-message-scenario-missing',
    area: 'net',
    title: 'An interaction was not found for description: …',
    patterns: [
      'WARNING: An interaction was not found for description: {name}',
      'An interaction was not found for description:',
    ],
    example: 'Body: WARNING: An interaction was not found for description: a single event',
    level: 'error',
    meaning:
      "The provider's test has no scenario with the same description as an interaction in the message pact. PactNet returns status 404 to the verifier, so the interaction fails.",
    causes: [
      {
        cause: "The scenario's description differs from the one in the pact.",
        check:
          "The first argument of a `scenarios.Add` call is a similar description, but the wording, spacing, or punctuation differs. Capitalization doesn't matter.",
        fix: 'In the scenario, use the description that the error quotes.',
      },
      {
        cause: "The consumer expects a new message that the provider's test doesn't create yet.",
        check: 'No description in the test resembles the one in the error.',
        fix: 'Add a scenario that creates the message with your production code.',
      },
    ],
    next: 'Open the pact in PactFlow, and copy the description from there. If a scenario has exactly this description, check that the failing test adds it to the verifier that it runs.',
    links: [{label: 'Verify the provider', to: '/docs/messages#verify-the-provider'}],
    keywords: ['WithMessages', 'message pact', 'Simulating message with description'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact-net/blob/master/src/PactNet/Verifier/Messaging/MessagingProvider.cs',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-messaging-server-not-started',
    area: 'net',
    title: 'Unable to start the internal messaging server',
    patterns: ['Unable to start the internal messaging server'],
    example: 'PactNet.Exceptions.PactFailureException : Unable to start the internal messaging server',
    level: 'error',
    meaning:
      "PactNet couldn't open the local port that the verifier gets the provider's messages from, so the verifier didn't compare any messages.",
    causes: [
      {
        cause: 'On Windows, another process took the port before PactNet could open it.',
        check:
          'The inner `HttpListenerException` has the message `The process cannot access the file because it is being used by another process`, and the test fails intermittently.',
        fix: "Run the test again. To make the failure less likely, don't run message verification tests in parallel.",
      },
    ],
    next: 'Find the port in the line that starts with `Starting messaging provider at`, and check which process uses that port. If the test fails in every run, add the inner exception to the [PactNet issue about this failure](https://github.com/pact-foundation/pact-net/issues/519).',
    links: [{label: 'Verify the provider', to: '/docs/messages#verify-the-provider'}],
    keywords: ['HttpListenerException', 'flaky', 'port in use', 'MessagingProvider.Start'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-net/issues/519',
      unrecorded: 'no test on this site runs .NET',
    },
  },
  {
    id: 'net-runtime-missing',
    area: 'net',
    title: 'You must install or update .NET to run this application',
    patterns: ['You must install or update .NET to run this application'],
    example: 'Testhost process exited with error: You must install or update .NET to run this application.',
    level: 'error',
    meaning:
      "The test project targets a version of .NET whose runtime isn't installed on this machine, so no Pact tests ran.",
    causes: [
      {
        cause: 'The installed SDK can build the project, but the runtime for the target framework is missing.',
        check: "The `Framework:` line below the error names a version that isn't in the list of installed runtimes.",
        fix: 'Install that runtime in the job. If no project needs the older version anymore, change `TargetFramework` in all projects to an installed version instead.',
        checkCommand: 'dotnet --list-runtimes',
      },
      {
        cause: 'The runtime is installed only for a different processor architecture.',
        check: 'The `Architecture:` line below the error differs from the architecture of the listed runtimes.',
        fix: 'Install the runtime for the architecture in that line, or run the tests for the architecture of the installed runtime.',
      },
    ],
    next: 'Run `dotnet --info` in the failing job and on a machine where the tests pass. If the base paths differ, the job uses a different installation of .NET, so check `PATH` and `DOTNET_ROOT`.',
    links: [
      {label: 'Prerequisites', to: '/docs/examples/dotnet/consumer#before-you-start'},
      {label: 'Troubleshooting for the .NET consumer', to: '/docs/examples/dotnet/consumer#pitfalls'},
    ],
    keywords: ['setup-dotnet', 'global.json', 'Microsoft.NETCore.App', 'Test Run Aborted'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/microsoft/vstest/issues/3938',
      unrecorded: 'no test on this site runs .NET',
    },
  },
] satisfies readonly KnownError[];
