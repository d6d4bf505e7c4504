/**
 * Limits what the reader's code can reach in its worker. The worker's content security policy already blocks requests,
 * but some hosts don't send it, and no policy blocks the storage that workers share with the site's pages.
 */

/** The globals that remain: the language itself, and functions that reach neither the network nor any storage. */
const KEPT = new Set(
  (
    'Object Array Map Set WeakMap WeakSet WeakRef FinalizationRegistry String Number Boolean Symbol BigInt Math JSON ' +
    'Date RegExp Promise Proxy Reflect Iterator Intl Error AggregateError EvalError RangeError ReferenceError ' +
    'SyntaxError TypeError URIError ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array ' +
    'Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Infinity NaN ' +
    'undefined globalThis isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI ' +
    'decodeURIComponent URL URLSearchParams Headers Request Response Blob FormData TextEncoder TextDecoder ' +
    'AbortController AbortSignal Event EventTarget DOMException ReadableStream structuredClone queueMicrotask ' +
    'setTimeout clearTimeout setInterval clearInterval performance atob btoa'
  ).split(' '),
);

const blocked = function Function(): never {
  throw new Error('This lab doesn’t run code from strings.');
};

/** Makes the constructors of functions, which compile strings, throw an error. */
function blockConstructors(): void {
  const kinds = [
    () => undefined,
    async () => Promise.resolve(),
    function* () {
      yield undefined;
    },
    async function* () {
      yield Promise.resolve();
    },
  ];
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', {value: blocked, writable: false});
}

/** Makes timers accept only functions. They compile strings as well. */
function limitTimers(target: Record<string, unknown>): void {
  for (const name of ['setTimeout', 'setInterval']) {
    const original = target[name] as (run: () => void, ...values: unknown[]) => unknown;
    target[name] = (run: unknown, ...values: unknown[]): unknown =>
      typeof run === 'function' ? original(run as () => void, ...values) : blocked();
  }
}

/**
 * Removes all other globals from a worker. The code that calls this function must keep what it needs.
 * @param isLast whether a prototype in the chain of the global object also belongs to other objects, as
 *   `Object.prototype` does. If so, that prototype and any after it are left unchanged.
 * @throws Error if a global can't be removed
 */
export function isolate(target: object, isLast: (prototype: object) => boolean): void {
  const left: string[] = [];
  for (
    let object: object | null = target;
    object !== null && !isLast(object);
    object = Object.getPrototypeOf(object) as object | null
  )
    for (const name of Reflect.ownKeys(object)) {
      if (typeof name === 'string' && KEPT.has(name)) continue;
      // Browsers have a few constants that can't be removed. They're numbers.
      if (!Reflect.deleteProperty(object, name) && Object(Reflect.get(object, name)) === Reflect.get(object, name))
        left.push(String(name));
    }
  if (left.length > 0) throw new Error(`These globals can’t be removed: ${left.join(', ')}`);
  limitTimers(target as Record<string, unknown>);
  blockConstructors();
}
