/**
 * Parses a query as `node:querystring` does: a name that occurs several times has a list of values, and sequences that
 * can't be decoded stay as they are where possible.
 */
function parse(query: string): Record<string, string | string[]> {
  const parsed = Object.create(null) as Record<string, string | string[]>;
  // Node.js reads at most 1000 parameters.
  for (const pair of query.split('&').filter(Boolean).slice(0, 1000)) {
    const [name = '', ...rest] = pair.split('=');
    const [key, value] = [decode(name), decode(rest.join('='))];
    const known = parsed[key];
    parsed[key] = known === undefined ? value : [known, value].flat();
  }
  return parsed;
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return new TextDecoder().decode(bytesOf(spaced));
  }
}

/** The bytes of a text in which only valid escapes are decoded. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const part of text.split(/(%[0-9a-f]{2})/i)) {
    if (/^%[0-9a-f]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return new Uint8Array(bytes);
}

export default {parse};
