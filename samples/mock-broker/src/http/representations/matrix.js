import { branchHead } from '../../engine/branches.js';
import { currentEnvironmentsOf } from '../../engine/deployments.js';
import { encodeMetadata } from '../../engine/pact-metadata.js';
import { embeddedEnvironment } from './environments.js';
import { urlsFrom } from '../urls.js';
import { formatDate, link } from './links.js';

/**
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Version} Version
 * @typedef {import('../../engine/matrix-rows.js').MatrixRow} MatrixRow
 * @typedef {ReturnType<typeof import('../../engine/matrix.js').canIDeploy>} Results
 * @typedef {import('../urls.js').Url} Url
 */

const path = urlsFrom('');

/** @param {Store} store @param {Results} results @param {Url} url */
export const matrix = (store, { deployable, notices, counts, consideredRows, ignoredRows }, url) => ({
  summary: { deployable, reason: notices.map(({ text }) => text).join('\n'), ...counts },
  notices,
  matrix: [
    ...consideredRows.map((row) => matrixRow(store, row, url)),
    ...ignoredRows.map((row) => ({ ...matrixRow(store, row, url), ignored: true })),
  ],
});

/** @param {Results} results @returns {string} a table for people */
export function matrixText({ deployable, notices, consideredRows, ignoredRows }) {
  const header = ['CONSUMER', 'C_VERSION', 'REVISION', 'PROVIDER', 'P_VERSION', 'NUMBER', 'SUCCESS'];
  const lines = [...consideredRows, ...ignoredRows].map(({ pact, providerVersion, result }) =>
    [
      pact.consumer,
      pact.consumerVersion,
      pact.revisionNumber,
      pact.provider,
      providerVersion?.number,
      result?.verification?.number,
      result?.success,
    ].map((value) => String(value ?? '')),
  );
  const widths = header.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at].length)));
  const text = (/** @type {string[]} */ cells) => cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ');
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-');
  const table = lines.length > 0 ? [text(header), rule, ...lines.map(text)].join('\n') : 'No data.';
  const reason = notices.map(({ text: one }) => one).join('\n');
  return `${table}\n\nDeployable: ${deployable === null ? 'nil' : deployable}\nReason: ${reason}\n`;
}

/** @param {Store} store @param {MatrixRow} row @param {Url} url */
function matrixRow(store, { pact, consumerVersion, providerVersion, result }, url) {
  const { consumer, consumerVersion: number, provider } = pact;
  return {
    consumer: {
      name: consumer,
      version: consumerVersion ? matrixVersion(store, consumerVersion, url) : null,
      _links: { self: link(url`/pacticipants/${consumer}`) },
    },
    provider: {
      name: provider,
      version: providerVersion ? matrixVersion(store, providerVersion, url) : null,
      _links: { self: link(url`/pacticipants/${provider}`) },
    },
    pact: {
      createdAt: formatDate(pact.createdAt),
      _links: { self: link(url`/pacts/provider/${provider}/consumer/${consumer}/version/${number}`) },
    },
    verificationResult: result && {
      success: result.success,
      verifiedAt: formatDate(result.createdAt),
      _links: { self: link(resultUrl(pact, result, url)) },
    },
    // PactFlow includes the kind of contract testing that a result comes from. The open-source broker has only one kind.
    ...(result && !result.verification && { verificationType: 'BDCT' }),
  };
}

/**
 * @param {import('../../engine/store.js').Pact} pact
 * @param {import('../../engine/matrix-rows.js').Result} result
 * @param {Url} url
 */
function resultUrl({ consumer, consumerVersion, provider, sha }, { verification, providerVersion }, url) {
  if (!verification) {
    const provided = url`/contracts/bi-directional/provider/${provider}/version/${providerVersion}`;
    return `${provided}${path`/consumer/${consumer}/version/${consumerVersion}`}/cross-contract-verification-results`;
  }
  const metadata = encodeMetadata({ cvn: consumerVersion });
  const pactVersion = url`/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}/metadata/${metadata}`;
  return `${pactVersion}/verification-results/${verification.number}`;
}

/** @param {Store} store @param {Version} version @param {Url} url */
function matrixVersion(store, version, url) {
  const { pacticipant, number, branches, tags } = version;
  const branchVersions = [...branches.keys()].map((name) => ({
    name,
    latest: branchHead(store, pacticipant, name) === version,
    _links: {
      self: link(url`/pacticipants/${pacticipant}/branches/${name}/versions/${number}`, {
        title: 'Branch version',
        name,
      }),
    },
  }));
  return {
    number,
    branch: [...branches.keys()].at(-1) ?? null,
    branches: branchVersions,
    branchVersions,
    environments: currentEnvironmentsOf(store, version).map((environment) => embeddedEnvironment(environment, url)),
    _links: { self: link(url`/pacticipants/${pacticipant}/versions/${number}`) },
    tags: [...tags.keys()].map((name) => ({
      name,
      latest: store.versionsOf(pacticipant).findLast((other) => other.tags.has(name)) === version,
      _links: { self: link(url`/pacticipants/${pacticipant}/versions/${number}/tags/${name}`) },
    })),
  };
}
