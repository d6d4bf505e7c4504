import { factsOf, tidier } from './facts.js';

/**
 * @typedef {object} Step a request and what's expected of its response, or the calls that webhooks are expected to send
 * @property {string} [title]
 * @property {string} [method]
 * @property {string} [path]
 * @property {Record<string, string | null>} [headers]
 * @property {any} [body]
 * @property {string} [text]
 * @property {number} [wait] milliseconds before the request
 * @property {Record<string, string>} [capture] values for later steps, by name
 * @property {boolean} [setup] only prepares the scenario
 * @property {boolean} [received]
 * @property {import('./facts.js').Facts} [expect]
 *
 * @typedef {{id: string, area: string, title: string, steps: Step[]}} Scenario
 * @typedef {{base: string, receiver: import('./receiver.js').Receiver, wait: number}} Options `wait`: how long
 *   webhooks may take
 */

/** @param {Scenario} scenario @param {Options} options @returns {Promise<string[]>} the differences */
export async function replayScenario({ steps }, options) {
  const { base, receiver } = options;
  const tidy = tidier(base, receiver.base);
  /** @type {Record<string, string>} */
  const memory = { receiver: receiver.base };
  receiver.calls.length = 0;
  const differences = [];
  for (const step of steps) {
    const facts = step.received ? await callsOf(options, tidy) : await send(step, base, memory, tidy);
    const name = step.title ?? (step.received ? 'calls received' : `${step.method} ${step.path}`);
    differences.push(...compare(step, facts).map((difference) => `${name}: ${difference}`));
  }
  return differences;
}

/**
 * @param {Step} step
 * @param {string} base
 * @param {Record<string, string>} memory
 * @param {import('./facts.js').Tidy} tidy
 */
async function send(step, base, memory, tidy) {
  if (step.wait) await sleep(step.wait);
  const fill = (/** @type {string} */ text) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key) => memory[key] ?? `missing-${key}`);
  const body = step.text ?? (step.body === undefined ? undefined : JSON.stringify(step.body));
  const headers = {
    Accept: 'application/hal+json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...step.headers,
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null));
  const response = await fetch(base + fill(step.path ?? '/'), {
    method: step.method,
    headers: /** @type {Record<string, string>} */ (sent),
    body: body === undefined ? undefined : fill(body),
    redirect: 'manual',
  });
  const text = await response.text();
  const json = parse(text);
  const [type, location] = [response.headers.get('content-type'), response.headers.get('location')];
  for (const [key, path] of Object.entries(step.capture ?? {})) {
    const value = path === 'location' ? location : path.split('/').reduce((at, part) => at?.[part], json);
    memory[key] = String(value ?? '').replace(/^http:\/\/[^/]+/, '');
  }
  return {
    status: response.status,
    ...(type && { type: type.split(';')[0] }),
    ...(location && { location: tidy(location) }),
    ...(json === undefined ? text && { texts: [tidy(text).slice(0, 300)] } : factsOf(json, tidy)),
  };
}

/** @param {Options} options @param {import('./facts.js').Tidy} tidy */
async function callsOf({ receiver, wait }, tidy) {
  await sleep(wait);
  const calls = receiver.calls.splice(0).map(({ method, path, headers, body }) => {
    const shown = Object.entries(headers).filter(([name]) => name.startsWith('x-') || name === 'authorization');
    return [method, tidy(path), ...shown.map(([name, value]) => `${name}: ${tidy(value)}`), tidy(body)]
      .filter(Boolean)
      .join(' ');
  });
  return { received: calls.sort() };
}

/** @param {Step} step @param {import('./facts.js').Facts} facts @returns {string[]} */
function compare({ setup, expect = {} }, facts) {
  const groups = Object.keys(expect);
  // A step that only prepares the scenario has to succeed, or fail, in the same way.
  if (setup)
    return Math.floor(expect.status / 100) === Math.floor(facts.status / 100) ? [] : [differ('status', expect, facts)];
  const compared = groups.length === 1 ? groups : [...new Set([...groups, ...Object.keys(facts)])];
  return compared
    .filter((group) => canonical(expect[group]) !== canonical(facts[group]))
    .map((group) => differ(group, expect, facts));
}

/** @param {string} group @param {import('./facts.js').Facts} expected @param {import('./facts.js').Facts} actual */
const differ = (group, expected, actual) =>
  `${group}: expected ${JSON.stringify(expected[group])}, got ${JSON.stringify(actual[group])}`;

/** @param {any} value @returns {string} independent of the order of an object's keys */
const canonical = (value) =>
  JSON.stringify(value, (_, item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );

/** @param {string} text @returns {any} nothing when it isn't JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
