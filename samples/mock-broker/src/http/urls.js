/**
 * Builds the URL of a path on this broker, with escaped values, as in url`/pacticipants/${name}`.
 *
 * @typedef {(strings: TemplateStringsArray, ...values: (string | number)[]) => string} Url
 */

/** @param {string} base for example `http://127.0.0.1:9292` @returns {Url} */
export const urlsFrom =
  (base) =>
  (strings, ...values) =>
    base + String.raw({ raw: strings }, ...values.map((value) => escape(String(value))));

/** @param {string} value */
const escape = (value) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
