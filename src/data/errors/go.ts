import type {KnownError} from '../errors.schema';

/** Messages of Pact Go: installing and linking the native library, mock servers, and provider verification. */
export const knownErrors = [
  {
    id: 'go-library-not-found',
    area: 'go',
    title: 'cannot find -lpact_ffi',
    patterns: ['cannot find -lpact_ffi', "library 'pact_ffi' not found", 'library not found for -lpact_ffi'],
    example: '/usr/bin/ld: cannot find -lpact_ffi',
    level: 'error',
    meaning:
      "The linker couldn't find `libpact_ffi`, the native library that compares requests and writes the pact. `go test` downloads the Go module but not this library.",
    causes: [
      {
        cause: "The library isn't installed on this machine or in this container image.",
        check:
          'Neither `/tmp` nor `/usr/local/lib` contains a `libpact_ffi` file, and no step of the job installs the library in a different folder.',
        checkCommand: 'ls /tmp/libpact_ffi.* /usr/local/lib/libpact_ffi.*',
        fix: 'Install the library in the job or image before the tests run. Without `--libDir`, the command installs it in `/usr/local/lib`, which usually requires `sudo`.',
        command: '"$(go env GOPATH)/bin/pact-go" -l DEBUG install --libDir /tmp',
      },
      {
        cause: "The library is in a folder that the linker doesn't search.",
        check:
          'A step runs `pact-go install` with a `--libDir` folder other than `/tmp` and `/usr/local/lib`, or copies the library to a folder like that.',
        fix: "Set `CGO_LDFLAGS` to `-L` followed by the folder's path, and set `LD_LIBRARY_PATH` (on macOS, `DYLD_LIBRARY_PATH`) so that the tests can also load the library when they run.",
        command: 'CGO_LDFLAGS="-L$PACT_LIB_DIR" LD_LIBRARY_PATH="$PACT_LIB_DIR" go test ./...',
      },
      {
        cause: "On Windows, neither the linker's search path nor `PATH` includes the library's folder.",
        check: "The job runs on Windows, and `go env CGO_LDFLAGS` prints no `-L` option with the library's folder.",
        fix: "Add the folder to `PATH`, and set `CGO_LDFLAGS` to `-L` followed by the folder's path.",
      },
    ],
    next: "Run `go test -x` to print the linker command. If one of its `-L` options specifies the library's folder, check that the library is for the same processor as the tests.",
    links: [{label: 'Install Pact Go', to: '/docs/examples/golang/consumer#before-you-start'}],
    keywords: ['collect2: error: ld returned 1 exit status', 'cgo', 'libpact_ffi.so', 'linker command failed'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/gotestyourself/gotestsum/issues/247',
      unrecorded: 'the Go samples on this site run with the library installed',
    },
  },
  {
    id: 'go-library-not-loaded',
    area: 'go',
    title: 'Library not loaded: libpact_ffi.dylib',
    patterns: [
      'Library not loaded: libpact_ffi.dylib',
      'libpact_ffi.dylib (no such file)',
      'error while loading shared libraries: libpact_ffi.so',
    ],
    example: 'dyld[77351]: Library not loaded: libpact_ffi.dylib',
    level: 'error',
    meaning:
      "The test program was built, but the operating system couldn't find the native Pact library when the program started. On Linux, the message is `error while loading shared libraries: libpact_ffi.so: cannot open shared object file`, and only the second cause applies.",
    causes: [
      {
        cause:
          'On macOS, the library was copied manually or installed by an old version of `pact-go`, so the file stores its name without a path.',
        check: "The last line of this command's output is `libpact_ffi.dylib` instead of an absolute path.",
        checkCommand: 'otool -D /usr/local/lib/libpact_ffi.dylib',
        fix: "Upgrade Pact Go, and reinstall the library. Current versions of `pact-go install` set the library's install name to its absolute path.",
        command: 'sudo "$(go env GOPATH)/bin/pact-go" -l DEBUG install --force',
      },
      {
        cause: "The library is in a folder that the program doesn't search at run time.",
        check: 'You set `CGO_LDFLAGS` to build the tests, and the library is in neither `/tmp` nor `/usr/local/lib`.',
        fix: "Set `LD_LIBRARY_PATH` to the library's folder. On macOS, set `DYLD_LIBRARY_PATH` instead.",
        command: 'LD_LIBRARY_PATH="$PACT_LIB_DIR" go test ./...',
      },
    ],
    next: "On macOS, read the `Reason: tried:` lines that follow the error. If a path in them contains the library, the text in parentheses explains why the system couldn't load it.",
    links: [{label: 'Install Pact Go', to: '/docs/examples/golang/consumer#before-you-start'}],
    keywords: ['dyld', 'install_name_tool', 'signal: abort trap', 'cannot open shared object file'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/issues/345',
      unrecorded: "this site's samples run only on Linux",
    },
  },
  {
    id: 'go-undefined-reference',
    area: 'go',
    title: 'undefined reference to pactffi_…',
    patterns: [
      "undefined reference to 'pactffi_{name}'",
      'undefined reference to `pactffi_{name}',
      '"_pactffi_{name}", referenced from:',
    ],
    example: "undefined reference to 'pactffi_add_interaction_reference'",
    level: 'error',
    meaning:
      "The Pact Go module calls a function that the native library doesn't contain, because the installed version of the library doesn't match the module.",
    causes: [
      {
        cause: 'An older library is still installed, and `pact-go install` kept it.',
        check:
          'With `-l DEBUG`, `pact-go install` prints `is correctly installed` but no `downloading library from` line. Pact Go 2.7.0 installs version 0.5.6 of the library but keeps any existing version that is 0.4.0 or later.',
        fix: 'Install the version of the `pact-go` command that matches the module in `go.mod`. Then use `--force` to replace the library in the folder that contains it.',
        command: '"$(go env GOPATH)/bin/pact-go" -l DEBUG install --force --libDir "$PACT_LIB_DIR"',
      },
      {
        cause: 'The library is newer than the module and no longer contains the function.',
        check: "The module version in this command's output is older than the version that `pact-go version` prints.",
        checkCommand: 'go list -m github.com/pact-foundation/pact-go/v2',
        fix: 'Upgrade the module to the version of the `pact-go` command that installed the library.',
        command: 'go get "github.com/pact-foundation/pact-go/v2@$PACT_GO_VERSION"',
      },
    ],
    next: 'Delete every copy of `libpact_ffi` from `/tmp`, `/usr/local/lib`, and cached CI folders, and install the library again. If the tests pass now, the linker was using an old copy, so clear the CI cache as well.',
    links: [
      {label: 'Install Pact Go', to: '/docs/examples/golang/consumer#before-you-start'},
      {label: 'Troubleshooting for the Go provider', to: '/docs/examples/golang/provider#pitfalls'},
    ],
    keywords: ['Undefined symbols for architecture arm64', 'version mismatch', 'cached library', 'ld returned 1'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/pull/605',
      unrecorded:
        'the Go samples on this site use the version of the native library that their version of Pact Go needs',
    },
  },
  {
    id: 'go-undefined-native',
    area: 'go',
    title: 'undefined: native.MockServer',
    patterns: ['undefined: native.MockServer', 'undefined: native.NewHTTPPact', 'undefined: native.Verifier'],
    example:
      '..\\golang\\gopath\\pkg\\mod\\github.com\\pact-foundation\\pact-go\\v2@v2.0.1\\consumer\\http.go:82:31: undefined: native.MockServer',
    level: 'error',
    meaning: 'cgo is turned off in this build, so Go skipped the Pact Go source files that call the native library.',
    causes: [
      {
        cause: 'No C compiler is installed, so Go turned cgo off.',
        check: 'This command prints `0`, and `gcc --version` fails.',
        checkCommand: 'go env CGO_ENABLED',
        fix: 'Install `gcc` on Linux, the Xcode Command Line Tools on macOS, or MinGW on Windows.',
      },
      {
        cause: 'The pipeline or the Dockerfile sets `CGO_ENABLED` to `0`.',
        check:
          "`gcc --version` prints a version, and the Dockerfile or the pipeline's configuration contains `CGO_ENABLED=0` or `CGO_ENABLED: 0`.",
        fix: 'Set the variable to `1` in the job that runs the Pact tests. You can keep `0` in the job that builds your application.',
        command: 'CGO_ENABLED=1 go test ./...',
      },
      {
        cause: 'The tests are cross-compiled, which turns cgo off by default.',
        check: "`GOOS` and `GOHOSTOS`, or `GOARCH` and `GOHOSTARCH`, have different values in this command's output.",
        checkCommand: 'go env GOOS GOHOSTOS GOARCH GOHOSTARCH',
        fix: 'Unset `GOOS` and `GOARCH` in the job that runs the Pact tests.',
      },
    ],
    next: 'Run `go env CGO_ENABLED CC GOOS GOARCH` in the failing job and on a machine where the tests pass. If `CC` differs, check that the job can run the compiler that this variable specifies.',
    links: [{label: 'Troubleshooting for the Go consumer', to: '/docs/examples/golang/consumer#pitfalls'}],
    keywords: ['cgo disabled', 'undefined: native.SPECIFICATION_VERSION_V4', 'gcc not found'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/issues/321',
      unrecorded: 'the Go samples on this site run with cgo turned on',
    },
  },
  {
    id: 'go-inconsistent-definitions',
    area: 'go',
    title: 'cgo: inconsistent definitions for C.pactffi_given',
    patterns: ['cgo: inconsistent definitions for C.pactffi_{name}', 'inconsistent definitions for C.pactffi_'],
    example: 'cgo: inconsistent definitions for C.pactffi_given_with_param',
    level: 'error',
    meaning:
      'This version of Pact Go declares the same C function twice with different types, which Go 1.24 and later reject.',
    causes: [
      {
        cause: 'The project uses Pact Go 2.4.2 or earlier with Go 1.24 or later.',
        check: '`go version` prints 1.24 or later, and `go list` shows version 2.4.2 or earlier of the module.',
        checkCommand: 'go list -m github.com/pact-foundation/pact-go/v2',
        fix: 'Upgrade the module. Then [install the matching `pact-go` command and native library](/docs/examples/golang/consumer#before-you-start).',
        command: 'go get github.com/pact-foundation/pact-go/v2@v2.7.0',
      },
    ],
    next: "Run `go list -m github.com/pact-foundation/pact-go/v2` again. If the version is still old, look for a `replace` line in `go.mod`. If you can't upgrade the module yet, run the Pact tests with Go 1.23.",
    links: [{label: 'Troubleshooting for the Go consumer', to: '/docs/examples/golang/consumer#pitfalls'}],
    keywords: ['Go 1.25', 'build failed', 'pactffi_given_with_param'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/issues/550',
      unrecorded: 'the Go samples on this site use a later version of Pact Go',
    },
  },
  {
    id: 'go-install-failed',
    area: 'go',
    title: 'Your Pact library installation is out of date and we were unable to download a newer one',
    patterns: [
      'Your Pact library installation is out of date and we were unable to download a newer one for you: {value}',
      'Your Pact library installation is out of date and we were unable to download a newer one for you:',
    ],
    example:
      '[ERROR] Your Pact library installation is out of date and we were unable to download a newer one for you: open /usr/local/lib/libpact_ffi.so: permission denied',
    level: 'error',
    meaning:
      "`pact-go install` couldn't download or save the native library. The text after the colon contains the reason.",
    causes: [
      {
        cause: "Your user account can't write to `/usr/local/lib`, the default folder.",
        check: 'The error ends with `permission denied`.',
        fix: 'Install the library in `/tmp`, which Pact Go also searches, or run the command with `sudo`.',
        command: '"$(go env GOPATH)/bin/pact-go" -l DEBUG install --libDir /tmp',
      },
      {
        cause: "The machine can't download files from `github.com`.",
        check: 'The error contains `failed http call to`, followed by a URL.',
        fix: "Set `HTTPS_PROXY` to your proxy's URL. If the network has no proxy, install the library on another machine with the same operating system and processor, and copy the file to `/usr/local/lib`.",
        command: 'HTTPS_PROXY="$PROXY_URL" "$(go env GOPATH)/bin/pact-go" -l DEBUG install --libDir /tmp',
      },
      {
        cause: "The download isn't an archive, for example, because a proxy returned an error page.",
        check: 'The error contains `failed to create new gzip reader`.',
        fix: 'In the proxy, allow downloads from the URL in the `downloading library from` line, which `-l DEBUG` adds to the log.',
      },
      {
        cause: "Pact Go doesn't support this processor or operating system.",
        check: 'The error contains `is not a supported architecture` or `is not a supported OS`.',
        fix: 'Run the tests on Linux or macOS with an x64 or ARM64 processor, or on Windows with an x64 processor.',
      },
    ],
    next: "Run the command with `-l DEBUG`, and copy the URL from the line that contains `downloading library from`. If `curl --location` can't download this URL either, the problem is in the network rather than in Pact Go.",
    links: [
      {label: 'Install Pact Go', to: '/docs/examples/golang/consumer#before-you-start'},
      {label: 'Use a proxy or your own certificate authority', to: '/docs/install-pact-cli#networks'},
    ],
    keywords: ['pact-go install', 'PACT_GO_LIB_DOWNLOAD_PATH', 'gzip: invalid header'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/issues/239',
      unrecorded: 'no sample on this site runs `pact-go install` without write access',
    },
  },
  {
    id: 'go-check-failed',
    area: 'go',
    title: 'Your Pact library installation is out of date. Run `pact-go install` to correct',
    patterns: ['Your Pact library installation is out of date. Run `pact-go install` to correct'],
    example: '[ERROR] Your Pact library installation is out of date. Run `pact-go install` to correct',
    level: 'error',
    meaning:
      "`pact-go check` found no native library in the folder that it searched, or it found a library version that this version of Pact Go doesn't support.",
    causes: [
      {
        cause: "The library isn't installed, or its version is unsupported.",
        check:
          'The line above the error contains either `does not match constraint` or `no such file or directory`. In the second case, the Pact tests also fail with linker errors.',
        checkCommand: '"$(go env GOPATH)/bin/pact-go" -l DEBUG check',
        fix: 'Install the library in `/usr/local/lib`, the folder that `pact-go check` searches by default.',
        command: 'sudo "$(go env GOPATH)/bin/pact-go" -l DEBUG install --force',
      },
      {
        cause: 'The library is in a folder other than `/usr/local/lib`.',
        check: 'You installed the library with `--libDir`, and the Pact tests run without linker errors.',
        fix: "Pass the library's folder, such as `/tmp`, to `pact-go check`.",
        command: '"$(go env GOPATH)/bin/pact-go" check --libDir /tmp',
      },
    ],
    next: 'Run the Pact tests. If they pass, the library version that they use works, and you can omit `pact-go check`. If they fail, look up the first error in their output.',
    links: [{label: 'Install Pact Go', to: '/docs/examples/golang/consumer#before-you-start'}],
    keywords: ['pact-go check', 'libpact_ffi version', 'pact-go.yml'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/blob/master/command/check.go',
      unrecorded: 'no sample on this site runs `pact-go check`',
    },
  },
  {
    id: 'go-unexpected-request',
    area: 'go',
    title: '… (Unexpected request was received)',
    patterns: ['(Unexpected request was received)'],
    example: 'actual: \tGET /products/10 (Unexpected request was received)',
    level: 'error',
    meaning:
      "The client sent a request that doesn't match any interaction in the test. The mock server returned status 500, and Pact Go didn't write the interaction to the pact.",
    causes: [
      {
        cause:
          "The method, path, query, headers, or body of the client's request differs from the interaction in the test.",
        check:
          'Next to the `actual:` line, an `expected:` line shows a similar request, or the output lists the mismatches in a header or the body.',
        fix: 'Correct the client, or change the interaction if the new request is intended and the provider supports it.',
      },
      {
        cause: 'The client sends an additional request, such as a health check or a request for a token.',
        check: "The `actual:` line shows a path that the test doesn't mention.",
        fix: 'Add an interaction for this request, or, during the tests, turn off the part of the client that sends it.',
      },
    ],
    next: "Set `PACT_LOG_LEVEL` to `DEBUG`, and compare the requests that the mock server logs with the interaction. If a logged request contains a header or a value that your code doesn't set, the client's HTTP library or middleware adds it.",
    links: [
      {label: 'Try a breaking change', to: '/docs/examples/golang/consumer#see-it-break'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['Pact Verification Failed for', '500 Internal Server Error', 'request-not-found'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/go-consumer/output/wrong-path.txt'},
  },
  {
    id: 'go-missing-request',
    area: 'go',
    title: '… (Expected request that was not received)',
    patterns: ['(Expected request that was not received)'],
    example: 'expected: \tGET /product/10 (Expected request that was not received)',
    level: 'error',
    meaning:
      "The test function ended before the mock server received a request that the test describes, so Pact Go didn't write this interaction to the pact.",
    causes: [
      {
        cause: 'The client sent a different request.',
        check: 'The output also contains `Unexpected request was received`.',
        fix: 'Compare that request with the expected one, and correct the client or the test.',
      },
      {
        cause: "The client sends its requests to a different host or port than the mock server's.",
        check:
          'The output contains no `Unexpected request was received`, and the client reads its base URL from a constant or an environment variable.',
        fix: 'Build the base URL from the `Host` and `Port` fields of the `MockServerConfig` that Pact Go passes to your function.',
      },
      {
        cause: 'The mock server recorded the request too late, which can happen on a busy machine.',
        check: 'The test fails intermittently, and the client received the correct response.',
        fix: 'Add a short wait at the end of the function that you pass to `ExecuteTest`.',
      },
    ],
    next: "Set `PACT_LOG_LEVEL` to `DEBUG`. If the log contains no request, the client either returned before it sent the request, or sent it in a goroutine that the test function didn't wait for.",
    links: [
      {label: 'A helper creates the client', to: '/docs/examples/golang/consumer#a-helper-creates-the-client'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['flaky test', 'race condition', 'missing-request', 'pact validation failed'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/go-consumer/output/wrong-path.txt'},
  },
  {
    id: 'go-set-logger',
    area: 'go',
    title: "failed to log to stdout: can't set logger",
    patterns: [
      "failed to log to stdout: can't set logger (applying the logger failed, perhaps because one is applied already)",
      "can't set logger (applying the logger failed",
    ],
    example:
      "[ERROR] failed to log to stdout: can't set logger (applying the logger failed, perhaps because one is applied already)",
    level: 'warning',
    meaning:
      "Pact Go sets up a logger for each mock server, but the native library accepts only one logger per process. The error doesn't affect the test.",
    causes: [
      {
        cause: 'The test process starts more than one mock server.',
        check: 'The line appears once for each mock server after the first one, even in runs that pass.',
        fix: 'Ignore the line. If the run failed, look for the first `--- FAIL` line.',
      },
    ],
    next: "If the log contains too few details, set `PACT_LOG_LEVEL` before you start the tests, because the level can't change after the first mock server starts. If the run fails without a `--- FAIL` line, look for a `panic:` line.",
    links: [
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
      {label: 'Try a breaking change', to: '/docs/examples/golang/consumer#see-it-break'},
    ],
    keywords: ['log_to_stdout', 'harmless', 'log level cannot be set after initialisation'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/go-consumer/output/wrong-path.txt'},
  },
  {
    id: 'go-verifier-failed',
    area: 'go',
    title: 'the verifier failed to successfully verify the pacts',
    patterns: [
      'the verifier failed to successfully verify the pacts, this indicates an issue with the provider API',
      'the verifier failed to successfully verify the pacts',
    ],
    example: 'the verifier failed to successfully verify the pacts, this indicates an issue with the provider API',
    level: 'consequence',
    meaning:
      "At least one pact that isn't pending failed verification, or Pact Go couldn't load a pact. The `Failures:` section earlier in the output contains the reason.",
    causes: [
      {
        cause: "A provider response doesn't match a pact.",
        check: 'Below `Failures:`, a line names the interaction, and the lines that follow it list each mismatch.',
        fix: "Fix the provider, or agree on a change with the consumer team. To verify only one interaction, set `PACT_DESCRIPTION` to the interaction's description.",
        command: 'PACT_DESCRIPTION="$DESCRIPTION" go test -count=1 -v .',
      },
      {
        cause: 'A provider state failed or has no handler, so the data for the request is missing.',
        check:
          'The output contains `state handler for` or `no state handler found`. If a handler is missing, the mismatch is often an unexpected status such as 404.',
        fix: "If a state has no handler, add one to `StateHandlers`, and use the state's exact name as the key. If a handler failed, fix the error that follows `errored:` in the log.",
      },
      {
        cause: "A pact couldn't be loaded from the broker.",
        check: 'The failure is `Failed to load pact`.',
        fix: 'Check the broker URL and the token, and follow [the steps for this error](/fix/failed-to-load-pact).',
      },
    ],
    next: 'Set `PACT_LOG_LEVEL` to `DEBUG`, and compare the request and the response in the log with the pact. If the request differs from the pact, check `RequestFilter` and `ProviderBaseURL`. Before you share the log, remove any tokens.',
    links: [
      {label: 'Try a breaking change', to: '/docs/examples/golang/provider#see-it-break'},
      {label: 'Troubleshooting for the Go provider', to: '/docs/examples/golang/provider#pitfalls'},
    ],
    keywords: ['Provider_pact_verification', 'verifier.go:206', 'ErrVerificationFailed'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/go-provider/output/renamed-verified.txt'},
  },
  {
    id: 'go-verifier-not-run',
    area: 'go',
    title: 'the verifier failed to execute',
    patterns: [
      'the verifier failed to execute (this is most likely a defect in the framework)',
      'the verifier failed to execute',
    ],
    example: 'the verifier failed to execute (this is most likely a defect in the framework)',
    level: 'error',
    meaning:
      'The verifier stopped before it could compare any responses with the pact, so no verification results were published. Although the error mentions a defect, the usual reason is a missing Pact plugin.',
    causes: [
      {
        cause:
          "The pact needs a plugin, such as the Protobuf plugin, that isn't installed or can't start on this machine.",
        check:
          "The log contains `Verification execution failed` with the name of a plugin, and the list of installed plugins doesn't contain the version that the pact names under `plugins` in its `metadata`.",
        checkCommand: 'pact plugin list installed',
        fix: 'Use [`pact plugin install`](/docs/reference/cli/plugin/install) to install each plugin version that the pact names.',
      },
    ],
    next: "Set `PACT_LOG_LEVEL` to `TRACE`, and look for the plugin's first error in the log. If the error names a missing program or library, install it. If the pact doesn't need plugins, report the log in a [Pact Go issue](https://github.com/pact-foundation/pact-go/issues).",
    links: [{label: 'pact plugin', to: '/docs/reference/cli/plugin'}],
    keywords: ['ErrVerifierFailedToRun', 'gRPC', 'protobuf plugin', 'pact-plugin-cli'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/blob/master/internal/native/verifier.go',
      unrecorded: 'no Go sample on this site uses a plugin',
    },
  },
  {
    id: 'go-no-state-handler',
    area: 'go',
    title: '[WARN] no state handler found for state: …',
    patterns: ['[WARN] no state handler found for state: {name}', '[WARN] no state handler found for state:'],
    example: '[WARN] no state handler found for state: User foo exists',
    level: 'warning',
    meaning:
      'The pact contains a provider state that has no handler in `StateHandlers`. Pact Go sends the request without setting up the data, so the interaction often fails with an unexpected 404.',
    causes: [
      {
        cause: "The handler's key differs from the name in the pact.",
        check: '`StateHandlers` contains a similar key with different capitalization, spacing, or punctuation.',
        fix: 'Copy the name from the warning to the key in `StateHandlers`.',
      },
      {
        cause: "The consumer uses a state that the provider's test doesn't support yet.",
        check: 'No key in `StateHandlers` describes this state.',
        fix: 'Add a handler that creates the data when `setup` is `true`. If the state needs no data, add a handler that returns without an error.',
      },
    ],
    next: 'Log the keys of `StateHandlers` immediately before the verification. If the key is in the log, check for spaces at either end of the name in the pact.',
    links: [
      {label: 'Provider states', to: '/docs/pact-in-your-language#provider-states'},
      {label: 'State handlers set up the data', to: '/docs/examples/golang/provider#state-handlers-set-up-the-data'},
    ],
    keywords: ['StateHandlers', 'expected 200 but was 404', 'provider state missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/blob/master/provider/verifier.go',
      unrecorded: 'the Go samples on this site have a handler for each state',
    },
  },
  {
    id: 'go-provider-version-missing',
    area: 'go',
    title: "'ProviderVersion', and 'Provider' must be supplied if 'BrokerURL' given",
    patterns: ["'ProviderVersion', and 'Provider' must be supplied if 'BrokerURL' given"],
    example: "'ProviderVersion', and 'Provider' must be supplied if 'BrokerURL' given",
    level: 'error',
    meaning:
      "The verifier has a broker URL, but the provider's name or version is missing, so the verifier can't request the provider's pacts or publish results for a provider version.",
    causes: [
      {
        cause: 'The variable that contains the version, often `GIT_COMMIT`, is empty in this job.',
        check:
          'In the job, this command prints an empty line. CI systems use different names for this variable, such as `GITHUB_SHA`.',
        checkCommand: 'echo "$GIT_COMMIT"',
        fix: "In the job, set the variable from the CI system's commit variable. On your own machine, set it when you run the tests.",
        command: 'GIT_COMMIT="$(git rev-parse HEAD)" go test -count=1 -v .',
      },
      {
        cause: "The test doesn't set `Provider` or `ProviderVersion`.",
        check: 'The `VerifyRequest` in the test lacks one of the two fields.',
        fix: "Set `Provider` to the application's name in PactFlow and `ProviderVersion` to the commit.",
      },
      {
        cause: 'The environment variable `PACT_BROKER_URL` is set, although the test verifies a local file.',
        check: "The test doesn't set `BrokerURL`, but the job's environment contains `PACT_BROKER_URL`.",
        fix: 'Unset `PACT_BROKER_URL` for this test.',
      },
    ],
    next: 'Log `Provider`, `ProviderVersion`, and `BrokerURL` immediately before the verification. If all three have values, the verification uses a different `VerifyRequest`.',
    links: [
      {label: 'Selectors choose the pacts', to: '/docs/examples/golang/provider#selectors-choose-the-pacts'},
      {label: 'Environment variables', to: '/docs/pact-in-your-language#environment-variables'},
    ],
    keywords: ['VerifyRequest', 'GIT_COMMIT empty', 'PACT_BROKER_BASE_URL'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/blob/master/provider/verify_request.go',
      unrecorded: 'the Go samples on this site always set a version',
    },
  },
  {
    id: 'go-no-pact-source',
    area: 'go',
    title: "one of 'PactURLs', 'PactFiles', 'PactDIRs' or 'BrokerURL' must be specified",
    patterns: ["one of 'PactURLs', 'PactFiles', 'PactDIRs' or 'BrokerURL' must be specified"],
    example: "one of 'PactURLs', 'PactFiles', 'PactDIRs' or 'BrokerURL' must be specified",
    level: 'error',
    meaning:
      'Every `VerifyRequest` field that specifies a source of pacts is empty, so the verifier has nothing to verify.',
    causes: [
      {
        cause: "The test reads the broker URL from a variable that's empty in this terminal or job.",
        check: 'The test sets `BrokerURL` from `PACT_BROKER_BASE_URL`, and this command prints an empty line.',
        checkCommand: 'echo "$PACT_BROKER_BASE_URL"',
        fix: "Export the variable with your account's full URL, including `https://`.",
        command: 'export PACT_BROKER_BASE_URL="https://YOUR_ACCOUNT.pactflow.io"',
      },
      {
        cause: 'The list of pact files is empty.',
        check:
          "The test builds `PactFiles` from a pattern, such as `../pacts/*.json`, and `ls` with this pattern finds no files in the test package's folder.",
        fix: "Correct the path, which is relative to the test package's folder, or set `PactDirs` to the folder that contains the consumer's pact.",
      },
    ],
    next: 'Set `PACT_URL` to the URL of one pact, and run the test again. If the verification starts now, the fields of the `VerifyRequest` were empty when the test ran.',
    links: [
      {label: 'Environment variables', to: '/docs/pact-in-your-language#environment-variables'},
      {label: 'Troubleshooting for the Go provider', to: '/docs/examples/golang/provider#pitfalls'},
    ],
    keywords: ['no pact url specified', 'PactDirs', 'VerifyRequest'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/blob/master/provider/verify_request.go',
      unrecorded: 'the Go samples on this site always name a pact file or a broker',
    },
  },
  {
    id: 'go-message-handler-not-found',
    area: 'go',
    title: 'message handler not found for message description: …',
    patterns: [
      'message handler not found for message description: {name}',
      'message handler not found for message description:',
    ],
    example: '[ERROR] message handler not found for message description: product price changed',
    level: 'error',
    meaning:
      "A message pact contains an interaction that has no handler in the provider's test, so Pact Go can't create the message to compare with the pact.",
    causes: [
      {
        cause: "The key in `MessageHandlers` differs from the interaction's description.",
        check:
          "`MessageHandlers` contains a similar key, or a key with the name of the provider state instead of the text that the consumer's test passes to `ExpectsToReceive`.",
        fix: 'Use the description that the error quotes as the key.',
      },
      {
        cause: "The consumer expects a new message that the provider's test doesn't create yet.",
        check: 'No key in `MessageHandlers` resembles the description in the error.',
        fix: 'Add a handler that creates the message with your production code.',
      },
    ],
    next: 'Open the pact in PactFlow, and copy the description from there. If the key is the same, check that the failing test passes this `MessageHandlers` map to the verifier.',
    links: [
      {label: 'Verify the provider', to: '/docs/messages#verify-the-provider'},
      {label: 'What the tests replace', to: '/docs/messages#what-the-tests-replace'},
    ],
    keywords: ['MessageHandlers', 'Kafka', 'asynchronous message', '__messages'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-go/blob/master/message/verifier.go',
      unrecorded: 'the Go message sample on this site has a handler for each message',
    },
  },
] satisfies readonly KnownError[];
