const HOUR = 60 * 60 * 1000;

/**
 * A token is the time at which it was made, and is good for an hour. It stands in for a real one, and protects nothing.
 *
 * @param {string | undefined} authorization the header, such as `Bearer 2026-01-15T09:30:00.000Z`
 * @returns {boolean}
 */
export function isValid(authorization) {
  const [, token] = authorization?.match(/^Bearer (.+)$/) ?? [];
  const age = Date.now() - Date.parse(token);
  return age >= 0 && age < HOUR;
}
