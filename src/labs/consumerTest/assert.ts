/** The functions of `node:assert/strict` that tests use most. */
import {inspect} from './inspect';

class AssertionError extends Error {
  override readonly name = 'AssertionError';
  readonly code = 'ERR_ASSERTION';
  constructor(
    message: string,
    readonly actual: unknown,
    readonly expected: unknown,
  ) {
    super(message);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values are equal as `deepStrictEqual` of Node.js defines it, for values that JSON and tests contain. */
function isDeepEqual(one: unknown, other: unknown, compared: readonly (readonly [object, object])[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (compared.some(([first, second]) => first === one && second === other)) return true;
  const next = [...compared, [one, other] as const];
  const isSame = (first: unknown, second: unknown) => isDeepEqual(first, second, next);
  if (one instanceof Date && other instanceof Date && !Object.is(one.getTime(), other.getTime())) return false;
  if (one instanceof RegExp && other instanceof RegExp && String(one) !== String(other)) return false;
  if (one instanceof Error && other instanceof Error && (one.message !== other.message || one.name !== other.name))
    return false;
  if (one instanceof Map && other instanceof Map)
    return one.size === other.size && [...one].every(([key, value]) => other.has(key) && isSame(value, other.get(key)));
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every((value) => [...other].some((item) => isSame(value, item)));
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

type Message = string | Error | undefined;

function fail(message: Message, otherwise: string, actual?: unknown, expected?: unknown): never {
  if (message instanceof Error) throw message;
  throw new AssertionError(message ?? otherwise, actual, expected);
}

const comparison = (sentence: string, actual: unknown, expected: unknown): string =>
  `${sentence}\n  actual:   ${inspect(actual)}\n  expected: ${inspect(expected)}`;

function ok(value: unknown, message?: Message): void {
  if (!value) fail(message, `Expected a truthy value, but got ${inspect(value)}.`, value, true);
}

function equal(actual: unknown, expected: unknown, message?: Message): void {
  if (!Object.is(actual, expected))
    fail(message, comparison('Expected values to be strictly equal:', actual, expected), actual, expected);
}

function notEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (Object.is(actual, expected)) fail(message, `Expected another value than ${inspect(actual)}.`, actual, expected);
}

function deepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (!isDeepEqual(actual, expected))
    fail(message, comparison('Expected values to be strictly deep-equal:', actual, expected), actual, expected);
}

function notDeepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (isDeepEqual(actual, expected)) fail(message, `Expected another value than ${inspect(actual)}.`, actual, expected);
}

function match(actual: unknown, pattern: RegExp, message?: Message): void {
  if (typeof actual !== 'string' || !pattern.test(actual))
    fail(message, `Expected ${inspect(actual)} to match ${String(pattern)}.`, actual, pattern);
}

function doesNotMatch(actual: unknown, pattern: RegExp, message?: Message): void {
  if (typeof actual === 'string' && pattern.test(actual))
    fail(message, `Expected ${inspect(actual)} not to match ${String(pattern)}.`, actual, pattern);
}

/** Checks an error against a regular expression, a class, an object with some of its properties, or a function. */
function checkError(error: unknown, expected: unknown, message: Message): void {
  if (expected === undefined) return;
  if (expected instanceof RegExp) {
    if (!expected.test(String(error)))
      fail(message, `Expected the error to match ${String(expected)}, but it is: ${String(error)}`, error, expected);
  } else if (typeof expected === 'function') {
    const isClass = expected === Error || expected.prototype instanceof Error;
    const isExpected = isClass
      ? error instanceof (expected as unknown as new () => Error)
      : (expected as (error: unknown) => unknown)(error) === true;
    if (!isExpected) fail(message, `The error isn’t the expected one: ${String(error)}`, error, expected);
  } else if (isObject(expected))
    for (const [key, value] of Object.entries(expected)) {
      const actual = isObject(error) ? (error as Record<string, unknown>)[key] : undefined;
      const isExpected =
        value instanceof RegExp && typeof actual === 'string' ? value.test(actual) : isDeepEqual(actual, value);
      if (!isExpected) fail(message, comparison(`Expected another ${key} of the error:`, actual, value), actual, value);
    }
}

function throws(run: () => unknown, expected?: unknown, message?: Message): void {
  try {
    run();
  } catch (error) {
    return checkError(error, expected, message);
  }
  fail(typeof expected === 'string' ? expected : message, 'Expected an error, but the function threw none.');
}

async function rejects(run: unknown, expected?: unknown, message?: Message): Promise<void> {
  try {
    await (typeof run === 'function' ? (run as () => unknown)() : run);
  } catch (error) {
    return checkError(error, expected, message);
  }
  fail(typeof expected === 'string' ? expected : message, 'Expected a rejection, but the promise was fulfilled.');
}

const functions = {
  AssertionError,
  ok,
  equal,
  strictEqual: equal,
  notEqual,
  notStrictEqual: notEqual,
  deepEqual,
  deepStrictEqual: deepEqual,
  notDeepEqual,
  notDeepStrictEqual: notDeepEqual,
  match,
  doesNotMatch,
  throws,
  rejects,
  fail: (message?: Message): never => fail(message, 'Failed'),
};

/** The module. Its default export is a function, as in Node.js. */
export const assertModule = {...functions, default: Object.assign(ok.bind(undefined), functions)};
