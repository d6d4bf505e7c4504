import { schemaCase } from '../src/describe.js';

const V31 = '3.1.0';
const lamp = { type: 'object', properties: { kind: { enum: ['lamp'] }, watts: { type: 'number' } } };
const chair = { type: 'object', properties: { kind: { enum: ['chair'] }, legs: { type: 'number' } } };
const openLamp = { ...lamp, properties: { ...lamp.properties, kind: { type: 'string' } } };
const openChair = { ...chair, properties: { ...chair.properties, kind: { type: 'string' } } };
const refs = [{ $ref: '#/components/schemas/Lamp' }, { $ref: '#/components/schemas/Chair' }];
const kinds = { Lamp: lamp, Chair: chair };
const openKinds = { Lamp: openLamp, Chair: openChair };
const named = { type: 'object', properties: { name: { type: 'string' } } };
const priced = { type: 'object', properties: { price: { type: 'number' } } };
const format = (name, fits, breaks, options) => schemaCase({ type: 'string', format: name }, fits, breaks, options);

/** One case for each row of the keyword table. @type {Record<string, import('../src/describe.js').Case>} */
export const keywords = {
  // Any value
  type: schemaCase({ type: 'string' }, 'lamp', 10),
  'type-list': schemaCase({ type: ['string', 'null'] }, null, 10, { openapi: V31 }),
  nullable: schemaCase({ type: 'string', nullable: true }, null, 10),
  'nullable-absent': schemaCase({ type: 'string' }, 'lamp', null),
  'nullable-without-type': schemaCase({ nullable: true, enum: ['lamp', null] }, 'lamp', 10, { outcome: 'misread' }),
  'nullable-object': schemaCase({ ...named, nullable: true }, { name: 'lamp' }, { name: 'lamp', price: 10 }, { outcome: 'ignored' }),
  enum: schemaCase({ enum: ['lamp', 'chair'] }, 'lamp', 'table'),
  const: schemaCase({ const: 'lamp' }, 'lamp', 'chair', { openapi: V31 }),

  // Numbers
  minimum: schemaCase({ type: 'number', minimum: 5 }, 5, 4),
  maximum: schemaCase({ type: 'number', maximum: 5 }, 5, 6),
  'exclusive-flags': schemaCase({ type: 'number', minimum: 5, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true }, 6, 5),
  'exclusive-numbers': schemaCase({ type: 'number', exclusiveMinimum: 5, exclusiveMaximum: 9 }, 6, 9, { openapi: V31 }),
  'multiple-of': schemaCase({ type: 'number', multipleOf: 5 }, 10, 11),
  'format-int32': schemaCase({ type: 'integer', format: 'int32' }, 10, 2 ** 31),
  'format-int64': schemaCase({ type: 'integer', format: 'int64' }, 10, 2 ** 70, { outcome: 'ignored' }),
  'format-float': schemaCase({ type: 'number', format: 'float' }, 1.5, 1e300, { outcome: 'ignored' }),

  // Text
  'min-length': schemaCase({ type: 'string', minLength: 3 }, 'lamp', 'la'),
  'max-length': schemaCase({ type: 'string', maxLength: 3 }, 'la', 'lamp'),
  pattern: schemaCase({ type: 'string', pattern: '^l' }, 'lamp', 'chair'),
  'format-date': format('date', '2025-10-21', '21.10.2025'),
  'format-date-time': format('date-time', '2025-10-21T10:00:00Z', '2025-10-21'),
  'format-time': format('time', '10:00:00Z', 'ten'),
  'format-duration': format('duration', 'P1D', 'one day'),
  'format-email': format('email', 'shop@example.com', 'shop'),
  'format-hostname': format('hostname', 'shop.example', 'shop..example'),
  'format-ip': format('ipv4', '192.0.2.1', '192.0.2'),
  'format-uri': format('uri', 'https://shop.example', 'shop'),
  'format-uuid': format('uuid', '8b0f4d2e-3f0a-4c8e-9a43-0c1d2e3f4a5b', '10'),
  'format-byte': format('byte', 'bGFtcA==', '!'),
  'format-unknown': format('sku', 'L-10', 'anything', { outcome: 'ignored' }),
  'content-encoding': schemaCase({ type: 'string', contentEncoding: 'base64' }, 'bGFtcA==', '!', { openapi: V31, outcome: 'ignored' }),

  // Lists
  items: schemaCase({ type: 'array', items: { type: 'string' } }, ['lamp'], [10]),
  'min-items': schemaCase({ type: 'array', items: {}, minItems: 2 }, [1, 2], [1]),
  'max-items': schemaCase({ type: 'array', items: {}, maxItems: 1 }, [1], [1, 2]),
  'unique-items': schemaCase({ type: 'array', items: {}, uniqueItems: true }, [1, 2], [1, 1]),
  contains: schemaCase({ type: 'array', contains: { const: 1 } }, [1, 2], [2], { openapi: V31 }),
  'min-contains': schemaCase({ type: 'array', contains: { const: 1 }, minContains: 2 }, [1, 1], [1, 2], { openapi: V31 }),
  'prefix-items': schemaCase({ type: 'array', prefixItems: [{ type: 'string' }] }, ['lamp'], [10], { openapi: V31, outcome: 'ignored' }),
  'unevaluated-items': schemaCase({ type: 'array', prefixItems: [{ type: 'string' }], unevaluatedItems: false }, ['lamp'], ['lamp', 'chair'], { openapi: V31, outcome: 'misread' }),

  // Objects
  properties: schemaCase(named, { name: 'lamp' }, { name: 10 }),
  required: schemaCase({ ...named, required: ['name'] }, { name: 'lamp' }, {}, { outcome: { response: 'ignored' } }),
  'additional-absent': schemaCase(named, { name: 'lamp' }, { name: 'lamp', price: 10 }, { outcome: { request: 'ignored' } }),
  'additional-false': schemaCase({ ...named, additionalProperties: false }, { name: 'lamp' }, { name: 'lamp', price: 10 }),
  'additional-true': schemaCase({ ...named, additionalProperties: true }, { name: 'lamp' }, { name: 'lamp', price: 10 }, { outcome: { request: 'ignored' } }),
  'additional-empty': schemaCase({ ...named, additionalProperties: {} }, { name: 'lamp' }, { name: 'lamp', price: 10 }, { outcome: 'ignored' }),
  'additional-schema': schemaCase({ ...named, additionalProperties: { type: 'string' } }, { name: 'lamp', size: 'L' }, { name: 'lamp', size: 10 }),
  'additional-no-type': schemaCase({ properties: named.properties }, { name: 'lamp' }, { name: 'lamp', price: 10 }, { outcome: 'ignored' }),
  'min-properties': schemaCase({ type: 'object', additionalProperties: {}, minProperties: 1 }, { name: 'lamp' }, {}),
  'max-properties': schemaCase({ type: 'object', additionalProperties: {}, maxProperties: 1 }, { name: 'lamp' }, { name: 'lamp', price: 10 }),
  'pattern-properties': schemaCase({ type: 'object', patternProperties: { '^x-': { type: 'string' } } }, { 'x-size': 'L' }, { 'x-size': 10 }, { openapi: V31 }),
  'property-names': schemaCase({ type: 'object', additionalProperties: {}, propertyNames: { pattern: '^x-' } }, { 'x-size': 'L' }, { size: 'L' }, { openapi: V31 }),
  'dependent-required': schemaCase({ type: 'object', additionalProperties: {}, dependentRequired: { price: ['currency'] } }, { price: 10, currency: 'EUR' }, { price: 10 }, { openapi: V31 }),
  'dependent-schemas': schemaCase({ type: 'object', additionalProperties: {}, dependentSchemas: { price: { properties: { price: { type: 'number' } } } } }, { price: 10 }, { price: 'ten' }, { openapi: V31 }),
  'unevaluated-properties': schemaCase({ ...named, unevaluatedProperties: false }, { name: 'lamp' }, { name: 'lamp', price: 10 }, { openapi: V31 }),
  'unevaluated-allof': schemaCase({ allOf: [{ properties: named.properties }, { properties: priced.properties }], unevaluatedProperties: false }, { name: 'lamp', price: 10 }, { size: 'L' }, { openapi: V31 }),

  // Combined schemas
  'all-of': schemaCase({ allOf: [named, priced] }, { name: 'lamp', price: 10 }, { name: 'lamp', price: 'ten' }),
  'all-of-closed': schemaCase({ allOf: [named, priced] }, { name: 'lamp', price: 10 }, { name: 'lamp', size: 'L' }, { outcome: { request: 'ignored' } }),
  'any-of': schemaCase({ anyOf: [named, priced] }, { name: 'lamp' }, { name: 10, price: 'ten' }),
  'any-of-mixed': schemaCase({ anyOf: [named, priced] }, { name: 'lamp' }, { name: 'lamp', price: 10 }, { outcome: { request: 'ignored' } }),
  'one-of': schemaCase({ oneOf: [{ type: 'string' }, { type: 'number' }] }, 'lamp', true),
  'one-of-two-fit': schemaCase({ oneOf: [{ ...named, additionalProperties: false }, { ...named, properties: { ...named.properties, price: { type: 'number' } } }] }, { name: 'lamp', price: 10 }, { name: 'lamp' }),
  not: schemaCase({ not: { type: 'string' } }, 10, 'lamp'),
  'if-then-else': schemaCase({ type: 'object', properties: { kind: { type: 'string' }, legs: { type: 'number' } }, if: { properties: { kind: { const: 'lamp' } } }, then: { properties: { legs: false } } }, { kind: 'chair', legs: 4 }, { kind: 'lamp', legs: 4 }, { openapi: V31 }),
  discriminator: schemaCase({ oneOf: refs, discriminator: { propertyName: 'kind' } }, { kind: 'lamp', watts: 5 }, { kind: 'lamp', watts: 'five' }, { schemas: kinds }),
  'discriminator-field': schemaCase({ oneOf: refs, discriminator: { propertyName: 'kind' } }, { kind: 'lamp', watts: 5 }, { watts: 5 }, { schemas: kinds }),
  'discriminator-mapping': schemaCase({ oneOf: refs, discriminator: { propertyName: 'kind', mapping: { l: '#/components/schemas/Lamp', c: '#/components/schemas/Chair' } } }, { kind: 'l', watts: 5 }, { kind: 'l', watts: 'five' }, { schemas: openKinds }),
  'discriminator-mapping-name': schemaCase({ oneOf: refs, discriminator: { propertyName: 'kind', mapping: { l: 'Lamp', c: 'Chair' } } }, { kind: 'l', watts: 5 }, { kind: 'l', watts: 'five' }, { schemas: openKinds, outcome: 'refused' }),
  'discriminator-implicit': schemaCase({ oneOf: refs, discriminator: { propertyName: 'kind' } }, { kind: 'Lamp', watts: 5 }, { kind: 'Lamp', watts: 'five' }, { schemas: openKinds, outcome: 'refused' }),
  'discriminator-any-of': schemaCase({ anyOf: refs, discriminator: { propertyName: 'kind' } }, { kind: 'lamp', watts: 5 }, { kind: 'lamp', watts: 'five' }, { schemas: kinds }),
  'discriminator-parent': schemaCase({ $ref: '#/components/schemas/Lamp' }, { kind: 'Lamp', watts: 5 }, { kind: 'Chair', watts: 5 }, {
    schemas: { Product: { type: 'object', properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } }, Lamp: { allOf: [{ $ref: '#/components/schemas/Product' }, priced, { type: 'object', properties: { watts: { type: 'number' } } }] } },
    outcome: 'ignored',
  }),

  // References
  ref: schemaCase({ $ref: '#/components/schemas/Name' }, 'lamp', 10, { schemas: { Name: { type: 'string' } } }),
  'ref-chain': schemaCase({ $ref: '#/components/schemas/Title' }, 'lamp', 10, { schemas: { Title: { $ref: '#/components/schemas/Name' }, Name: { type: 'string' } } }),
  'ref-circular': schemaCase({ $ref: '#/components/schemas/Part' }, { part: { part: { size: 'L' } } }, { part: { part: { size: 10 } } }, {
    schemas: { Part: { type: 'object', properties: { size: { type: 'string' }, part: { $ref: '#/components/schemas/Part' } } } },
  }),
  'ref-siblings': schemaCase({ $ref: '#/components/schemas/Name', maxLength: 5 }, 'lamp', 'desk lamp', { openapi: V31, schemas: { Name: { type: 'string' } } }),
  'ref-file': schemaCase({ $ref: './name.yaml' }, 'lamp', 10, { outcome: 'refused' }),
  'ref-url': schemaCase({ $ref: 'https://shop.example/name.yaml' }, 'lamp', 10, { outcome: 'refused' }),
  'ref-missing': schemaCase({ $ref: '#/components/schemas/Nowhere' }, 'lamp', 10, { outcome: 'ignored' }),
  defs: schemaCase({ type: 'object', properties: { name: { $ref: '#/components/schemas/Product/$defs/name' } } }, { name: 'lamp' }, { name: 10 }, { openapi: V31, schemas: { Product: { $defs: { name: { type: 'string' } } } } }),
  anchor: schemaCase({ $ref: '#name' }, 'lamp', 10, { openapi: V31, outcome: 'refused', schemas: { Name: { $anchor: 'name', type: 'string' } } }),
  id: schemaCase({ $ref: 'https://shop.example/name' }, 'lamp', 10, { openapi: V31, outcome: 'refused', schemas: { Name: { $id: 'https://shop.example/name', type: 'string' } } }),
  'dynamic-ref': schemaCase({ $dynamicRef: '#name' }, 'lamp', 10, { openapi: V31, outcome: 'misread', schemas: { Name: { $dynamicAnchor: 'name', type: 'string' } } }),

  // Annotations
  'read-only': schemaCase({ type: 'object', properties: { id: { type: 'string', readOnly: true } } }, {}, { id: '10' }, { outcome: 'ignored' }),
  'write-only': schemaCase({ type: 'object', properties: { secret: { type: 'string', writeOnly: true } } }, {}, { secret: 'x' }, { outcome: 'ignored' }),
  default: schemaCase({ type: 'object', properties: { size: { type: 'string', default: 'L' } } }, { size: 'L' }, {}, { outcome: 'ignored' }),
  example: schemaCase({ type: 'string', example: 10 }, 'lamp', 'lamp', { outcome: 'ignored' }),
  deprecated: schemaCase({ type: 'object', properties: { size: { type: 'string', deprecated: true } } }, {}, { size: 'L' }, { outcome: 'ignored' }),
  xml: schemaCase({ type: 'object', properties: { size: { type: 'string', xml: { name: 'groesse' } } } }, { size: 'L' }, { size: 'L' }, { outcome: 'ignored' }),
};
