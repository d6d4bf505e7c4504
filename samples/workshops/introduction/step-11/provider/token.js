const HOUR = 60 * 60 * 1000;

/**
 * A token is the time when it was created, and it's valid for an hour. It replaces a real token and protects nothing.
 *
 * @param {string | undefined} authorization the header, such as `Bearer 2026-01-15T09:30:00.000Z`
 * @returns {boolean}
 */
export function isValid(authorization) {
  const [, token] = authorization?.match(/^Bearer (.+)$/) ?? [];
  const age = Date.now() - Date.parse(token);
  return age >= 0 && age < HOUR;
}
