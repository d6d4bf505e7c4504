/** What a value may be. */
export type Shape =
  /** Text that is not empty; `length` gives the fewest and the most characters. */
  | {
      kind: 'text';
      length?: readonly [number, number];
      oneOf?: readonly string[];
      pattern?: {matches: RegExp; such: string};
    }
  /** A list of texts, one at least. */
  | {kind: 'words'; oneOf?: readonly string[]}
  | {kind: 'flag'}
  | {kind: 'number'; between?: readonly [number, number]}
  /** A day, as YYYY-MM-DD or as YAML reads it. */
  | {kind: 'date'}
  /** An address: a path of this site, or https:// and a host; `of` allows one of the two only. */
  | {kind: 'link'; of?: 'site' | 'elsewhere'}
  | {kind: 'record'; fields: Schema}
  /** A list of anything; `fewest` is 1 unless it says otherwise. */
  | {kind: 'list'; of: Shape; fewest?: number};

/** A field of a front matter or of a record. */
export type Field = Shape & {
  /** What the field is for, as a writer reads it in an error message. */
  purpose: string;
  required?: boolean;
  /** No other record of the list has the same value. */
  unique?: boolean;
};

/** The fields that a record may have. Any other is refused. */
export type Schema = Readonly<Record<string, Field>>;

/** What each export of a data file holds, by its name. Stands beside the file: `roles.schema.ts` describes `roles.ts`. */
export type DataSchemas = Readonly<Record<string, Shape>>;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const allowed = (oneOf: readonly string[] | undefined): string =>
  oneOf === undefined ? '' : ` Allowed: ${oneOf.join(', ')}.`;

function textProblem(
  name: string,
  value: unknown,
  {length, oneOf, pattern}: Shape & {kind: 'text'},
): string | undefined {
  const shown = JSON.stringify(value);
  if (typeof value !== 'string')
    return `${name} is ${shown}; it must be text${typeof value === 'number' ? ': put it in quotes' : ''}.${allowed(oneOf)}`;
  if (oneOf !== undefined && !oneOf.includes(value)) return `${name} is ${shown}.${allowed(oneOf)}`;
  const [fewest, most] = length ?? [1, Infinity];
  if (value.length < fewest || value.length > most)
    return `${name} has ${value.length} characters; it needs ${most === Infinity ? `${fewest} or more` : `${fewest} to ${most}`}.`;
  if (pattern !== undefined && !pattern.matches.test(value)) return `${name} is ${shown}; it must be ${pattern.such}.`;
  return undefined;
}

function wordsProblem(name: string, value: unknown, oneOf: readonly string[] | undefined): string | undefined {
  if (!Array.isArray(value) || value.length === 0)
    return `${name} is ${JSON.stringify(value)}; it must be a list such as [one, two].${allowed(oneOf)}`;
  const wrong: unknown = value.find(
    (word) => typeof word !== 'string' || word === '' || (oneOf !== undefined && !oneOf.includes(word)),
  );
  if (wrong === undefined) return undefined;
  return `${name} holds ${JSON.stringify(wrong)}${typeof wrong === 'number' ? ', a number: put it in quotes' : ''}.${allowed(oneOf)}`;
}

const ADDRESSES = {
  site: {matches: /^\/(?:[^\s/]\S*)?$/, such: 'a path of this site, such as /docs/pact'},
  elsewhere: {matches: /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/, such: 'an address such as https://docs.pact.io'},
  any: {
    matches: /^(?:\/(?:[^\s/]\S*)?|https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/,
    such: 'a path of this site, such as /docs/pact, or an address such as https://docs.pact.io',
  },
};

/**
 * Holds a value against a shape, records and lists inside it too.
 * @param name what messages call the value, such as `items[2].to`
 * @returns one sentence for each thing that is wrong, saying what is allowed; none when all is well
 */
export function checkValue(name: string, value: unknown, shape: Shape): string[] {
  const shown = JSON.stringify(value);
  const one = (problem: string | undefined): string[] => (problem === undefined ? [] : [problem]);
  switch (shape.kind) {
    case 'flag':
      return typeof value === 'boolean' ? [] : [`${name} is ${shown}; it must be true or false.`];
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return [`${name} is ${shown}; it must be a number.`];
      const [fewest, most] = shape.between ?? [-Infinity, Infinity];
      return value < fewest || value > most ? [`${name} is ${shown}; it must be ${fewest} to ${most}.`] : [];
    }
    case 'date':
      return value instanceof Date || /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? []
        : [`${name} is ${shown}; it must be a day such as 2025-10-21.`];
    case 'words':
      return one(wordsProblem(name, value, shape.oneOf));
    case 'text':
      return one(textProblem(name, value, shape));
    case 'link':
      return one(textProblem(name, value, {kind: 'text', pattern: ADDRESSES[shape.of ?? 'any']}));
    case 'record':
      return isFields(value)
        ? checkRecord(value, shape.fields, `${name}.`)
        : [`${name} is ${shown}; it must be a record with ${Object.keys(shape.fields).join(', ')}.`];
    case 'list': {
      if (!Array.isArray(value)) return [`${name} is ${shown}; it must be a list.`];
      const fewest = shape.fewest ?? 1;
      const few = value.length < fewest ? [`${name} has ${value.length} entries; it needs ${fewest} or more.`] : [];
      return [
        ...few,
        ...value.flatMap((entry, index) => checkValue(`${name}[${index}]`, entry, shape.of)),
        ...(shape.of.kind === 'record' ? repeated(name, value, shape.of.fields) : []),
      ];
    }
  }
}

/** Values of unique fields that stand in two records. */
function repeated(name: string, records: readonly unknown[], schema: Schema): string[] {
  return Object.entries(schema).flatMap(([field, {unique}]) => {
    if (!unique) return [];
    const first = new Map<unknown, number>();
    return records.flatMap((record, index) => {
      const value = isFields(record) ? record[field] : undefined;
      const before = first.get(value);
      if (value === undefined) return [];
      if (before === undefined) first.set(value, index);
      return before === undefined
        ? []
        : [
            `${name}[${index}].${field} is ${JSON.stringify(value)}, as in ${name}[${before}]; each record has its own.`,
          ];
    });
  });
}

/**
 * Holds a record against its schema.
 * @param prefix what messages put before the name of a field
 * @returns one sentence for each thing that is wrong, saying what is allowed; none when all is well
 */
export function checkRecord(record: Fields, schema: Schema, prefix = ''): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    const field = schema[name];
    if (field === undefined) problems.push(`${prefix}${name} is not known. Known: ${Object.keys(schema).join(', ')}.`);
    else if (value !== undefined) problems.push(...checkValue(prefix + name, value, field));
  }
  for (const [name, {required, purpose}] of Object.entries(schema)) {
    if (required && record[name] === undefined) problems.push(`${prefix}${name} is missing: ${purpose}.`);
  }
  return problems;
}

/** What people call a record: the first of these fields that it has. */
const CALLED = ['id', 'name', 'term', 'title', 'label', 'version', 'variable', 'permission', 'from', 'slug'];

/**
 * Holds the records of a data file against their schema.
 * @param file path of the data file, for messages
 * @returns one sentence for each thing that is wrong, with the file and the record; none when all is well
 */
export function checkRecords(file: string, records: readonly unknown[], schema: Schema): string[] {
  if (records.length === 0) return [`${file}: there are no records. A list that is empty proves nothing.`];
  const problems = records.flatMap((record, index) => {
    const called = isFields(record)
      ? CALLED.map((name) => record[name]).find((value) => typeof value === 'string')
      : undefined;
    const at = `${file}: record ${index + 1}${typeof called === 'string' ? ` ("${called}")` : ''}: `;
    if (!isFields(record))
      return [`${at}it is ${JSON.stringify(record)}; it must be a record with ${Object.keys(schema).join(', ')}.`];
    return checkRecord(record, schema).map((problem) => at + problem);
  });
  return [...problems, ...repeated('records', records, schema).map((problem) => `${file}: ${problem}`)];
}

/** Counts the values in something, records and lists not counted themselves. */
export const countValues = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce((sum: number, entry) => sum + countValues(entry), 0)
    : isFields(value)
      ? countValues(Object.values(value))
      : 1;

/**
 * Holds what a data file exports against its schemas. Functions are no data.
 * @param file path of the data file, for messages
 * @param schemas by export; undefined for a file that has none beside it
 * @returns one sentence for each thing that is wrong; none when all is well
 */
export function checkData(file: string, exported: Fields, schemas: DataSchemas | undefined): string[] {
  const beside = file.replace(/\.ts$/, '.schema.ts');
  const data = Object.entries(exported).filter(([, value]) => typeof value !== 'function');
  if (schemas === undefined)
    return [
      `${file}: it has no schema. Describe each export in ${beside}: export const schemas = {…} satisfies DataSchemas. A file of rules is called ${file.replace(/\.ts$/, 'Rules.ts')}.`,
    ];
  if (data.length === 0)
    return [`${file}: it exports no data. A file of rules is called ${file.replace(/\.ts$/, 'Rules.ts')}.`];
  const problems = data.flatMap(([name, value]) => {
    const shape = schemas[name];
    if (shape === undefined) return [`${file}: ${name} has no schema. Describe it in ${beside}.`];
    if (
      shape.kind === 'list' &&
      shape.of.kind === 'record' &&
      Array.isArray(value) &&
      value.length >= (shape.fewest ?? 1)
    )
      return checkRecords(`${file}: ${name}`, value, shape.of.fields);
    return checkValue(name, value, shape).map((problem) => `${file}: ${problem}`);
  });
  const unused = Object.keys(schemas).filter((name) => exported[name] === undefined);
  return [
    ...problems,
    ...unused.map((name) => `${beside}: ${name} is described, and ${file} exports no such thing. Take it out.`),
  ];
}
