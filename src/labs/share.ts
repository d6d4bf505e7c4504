/** Puts the state of a lab into a URL, and reads it from there. */
import {FRAGMENT_NAME} from './fragment';

/** What a shared link contains. */
export interface Shared {
  description: string;
  pact: string;
}

/** The longest shared document pair, in characters. */
const MAX_LENGTH = 1_000_000;

/** The longest fragment that is read. Chat programs and mail programs cut longer links. */
export const MAX_FRAGMENT = 100_000;

/** Thrown for a link that was cut or changed. */
export class DamagedLink extends Error {}

/** Sends bytes through a stream that compresses or decompresses, and stops if too many come out. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, limit: number) {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let result = await reader.read(); !result.done; result = await reader.read()) {
    length += result.value.length;
    if (length > limit) throw new DamagedLink('The link contains more than this page can show.');
    chunks.push(new Uint8Array(result.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/**
 * The fragment of a link that contains texts.
 * @param name what kind of component the link is for
 * @param id of the component on its page
 */
export async function pack(name: string, id: string, texts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([1, ...texts]));
  const bytes = await through(text, new CompressionStream('deflate-raw'), MAX_LENGTH * 2);
  return `#${name}=${encodeURIComponent(id)}.${toBase64Url(bytes)}`;
}

const damaged = () => new DamagedLink('The link is damaged. Part of it may be missing.');

/**
 * Reads the texts from the fragment of a link.
 * @throws DamagedLink if the fragment was cut or changed
 */
export async function unpackAll(fragment: string): Promise<string[]> {
  try {
    if (fragment.length > MAX_FRAGMENT) throw new DamagedLink('The link is too long.');
    const bytes = fromBase64Url(fragment.slice(fragment.indexOf('.') + 1));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), MAX_LENGTH);
    const shared = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(text)) as unknown;
    if (Array.isArray(shared) && shared[0] === 1) {
      const texts = (shared as unknown[]).slice(1);
      if (texts.every((one) => typeof one === 'string')) return texts;
    }
  } catch (error) {
    if (error instanceof DamagedLink) throw error;
  }
  throw damaged();
}

/**
 * Reads two texts from the fragment of a link.
 * @throws DamagedLink if the fragment was cut or changed
 */
export async function unpack(fragment: string): Promise<[string, string]> {
  const [one, other, ...more] = await unpackAll(fragment);
  if (one === undefined || other === undefined || more.length > 0) throw damaged();
  return [one, other];
}

/**
 * The fragment of a link to a playground.
 * @param id of the playground on its page
 */
export const toFragment = (id: string, {description, pact}: Shared): Promise<string> =>
  pack(FRAGMENT_NAME, id, [description, pact]);

/**
 * Reads the fragment of a link to a playground.
 * @throws DamagedLink if the fragment was cut or changed
 */
export async function fromFragment(fragment: string): Promise<Shared> {
  const [description, pact] = await unpack(fragment);
  return {description, pact};
}
