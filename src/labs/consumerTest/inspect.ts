/** Shows values as text, in the console output and in messages of assertions. */

/** How many levels of an object are shown, and how many entries of each. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 50;

const isPlainName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

function inspectObject(value: object, depth: number, parents: readonly object[]): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof URL) return `URL ${JSON.stringify(value.href)}`;
  if (value instanceof Promise) return 'Promise';
  if (parents.includes(value)) return '[Circular]';
  const next = (item: unknown): string => inspect(item, depth + 1, [...parents, value]);
  const wrap = (open: string, entries: readonly string[], close: string): string => {
    if (entries.length === 0) return `${open}${close}`.replaceAll(' ', '');
    if (depth >= MAX_DEPTH) return `${open}…${close}`;
    const shown =
      entries.length > MAX_ENTRIES
        ? [...entries.slice(0, MAX_ENTRIES), `… ${entries.length - MAX_ENTRIES} more`]
        : entries;
    return `${open}${shown.join(', ')}${close}`;
  };
  if (Array.isArray(value)) return wrap('[ ', depth >= MAX_DEPTH ? value.map(() => '') : value.map(next), ' ]');
  if (value instanceof Map)
    return wrap(
      'Map { ',
      [...value].map(([key, item]) => `${next(key)} => ${next(item)}`),
      ' }',
    );
  if (value instanceof Set) return wrap('Set { ', [...value].map(next), ' }');
  const prototype = Object.getPrototypeOf(value) as {constructor?: {name?: unknown}} | null;
  const name = prototype?.constructor?.name;
  const prefix = typeof name === 'string' && name !== 'Object' ? `${name} ` : '';
  const entries =
    depth >= MAX_DEPTH
      ? Object.keys(value)
      : Object.entries(value).map(([key, item]) => `${isPlainName(key) ? key : JSON.stringify(key)}: ${next(item)}`);
  return wrap(`${prefix}{ `, entries, ' }');
}

/** A value as text, such as `{ id: '10', price: 49.5 }`. */
export function inspect(value: unknown, depth = 0, parents: readonly object[] = []): string {
  try {
    switch (typeof value) {
      case 'string':
        return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
      case 'function':
        return `[Function ${value.name || '(anonymous)'}]`;
      case 'bigint':
        return `${value}n`;
      case 'object':
        return value === null ? 'null' : inspectObject(value, depth, parents);
      default:
        return Object.is(value, -0) ? '-0' : String(value);
    }
  } catch {
    // A getter or a proxy of the reader's code threw an error.
    return '[value that can’t be shown]';
  }
}
