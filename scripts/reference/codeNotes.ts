/** What else to know about a code, with the name of the test in `samples/comparison-results/test/behavior.test.js` that proves it. */
export interface Remark {
  /** Markdown. */
  text: string;
  test: string | readonly string[];
}

/** Descriptions for codes whose first sentence is no description. Plain text of 50 to 160 characters. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'message.no.match':
    'No message of the AsyncAPI operation fits the interaction of the pact: why, with the smallest case, and how the provider mends it.',
};

/** What a group of codes is about, by the beginning of its codes, in the order of the pages. */
export const SUBJECTS: readonly {label: string; beginnings: readonly string[]}[] = [
  {label: 'Requests', beginnings: ['request.']},
  {label: 'Responses', beginnings: ['response.']},
  {label: 'Messages', beginnings: ['message.']},
  {label: 'Pact Broker', beginnings: ['pact-broker.']},
];

const ERROR_RESPONSES: Remark = {
  text: 'When the pact expects a status of 400 or more, query, headers, body, and credentials of the request are not compared.',
  test: 'query, headers, body, and credentials are not compared when the expected status is 400 or more',
};
const ERROR_RESPONSES_STILL: Remark = {
  text: 'This is compared even when the pact expects a status of 400 or more.',
  test: 'path, Accept, and Content-Type are compared all the same',
};

/** By code. */
export const REMARKS: Readonly<Record<string, readonly Remark[]>> = {
  'request.path-or-method.unknown': [
    {
      text: 'The addresses under `servers` are not put before the paths.',
      test: 'the addresses under servers are not put before paths',
    },
    {text: 'The `basePath` of Swagger 2.0 is put before them.', test: 'basePath of Swagger 2.0 is'},
    {
      text: 'A path item that is a `$ref` is not followed, so its operations are unknown.',
      test: 'a path item that is a $ref is not followed',
    },
    ERROR_RESPONSES_STILL,
  ],
  'request.authorization.missing': [
    {
      text: 'Where the description demands two schemes together, one of them is enough.',
      test: 'one scheme is enough where the description demands two together',
    },
    {text: 'OAuth 2.0 is not looked for, so it is never missing.', test: 'OAuth 2.0 is not looked for'},
    {text: 'Nor is OpenID Connect.', test: 'OpenID Connect is not looked for'},
    {text: 'Nor is a key in a cookie.', test: 'a key in a cookie is not looked for'},
    {text: 'Nor is mutual TLS.', test: 'mutual TLS is not looked for'},
    {
      text: 'An HTTP scheme other than `basic` and `bearer` is always missing, whatever the request sends. Quirks mode lets it pass.',
      test: 'an HTTP scheme other than basic and bearer is always missing',
    },
    ERROR_RESPONSES,
  ],
  'request.body.incompatible': [
    {text: 'A request must hold the fields that the schema requires.', test: 'a request must hold the required fields'},
    {text: 'It may hold further ones.', test: 'a request may hold further fields'},
    {
      text: '`readOnly` and `writeOnly` make no difference: a required field that is `readOnly` has to be sent.',
      test: 'readOnly and writeOnly make no difference',
    },
    {
      text: 'The values of a form are text, so a number in its schema never fits. Quirks mode lets it pass.',
      test: 'the values of a form are text, so a number in its schema never fits',
    },
    ERROR_RESPONSES,
  ],
  'request.query.incompatible': [
    {
      text: 'A required parameter that is absent gives this result too.',
      test: 'a required query parameter that is absent is an error',
    },
    ERROR_RESPONSES,
  ],
  'request.header.incompatible': [
    {
      text: 'A required header that is absent gives this result too.',
      test: 'a required header that is absent is an error',
    },
    ERROR_RESPONSES,
  ],
  'request.query.unknown': [ERROR_RESPONSES],
  'request.header.unknown': [ERROR_RESPONSES],
  'request.accept.incompatible': [ERROR_RESPONSES_STILL],
  'request.content-type.incompatible': [ERROR_RESPONSES_STILL],
  'response.body.incompatible': [
    {
      text: 'The fields that the schema requires need not be in the expected body.',
      test: 'a response need not hold the required fields',
    },
    {
      text: 'Fields that the schema does not describe may not, even with `additionalProperties: true`.',
      test: 'a response may not, even with additionalProperties: true',
    },
    {
      text: '`additionalProperties` with a schema, an empty one too, lets them pass.',
      test: 'additionalProperties with a schema is kept',
    },
    {text: 'So does a schema without `type: object`.', test: 'a response schema without type: object stays open'},
    {text: 'So does a nullable object.', test: 'a nullable object stays open'},
    {
      text: 'Matching rules of the pact are not read: the example value is what counts.',
      test: 'matching rules of the pact are not read',
    },
    {
      text: '`allOf` counts as one schema with the fields of all its parts.',
      test: 'allOf counts as one schema with the fields of all',
    },
    {
      text: '`anyOf` closes each of its branches: fields of two branches do not fit together.',
      test: 'anyOf closes each branch: fields of two branches do not fit together',
    },
    {
      text: '`oneOf` refuses a part of a body that fits two branches.',
      test: 'oneOf refuses a part that fits two branches',
    },
    {
      text: 'Where a response has several media types, the Accept header of the request chooses the schema.',
      test: 'the Accept header chooses the response schema, the expected Content-Type does not',
    },
    {
      text: 'An expected body of `null`, `false`, `0`, or an empty text is not compared.',
      test: 'an expected body of null, false, 0, or an empty text is not compared',
    },
  ],
  'response.status.unknown': [
    {text: 'A range is known in capitals, as `2XX`.', test: 'a range of statuses is known in capitals'},
    {text: 'In small letters, as `2xx`, it is not.', test: 'a range of statuses is not known in small letters'},
  ],
  'response.header.undefined': [
    {
      text: 'The printed `value` shows the headers of the request where it should show those of the response.',
      test: 'the headers of the request, where response.header.undefined should show those of the response',
    },
  ],
  'message.payload.incompatible': [
    {
      text: 'The fields that the schema requires need not be in the message.',
      test: 'a message need not hold the required fields',
    },
    {text: 'Fields that it does not describe may not.', test: 'a message may not hold further fields'},
    {
      text: 'JSON by another name, such as `application/vnd.shop+json`, is compared too.',
      test: 'JSON by another name is compared',
    },
  ],
  'message.matched': [
    {
      text: 'Contents without a content type are not compared, and match.',
      test: 'contents without a content type are not compared, and match',
    },
  ],
  'message.spec.missing': [
    {
      text: 'With an OpenAPI description alone, messages are passed over in silence.',
      test: 'a message, when only an OpenAPI description is given',
    },
  ],
  'request.spec.missing': [
    {
      text: 'With an AsyncAPI description alone, HTTP interactions are passed over in silence.',
      test: 'an HTTP interaction, when only an AsyncAPI description is given',
    },
  ],
};

/** What the comparator does not look at, and says nothing about. */
export const SILENT: readonly Remark[] = [
  {
    text: 'A message, when there is only an OpenAPI description.',
    test: 'a message, when only an OpenAPI description is given',
  },
  {
    text: 'An HTTP interaction, when there is only an AsyncAPI description.',
    test: 'an HTTP interaction, when only an AsyncAPI description is given',
  },
  {text: 'The messages of a pact of specification 3.', test: 'the messages of a pact of version 3'},
  {text: 'An interaction of a type that it does not know.', test: 'an interaction of a type that it does not know'},
  {text: 'A pact without interactions.', test: 'a pact without interactions'},
  {
    text: 'An expected body of `null`, `false`, `0`, or an empty text.',
    test: 'an expected body of null, false, 0, or an empty text is not compared',
  },
  {
    text: 'Query, headers, body, and credentials of a request whose expected status is 400 or more.',
    test: 'query, headers, body, and credentials are not compared when the expected status is 400 or more',
  },
  {
    text: 'Credentials by OAuth 2.0, OpenID Connect, a cookie, or mutual TLS.',
    test: [
      'OAuth 2.0 is not looked for',
      'OpenID Connect is not looked for',
      'a key in a cookie is not looked for',
      'mutual TLS is not looked for',
    ],
  },
];

/** What makes the comparator give up with a message instead of results. */
export const REFUSED: readonly Remark[] = [
  {text: 'An AsyncAPI 2 description. It reads AsyncAPI 3.', test: 'AsyncAPI 2'},
  {text: 'A Swagger 1.2 description. It reads Swagger 2.0, OpenAPI 3.0, and OpenAPI 3.1.', test: 'Swagger 1.2'},
  {text: 'An HTTP interaction without a status.', test: 'an HTTP interaction without a status'},
  {
    text: 'A discriminator whose branches do not fix its value with `const` or `enum`.',
    test: 'a discriminator whose branches do not fix its value',
  },
];
