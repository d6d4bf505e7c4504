import { compare } from './cross-contract.js';
import { selectVersions } from './selectors.js';

/**
 * @typedef {import('./selectors.js').VersionSelector & {pacticipant: string}} MatrixSelector
 *
 * @typedef {object} MatrixQuery what can-i-deploy asks
 * @property {MatrixSelector[]} selectors the versions in question
 * @property {MatrixSelector[]} ignore what counts for nothing
 * @property {import('./selectors.js').VersionSelector} [target] which versions of the other applications: those in an environment,
 *   with a tag, of the main branch; without it, all
 *
 * @typedef {object} Result the answer for one pact and one provider version
 * @property {boolean} success
 * @property {'CDCT' | 'BDCT'} type by a verification of the provider, or by comparing contracts
 * @property {Date} verifiedAt
 * @property {import('./store.js').Verification} [verification] of a CDCT result
 *
 * @typedef {object} Row
 * @property {import('./store.js').Pact} pact
 * @property {string | null} providerVersion `null` when no version has a result that counts
 * @property {Result | null} result
 * @property {boolean} ignored
 * @property {string} reason why this row is not a success; empty when it is
 *
 * @typedef {object} Answer
 * @property {boolean | null} deployable `null` is unknown: a result is missing
 * @property {{type: 'success' | 'warning' | 'error', text: string}[]} notices
 * @property {Row[]} rows
 */

/**
 * Answers can-i-deploy. A consumer needs a result from each of its providers in the target; a provider needs one for each of its
 * consumers that is there.
 *
 * @param {import('./store.js').Store} store
 * @param {MatrixQuery} query
 * @returns {Promise<Answer>}
 */
export async function canIDeploy(store, { selectors, ignore, target }) {
  const names = [...new Set(selectors.map(({ pacticipant }) => pacticipant))];
  const missing = selectors.filter((selector) => selectVersions(store, selector.pacticipant, selector).length === 0);
  if (missing.length > 0) {
    const notices = missing.map((selector) => error(`${selector.pacticipant} has no ${describe(selector)}.`));
    return { deployable: false, notices, rows: [] };
  }

  /** @param {string} name the versions of an application that take part in the question */
  const versionsOf = (name) =>
    names.includes(name)
      ? selectors.filter(({ pacticipant }) => pacticipant === name).flatMap((selector) => selectVersions(store, name, selector))
      : selectVersions(store, name, target ?? {});
  /** @param {string} name @param {string | undefined} version */
  const isIgnored = (name, version) =>
    ignore.some((selector) => selector.pacticipant === name && [undefined, version].includes(selector.version));

  const rows = [];
  for (const { consumer, provider } of integrations(store, names, target)) {
    const consumerVersions = versionsOf(consumer).map(({ number }) => number);
    const providerVersions = versionsOf(provider).map(({ number }) => number);

    for (const pact of store.pacts) {
      if (pact.consumer !== consumer || pact.provider !== provider || !consumerVersions.includes(pact.consumerVersion)) continue;

      const ignored = isIgnored(consumer, pact.consumerVersion) || isIgnored(provider, undefined);

      if (providerVersions.length === 0) {
        const reason = `Version ${pact.consumerVersion} of ${consumer} needs ${provider}, and no version of that is ${place(target) || 'known'}.`;
        rows.push({ pact, providerVersion: null, result: null, ignored, reason });
      }
      for (const version of providerVersions) {
        const result = await resultOf(store, pact, version);
        const pair = `version ${pact.consumerVersion} of ${consumer} and version ${version} of ${provider}`;
        rows.push({
          pact,
          providerVersion: result ? version : null,
          result,
          ignored: ignored || isIgnored(provider, version),
          reason: result?.success ? '' : `${result ? 'Failure' : 'No result'} between ${pair}.`,
        });
      }
    }
  }
  return { ...judge(rows), rows };
}

/**
 * @param {import('./store.js').Store} store
 * @param {string[]} names the applications in question
 * @param {import('./selectors.js').VersionSelector} [target] without it, several applications are asked about among themselves only
 */
function integrations(store, names, target) {
  const pairs = new Map(
    store.pacts.map(({ consumer, provider }) => [JSON.stringify([consumer, provider]), { consumer, provider }]),
  );
  return [...pairs.values()].filter(({ consumer, provider }) =>
    names.length > 1 && !target
      ? names.includes(consumer) && names.includes(provider)
      : names.includes(consumer) || names.includes(provider),
  );
}

/**
 * The result for a pact and a provider version. Where the provider published a description, the contracts are compared; a failed
 * self-verification, or a failed verification by Pact, then still fails the pair.
 *
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {string} providerVersion
 * @returns {Promise<Result | null>}
 */
async function resultOf(store, pact, providerVersion) {
  const verification = store.verification(pact, providerVersion);
  const contract = store.providerContract(pact.provider, providerVersion);
  if (contract) {
    const fits = (await compare(contract.content, pact.content)).every(({ type }) => type !== 'error');
    const success = fits && contract.selfVerification?.success !== false && verification?.success !== false;
    return { success, type: 'BDCT', verifiedAt: store.now() };
  }
  return verification ? { success: verification.success, type: 'CDCT', verifiedAt: verification.verifiedAt, verification } : null;
}

/** @param {Row[]} rows @returns {Omit<Answer, 'rows'>} */
function judge(rows) {
  const counted = rows.filter(({ ignored }) => !ignored);
  const notices = rows
    .filter(({ reason }) => reason)
    .map(({ reason, ignored }) =>
      ignored ? { type: /** @type {const} */ ('warning'), text: `Ignored: ${reason}` } : error(reason),
    );

  if (counted.some(({ result }) => result === null)) return { deployable: null, notices };
  if (counted.some(({ result }) => !result?.success)) return { deployable: false, notices };
  const text = counted.length > 0 ? 'Every result that is needed is there, and each is a success.' : 'No result is needed.';
  return { deployable: true, notices: [...notices, { type: 'success', text }] };
}

/** @param {import('./selectors.js').VersionSelector} selector @returns {string} for example `version 1.0.0` */
function describe({ version, ...rest }) {
  return [`version${version ? ` ${version}` : ''}`, place(rest)].filter(Boolean).join(' ');
}

/** @param {import('./selectors.js').VersionSelector} [target] @returns {string} for example `in production` */
function place({ branch, mainBranch, tag, environment } = {}) {
  const parts = [
    branch && `on branch ${branch}`,
    mainBranch && 'on the main branch',
    tag && `tagged ${tag}`,
    environment && `in ${environment}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** @param {string} text */
function error(text) {
  return { type: /** @type {const} */ ('error'), text };
}
