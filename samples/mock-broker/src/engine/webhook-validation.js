import { validate } from './validation.js';
import { hostOf, partsOfUrl } from './webhooks.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./validation.js').Errors} Errors
 */

const EVENT_NAMES = [
  'contract_published',
  'contract_content_changed',
  'provider_verification_published',
  'provider_verification_succeeded',
  'provider_verification_failed',
  'contract_requiring_verification_published',
];

const HTTP_METHODS = [
  ...[
    'GET',
    'HEAD',
    'POST',
    'PATCH',
    'PUT',
    'PROPPATCH',
    'LOCK',
    'UNLOCK',
    'OPTIONS',
    'PROPFIND',
    'DELETE',
    'MOVE',
    'COPY',
  ],
  ...['MKCOL', 'TRACE'],
];

const SEE_WHITELIST = 'See /doc/webhooks#whitelist for more information.';

/** @param {Store} store @param {any} body @param {string} [uuid] from the URL @returns {Errors} */
export function validateWebhook(store, body, uuid) {
  const errors = validate(body, {
    consumer: { type: 'hash' },
    provider: { type: 'hash' },
    request: { required: true, filled: true, type: 'hash' },
    enabled: { filled: true, type: 'boolean' },
  });
  const { consumer, provider, request, events } = body;
  if (request && !errors.request && Object.keys(request).length === 0) errors.request = ['must be filled'];
  if (Array.isArray(events) && events.length === 0) errors.events = ['size cannot be less than 1'];

  if (consumer && !errors.consumer) Object.assign(errors, prefixed('consumer', validatePacticipant(store, consumer)));
  if (provider && !errors.provider) Object.assign(errors, prefixed('provider', validatePacticipant(store, provider)));
  if (request && !errors.request) Object.assign(errors, prefixed('request', validateRequest(store, request)));
  const eventErrors = Array.isArray(events) ? events.flatMap(problemOfEvent) : [];
  if (eventErrors.length > 0) errors.events = eventErrors;
  if (uuid !== undefined && !/^[A-Za-z0-9_-]{16,}$/.test(uuid)) {
    errors.uuid = [
      'The UUID can only contain the characters A-Z, a-z, 0-9, _ and -, and must be 16 or more characters.',
    ];
  }
  return errors;
}

/** @param {string} prefix @param {Errors} errors @returns {Errors} */
const prefixed = (prefix, errors) =>
  Object.fromEntries(Object.entries(errors).map(([name, messages]) => [`${prefix}.${name}`, messages]));

/** @param {any} event @param {number} index @returns {string[]} */
function problemOfEvent(event, index) {
  const problems = validate(event ?? {}, { name: { required: true, filled: true, oneOf: EVENT_NAMES } });
  return (problems.name ?? []).map((message) => `name ${message} (at index ${index})`);
}

/** @param {Store} store @param {any} pacticipant @returns {Errors} */
function validatePacticipant(store, { name, label }) {
  /** @type {Errors} */
  const errors = validate(
    { name: name ?? null, label: label ?? null },
    { name: { type: 'string' }, label: { type: 'string' } },
  );
  if (errors.name || errors.label) return errors;
  if (!name?.trim() && !label?.trim()) errors.name = ['cannot be blank'];
  if (name?.trim() && label?.trim()) errors.label = ['name and label cannot be provided at the same time'];
  if (name?.trim() && !store.pacticipants.has(name)) errors.name = ['does not match an existing pacticipant'];
  return errors;
}

/** @param {Store} store @param {any} request @returns {Errors} */
function validateRequest({ settings }, request) {
  const required = { required: true, filled: true, type: /** @type {const} */ ('string') };
  return validate(request, {
    url: { ...required, checks: [(url) => problemOfUrl(url, settings)] },
    method: { ...required, checks: [(method) => problemOfMethod(method, settings)] },
  });
}

/** @param {string} method @param {Store['settings']} settings */
function problemOfMethod(method, { webhookHttpMethodWhitelist: allowed }) {
  if (!HTTP_METHODS.includes(method.toUpperCase())) return 'is not a recognised HTTP method';
  if (allowed.some((one) => one.toUpperCase() === method.toUpperCase())) return undefined;
  return `must be ${allowed.length === 1 ? allowed[0] : `one of ${allowed.join(', ')}`}. ${SEE_WHITELIST}`;
}

/** @param {string} url @param {Store['settings']} settings */
function problemOfUrl(url, { webhookSchemeWhitelist, webhookHostWhitelist }) {
  const parts = partsOfUrl(url);
  if (!parts) return 'is not a valid URL eg. http://example.org';
  if (parts.host !== hostOf(url, 'differentplaceholder')) return 'cannot have a template parameter in the host';
  if (!webhookSchemeWhitelist.some((scheme) => scheme.toLowerCase() === parts.scheme.toLowerCase())) {
    return `scheme must be ${webhookSchemeWhitelist.join(', ')}. ${SEE_WHITELIST}`;
  }
  if (webhookHostWhitelist.length > 0 && !webhookHostWhitelist.some((allowed) => matchesHost(parts.host, allowed))) {
    const list = webhookHostWhitelist.map((host) => JSON.stringify(host)).join(', ');
    return `host must be in the whitelist ${list}. ${SEE_WHITELIST}`;
  }
  return undefined;
}

/** @param {string} host @param {string} allowed a host, or a pattern such as `*.example.org` */
const matchesHost = (host, allowed) =>
  allowed.startsWith('*.')
    ? host.endsWith(allowed.slice(1)) && !host.slice(0, -allowed.length + 1).includes('.')
    : host === allowed;
