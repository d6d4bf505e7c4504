/**
 * @typedef {Record<string, string[]>} Errors messages by property
 *
 * @typedef {object} Rule what a property has to be
 * @property {boolean} [required]
 * @property {boolean} [filled] neither null nor empty
 * @property {'string' | 'boolean' | 'integer' | 'hash' | 'array'} [type] of a value that isn't null
 * @property {string[]} [oneOf]
 * @property {((value: any) => string | undefined)[]} [checks] they run when everything else about the property is right
 */

/**
 * @param {any} values
 * @param {Record<string, Rule>} rules
 * @returns {Errors} empty when everything is right
 */
export function validate(values, rules) {
  /** @type {Errors} */
  const errors = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = problemOf(values, name, rule);
    if (problem) errors[name] = [problem];
  }
  for (const [name, { checks = [] }] of Object.entries(rules)) {
    if (errors[name] || values[name] === undefined || values[name] === null) continue;
    const problems = checks.flatMap((check) => check(values[name]) ?? []);
    if (problems.length > 0) errors[name] = problems;
  }
  return errors;
}

/** @param {any} values @param {string} name @param {Rule} rule */
function problemOf(values, name, { required, filled, type, oneOf }) {
  if (!(name in values)) return required ? 'is missing' : undefined;
  const value = values[name];
  if (filled && value === null) return type ? wrongType(type) : 'must be filled';
  if (filled && (value === '' || (Array.isArray(value) && value.length === 0))) return 'must be filled';
  if (value === null) return undefined;
  if (type && !TYPES[type](value)) return wrongType(type);
  if (oneOf && !oneOf.includes(value)) return `must be one of: ${oneOf.join(', ')}`;
  return undefined;
}

/** @type {Record<string, (value: any) => boolean>} */
const TYPES = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  hash: (value) => typeof value === 'object' && !Array.isArray(value),
  array: Array.isArray,
};

/** @type {Record<string, string>} */
const WORDING = { boolean: 'must be boolean', integer: 'must be an integer', array: 'must be an array' };

/** @param {string} type */
const wrongType = (type) => WORDING[type] ?? `must be a ${type}`;

/** @param {any} value */
export const notBlank = (value) => (isBlank(value) ? 'cannot be blank' : undefined);

/** @param {any} value */
export const noSpaces = (value) =>
  typeof value === 'string' && value.includes(' ') ? 'cannot contain spaces' : undefined;

/** @param {any} value */
export const singleLine = (value) =>
  typeof value === 'string' && value.includes('\n') ? 'cannot contain multiple lines' : undefined;

/** @param {any} value */
export const validUrl = (value) =>
  typeof value === 'string' && !/^[^\s<>"{}|\\^`]*$/.test(value)
    ? 'is not a valid URL eg. http://example.org'
    : undefined;

/** @param {any} value */
export const isBlank = (value) => typeof value === 'string' && value.trim() === '';

/** @param {Errors} errors */
export const hasErrors = (errors) => Object.keys(errors).length > 0;
