/** What a field of a data record may hold. */
export interface RecordField {
  /** What the field is for, as whoever adds a record reads it in an error message. */
  purpose: string;
  required?: boolean;
  kind: 'text' | 'words' | 'flag';
  /** The values that there are; for `words`, of each word. */
  oneOf?: readonly string[];
  /** How the text, or each word, must look. */
  form?: RegExp;
}

export type RecordSchema<T> = Readonly<Record<keyof T & string, RecordField>>;

function problemOf(value: unknown, {kind, oneOf, form}: RecordField): string | undefined {
  const shown = JSON.stringify(value);
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : `is ${shown}; it must be true or false`;
  const words: unknown[] = kind === 'words' && Array.isArray(value) ? value : [value];
  if (kind === 'words' && !Array.isArray(value)) return `is ${shown}; it must be a list`;
  for (const word of words) {
    if (typeof word !== 'string' || word.trim() === '') return `holds ${JSON.stringify(word)}; it must be text`;
    if (oneOf !== undefined && !oneOf.includes(word)) return `holds ${JSON.stringify(word)}. Allowed: ${oneOf.join(', ')}`;
    if (form !== undefined && !form.test(word)) return `holds ${JSON.stringify(word)}, which is not of the form ${form.source}`;
  }
  return undefined;
}

/**
 * Holds data records against their schema; the key named by `id` must be unlike in all of them.
 * @returns one sentence for each thing that is wrong
 */
export function checkRecords<T extends object>(records: readonly T[], schema: RecordSchema<T>, id: keyof T & string): string[] {
  const problems: string[] = [];
  const seen = new Set<unknown>();
  for (const [index, record] of records.entries()) {
    const name = `Record ${index + 1} (${String(record[id])})`;
    if (seen.has(record[id])) problems.push(`${name}: its ${id} is taken.`);
    seen.add(record[id]);
    for (const key of Object.keys(record)) if (!(key in schema)) problems.push(`${name}: ${key} is not known. Known: ${Object.keys(schema).join(', ')}.`);
    for (const [key, field] of Object.entries<RecordField>(schema)) {
      const value = (record as Record<string, unknown>)[key];
      if (value === undefined) {
        if (field.required) problems.push(`${name}: ${key} is missing: ${field.purpose}.`);
        continue;
      }
      const problem = problemOf(value, field);
      if (problem !== undefined) problems.push(`${name}: ${key} ${problem}.`);
    }
  }
  return problems;
}
