/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Webhook} Webhook
 * @typedef {{consumer?: string, provider?: string}} Scope the pacticipants in the URL of a webhook list
 */

const REDACTED = '**********';
const HEADERS_TO_REDACT = /authorization|token/i;

/** @param {Store} store @param {string} uuid @returns {Webhook | undefined} */
export const webhookWithUuid = (store, uuid) => store.webhooks.find((webhook) => webhook.uuid === uuid);

/**
 * @param {Store} store
 * @param {Scope} scope
 * @returns {Webhook[]} those for exactly these pacticipants
 */
export function webhooksFor(store, { consumer, provider }) {
  return store.webhooks.filter((webhook) => webhook.consumer?.name === consumer && webhook.provider?.name === provider);
}

/**
 * @param {Store} store
 * @param {{consumer: string, provider: string}} pact
 * @returns {Webhook[]} those that events of this pact can trigger
 */
export function webhooksForPact(store, pact) {
  return store.webhooks.filter(
    ({ consumer, provider }) => isAbout(store, consumer, pact.consumer) && isAbout(store, provider, pact.provider),
  );
}

/** @param {Store} store @param {Webhook['consumer']} criteria @param {string} name */
function isAbout(store, criteria, name) {
  if (criteria?.name) return criteria.name === name;
  return !criteria?.label || Boolean(store.pacticipants.get(name)?.labels.has(criteria.label));
}

/**
 * @param {Store} store
 * @param {string} uuid
 * @param {any} body a valid one
 * @param {Scope} [scope]
 * @returns {Webhook}
 */
export function createWebhook(store, uuid, body, scope = {}) {
  const webhook = buildWebhook(store, uuid, body, scope);
  store.webhooks.push(webhook);
  return webhook;
}

/**
 * @param {Store} store
 * @param {string} uuid
 * @param {any} body a valid one
 * @param {Scope} [scope]
 * @returns {Webhook} one that isn't saved
 */
export function buildWebhook(store, uuid, body, scope = {}) {
  const { description, consumer, provider, enabled, events, request } = body;
  return {
    id: store.newId(),
    uuid,
    description: description ?? null,
    consumer: criteriaFrom(consumer) ?? (scope.consumer ? { name: scope.consumer } : null),
    provider: criteriaFrom(provider) ?? (scope.provider ? { name: scope.provider } : null),
    enabled: enabled ?? true,
    events: events ? eventNames(events) : ['contract_content_changed'],
    request: requestFrom(request),
    createdAt: store.now(),
    updatedAt: null,
  };
}

/**
 * Replaces a webhook. The description and the events stay when the body leaves them out, and so do secrets that it has
 * only as asterisks, because that's how the broker shows them.
 *
 * @param {Store} store
 * @param {Webhook} webhook
 * @param {any} body a valid one
 */
export function updateWebhook(store, webhook, body) {
  const { description = webhook.description, consumer, provider, enabled, events, request } = body;
  const { password, headers } = webhook.request;
  const next = requestFrom(request);
  if (password && (next.password === undefined || isStarred(next.password))) next.password = password;
  for (const [name, value] of Object.entries(next.headers)) {
    if (isStarred(value) && headers[name] !== undefined) next.headers[name] = headers[name];
  }
  return Object.assign(webhook, {
    description,
    consumer: criteriaFrom(consumer),
    provider: criteriaFrom(provider),
    enabled: enabled ?? true,
    events: events ? eventNames(events) : webhook.events,
    request: next,
    updatedAt: store.now(),
  });
}

/** @param {Store} store @param {string} uuid what the webhook triggered stays */
export function deleteWebhook(store, uuid) {
  store.webhooks = store.webhooks.filter((webhook) => webhook.uuid !== uuid);
}

/** @param {string} value */
const isStarred = (value) => /^\**$/.test(value);

/** @param {any} pacticipant @returns {Webhook['consumer']} */
function criteriaFrom(pacticipant) {
  if (!pacticipant) return null;
  const { name, label } = pacticipant;
  return { ...(name && { name }), ...(label && { label }) };
}

/** @param {{name: string}[]} events */
const eventNames = (events) => events.map(({ name }) => name);

/** @param {any} request header names don't depend on case */
function requestFrom({ method, url, headers, body, username, password }) {
  return {
    method,
    url,
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
    body,
    username: username ?? undefined,
    password: password ?? undefined,
  };
}

/** @param {Webhook} webhook @returns {string} */
export function describeWebhook(webhook) {
  return webhook.description?.trim() ? webhook.description : describeRequest(webhook);
}

/** @param {Webhook} webhook @returns {string} for example `POST ci.example.org` */
export const describeRequest = ({ request }) => `${request.method.toUpperCase()} ${hostOf(request.url)}`;

/** @param {Webhook} webhook @returns {string} */
export function describeScope({ consumer, provider }) {
  const consumerName = describeCriteria(consumer, provider ? 'consumers ' : '');
  const providerName = describeCriteria(provider, consumer ? 'providers ' : '');
  if (consumer && provider) return `A webhook for the pact between ${consumerName} and ${providerName}`;
  if (provider) return `A webhook for all pacts with provider ${providerName}`;
  if (consumer) return `A webhook for all pacts with consumer ${consumerName}`;
  return 'A webhook for all pacts';
}

/** @param {Webhook['consumer']} criteria @param {string} role */
const describeCriteria = (criteria, role) => criteria?.name ?? `${role}labeled '${criteria?.label}'`;

/** @param {Webhook} webhook @returns {any} its request, with the secrets replaced by asterisks */
export function redactedRequest({ request }) {
  const { headers, password, ...rest } = request;
  const shown = Object.entries(headers).map(([name, value]) => [name, redactHeader(name, value)]);
  return {
    ...rest,
    ...(shown.length > 0 && { headers: Object.fromEntries(shown) }),
    ...(password && { password: hasParameter(password) ? password : REDACTED }),
  };
}

/** @param {string} name @param {string} value */
const redactHeader = (name, value) => (isSecretHeader(name) && !hasParameter(value) ? REDACTED : value);

/** @param {string} name of a header */
export const isSecretHeader = (name) => HEADERS_TO_REDACT.test(name);

const PARAMETER = /\$\{pactbroker\.[^}]+\}/g;

/** @param {string} value */
const hasParameter = (value) => value.search(PARAMETER) >= 0;

/** @param {string} url @param {string} [placeholder] instead of each parameter */
export const hostOf = (url, placeholder = 'placeholder') => partsOfUrl(url, placeholder)?.host;

/**
 * @param {string} url with parameters
 * @param {string} [placeholder] instead of each parameter
 * @returns {{scheme: string, host: string} | undefined} nothing for an invalid URL
 */
export function partsOfUrl(url, placeholder = 'placeholder') {
  const text = url.replace(PARAMETER, placeholder);
  if (/[\s<>"{}|\\^`]/.test(text)) return undefined;
  const match = /^([A-Za-z][A-Za-z\d+.-]*):\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)(?::\d*)?(?:[/?#]|$)/.exec(text);
  return match ? { scheme: match[1], host: match[2] } : undefined;
}
