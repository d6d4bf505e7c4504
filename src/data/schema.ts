import {z} from 'zod';
import {suggestion} from './suggestionRules';

/** The schema of each export of a data file, by the export's name. `roles.schema.ts` describes `roles.ts`. */
export type DataSchemas = Readonly<Record<string, z.ZodType>>;

/** One thing that is wrong with a value. */
export interface Problem {
  /** Keys and indexes that lead to the value. */
  path: readonly PropertyKey[];
  /** What was expected, what was found, and how to fix it, in full sentences. */
  message: string;
}

/** Text with a minimum and maximum number of characters. */
export const text = (min = 1, max?: number) => (max === undefined ? z.string().min(min) : z.string().min(min).max(max));

/**
 * Text that matches a pattern.
 * @param expected what the text must be, with an example: "a release such as 1.26.0"
 */
export const pattern = (regex: RegExp, expected: string) => z.string().regex(regex, expected);

/** A list with at least `min` entries. */
export const list = <Item extends z.ZodType>(item: Item, min = 1) => z.array(item).min(min).readonly();

/** A list of objects. No two objects may have the same value for a field in `unique`. */
export const records = <Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
  unique: readonly (keyof Shape & string)[] = [],
) =>
  z
    .array(record)
    .min(1)
    .readonly()
    .superRefine((rows, context) => {
      for (const field of unique) {
        const first = new Map<unknown, number>();
        for (const [index, row] of (rows as readonly Readonly<Record<string, unknown>>[]).entries()) {
          const value = row[field];
          const earlier = first.get(value);
          if (value !== undefined && earlier !== undefined)
            context.addIssue({
              code: 'custom',
              path: [index, field],
              message: `expected a value that no other entry has, but entry [${earlier}] also has ${shown(value)}`,
            });
          else first.set(value, index);
        }
      }
    });

/** The keys of an object, in a form that `z.enum` accepts. */
export const keysOf = <T extends object>(object: T) =>
  Object.keys(object) as [keyof T & string, ...(keyof T & string)[]];

/** A date without a time, in a data file. */
export const day = () => pattern(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2025-10-21');

const SITE_PATH = 'a path on this site, such as /docs/pact';
const EXTERNAL_URL = 'an https URL, such as https://docs.pact.io';

/** A link to a page of this site. */
export const sitePath = () => pattern(/^\/(?:[^\s/]\S*)?$/, SITE_PATH);

/** A link to another site. */
export const externalUrl = () => pattern(/^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/, EXTERNAL_URL);

/** A link to a page of this site or to another site. */
export const link = () =>
  pattern(/^(?:\/(?:[^\s/]\S*)?|https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/, `${SITE_PATH}, or ${EXTERNAL_URL}`);

/** A link with its label. */
export const labeledLink = z.strictObject({
  label: text().describe('name of the link target'),
  to: link().describe('link target'),
});

/** The schema inside wrappers that don't change the accepted values much: optional, read-only, and transformed. */
function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

/** The option of a union that applies to a value: of a discriminated union, the one with the value's discriminator. */
function resolveUnion(schema: z.core.$ZodType | undefined, value: unknown): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodUnion) || !isRecord(value)) return inner;
  return inner.options
    .map((option) => resolveUnion(option, value))
    .find(
      (option) =>
        option instanceof z.ZodObject &&
        Object.entries(option.shape as z.core.$ZodShape).every(
          ([key, field]) => !(field instanceof z.ZodLiteral) || field.values.has(value[key] as string),
        ),
    );
}

/** The schema at a path; undefined for a key that the schema doesn't have. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  for (const [depth, key] of path.entries()) {
    const container = resolveUnion(current, valueAt(value, path.slice(0, depth)));
    if (container instanceof z.ZodObject) current = (container.shape as z.core.$ZodShape)[String(key)];
    else if (container instanceof z.ZodRecord) current = container.valueType;
    else current = container instanceof z.ZodArray ? container.element : undefined;
  }
  return current;
}

const descriptionOf = (schema: z.core.$ZodType | undefined): string | undefined =>
  schema instanceof z.ZodType ? (schema.description ?? descriptionOf(unwrapOnce(schema))) : undefined;

const unwrapOnce = (schema: z.ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly ? schema.unwrap() : undefined;

/** The fields of a schema that have no description, at any depth, as paths such as `releases[].security[].id`. */
function undescribedFields(path: string, schema: z.core.$ZodType | undefined): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return undescribedFields(`${path}[]`, inner.element);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as z.core.$ZodShape).flatMap(([key, field]) => [
    ...(descriptionOf(field) === undefined ? [`${path}.${key}`] : []),
    ...undescribedFields(`${path}.${key}`, field),
  ]);
}

/** ` of 2 to 100 characters`; nothing where neither limit says more than that the value isn't empty. */
function size(min: number | null | undefined, max: number | null | undefined, unit: string): string {
  if (typeof max === 'number' && Number.isFinite(max)) return ` of ${min ?? 0} to ${max} ${unit}`;
  return (min ?? 0) > 1 ? ` of at least ${min} ${unit}` : '';
}

/** The keys of an object schema that an author can write: all but a discriminator, which has a fixed text. */
const keysIn = (schema: z.core.$ZodType | undefined): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as z.core.$ZodShape)
        .filter(([, field]) => !(field instanceof z.ZodLiteral && typeof field.value === 'string'))
        .map(([key]) => key)
    : [];

/** The values of the discriminator in a discriminated union, which may be nested in another union. */
function kindsOf(schema: z.core.$ZodType | undefined): string[] {
  const union = unwrap(schema);
  if (union instanceof z.ZodDiscriminatedUnion)
    return union.options.flatMap((option) => {
      const field = option instanceof z.ZodObject ? option.shape[union.def.discriminator] : undefined;
      return field instanceof z.ZodLiteral ? [String(field.value)] : [];
    });
  return union instanceof z.ZodUnion ? union.options.flatMap(kindsOf) : [];
}

/** What a schema accepts, in words: `text of 2 to 100 characters`. */
function expectation(schema: z.core.$ZodType | undefined): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodString) return `text${size(inner.minLength, inner.maxLength, 'characters')}`;
  if (inner instanceof z.ZodNumber) {
    const [min, max] = [inner.minValue ?? -Infinity, inner.maxValue ?? Infinity];
    return Math.max(-min, max) < Number.MAX_SAFE_INTEGER ? `a number from ${min} to ${max}` : 'a number';
  }
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.join(', ')}`;
  if (inner instanceof z.ZodLiteral) return [...inner.values].map((value) => JSON.stringify(value)).join(' or ');
  if (inner instanceof z.ZodArray) return 'a list';
  if (inner instanceof z.ZodRecord) return 'a map of names to values';
  if (inner instanceof z.ZodDiscriminatedUnion) return `an element: ${kindsOf(inner).join(', ')}`;
  if (inner instanceof z.ZodObject) return `an object with the keys ${keysIn(inner).join(', ')}`;
  return 'another value';
}

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((current: unknown, key) => (isRecord(current) ? current[key] : undefined), value);

/** A value for a message. Long values are cut. */
function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

/** `releases[3].notes[1].kind` */
const formatPath = (root: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text_, key) => (typeof key === 'number' ? `${text_}[${key}]` : `${text_}${text_ === '' ? '' : '.'}${String(key)}`),
    root,
  );

/** The fields that identify an entry, in order of preference. */
const IDENTIFYING_FIELDS = ['id', 'name', 'term', 'title', 'label', 'version', 'from', 'slug'];

/** ` (in "Viewer")` for a path that leads into a list entry with a name. */
function entryName(value: unknown, path: readonly PropertyKey[]): string {
  const index = path.findIndex((key) => typeof key === 'number');
  const entry = index === -1 ? undefined : valueAt(value, path.slice(0, index + 1));
  const name = IDENTIFYING_FIELDS.map((field) => (isRecord(entry) ? entry[field] : undefined)).find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return typeof name === 'string' ? ` (in "${name}")` : '';
}

/** Turns an issue that zod reports into sentences for the person who edits the data. */
function describeIssue(issue: z.core.$ZodIssue, schema: z.core.$ZodType, value: unknown, name: string): Problem[] {
  const locate = (path: readonly PropertyKey[]): string =>
    `${formatPath(name, path) || 'The value'}${entryName(value, path)}`;
  const at = locate(issue.path);
  const field = schemaAt(schema, issue.path, value);
  const found = valueAt(value, issue.path);
  const problem = (message: string, path = issue.path): Problem => ({path, message});
  if (issue.code === 'unrecognized_keys') {
    const allowed = keysIn(resolveUnion(field, found));
    return issue.keys.map((key) =>
      problem(
        `${locate([...issue.path, key])} is not an allowed key.${suggestion(key, allowed)} ` +
          `Allowed keys: ${allowed.join(', ')}.`,
        [...issue.path, key],
      ),
    );
  }
  if (issue.code === 'invalid_union') {
    if (issue.discriminator !== undefined) {
      const path = issue.path.slice(0, -1);
      const kinds = kindsOf(schemaAt(schema, path, value));
      const expected = `expected one of the kinds ${kinds.join(', ')}, but found ${shown(found)}.`;
      return [problem(`${locate(path)}: ${expected}${suggestion(found, kinds)}`, path)];
    }
    // Prefer the option that fails inside the value over the options that reject its type.
    const inside = issue.errors.find((issues) => issues.some(({path}) => path.length > 0));
    if (inside !== undefined)
      return inside.flatMap((inner) =>
        describeIssue({...inner, path: [...issue.path, ...inner.path]}, schema, value, name),
      );
  }
  if (found === undefined && issue.code !== 'custom') {
    const purpose = descriptionOf(field);
    const accepted = issue.code === 'invalid_union' ? issue.message : expectation(field);
    return [problem(`${at} is missing. Expected ${accepted}${purpose === undefined ? '' : `: ${purpose}`}.`)];
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big': {
      const count =
        typeof found === 'string'
          ? `${found.length} characters`
          : Array.isArray(found)
            ? `${found.length} ${found.length === 1 ? 'entry' : 'entries'}`
            : shown(found);
      const minimum = issue.code === 'too_small' ? Number(issue.minimum) : 0;
      const accepted =
        minimum === 1 && typeof found !== 'number'
          ? `${expectation(field)} that isn't empty`
          : Array.isArray(found)
            ? `a list of at least ${minimum} entries`
            : expectation(field);
      return [problem(`${at}: expected ${accepted}, but found ${count}.`)];
    }
    case 'invalid_value':
      return [
        problem(
          `${at}: expected one of ${issue.values.join(', ')}, but found ${shown(found)}.` +
            (typeof found === 'number' ? ' Put the value in quotes.' : suggestion(found, issue.values.map(String))),
        ),
      ];
    case 'invalid_type': {
      const hint =
        issue.expected === 'string' && typeof found === 'number'
          ? ' Put the value in quotes.'
          : issue.expected === 'array'
            ? ` Write it as a list, such as [one, two].`
            : '';
      return [problem(`${at}: expected ${expectation(field)}, but found ${shown(found)}.${hint}`)];
    }
    case 'invalid_key':
      return issue.issues.map(({message}) =>
        problem(
          `${locate(issue.path.slice(0, -1))}: expected ${message} as a key, but found ${shown(issue.path.at(-1))}.`,
        ),
      );
    case 'custom':
      return [problem(`${at}: ${issue.message}.`)];
    // The message of a pattern or a union says what it expects.
    default:
      return [problem(`${at}: expected ${issue.message}, but found ${shown(found)}.`)];
  }
}

/**
 * Checks a value against a schema.
 * @param name how messages name the value; empty where the value is a complete file, such as a page's front matter
 * @returns one problem for each thing that is wrong; none if the value is valid
 */
export function checkValue(name: string, value: unknown, schema: z.ZodType): Problem[] {
  const {error} = schema.safeParse(value);
  const issues = error?.issues ?? [];
  // Unknown keys come first because a misspelled key is often the reason for a missing one.
  const isUnknownKey = ({code}: z.core.$ZodIssue): boolean => code === 'unrecognized_keys';
  return [...issues.filter(isUnknownKey), ...issues.filter((issue) => !isUnknownKey(issue))].flatMap((issue) =>
    describeIssue(issue, schema, value, name),
  );
}

/** Counts the values in data. Objects and lists don't count themselves. */
export const countValues = (value: unknown): number =>
  isRecord(value) ? Object.values(value).reduce((sum: number, entry) => sum + countValues(entry), 0) : 1;

/**
 * Checks the exports of a data file against their schemas. Exported functions aren't data.
 * @param file path of the data file, for messages
 * @param schemas undefined if there's no schema file beside the data file
 * @returns one message for each thing that is wrong; none if everything is valid
 */
export function checkData(
  file: string,
  exported: Readonly<Record<string, unknown>>,
  schemas: DataSchemas | undefined,
): string[] {
  const schemaFile = file.replace(/\.ts$/, '.schema.ts');
  const rulesFile = file.replace(/\.ts$/, 'Rules.ts');
  const data = Object.entries(exported).filter(([, value]) => typeof value !== 'function');
  if (schemas === undefined)
    return [
      `${file}: there is no schema file. Describe each export in ${schemaFile} with ` +
        `"export const schemas = {…} satisfies DataSchemas". If the file only has functions, name it ${rulesFile}.`,
    ];
  if (data.length === 0)
    return [`${file}: expected at least one export with data, but found only functions. Name the file ${rulesFile}.`];
  const problems = data.flatMap(([name, value]) => {
    const schema = schemas[name];
    if (schema === undefined) return [`${file}: the export ${name} has no schema. Add one to ${schemaFile}.`];
    const undescribed = undescribedFields(name, schema).map(
      (field) => `${schemaFile}: ${field} has no description. Add .describe('…') with what the field is for.`,
    );
    return [...undescribed, ...checkValue(name, value, schema).map(({message}) => `${file}: ${message}`)];
  });
  const unused = Object.keys(schemas).filter((name) => exported[name] === undefined);
  return [
    ...problems,
    ...unused.map((name) => `${schemaFile}: the schema ${name} has no export in ${file}. Remove the schema.`),
  ];
}
