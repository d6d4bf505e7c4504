import type {KnownError} from '../errors.schema';

/** Messages in webhook logs, errors that reject a webhook, and notices about webhooks. */
export const knownErrors = [
  {
    id: 'webhook-response-hidden',
    area: 'webhooks',
    title: 'For security purposes, the response details are not logged',
    patterns: [
      'For security purposes, the response details are not logged. To enable response logging, configure the webhook_host_whitelist property',
      'For security purposes, the response details are not logged',
    ],
    example:
      'For security purposes, the response details are not logged. To enable response logging, configure the webhook_host_whitelist property. See http://localhost:9292/doc/webhooks#whitelist for more information.',
    level: 'warning',
    meaning:
      "The webhook log hides the receiver's response because PactFlow's host whitelist is empty. This line appears for successful webhooks, too.",
    causes: [
      {
        cause: 'PactFlow On-Premises runs without a host whitelist.',
        check: 'This command prints no value for `PACTFLOW_WEBHOOK_HOST_WHITELIST`.',
        checkCommand: 'docker compose --env-file pactflow.env exec pactflow printenv PACTFLOW_WEBHOOK_HOST_WHITELIST',
        fix: 'List the hosts of all receivers in `PACTFLOW_WEBHOOK_HOST_WHITELIST`, and recreate the containers. After that, webhooks can call only these hosts.',
        command: 'docker compose --env-file pactflow.env up --detach --wait',
      },
    ],
    next: "In the PactFlow container's log, look for `Received response for webhook`. That line contains the receiver's status. If the status isn't between 200 and 206, find the request in the receiver's own log.",
    links: [
      {label: 'Allow webhook targets', to: '/docs/on-premises-2x/network-configuration#allow-webhook-targets'},
      {
        label: "The log can hide the receiver's response",
        to: '/docs/reference/cli/broker/test-webhook#pitfall-response',
      },
    ],
    keywords: ['redacted response', 'response hidden', 'PACTFLOW_WEBHOOK_HOST_WHITELIST'],
    editions: ['2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/test-webhook.txt'},
  },
  {
    id: 'webhook-error-hidden',
    area: 'webhooks',
    title: 'Error executing webhook …. For security purposes, the response details are not logged',
    patterns: [
      'Error executing webhook {value}. For security purposes, the response details are not logged. To enable response logging, configure the webhook_host_whitelist property',
      'Error executing webhook {value}. For security purposes, the response details are not logged',
    ],
    example:
      'Error executing webhook 00000000-0000-4000-8000-000000000003. For security purposes, the response details are not logged. To enable response logging, configure the webhook_host_whitelist property. See http://localhost:9292/doc/webhooks#whitelist for more information.',
    level: 'error',
    meaning:
      "The webhook got no HTTP response, for example, because of a DNS, network, or TLS problem. The log hides the reason because the host whitelist is empty. Errors that the receiver itself returns don't contain `Error executing webhook`.",
    causes: [
      {
        cause: "The PactFlow container can't reach the receiver.",
        check:
          "In the container's log, the same line also contains the reason, such as `Net::OpenTimeout`, `SocketError`, or `OpenSSL::SSL::SSLError`.",
        fix: "[Paste the line from the container's log](/fix#webhooks) to find out how to fix the connection to the receiver.",
        checkCommand:
          'docker compose --env-file pactflow.env logs --no-log-prefix pactflow | grep "Error executing webhook"',
      },
      {
        cause: "Your network requires a proxy for outgoing requests, but the container isn't configured to use one.",
        check: 'On the container host, a request to the receiver succeeds through the proxy and fails without it.',
        fix: 'Set `http_proxy`, `https_proxy`, and `no_proxy` for the PactFlow container, and recreate the container.',
      },
    ],
    next: 'Add the host to `PACTFLOW_WEBHOOK_HOST_WHITELIST`, recreate the containers, and test the webhook again. If the webhook still fails, its log now shows the reason.',
    links: [
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
      {label: 'Connect through a proxy', to: '/docs/on-premises-2x/network-configuration#behind-a-proxy'},
    ],
    keywords: ['webhook failed without reason', 'test-webhook success false'],
    editions: ['2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/test-webhook.txt'},
  },
  {
    id: 'webhook-open-timeout',
    area: 'webhooks',
    title: 'Error executing webhook … Net::OpenTimeout - execution expired',
    patterns: [
      'Error executing webhook {value} Net::OpenTimeout',
      'Error executing webhook Net::OpenTimeout',
      'Net::OpenTimeout',
    ],
    example: 'Error executing webhook 00000000-0000-4000-8000-000000000003 Net::OpenTimeout - execution expired',
    level: 'error',
    meaning:
      "PactFlow couldn't open a connection to the receiver within 15 seconds. The request never arrived, so the receiver's log doesn't contain it.",
    causes: [
      {
        cause: 'A firewall blocks the connection.',
        check:
          "The receiver responds to other computers in your network, and in Cloud, its hostname resolves to a public IP address. If the firewall allows only some of PactFlow Cloud's IP addresses, webhooks fail intermittently.",
        fix: "In Cloud, allow all twelve of [PactFlow's IP addresses](/docs/webhooks-help#egress). In On-Premises, allow connections from the container host to the receiver.",
      },
      {
        cause: "The receiver isn't reachable from the internet.",
        check:
          'You use PactFlow Cloud, and the hostname resolves to a private IP address or responds only in your VPN.',
        fix: "Set up a public relay in front of the receiver, or [run the provider's verification on a schedule](/docs/webhooks-help#no-public-receiver). Polling `can-i-deploy` alone doesn't help, because it doesn't start a verification.",
      },
      {
        cause: 'The port in the URL is wrong.',
        check:
          "The port in the webhook's URL differs from the one that the receiver listens on. An `https` URL without a port uses 443.",
        fix: 'Correct the port in the URL.',
      },
    ],
    next: "Test the webhook, and look for the connection in the firewall's log. If the log contains no connection from PactFlow, another firewall or a security group in front of it blocks the connection.",
    links: [
      {label: 'Fix Net::OpenTimeout - execution expired', to: '/docs/webhooks-help#netopentimeout---execution-expired'},
      {label: "PactFlow Cloud's webhook IP addresses", to: '/docs/webhooks-help#egress'},
    ],
    keywords: ['webhook timeout', 'firewall', 'allowlist', 'egress IP'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/webhooks/webhook_request_logger.rb',
      unrecorded: "the mock broker on this site doesn't send requests to hosts that time out",
    },
  },
  {
    id: 'webhook-read-timeout',
    area: 'webhooks',
    title: 'Error executing webhook … Net::ReadTimeout',
    patterns: [
      'Error executing webhook {value} Net::ReadTimeout',
      'Error executing webhook Net::ReadTimeout',
      'Net::ReadTimeout',
    ],
    example:
      'Error executing webhook 00000000-0000-4000-8000-000000000003 Net::ReadTimeout - Net::ReadTimeout with #<TCPSocket:(closed)>',
    level: 'error',
    meaning:
      "The receiver accepted the connection but didn't respond within 15 seconds. PactFlow sends the request again, even though the first request might already have started a build.",
    causes: [
      {
        cause: 'The receiver waits for the build to finish before it responds.',
        check: 'One event starts several builds, one for each attempt in the log.',
        fix: 'Change the receiver so that it queues the build and responds immediately.',
      },
      {
        cause: "The receiver takes a long time to start, for example, because it's a serverless function.",
        check: 'The first attempt fails, and a later attempt for the same event succeeds.',
        fix: 'Keep the receiver running, or put a relay that responds immediately in front of it.',
      },
    ],
    next: "Send the same request with `curl`, and measure how long the response takes. If it takes less than 15 seconds, look for a proxy or firewall between PactFlow and the receiver that delays the response. You can't change the timeout.",
    links: [
      {label: 'Limits of a webhook request', to: '/docs/webhooks-help#limits-of-a-webhook-request'},
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
    ],
    keywords: ['duplicate builds', 'webhook triggers twice', 'timeout'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/webhooks/webhook_request_logger.rb',
      unrecorded: 'no sample on this site has a receiver that responds too late',
    },
  },
  {
    id: 'webhook-host-not-resolved',
    area: 'webhooks',
    title: 'Error executing webhook … Failed to open TCP connection to … (getaddrinfo: …)',
    patterns: [
      'Failed to open TCP connection to {host}:{port} (getaddrinfo',
      'Error executing webhook {value} SocketError',
      'Error executing webhook {value} Socket::ResolutionError',
    ],
    example:
      'Error executing webhook 00000000-0000-4000-8000-000000000003 SocketError - Failed to open TCP connection to jenkins.example.internal:443 (getaddrinfo: Name or service not known)',
    level: 'error',
    meaning: "PactFlow couldn't find the IP address of the host in the webhook's URL, so it didn't send the request.",
    causes: [
      {
        cause: 'The hostname is misspelled.',
        check: "This command reports that the name doesn't exist, even on your own computer.",
        checkCommand: 'nslookup {host}',
        fix: "Correct the hostname in the webhook's URL.",
      },
      {
        cause: "The hostname is defined only on your company's DNS server.",
        check:
          'The name resolves in your network or VPN, but this command, which asks a public DNS server, finds nothing.',
        checkCommand: 'nslookup {host} 1.1.1.1',
        fix: "In Cloud, use a public hostname. In On-Premises, configure the container host to use your company's DNS server, and recreate the containers.",
      },
    ],
    next: "In On-Premises, resolve the name on the container host and inside the PactFlow container. If only the host resolves the name, the container uses a different DNS server, so configure the container's DNS server.",
    links: [
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
      {label: 'Allow outgoing connections', to: '/docs/on-premises-2x/network-configuration#outgoing-connections'},
    ],
    keywords: ['DNS', 'SocketError', 'Name or service not known', 'unknown host'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/webhooks/webhook_request_logger.rb',
      unrecorded: "this site's mock broker has an empty host whitelist, so it hides the reason for the failure",
    },
  },
  {
    id: 'webhook-connection-refused',
    area: 'webhooks',
    title: 'Error executing webhook … Errno::ECONNREFUSED',
    patterns: [
      'Error executing webhook {value} Errno::ECONNREFUSED',
      'Failed to open TCP connection to {host}:{port} (Connection refused',
    ],
    example:
      'Error executing webhook 00000000-0000-4000-8000-000000000003 Errno::ECONNREFUSED - Failed to open TCP connection to localhost:8080 (Connection refused - connect(2) for "localhost" port 8080)',
    level: 'error',
    meaning:
      'The host rejected the connection, usually because no program is listening on this port. The receiver never got the request.',
    causes: [
      {
        cause: "The URL contains `localhost`, which refers to PactFlow's own container and not to your computer.",
        check: 'The error contains `localhost` or `127.0.0.1`.',
        fix: 'Use a hostname that the PactFlow container can resolve, such as the service name in Docker Compose.',
      },
      {
        cause: "The receiver isn't running or listens on a different port.",
        check: "If you open the URL on a computer in the receiver's network, the connection is refused there, too.",
        fix: 'Start the receiver, or correct the port in the webhook.',
      },
    ],
    next: "In On-Premises, send a request to the URL from the container host. If that request succeeds, the container's network or a proxy rejects the connection. In Cloud, check the log of the firewall in front of the receiver.",
    links: [
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
      {label: 'Allow webhook targets', to: '/docs/on-premises-2x/network-configuration#allow-webhook-targets'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/webhooks/webhook_request_logger.rb',
      unrecorded: "this site's mock broker has an empty host whitelist, so it hides the reason for the failure",
    },
  },
  {
    id: 'webhook-certificate',
    area: 'webhooks',
    title: 'Error executing webhook … OpenSSL::SSL::SSLError - … certificate verify failed',
    patterns: [
      'Error executing webhook {value} OpenSSL::SSL::SSLError',
      'Error executing webhook OpenSSL::SSL::SSLError',
    ],
    example:
      'Error executing webhook OpenSSL::SSL::SSLError - SSL_connect returned=1 errno=0 state=error: certificate verify failed',
    level: 'error',
    meaning:
      "The TLS handshake with the receiver failed, usually because PactFlow doesn't trust the receiver's certificate. The receiver never got the request.",
    causes: [
      {
        cause: 'The certificate is self-signed, or a private certificate authority (CA) signed it.',
        check: "In the output of `openssl`, the issuer of the certificate is your company's CA or the host itself.",
        checkCommand: 'openssl s_client -connect "$WEBHOOK_HOST:443" -servername "$WEBHOOK_HOST" < /dev/null',
        fix: 'In On-Premises, add the CA certificate to `PACTFLOW_WEBHOOK_CERTIFICATES`, and recreate the containers. In Cloud, use a certificate from a public CA.',
      },
      {
        cause: 'The certificate has expired.',
        check: 'The date that this command prints after `notAfter=` is in the past.',
        fix: 'Renew the certificate, and reload the server or load balancer that uses it.',
        checkCommand:
          'openssl s_client -connect "$WEBHOOK_HOST:443" -servername "$WEBHOOK_HOST" < /dev/null | openssl x509 -noout -enddate',
      },
      {
        cause: "The server doesn't send its intermediate certificates.",
        check:
          "A browser opens the URL without a warning, but the `Certificate chain` section in the output of `openssl` contains only the server's own certificate.",
        checkCommand: 'openssl s_client -connect "$WEBHOOK_HOST:443" -servername "$WEBHOOK_HOST" < /dev/null',
        fix: "Install the complete chain on the server. The server's certificate comes first, followed by the intermediate certificates.",
      },
    ],
    next: "In On-Premises, test the webhook, and read the container's log. If the log contains an error about loading a certificate, PactFlow ignored the value of `PACTFLOW_WEBHOOK_CERTIFICATES`, so correct the value.",
    links: [
      {
        label: 'Trust your own certificate authority for webhooks',
        to: '/docs/on-premises-2x/network-configuration#targets-with-your-own-certificate-authority',
      },
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
    ],
    keywords: ['SSLError', 'self-signed certificate', 'unable to get local issuer certificate', 'TLS'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/DiUS/pact_broker-docker/issues/74',
      unrecorded: "the samples on this site don't use webhooks with private certificates",
    },
  },
  {
    id: 'webhook-retrying',
    area: 'webhooks',
    title: 'Retrying webhook in … seconds',
    patterns: ['Retrying webhook in {count} seconds'],
    example: 'Retrying webhook in 10 seconds',
    level: 'warning',
    meaning:
      'An attempt to send the webhook failed, and PactFlow will send the same request again. PactFlow makes up to seven attempts over about 38 minutes and marks the webhook as failed only after the last one.',
    causes: [
      {
        cause: 'The receiver responded with a status outside the range 200 to 206.',
        check:
          'A line above this one contains the status, as in `INFO: HTTP/1.1 403 Forbidden`, or starts with `INFO: For security purposes`.',
        fix: "Correct the webhook's URL, token, or body based on the response.",
      },
      {
        cause: 'PactFlow got no response.',
        check: 'A line above this one starts with `ERROR: Error executing webhook`.',
        fix: 'Find the error after the webhook ID, such as `Net::OpenTimeout`, in the [webhook errors](/fix#webhooks), and fix the connection.',
      },
    ],
    next: "Wait for the next attempt, which the log lists below this line. If that attempt succeeds, the receiver was temporarily unavailable, and you don't need to change the webhook.",
    links: [
      {label: 'Limits of a webhook request', to: '/docs/webhooks-help#limits-of-a-webhook-request'},
      {label: 'Read the log', to: '/docs/user-interface/settings/webhooks#read-the-log'},
    ],
    keywords: ['retry schedule', 'webhook attempts', 'retrying'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/webhooks/job.rb',
      unrecorded: 'no recorded command reads the log between two attempts',
    },
  },
  {
    id: 'webhook-execution-failed',
    area: 'webhooks',
    title: 'Webhook execution failed',
    patterns: ['Webhook execution failed after {count} attempts', 'Webhook execution failed'],
    example: 'Webhook execution failed',
    level: 'consequence',
    meaning:
      'The webhook request failed, and PactFlow makes no further attempts for this event. The lines above this one contain the reason.',
    causes: [
      {
        cause: 'The receiver rejected the request.',
        check:
          "A line above this one contains the receiver's status, such as `INFO: HTTP/1.1 404 Not Found`, or starts with `INFO: For security purposes`.",
        fix: "Correct the webhook based on the receiver's response. If the response is hidden, look for the request in the receiver's own log.",
      },
      {
        cause: 'The request got no response.',
        check: 'The log contains a line that starts with `ERROR: Error executing webhook`.',
        fix: '[Paste that line](/fix#webhooks) to find out how to fix the connection.',
      },
    ],
    next: "Test the webhook after each change. If the test succeeds, start the provider's build manually, because PactFlow doesn't send a failed webhook again.",
    links: [
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
      {label: 'A failed request exits with code 0', to: '/docs/reference/cli/broker/test-webhook#pitfall-exit-code'},
    ],
    keywords: ['webhook failed', 'webhook test fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/test-webhook.txt'},
  },
  {
    id: 'webhook-receiver-rejects-token',
    area: 'webhooks',
    title: 'INFO: HTTP/… 403 Forbidden',
    patterns: [
      'INFO: HTTP/1.1 403 Forbidden',
      'INFO: HTTP/1.0 403 Forbidden',
      'INFO: HTTP/1.1 401 Unauthorized',
      'INFO: HTTP/1.0 401 Unauthorized',
    ],
    example: '[2020-10-23T10:14:02Z] INFO: HTTP/1.0 403 Forbidden',
    level: 'error',
    meaning:
      "The request reached the receiver, such as GitHub or Jenkins, but the receiver rejected the request's credentials. The status comes from the receiver, not from PactFlow.",
    causes: [
      {
        cause:
          'The webhook and the secret belong to different teams, so the receiver gets the text `${user.…}` instead of the token.',
        check: "On the webhook's form, the list under **Dynamic variables** doesn't contain the secret.",
        fix: 'Assign the webhook and the secret to the same team, or correct the name of the secret in the webhook.',
      },
      {
        cause: 'The token in the secret has expired or been revoked, or its owner has left the company.',
        check:
          'The webhook used to succeed, and the receiver also rejects the same token when you send the request with `curl`.',
        fix: 'Create a new token in the receiver, preferably for a technical user, and update the secret.',
      },
      {
        cause: "The token is valid, but it doesn't have permission to start the build or to set the commit status.",
        check:
          "The status is `403`, and the receiver's settings for the token don't list the permission that its documentation requires for this request.",
        fix: 'Grant the token this permission, or create a token that has it and update the secret.',
      },
    ],
    next: "Read the response body in the webhook log. If the body doesn't explain why the receiver rejected the request, look for the request in the receiver's own log.",
    links: [
      {label: 'Troubleshoot secrets', to: '/docs/user-interface/settings/secrets#when-it-does-not-work'},
      {label: 'Troubleshoot webhooks', to: '/docs/user-interface/settings/webhooks#when-it-does-not-work'},
    ],
    keywords: ['webhook 401', 'webhook 403', 'Bad credentials', 'secret not replaced', 'GitHub token'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/docs.pact.io/issues/44',
      unrecorded: "the samples on this site don't send webhooks to real receivers",
    },
  },
  {
    id: 'webhook-redirected',
    area: 'webhooks',
    title: 'INFO: HTTP/1.1 302 Found',
    patterns: ['INFO: HTTP/1.1 302 Found', 'INFO: HTTP/1.1 301 Moved Permanently'],
    example: 'INFO: HTTP/1.1 302 Found',
    level: 'error',
    meaning:
      "The receiver responded with a redirect. PactFlow doesn't follow redirects and treats every status outside the range 200 to 206 as a failure, so it sends the request again.",
    causes: [
      {
        cause: "The webhook's URL isn't the final URL of the endpoint.",
        check:
          'The `location` header in the log contains almost the same URL as the webhook, for example, with a trailing slash or a different hostname.',
        fix: "Replace the webhook's URL with the one in the `location` header.",
      },
      {
        cause:
          'The receiver redirects requests that it accepts, as some versions of Jenkins do after they queue a build.',
        check: 'One event leads to several builds because each attempt starts one.',
        fix: 'In Jenkins, use the `buildWithParameters` endpoint, which responds with `201` in current releases. For other receivers, use an endpoint that responds with a status from 200 to 206, or put a relay in front of the receiver.',
      },
    ],
    next: "Send the request with `curl --include` and without `--location`. If the receiver doesn't redirect that request, compare its URL and headers with those in the webhook log.",
    links: [
      {label: 'Start a provider build in Jenkins', to: '/docs/user-interface/settings/webhooks#jenkins'},
      {label: 'Limits of a webhook request', to: '/docs/webhooks-help#limits-of-a-webhook-request'},
      {label: 'Read the log', to: '/docs/user-interface/settings/webhooks#read-the-log'},
    ],
    keywords: ['webhook redirect', 'Jenkins 302', 'webhook triggers several builds'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact_broker/issues/239',
      unrecorded: 'no sample on this site has a receiver that redirects requests',
    },
  },
  {
    id: 'no-enabled-webhooks',
    area: 'webhooks',
    title: 'No enabled webhooks found for the detected events',
    patterns: ['No enabled webhooks found for the detected events'],
    example: 'No enabled webhooks found for the detected events',
    level: 'warning',
    meaning:
      'Webhooks exist for this consumer and provider, but none of them is enabled for the events of this publication. The pact was published, but no webhook was triggered.',
    causes: [
      {
        cause: "The webhook is triggered only by changed content, and the pact's content hasn't changed.",
        check:
          'The line that starts with `Events detected` lists `contract_published` but not `contract_content_changed`.',
        fix: 'If the provider has already verified this content, ignore the warning. To start a build for content that a deployed or released provider version still has to verify, use the **Contract published that requires verification** event.',
      },
      {
        cause: 'The provider has no version on its main branch, and no deployed or released version.',
        check:
          "The webhook uses the **Contract published that requires verification** event, and the provider's page in PactFlow lists no version on the main branch and no deployed or released version.",
        fix: "Run the provider's first verification without a webhook, and publish the result with the provider's branch.",
        command:
          'pact verifier --hostname localhost --port 8080 --provider-name "$PROVIDER" --provider-version "$GIT_COMMIT" --provider-branch "$GIT_BRANCH" --consumer-version-selectors \'{"mainBranch":true}\' --publish',
      },
      {
        cause: 'The webhook is disabled.',
        check: "The **Enabled** checkbox on the webhook's form isn't selected.",
        fix: 'Select the checkbox, and save the webhook.',
      },
    ],
    next: "Publish a changed pact from a branch. If the output contains `triggered for event`, the webhook works, and the earlier publication didn't trigger it because the content was unchanged.",
    links: [
      {label: "A webhook isn't triggered", to: '/docs/webhooks-help#not-triggered'},
      {label: 'Events', to: '/docs/user-interface/settings/webhooks#events'},
    ],
    keywords: ['webhook not triggered', 'provider build not started', 'contract_content_changed'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/publish-triggers-nothing.txt'},
  },
  {
    id: 'webhook-without-events',
    area: 'webhooks',
    title: 'No events specified for webhook, you must specify at least one of …',
    patterns: ['No events specified for webhook', 'events: size cannot be less than 1'],
    example:
      'Failed to create webhook: IO Error - No events specified for webhook, you must specify at least one of --contract-content-changed, --contract-published, --provider-verification-published, --provider-verification-failed, --provider-verification-succeeded or --contract-requiring-verification-published',
    level: 'error',
    meaning:
      "The command or the request specifies no event that triggers the webhook. Because there's no default event, the webhook isn't created.",
    causes: [
      {
        cause: "The command doesn't specify an event.",
        check: 'The command contains none of the six options that the error lists.',
        fix: "Add at least one event. To start the provider's build, use `--contract-requiring-verification-published`.",
        command:
          'pact broker create-webhook "$WEBHOOK_URL" --request POST --header "Content-Type: application/json" --provider "$PROVIDER" --contract-requiring-verification-published',
      },
      {
        cause: 'A script sends an empty list of events to the API.',
        check:
          'The error is `events: size cannot be less than 1`, and the `events` property in the request body is an empty list.',
        fix: 'Add an object for each event to the list, such as `{"name": "contract_content_changed"}`.',
      },
    ],
    next: 'Print the complete command before it runs. If the event that you specified is missing from the output, a variable in your script is empty, or a line of the command ends without a backslash.',
    links: [
      {label: 'Events', to: '/docs/user-interface/settings/webhooks#events'},
      {label: 'At least one event is required', to: '/docs/reference/cli/broker/create-webhook#pitfall-event'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/create-webhook-no-event.txt'},
  },
  {
    id: 'webhook-without-method',
    area: 'webhooks',
    title: 'Failed to create webhook: failed validation - ["request.method: must be a string"]',
    patterns: ['request.method: must be a string', '"request.method":["must be a string"]'],
    example: 'Failed to create webhook: failed validation - ["request.method: must be a string"]',
    level: 'error',
    meaning:
      "The webhook has no HTTP method. The CLI's usage line shows `--request` as optional, but the broker requires a method and rejects the webhook with status 400.",
    causes: [
      {
        cause: "The command doesn't specify the method.",
        check: 'The command contains neither `--request` nor its short form `-X`.',
        fix: 'Add `--request POST`.',
        command:
          'pact broker create-webhook "$WEBHOOK_URL" --request POST --header "Content-Type: application/json" --provider "$PROVIDER" --contract-content-changed',
      },
    ],
    next: 'If the command contains `--request`, write the command on one line. If it succeeds this way, a backslash was missing at the end of a line, so the shell treated the following options as a separate command.',
    links: [
      {
        label: "The method is required, even though the usage line doesn't show it",
        to: '/docs/reference/cli/broker/create-webhook#pitfall-method',
      },
      {label: 'Create a webhook', to: '/docs/user-interface/settings/webhooks#create-a-webhook'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/create-webhook-no-method.txt'},
  },
  {
    id: 'webhook-method-not-allowed',
    area: 'webhooks',
    title: 'request.method: must be POST. See /doc/webhooks#whitelist for more information',
    patterns: ['must be POST. See /doc/webhooks#whitelist', 'must be one of {value}. See /doc/webhooks#whitelist'],
    example: 'request.method: must be POST. See /doc/webhooks#whitelist for more information.',
    level: 'error',
    meaning:
      "The webhook uses an HTTP method that PactFlow doesn't allow. By default, webhooks can send only `POST` requests, so that no one can use a webhook to read data from your network.",
    causes: [
      {
        cause: 'The webhook uses `GET`, `PUT`, or another method.',
        check:
          "The value of `--request` in the command, or of `request.method` in the API request, isn't one of the methods that the error lists.",
        fix: 'Use `POST`. If the receiver accepts only a different method, set up a relay that accepts `POST` and calls the receiver.',
      },
    ],
    next: "Check the receiver's documentation for an endpoint that accepts `POST`. If there isn't one, an On-Premises operator can add the method to `PACTFLOW_WEBHOOK_HTTP_METHOD_WHITELIST` and recreate the containers.",
    links: [
      {label: 'Limits of a webhook request', to: '/docs/webhooks-help#limits-of-a-webhook-request'},
      {label: 'Allow webhook targets', to: '/docs/on-premises-2x/network-configuration#allow-webhook-targets'},
    ],
    keywords: ['webhook GET', 'PACTFLOW_WEBHOOK_HTTP_METHOD_WHITELIST'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'webhook-scheme-not-allowed',
    area: 'webhooks',
    title: 'request.url: scheme must be …. See /doc/webhooks#whitelist for more information',
    patterns: ['scheme must be {value}. See /doc/webhooks#whitelist'],
    example: 'request.url: scheme must be http, https. See /doc/webhooks#whitelist for more information.',
    level: 'error',
    meaning:
      "The webhook's URL starts with a scheme that PactFlow doesn't allow. The error lists the allowed schemes. By default, PactFlow allows only `https`, but the broker in the example also allows `http`.",
    causes: [
      {
        cause: 'The URL starts with `http`, but PactFlow allows only encrypted connections.',
        check: 'The URL starts with `http://`, and the error lists only `https`.',
        fix: "Enable TLS on the receiver, and change the scheme in the webhook's URL to `https`.",
      },
      {
        cause: "The scheme is misspelled, or webhooks don't support it.",
        check: 'The part before `://` is neither `http` nor `https`.',
        fix: 'Change the scheme to one that the error lists.',
      },
    ],
    next: "If the receiver can't use TLS, an On-Premises operator can add `http` to `PACTFLOW_WEBHOOK_SCHEME_WHITELIST` and recreate the containers. Anyone on the network path can then read the requests, including their tokens.",
    links: [
      {label: 'Limits of a webhook request', to: '/docs/webhooks-help#limits-of-a-webhook-request'},
      {label: 'Fix a failed connection', to: '/docs/on-premises-2x/network-configuration#when-a-connection-fails'},
    ],
    keywords: ['scheme must be https', 'http webhook', 'PACTFLOW_WEBHOOK_SCHEME_WHITELIST'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'webhook-host-not-allowed',
    area: 'webhooks',
    title: 'request.url: host must be in the whitelist …',
    patterns: ['host must be in the whitelist {value}. See /doc/webhooks#whitelist', 'host must be in the whitelist'],
    example: String.raw`request.url: host must be in the whitelist \"127.0.0.1\", \"localhost\". See /doc/webhooks#whitelist for more information.`,
    level: 'error',
    meaning:
      "The host in the webhook's URL doesn't match any entry in this installation's host whitelist. The error shows the complete whitelist.",
    causes: [
      {
        cause: "The whitelist doesn't contain the receiver's host yet.",
        check: "None of the entries in the error is for the receiver's host or its domain.",
        fix: 'Ask an operator to add the host to `PACTFLOW_WEBHOOK_HOST_WHITELIST` and to recreate the containers.',
      },
      {
        cause: 'The host is a deeper subdomain than the wildcard entry covers.',
        check:
          'The whitelist contains an entry such as `*.example.com`, and the host has more than one part before the domain, as in `ci.dev.example.com`.',
        fix: 'Add the exact hostname, or a regular expression such as `/.*\\.example\\.com$/`, and recreate the containers.',
      },
      {
        cause: 'The whitelist contains an IP address, but the URL contains a hostname.',
        check:
          "The entry for the receiver is an IP address or a range of IP addresses. PactFlow compares such an entry only with IP addresses and doesn't resolve hostnames.",
        fix: 'Add the hostname to the whitelist and recreate the containers, or use the IP address in the URL.',
      },
    ],
    next: "After an operator has changed the whitelist, save the webhook again. If the error still shows the old whitelist, the containers weren't recreated or use a different configuration.",
    links: [
      {label: 'Allow webhook targets', to: '/docs/on-premises-2x/network-configuration#allow-webhook-targets'},
      {label: 'Fix a failed connection', to: '/docs/on-premises-2x/network-configuration#when-a-connection-fails'},
    ],
    keywords: ['webhook_host_whitelist', 'allowlist', 'PACTFLOW_WEBHOOK_HOST_WHITELIST'],
    editions: ['2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'webhook-host-with-variable',
    area: 'webhooks',
    title: 'cannot have a template parameter in the host',
    patterns: ['cannot have a template parameter in the host'],
    example: 'request.url: cannot have a template parameter in the host',
    level: 'error',
    meaning:
      "The hostname in the webhook's URL contains a variable such as `${pactbroker.providerName}`. PactFlow rejects the webhook because variables aren't allowed there.",
    causes: [
      {
        cause: 'One webhook is meant to call a different host for each application.',
        check: 'A variable such as `${pactbroker.consumerName}` is between `://` and the first slash after it.',
        fix: 'Create a separate webhook for each host, and limit it to the matching consumer or provider.',
      },
      {
        cause: 'The slash before the path is missing, so the variable is part of the hostname.',
        check:
          'The variable immediately follows the hostname, as in `https://ci.example.com${pactbroker.providerName}`.',
        fix: 'Add the slash between the hostname and the variable.',
      },
    ],
    next: 'Save the webhook with a fixed hostname. If that succeeds but you need a different host for each application, put the variable in the body, and let a relay choose the host.',
    links: [
      {label: 'Dynamic variables', to: '/docs/user-interface/settings/webhooks#dynamic-variables'},
      {label: 'Troubleshoot webhooks', to: '/docs/user-interface/settings/webhooks#when-it-does-not-work'},
    ],
    keywords: ['webhook template parameters', 'dynamic variable in hostname'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-webhook-host-with-variable.txt'},
  },
  {
    id: 'webhook-unknown-application',
    area: 'webhooks',
    title: 'consumer.name: does not match an existing pacticipant',
    patterns: [
      'consumer.name: does not match an existing pacticipant',
      'provider.name: does not match an existing pacticipant',
      '"{name}":["does not match an existing pacticipant"]',
    ],
    example: 'consumer.name: does not match an existing pacticipant',
    level: 'error',
    meaning:
      "The webhook is limited to an application that doesn't exist in this account, so PactFlow rejects the webhook with status 400.",
    causes: [
      {
        cause: 'The name is misspelled or has different capitalization.',
        check: 'The output of `list-pacticipants` contains a similar name. Names are case-sensitive.',
        checkCommand: 'pact broker list-pacticipants',
        fix: 'Use the name from that output in `--consumer` or `--provider`.',
      },
      {
        cause: "The application doesn't exist yet because no contract that names it has been published.",
        check: '`pact broker list-pacticipants` shows your other applications but no similar name.',
        fix: 'Create the application before you create the webhook.',
        command: 'pact broker create-or-update-pacticipant --name "$PACTICIPANT"',
      },
    ],
    next: 'Open **Consumer** or **Provider** on the form for a new webhook, which lists all applications. If the application is in that list but not in the output of `list-pacticipants`, `PACT_BROKER_BASE_URL` belongs to another account.',
    links: [
      {label: 'Create a webhook', to: '/docs/user-interface/settings/webhooks#create-a-webhook'},
      {label: 'list-pacticipants', to: '/docs/reference/cli/broker/list-pacticipants'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'webhook-url-invalid',
    area: 'webhooks',
    title: 'request.url: is not a valid URL eg. http://example.org',
    patterns: [
      'request.url: is not a valid URL eg. http://example.org',
      'buildUrl: is not a valid URL eg. http://example.org',
      'is not a valid URL eg. http://example.org',
    ],
    example: 'request.url: is not a valid URL eg. http://example.org',
    level: 'error',
    meaning:
      "The value isn't a valid URL. The error starts with `request.url` for the URL of a webhook, and with `buildUrl` for the build URL of a verification result.",
    causes: [
      {
        cause: 'The scheme is missing, as in `ci.example.com/build`.',
        check: "The value doesn't start with `https://` or `http://`.",
        fix: 'Add the scheme to the URL.',
      },
      {
        cause: 'The URL contains characters that must be URL-encoded.',
        check: 'The path or the query contains spaces, square brackets, or line breaks.',
        fix: "Remove line breaks, and URL-encode the other characters. A space becomes `%20`. Don't encode variables such as `${pactbroker.consumerName}`, because PactFlow encodes their values.",
      },
      {
        cause: 'The script assembles the URL from variables, and one of them is empty.',
        check: 'When the script prints the URL before it sends the request, part of the URL is missing.',
        fix: 'Set the variable, and send the request again.',
      },
    ],
    next: 'Shorten the URL to its scheme and host, and add the other parts back one at a time. When the broker rejects the URL again, the part that you added last contains the invalid character.',
    links: [
      {label: 'Dynamic variables', to: '/docs/user-interface/settings/webhooks#dynamic-variables'},
      {label: 'create-webhook', to: '/docs/reference/cli/broker/create-webhook'},
    ],
    keywords: ['invalid URL', 'build URL'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/mock-broker/test/scenarios.json'},
  },
  {
    id: 'webhook-uuid-invalid',
    area: 'webhooks',
    title: 'The UUID can only contain the characters A-Z, a-z, 0-9, _ and -, and must be 16 or more …',
    patterns: ['The UUID can only contain the characters'],
    example:
      'uuid: The UUID can only contain the characters A-Z, a-z, 0-9, _ and -, and must be 16 or more characters.',
    level: 'error',
    meaning:
      "The webhook's ID is too short or contains characters that aren't allowed. `create-or-update-webhook` uses this ID to find the webhook when you run the command again.",
    causes: [
      {
        cause: 'The value of `--uuid` is a name that you chose instead of a generated UUID.',
        check: 'The value has fewer than 16 characters, or contains a character such as a space, a dot, or a brace.',
        fix: 'Generate a UUID once, and store it in the script. If the script generated a new UUID on each run, it would create a new webhook each time.',
        command: 'pact broker generate-uuid',
      },
    ],
    next: 'If the value comes from a variable, print the variable between brackets, as in `echo "[$WEBHOOK_UUID]"`. If the output contains spaces or quotation marks, remove them where the variable is set.',
    links: [
      {label: 'create-or-update-webhook', to: '/docs/reference/cli/broker/create-or-update-webhook'},
      {label: 'generate-uuid', to: '/docs/reference/cli/broker/generate-uuid'},
    ],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/message-webhook-uuid-invalid.txt'},
  },
] satisfies readonly KnownError[];
