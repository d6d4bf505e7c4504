/**
 * @param {string} text
 * @returns {string | undefined} the decoded UTF-8 text, or nothing when the input isn't strict Base64
 */
export function decodeBase64(text) {
  if (typeof text !== 'string' || !/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text))
    return undefined;
  return new TextDecoder().decode(bytesOf(text));
}

/** @param {string} text @returns {string} Base64 for URLs, without padding */
export function encodeBase64Url(text) {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} text @returns {string} empty when it can't be decoded */
export function decodeBase64Url(text) {
  try {
    return new TextDecoder().decode(bytesOf(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')));
  } catch {
    return '';
  }
}

/** @param {string} text */
const bytesOf = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
