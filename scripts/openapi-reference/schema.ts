import {
  foldSiblingsIntoBranches,
  isCircularMarker,
  mergeAllOf,
} from 'docusaurus-theme-openapi-docs/lib/theme/Schema/normalize';

/** The part of a JSON Schema that the page shows. Its references are resolved. */
export interface Schema {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, SchemaOrCircular>>;
  required?: readonly string[];
  additionalProperties?: boolean | SchemaOrCircular;
  items?: SchemaOrCircular;
  allOf?: readonly SchemaOrCircular[];
  oneOf?: readonly SchemaOrCircular[];
  anyOf?: readonly SchemaOrCircular[];
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
}

/** If a schema contains itself, the parser replaces the inner schema with a string that contains its name. */
export type SchemaOrCircular = Schema | string;

/**
 * The keywords that a page shows. The build rejects other keywords, because an incomplete page would mislead readers.
 */
export const SHOWN_KEYWORDS: ReadonlySet<string> = new Set([
  ...[
    'type',
    'title',
    'description',
    'format',
    'enum',
    'const',
    'default',
    'example',
    'examples',
    'properties',
    'required',
    'additionalProperties',
    'items',
  ],
  ...[
    'allOf',
    'oneOf',
    'anyOf',
    'nullable',
    'readOnly',
    'writeOnly',
    'deprecated',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
  ],
  ...[
    'minLength',
    'maxLength',
    'pattern',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minProperties',
    'maxProperties',
    '$ref',
    'discriminator',
  ],
]);

/** A limit or a value: `{label: 'Length', values: ['1 to 20'], isCode: false}`. */
interface Fact {
  label: string;
  values: readonly string[];
  /** Whether the values are data and shown as code. */
  isCode: boolean;
}

interface PropertyView {
  name: string;
  required: boolean;
  schema: SchemaView;
}

/** What the page shows about a schema. */
export interface SchemaView {
  /** For example `string`, `array of Product`, `integer (int64)`, `string or null`. */
  type: string;
  /** The named schema that the type refers to, if any. */
  named?: string;
  description?: string;
  facts: readonly Fact[];
  /** `deprecated`, `read only`, `write only`. */
  marks: readonly string[];
  properties: readonly PropertyView[];
  /**
   * Which additional properties an object allows: `none`, `any`, or those with a schema. Undefined if it isn't an
   * object.
   */
  additional?: 'none' | 'any' | SchemaView;
  /** The items of an array, if they have more than a type. */
  items?: SchemaView;
  choice?: {kind: 'oneOf' | 'anyOf'; options: readonly SchemaView[]};
}

/** A value as JSON. */
export const asJson = (value: unknown): string => JSON.stringify(value);

/** `1 to 5`, `at least 1`, `at most 5`, or undefined if there are no limits. */
function span(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? undefined : `at most ${most}`;
}

/** The limits of a number. It supports the exclusive limits of OpenAPI 3.0 and 3.1. */
function range(schema: Schema): string | undefined {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = schema;
  const above =
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum === true ? minimum : undefined;
  const below =
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum === true ? maximum : undefined;
  const limits = [
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
  ];
  limits.push(span(above === undefined ? minimum : undefined, below === undefined ? maximum : undefined));
  const given = limits.filter((limit) => limit !== undefined);
  return given.length === 0 ? undefined : given.join(', ');
}

function factsOf(schema: Schema): Fact[] {
  const fact = (isCode: boolean, label: string, ...values: (string | undefined)[]): Fact[] => {
    const given = values.filter((value) => value !== undefined);
    return given.length === 0 ? [] : [{label, values: given, isCode}];
  };
  const data = (label: string, ...values: unknown[]) =>
    fact(true, label, ...values.filter((value) => value !== undefined).map(asJson));
  const words = (label: string, value: string | undefined) => fact(false, label, value);
  return [
    ...data('Allowed values', ...(schema.enum ?? [])),
    ...data('Always', schema.const),
    ...words('Range', range(schema)),
    ...data('Multiple of', schema.multipleOf),
    ...words('Length', span(schema.minLength, schema.maxLength)),
    ...fact(true, 'Pattern', schema.pattern),
    ...words('Number of items', span(schema.minItems, schema.maxItems)),
    ...words('Items', schema.uniqueItems === true ? 'all different' : undefined),
    ...words('Number of properties', span(schema.minProperties, schema.maxProperties)),
    ...data('Default', schema.default),
    ...data('Example', schema.example, ...(schema.examples ?? [])),
  ];
}

const isObject = (schema: Schema): boolean =>
  schema.type === 'object' || schema.properties !== undefined || schema.additionalProperties !== undefined;
const isChoice = (schema: Schema): boolean => (schema.oneOf ?? schema.anyOf) !== undefined;

/** Whether a title is the name of a schema with a section on the page. Other titles aren't links. */
type IsNamed = (title: string) => boolean;

function typeOf(schema: Schema, isNamed: IsNamed): Pick<SchemaView, 'type' | 'named'> {
  const types = typeof schema.type === 'string' ? [schema.type] : [...(schema.type ?? [])];
  const named = schema.title !== undefined && isNamed(schema.title) ? schema.title : undefined;
  const orNull = schema.nullable === true && !types.includes('null') ? ' or null' : '';
  if (named !== undefined) return {type: `${named}${orNull}`, named};
  if (schema.items !== undefined) {
    const items = describe(schema.items, isNamed);
    return {type: `array of ${items.type}${orNull}`, ...(items.named === undefined ? {} : {named: items.named})};
  }
  if (isChoice(schema))
    return {type: `${schema.title ?? (schema.oneOf === undefined ? 'any of several' : 'one of several')}${orNull}`};
  if (types.length === 0)
    types.push(
      isObject(schema)
        ? 'object'
        : schema.enum === undefined
          ? 'any type'
          : [...new Set(schema.enum.map((value) => typeof value))].join(' or '),
    );
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return {type: `${types.join(' or ')}${format}${orNull}`};
}

function describe(given: SchemaOrCircular, isNamed: IsNamed): SchemaView {
  if (typeof given === 'string') {
    const title = isCircularMarker(given) ? given.slice('circular('.length, -1) : given;
    return {
      type: title === '' ? 'circular reference' : title,
      ...(isNamed(title) ? {named: title} : {}),
      facts: [],
      marks: [],
      properties: [],
    };
  }
  const schema = foldSiblingsIntoBranches(given) as Schema;
  const {items, additionalProperties, oneOf, anyOf} = schema;
  const options = oneOf ?? anyOf;
  const view: SchemaView = {
    ...typeOf(schema, isNamed),
    facts: factsOf(schema),
    marks: [
      schema.deprecated === true ? 'deprecated' : '',
      schema.readOnly === true ? 'read only' : '',
      schema.writeOnly === true ? 'write only' : '',
    ].filter((mark) => mark !== ''),
    properties: Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      required: schema.required?.includes(name) ?? false,
      schema: describe(property, isNamed),
    })),
  };
  if (schema.description !== undefined) view.description = schema.description;
  if (isObject(schema))
    view.additional =
      typeof additionalProperties === 'object' || typeof additionalProperties === 'string'
        ? describe(additionalProperties, isNamed)
        : additionalProperties === false
          ? 'none'
          : 'any';
  if (items !== undefined) {
    const itemView = describe(items, isNamed);
    if (hasDetails(itemView) || itemView.description !== undefined) view.items = itemView;
  }
  if (options !== undefined)
    view.choice = {
      kind: oneOf === undefined ? 'anyOf' : 'oneOf',
      options: options.map((option) => describe(option, isNamed)),
    };
  return view;
}

/** Whether a schema has more than a type and a description. */
export function hasDetails(view: SchemaView): boolean {
  return (
    view.properties.length > 0 ||
    view.items !== undefined ||
    view.choice !== undefined ||
    view.facts.length > 0 ||
    typeof view.additional === 'object' ||
    view.additional === 'none'
  );
}

/** Whether a schema contains `allOf` at any depth. Merging rewrites a schema, so it's only applied if necessary. */
function hasAllOf(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (!Array.isArray(value) && 'allOf' in value) || Object.values(value).some(hasAllOf);
}

/**
 * Describes what a schema allows.
 * @param schema a schema with resolved references; its `allOf` parts are merged
 * @param isNamed whether a title is the name of a schema with a section on the page
 */
export function describeSchema(schema: SchemaOrCircular, isNamed: IsNamed = () => false): SchemaView {
  return describe(hasAllOf(schema) ? (mergeAllOf(schema) as Schema) : schema, isNamed);
}
