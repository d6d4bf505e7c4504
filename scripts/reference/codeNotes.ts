/**
 * Additional behavior for a code, and the test in `samples/comparison-results/test/behavior.test.js` that verifies
 * it.
 */
export interface CodeNote {
  /** Markdown. */
  text: string;
  test: string | readonly string[];
}

/** Groups of codes in page order. A code belongs to a group if it starts with one of the group's prefixes. */
export const SUBJECTS: readonly {label: string; prefixes: readonly string[]}[] = [
  {label: 'Requests', prefixes: ['request.']},
  {label: 'Responses', prefixes: ['response.']},
  {label: 'Messages', prefixes: ['message.']},
  {label: 'Pact Broker', prefixes: ['pact-broker.']},
];

const ERROR_RESPONSES: CodeNote = {
  text: "If the pact expects a status of 400 or higher, the comparator doesn't compare the request's query, headers, body, or credentials.",
  test: 'query, headers, body, and credentials are not compared if the expected status is 400 or higher',
};
const ERROR_RESPONSES_COMPARED: CodeNote = {
  text: 'The comparator reports this result even if the pact expects a status of 400 or higher.',
  test: 'path, Accept, and Content-Type are still compared',
};

/** Notes by code. */
export const CODE_NOTES: Readonly<Record<string, readonly CodeNote[]>> = {
  'request.path-or-method.unknown': [
    {
      text: "The comparator doesn't prepend the URLs under `servers` to the paths in the description.",
      test: 'the URLs under servers are not prepended to paths',
    },
    {
      text: 'In Swagger 2.0 descriptions, the comparator prepends `basePath` to the paths.',
      test: 'basePath of Swagger 2.0 is prepended to paths',
    },
    {
      text: "If a path item is a `$ref`, the comparator doesn't follow the reference, so it doesn't find the path's operations.",
      test: 'a path item that is a $ref is not followed',
    },
    {
      text: 'A path that contains a `?` is never found. In a pact, the query belongs in `query`, not in `path`.',
      test: 'a path that contains a question mark is unknown',
    },
    ERROR_RESPONSES_COMPARED,
  ],
  'request.authorization.missing': [
    {
      text: 'If the scheme is an API key in the query, the message is `Request Authorization query is missing but is required by the spec file`.',
      test: 'a missing API key in the query has its own text',
    },
    {
      text: 'If the description requires two security schemes together, credentials for one of the schemes are enough.',
      test: 'one scheme is enough if the description requires two together',
    },
    {
      text: "The comparator doesn't check OAuth 2.0, OpenID Connect, API keys in cookies, or mutual TLS, so it never reports credentials of these types as missing.",
      test: [
        'OAuth 2.0 is not checked',
        'OpenID Connect is not checked',
        'an API key in a cookie is not checked',
        'mutual TLS is not checked',
      ],
    },
    {
      text: 'The comparator always reports an HTTP scheme other than `basic` or `bearer` as missing, regardless of the credentials that the request sends. In quirks mode, the comparator accepts the request.',
      test: 'an HTTP scheme other than basic and bearer is always reported as missing',
    },
    ERROR_RESPONSES,
  ],
  'request.body.incompatible': [
    {
      text: 'A request must contain the fields that the schema requires.',
      test: 'a request must contain the required fields',
    },
    {text: 'A request can contain additional fields.', test: 'a request may contain additional fields'},
    {
      text: 'The comparator ignores `readOnly` and `writeOnly`, so a request must also contain required fields that are `readOnly`.',
      test: 'readOnly and writeOnly are ignored',
    },
    {
      text: 'Form values are strings, so they never match a number in the schema. In quirks mode, the comparator accepts such values.',
      test: 'form values are strings, so they never match a number in the schema',
    },
    ERROR_RESPONSES,
  ],
  'request.query.incompatible': [
    {
      text: 'The comparator also reports this result if a required parameter is missing.',
      test: 'a required query parameter that is absent is an error',
    },
    ERROR_RESPONSES,
  ],
  'request.header.incompatible': [
    {
      text: 'The comparator also reports this result if a required header is missing.',
      test: 'a required header that is absent is an error',
    },
    ERROR_RESPONSES,
  ],
  'request.query.unknown': [ERROR_RESPONSES],
  'request.header.unknown': [ERROR_RESPONSES],
  'request.accept.incompatible': [ERROR_RESPONSES_COMPARED],
  'request.content-type.incompatible': [ERROR_RESPONSES_COMPARED],
  'response.body.incompatible': [
    {
      text: 'The expected body can omit fields that the schema requires.',
      test: 'a response may omit required fields',
    },
    {
      text: "The expected body must not contain fields that the schema doesn't describe, even with `additionalProperties: true`. Before the comparison, the comparator adds `additionalProperties: false` to response schemas, so the finding can point to a line that your OpenAPI description doesn't contain.",
      test: 'a response must not contain additional fields, even with additionalProperties: true',
    },
    {
      text: 'Additional fields are allowed if `additionalProperties` is a schema. For a map with arbitrary keys, write `additionalProperties: {}`.',
      test: 'additionalProperties with a schema allows additional fields',
    },
    {
      text: 'Additional fields are also allowed in a schema without `type: object`.',
      test: 'a response schema without type: object allows additional fields',
    },
    {
      text: 'Additional fields are also allowed in a nullable object.',
      test: 'a nullable object allows additional fields',
    },
    {
      text: "The comparator ignores the pact's matching rules and compares the example value.",
      test: 'matching rules in the pact are ignored',
    },
    {
      text: 'The comparator treats `allOf` as one schema with the fields of all its parts.',
      test: 'allOf is treated as one schema with the fields of all its parts',
    },
    {
      text: "Each branch of `anyOf` allows only its own fields, so a value can't combine fields from two branches.",
      test: 'anyOf rejects fields from two branches',
    },
    {
      text: '`oneOf` rejects a value that matches two branches.',
      test: 'oneOf rejects a value that matches two branches',
    },
    {
      text: "If a response has several media types, the request's `Accept` header determines which schema the comparator uses.",
      test: 'the Accept header selects the response schema, not the expected Content-Type',
    },
    {
      text: "The comparator doesn't compare an expected body of `null`, `false`, `0`, or an empty string.",
      test: 'an expected body of null, false, 0, or an empty string is not compared',
    },
  ],
  'response.body.unvalidatable': [
    {
      text: "The request's `Accept` header determines which of the description's media types counts, and not the `Content-Type` of the expected response.",
      test: 'the Accept header selects the response schema, not the expected Content-Type',
    },
    {
      text: 'If the request has no `Accept` header, the comparator compares the body as JSON, provided that the description includes JSON as a response type.',
      test: 'a response is compared as JSON if the description offers JSON',
    },
    {
      text: "If it doesn't, the first media type in the description counts.",
      test: 'otherwise, the first media type in the description counts',
    },
  ],
  'response.status.unknown': [
    {
      text: 'The comparator recognizes an uppercase status range, such as `2XX`.',
      test: 'a status range in uppercase is recognized',
    },
    {
      text: "The comparator doesn't recognize a lowercase status range, such as `2xx`.",
      test: 'a status range in lowercase is not recognized',
    },
  ],
  'response.header.undefined': [
    {
      text: 'In the result, `value` contains the request headers instead of the response headers.',
      test: 'response.header.undefined shows the request headers instead of the response headers',
    },
  ],
  'message.payload.incompatible': [
    {
      text: 'A message that the consumer receives, including the reply to a synchronous message, can omit fields that the schema requires.',
      test: ['a message may omit required fields', 'the reply to a synchronous message may omit required fields'],
    },
    {
      text: 'The request of a synchronous message must contain the fields that the schema requires.',
      test: 'the request of a synchronous message must contain the required fields',
    },
    {
      text: "The message must not contain fields that the schema doesn't describe.",
      test: 'a message must not contain additional fields',
    },
    {
      text: 'The comparator also compares JSON with a vendor media type, such as `application/vnd.shop+json`.',
      test: 'JSON with a vendor media type is compared',
    },
  ],
  'message.references.missing': [
    {
      text: 'If the interaction has a reference without an `operationId`, the message is `Async interaction has a malformed AsyncAPI reference in comments.references.AsyncAPI: expected an "operationId" property`. For a synchronous message, it starts with `Sync`.',
      test: 'a reference without an operationId has its own text',
    },
  ],
  'message.reply.missing': [
    {
      text: 'If the operation has a `reply` that lists no messages, the message is `Operation "…" reply defines no messages in AsyncAPI spec`.',
      test: 'a reply without messages has its own text',
    },
  ],
  'message.matched': [
    {
      text: "If a message's contents don't have a content type, the comparator reports a match without comparing the contents.",
      test: 'contents without a content type match without being compared',
    },
  ],
  'message.spec.missing': [
    {
      text: 'If the provider has an OpenAPI description but no description of messages, the comparator silently skips messages.',
      test: 'a message, if there is only an OpenAPI description',
    },
  ],
  'request.spec.missing': [
    {
      text: 'If there is only an AsyncAPI description, the comparator silently skips HTTP interactions.',
      test: 'an HTTP interaction, if there is only an AsyncAPI description',
    },
  ],
};

/** What the comparator skips without reporting it. */
export const SKIPPED: readonly CodeNote[] = [
  {
    text: 'Messages, if there is only an OpenAPI description',
    test: 'a message, if there is only an OpenAPI description',
  },
  {
    text: 'HTTP interactions, if there is only an AsyncAPI description',
    test: 'an HTTP interaction, if there is only an AsyncAPI description',
  },
  {text: 'Messages in version 3 pacts', test: 'the messages in a version 3 pact'},
  {text: 'Interactions of an unknown type', test: 'an interaction of an unknown type'},
  {text: 'Pacts without interactions', test: 'a pact without interactions'},
  {
    text: 'Expected bodies of `null`, `false`, `0`, or an empty string',
    test: 'an expected body of null, false, 0, or an empty string is not compared',
  },
  {
    text: 'The query, headers, body, and credentials of a request if the expected status is 400 or higher',
    test: 'query, headers, body, and credentials are not compared if the expected status is 400 or higher',
  },
  {
    text: 'Credentials that use OAuth 2.0, OpenID Connect, a cookie, or mutual TLS',
    test: [
      'OAuth 2.0 is not checked',
      'OpenID Connect is not checked',
      'an API key in a cookie is not checked',
      'mutual TLS is not checked',
    ],
  },
];

/** Input for which the comparator returns an error message instead of results. */
export const REJECTED: readonly CodeNote[] = [
  {text: 'AsyncAPI 2 descriptions (the comparator supports AsyncAPI 3)', test: 'AsyncAPI 2'},
  {
    text: 'Swagger 1.2 descriptions (the comparator supports Swagger 2.0, OpenAPI 3.0, and OpenAPI 3.1)',
    test: 'Swagger 1.2',
  },
  {text: 'HTTP interactions without a status', test: 'an HTTP interaction without a status'},
  {
    text: "Discriminators whose branches don't restrict the value with `const` or `enum`",
    test: 'a discriminator whose branches do not restrict its value',
  },
];
