import { encodeMetadata } from './pact-metadata.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./store.js').Verification} Verification
 * @typedef {import('./store.js').Webhook} Webhook
 *
 * @typedef {Record<string, any>} WebhookContext values from the event: `base_url`, `event_name`, and values that take
 *   precedence over those of the pact and the verification
 *
 * @typedef {object} WebhookRequest a request with its variables filled in
 * @property {string} method
 * @property {string} url
 * @property {Record<string, string>} headers by lowercase name, in the order in which they're sent
 * @property {string} body
 */

/** A pact to try a webhook with while the broker has none. */
const PLACEHOLDER = {
  consumer: 'placeholder-consumer',
  consumerVersion: 'gggghhhhjjjjkkkkllll66667777888899990000',
  consumerTags: ['dev'],
  consumerBranch: 'main',
  consumerLabels: ['placeholder-consumer-label'],
  provider: 'placeholder-provider',
  providerVersion: 'aaaabbbbccccddddeeeeffff1111222233334444',
  providerTags: ['master'],
  providerLabels: ['placeholder-provider-label'],
  sha: '5d445a4612743728dfd99ccd4210423c052bb9db',
};

/** @type {Record<string, [pending: string, success: string, failure: string]>} the words of each CI system */
const STATUSES = {
  githubVerificationStatus: ['pending', 'success', 'failure'],
  bitbucketVerificationStatus: ['INPROGRESS', 'SUCCESSFUL', 'FAILED'],
  azureDevOpsVerificationStatus: ['pending', 'succeeded', 'failed'],
  gitlabVerificationStatus: ['pending', 'success', 'failed'],
};

/**
 * The variables of a webhook, by name without `pactbroker.`.
 *
 * @param {Store} store
 * @param {Pact | null} pact `null` for a placeholder
 * @param {Verification | 'placeholder' | null} verification without one, the latest result of the pact counts
 * @param {WebhookContext} context
 * @returns {Record<string, string>}
 */
export function webhookVariables(store, pact, verification, context) {
  const facts = pact ? factsOfPact(store, pact) : PLACEHOLDER;
  const result =
    verification === 'placeholder' ? null : (verification ?? (pact && store.verificationsOf(pact).at(-1)) ?? null);
  const provider = verification === 'placeholder' ? { ...PLACEHOLDER, number: 1 } : factsOfResult(store, result);
  const status = provider ? (result ? (result.success ? 1 : 2) : 1) : 0;
  const pactVersionUrl = (
    /** @type {{provider: string, consumer: string, sha: string}} */ { provider: name, consumer, sha },
  ) => `${context.base_url}/pacts/provider/${escape(name)}/consumer/${escape(consumer)}/pact-version/${sha}`;
  const metadata = encodeMetadata({ cvn: facts.consumerVersion, cvt: facts.consumerTags, w: 'true' });
  return {
    pactUrl: `${pactVersionUrl(facts)}/metadata/${metadata}`,
    verificationResultUrl: provider ? `${pactVersionUrl(provider)}/verification-results/${provider.number}` : '',
    consumerVersionNumber: context.consumer_version_number ?? facts.consumerVersion,
    providerVersionNumber: context.provider_version_number ?? provider?.providerVersion ?? '',
    providerVersionTags: (context.provider_version_tags ?? provider?.providerTags ?? []).join(', '),
    providerVersionBranch:
      'provider_version_branch' in context ? (context.provider_version_branch ?? '') : (provider?.providerBranch ?? ''),
    providerVersionDescriptions: (context.provider_version_descriptions ?? []).join(', '),
    consumerVersionTags: (context.consumer_version_tags ?? facts.consumerTags).join(', '),
    consumerVersionBranch:
      'consumer_version_branch' in context ? (context.consumer_version_branch ?? '') : facts.consumerBranch,
    consumerName: facts.consumer,
    providerName: facts.provider,
    ...Object.fromEntries(Object.entries(STATUSES).map(([name, words]) => [name, words[status]])),
    consumerLabels: facts.consumerLabels.join(', '),
    providerLabels: facts.providerLabels.join(', '),
    eventName: context.event_name,
    buildUrl: context.build_url ?? '',
    // The real broker fills this variable in only with a feature that's off by default.
    currentlyDeployedProviderVersionNumber: '',
  };
}

/** @param {Store} store @param {Pact} pact */
function factsOfPact(store, { consumer, consumerVersion, provider, sha }) {
  const version = store.version(consumer, consumerVersion);
  const labelsOf = (/** @type {string} */ name) => [...(store.pacticipants.get(name)?.labels.keys() ?? [])];
  return {
    consumer,
    consumerVersion,
    consumerTags: [...(version?.tags.keys() ?? [])],
    consumerBranch: [...(version?.branches.keys() ?? [])].at(-1) ?? '',
    consumerLabels: labelsOf(consumer),
    provider,
    providerLabels: labelsOf(provider),
    sha,
  };
}

/** @param {Store} store @param {Verification | null} result */
function factsOfResult(store, result) {
  if (!result) return null;
  const version = store.version(result.provider, result.providerVersion);
  return {
    ...result,
    providerTags: [...(version?.tags.keys() ?? [])],
    providerBranch: [...(version?.branches.keys() ?? [])].at(-1) ?? '',
  };
}

/**
 * @param {Webhook} webhook
 * @param {Record<string, string>} variables
 * @returns {WebhookRequest}
 */
export function buildWebhookRequest({ request }, variables) {
  const { method, url, headers, body, username, password } = request;
  const text = fillIn(typeof body === 'string' ? body : JSON.stringify(body ?? null), variables);
  const finalUrl = fillIn(url, variables, escapeForm);
  const { host } = new URL(finalUrl);
  const filled = Object.entries(headers).map(([name, value]) => [name, fillIn(String(value), variables)]);
  return {
    method: method.toUpperCase(),
    url: finalUrl,
    headers: {
      accept: '*/*',
      'user-agent': 'Pact Broker v2.120.0',
      ...Object.fromEntries(filled),
      ...(username && {
        authorization: `Basic ${encodeBase64(`${fillIn(username, variables)}:${fillIn(password ?? '', variables)}`)}`,
      }),
      host,
      'content-length': String(new TextEncoder().encode(text).length),
      ...(!('content-type' in headers) && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: text,
  };
}

/**
 * @param {string} template an unknown variable stays as it is
 * @param {Record<string, string>} variables
 * @param {(value: string) => string} [escapeValue]
 */
function fillIn(template, variables, escapeValue = (value) => value) {
  return template.replace(/\$\{pactbroker\.(\w+)\}/g, (all, name) =>
    name in variables ? escapeValue(variables[name]) : all,
  );
}

/** @param {string} value */
const escape = (value) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** @param {string} value as in a form, with `+` for a space */
const escapeForm = (value) => escape(value).replaceAll('%20', '+');

/** @param {string} text */
const encodeBase64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
