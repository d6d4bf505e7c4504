// The JSON of each resource: the fields and links that the clients read, under the names that a real broker gives them.

/**
 * Builds the address of a path on this broker; values are escaped.
 *
 * @typedef {(strings: TemplateStringsArray, ...values: string[]) => string} Url
 */

/** @param {string} base for example `http://127.0.0.1:9292` @returns {Url} */
export const urlsFrom =
  (base) =>
  (strings, ...values) =>
    base + String.raw({ raw: strings }, ...values.map((value) => encodeURIComponent(value)));

/** @param {string} href @param {object} [rest] */
const link = (href, rest) => ({ href, ...rest });

/** @param {string} href a URI template */
const template = (href) => link(href, { templated: true });

/** @param {string} base @param {Url} url */
export const index = (base, url) => ({
  _links: {
    self: link(base, { title: 'Broker stand-in: for tests, not a broker' }),
    'pb:publish-contracts': link(url`/contracts/publish`),
    'pb:latest-pact-versions': link(url`/pacts/latest`),
    'pb:provider-pacts-for-verification': template(`${base}/pacts/provider/{provider}/for-verification`),
    'pb:latest-provider-pacts': template(`${base}/pacts/provider/{provider}/latest`),
    'pb:pacticipants': link(url`/pacticipants`),
    'pb:pacticipant': template(`${base}/pacticipants/{pacticipant}`),
    'pb:pacticipant-version': template(`${base}/pacticipants/{pacticipant}/versions/{version}`),
    'pb:pacticipant-version-tag': template(`${base}/pacticipants/{pacticipant}/versions/{version}/tags/{tag}`),
    'pb:pacticipant-branch': template(`${base}/pacticipants/{pacticipant}/branches/{branch}`),
    'pb:pacticipant-branch-version': template(`${base}/pacticipants/{pacticipant}/branches/{branch}/versions/{version}`),
    'pb:latest-version': template(`${base}/pacticipants/{pacticipant}/latest-version`),
    'pb:latest-tagged-version': template(`${base}/pacticipants/{pacticipant}/latest-version/{tag}`),
    'pb:environments': link(url`/environments`),
    'pb:environment': template(`${base}/environments/{uuid}`),
    'pb:webhooks': link(url`/webhooks`),
    'pb:webhook': template(`${base}/webhooks/{uuid}`),
    'pf:publish-provider-contract': template(`${base}/provider-contracts/provider/{provider}/publish`),
  },
});

/** @param {import('./store.js').Pacticipant} pacticipant @param {Url} url */
export const pacticipant = ({ name, displayName, mainBranch, repositoryUrl, createdAt }, url) => ({
  name,
  displayName: displayName ?? name,
  mainBranch,
  repositoryUrl,
  createdAt,
  _links: {
    self: link(url`/pacticipants/${name}`),
    'pb:version-tag': template(`${url`/pacticipants/${name}/versions/`}{version}/tags/{tag}`),
    'pb:branch-version': template(`${url`/pacticipants/${name}/branches/`}{branch}/versions/{version}`),
  },
});

/** @param {import('./store.js').Version} version @param {import('./store.js').Store} store @param {Url} url */
export const version = ({ pacticipant, number, branches, tags, buildUrl, createdAt }, store, url) => {
  /** @param {string} kind */
  const recordLinks = (kind) =>
    store.environments.map(({ name, uuid }) =>
      link(url`/pacticipants/${pacticipant}/versions/${number}/${kind}/environment/${uuid}`, { name }),
    );
  return {
    number,
    buildUrl,
    createdAt,
    _embedded: {
      branchVersions: [...branches].map((name) => ({ name })),
      tags: [...tags].map((name) => ({ name })),
    },
    _links: {
      self: link(url`/pacticipants/${pacticipant}/versions/${number}`),
      'pb:pacticipant': link(url`/pacticipants/${pacticipant}`, { name: pacticipant }),
      'pb:pact-versions': store.pacts
        .filter((pact) => pact.consumer === pacticipant && pact.consumerVersion === number)
        .map((pact) => pactLink(pact, url)),
      'pb:record-deployment': recordLinks('deployed-versions'),
      'pb:record-release': recordLinks('released-versions'),
    },
  };
};

/** @param {import('./store.js').Environment} environment @param {Url} url */
export const environment = (environment, url) => ({
  ...environment,
  _links: {
    self: link(url`/environments/${environment.uuid}`, { name: environment.name }),
    'pb:currently-deployed-deployed-versions': link(url`/environments/${environment.uuid}/deployed-versions/currently-deployed`),
    'pb:currently-supported-released-versions': link(
      url`/environments/${environment.uuid}/released-versions/currently-supported`,
    ),
  },
});

/** @param {import('./store.js').Placement} placement @param {Url} url */
export const placement = ({ uuid, kind, pacticipant, version, target, current, createdAt, endedAt }, url) => ({
  uuid,
  ...(kind === 'deployed'
    ? { currentlyDeployed: current, target, applicationInstance: target, undeployedAt: endedAt }
    : { currentlySupported: current, supportEndedAt: endedAt }),
  createdAt,
  _embedded: { pacticipant: { name: pacticipant }, version: { number: version } },
  _links: { self: link(kind === 'deployed' ? url`/deployed-versions/${uuid}` : url`/released-versions/${uuid}`) },
});

/** @param {import('./store.js').Pact} pact @param {Url} url */
export const pactUrl = ({ provider, consumer, consumerVersion }, url) =>
  url`/pacts/provider/${provider}/consumer/${consumer}/version/${consumerVersion}`;

/**
 * The address of the content, which also names the version it was asked for, and says whether as work in progress.
 *
 * @param {import('./store.js').Pact} pact
 * @param {Url} url
 * @param {boolean} [wip]
 */
export const pactContentUrl = ({ provider, consumer, consumerVersion, sha }, url, wip) =>
  url`/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}/metadata/${(wip ? WIP : '') + consumerVersion}`;

const WIP = 'wip~';

/** @param {string} metadata from an address of a content @returns {{version: string, wip: boolean}} */
export const readMetadata = (metadata) => ({ version: metadata.replace(WIP, ''), wip: metadata.startsWith(WIP) });

/** @param {import('./store.js').Pact} pact @param {Url} url */
export const pactLink = (pact, url) =>
  link(pactUrl(pact, url), {
    title: 'Pact',
    name: `Pact between ${pact.consumer} (${pact.consumerVersion}) and ${pact.provider}`,
  });

/**
 * The pact file with links; interactions get the ids that results refer to.
 *
 * @param {import('./store.js').Pact} pact
 * @param {Url} url
 * @param {boolean} [wip] asked for as work in progress
 */
export const pact = (pact, url, wip) => ({
  ...pact.content,
  ...(pact.content.interactions && {
    interactions: pact.content.interactions.map((/** @type {object} */ interaction, /** @type {number} */ position) => ({
      ...interaction,
      _id: `${pact.sha.slice(0, 8)}-${position}`,
    })),
  }),
  createdAt: pact.createdAt,
  _links: {
    self: pactLink(pact, url),
    'pb:consumer': link(url`/pacticipants/${pact.consumer}`, { name: pact.consumer }),
    'pb:consumer-version': link(url`/pacticipants/${pact.consumer}/versions/${pact.consumerVersion}`, {
      name: pact.consumerVersion,
    }),
    'pb:provider': link(url`/pacticipants/${pact.provider}`, { name: pact.provider }),
    'pb:publish-verification-results': link(`${pactContentUrl(pact, url, wip)}/verification-results`),
  },
});

/** @param {import('./store.js').Pact} pact @param {Url} url an entry in a list of pacts */
export const pactSummary = (pact, url) => ({
  createdAt: pact.createdAt,
  _embedded: {
    consumer: { name: pact.consumer, _embedded: { version: { number: pact.consumerVersion } } },
    provider: { name: pact.provider },
  },
  _links: { self: pactLink(pact, url) },
});

/** @param {import('./pacts-to-verify.js').SelectedPact} selected @param {Url} url */
export const pactToVerify = ({ pact, reasons, pending, wip }, url) => ({
  shortDescription: reasons.join(', '),
  verificationProperties: {
    ...(pending !== undefined && { pending }),
    ...(wip && { wip }),
    notices: [
      { when: 'before_verification', text: `Chosen as: ${reasons.join(', ')} (version ${pact.consumerVersion}).` },
      ...(pending ? [{ when: 'before_verification', text: 'Pending: a failure will not fail this build.' }] : []),
    ],
  },
  _links: {
    self: link(pactContentUrl(pact, url, wip), {
      name: `Pact between ${pact.consumer} (${pact.consumerVersion}) and ${pact.provider}`,
    }),
  },
});

/** @param {import('./store.js').Verification} verification @param {Url} url */
export const verificationUrl = ({ provider, consumer, sha, number }, url) =>
  url`/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}/verification-results/${String(number)}`;

/** @param {import('./store.js').Verification} verification @param {Url} url */
export const verification = (verification, url) => ({
  success: verification.success,
  providerName: verification.provider,
  providerApplicationVersion: verification.providerVersion,
  verificationDate: verification.verifiedAt,
  buildUrl: verification.buildUrl,
  testResults: verification.testResults,
  _links: { self: link(verificationUrl(verification, url)) },
});

/** @param {import('./store.js').Pact} pact @param {string} providerVersion @param {Url} url */
const comparisonUrl = ({ provider, consumer, consumerVersion }, providerVersion, url) =>
  url`/contracts/bi-directional/provider/${provider}/version/${providerVersion}/consumer/${consumer}/version/${consumerVersion}/cross-contract-verification-results`;

/**
 * The answer to a publication of pacts or of a provider contract.
 *
 * @param {import('./store.js').Version} version
 * @param {import('./store.js').Pact[]} pacts
 * @param {{type: string, text: string}[]} notices
 * @param {Url} url
 */
export const publication = ({ pacticipant, number, tags }, pacts, notices, url) => {
  const pacticipantLink = link(url`/pacticipants/${pacticipant}`, { name: pacticipant, title: 'Pacticipant' });
  const versionLink = link(url`/pacticipants/${pacticipant}/versions/${number}`, { name: number, title: 'Version' });
  return {
    notices,
    logs: [],
    _embedded: {
      pacticipant: { name: pacticipant, _links: { self: pacticipantLink } },
      version: { number, _links: { self: versionLink } },
    },
    _links: {
      'pb:pacticipant': pacticipantLink,
      'pb:pacticipant-version': versionLink,
      'pb:pacticipant-version-tags': [...tags].map((name) =>
        link(url`/pacticipants/${pacticipant}/versions/${number}/tags/${name}`, { name }),
      ),
      'pb:contracts': pacts.map((pact) => pactLink(pact, url)),
    },
  };
};

/** @param {import('./matrix.js').Answer} answer @param {Url} url */
export const matrix = ({ deployable, notices, rows }, url) => {
  const counted = rows.filter(({ ignored }) => !ignored);
  return {
    summary: {
      deployable,
      reason: notices.map(({ text }) => text).join('\n'),
      success: counted.filter(({ result }) => result?.success).length,
      failed: counted.filter(({ result }) => result?.success === false).length,
      unknown: counted.filter(({ result }) => result === null).length,
    },
    notices,
    matrix: rows.map(({ pact, providerVersion, result, ignored }) => ({
      consumer: { name: pact.consumer, version: { number: pact.consumerVersion } },
      provider: { name: pact.provider, version: providerVersion === null ? null : { number: providerVersion } },
      pact: { createdAt: pact.createdAt, _links: { self: link(pactUrl(pact, url)) } },
      verificationResult:
        result && providerVersion !== null
          ? {
              success: result.success,
              verifiedAt: result.verifiedAt,
              _links: {
                self: link(
                  result.verification ? verificationUrl(result.verification, url) : comparisonUrl(pact, providerVersion, url),
                ),
              },
            }
          : null,
      verificationType: result?.type ?? null,
      ...(ignored && { ignored }),
    })),
  };
};

/** @param {import('./store.js').Webhook} webhook @param {Url} url */
export const webhook = ({ uuid, description, consumer, provider, enabled, events, request, createdAt }, url) => ({
  uuid,
  description,
  consumer: consumer && { name: consumer },
  provider: provider && { name: provider },
  enabled,
  request: withoutPassword(request),
  events: events.map((name) => ({ name })),
  createdAt,
  _links: {
    self: link(url`/webhooks/${uuid}`, { title: description }),
    'pb:execute': link(url`/webhooks/${uuid}/execute`),
    'pb:webhooks': link(url`/webhooks`),
  },
});

/** @param {import('./webhooks.js').TriggeredWebhook} triggered @param {Url} url */
export const triggeredWebhook = ({ uuid, webhook, event, request, triggeredAt }, url) => ({
  uuid,
  event,
  request: withoutPassword(request),
  triggeredAt,
  sent: false,
  _links: { self: link(url`/triggered-webhooks/${uuid}`), 'pb:webhook': link(url`/webhooks/${webhook.uuid}`) },
});

/** @param {any} request a webhook's */
export const withoutPassword = (request) => (request.password ? { ...request, password: '**********' } : request);
