import type {KnownError} from '../errors.schema';

/** Results of comparing a pact with an OpenAPI or AsyncAPI description, and reasons that a comparison can't start. */
export const knownErrors = [
  {
    id: 'comparison-request-path-or-method-unknown',
    area: 'comparison',
    title: 'Path or method not defined in spec file: …',
    patterns: ['Path or method not defined in spec file: {method} {path}', 'request.path-or-method.unknown'],
    example: 'Path or method not defined in spec file: GET /catalogue',
    level: 'error',
    meaning:
      "The OpenAPI description, which the error calls the spec file, has no operation that matches this request. The comparator doesn't check the rest of the interaction.",
    causes: [
      {
        cause:
          "The API's base path, such as `/v1`, appears only in the description's `servers`, which the comparator ignores.",
        check:
          "Every interaction has this error, and all paths in the pact start with a prefix that the description's paths don't have.",
        fix: 'Under `info` in the description, set [`x-opc-config-base-path`](/docs/reference/comparison-results#base-path) to the prefix. Publish the description with a new provider version.',
      },
      {
        cause: "The description doesn't list the path, or it lists the path without this method.",
        check:
          "Under `paths` in the description, the path is missing, is capitalized differently, or doesn't have the method. Paths are case-sensitive unless you set `x-opc-config-case-insensitive`.",
        fix: "If the provider supports the request, add the operation to the description. Otherwise, correct the path or method in the consumer's test.",
      },
      {
        cause: "A value in the path doesn't match the schema of its path parameter.",
        check:
          'The description defines the path as a template, such as `/products/{id}`, and `specDetails.value` in the result contains the operation. For example, the pact contains text, but the parameter has to be a number.',
        fix: "In the consumer's test, use a value that the schema allows. If the provider accepts the current value, correct the schema.",
      },
      {
        cause: 'The query string is part of the path in the pact.',
        check: 'The path in the error contains a question mark.',
        fix: "Move the parameters from the interaction's `path` to its `query`.",
      },
    ],
    next: "Look at the path's entry under `paths`. If the entry consists of a `$ref`, which the comparator doesn't follow there, bundle the description into one document that has the operations under `paths`.",
    links: [
      {
        label: 'request.path-or-method.unknown',
        to: '/docs/reference/comparison-results/request-path-or-method-unknown',
      },
      {
        label: 'Troubleshoot provider contracts',
        to: '/docs/bi-directional-contract-testing/provider#if-something-goes-wrong',
      },
    ],
    keywords: ['endpoint not found in OpenAPI', 'route missing', 'trailing slash', 'basePath', '404'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.path-or-method.unknown/result.json'},
  },
  {
    id: 'comparison-request-query-incompatible',
    area: 'comparison',
    title: 'Comparison result request.query.incompatible',
    patterns: ['request.query.incompatible'],
    example: 'request.query.incompatible',
    level: 'error',
    meaning:
      'The consumer calls the operation with a query parameter whose value violates the schema in the OpenAPI description, or without a parameter that the description requires.',
    causes: [
      {
        cause: 'The value has the wrong type or is outside the range or list that the schema allows.',
        check:
          'The error ends with the violated rule, such as `must be integer`, and `mockDetails.value` in the result shows the value that the consumer sends.',
        fix: "In the consumer's test, send a value that the schema allows. If the provider accepts the current value, widen the parameter's schema instead.",
      },
      {
        cause: "The request doesn't contain a required parameter.",
        check:
          'In the result, `mockDetails` has no `value`, and the parameter has `required: true` in the description.',
        fix: "Add the parameter to the request in the consumer's test, or make the parameter optional in the description.",
      },
    ],
    next: "If you get this error only on your machine, set the `QUIRKS` environment variable to `true` and compare again. If the error is gone, it doesn't occur in PactFlow, which doesn't compare lists and objects in queries by default.",
    links: [
      {label: 'request.query.incompatible', to: '/docs/reference/comparison-results/request-query-incompatible'},
      {
        label: 'Fix common validation messages',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#frequent-messages',
      },
    ],
    keywords: ['query string', 'URL parameter', 'wrong parameter type'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.query.incompatible/result.json'},
  },
  {
    id: 'comparison-request-query-unknown',
    area: 'comparison',
    title: 'Query parameter is not defined in the spec file: …',
    patterns: ['Query parameter is not defined in the spec file: {name}', 'request.query.unknown'],
    example: 'Query parameter is not defined in the spec file: type',
    level: 'warning',
    meaning:
      "The consumer sends a query parameter that the description doesn't list for this operation. Without a schema, the comparator can't check the parameter's value, but the contracts remain compatible.",
    causes: [
      {
        cause: "The provider supports the parameter, but the description doesn't list it.",
        check: "The provider's code reads a query parameter with this name.",
        fix: "Add the parameter to the operation's `parameters` with `in: query` and a schema.",
      },
      {
        cause: "The provider doesn't read the parameter.",
        check: 'The provider returns the same response with and without the parameter.',
        fix: "Remove the parameter from the interaction in the consumer's test.",
      },
      {
        cause:
          "The description defines the parameter as an object, but PactFlow's default settings treat a name with brackets as a separate parameter.",
        check: 'The name in the warning contains brackets, such as `size[min]`.',
        fix: 'Under `info` in the description, set [`x-opc-config-legacy-parser`](/docs/reference/comparison-results#legacy-parser) to `false`.',
      },
    ],
    next: "Search the description for the parameter's name. If the parameter is defined only for a different operation or isn't declared with `in: query`, add it to this operation as a query parameter. You can deploy in the meantime because this warning doesn't make `can-i-deploy` fail.",
    links: [
      {label: 'request.query.unknown', to: '/docs/reference/comparison-results/request-query-unknown'},
      {label: 'Configure the comparison', to: '/docs/bi-directional-contract-testing/contracts/oas/configuration'},
    ],
    keywords: ['undocumented parameter', 'deepObject', 'filter parameter'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.query.unknown/result.json'},
  },
  {
    id: 'comparison-request-header-incompatible',
    area: 'comparison',
    title: 'Comparison result request.header.incompatible',
    patterns: ['request.header.incompatible'],
    example: 'request.header.incompatible',
    level: 'error',
    meaning:
      "According to the OpenAPI description, the provider wouldn't accept the consumer's request headers: either a required header is missing, or the value of a header doesn't match its schema.",
    causes: [
      {
        cause: "The consumer's test sends a value that the header's schema doesn't allow.",
        check:
          "The error ends with a rule such as `must be integer`. In the result, `mockDetails.value` is the header's value in the pact.",
        fix: 'Change the value in the test. If the schema is stricter than the provider, change the schema.',
      },
      {
        cause: 'The description requires a header that the interaction omits.',
        check: "The error ends with `must have required property` and the header's name.",
        fix: 'Send the header in the test. If the provider accepts requests without the header, remove `required: true` from the parameter.',
      },
    ],
    next: "Find the operation that `specDetails` identifies. If the operation itself doesn't list the header, look at the `parameters` of the path item, which apply to all operations on the path.",
    links: [
      {label: 'request.header.incompatible', to: '/docs/reference/comparison-results/request-header-incompatible'},
      {
        label: 'must have required property',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#required-property',
      },
    ],
    keywords: ['missing header', 'mandatory header', 'HTTP header type'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.header.incompatible/result.json'},
  },
  {
    id: 'comparison-request-header-unknown',
    area: 'comparison',
    title: 'Request header is not defined in the spec file: …',
    patterns: ['Request header is not defined in the spec file: {header}', 'request.header.unknown'],
    example: 'Request header is not defined in the spec file: x-page-size',
    level: 'warning',
    meaning:
      "The pact's request has a header that isn't in the OpenAPI description. Common HTTP headers such as `User-Agent` don't cause this warning, so the header is usually specific to your API or your tooling.",
    causes: [
      {
        cause: "The provider reads the header, but the description doesn't mention it.",
        check:
          "The provider's code reads the header. In the code, the capitalization might differ because the warning prints the name in lowercase.",
        fix: 'List the header as a parameter of the operation, with `in: header`.',
      },
      {
        cause: "The provider doesn't use the header.",
        check: "Neither the provider's code nor its API documentation refers to the header.",
        fix: 'Remove the header from the interaction. If an adapter writes the pact, configure the adapter to exclude the header.',
      },
    ],
    next: "Compare the header's name in the pact with the operation's parameters. If the names differ only by a typo, correct the wrong one. You can deploy in the meantime because this warning doesn't make the comparison fail.",
    links: [{label: 'request.header.unknown', to: '/docs/reference/comparison-results/request-header-unknown'}],
    keywords: ['custom header', 'undocumented header', 'X- header'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.header.unknown/result.json'},
  },
  {
    id: 'comparison-request-authorization-missing',
    area: 'comparison',
    title: 'Request Authorization … is missing but is required by the spec file',
    patterns: [
      'Request Authorization {name} is missing but is required by the spec file',
      'request.authorization.missing',
    ],
    example: 'Request Authorization header is missing but is required by the spec file',
    level: 'error',
    meaning:
      "The operation requires credentials, but the request in the pact has none that satisfy the operation's security schemes. The error shows whether the comparator looked for a header or a query parameter.",
    causes: [
      {
        cause: "The consumer's test calls its mock without credentials.",
        check:
          'The interaction has neither an `Authorization` header nor the API key that the security scheme specifies.',
        fix: 'Send the credentials in the test. Any placeholder after `Bearer` or `Basic` is enough because the comparator never checks the token itself.',
      },
      {
        cause: 'The operation is also available without credentials, but the description requires them.',
        check: 'The provider accepts the same request without credentials.',
        fix: "Add an empty requirement, `- {}`, to the operation's `security`.",
      },
      {
        cause: "The `Authorization` header doesn't begin with the scheme in the description.",
        check:
          'The pact has the header. In addition, the description sets `x-opc-config-no-authorization-schema` to `false`, or you ran the comparator on your machine without quirks mode.',
        fix: "In the test, start the header's value with `Bearer` or `Basic`, depending on the scheme.",
      },
    ],
    next: "Look up the operation's scheme under `securitySchemes`. Outside quirks mode, no header satisfies an HTTP scheme other than `basic` and `bearer`. If the operation uses a different scheme, such as `digest`, set `x-opc-config-no-authorization-schema` to `true` under `info`.",
    links: [
      {label: 'request.authorization.missing', to: '/docs/reference/comparison-results/request-authorization-missing'},
      {label: 'x-opc-config-no-authorization-schema', to: '/docs/reference/comparison-results#no-authorization-schema'},
    ],
    keywords: ['API key', 'bearer token', 'unauthenticated request', 'security requirement'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.authorization.missing/result.json'},
  },
  {
    id: 'comparison-request-accept-incompatible',
    area: 'comparison',
    title: 'Request Accept header is incompatible with the mime-types the spec defines to produce',
    patterns: [
      'Request Accept header is incompatible with the mime-types the spec defines to produce',
      'request.accept.incompatible',
    ],
    example: 'Request Accept header is incompatible with the mime-types the spec defines to produce',
    level: 'error',
    meaning:
      "The consumer asks for a media type that the operation doesn't list for any of its responses, so the provider might not return a format that the consumer can read.",
    causes: [
      {
        cause: "The consumer requests a format that the provider doesn't offer.",
        check:
          "Send the request to the provider with the `Accept` header from the result's `mockDetails.value`. The response has status `406` or a media type other than the one that the consumer requests.",
        fix: "Request a listed media type in the consumer's test and in the code that sends the request.",
      },
      {
        cause: 'The provider can return the format, but the description lists only other formats.',
        check:
          'Send the request to the provider with the same `Accept` header. The response has the requested media type.',
        fix: "Add the media type to the response's `content`, with a schema.",
      },
    ],
    next: 'If the interaction expects an error status, list the media type of the error response under that status in the description. The comparator compares the `Accept` header regardless of the expected status.',
    links: [
      {label: 'request.accept.incompatible', to: '/docs/reference/comparison-results/request-accept-incompatible'},
      {
        label: 'Supported OpenAPI features',
        to: '/docs/bi-directional-contract-testing/contracts/oas/features#features',
      },
    ],
    keywords: ['content negotiation', '406 Not Acceptable', 'MIME type'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.accept.incompatible/result.json'},
  },
  {
    id: 'comparison-request-accept-unknown',
    area: 'comparison',
    title: 'Request Accept header is defined but the spec does not specify any mime-types to produce',
    patterns: [
      'Request Accept header is defined but the spec does not specify any mime-types to produce',
      'request.accept.unknown',
    ],
    example: 'Request Accept header is defined but the spec does not specify any mime-types to produce',
    level: 'warning',
    meaning:
      "None of the operation's responses has a media type in the description, so the comparator has nothing to compare the consumer's `Accept` header with.",
    causes: [
      {
        cause: 'The provider returns a body that its description leaves out.',
        check: 'The responses in the description have no `content` section, but the real responses have a body.',
        fix: 'Add a `content` section with the media type and a schema to each response that has a body.',
      },
      {
        cause: "The operation doesn't return a body, so the header isn't needed.",
        check: "The provider's successful response has no body.",
        fix: 'Remove the `Accept` header from the interaction.',
      },
    ],
    next: "Check whether the interaction expects a body. If it does, add the missing `content` to the description, because without it, the comparator also reports an error. If the interaction doesn't expect a body and your HTTP client always sends `Accept`, you can ignore the warning.",
    links: [
      {label: 'request.accept.unknown', to: '/docs/reference/comparison-results/request-accept-unknown'},
      {label: 'response.body.unknown', to: '/docs/reference/comparison-results/response-body-unknown'},
    ],
    keywords: ['produces', 'missing content section'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.accept.unknown/result.json'},
  },
  {
    id: 'comparison-request-content-type-incompatible',
    area: 'comparison',
    title: 'Request Content-Type header is incompatible with the mime-types …',
    patterns: [
      'Request Content-Type header is incompatible with the mime-types the spec accepts to consume',
      'request.content-type.incompatible',
    ],
    example: 'Request Content-Type header is incompatible with the mime-types the spec accepts to consume',
    level: 'error',
    meaning:
      "The consumer sends its request body in a media type that, according to the description, the operation doesn't accept. Because of this mismatch, the comparator doesn't check the body.",
    causes: [
      {
        cause:
          "The consumer sends a format that the provider doesn't accept, such as form data when the operation expects JSON.",
        check:
          'The provider rejects requests that use the media type in `mockDetails.value`, for example, by returning status `415`. The accepted media types are in `specDetails.value`.',
        fix: "In the consumer's test, send one of the accepted media types, and change the body to match.",
      },
      {
        cause: "The provider accepts the media type, but the description doesn't list it.",
        check: "The provider's own tests send bodies of this type and succeed.",
        fix: 'Add the media type and its schema under `requestBody.content`.',
      },
    ],
    next: "After you fix the header, compare again. If a `request.body` result appears, the body has a problem of its own, which the comparator couldn't detect before.",
    links: [
      {
        label: 'request.content-type.incompatible',
        to: '/docs/reference/comparison-results/request-content-type-incompatible',
      },
      {label: 'request.body.incompatible', to: '/docs/reference/comparison-results/request-body-incompatible'},
    ],
    keywords: ['415 Unsupported Media Type', 'x-www-form-urlencoded', 'consumes'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.content-type.incompatible/result.json'},
  },
  {
    id: 'comparison-request-content-type-missing',
    area: 'comparison',
    title: 'Request content type header is not defined …',
    patterns: [
      'Request content type header is not defined but spec specifies mime-types to consume',
      'request.content-type.missing',
    ],
    example: 'Request content type header is not defined but spec specifies mime-types to consume',
    level: 'warning',
    meaning:
      'The interaction has a request body but no `Content-Type` header, although the description lists the media types that the operation accepts. The comparator assumes that the body is JSON.',
    causes: [
      {
        cause: "The consumer's test defines a body without the header.",
        check: "In the pact, the interaction's `request` has a `body`, but its `headers` don't include `Content-Type`.",
        fix: "Set the header in the test, and make sure that the consumer's code sends it, too.",
      },
    ],
    next: "If the test sets the header, open the published pact. If the header is missing there, publish the pact again, or correct the adapter that writes the pact. Changes to the description can't resolve this warning.",
    links: [
      {label: 'request.content-type.missing', to: '/docs/reference/comparison-results/request-content-type-missing'},
    ],
    keywords: ['no Content-Type', 'default media type', 'assumed JSON'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.content-type.missing/result.json'},
  },
  {
    id: 'comparison-request-content-type-unknown',
    area: 'comparison',
    title: 'Request content-type header is defined …',
    patterns: [
      'Request content-type header is defined but the spec does not specify any mime-types to consume',
      'request.content-type.unknown',
    ],
    example: 'Request content-type header is defined but the spec does not specify any mime-types to consume',
    level: 'warning',
    meaning:
      "The request in the pact has a `Content-Type` header, but the operation in the description doesn't have a request body that the header could apply to.",
    causes: [
      {
        cause: 'The consumer sets the header on a request that has no body.',
        check: "The interaction's `request` has no `body`.",
        fix: 'Remove the header from the interaction.',
      },
      {
        cause: 'The provider reads a body that is missing from the description.',
        check: "The interaction's `request` has a `body`. Usually, the comparator also reports `request.body.unknown`.",
        fix: "Add the `requestBody` to the operation, with the body's media type and schema.",
      },
    ],
    next: "If several operations have this warning, look at the default headers of the consumer's HTTP client. If the client adds `Content-Type` to every request, you can ignore the warning.",
    links: [
      {label: 'request.content-type.unknown', to: '/docs/reference/comparison-results/request-content-type-unknown'},
    ],
    keywords: ['GET with Content-Type', 'requestBody missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.content-type.unknown/result.json'},
  },
  {
    id: 'comparison-request-body-incompatible',
    area: 'comparison',
    title: 'Request body is incompatible with the request body schema in the spec file: …',
    patterns: [
      'Request body is incompatible with the request body schema in the spec file: must NOT have additional properties - {name}',
      'Request body is incompatible with the request body schema in the spec file',
      'request.body.incompatible',
    ],
    example: 'Request body is incompatible with the request body schema in the spec file: must be number',
    level: 'error',
    meaning:
      'The body that the consumer sends violates the schema in the description, so the provider might reject the request. The text after the colon is the violated rule, and the comparator reports each violated rule as a separate result.',
    causes: [
      {
        cause: 'A value has the wrong type. For example, in JSON, `"19.90"` is a string, not a number.',
        check:
          'The error ends with a rule such as `must be number`, and `mockDetails.location` ends with the name of the field.',
        fix: "Correct the value in the consumer's test and in the code that creates the body. If the provider accepts both types, list both in the schema.",
      },
      {
        cause:
          'The body omits a field that the schema requires, or the request has no body even though the description requires one.',
        check:
          "For a missing field, the error ends with `must have required property` and the field's name, even if the field is `readOnly`. For a missing body, `mockDetails` has no `value`.",
        fix: "Send the field or the body in the consumer's test. If the provider accepts requests without the field or the body, make it optional in the description.",
      },
      {
        cause: 'The description forbids additional fields in the request.',
        check: 'The error contains `must NOT have additional properties`, followed by the name of the field.',
        fix: 'Remove the field from the request. To let consumers send additional fields, remove `additionalProperties: false` from the request schema.',
      },
      {
        cause: 'The body is form data, so its values are strings, which never match a number in the schema.',
        check:
          'The media type is `application/x-www-form-urlencoded`, and the error ends with `must be number` or `must be integer`.',
        fix: "Widen the field's schema so that it also allows strings. If the operation accepts only forms and the description sets [`x-opc-config-no-validate-request-body-unless-application-json`](/docs/reference/comparison-results#no-validate-request-body-unless-application-json) to `false`, you can remove this setting instead. By default, PactFlow doesn't compare such bodies.",
      },
    ],
    next: "[Run the comparator](/docs/reference/comparison-results#run) on your machine. In each result, `mockDetails.location` points to the field in the pact, and `specDetails.location` points to the rule. If your description doesn't contain the rule, it's a different version than the one that PactFlow compared.",
    links: [
      {label: 'request.body.incompatible', to: '/docs/reference/comparison-results/request-body-incompatible'},
      {
        label: 'Fix common validation messages',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#frequent-messages',
      },
      {label: 'Run the comparator', to: '/docs/reference/comparison-results#run'},
    ],
    keywords: ['payload validation', 'POST body', 'PUT body', 'schema mismatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.body.incompatible/result.json'},
  },
  {
    id: 'comparison-request-body-unknown',
    area: 'comparison',
    title: 'No matching schema found for request body',
    patterns: ['No matching schema found for request body', 'request.body.unknown'],
    example: 'No matching schema found for request body',
    level: 'warning',
    meaning:
      "The description has no schema for the body that the consumer sends, so the comparator can't check the body. The warning doesn't make the contracts incompatible.",
    causes: [
      {
        cause: 'The provider reads the body, but the description has no schema for it.',
        check:
          "The provider's code reads the body. In the description, the operation has no `requestBody`, or `requestBody.content` contains an empty entry, such as `application/json: {}`.",
        fix: 'Describe the body under `requestBody`, with its media type and a schema.',
      },
      {
        cause: "The operation doesn't take a body.",
        check: "The description has no `requestBody` for the operation, and the provider's code doesn't read a body.",
        fix: "Remove the body from the request in the consumer's test.",
      },
    ],
    next: 'If this result makes a comparison on your machine fail, check the version of `@pactflow/openapi-pact-comparator`. Versions before 1.14.0 report the result as an error, so update the package.',
    links: [{label: 'request.body.unknown', to: '/docs/reference/comparison-results/request-body-unknown'}],
    keywords: ['schema missing', 'undocumented payload', 'body not validated'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.body.unknown/result.json'},
  },
  {
    id: 'comparison-request-body-unvalidatable',
    area: 'comparison',
    title: 'Comparison result request.body.unvalidatable',
    patterns: ['request.body.unvalidatable'],
    example: 'request.body.unvalidatable',
    level: 'warning',
    meaning:
      "The comparator can read JSON and form data in requests, but the consumer sends a different format, such as XML. The comparator checks whether the operation accepts the media type, but it doesn't check the content of the body.",
    causes: [
      {
        cause: 'The API uses XML, plain text, or a binary format for this request.',
        check: 'The warning names a content type such as `application/xml`, `text/plain`, or `image/png`.',
        fix: 'If the operation also accepts JSON, use JSON in the interaction. Otherwise, cover this body with a different kind of test, and ignore the warning.',
      },
      {
        cause: "The body is `multipart/form-data`, which PactFlow doesn't compare by default.",
        check:
          "The warning names `multipart/form-data`, and the description doesn't set `x-opc-config-disable-multipart-formdata`.",
        fix: 'To compare the form with its schema, set `x-opc-config-disable-multipart-formdata` and `x-opc-config-no-validate-request-body-unless-application-json` to `false` under `info` in the description.',
      },
    ],
    next: 'If neither contract has changed since the last comparison without this warning, check whether the comparator was upgraded. Versions before 2.2.0 skipped such bodies without a warning.',
    links: [
      {label: 'request.body.unvalidatable', to: '/docs/reference/comparison-results/request-body-unvalidatable'},
      {
        label: 'x-opc-config-disable-multipart-formdata',
        to: '/docs/reference/comparison-results#disable-multipart-formdata',
      },
    ],
    keywords: ['XML request', 'file upload', 'binary body', 'Protobuf', 'SOAP'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.body.unvalidatable/result.json'},
  },
  {
    id: 'comparison-request-spec-missing',
    area: 'comparison',
    title: 'No OpenAPI document provided to validate HTTP interaction',
    patterns: ['No OpenAPI document provided to validate HTTP interaction', 'request.spec.missing'],
    example: 'No OpenAPI document provided to validate HTTP interaction',
    level: 'error',
    meaning:
      "A program used the comparator's library without an API description, so the library had nothing to compare the pact's HTTP interactions with.",
    causes: [
      {
        cause: 'Your program creates the `Comparator` without `oas` or `asyncapi`.',
        check:
          'The code calls `new Comparator(description)`. Since version 2.0.0, the constructor expects an object, as in `new Comparator({oas})`.',
        fix: 'Pass the parsed OpenAPI description as `oas`.',
      },
    ],
    next: 'Print the value that you pass as `oas`. If the value is `undefined`, your program failed to read or parse the file.',
    links: [
      {label: 'request.spec.missing', to: '/docs/reference/comparison-results/request-spec-missing'},
      {label: 'Run the comparator', to: '/docs/reference/comparison-results#run'},
    ],
    keywords: ['openapi-pact-comparator library', 'opc 2.0 migration'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.spec.missing/result.json'},
  },
  {
    id: 'comparison-response-status-unknown',
    area: 'comparison',
    title: 'Response status code not defined in spec file: …',
    patterns: ['Response status code not defined in spec file: {status}', 'response.status.unknown'],
    example: 'Response status code not defined in spec file: 404',
    level: 'error',
    meaning:
      "The consumer expects a status that the operation's responses don't include, and the description has no `default` response to fall back to. The comparator doesn't compare the expected headers and body.",
    causes: [
      {
        cause:
          "The provider returns this status, but the description doesn't list it. Descriptions often omit errors such as `404`.",
        check:
          'A real response to this request has the status that the consumer expects, and the description has no entry for it, not even a range such as `4XX`.',
        fix: "Add the status to the operation's responses, either as a number or as a range such as `4XX`.",
      },
      {
        cause: 'The range in the description is written in lowercase, which the comparator ignores.',
        check: 'The description contains a key such as `4xx` or `2xx`.',
        fix: 'Write the range with an uppercase `XX`.',
      },
      {
        cause: "The consumer's test expects a status that the provider never returns for this request.",
        check: "Neither the provider's code nor its tests contain this status for the operation.",
        fix: "In the consumer's test, expect a status that the description lists.",
      },
    ],
    next: "If the description has the right range and you use On-Premises, check which release you're running. Releases before 2.3.0 don't support ranges, so upgrade, or list the status as a number.",
    links: [
      {label: 'response.status.unknown', to: '/docs/reference/comparison-results/response-status-unknown'},
      {
        label: 'Write a description for reliable comparisons',
        to: '/docs/bi-directional-contract-testing/contracts/oas#make-the-document-useful',
      },
    ],
    keywords: ['undocumented status', 'error response', '4xx range', 'HTTP status'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.status.unknown/result.json'},
  },
  {
    id: 'comparison-response-status-default',
    area: 'comparison',
    title: 'Response status code matched default response in spec file: …',
    patterns: ['Response status code matched default response in spec file: {status}', 'response.status.default'],
    example: 'Response status code matched default response in spec file: 404',
    level: 'warning',
    meaning:
      "The description doesn't list the expected status, so the comparator used the operation's `default` response for the headers and the body. The provider might send a different response with this status.",
    causes: [
      {
        cause: 'The provider describes all of its less common responses with `default`.',
        check:
          'The provider returns the status for this request, and its response has the structure of the `default` response.',
        fix: 'List the status with its own response so that the comparison uses the right schema.',
      },
      {
        cause: 'The consumer expects the wrong status.',
        check: 'The provider returns a different status for the request in the interaction.',
        fix: "Change the status in the consumer's test to one that the description lists.",
      },
    ],
    next: 'If the warning persists after you list the status, check that the status is in the operation identified by `specDetails.pathMethod` and `specDetails.pathName`. You can also ignore the warning if `default` applies to every other status.',
    links: [{label: 'response.status.default', to: '/docs/reference/comparison-results/response-status-default'}],
    keywords: ['default response', 'fallback response'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.status.default/result.json'},
  },
  {
    id: 'comparison-response-header-incompatible',
    area: 'comparison',
    title: 'Comparison result response.header.incompatible',
    patterns: ['response.header.incompatible'],
    example: 'response.header.incompatible',
    level: 'error',
    meaning:
      'The consumer relies on a response header with a value that the description rules out. For example, the consumer expects `many` in a header that the schema defines as an integer.',
    causes: [
      {
        cause: "The consumer's mock returns a value that the provider never sends.",
        check:
          'In a real response from the provider, the header has a value that the schema allows, unlike `mockDetails.value` in the result.',
        fix: "In the consumer's test, expect a value that the schema allows.",
      },
      {
        cause: "The header's schema doesn't allow all the values that the provider sends.",
        check: 'A real response from the provider contains the value in `mockDetails.value`, or a similar one.',
        fix: "Widen the header's schema in the description.",
      },
    ],
    next: "Check whether the consumer reads the header. If it doesn't, remove the header from the expected response. A pact doesn't have to contain every response header.",
    links: [
      {label: 'response.header.incompatible', to: '/docs/reference/comparison-results/response-header-incompatible'},
      {
        label: 'Fix common validation messages',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#frequent-messages',
      },
    ],
    keywords: ['header value type', 'X-Total-Count'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.header.incompatible/result.json'},
  },
  {
    id: 'comparison-response-header-undefined',
    area: 'comparison',
    title: 'Standard http response header is not defined in the spec file: …',
    patterns: ['Standard http response header is not defined in the spec file: {header}', 'response.header.undefined'],
    example: 'Standard http response header is not defined in the spec file: etag',
    level: 'warning',
    meaning:
      "The consumer expects a common HTTP header, such as `ETag` or `Location`, that isn't in the description of the response. For other headers, the comparator reports an error instead of a warning.",
    causes: [
      {
        cause: "The header comes from the consumer's mock server, and the consumer doesn't read it.",
        check: "Nothing in the consumer's code reads the header.",
        fix: 'Remove the header from the expected response. If an adapter records responses, exclude the header in its settings.',
      },
      {
        cause: "The consumer needs the header, and the provider's description omits it.",
        check: "The consumer's code reads the header, and real responses from the provider contain it.",
        fix: "Add the header to the response's `headers` in the description.",
      },
    ],
    next: "Search the description for the header. If the description defines the header only for a different status, define it for the expected status, too. In this result, ignore `mockDetails.value`, which shows the request's headers.",
    links: [
      {label: 'response.header.undefined', to: '/docs/reference/comparison-results/response-header-undefined'},
      {label: 'response.header.unknown', to: '/docs/reference/comparison-results/response-header-unknown'},
    ],
    keywords: ['ETag', 'Location', 'Cache-Control', 'Set-Cookie', 'Access-Control-Allow-Origin'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.header.undefined/result.json'},
  },
  {
    id: 'comparison-response-header-unknown',
    area: 'comparison',
    title: 'Response header is not defined in the spec file: …',
    patterns: ['Response header is not defined in the spec file: {header}', 'response.header.unknown'],
    example: 'Response header is not defined in the spec file: x-total-count',
    level: 'error',
    meaning:
      "The consumer expects a response header that the description doesn't list. For common HTTP headers, such as `ETag`, the comparator reports only a warning instead of this error.",
    causes: [
      {
        cause: 'The mock server or the adapter added its own headers to the pact.',
        check: "The pact contains the header, but the consumer's test doesn't.",
        fix: "Exclude the header in the adapter's settings, and publish the pact again with a new version.",
      },
      {
        cause: "The consumer uses the header, and the provider sends it, but the description doesn't mention it.",
        check: "The consumer's code reads the header, and a real response from the provider contains it.",
        fix: "List the header under the response's `headers`, and publish the description.",
      },
      {
        cause: 'The consumer expects a header that it never reads.',
        check: "The consumer's test contains the header, but the rest of the consumer's code doesn't.",
        fix: 'Remove the header from the expected response.',
      },
    ],
    next: 'Check which status the header is listed under. If the description defines the header for `200` but the interaction expects `201`, add the header to the `201` response, too.',
    links: [
      {label: 'response.header.unknown', to: '/docs/reference/comparison-results/response-header-unknown'},
      {
        label: 'Troubleshoot the comparison',
        to: '/docs/bi-directional-contract-testing/consumer#if-something-goes-wrong',
      },
    ],
    keywords: ['x-powered-by', 'pagination header', 'mock server headers', 'unexpected header'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.header.unknown/result.json'},
  },
  {
    id: 'comparison-response-content-type-incompatible',
    area: 'comparison',
    title: 'Response Content-Type header is incompatible with the mime-types …',
    patterns: [
      'Response Content-Type header is incompatible with the mime-types the spec defines to produce',
      'response.content-type.incompatible',
    ],
    example: 'Response Content-Type header is incompatible with the mime-types the spec defines to produce',
    level: 'error',
    meaning:
      "The consumer expects a response in a media type that the description doesn't list for this status. Because the description has no schema for this media type, the comparator doesn't check the body.",
    causes: [
      {
        cause: "The `Content-Type` in the consumer's mock differs from the one that the provider sends.",
        check:
          'A real response from the provider has a media type that `specDetails.value` lists, not the one in `mockDetails.value`.',
        fix: 'Set the header in the expected response to a listed media type.',
      },
      {
        cause: "The provider can return the format, but the description doesn't list it.",
        check:
          "If you send the request to the provider with the consumer's `Accept` header, the response has the media type in `mockDetails.value`.",
        fix: "Add the media type to the response's `content`.",
      },
    ],
    next: "Check which status the media type is listed under. If the description lists it only for a different status, add it to the expected status, too. Parameters such as `charset` can't cause this error because the comparator ignores them.",
    links: [
      {
        label: 'response.content-type.incompatible',
        to: '/docs/reference/comparison-results/response-content-type-incompatible',
      },
    ],
    keywords: ['text/html instead of JSON', 'vendor media type', 'problem+json'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.content-type.incompatible/result.json'},
  },
  {
    id: 'comparison-response-content-type-unknown',
    area: 'comparison',
    title: 'Response Content-Type header is defined …',
    patterns: [
      'Response Content-Type header is defined but the spec does not specify any mime-types to produce',
      'response.content-type.unknown',
    ],
    example: 'Response Content-Type header is defined but the spec does not specify any mime-types to produce',
    level: 'warning',
    meaning:
      "The expected response has a `Content-Type` header, but according to the description, the response has no content. The comparator can't tell whether the media type is right.",
    causes: [
      {
        cause: 'The description of the response leaves out the body that the provider returns.',
        check: 'The response in the description has no `content` section, but the provider returns a body.',
        fix: 'Add a `content` section with the media type and a schema to the response.',
      },
      {
        cause: "The response has no body, and the consumer's mock sets the header anyway.",
        check: "The interaction's expected response has no `body`.",
        fix: 'Remove the header from the expected response.',
      },
    ],
    next: 'Check whether the comparator also reports `response.body.unknown` for this interaction. If it does, the consumer expects a body, and adding the `content` section resolves both results.',
    links: [
      {label: 'response.content-type.unknown', to: '/docs/reference/comparison-results/response-content-type-unknown'},
      {label: 'response.body.unknown', to: '/docs/reference/comparison-results/response-body-unknown'},
    ],
    keywords: ['204 No Content', 'empty response'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.content-type.unknown/result.json'},
  },
  {
    id: 'comparison-response-body-incompatible',
    area: 'comparison',
    title: 'Response body is incompatible with the response body schema in the spec file: …',
    patterns: [
      'Response body is incompatible with the response body schema in the spec file: must NOT have additional properties - {name}',
      'Response body is incompatible with the response body schema in the spec file',
      'Response Body Is Incompatible',
      'must NOT have additional properties - {name}',
      'response.body.incompatible',
    ],
    example:
      'Response body is incompatible with the response body schema in the spec file: must NOT have additional properties - price',
    level: 'error',
    meaning:
      "The consumer expects something in the response body that the description doesn't guarantee. The text after the colon is the violated rule. Most often, a field is missing from the description or has a different type.",
    causes: [
      {
        cause: "The consumer's mock returns a field that the description doesn't list.",
        check:
          'The error ends with `must NOT have additional properties` and the name of the field. PactFlow adds this rule to response schemas, so the description might not contain it. If you run the following command on the published files, it prints the same error.',
        fix: 'If the provider returns the field, add it to the schema. Otherwise, remove the field from the mock. Setting `additionalProperties: true` has no effect in a response schema. If a response can contain any field, as in a map with arbitrary keys, write `additionalProperties: {}`.',
        checkCommand:
          'QUIRKS=true npx --yes --package @pactflow/openapi-pact-comparator@2.3.1 opc --oas "$OPENAPI_FILE" "$PACT_FILE"',
      },
      {
        cause: "A field's type or value differs between the mock and the schema.",
        check:
          'The error ends with a rule such as `must be number`. Matching rules in the pact make no difference because the comparator uses only the example value.',
        fix: 'Correct the example in the mock, or correct the schema if the provider returns values like the one in the mock. For a field that can be null, make the schema nullable.',
      },
      {
        cause: "The example doesn't match exactly one branch of a `oneOf`.",
        check: 'The error contains `must match exactly one schema in oneOf`.',
        fix: 'Add a [discriminator](/docs/bi-directional-contract-testing/contracts/oas/keyword-support#discriminators) to the description, or add a field to the mock that only one branch has.',
      },
      {
        cause: 'The mock returns the JSON document as a string instead of an object.',
        check: 'The error ends with `must be object`, and `mockDetails.value` is text with escaped quotation marks.',
        fix: 'Pass the body to the mock as an object instead of a serialized string.',
      },
    ],
    next: "Check the media type in `specDetails.location`. If the response has several media types and this isn't the one that you expected, change the request's `Accept` header, which selects the schema.",
    links: [
      {label: 'response.body.incompatible', to: '/docs/reference/comparison-results/response-body-incompatible'},
      {
        label: 'Fix common validation messages',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#frequent-messages',
      },
      {
        label: 'How schemas are changed',
        to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support#how-schemas-are-changed',
      },
    ],
    keywords: ['extra field', 'unexpected property', 'should NOT have additional properties', 'breaking change'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.body.incompatible/result.json'},
  },
  {
    id: 'comparison-response-body-unknown',
    area: 'comparison',
    title: 'No matching schema found for response body',
    patterns: ['No matching schema found for response body', 'response.body.unknown'],
    example: 'No matching schema found for response body',
    level: 'error',
    meaning:
      "The consumer expects a response body, but the description has no schema for it. The comparator therefore can't confirm that the provider returns the data that the consumer needs.",
    causes: [
      {
        cause: 'The description lists the status without content, although the provider returns a body.',
        check:
          'A real response has a body. In the result, `specDetails.value` is missing or contains a media type without a `schema`.',
        fix: 'Add `content` with a media type and a schema to the response, and publish the description.',
      },
      {
        cause: "The provider's response really is empty.",
        check: 'The expected status is `204`, or a real response has no body.',
        fix: 'Remove the body from the expected response.',
      },
    ],
    next: "If the description has a schema, check whether it's under the status that the consumer expects. If the comparator also reports `response.status.default`, the schema has to be under `default`.",
    links: [
      {label: 'response.body.unknown', to: '/docs/reference/comparison-results/response-body-unknown'},
      {
        label: 'Write a description for reliable comparisons',
        to: '/docs/bi-directional-contract-testing/contracts/oas#make-the-document-useful',
      },
    ],
    keywords: ['missing response schema', 'incomplete OpenAPI', 'generated description'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.body.unknown/result.json'},
  },
  {
    id: 'comparison-response-body-unvalidatable',
    area: 'comparison',
    title: 'Comparison result response.body.unvalidatable',
    patterns: ['response.body.unvalidatable'],
    example: 'response.body.unvalidatable',
    level: 'warning',
    meaning:
      "For the response body that the consumer expects, the description lists a media type that the comparator can't read, so it didn't compare the body. A mismatch in this body would go unnoticed.",
    causes: [
      {
        cause: 'The consumer requests XML or another unsupported format, although the operation also offers JSON.',
        check:
          "In the result, `specDetails.value` lists `application/json`, and the request's `Accept` header names a different type.",
        fix: 'Request JSON in the interaction, and expect a JSON body.',
      },
      {
        cause: 'The operation has no JSON response.',
        check: 'The description lists only formats such as XML, plain text, or images for the status.',
        fix: 'Cover this body with a different kind of test, and ignore the warning.',
      },
    ],
    next: 'Check whether a consumer or provider test covers this body. If not, add one. If the request has no `Accept` header and the provider can return JSON, adding JSON to the description also resolves the warning.',
    links: [
      {label: 'response.body.unvalidatable', to: '/docs/reference/comparison-results/response-body-unvalidatable'},
      {
        label: "What the check can't detect",
        to: '/docs/bi-directional-contract-testing/compatibility-checks#what-the-check-cannot-catch',
      },
    ],
    keywords: ['XML response', 'PDF download', 'image/png', 'text/csv'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/response.body.unvalidatable/result.json'},
  },
  {
    id: 'comparison-value-incompatible',
    area: 'comparison',
    title: 'Value is incompatible with the parameter defined in the spec file: …',
    patterns: ['Value is incompatible with the parameter defined in the spec file'],
    example: 'Value is incompatible with the parameter defined in the spec file: must be integer',
    level: 'error',
    meaning:
      'The value of a query parameter or header violates its schema in the description, or a required parameter or header is missing. Three result codes share this text, and the `code` field of the result shows which one applies.',
    causes: [
      {
        cause: 'The value of a query parameter is wrong, or a required parameter is missing.',
        check:
          "The result's `code` field is `request.query.incompatible`, and the location in the pact contains `request.query` and the name of the parameter.",
        fix: 'Correct the parameter as described in [request.query.incompatible](/docs/reference/comparison-results/request-query-incompatible).',
      },
      {
        cause: 'The value of a request header is wrong, or a required header is missing.',
        check:
          "The result's `code` field is `request.header.incompatible`, and the location in the pact contains `request.headers`.",
        fix: "Send a value that the header's schema allows, or widen the schema if the provider accepts the value.",
      },
      {
        cause: "The consumer expects a response header with a value that the header's schema doesn't allow.",
        check:
          "The result's `code` field is `response.header.incompatible`, and the location in the pact contains `response.headers`.",
        fix: 'Expect a value that the schema allows. If the provider sends the expected value, correct the schema.',
      },
    ],
    next: "If the rule after the colon doesn't explain the error, look at `mockDetails.value`. If it's missing or `null`, the pact lacks a required parameter or header. Otherwise, compare the value with the rule in `specDetails.value`.",
    links: [
      {label: 'request.query.incompatible', to: '/docs/reference/comparison-results/request-query-incompatible'},
      {label: 'request.header.incompatible', to: '/docs/reference/comparison-results/request-header-incompatible'},
      {label: 'response.header.incompatible', to: '/docs/reference/comparison-results/response-header-incompatible'},
    ],
    keywords: ['parameter schema', 'must be integer', 'must be boolean'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.query.incompatible/result.json'},
  },
  {
    id: 'comparison-body-not-supported',
    area: 'comparison',
    title: "Body with content type '…' is not supported by the spec comparator",
    patterns: [
      "Body with content type '{value}' is not supported by the spec comparator",
      'is not supported by the spec comparator',
    ],
    example: "Body with content type 'application/xml' is not supported by the spec comparator",
    level: 'warning',
    meaning:
      'The comparator can read JSON bodies and form data, but not the content type that the warning names. The comparator skips this body and compares the rest of the interaction as usual.',
    causes: [
      {
        cause: 'The consumer sends a request body in this format.',
        check: "The result's `code` field is `request.body.unvalidatable`.",
        fix: 'Use JSON in the interaction if the operation accepts it. Otherwise, cover this body with a different kind of test.',
      },
      {
        cause: 'The description lists this format for the expected response.',
        check: "The result's `code` field is `response.body.unvalidatable`.",
        fix: 'If the operation offers JSON, request it with the `Accept` header. If not, ignore the warning.',
      },
      {
        cause: 'An asynchronous or synchronous message in the pact has contents in this format.',
        check: "The result's `code` field is `message.payload.unvalidatable`.",
        fix: 'If the provider can send JSON, use JSON in the consumer test. If not, ignore the warning.',
      },
    ],
    next: "If the warning appeared without a change to either contract, check whether the comparator was upgraded. Versions before 2.2.0 skipped such bodies without a warning. This warning doesn't block a deployment.",
    links: [
      {label: 'request.body.unvalidatable', to: '/docs/reference/comparison-results/request-body-unvalidatable'},
      {label: 'response.body.unvalidatable', to: '/docs/reference/comparison-results/response-body-unvalidatable'},
      {label: 'message.payload.unvalidatable', to: '/docs/reference/comparison-results/message-payload-unvalidatable'},
    ],
    keywords: ['unsupported content type', 'XML', 'Protobuf', 'Avro', 'binary'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/request.body.unvalidatable/result.json'},
  },
  {
    id: 'comparison-message-no-match',
    area: 'comparison',
    title: 'No message in the operation matched the interaction',
    patterns: ['No message in the operation matched the interaction', 'message.no.match'],
    example: 'No message in the operation matched the interaction',
    level: 'error',
    meaning:
      "None of the messages that the AsyncAPI operation lists matches the message in the pact, or the operation doesn't list any. The `causes` field of the result shows why each listed message doesn't match.",
    causes: [
      {
        cause: 'The contents or the metadata in the pact violate the schema of the message.',
        check:
          'The `causes` field contains `message.payload.incompatible` or `message.headers.incompatible`, with the location of the problem in both files.',
        fix: 'In `causes`, find the entry for the message that you meant to match, and correct the pact or the schema at the location that the entry names. Ignore the entries for other messages.',
      },
      {
        cause:
          "The operation doesn't list any messages. The comparator doesn't fall back to the messages of the channel.",
        check: 'The `causes` field is empty, and the operation in the description has no `messages` field.',
        fix: "Add a reference to each message under the operation's `messages`.",
      },
    ],
    next: 'Look at the operation in `specDetails.location`. If the interaction was meant for a different operation, correct the `operationId` in the consumer test.',
    links: [
      {label: 'message.no.match', to: '/docs/reference/comparison-results/message-no-match'},
      {label: 'message.payload.incompatible', to: '/docs/reference/comparison-results/message-payload-incompatible'},
    ],
    keywords: ['AsyncAPI comparison', 'event contract', 'Kafka message'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.no.match/result.json'},
  },
  {
    id: 'comparison-message-payload-incompatible',
    area: 'comparison',
    title: 'Message payload is incompatible with the schema in the spec file: …',
    patterns: [
      'Message payload is incompatible with the schema in the spec file: must NOT have additional properties - {name}',
      'Message payload is incompatible with the schema in the spec file',
      'message.payload.incompatible',
    ],
    example:
      'Message payload is incompatible with the schema in the spec file: must NOT have additional properties - price',
    level: 'error',
    meaning:
      "The contents of a message in the pact don't match the payload that the AsyncAPI description defines. This error appears only in the `causes` field of a `message.no.match` result.",
    causes: [
      {
        cause: "The consumer expects a field that isn't in the payload's schema.",
        check: 'The error ends with `must NOT have additional properties` and the name of the field.',
        fix: "If the provider sends the field, add it to the payload's schema. Otherwise, remove the field from the consumer test.",
      },
      {
        cause: 'A field has a different type in the pact than in the schema.',
        check:
          'The text after the colon is a rule such as `must be number`, and `mockDetails.location` ends with the name of the field.',
        fix: 'Correct the value in the test. If the provider sends values of this type, change the schema instead.',
      },
      {
        cause: 'The request in a synchronous message is missing a required field.',
        check:
          'The error contains `must have required property`. The comparator allows missing fields in the messages that a consumer receives, but not in the requests that a consumer sends.',
        fix: 'Send the field in the consumer test.',
      },
    ],
    next: "If you expected the comparator to skip the contents, look at their content type in the pact. If it's JSON with a vendor media type, such as `application/vnd.shop+json`, the comparator treats it like any other JSON.",
    links: [
      {label: 'message.payload.incompatible', to: '/docs/reference/comparison-results/message-payload-incompatible'},
      {
        label: 'Fix common validation messages',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#frequent-messages',
      },
    ],
    keywords: ['event schema', 'AsyncAPI payload', 'message contents'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.payload.incompatible/result.json'},
  },
  {
    id: 'comparison-message-headers-incompatible',
    area: 'comparison',
    title: 'Message headers are incompatible with the schema in the spec file: …',
    patterns: [
      'Message headers are incompatible with the schema in the spec file: must NOT have additional properties - {name}',
      'Message headers are incompatible with the schema in the spec file',
      'message.headers.incompatible',
    ],
    example:
      'Message headers are incompatible with the schema in the spec file: must be equal to one of the allowed values',
    level: 'error',
    meaning:
      "The metadata of a message in the pact doesn't match the schema of the message's `headers` in the AsyncAPI description. This error appears in the `causes` field of a `message.no.match` result.",
    causes: [
      {
        cause: "The schema doesn't allow a value in the metadata, for example, because the value isn't in an `enum`.",
        check:
          '`mockDetails.location` ends with the metadata key, and `specDetails.value` contains the allowed values.',
        fix: 'Use an allowed value in the consumer test. If the provider sends the current value, add it to the schema.',
      },
      {
        cause: "The consumer's metadata contains a key that the `headers` schema doesn't define.",
        check: 'The error ends with `must NOT have additional properties` and the key.',
        fix: 'If the provider sends the key, add it to the schema. Otherwise, remove the key from the metadata in the consumer test.',
      },
    ],
    next: "If the interaction still fails, look for `message.payload.incompatible` in the same `causes` field. If it's there, fix the payload, too. A message matches only if both its payload and its headers have no errors.",
    links: [
      {label: 'message.headers.incompatible', to: '/docs/reference/comparison-results/message-headers-incompatible'},
      {
        label: 'must be equal to one of the allowed values',
        to: '/docs/bi-directional-contract-testing/compatibility-checks#enum',
      },
    ],
    keywords: ['message metadata', 'Kafka headers', 'AsyncAPI headers'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.headers.incompatible/result.json'},
  },
  {
    id: 'comparison-message-operation-unknown',
    area: 'comparison',
    title: 'Operation not defined in AsyncAPI spec: …',
    patterns: ['Operation not defined in AsyncAPI spec: {name}', 'message.operation.unknown'],
    example: 'Operation not defined in AsyncAPI spec: priceChanged',
    level: 'error',
    meaning:
      "The message in the pact refers to an operation that the provider's AsyncAPI description doesn't define. Without the operation, the comparator can't tell which messages to compare the pact with.",
    causes: [
      {
        cause: "The `operationId` in the pact isn't the key of an operation.",
        check:
          'The description has the operation, but under a different key in `operations`. The name in the error might be the name of a channel or a message, or have different capitalization.',
        fix: "In the consumer test, set `operationId` to the operation's key.",
      },
      {
        cause: "The provider has the operation but hasn't described it yet.",
        check: "No entry under `operations` fits, but the provider's code already sends or receives the message.",
        fix: 'Add the operation to the description, and publish the description with a new provider version.',
      },
    ],
    next: "Open the version of the description that was compared. If the operation is on the provider's main branch but not in this version, the provider has to publish a version that contains it.",
    links: [
      {label: 'message.operation.unknown', to: '/docs/reference/comparison-results/message-operation-unknown'},
      {label: 'message.references.missing', to: '/docs/reference/comparison-results/message-references-missing'},
    ],
    keywords: ['operationId', 'AsyncAPI operation not found', 'renamed operation'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.operation.unknown/result.json'},
  },
  {
    id: 'comparison-message-references-missing',
    area: 'comparison',
    title: '… interaction has no AsyncAPI references in comments.references.AsyncAPI',
    patterns: [
      'interaction has a malformed AsyncAPI reference in comments.references.AsyncAPI',
      'interaction has no AsyncAPI references in comments.references.AsyncAPI',
      'message.references.missing',
    ],
    example: 'Async interaction has no AsyncAPI references in comments.references.AsyncAPI',
    level: 'error',
    meaning:
      'Because a message has no path that identifies the AsyncAPI operation, the interaction must contain a reference to the operation. In this interaction, the reference is missing or malformed.',
    causes: [
      {
        cause: "The consumer test doesn't add a reference to the interaction.",
        check: 'The interaction in the pact has no `comments.references.AsyncAPI`.',
        fix: 'Add a reference with the `operationId` to the interaction in the consumer test.',
      },
      {
        cause: "The reference exists but has no `operationId`, for example, because of a typo in the property's name.",
        check:
          'The error mentions a malformed reference, and `comments.references.AsyncAPI` in the pact has a property such as `operation`.',
        fix: 'Rename the property to `operationId`.',
      },
    ],
    next: "Open the published pact. If the reference that you set in the test is missing there, publish the current pact with a new consumer version. Changes to the AsyncAPI description can't resolve this error.",
    links: [
      {label: 'message.references.missing', to: '/docs/reference/comparison-results/message-references-missing'},
      {label: 'message.operation.unknown', to: '/docs/reference/comparison-results/message-operation-unknown'},
    ],
    keywords: ['operationId missing', 'interaction comments', 'message pact AsyncAPI'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.references.missing/result.json'},
  },
  {
    id: 'comparison-message-reply-missing',
    area: 'comparison',
    title: 'Operation "…" has no reply field in AsyncAPI spec',
    patterns: [
      'Operation "{name}" has no reply field in AsyncAPI spec',
      'Operation \\"{name}\\" has no reply field in AsyncAPI spec',
      'Operation "{name}" reply defines no messages in AsyncAPI spec',
      'reply defines no messages in AsyncAPI spec',
      'has no reply field in AsyncAPI spec',
      'message.reply.missing',
    ],
    example: 'Operation \\"answerPrice\\" has no reply field in AsyncAPI spec',
    level: 'error',
    meaning:
      "The pact contains a synchronous message, in which the consumer sends a request and expects a reply. The request matches the operation, but the description doesn't define a reply.",
    causes: [
      {
        cause: 'The operation has no `reply` field, although the provider replies to the message.',
        check:
          'In the description, the operation that the error names has `action`, `channel`, and `messages`, but no `reply`.',
        fix: 'Add a `reply` with its channel and messages to the operation.',
      },
      {
        cause: "The operation's `reply` doesn't list any messages.",
        check: 'The error contains `reply defines no messages`.',
        fix: 'List the reply messages under `messages` in the `reply` field.',
      },
    ],
    next: "Find out whether the provider replies to this message. If it doesn't, test it as an asynchronous message in the consumer. A synchronous message requires a reply in the description.",
    links: [{label: 'message.reply.missing', to: '/docs/reference/comparison-results/message-reply-missing'}],
    keywords: ['request-reply', 'synchronous message', 'reply channel', 'RPC over messaging'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.reply.missing/result.json'},
  },
  {
    id: 'comparison-message-response-missing',
    area: 'comparison',
    title: 'Sync interaction defines no responses to validate against the reply',
    patterns: ['Sync interaction defines no responses to validate against the reply', 'message.response.missing'],
    example: 'Sync interaction defines no responses to validate against the reply',
    level: 'warning',
    meaning:
      'The AsyncAPI operation has a reply, but the synchronous message in the pact contains only a request. The comparator checks the request, and the reply remains untested.',
    causes: [
      {
        cause: "The consumer test doesn't define the response that the consumer expects.",
        check: "The interaction's `response` in the pact is an empty list.",
        fix: 'Define the expected response in the test, and publish the pact again.',
      },
    ],
    next: "If the test defines a response, open the published pact. If `response` is still empty there, publish the current pact. Until you resolve the warning, a change to the provider's reply can break the consumer without causing the comparison to fail.",
    links: [{label: 'message.response.missing', to: '/docs/reference/comparison-results/message-response-missing'}],
    keywords: ['empty response', 'reply not tested', 'synchronous message pact'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.response.missing/result.json'},
  },
  {
    id: 'comparison-message-spec-missing',
    area: 'comparison',
    title: 'No AsyncAPI document provided to validate … interaction',
    patterns: [
      'No AsyncAPI document provided to validate {value} interaction',
      'No AsyncAPI document provided to validate',
      'message.spec.missing',
    ],
    example: 'No AsyncAPI document provided to validate async interaction',
    level: 'error',
    meaning:
      "The pact contains a message, and the program that uses the comparator's library passed neither an AsyncAPI nor an OpenAPI description.",
    causes: [
      {
        cause: 'Your program creates the `Comparator` without descriptions.',
        check: 'The call is `new Comparator()`, or both `asyncapi` and `oas` in its argument are `undefined`.',
        fix: "Pass the provider's parsed AsyncAPI 3 description as `asyncapi`.",
      },
    ],
    next: 'Check that your program reads and parses the description file. If the parsed value is `undefined`, check the path of the file. The `opc` program never prints this error because it exits if no description is specified.',
    links: [
      {label: 'message.spec.missing', to: '/docs/reference/comparison-results/message-spec-missing'},
      {label: 'What the comparator skips', to: '/docs/reference/comparison-results#skipped'},
    ],
    keywords: ['asyncapi option', 'openapi-pact-comparator library'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.spec.missing/result.json'},
  },
  {
    id: 'comparison-message-payload-unknown',
    area: 'comparison',
    title: 'No schema found for message payload',
    patterns: ['No schema found for message payload', 'message.payload.unknown'],
    example: 'No schema found for message payload',
    level: 'warning',
    meaning:
      "The consumer expects contents in a message that has no `payload` in the AsyncAPI description. The comparator reports the message as matched but doesn't check its contents.",
    causes: [
      {
        cause: 'The description names the message but leaves out its payload.',
        check: 'The message at `specDetails.location` has no `payload`, and the provider sends contents.',
        fix: 'Add a `payload` with a schema to the message.',
      },
      {
        cause: 'The provider sends the message without contents.',
        check: "The provider's code sends this message with headers only.",
        fix: 'Remove the contents from the expected message in the consumer test.',
      },
    ],
    next: "After the provider adds the schema, compare again. If `message.no.match` appears, the contents violate the schema, which the comparator couldn't detect before.",
    links: [{label: 'message.payload.unknown', to: '/docs/reference/comparison-results/message-payload-unknown'}],
    keywords: ['AsyncAPI payload missing', 'message schema missing'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.payload.unknown/result.json'},
  },
  {
    id: 'comparison-message-payload-unvalidatable',
    area: 'comparison',
    title: 'Comparison result message.payload.unvalidatable',
    patterns: ['message.payload.unvalidatable'],
    example: 'message.payload.unvalidatable',
    level: 'warning',
    meaning:
      "The contents of the message in the pact are in a format that the comparator can't read, such as XML. The comparator reports the message as matched but doesn't compare its contents.",
    causes: [
      {
        cause: 'The consumer test sets a content type other than JSON or form data for the message.',
        check:
          "In the pact, the interaction's `contents.contentType` is a format such as `application/xml` or `application/protobuf`.",
        fix: 'If the provider can send JSON, use JSON in the test. Otherwise, cover the contents with a different kind of test, and ignore the warning.',
      },
    ],
    next: 'Compare the content type with the contents in the pact. If the contents are JSON, correct the content type in the consumer test. A change to the AsyncAPI description has no effect on this warning.',
    links: [
      {label: 'message.payload.unvalidatable', to: '/docs/reference/comparison-results/message-payload-unvalidatable'},
      {label: 'message.payload.incompatible', to: '/docs/reference/comparison-results/message-payload-incompatible'},
    ],
    keywords: ['Avro', 'Protobuf message', 'XML message', 'binary message'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/cases/message.payload.unvalidatable/result.json'},
  },
  {
    id: 'comparison-cross-contract-results-failure',
    area: 'comparison',
    title: '…/cross-contract-verification-results (failure)',
    patterns: [
      'contracts/bi-directional/provider/{provider}/version/{providerVersion}/consumer/{consumer}/version/{consumerVersion}/cross-contract-verification-results (failure)',
      'cross-contract-verification-results (failure)',
    ],
    example:
      'http://localhost:9292/contracts/bi-directional/provider/ProductAPI/version/2.1.0/consumer/CatalogueWeb/version/1.0.0/cross-contract-verification-results (failure)',
    level: 'error',
    meaning:
      "In bi-directional contract testing, `can-i-deploy` prints this URL if a consumer version isn't compatible with a provider version. The URL returns the results of the comparison and the self-verification.",
    causes: [
      {
        cause: "The consumer's pact isn't compatible with the provider's OpenAPI description.",
        check: 'The response to this command lists errors under `crossContractVerificationResults.results.errors`.',
        fix: 'Look up the `code` of each error in the [comparison results](/docs/reference/comparison-results), and decide which side has to change.',
        checkCommand:
          'curl --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"/contracts/bi-directional/provider/{provider}/version/{providerVersion}/consumer/{consumer}/version/{consumerVersion}/cross-contract-verification-results',
      },
      {
        cause: "The provider's own API tests failed, or the provider published a test report without an outcome.",
        check: 'In the same response, `providerContractVerificationResults.success` is `false`.',
        fix: 'Fix the API or its tests, and publish the description with the new result. When you publish, pass the exit code of the tests with `--verification-exit-code`.',
      },
      {
        cause: 'A Pact verification of these two versions failed.',
        check: 'The **Consumer contract** tab shows a failed verification result in addition to the comparison.',
        fix: "Find the mismatches in the verification result, and correct the provider or the consumer's test.",
      },
    ],
    next: 'Compare the versions in the URL with those in the contract details in PactFlow. If they differ, rely on the URL: the contract details always show the most recently published provider version, but `can-i-deploy` checks the version in the environment.',
    links: [
      {label: 'Fix a failed bi-directional comparison', to: '/docs/fix-can-i-deploy#bi-directional'},
      {label: 'Compatibility checks', to: '/docs/bi-directional-contract-testing/compatibility-checks'},
      {label: 'Bi-directional contract details', to: '/docs/user-interface/bi-directional'},
    ],
    keywords: ['BDCT failed', 'bi-directional can-i-deploy false', 'cross-contract verification'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/bi-directional-no.txt'},
  },
  {
    id: 'comparison-self-verification-failure',
    area: 'comparison',
    title: 'Provider contract published for version … of …. Self-verification: failure',
    patterns: [
      'Provider contract published for version {providerVersion} of {provider}. Self-verification: failure',
      'Self-verification: failure',
    ],
    example: 'Provider contract published for version 2.0.0 of ProductAPI. Self-verification: failure',
    level: 'warning',
    meaning:
      'The build published the OpenAPI description with a failed test result. The `publish-provider-contract` command exits with code 0, but `can-i-deploy` fails for this provider version.',
    causes: [
      {
        cause: "The provider's API tests failed.",
        check: "The value of `--verification-exit-code` wasn't 0, and the test report lists failures.",
        fix: "Fix the API or the description until the tests pass, and publish a new version. To make the build fail, exit with the tests' exit code after publishing.",
      },
      {
        cause: 'The command publishes a report but no outcome, which PactFlow records as a failure.',
        check:
          'The tests passed, and the command has `--verification-results` but neither `--verification-exit-code` nor `--verification-success`.',
        fix: 'Pass the exit code of the tests.',
        command:
          'pact pactflow publish-provider-contract "$OPENAPI_FILE" --provider {provider} --provider-app-version {providerVersion} --branch "$GIT_BRANCH" --content-type application/yaml --verification-exit-code "$API_TEST_EXIT" --verification-results "$TEST_REPORT"',
      },
    ],
    next: "Open the **Provider contract** tab of the contract in PactFlow. If the self-verification result there names a different test tool than the one in this build, a different build published it. The example was recorded with a mock of PactFlow's endpoints, so the wording might differ in your account.",
    links: [
      {
        label: 'A failed self-verification exits with code 0',
        to: '/docs/reference/cli/pactflow/publish-provider-contract#pitfall-status',
      },
      {
        label: 'Results without an outcome are recorded as failed',
        to: '/docs/reference/cli/pactflow/publish-provider-contract#pitfall-no-outcome',
      },
    ],
    keywords: ['provider tests failed', 'verification-exit-code', 'publish-provider-contract'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/provider-contract-failed.txt'},
  },
  {
    id: 'comparison-self-verification-none',
    area: 'comparison',
    title: 'Provider contract published for version … of …. Self-verification: none',
    patterns: [
      'Provider contract published for version {providerVersion} of {provider}. Self-verification: none',
      'Self-verification: none',
    ],
    example: 'Provider contract published for version 2.0.0 of ProductAPI. Self-verification: none',
    level: 'warning',
    meaning:
      "PactFlow received the OpenAPI description without a test result, so it can't show whether the provider's API conforms to the description. According to SmartBear, `can-i-deploy` requires a published result.",
    causes: [
      {
        cause:
          'The command has an outcome option but no report or verifier. In this case, version 18.1.2 of the CLI ignores the outcome without a warning.',
        check:
          'The command contains `--verification-exit-code`, `--verification-success`, or `--no-verification-success`, but not `--verification-results`, `--verifier`, or `--verifier-version`.',
        fix: 'Add the test report or the name of the test tool.',
        command:
          'pact pactflow publish-provider-contract "$OPENAPI_FILE" --provider {provider} --provider-app-version {providerVersion} --branch "$GIT_BRANCH" --content-type application/yaml --verification-exit-code "$API_TEST_EXIT" --verifier my-api-tests',
      },
      {
        cause: 'The build publishes the description without testing the API against it.',
        check: 'The command has no verification options.',
        fix: 'Run API tests before you publish, and publish their exit code and report. Without these tests, the comparison relies on a description that might be wrong.',
      },
    ],
    next: 'If the line still ends with `none` after you publish again, print the command in the build log. If an option has no value there, set its variable in the build.',
    links: [
      {
        label: "The outcome isn't sent without results or a verifier",
        to: '/docs/reference/cli/pactflow/publish-provider-contract#pitfall-outcome',
      },
      {
        label: 'Publish a provider contract',
        to: '/docs/bi-directional-contract-testing/publishing#publish-a-provider-contract',
      },
    ],
    keywords: ['self-verification missing', 'test result not published', 'verification options ignored'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/pact-cli/output/provider-contract-outcome-dropped.txt'},
  },
  {
    id: 'comparison-malformed-openapi-file',
    area: 'comparison',
    title: 'Malformed OpenAPI file',
    patterns: ['Malformed OpenAPI file'],
    example: 'Malformed OpenAPI file',
    level: 'error',
    meaning:
      "The comparator rejected the provider contract because the file isn't a Swagger 2.0 or OpenAPI 3 description. As a result, nothing was compared.",
    causes: [
      {
        cause: "The description uses Swagger 1.x, which the comparator doesn't support.",
        check: 'The file contains `swaggerVersion` instead of `swagger` or `openapi`.',
        fix: 'Convert the description to OpenAPI 3, and publish it with a new provider version.',
      },
      {
        cause: 'The version is a number, but it has to be a string.',
        check: 'The YAML file contains `swagger: 2.0` or a version such as `openapi: 3.1` without quotation marks.',
        fix: "Write `swagger: '2.0'` in quotation marks. In OpenAPI 3, write a complete version, such as `openapi: 3.1.0`.",
      },
      {
        cause: 'The file is a different kind of document, such as an AsyncAPI description.',
        check:
          'The first lines of the published file have neither an `openapi` field that starts with `3.` nor a `swagger` field.',
        fix: 'Publish the OpenAPI description. To compare an AsyncAPI description with `opc`, use `--asyncapi` instead of `--oas`.',
      },
    ],
    next: "Open the published description in PactFlow. If it isn't the file that you expected, correct the file name in the command that publishes it. If the `openapi` or `swagger` field is correct there, contact support.",
    links: [
      {label: 'What the comparator rejects', to: '/docs/reference/comparison-results#rejected'},
      {label: 'Supported OpenAPI versions', to: '/docs/bi-directional-contract-testing/contracts/oas#versions'},
    ],
    keywords: ['invalid OpenAPI', 'unsupported OpenAPI version', 'ParserError', 'Swagger 1.2'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/test/behavior.test.js'},
  },
  {
    id: 'comparison-malformed-asyncapi-file',
    area: 'comparison',
    title: 'Malformed AsyncAPI file',
    patterns: ['Malformed AsyncAPI file'],
    example: 'Malformed AsyncAPI file',
    level: 'error',
    meaning:
      "The comparator supports only AsyncAPI 3. The document has a different version or no `asyncapi` field, so the comparator didn't compare the messages.",
    causes: [
      {
        cause: 'The provider still describes its messages with AsyncAPI 2.',
        check: 'The `asyncapi` field in the document starts with `2.`.',
        fix: "Convert the document to AsyncAPI 3. In version 3, operations have their own section. The `operationId` in the consumers' pacts has to be a key in this section.",
      },
      {
        cause: "The file isn't an AsyncAPI document.",
        check:
          "The document has no `asyncapi` field at the top level. For example, it's an OpenAPI description that was passed with `--asyncapi`.",
        fix: 'Pass OpenAPI descriptions to `opc` with `--oas` and AsyncAPI descriptions with `--asyncapi`.',
      },
    ],
    next: "Check the type of the `asyncapi` value. If it's a number, such as `3.0`, replace it with a string, such as `'3.0.0'`.",
    links: [{label: 'What the comparator rejects', to: '/docs/reference/comparison-results#rejected'}],
    keywords: ['AsyncAPI 2.6', 'unsupported AsyncAPI version', 'ParserError'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/test/behavior.test.js'},
  },
  {
    id: 'comparison-malformed-pact-file',
    area: 'comparison',
    title: 'Malformed Pact file',
    patterns: ['Malformed Pact file'],
    example: 'Malformed Pact file',
    level: 'error',
    meaning:
      "At least one interaction in the consumer contract doesn't have the structure of a pact, so the comparator rejects the complete file instead of returning results.",
    causes: [
      {
        cause: "An expected response has no status, or its status isn't a number.",
        check: 'The pact contains a `response` without `status`, or with a status in quotation marks.',
        fix: 'Set a numeric status in the test. If an adapter writes the pact, correct the adapter.',
      },
      {
        cause: 'A request is missing its method or path.',
        check: "In an HTTP interaction, the `request` has no `method` or `path`, or one of them isn't a string.",
        fix: 'Correct the adapter so that it writes both fields.',
      },
      {
        cause: "The headers or the query have values that aren't strings or lists of strings.",
        check:
          'Under `headers` or `query`, the pact contains a number, a boolean, or an object, or it has strings for some names and lists for others.',
        fix: 'Write all values as strings, such as `"20"`, or all of them as lists of strings.',
      },
    ],
    next: "If you use the comparator's library, catch the error and print its `errors` field. Each entry contains the location of a problem and the violated rule.",
    links: [
      {label: 'What the comparator rejects', to: '/docs/reference/comparison-results#rejected'},
      {label: 'Write an adapter', to: '/docs/bi-directional-contract-testing/contracts/pact#write-an-adapter'},
    ],
    keywords: ['invalid pact', 'custom pact adapter', 'ParserError', 'pact schema'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/comparison-results/test/behavior.test.js'},
  },
  {
    id: 'comparison-discriminator-values',
    area: 'comparison',
    title: 'discriminator: "properties/…" must have "const" or "enum"',
    patterns: ['discriminator: "properties/{name}" must have "const" or "enum"', 'must have "const" or "enum"'],
    example: 'discriminator: "properties/kind" must have "const" or "enum"',
    level: 'error',
    meaning:
      "A `oneOf` in the OpenAPI description has a discriminator, but at least one branch doesn't restrict the value of the discriminator field. The comparator can't tell which branch applies, so it stops the comparison.",
    causes: [
      {
        cause: 'The discriminator field is an unrestricted string in at least one branch.',
        check:
          "In at least one schema under `oneOf`, the field that the error names has neither `const` nor `enum`, and the consumers' examples contain custom values, such as `lamp`.",
        fix: 'Add `const` in OpenAPI 3.1, or an `enum` with one value in earlier versions, to the field in each branch.',
      },
      {
        cause:
          "The description relies on the names of the schemas as discriminator values, which the comparator doesn't accept.",
        check:
          "The discriminator has only a `propertyName`, and the consumers' examples contain names of schemas in `components.schemas`, such as `Lamp`.",
        fix: "Add a `mapping` with a complete reference for each branch, such as `lamp: '#/components/schemas/Lamp'`. On-Premises has supported mappings since 1.37.2 in 1.x and since 2.2.0 in 2.x.",
      },
    ],
    next: 'Remove the `discriminator` from a copy of the description, and compare again. If the error changes to `must match exactly one schema in oneOf`, the branches overlap and need a discriminator with different values.',
    links: [
      {
        label: 'Discriminators',
        to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support#discriminators',
      },
      {
        label: 'Fix comparisons that started to fail in 2023',
        to: '/docs/bi-directional-contract-testing/contracts/oas/changelog#july-2023',
      },
    ],
    keywords: ['oneOf', 'polymorphism', 'inheritance', 'propertyName'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/ajv-validator/ajv/blob/master/lib/vocabularies/discriminator/index.ts',
      unrecorded: "a test of this site's samples checks for it instead",
    },
  },
  {
    id: 'comparison-discriminator-mapping',
    area: 'comparison',
    title: 'discriminator: mapping "…" does not correspond to any oneOf entry',
    patterns: [
      'discriminator: mapping "{value}" does not correspond to any oneOf entry',
      'does not correspond to any oneOf entry',
    ],
    example: 'discriminator: mapping "l" does not correspond to any oneOf entry',
    level: 'error',
    meaning:
      "A discriminator's mapping in the OpenAPI description contains a value whose target isn't one of the schemas under `oneOf`. The comparator stops at this schema.",
    causes: [
      {
        cause: 'The mapping uses the name of a schema instead of a reference.',
        check: 'The entry for the value in the error contains only a name, as in `lamp: Lamp`.',
        fix: "Write the complete reference, as in `lamp: '#/components/schemas/Lamp'`.",
      },
      {
        cause: 'The mapping refers to a schema that the `oneOf` leaves out.',
        check: "The entry's reference is complete, but no `$ref` under `oneOf` is identical to it.",
        fix: 'Add the schema to the `oneOf`, or remove the entry from the mapping.',
      },
    ],
    next: "If a schema in the mapping has a `oneOf` with its own mapping, check your On-Premises release. Releases before 2.3.0 don't support nested mappings, so upgrade, or restrict the value with `const` or `enum` in each branch instead.",
    links: [
      {
        label: 'Discriminators',
        to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support#discriminators',
      },
    ],
    keywords: ['discriminator.mapping', 'oneOf mapping', 'schema name in mapping'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pactflow/openapi-pact-comparator/blob/main/patches/ajv+8.20.0.patch',
      unrecorded: 'no sample on this site has a mapping that the comparator rejects',
    },
  },
  {
    id: 'comparison-unresolved-reference',
    area: 'comparison',
    title: "can't resolve reference …",
    patterns: ["can't resolve reference {file} from id", "can't resolve reference {file}"],
    example: "can't resolve reference ./schemas.yaml",
    level: 'error',
    meaning:
      'A `$ref` in the OpenAPI description refers to another file or a URL. A provider contract has to be a single file, so the comparison stops at this reference.',
    causes: [
      {
        cause: "The provider published the main file of a description that's split into several files.",
        check: 'The reference in the error starts with a relative path or a URL instead of `#/`.',
        fix: 'Bundle all files into one before you publish, and publish the bundled file.',
        command: 'npx @redocly/cli bundle "$OPENAPI_FILE" --output openapi-bundled.yaml',
      },
    ],
    next: "Search the published file for `$ref` values that don't start with `#/`. If there are any, the build published the wrong file, or the bundler couldn't resolve them and shows the reason in its output.",
    links: [
      {
        label: 'Requirements for OpenAPI descriptions',
        to: '/docs/bi-directional-contract-testing/contracts/oas#what-a-document-must-be-like',
      },
      {
        label: 'Troubleshoot provider contracts',
        to: '/docs/bi-directional-contract-testing/provider#if-something-goes-wrong',
      },
    ],
    keywords: ['external $ref', 'multi-file OpenAPI', 'MissingRefError', 'bundle'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/ajv-validator/ajv/blob/master/lib/compile/ref_error.ts',
      unrecorded: 'no sample on this site publishes a description that consists of several files',
    },
  },
  {
    id: 'comparison-opc-without-description',
    area: 'comparison',
    title: 'Error: at least one of --oas or --asyncapi must be provided',
    patterns: ['at least one of --oas or --asyncapi must be provided'],
    example: 'Error: at least one of --oas or --asyncapi must be provided',
    level: 'error',
    meaning:
      "The `opc` program, which compares contracts on your machine, was started without an API description. The program exits with code 1 and doesn't compare anything.",
    causes: [
      {
        cause:
          'The command was written for version 1 of the comparator, which expected the OpenAPI file as the first argument.',
        check: 'The command looks like `opc openapi.yaml pact.json`.',
        fix: 'Specify the OpenAPI file with `--oas`, or an AsyncAPI 3 file with `--asyncapi`.',
        command: 'npx --package=@pactflow/openapi-pact-comparator@2.3.1 opc --oas "$OPENAPI_FILE" "$PACT_FILE"',
      },
      {
        cause: "The command has `--oas` or `--asyncapi`, but the option's value is empty.",
        check:
          'The value is a variable, such as `"$OPENAPI_FILE"`, and in the same step, this command prints an empty line.',
        checkCommand: 'echo "$OPENAPI_FILE"',
        fix: 'Set the variable to the path or URL of the description in the step that runs `opc`.',
      },
    ],
    next: "If the program printed results before it exited with code 1, a missing description isn't the problem: one of the pacts has errors. Otherwise, run `opc --help`, and compare its options with the ones in your command.",
    links: [{label: 'Run the comparator', to: '/docs/reference/comparison-results#run'}],
    keywords: ['opc command', 'opc exit code 1', 'compare locally'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pactflow/openapi-pact-comparator/blob/main/src/cli.ts',
      unrecorded: 'the samples on this site run the program as a library, and only a test runs the command',
    },
  },
  {
    id: 'comparison-message-verification-missing',
    area: 'comparison',
    title: 'Message Verification Missing',
    patterns: ['Message Verification Missing'],
    example: 'Message Verification Missing',
    level: 'error',
    meaning:
      "The pact contains HTTP interactions and messages. PactFlow compared only the HTTP interactions because an OpenAPI description can't describe messages, and no provider build has verified the messages with Pact.",
    causes: [
      {
        cause: "The provider's build doesn't verify the consumer's messages with Pact.",
        check: 'The **Consumer contract** tab of the contract shows the comparison, but no Pact verification result.',
        fix: "Add a Pact verification of the messages to the provider's build, and publish its result for the same provider version.",
      },
    ],
    next: "If the provider already verifies the messages, compare the provider version of the verification result with the version in the failed check. If the versions differ, run the verification for the version in the check. Results for other versions don't count.",
    links: [
      {
        label: 'Which parts of a pact are compared',
        to: '/docs/bi-directional-contract-testing/contracts/pact#what-is-read',
      },
      {label: 'Release notes for On-Premises 1.32.0', to: '/docs/on-premises/releases/1.32.0'},
    ],
    keywords: ['mixed pact', 'HTTP and message interactions', 'unverified messages'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source:
        'https://raw.githubusercontent.com/pactflow/docs.pactflow.io/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/on-premises/releases/1.32.0.md',
      unrecorded: "the mock broker on this site doesn't report this reason",
    },
  },
] satisfies readonly KnownError[];
