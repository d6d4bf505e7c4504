/**
 * @typedef {Record<string, any>} Facts what is compared about a response: its status, decisions, values, wording,
 *   properties, and links
 * @typedef {(text: any) => string} Tidy takes out of a text what differs from run to run
 */

const DESCRIBED_ELSEWHERE = /^(\.notices|\.errors|\.error|\.summary|\.matrix|\.logs)/;
const WALKED_ANYWAY = ['.matrix', '.summary', '.notices'];
const PUBLISHED_CONTENT = /^\.(interactions|messages|metadata|testResults|verifiedContract)$/;

/** @type {[RegExp, string][]} */
const VARIABLE = [
  [/metadata\/[^/"'\s]+/g, 'metadata/{metadata}'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{uuid}'],
  [/\b[0-9a-f]{40}\b/g, '{sha}'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '{date}'],
  [/^[\w-]{22}$/, '{uuid}'],
  [/(webhooks\/)[\w-]{22}(?=$|[/\s"])/g, '$1{uuid}'],
  [/verification-results\/\d+/g, 'verification-results/{number}'],
  [/logged with the reference \w+/g, 'logged with the reference {reference}'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)/g, '{date}'],
  [/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)? ?(UTC|[+-]\d{4})?/g, '{date}'],
];

/** @param {string} base the broker's URL @param {string} receiver the receiver's URL @returns {Tidy} */
export const tidier = (base, receiver) => (text) =>
  VARIABLE.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    String(text)
      .replaceAll(base, '')
      .replaceAll(receiver, '{receiver}')
      .replaceAll(new URL(receiver).host, '{receiver host}'),
  );

/** @param {any} body parsed JSON @param {Tidy} tidy @returns {Facts} */
export function factsOf(body, tidy) {
  if (body === null || typeof body !== 'object') return { values: { '': body } };
  const values = /** @type {Record<string, any>} */ ({});
  const [shape, links] = [new Set(), new Set()];
  collectFacts(body, '', { values, shape, links, tidy });
  const facts = { decision: decisionsOf(body, tidy), values, texts: textsOf(body, tidy).map(shorten) };
  return Object.fromEntries(
    Object.entries({ ...facts, shape: [...shape].sort(), links: [...links].sort() }).filter(
      ([, group]) => Object.keys(group).length > 0,
    ),
  );
}

/** @param {any} body @param {Tidy} tidy */
function decisionsOf(body, tidy) {
  /** @type {Record<string, any>} */
  const decisions = {};
  for (const key of ['deployable', 'success', 'failed', 'unknown']) {
    if (body.summary && key in body.summary) decisions[`summary.${key}`] = body.summary[key];
  }
  if (Array.isArray(body.matrix)) decisions.rows = body.matrix.map(rowText).sort();
  for (const [key, list] of Object.entries(body._embedded ?? {})) {
    if (!Array.isArray(list)) continue;
    const isOrdered = key === 'pacts' && list.some(({ verificationProperties }) => verificationProperties);
    const items = list.map((item) => describe(item, tidy));
    decisions[key] = isOrdered ? items : items.sort();
  }
  if (body.errors) decisions.errors = Array.isArray(body.errors) ? ['(list)'] : Object.keys(body.errors).sort();
  if (body.error)
    decisions.error = typeof body.error === 'object' ? (body.error.code ?? Object.keys(body.error)) : true;
  return decisions;
}

/** @param {any} row of the matrix */
function rowText({ consumer, provider, verificationResult: result, ignored }) {
  const providerVersion = provider?.version?.number ?? '-';
  const versions = `${consumer?.name} ${consumer?.version?.number} / ${provider?.name} ${providerVersion}`;
  return `${versions}: ${result ? result.success : 'unknown'}${ignored ? ' (ignored)' : ''}`;
}

/** @param {any} body @param {Tidy} tidy @returns {string[]} */
function textsOf(body, tidy) {
  const texts = body.summary?.reason ? [`reason: ${tidy(body.summary.reason)}`] : [];
  for (const { type, when, text } of body.notices ?? []) texts.push(`${type ?? when}: ${tidy(text)}`);
  if (Array.isArray(body.logs))
    for (const { level, message } of body.logs) texts.push(`log ${level}: ${tidy(message)}`);
  for (const { verificationProperties } of body._embedded?.pacts ?? []) {
    for (const { when, text } of verificationProperties?.notices ?? []) texts.push(`${when}: ${tidy(text)}`);
  }
  if (body.errors) texts.push(...leaves(body.errors).map(([path, value]) => `${path}: ${tidy(value)}`));
  if (body.error) {
    const errors = leaves(body.error).filter(([path]) => path !== 'reference');
    texts.push(...errors.map(([path, value]) => `error ${path}: ${tidy(value)}`));
  }
  return texts;
}

/**
 * @param {any} value
 * @param {string} path
 * @param {{values: Record<string, any>, shape: Set<string>, links: Set<string>, tidy: Tidy}} facts
 */
function collectFacts(value, path, facts) {
  if (Array.isArray(value)) {
    for (const item of value) collectFacts(item, `${path}[]`, facts);
  } else if (value === null || typeof value !== 'object') {
    if (path.includes('[]') || DESCRIBED_ELSEWHERE.test(path) || /At$|Date$/.test(path)) return;
    const text = typeof value === 'string' ? shorten(facts.tidy(value)) : value;
    if (!/\{(date|uuid)\}/.test(String(text))) facts.values[path] = text;
  } else {
    for (const [key, item] of Object.entries(value)) {
      const at = `${path}.${key}`;
      if (key === '_links') {
        for (const relation of Object.keys(item ?? {})) facts.links.add(`${path} ${relation}`.trim());
        continue;
      }
      if (!path.startsWith('.error')) facts.shape.add(at);
      if (WALKED_ANYWAY.includes(at) || !(PUBLISHED_CONTENT.test(at) || DESCRIBED_ELSEWHERE.test(at)))
        collectFacts(item, at, facts);
    }
  }
}

/** @param {any} item of a list @param {Tidy} tidy @returns {string} what distinguishes it from the others */
function describe(item, tidy) {
  if (item === null || typeof item !== 'object') return String(item);
  const { _embedded: embedded = {}, verificationProperties: properties } = item;
  const labeled = (/** @type {string} */ label, /** @type {any} */ value) => value !== undefined && `${label} ${value}`;
  const named = (/** @type {string} */ label, /** @type {any} */ value) => value && `${label} ${value}`;
  const consumerVersion = embedded.consumer?._embedded?.version?.number ?? '';
  const parts = [
    item.name,
    item.number,
    item.description,
    named('consumer', item.consumer?.name),
    named('provider', item.provider?.name),
    embedded.consumer?.name && `consumer ${embedded.consumer.name} ${consumerVersion}`,
    named('provider', embedded.provider?.name),
    embedded.pacticipant?.name,
    embedded.version?.number,
    labeled('currentlyDeployed', item.currentlyDeployed),
    labeled('currentlySupported', item.currentlySupported),
    named('instance', item.applicationInstance),
    named('status', item.verificationStatus),
    labeled('success', item.success),
    named('version', item.providerApplicationVersion),
    properties && (item._links?.self?.name ?? item.shortDescription),
    properties && `pending ${properties.pending}`,
    properties?.wip && 'wip',
  ];
  return tidy(parts.filter(Boolean).join(', ').trim()) || '(no name)';
}

/** @param {any} value @param {string} [path] @returns {[string, any][]} */
function leaves(value, path = '') {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) =>
    leaves(item, Array.isArray(value) ? path : path ? `${path}.${key}` : key),
  );
}

/** @param {string} text */
const shorten = (text) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
