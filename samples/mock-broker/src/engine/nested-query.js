/**
 * Writes a query with nested lists and objects, such as `s[][b]=main&s[][cv]=1`. The names are escaped, too.
 *
 * @param {any} value
 * @param {string} [prefix]
 * @returns {string}
 */
export function buildNestedQuery(value, prefix = '') {
  if (Array.isArray(value)) return value.map((item) => buildNestedQuery(item, `${prefix}[]`)).join('&');
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .map(([key, item]) => buildNestedQuery(item, prefix ? `${prefix}[${key}]` : key))
      .filter(Boolean)
      .join('&');
  }
  return new URLSearchParams([[prefix, String(value)]]).toString();
}

/**
 * Reads such a query. A key that the last object of a list has already begins the next object.
 *
 * @param {string} query
 * @returns {any}
 */
export function parseNestedQuery(query) {
  /** @type {any} */
  const result = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const keys = [...name.matchAll(/^([^[]+)|\[([^\]]*)\]/g)].map((match) => match[1] ?? match[2]);
    assign(result, keys, value);
  }
  return result;
}

/** @param {any} target @param {string[]} keys @param {string} value */
function assign(target, [key, next, ...rest], value) {
  if (next === undefined) {
    target[key] = value;
  } else if (next !== '') {
    target[key] ??= {};
    assign(target[key], [next, ...rest], value);
  } else {
    target[key] ??= [];
    if (rest.length === 0) {
      target[key].push(value);
      return;
    }
    const last = target[key].at(-1);
    const isTaken = last === undefined || (rest.length === 1 && rest[0] in last);
    const item = isTaken ? {} : last;
    if (isTaken) target[key].push(item);
    assign(item, rest, value);
  }
}
