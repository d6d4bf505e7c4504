/** Says in plain words how a body and its schema contradict each other, and what each side can change. */
import {similarName} from '../data/suggestionRules';
import {childOf, elementAt, isWrapper, rootOf, type Located, type LocatedDocument} from './locate';
import type {Explanation} from './protocol';
import {inParts, propertiesOf, schemasAt, type Schemas} from './schemas';

/** A document, and the line of each of its elements, counted from 1. */
export interface AdviceSource {
  document: LocatedDocument;
  lineOf: (element: Located) => number;
}

/** A result of the comparator. */
interface Reported {
  code: string;
  message: string;
  /** The locations in the pact and in the description, as the comparator writes them. */
  pact: string;
  description: string;
}

/** An explanation, and the element of the description that the provider would change. */
export interface Advised {
  explanation: Explanation;
  change: Located;
}

/** What the sentences about each kind of body differ in. */
const WORDS = {
  request: {body: 'request body', does: 'accepts', use: 'send', instead: 'send'},
  response: {body: 'response body', does: 'returns', use: 'expect', instead: 'read'},
} as const;

/** A value in a body that violates a rule of its schema. */
interface Violation {
  role: keyof typeof WORDS;
  value: Located;
  /** The schemas that describe the value. */
  parts: Schemas;
  /** The value in a sentence: its name as code, or `the response body`. */
  subject: string;
  /** The value in a phrase such as `send a string for …`. */
  target: string;
  /** For example `the response body of “all products” (line 8 of the pact)`. */
  place: string;
  /** The version of OpenAPI, or an empty text. */
  version: string;
  /** For example `(line 8)`, for an element of the description. */
  line: (element: Located) => string;
}

/** The most names or values that a sentence lists. */
const MAX_LISTED = 6;

const code = (text: string): string => `\`${text}\``;

function listed(items: readonly string[], conjunction: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 3 ? items.join(` ${conjunction} `) : `${items.slice(0, -1).join(', ')}, ${conjunction} ${last}`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const withArticle = (type: string): string =>
  type === 'null' ? code(type) : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;

/** A string, number, or Boolean as JSON, or undefined if it's too long for a sentence. */
function literal(value: unknown): string | undefined {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? JSON.stringify(value) : undefined;
  return text !== undefined && text.length <= 40 && !text.includes('`') ? code(text) : undefined;
}

/** `["items", "0", "name"]` → `items[0].name`. The body itself can be a list. */
const nameOf = (keys: readonly string[]): string =>
  keys.reduce((name, key) => (/^\d+$/.test(key) ? `${name || 'body'}[${key}]` : `${name}${name && '.'}${key}`), '');

/** Explains a property that the schema doesn't describe. */
function undescribed({role, value, parts, subject, place, line}: Violation, field: string): Advised | undefined {
  const [schema] = parts;
  const property = childOf(value, field);
  if (schema === undefined || property === undefined) return undefined;
  const {does, instead} = WORDS[role];
  const properties = inParts(parts, 'properties');
  const rule = inParts(parts, 'additionalProperties');
  const unused = propertiesOf(parts).filter((name) => !value.node.children.has(name));
  const similar = similarName(field, unused);
  const reason =
    rule?.value === false
      ? `${code('additionalProperties: false')} ${line(rule)} doesn’t allow properties that aren’t listed.`
      : `the comparison allows only described properties in a response${rule === undefined ? '' : `, even if ${code('additionalProperties')} is ${code('true')}`}.`;
  const hint =
    similar !== undefined
      ? ` The schema has a property with a similar name: ${code(similar)}.`
      : unused.length > 0 && unused.length <= MAX_LISTED
        ? ` The schema also describes ${listed(unused.map(code), 'and')}, which the pact doesn’t use.`
        : '';
  const type = typeOf(property.value);
  const example =
    literal(property.value) === undefined ? '' : `, for example: ${code(`"${field}": {"type": "${type}"}`)}`;
  const where =
    properties === undefined
      ? `to the schema ${line(schema)} under a new ${code('properties')} key`
      : `under ${code('properties')} ${line(properties)}`;
  return {
    explanation: {
      problem: `In the description, the schema of ${subject} doesn’t have the property ${code(field)}, and ${reason}${hint}`,
      provider: `If the provider ${does} ${code(field)}, add it ${where}${example}.`,
      consumer: `In the consumer’s test, remove ${code(field)} from ${place}${similar === undefined ? '' : `, or ${instead} ${code(similar)} instead`}.`,
    },
    change: properties ?? schema,
  };
}

/** Explains a property that the schema requires, and that the body doesn't have. */
function missing({value, parts, subject, place, line}: Violation, field: string): Advised | undefined {
  const required = parts
    .map((part) => childOf(part, 'required'))
    .find((one) => Array.isArray(one?.value) && (one.value as unknown[]).includes(field));
  if (required === undefined) return undefined;
  const described = propertiesOf(parts);
  const others = [...value.node.children.keys()].filter((name) => !described.includes(name));
  const similar = similarName(field, others);
  return {
    explanation: {
      problem: `The description’s schema of ${subject} requires ${code(field)}, which isn’t in the pact.${similar === undefined ? '' : ` The pact has a property with a similar name: ${code(similar)}.`}`,
      provider: `If the provider doesn’t need ${code(field)}, remove it from ${code('required')} ${line(required)}.`,
      consumer:
        similar === undefined
          ? `In the consumer’s test, add ${code(field)} to ${place}.`
          : `In the consumer’s test, rename ${code(similar)} to ${code(field)} in ${place}, or add ${code(field)}.`,
    },
    change: required,
  };
}

/** Explains a value of a type that the schema doesn't have. */
function otherType({role, value, parts, subject, target, version, line}: Violation): Advised | undefined {
  const type = inParts(parts, 'type');
  const types = [type?.value].flat().filter((one) => typeof one === 'string');
  if (type === undefined || types.length === 0) return undefined;
  const {does, use} = WORDS[role];
  const actual = typeOf(value.value);
  const allowed = listed(types.map(withArticle), 'or');
  const shown = literal(value.value);
  const change =
    actual !== 'null'
      ? `change ${code('type')} ${line(type)} to ${code(actual)}`
      : /^(?:3\.0|2)/.test(version)
        ? `add ${code('nullable: true')} next to ${code('type')} ${line(type)}`
        : `add ${code('"null"')} to ${code('type')} ${line(type)}`;
  return {
    explanation: {
      problem: `According to the description, ${subject} is ${allowed}, but the pact has ${withArticle(actual)}${shown === undefined ? '' : `: ${shown}`}.`,
      provider: `If the provider ${does} ${withArticle(actual)}, ${change}.`,
      consumer: `In the consumer’s test, ${use} ${allowed} ${target}.`,
    },
    change: type,
  };
}

/** Explains a value that isn't one of the allowed ones. */
function otherValue({role, value, parts, subject, target, line}: Violation): Advised | undefined {
  const allowed = inParts(parts, 'enum');
  const shown = literal(value.value);
  if (allowed === undefined || !Array.isArray(allowed.value) || shown === undefined) return undefined;
  const {does, use} = WORDS[role];
  const values = allowed.value.map(literal);
  const known = values.filter((one) => one !== undefined);
  const isShort = known.length === values.length && known.length <= MAX_LISTED;
  return {
    explanation: {
      problem: `The description allows ${isShort ? `only ${listed(known, 'and')}` : `only the values in ${code('enum')} ${line(allowed)}`} for ${subject}, but the pact has ${shown}.`,
      provider: `If the provider ${does} ${shown}, add it to ${code('enum')} ${line(allowed)}.`,
      consumer: `In the consumer’s test, ${use} one of the allowed values ${target}.`,
    },
    change: allowed,
  };
}

/** The messages that are explained. They're those of Ajv, the validator that the comparator uses. */
const RULES: readonly [message: RegExp, explain: (violation: Violation, field: string) => Advised | undefined][] = [
  [/: must NOT have additional properties - (.+)$/, undescribed],
  [/: must have required property '(.+)'$/, missing],
  [/: must be (?:string|number|integer|boolean|object|array|null)(?:,\w+)*$/, otherType],
  [/: must be equal to one of the allowed values$/, otherValue],
];

/** The schema that a body is compared with. The location starts with it, and can continue below a reference. */
function bodySchema(location: string, document: LocatedDocument): Located | undefined {
  for (const {index} of location.matchAll(/\.schema(?=\.|$)/g)) {
    const schema = elementAt(document, location.slice(0, index + '.schema'.length));
    if (schema?.isExact === true && schema.path.at(-1) === 'schema') return schema;
  }
  return undefined;
}

/** The way from a body to a value in it. In pacts of version 4, a wrapper is on the way. */
function keysInBody({path}: Located, document: LocatedDocument): string[] {
  // `interactions`, a position, `request` or `response`, and `body`
  const [bodyPath, keys] = [path.slice(0, 4), path.slice(4)];
  const body = bodyPath.reduce<Located | undefined>((at, key) => at && childOf(at, key), rootOf(document));
  return keys[0] === 'content' && body !== undefined && isWrapper(body.node) ? keys.slice(1) : keys;
}

/**
 * Explains a result about a body.
 * @returns undefined if the result is about something else, or if there's nothing to add to the general advice
 */
export function advise(
  {code: resultCode, message, ...locations}: Reported,
  description: AdviceSource,
  pact: AdviceSource,
): Advised | undefined {
  const role = (['request', 'response'] as const).find((one) => resultCode === `${one}.body.incompatible`);
  const [field, explain] = RULES.flatMap(([pattern, rule]) => {
    const match = pattern.exec(message);
    return match === null ? [] : [[match[1] ?? '', rule] as const];
  })[0] ?? ['', undefined];
  const schema = bodySchema(locations.description, description.document);
  const value = elementAt(pact.document, locations.pact);
  if (role === undefined || explain === undefined || schema === undefined || value?.isExact !== true) return undefined;
  const keys = keysInBody(value, pact.document);
  const parts = schemasAt(schema, keys, description.document);
  const name = nameOf(keys);
  // Names are shown as code, which can't contain this character.
  if (parts === undefined || `${name}${field}`.includes('`')) return undefined;
  const {description: title} =
    (pact.document.value as {interactions: {description?: unknown}[]}).interactions[Number(value.path[1])] ?? {};
  const {body} = WORDS[role];
  const at = childOf(value, field) ?? value;
  const place = `the ${body}${typeof title === 'string' ? ` of “${title.replaceAll('`', '’')}”` : ''} (line ${pact.lineOf(at)} of the pact)`;
  const {openapi, swagger} = description.document.value as Record<string, unknown>;
  return explain(
    {
      role,
      value,
      parts,
      subject: name === '' ? `the ${body}` : code(name),
      target: name === '' ? `as ${place}` : `for ${code(name)} in ${place}`,
      place: name === '' || field === '' ? place : `${code(name)} in ${place}`,
      version: String(openapi ?? swagger ?? ''),
      line: (element) => `(line ${description.lineOf(element)})`,
    },
    field,
  );
}
