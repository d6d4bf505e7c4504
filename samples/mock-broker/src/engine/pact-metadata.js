/**
 * The metadata part of a pact's URL, which carries what a verification result must refer to.
 *
 * @param {Record<string, string | string[]>} metadata for example `{ cvn: '1' }`
 * @returns {string} a query string in Base64 for URLs
 */
export function encodeMetadata(metadata) {
  const query = Object.entries(metadata)
    .flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((item) => `${encodeURIComponent(`${key}[]`)}=${encodeURIComponent(item)}`)
        : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
    )
    .join('&');
  return btoa(query).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
