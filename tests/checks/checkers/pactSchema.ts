import type {SchemaObject} from 'ajv';

// JSON Schemas of pact files, for each version of the Pact specification. They're based on the text and examples in
// https://github.com/pact-foundation/pact-specification (branches version-1 to version-4). Where the specification
// doesn't define something but the libraries agree, the schemas follow the files that the libraries write. They reject
// unknown names, which are either spelling mistakes or belong to a different version.

const text = {type: 'string'} as const;
const anything = {} as const;
const application = {
  type: 'object',
  required: ['name'],
  properties: {name: {type: 'string', minLength: 1}},
  additionalProperties: true,
} as const;
const object = (properties: Record<string, SchemaObject>, required: readonly string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
});
const list = (items: SchemaObject): SchemaObject => ({type: 'array', items});
const map = (values: SchemaObject): SchemaObject => ({type: 'object', additionalProperties: values});

const method = {type: 'string', pattern: '^[A-Za-z]+$'} as const;
const path = {type: 'string', pattern: '^/'} as const;
const status = {type: 'integer', minimum: 100, maximum: 599} as const;
const singleHeaders = map(text);
/** In version 4 and later, a header may have several values. */
const manyHeaders = map({anyOf: [text, list(text)]});
const queryText = text;
const queryMap = map(list({type: ['string', 'null']}));

/** Version 2 has one rule for each path, such as `$.body.id`. */
const flatRule = object({
  match: {enum: ['type', 'regex']},
  regex: text,
  min: {type: 'integer', minimum: 0},
  max: {type: 'integer', minimum: 0},
});
const flatRules: SchemaObject = {type: 'object', patternProperties: {'^\\$': flatRule}, additionalProperties: false};

/** Matcher types. Libraries also write and read those of version 4 in files of version 3. */
const MATCHERS = [
  ...[
    'equality',
    'regex',
    'type',
    'include',
    'integer',
    'decimal',
    'number',
    'null',
    'date',
    'time',
    'timestamp',
    'datetime',
    'boolean',
    'values',
    'contentType',
  ],
  ...['statusCode', 'notEmpty', 'semver', 'arrayContains', 'eachKey', 'eachValue'],
];

/** In version 3 and later, rules are grouped by part of the message and then by path, and combined with AND or OR. */
const matchingRules = ((): SchemaObject => {
  const matcher: SchemaObject = {
    type: 'object',
    properties: {
      match: {enum: MATCHERS},
      regex: text,
      min: {type: 'integer', minimum: 0},
      max: {type: 'integer', minimum: 0},
      value: anything,
      format: text,
    },
    additionalProperties: true,
    if: {required: ['match'], properties: {match: {const: 'regex'}}},
    then: {required: ['regex']},
  };
  const rule = object({matchers: {type: 'array', minItems: 1, items: matcher}, combine: {enum: ['AND', 'OR']}}, [
    'matchers',
  ]);
  const byPath: SchemaObject = {type: 'object', patternProperties: {'^\\$': rule}, additionalProperties: false};
  const byName = map(rule);
  return object({
    path: rule,
    method: rule,
    status: {anyOf: [rule, byPath]},
    query: byName,
    header: byName,
    headers: byName,
    body: byPath,
    metadata: byName,
    content: byPath,
    contents: byPath,
  });
})();

const generator: SchemaObject = {
  type: 'object',
  required: ['type'],
  properties: {type: text},
  additionalProperties: true,
};
const generators = object({
  path: generator,
  method: generator,
  status: generator,
  query: map(generator),
  header: map(generator),
  headers: map(generator),
  body: map(generator),
  metadata: map(generator),
  content: map(generator),
  contents: map(generator),
});
const providerStates = list(object({name: text, params: {type: ['object', 'null']}}, ['name']));

const interaction = (request: SchemaObject, response: SchemaObject, state: Record<string, SchemaObject>) =>
  object({description: text, request, response, ...state, _id: text}, ['description', 'request', 'response']);
const file = (properties: Record<string, SchemaObject>, required: readonly string[]): SchemaObject =>
  // A file from a broker also has `_links` and `createdAt`.
  ({
    ...object(
      {
        consumer: application,
        provider: application,
        ...properties,
        metadata: {type: 'object'},
        createdAt: text,
        _links: {type: 'object'},
      },
      ['consumer', 'provider', ...required],
    ),
  });

const request1 = object({method, path, query: queryText, headers: singleHeaders, body: anything}, ['method', 'path']);
const response1 = object({status, headers: singleHeaders, body: anything}, ['status']);
const version1 = file(
  {
    interactions: list(
      interaction(request1, response1, {
        providerState: {type: ['string', 'null']},
        provider_state: {type: ['string', 'null']},
      }),
    ),
  },
  ['interactions'],
);

const request2 = object(
  {method, path, query: queryText, headers: singleHeaders, body: anything, matchingRules: flatRules},
  ['method', 'path'],
);
const response2 = object({status, headers: singleHeaders, body: anything, matchingRules: flatRules}, ['status']);
const version2 = file(
  {interactions: list(interaction(request2, response2, {providerState: {type: ['string', 'null']}}))},
  ['interactions'],
);

const request3 = object(
  {
    method,
    path,
    query: {anyOf: [queryText, queryMap]},
    headers: singleHeaders,
    body: anything,
    matchingRules,
    generators,
  },
  ['method', 'path'],
);
const response3 = object({status, headers: singleHeaders, body: anything, matchingRules, generators}, ['status']);
const message3 = object(
  {
    description: text,
    providerStates,
    providerState: {type: ['string', 'null']},
    contents: anything,
    metadata: {type: 'object'},
    metaData: {type: 'object'},
    matchingRules,
    generators,
    _id: text,
  },
  ['description'],
);
const version3: SchemaObject = {
  ...file(
    {
      interactions: list(interaction(request3, response3, {providerStates, providerState: {type: ['string', 'null']}})),
      messages: list(message3),
    },
    [],
  ),
  anyOf: [{required: ['interactions']}, {required: ['messages']}],
};

/** Bodies have a `contentType`, and `encoded` if `content` isn't the text itself. */
const body4 = object({
  content: anything,
  contentType: text,
  contentTypeHint: {enum: ['DEFAULT', 'TEXT', 'BINARY']},
  encoded: {anyOf: [{type: 'boolean'}, text]},
});
const request4 = object(
  {method, path, query: {anyOf: [queryText, queryMap]}, headers: manyHeaders, body: body4, matchingRules, generators},
  ['method', 'path'],
);
const response4 = object({status, headers: manyHeaders, body: body4, matchingRules, generators}, ['status']);
const contents4 = object({contents: body4, metadata: {type: 'object'}, matchingRules, generators});
const common4: Record<string, SchemaObject> = {
  type: text,
  key: text,
  description: text,
  providerStates,
  pending: {type: 'boolean'},
  comments: {type: 'object'},
  interactionMarkup: object({markup: text, markupType: {enum: ['COMMON_MARK', 'HTML']}}),
  pluginConfiguration: {type: 'object'},
  transport: text,
  _id: text,
};
const KINDS: readonly [type: string, schema: SchemaObject][] = [
  [
    'Synchronous/HTTP',
    object({...common4, request: request4, response: response4}, ['type', 'description', 'request', 'response']),
  ],
  [
    'Asynchronous/Messages',
    object({...common4, contents: body4, metadata: {type: 'object'}, matchingRules, generators}, [
      'type',
      'description',
    ]),
  ],
  [
    'Synchronous/Messages',
    object({...common4, request: contents4, response: list(contents4)}, ['type', 'description', 'request', 'response']),
  ],
];
const interaction4: SchemaObject = {
  type: 'object',
  required: ['type'],
  properties: {type: {enum: KINDS.map(([type]) => type)}},
  allOf: KINDS.map(([type, schema]) => ({if: {required: ['type'], properties: {type: {const: type}}}, then: schema})),
};
const version4 = file({interactions: list(interaction4)}, ['interactions']);

/** The schema for each version of the specification. */
export const PACT_SCHEMAS: Readonly<Record<'1' | '2' | '3' | '4', SchemaObject>> = {
  1: version1,
  2: version2,
  3: version3,
  4: version4,
};
