import type {KnownError} from '../errors.schema';

/** Errors of sign-in in the browser, of SAML, OAuth 2.0, and JWTs in On-Premises, and of provisioning with SCIM. */
export const knownErrors = [
  {
    id: 'saml-fingerprint-mismatch',
    area: 'login',
    title: 'Fingerprint mismatch',
    patterns: ['OneLogin::RubySaml::ValidationError, Fingerprint mismatch', 'Fingerprint mismatch'],
    example: 'Authentication failure! invalid_ticket: OneLogin::RubySaml::ValidationError, Fingerprint mismatch',
    level: 'error',
    meaning:
      "The identity provider signed its response with a different certificate than the one that PactFlow's configuration specifies, so PactFlow rejects all SAML sign-ins.",
    causes: [
      {
        cause: 'The identity provider switched to a new signing certificate.',
        check:
          "The SHA-1 fingerprint of the identity provider's current certificate differs from `PACTFLOW_SAML_IDP_CERT_FINGERPRINT`, or this variable isn't set and the metadata lists a new certificate.",
        checkCommand: 'openssl x509 -in identity-provider.pem -noout -fingerprint -sha1',
        fix: 'Set the variable to the new fingerprint, and recreate all containers. If you use `PACTFLOW_SAML_IDP_METADATA_URL` instead of a fingerprint, restart all PactFlow containers so that they read the metadata again.',
      },
      {
        cause: 'The variable contains a SHA-256 fingerprint, but PactFlow expects SHA-1.',
        check: 'The value of `PACTFLOW_SAML_IDP_CERT_FINGERPRINT` has 64 hexadecimal digits instead of 40.',
        fix: 'Compute the SHA-1 fingerprint, set the variable to the part after the equals sign, and recreate all containers.',
        command: 'openssl x509 -in identity-provider.pem -noout -fingerprint -sha1',
      },
    ],
    next: "Copy the `SAMLResponse` value from the browser's network log, decode it on your own machine, and compute the fingerprint of the certificate in its `X509Certificate` element. If this fingerprint differs from the one that you configured, the identity provider signs with a different certificate than the one that you downloaded.",
    links: [
      {
        label: 'Renew the signing certificate',
        to: '/docs/on-premises-2x/authentication/saml#renew-the-signing-certificate',
      },
      {label: "Recover if you're locked out", to: '/docs/on-premises-2x/authentication/saml#locked-out'},
      {
        label: 'Renew the signing certificate (1.x)',
        to: '/docs/on-premises/authentication/saml#renew-the-signing-certificate',
      },
    ],
    keywords: ['SAML certificate expired', 'thumbprint', 'no one can sign in', 'locked out'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/xml_security.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-invalid-signature',
    area: 'login',
    title: 'Invalid Signature on SAML Response',
    patterns: ['Invalid Signature on SAML Response'],
    example:
      'Authentication failure! invalid_ticket: OneLogin::RubySaml::ValidationError, Invalid Signature on SAML Response',
    level: 'error',
    meaning:
      "PactFlow couldn't verify the signature on the identity provider's response with any of the certificates in the identity provider's metadata.",
    causes: [
      {
        cause:
          "The identity provider signs with a new certificate that wasn't in the metadata when PactFlow last read it.",
        check:
          '`PACTFLOW_SAML_IDP_METADATA_URL` is set, and the metadata contains a signing certificate that was added after PactFlow started.',
        checkCommand: 'curl --fail --silent --show-error "$PACTFLOW_SAML_IDP_METADATA_URL"',
        fix: 'Recreate all PactFlow containers so that they read the metadata again.',
        command: 'docker compose --env-file pactflow.env up --detach --force-recreate pactflow',
      },
      {
        cause: 'A proxy between the browser and PactFlow changes the response.',
        check: 'Sign-in succeeds when the browser connects to PactFlow without the proxy.',
        fix: 'Configure the proxy to forward POST requests to `/auth/saml/callback` without changes.',
      },
    ],
    next: "Decode the `SAMLResponse` value from the browser's network log, and compare the certificate in its `X509Certificate` element with the certificates in the metadata. If the metadata doesn't contain this certificate, the metadata URL belongs to a different application or identity provider.",
    links: [
      {label: 'Fix sign-in errors', to: '/docs/on-premises-2x/authentication/saml#what-goes-wrong'},
      {label: 'Renew with a metadata URL', to: '/docs/on-premises-2x/authentication/saml#renew-with-metadata'},
      {label: 'Fix sign-in errors (1.x)', to: '/docs/on-premises/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['SAML signature', 'certificate rollover'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-invalid-audience',
    area: 'login',
    title: 'Invalid Audience. The audience … did not match the expected audience …',
    patterns: [
      'Invalid Audience. The audience {actual}, did not match the expected audience {expected}',
      'Invalid Audiences. The audiences {actual}, did not match the expected audience {expected}',
      'did not match the expected audience',
    ],
    example:
      'Invalid Audience. The audience https://pactflow.example.com/, did not match the expected audience https://pactflow.example.com',
    level: 'error',
    meaning:
      "The identity provider issued the response for a different application. The audience in the response must be identical to PactFlow's entity ID.",
    causes: [
      {
        cause: 'The entity ID in the identity provider differs from `PACTFLOW_SAML_ISSUER`.',
        check:
          'The expected audience in the error is the value of `PACTFLOW_SAML_ISSUER`. Often, the two values differ only by a trailing slash or the scheme.',
        fix: 'Change the entity ID in the identity provider to the expected audience. Alternatively, set `PACTFLOW_SAML_ISSUER` to the first value in the error, and recreate the containers.',
      },
      {
        cause: "`PACTFLOW_SAML_ISSUER` isn't set in the container, so PactFlow expects its default entity ID.",
        check: 'The expected audience in the error is `https://pactflow.io`, and `printenv` prints nothing.',
        checkCommand: 'docker compose --env-file pactflow.env exec pactflow printenv PACTFLOW_SAML_ISSUER',
        fix: 'Set the variable, and recreate the containers. With Docker Compose, list the variable in `compose.yaml` or `compose.override.yaml`, because Compose passes only listed variables to the container.',
      },
    ],
    next: "Request `/auth/saml/metadata`. If the `entityID` attribute in the XML document isn't the value that you configured, the container doesn't have the new value yet, so recreate it.",
    links: [
      {label: 'Fix sign-in errors', to: '/docs/on-premises-2x/authentication/saml#what-goes-wrong'},
      {label: 'Fix sign-in errors (1.x)', to: '/docs/on-premises/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['entity ID', 'audience restriction', 'Audience URI', 'SP entity ID'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-issuer-mismatch',
    area: 'login',
    title: "Doesn't match the issuer, expected: <…>, but was: <…>",
    patterns: [
      "Doesn't match the issuer, expected: <{expected}>, but was: <{actual}>",
      "Doesn't match the issuer, expected",
    ],
    example:
      "Doesn't match the issuer, expected: <https://sts.windows.net/11111111-2222-3333-4444-555555555555>, but was: <https://sts.windows.net/11111111-2222-3333-4444-555555555555/>",
    level: 'error',
    meaning: "The response comes from an identity provider whose entity ID isn't the one that PactFlow expects.",
    causes: [
      {
        cause: '`PACTFLOW_SAML_IDP_ENTITY_ID` contains the wrong value, for example, one without the trailing slash.',
        check: '`printenv` prints the first URL in the error.',
        checkCommand: 'docker compose --env-file pactflow.env exec pactflow printenv PACTFLOW_SAML_IDP_ENTITY_ID',
        fix: 'Remove the variable, or set it to the second URL in the error if that URL belongs to your identity provider. Then recreate the containers.',
      },
      {
        cause:
          'The metadata URL belongs to a different identity provider or tenant than the one that users sign in to.',
        check:
          '`PACTFLOW_SAML_IDP_METADATA_URL` is set, and the `entityID` in the metadata differs from the second URL in the error.',
        checkCommand: 'curl --fail --silent --show-error "$PACTFLOW_SAML_IDP_METADATA_URL"',
        fix: 'Set the variable to the metadata URL of the PactFlow application in the identity provider, and recreate the containers.',
      },
    ],
    next: "If you have several identity providers, look up the URL that the browser posts the response to. If a second identity provider's response goes to `/auth/saml/callback` instead of `/auth/saml/2/callback`, correct the callback URL in that identity provider.",
    links: [
      {label: 'Do you need PACTFLOW_SAML_IDP_ENTITY_ID?', to: '/docs/on-premises-2x/authentication/saml#idp-entity-id'},
      {label: 'Fix sign-in errors (1.x)', to: '/docs/on-premises/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['IdP entity ID', 'Microsoft Entra Identifier', 'Azure AD Identifier'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-not-yet-valid',
    area: 'login',
    title: 'Current time is earlier than NotBefore condition (…)',
    patterns: ['Current time is earlier than NotBefore condition'],
    example: 'Current time is earlier than NotBefore condition (2026-11-03 09:14:58 UTC < 2026-11-03 09:15:01 UTC)',
    level: 'error',
    meaning:
      "According to the PactFlow host's clock, the response isn't valid yet. The first time in the error is PactFlow's, and the second is the identity provider's.",
    causes: [
      {
        cause: "PactFlow's clock is a few seconds behind the identity provider's clock.",
        check: 'The two times in the error differ by seconds, and the error is intermittent.',
        fix: 'Set `PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT`, which is available in 1.12.0 and later, to the number of seconds by which the clocks can differ. Then recreate the containers.',
      },
      {
        cause: "The host's clock isn't synchronized.",
        check: "On the container host, `date` prints a time that's earlier than the actual time.",
        checkCommand: 'date --utc',
        fix: "Turn on time synchronization (NTP) on the container host, because containers use the host's clock.",
      },
    ],
    next: 'Run `date --utc` on all container hosts. If only one clock is wrong, sign-in fails only when the load balancer selects that host.',
    links: [
      {
        label: 'PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT',
        to: '/docs/on-premises-2x/environment-variables#pactflow_saml_allowed_clock_drift',
      },
      {label: 'Fix sign-in errors', to: '/docs/on-premises-2x/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['clock skew', 'clock drift', 'NTP', 'intermittent login failure'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-response-expired',
    area: 'login',
    title: 'Current time is on or after NotOnOrAfter condition (…)',
    patterns: ['Current time is on or after NotOnOrAfter condition'],
    example: 'Current time is on or after NotOnOrAfter condition (2026-11-03 10:20:31 UTC >= 2026-11-03 10:15:01 UTC)',
    level: 'error',
    meaning: "The identity provider's response had already expired when PactFlow received it.",
    causes: [
      {
        cause:
          'The browser sent an old response, for example, because the user selected the back button or reloaded the page.',
        check: 'Only one user sees the error, and a new sign-in succeeds.',
        fix: 'Open the PactFlow URL again, and start a new sign-in.',
      },
      {
        cause: "PactFlow's clock is ahead of the identity provider's clock.",
        check:
          "New sign-ins fail for all users, and `date` prints a time on the container host that's later than the actual time.",
        checkCommand: 'date --utc',
        fix: 'Synchronize the clock of the container host. To allow for a difference of a few seconds, set `PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT`, and recreate the containers.',
      },
    ],
    next: 'Decode a new response, and compare `NotBefore` and `NotOnOrAfter` in its `Conditions` element. If the period is shorter than the time that the browser needs to send the response, extend the period in the identity provider.',
    links: [
      {label: 'Fix sign-in errors', to: '/docs/on-premises-2x/authentication/saml#what-goes-wrong'},
      {label: 'Fix sign-in errors (1.x)', to: '/docs/on-premises/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['SAML assertion expired', 'clock ahead', 'back button'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-wrong-destination',
    area: 'login',
    title: 'The response was received at … instead of …',
    patterns: ['The response was received at {actual} instead of {expected}'],
    example:
      'The response was received at https://pactflow.example.com/auth/saml/callback instead of http://pactflow.example.com/auth/saml/callback',
    level: 'error',
    meaning:
      'The identity provider sent the response to a different callback URL (the first URL in the error) than the one that PactFlow expects (the second URL). PactFlow derives the expected URL from `PACTFLOW_BASE_URL`.',
    causes: [
      {
        cause: '`PACTFLOW_BASE_URL` has the wrong scheme, hostname, or path.',
        check:
          "The second URL in the error starts with the value of `PACTFLOW_BASE_URL`, which isn't the URL that users open.",
        checkCommand: 'docker compose --env-file pactflow.env exec pactflow printenv PACTFLOW_BASE_URL',
        fix: 'Correct `PACTFLOW_BASE_URL`, and recreate the containers.',
      },
      {
        cause: 'The callback URL in the identity provider is outdated or has the wrong path.',
        check: 'The first URL in the error contains an earlier hostname, or a path other than `/auth/saml/callback`.',
        fix: 'In the identity provider, change the callback URL of the PactFlow application to the second URL in the error.',
      },
      {
        cause:
          "`PACTFLOW_BASE_URL` lists several URLs, and the load balancer doesn't send the headers that PactFlow uses to select the URL.",
        check: 'The second URL in the error starts with the first URL in the list, but users open a different one.',
        fix: 'Configure the load balancer to send `X-Forwarded-Host`, `X-Forwarded-Proto`, and `X-Forwarded-Port` with the values of the original request.',
      },
    ],
    next: 'Request `/auth/saml/metadata`. If the callback URL in the XML document differs from your base URL followed by `/auth/saml/callback`, recreate the containers so that they read the current variables.',
    links: [
      {label: 'URLs to register', to: '/docs/on-premises-2x/authentication/saml#addresses-to-register'},
      {label: 'PACTFLOW_BASE_URL', to: '/docs/on-premises-2x/environment-variables#pactflow_base_url'},
      {label: 'URLs to register (1.x)', to: '/docs/on-premises/authentication/saml#addresses-to-register'},
    ],
    keywords: ['ACS URL', 'destination mismatch', 'http instead of https'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-attribute-missing',
    area: 'login',
    title: "SAML response missing '…' attribute",
    patterns: ["SAML response missing '{name}' attribute"],
    example: "SAML response missing 'http://schemas.microsoft.com/identity/claims/objectidentifier' attribute",
    level: 'error',
    meaning:
      "The response is valid but doesn't contain the attribute that identifies the user, so PactFlow can't determine who signed in.",
    causes: [
      {
        cause: "The name in `PACTFLOW_SAML_IDP_ID_ATTRIBUTE` differs from the attribute's name in the response.",
        check:
          "In the decoded `SAMLResponse` value of the browser's request to the callback URL, an `Attribute` element contains the user's ID under a different `Name`.",
        checkCommand: 'printf \'%s\' "$SAML_RESPONSE" | base64 --decode | xmllint --format -',
        fix: 'Set the variable to this name, and recreate the containers.',
      },
      {
        cause: "The identity provider doesn't send the attribute.",
        check: "The decoded response has no attribute that contains the user's permanent ID.",
        fix: 'In the identity provider, add the attribute to the claims of the PactFlow application.',
      },
      {
        cause: 'The attribute is empty for this user.',
        check: 'Other users can sign in, but the affected user has no value for the attribute in the directory.',
        fix: 'Enter a value for the user in the directory, or send an attribute that every user has.',
      },
    ],
    next: "Decode the response of a user who can sign in and of a user who can't. If only the first response contains the attribute, the user's profile or group in the identity provider is the cause. If both contain it, send the log of the failed sign-in to SmartBear support.",
    links: [
      {label: 'Variables', to: '/docs/on-premises-2x/authentication/saml#variables'},
      {
        label: 'Find out what your identity provider sends',
        to: '/docs/authentication/legacy#find-out-what-your-provider-sends',
      },
      {label: 'Variables (1.x)', to: '/docs/on-premises/authentication/saml#variables'},
    ],
    keywords: ['missing claim', 'uid attribute', 'attribute mapping', 'NameID'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/omniauth/omniauth-saml/blob/master/lib/omniauth/strategies/saml.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-subject-confirmation',
    area: 'login',
    title: 'A valid SubjectConfirmation was not found on this Response',
    patterns: ['A valid SubjectConfirmation was not found on this Response'],
    example: 'A valid SubjectConfirmation was not found on this Response',
    level: 'error',
    meaning:
      "PactFlow rejected the response because its `SubjectConfirmation` element, which specifies where and until when the response can be used, doesn't match this sign-in.",
    causes: [
      {
        cause: "The `Recipient` attribute isn't identical to PactFlow's callback URL.",
        check:
          '`Recipient` in the decoded response differs from the callback URL in the XML document at `/auth/saml/metadata`, for example, in its scheme.',
        fix: 'Set the recipient in the identity provider to the callback URL. In Okta, select **Use this for Recipient URL and Destination URL**.',
      },
      {
        cause: 'The clocks of PactFlow and the identity provider differ.',
        check:
          "The time of the sign-in in PactFlow's log is earlier than `NotBefore` or later than `NotOnOrAfter` in the `SubjectConfirmationData` element.",
        fix: 'Synchronize the clocks, or set `PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT` to a few seconds and recreate the containers.',
      },
    ],
    next: 'Start a new sign-in from a private window. If it succeeds, the browser had sent an old response, and no change is necessary.',
    links: [
      {label: 'URLs to register', to: '/docs/on-premises-2x/authentication/saml#addresses-to-register'},
      {label: 'Fix sign-in errors', to: '/docs/on-premises-2x/authentication/saml#what-goes-wrong'},
      {label: 'Fix sign-in errors (1.x)', to: '/docs/on-premises/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['Recipient URL', 'InResponseTo', 'bearer confirmation'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-status-not-success',
    area: 'login',
    title: 'The status code of the Response was not Success, was …',
    patterns: [
      'The status code of the Response was not Success, was {value} => {status}',
      'The status code of the Response was not Success',
    ],
    example: 'The status code of the Response was not Success, was Requester => InvalidNameIDPolicy',
    level: 'error',
    meaning:
      'The identity provider rejected the sign-in request and returned an error status instead of an assertion. The last word of the status indicates the reason.',
    causes: [
      {
        cause:
          "The identity provider doesn't support the `NameID` format that PactFlow requests, which is the persistent format by default.",
        check: 'The error ends with `InvalidNameIDPolicy`.',
        fix: 'Set the `NameID` format in the identity provider to persistent. If the identity provider identifies users by their email address, set `PACTFLOW_SAML_NAME_IDENTIFIER_FORMAT` to `urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress` instead, and recreate the containers.',
      },
      {
        cause: "The identity provider didn't authenticate the user or denied access to the application.",
        check: 'The error ends with `AuthnFailed` or `RequestDenied`.',
        fix: "Assign the user to the PactFlow application, and check the identity provider's sign-in policies.",
      },
    ],
    next: "In the identity provider's log, find the entry for the time of the sign-in, because the response usually omits the details. If the entry contains a more detailed reason, fix that problem.",
    links: [
      {
        label: 'PACTFLOW_SAML_NAME_IDENTIFIER_FORMAT',
        to: '/docs/on-premises-2x/environment-variables#pactflow_saml_name_identifier_format',
      },
      {label: 'Variables', to: '/docs/on-premises-2x/authentication/saml#variables'},
    ],
    keywords: ['InvalidNameIDPolicy', 'AuthnFailed', 'RequestDenied', 'Responder'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-no-certificate',
    area: 'login',
    title: 'No fingerprint or certificate on settings',
    patterns: ['No fingerprint or certificate on settings'],
    example: 'No fingerprint or certificate on settings',
    level: 'error',
    meaning:
      "PactFlow has no certificate or fingerprint to verify the identity provider's signature with, so it rejects every response.",
    causes: [
      {
        cause:
          'Neither `PACTFLOW_SAML_IDP_CERT_FINGERPRINT` nor `PACTFLOW_SAML_IDP_METADATA_URL` is set in the container.',
        check: 'The list of variable names in the container contains neither variable.',
        checkCommand:
          "docker compose --env-file pactflow.env exec pactflow printenv | grep '^PACTFLOW_SAML' | cut -d = -f 1",
        fix: 'Set one of the two variables, and recreate the containers. With Docker Compose, list the variable in a Compose file, because a line in `pactflow.env` alone has no effect.',
      },
      {
        cause: "The identity provider's metadata contains no signing certificate.",
        check: 'The document at the metadata URL has no `X509Certificate` element.',
        checkCommand: 'curl --fail --silent --show-error "$PACTFLOW_SAML_IDP_METADATA_URL"',
        fix: 'Correct the metadata URL, or set the sign-in URL and the fingerprint instead. Then recreate the containers.',
      },
    ],
    next: "Check which button on the login page leads to the error. If the button belongs to a second identity provider, the names of that provider's variables must start with `PACTFLOW_SAML_2_`.",
    links: [
      {label: 'Variables', to: '/docs/on-premises-2x/authentication/saml#variables'},
      {label: 'Enable SAML in Docker Compose', to: '/docs/on-premises-2x/authentication/saml#enable-in-compose'},
      {label: 'Variables (1.x)', to: '/docs/on-premises/authentication/saml#variables'},
    ],
    keywords: ['missing SAML variable', 'certificate not configured'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/response.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'saml-metadata-unavailable',
    area: 'login',
    title: 'Failed to fetch idp metadata: …',
    patterns: ['Failed to fetch idp metadata: {status}: {value}', 'Failed to fetch idp metadata'],
    example: 'Failed to fetch idp metadata: 404: Not Found',
    level: 'error',
    meaning:
      "PactFlow requested the identity provider's metadata and received an HTTP error. Without the metadata, PactFlow has neither the sign-in URL nor the certificate.",
    causes: [
      {
        cause: '`PACTFLOW_SAML_IDP_METADATA_URL` is wrong or belongs to an application that was deleted.',
        check: 'If you send this request from your computer, the response has the same status as the error.',
        checkCommand: 'curl --include --max-time 10 "$PACTFLOW_SAML_IDP_METADATA_URL"',
        fix: 'Copy the metadata URL of the PactFlow application from the identity provider again, set the variable, and recreate the containers.',
      },
      {
        cause: 'A proxy in your network responds instead of the identity provider.',
        check: 'The request succeeds on your computer but returns the status in the error on the container host.',
        fix: "Allow the connection from the containers to the identity provider. If that isn't possible, set `PACTFLOW_SAML_IDP_SSO_TARGET_URL` and `PACTFLOW_SAML_IDP_CERT_FINGERPRINT` instead of the metadata URL, and recreate the containers.",
      },
    ],
    next: 'If the request succeeds on the container host, too, print `PACTFLOW_SAML_IDP_METADATA_URL` in a PactFlow container. If the container has a different URL than the one that you requested, recreate it.',
    links: [
      {
        label: 'PACTFLOW_SAML_IDP_METADATA_URL',
        to: '/docs/on-premises-2x/environment-variables#pactflow_saml_idp_metadata_url',
      },
      {label: 'Allow outgoing connections', to: '/docs/on-premises-2x/network-configuration#outgoing-connections'},
    ],
    keywords: ['metadata URL', 'federation metadata'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/SAML-Toolkits/ruby-saml/blob/master/lib/onelogin/ruby-saml/idp_metadata_parser.rb',
      unrecorded: 'no sample on this site signs in with SAML',
    },
  },
  {
    id: 'omniauth-authenticity-error',
    area: 'login',
    title: 'OmniAuth::AuthenticityError, Forbidden',
    patterns: [
      'Authentication failure! {status}: OmniAuth::AuthenticityError, Forbidden',
      'OmniAuth::AuthenticityError',
      'Attack prevented by OmniAuth::AuthenticityTokenProtection',
    ],
    example: 'Authentication failure! authenticity_error: OmniAuth::AuthenticityError, Forbidden',
    level: 'error',
    meaning:
      "The anti-forgery token on the login page doesn't match the user's session, so PactFlow stops before it redirects the browser to the identity provider.",
    causes: [
      {
        cause: 'The login page was open for a long time, or the browser blocks cookies.',
        check: 'The error affects one user, and sign-in succeeds from a private window or in another browser.',
        fix: 'Reload the login page, and select the identity provider again. If the browser blocks cookies, allow them for the PactFlow URL.',
      },
      {
        cause:
          'The containers have different values for `PACTFLOW_COOKIE_SECRET`, and the load balancer sends the requests of one sign-in to different containers.',
        check:
          'The error is intermittent, it never occurs while only one container is running, and the containers have different secrets.',
        fix: 'Set the same cookie secret in all containers, and recreate them.',
      },
      {
        cause: 'In 2.x, the containers use different Redis-compatible stores, so a session exists in only one of them.',
        check: '`REDIS_URL` differs between the containers, and users are also signed out unexpectedly.',
        fix: 'Set `REDIS_URL` to the same store in all containers, and recreate them.',
      },
    ],
    next: "In the browser's network log, open the POST request to `/auth/saml` or `/auth/oauth2`. If its `Cookie` header contains no session cookie, the browser or a proxy removes the cookie. If the header contains one, send the log to SmartBear support.",
    links: [
      {label: 'Fix sign-in and API errors', to: '/docs/on-premises-2x/authentication#what-goes-wrong'},
      {label: 'Fix sign-in and API errors (1.x)', to: '/docs/on-premises/authentication#what-goes-wrong'},
    ],
    keywords: ['CSRF', 'anti-forgery token', 'session lost', 'cookies blocked'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/omniauth/omniauth/blob/master/lib/omniauth/strategy.rb',
      unrecorded: 'no sample on this site signs in through a browser',
    },
  },
  {
    id: 'csp-form-action',
    area: 'login',
    title: 'violates the following Content Security Policy directive: "form-action …"',
    patterns: [
      "Refused to send form data to '{url}' because it violates the following Content Security Policy directive",
      "Sending form data to '{url}' violates the following Content Security Policy directive",
      'Content Security Policy directive: "form-action',
    ],
    example:
      "Sending form data to 'https://pactflow.example.com/auth/saml' violates the following Content Security Policy directive: \"form-action 'self' https://idp.example.com\". The request has been blocked.",
    level: 'error',
    meaning:
      "The browser blocked the redirect to the identity provider because PactFlow's content security policy doesn't allow one of the hosts that the browser is redirected to.",
    causes: [
      {
        cause:
          'The identity provider redirects the browser to a different host, such as a regional or company login page.',
        check:
          "The browser's network log shows a redirect to a host that isn't in the error's list of allowed sources.",
        fix: 'Add this host to `PACTFLOW_CSP_ALLOWED_SOURCES`, and recreate the containers.',
      },
      {
        cause:
          "With OAuth 2.0, the authorization endpoint's host isn't in the policy. Only 1.37.5 and later 1.x releases add the host automatically.",
        check:
          '`PACTFLOW_OAUTH2_AUTH_ENABLED` is `true`, and the blocked host is the host in `PACTFLOW_OAUTH2__AUTHORIZE_URL`.',
        fix: 'Add the host to `PACTFLOW_CSP_ALLOWED_SOURCES`, and recreate the containers. In 1.x, you can upgrade to 1.37.5 or later instead.',
      },
    ],
    next: 'Sign in again with the network log open. If the browser is redirected through several hosts, add all of them to the variable, because the policy applies to every redirect.',
    links: [
      {
        label: 'PACTFLOW_CSP_ALLOWED_SOURCES',
        to: '/docs/on-premises-2x/environment-variables#pactflow_csp_allowed_sources',
      },
      {label: 'Fix OAuth 2.0 redirects', to: '/docs/on-premises-2x/authentication/oauth2#redirect-errors'},
      {label: 'Fix sign-in errors', to: '/docs/on-premises-2x/authentication/saml#what-goes-wrong'},
    ],
    keywords: ['CSP', 'nothing happens after selecting the provider', 'browser console', 'blocked redirect'],
    editions: ['2.x', '1.x'],
    origin: {
      source:
        'https://github.com/chromium/chromium/blob/main/services/network/public/cpp/content_security_policy/content_security_policy.cc',
      unrecorded: 'no sample on this site signs in through a browser',
    },
  },
  {
    id: 'entra-reply-url-mismatch',
    area: 'login',
    title: 'AADSTS50011: The reply URL specified in the request does not match …',
    patterns: [
      "AADSTS50011: The reply URL '{url}' specified",
      "AADSTS50011: The redirect URI '{url}' specified",
      'AADSTS50011:',
    ],
    example:
      "AADSTS50011: The reply URL specified in the request does not match the reply URLs configured for the application: 'https://pactflow.example.com'.",
    level: 'error',
    meaning:
      "Microsoft Entra ID rejected the sign-in because the callback URL in PactFlow's request isn't registered for the application.",
    causes: [
      {
        cause: "The reply URL in Entra ID has a different hostname or path than PactFlow's callback URL.",
        check:
          'The registered URL differs from your base URL followed by `/auth/saml/callback`, or by `/auth/oauth2/callback` for OAuth 2.0.',
        fix: 'Set **Reply URL** to your base URL followed by `/auth/saml/callback`. For OAuth 2.0, register your base URL followed by `/auth/oauth2/callback` as a redirect URI.',
      },
      {
        cause: 'PactFlow sends a URL that starts with `http://`, although users open PactFlow over HTTPS.',
        check: 'The URL in the error or in the request has the `http` scheme.',
        fix: 'Correct `PACTFLOW_BASE_URL`, recreate the containers, and check that the load balancer sends the `X-Forwarded-Proto` header. For OAuth 2.0 in 1.x, upgrade to 1.37.5 or later, which fixes a bug with the same effect.',
      },
    ],
    next: "In the browser's network log, find the request to Entra ID, and read its callback URL (`redirect_uri`, or `AssertionConsumerServiceURL` in the decoded SAML request). If this URL is correct, register exactly this value. If it isn't, correct PactFlow's base URL.",
    links: [
      {label: 'Microsoft Entra ID', to: '/docs/on-premises-2x/authentication/saml#microsoft-entra-id'},
      {label: 'Fix OAuth 2.0 redirects', to: '/docs/on-premises-2x/authentication/oauth2#redirect-errors'},
      {label: 'Microsoft Entra ID (1.x)', to: '/docs/on-premises/authentication/saml#microsoft-entra-id'},
    ],
    keywords: ['Azure AD', 'redirect URI mismatch', 'reply address', 'ACS URL'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/MicrosoftDocs/entra-docs/blob/main/docs/identity-platform/reference-error-codes.md',
      unrecorded: 'no sample on this site signs in with Microsoft Entra ID',
    },
  },
  {
    id: 'entra-application-not-found',
    area: 'login',
    title: 'AADSTS700016: Application with identifier … was not found in the directory …',
    patterns: [
      "AADSTS700016: Application with identifier '{value}' was not found in the directory '{name}'",
      'AADSTS700016:',
    ],
    example:
      "AADSTS700016: Application with identifier 'https://pactflow.io' was not found in the directory 'Example'.",
    level: 'error',
    meaning: "Microsoft Entra ID has no application with the identifier that PactFlow sent, so users can't sign in.",
    causes: [
      {
        cause:
          "`PACTFLOW_SAML_ISSUER` isn't set in the container or differs from **Identifier (Entity ID)** in the application.",
        check:
          "The identifier in the error is `https://pactflow.io`, which is PactFlow's default, or the value that `printenv` prints.",
        checkCommand: 'docker compose --env-file pactflow.env exec pactflow printenv PACTFLOW_SAML_ISSUER',
        fix: 'Set the variable to the value of **Identifier (Entity ID)**, and recreate the containers.',
      },
      {
        cause: 'With OAuth 2.0, the client ID is wrong.',
        check: 'The identifier in the error is the value of `PACTFLOW_OAUTH2__CLIENT_ID`.',
        fix: 'Copy the client ID from the app registration again, and recreate the containers.',
      },
      {
        cause: 'The sign-in URL belongs to a different tenant.',
        check:
          "The identifier in the error is correct, but the tenant ID in `PACTFLOW_SAML_IDP_SSO_TARGET_URL` isn't the ID of the tenant that contains the application.",
        fix: "Set the variable to the application's **Login URL**, and recreate the containers.",
      },
    ],
    next: "In the Microsoft Entra admin center, open the tenant whose name is in the error. If its list of enterprise applications doesn't contain PactFlow, users are signing in to the wrong tenant. If it does, compare each value with the ones in [Microsoft Entra ID](/docs/on-premises-2x/authentication/saml#microsoft-entra-id).",
    links: [
      {label: 'Microsoft Entra ID', to: '/docs/on-premises-2x/authentication/saml#microsoft-entra-id'},
      {label: 'Microsoft Entra ID (1.x)', to: '/docs/on-premises/authentication/saml#microsoft-entra-id'},
    ],
    keywords: ['Azure AD', 'wrong tenant', 'unauthorized_client', 'entity ID'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/MicrosoftDocs/entra-docs/blob/main/docs/identity-platform/reference-error-codes.md',
      unrecorded: 'no sample on this site signs in with Microsoft Entra ID',
    },
  },
  {
    id: 'entra-user-not-assigned',
    area: 'login',
    title: 'AADSTS50105: … block users unless they are specifically granted access …',
    patterns: ['AADSTS50105: Your administrator has configured the application {name} (', 'AADSTS50105:'],
    example:
      "AADSTS50105: Your administrator has configured the application PactFlow ('11111111-2222-3333-4444-555555555555') to block users unless they are specifically granted ('assigned') access to the application.",
    level: 'error',
    meaning:
      "Microsoft Entra ID recognized the user but denied access because the application requires an assignment that the user doesn't have.",
    causes: [
      {
        cause: "Neither the user nor any of the user's groups is assigned to the application.",
        check:
          '**Users and groups** in the enterprise application lists neither the user nor any group that the user belongs to.',
        fix: "Assign the user or one of the user's groups to the application.",
      },
      {
        cause: "The user is only in a nested group, and Entra ID doesn't apply assignments to nested groups.",
        check:
          "The assigned group contains another group that the user is a member of, but it doesn't contain the user directly.",
        fix: 'Assign the inner group, or add the user to the assigned group.',
      },
    ],
    next: "Sign in again from a private window. If the sign-in succeeds, the first attempt used a different account, which isn't assigned to the application.",
    links: [
      {label: 'Microsoft Entra ID', to: '/docs/on-premises-2x/authentication/saml#microsoft-entra-id'},
      {label: 'Who can sign in', to: '/docs/on-premises-2x/authentication#who-gets-in'},
    ],
    keywords: ['Azure AD', 'assignment required', 'access denied'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/MicrosoftDocs/entra-docs/blob/main/docs/identity-platform/reference-error-codes.md',
      unrecorded: 'no sample on this site signs in with Microsoft Entra ID',
    },
  },
  {
    id: 'jwt-expired',
    area: 'login',
    title: 'JWT::ExpiredSignature: Signature has expired',
    patterns: ['JWT::ExpiredSignature', 'Signature has expired'],
    example: 'JWT::ExpiredSignature: Signature has expired',
    level: 'error',
    meaning:
      "The expiration time in the identity provider's token is in the past, according to the PactFlow host's clock.",
    causes: [
      {
        cause: 'A script keeps using a bearer token after it has expired.',
        check: 'The `exp` claim in the decoded token is earlier than the time of the request, and a new token works.',
        fix: 'Request a new token from the identity provider before each run.',
      },
      {
        cause: "PactFlow's clock is ahead of the identity provider's clock.",
        check:
          "PactFlow rejects even new tokens as expired, and `date` prints a time on the container host that's later than the actual time.",
        checkCommand: 'date --utc',
        fix: 'Synchronize the clocks. To allow for a difference, set `PACTFLOW_JWT_BEARER_TOKEN__EXPIRY_LEEWAY`, or `PACTFLOW_OAUTH2__TOKEN_EXPIRY_LEEWAY` for sign-in with OAuth 2.0, and recreate the containers.',
      },
    ],
    next: 'Repeat the request with the token of a [system account](/docs/user-interface/settings/system-accounts), which PactFlow issues itself. If this request succeeds, only the validation of JWTs is affected, and pipelines can use the system account until you find the cause.',
    links: [
      {label: 'PactFlow rejects the token', to: '/docs/on-premises-2x/authentication/oauth2#token-errors'},
      {label: 'JWT variables', to: '/docs/on-premises-2x/environment-variables/jwt'},
      {label: 'JWT variables (1.x)', to: '/docs/on-premises/environment-variables/jwt'},
    ],
    keywords: ['token expired', 'bearer token 401', 'exp claim', 'OIDC'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/jwt/ruby-jwt/blob/main/lib/jwt/claims/expiration.rb',
      unrecorded: 'no sample on this site runs PactFlow',

      remark:
        "PactFlow's source isn't public. This message comes from Ruby's JWT library and might appear in a different form in PactFlow's log.",
    },
  },
  {
    id: 'jwt-invalid-issuer',
    area: 'login',
    title: 'Invalid issuer. Expected …, received …',
    patterns: ['Invalid issuer. Expected {expected}, received {actual}'],
    example:
      'JWT::InvalidIssuerError: Invalid issuer. Expected ["https://idp.example.com"], received https://idp.example.com/',
    level: 'error',
    meaning: "The `iss` claim of the token isn't the issuer that PactFlow is configured to accept.",
    causes: [
      {
        cause: "The configured issuer isn't identical to the token's `iss` claim.",
        check:
          'The two values in the error refer to the same identity provider but differ by a character, such as a trailing slash, or in the format of the tenant ID.',
        fix: 'Set `PACTFLOW_JWT_BEARER_TOKEN__ISSUER`, or `PACTFLOW_OAUTH2__TOKEN_ISSUER` for sign-in with OAuth 2.0, to the received value, and recreate the containers.',
      },
      {
        cause: 'The client got its token from a different environment or tenant of the identity provider.',
        check: "The hostname or the tenant in the received issuer isn't the one that you use for PactFlow.",
        fix: "Request the token from the issuer that PactFlow expects. Don't configure PactFlow to accept an issuer that you don't recognize.",
      },
    ],
    next: "Decode the token's payload on your own machine, and check both `iss` and `aud`. A token from the wrong environment usually has wrong values for both. If only `iss` is wrong, correct the variable.",
    links: [
      {label: 'PactFlow rejects the token', to: '/docs/on-premises-2x/authentication/oauth2#token-errors'},
      {label: 'JWT variables', to: '/docs/on-premises-2x/environment-variables/jwt'},
      {label: 'JWT variables (1.x)', to: '/docs/on-premises/environment-variables/jwt'},
    ],
    keywords: ['iss claim', 'token issuer', 'OIDC issuer'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/jwt/ruby-jwt/blob/main/lib/jwt/claims/issuer.rb',
      unrecorded: 'no sample on this site runs PactFlow',

      remark:
        "PactFlow's source isn't public. This message comes from Ruby's JWT library and might appear in a different form in PactFlow's log.",
    },
  },
  {
    id: 'jwt-invalid-audience',
    area: 'login',
    title: 'Invalid audience. Expected …, received …',
    patterns: ['Invalid audience. Expected {expected}, received {actual}'],
    example: 'JWT::InvalidAudError: Invalid audience. Expected pactflow, received api://pactflow',
    level: 'error',
    meaning:
      "PactFlow rejected the token because its `aud` claim isn't the audience that PactFlow is configured to accept.",
    causes: [
      {
        cause: "The configured audience isn't identical to the token's `aud` claim.",
        check:
          'The received value identifies PactFlow in the identity provider but has a different format, such as `api://pactflow` instead of `pactflow`.',
        fix: 'Set `PACTFLOW_JWT_BEARER_TOKEN__AUDIENCE`, or `PACTFLOW_OAUTH2__TOKEN_AUDIENCE` for sign-in with OAuth 2.0, to the received value, and recreate the containers.',
      },
      {
        cause: 'The client requested a token for a different application.',
        check: 'The received value is the ID or the URI of a different application in the identity provider.',
        fix: 'Request a token for PactFlow, using the scope or the audience of the PactFlow application.',
      },
    ],
    next: 'Decode a new token on your own machine. If its `aud` claim contains the expected value, the client is still sending an older token. If the claim contains a different value, check the scope that the client requests from the identity provider.',
    links: [
      {label: 'PactFlow rejects the token', to: '/docs/on-premises-2x/authentication/oauth2#token-errors'},
      {label: 'JWT variables', to: '/docs/on-premises-2x/environment-variables/jwt'},
      {label: 'JWT variables (1.x)', to: '/docs/on-premises/environment-variables/jwt'},
    ],
    keywords: ['aud claim', 'wrong audience', 'scope'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/jwt/ruby-jwt/blob/main/lib/jwt/claims/audience.rb',
      unrecorded: 'no sample on this site runs PactFlow',

      remark:
        "PactFlow's source isn't public. This message comes from Ruby's JWT library and might appear in a different form in PactFlow's log.",
    },
  },
  {
    id: 'jwt-unknown-key',
    area: 'login',
    title: 'Could not find public key for kid …',
    patterns: ['Could not find public key for kid {value}', 'Could not find public key for kid'],
    example: 'JWT::DecodeError: Could not find public key for kid 2f8a61c4',
    level: 'error',
    meaning:
      "The key that signed the token isn't among the keys that PactFlow downloaded from the JWKS URL, so PactFlow can't verify the signature.",
    causes: [
      {
        cause: 'The JWKS URL belongs to a different issuer or tenant than the token.',
        check: "The list of key IDs at the JWKS URL doesn't contain the key ID in the error, even for a new token.",
        checkCommand: 'curl --fail --silent --show-error "$JWKS_URL" | jq --raw-output ".keys[].kid"',
        fix: "Set the JWKS URL to the `jwks_uri` in the issuer's OpenID configuration, and recreate the containers.",
      },
      {
        cause:
          'The identity provider has rotated its keys, and the token was signed with a key that has since been removed.',
        check:
          'A new token from the same identity provider has a different `kid` in its header, and the JWKS URL lists this key ID.',
        fix: 'Request a new token, or sign in again.',
      },
    ],
    next: 'Request the JWKS URL on the container host. If the response contains the key ID in the error, recreate the containers so that PactFlow downloads the keys again. If the request fails, allow the connection in your network.',
    links: [
      {
        label: 'How PactFlow checks a token',
        to: '/docs/on-premises-2x/environment-variables/jwt#what-happens-to-a-request',
      },
      {label: 'PactFlow rejects the token', to: '/docs/on-premises-2x/authentication/oauth2#token-errors'},
      {label: 'JWT variables (1.x)', to: '/docs/on-premises/environment-variables/jwt'},
    ],
    keywords: ['JWKS', 'key rotation', 'signing key', 'invalid token signature'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/jwt/ruby-jwt/blob/main/lib/jwt/jwk/key_finder.rb',
      unrecorded: 'no sample on this site runs PactFlow',

      remark:
        "PactFlow's source isn't public. This message comes from Ruby's JWT library and might appear in a different form in PactFlow's log.",
    },
  },
  {
    id: 'cloud-account-not-authorized',
    area: 'login',
    title: 'You are not authorized to access this Pactflow account',
    patterns: [
      'You are not authorized to access this Pactflow account',
      'You are not authorized to access this PactFlow account',
    ],
    example: 'You are not authorized to access this Pactflow account',
    level: 'error',
    meaning: "SmartBear ID authenticated you, but you don't have access to this PactFlow Cloud account.",
    causes: [
      {
        cause: "You haven't been invited to this account.",
        check:
          "You don't have an invitation email for this account, or the account name in the URL differs from the one that your colleagues use.",
        fix: 'If the account name is wrong, open the correct URL. Otherwise, ask an administrator to invite the exact email address of your SmartBear ID, and follow the link in the invitation.',
      },
      {
        cause: "Your email address isn't confirmed.",
        check:
          "Your inbox or spam folder contains an email from `no-reply@id.smartbear.com` with the subject **Verify your email**, and you haven't followed its link.",
        fix: 'Select **confirm my account** in this email, and open your PactFlow URL again.',
      },
    ],
    next: 'Log in from a private window, and enter the email address that was invited. If the login succeeds, the other window uses a different SmartBear ID.',
    links: [
      {
        label: 'You are not authorized to access this Pactflow account',
        to: '/docs/login-help#you-are-not-authorized-to-access-this-pactflow-account',
      },
      {label: 'Invite users', to: '/docs/user-interface/settings/users#invite-people'},
    ],
    keywords: ['invitation missing', 'account not found', 'no access after login', 'SmartBear ID'],
    editions: ['cloud'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/login.md',
      unrecorded: 'no sample on this site logs in to PactFlow Cloud',
    },
  },
  {
    id: 'cloud-github-invalid-grant',
    area: 'login',
    title: 'invalid_grant: {"error":"invalid_grant"}',
    patterns: ['invalid_grant: {"error":"invalid_grant"}'],
    example: 'invalid_grant: {"error":"invalid_grant"}',
    level: 'error',
    meaning: 'PactFlow Cloud rejected the login with GitHub because the browser still has an expired session.',
    causes: [
      {
        cause: 'The browser sends cookies from an earlier session that is no longer valid.',
        check: 'The login succeeds in a private window.',
        fix: 'Delete the cookies for `pactflow.io`, and log in with GitHub again.',
      },
    ],
    next: "If the error also appears in a private window, cookies aren't the cause, so contact SmartBear support with your account's URL and the time of the login.",
    links: [
      {
        label: 'invalid_grant after you log in with GitHub',
        to: '/docs/login-help#invalid_grant-after-you-log-in-with-github',
      },
      {label: 'GitHub with Cognito', to: '/docs/authentication/legacy#github'},
    ],
    keywords: ['GitHub login fails', 'clear cookies', 'expired session'],
    editions: ['cloud'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/login.md',
      unrecorded: 'no sample on this site logs in to PactFlow Cloud',
    },
  },
  {
    id: 'cloud-github-organizations',
    area: 'login',
    title: 'None of your GitHub organizations have been registered with PactFlow',
    patterns: ['None of your GitHub organizations have been registered with PactFlow'],
    example: 'None of your GitHub organizations have been registered with PactFlow.',
    level: 'error',
    meaning:
      "The PactFlow Cloud account accepts only members of certain GitHub organizations, and GitHub didn't report you as a member of any of them. Only accounts that use the Cognito login check organizations.",
    causes: [
      {
        cause:
          "When GitHub asked you to authorize PactFlow, you didn't select **Grant** or **Request** next to the organization, or you joined the organization later.",
        check:
          "In your authorized GitHub applications, PactFlow has no access to the organization, and you haven't requested access.",
        fix: "Log out of PactFlow, revoke PactFlow's access in GitHub, log in again, and select **Grant** or **Request**.",
      },
      {
        cause: 'You selected **Request**, but no owner of the organization has approved PactFlow yet.',
        check:
          'You requested access, but PactFlow still has no access to the organization in your authorized GitHub applications.',
        fix: 'Ask an owner of the organization to approve PactFlow.',
      },
      {
        cause: "The organization's name in PactFlow's settings is misspelled or has different capitalization.",
        check:
          "The name under **Settings** > **Authentication**, which an administrator can open, differs from the name in the organization's GitHub URL.",
        fix: 'Correct the name, which is case-sensitive, and save the settings.',
      },
    ],
    next: 'In your GitHub profile, open the list of organizations. If the list is empty, join an organization that the account accepts, or use a different login method that your account offers.',
    links: [
      {label: 'GitHub organizations', to: '/docs/authentication/legacy#github-organizations'},
      {label: 'Login problems', to: '/docs/login-help'},
    ],
    keywords: ['GitHub login', 'organization access', 'Cognito'],
    editions: ['cloud'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/authentication/legacy.md',
      unrecorded: 'no sample on this site logs in to PactFlow Cloud',
    },
  },
  {
    id: 'cloud-invalid-relay-state',
    area: 'login',
    title: 'Invalid State/RelayState provided',
    patterns: ['Invalid State/RelayState provided'],
    example: 'Invalid State/RelayState provided',
    level: 'error',
    meaning: "PactFlow Cloud received a SAML response from an identity provider that isn't set up for the account.",
    causes: [
      {
        cause: "SmartBear hasn't set up your identity provider yet.",
        check: "You haven't sent your metadata, or SmartBear hasn't confirmed the setup.",
        fix: '[Send your metadata](/docs/authentication/legacy#the-last-step-send-your-metadata), and wait for the confirmation.',
      },
      {
        cause: "The metadata that SmartBear uses doesn't match your identity provider.",
        check:
          'After you sent the metadata, someone changed the application, the tenant, or the certificate in the identity provider.',
        fix: 'Send the current metadata to SmartBear, and wait for the confirmation.',
      },
    ],
    next: 'Decode the SAML response, and compare its `Issuer` with the `entityID` in the metadata that you sent. If they differ, send the current metadata. If they match, send only the `Issuer` to SmartBear support, because the response contains personal data.',
    links: [
      {label: 'Invalid State/RelayState provided', to: '/docs/authentication/legacy#invalid-state'},
      {
        label: 'Find out what your identity provider sends',
        to: '/docs/authentication/legacy#find-out-what-your-provider-sends',
      },
    ],
    keywords: ['Cognito SAML', 'RelayState'],
    editions: ['cloud'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/authentication/legacy.md',
      unrecorded: 'no sample on this site logs in to PactFlow Cloud',
    },
  },
  {
    id: 'cloud-idp-initiated-login',
    area: 'login',
    title: 'Invalid samlResponse or relayState from identity provider',
    patterns: ['Invalid samlResponse or relayState from identity provider'],
    example: 'Invalid samlResponse or relayState from identity provider',
    level: 'error',
    meaning:
      "The login started in the identity provider's portal, but PactFlow Cloud accepts only logins that start at the PactFlow URL.",
    causes: [
      {
        cause: "The user opened PactFlow from a tile in the identity provider's portal.",
        check: 'The login succeeds when the user opens `https://YOUR_ACCOUNT.pactflow.io` directly.',
        fix: "Open the PactFlow URL. In the portal, replace the SAML application's tile with a tile that links to this URL.",
      },
    ],
    next: 'If the login fails with the same error at the PactFlow URL, open the SAML application in the identity provider. If **RelayState** contains a value, delete it.',
    links: [
      {
        label: 'Invalid samlResponse or relayState from identity provider',
        to: '/docs/authentication/legacy#invalid-samlresponse',
      },
      {label: 'Limitations of SSO', to: '/docs/authentication/main#what-sso-does-not-do'},
    ],
    keywords: ['IdP-initiated login', 'Okta tile', 'My Apps portal'],
    editions: ['cloud'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/authentication/legacy.md',
      unrecorded: 'no sample on this site logs in to PactFlow Cloud',
    },
  },
  {
    id: 'scim-error-response',
    area: 'login',
    title: 'urn:ietf:params:scim:api:messages:2.0:Error',
    patterns: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    example: '{"schemas":["urn:ietf:params:scim:api:messages:2.0:Error"],"status":"403"}',
    level: 'error',
    meaning:
      'The SCIM API rejected a request from your identity provider. The `status` property contains the HTTP status code, which indicates the cause.',
    causes: [
      {
        cause: 'The token is wrong, has expired, or was regenerated (status 401).',
        check: 'If you send this request with the token from the identity provider, the response has status 401.',
        checkCommand: 'curl --include --header "Authorization: Bearer $SCIM_TOKEN" "$SCIM_BASE_URL/Users"',
        fix: "Copy the read/write token of the SCIM system account again, and enter it in the identity provider's provisioning settings.",
      },
      {
        cause: "The system account doesn't have the SCIM role, which a custom role can't replace (status 403).",
        check: '`status` is `403`, and **Settings** > **System Accounts** shows a different role for the account.',
        fix: 'Assign the [SCIM role](/docs/permissions/predefined-roles#scim) to the system account.',
      },
      {
        cause: 'The request URL is wrong (status 404).',
        check:
          "`status` is `404`, and the base URL in the identity provider doesn't end with `/scim/` or with the path in `SERVER_SERVLET_CONTEXT_PATH`.",
        fix: 'Set the base URL in the identity provider to a value such as `https://YOUR_ACCOUNT.pactflow.io/scim/`.',
      },
    ],
    next: 'Send the request with `curl` from inside your network. If it succeeds, the identity provider uses a different URL or token. In On-Premises, also check that `PACTFLOW_BASE_URL` contains the value of `PACTFLOW_URL`, and read the log of the SCIM API container.',
    links: [
      {label: 'Troubleshooting', to: '/docs/scim/main#what-goes-wrong'},
      {label: 'Troubleshoot the SCIM API', to: '/docs/on-premises-2x/scim#what-goes-wrong'},
      {label: 'Troubleshoot the SCIM API (1.x)', to: '/docs/on-premises/scim#what-goes-wrong'},
    ],
    keywords: ['SCIM 401', 'SCIM 403', 'SCIM 404', 'Okta provisioning error', 'Entra provisioning error'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://www.rfc-editor.org/rfc/rfc7644#section-3.12',
      unrecorded: 'no sample on this site uses SCIM',

      remark: "SmartBear doesn't publish an example of an error. This example follows the format in the SCIM standard.",
    },
  },
] satisfies readonly KnownError[];
