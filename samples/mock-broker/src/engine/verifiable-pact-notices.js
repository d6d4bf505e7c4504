import { isLatestForBranch, isLatestForTag, isOverallLatest } from './consumer-version-selectors.js';

/**
 * @typedef {import('./pacts-for-verification.js').VerifiablePact} VerifiablePact
 * @typedef {import('./consumer-version-selectors.js').Selection} Selection
 * @typedef {import('./store.js').Store} Store
 */

const READ_MORE_PENDING = 'Read more at https://docs.pact.io/go/pending';
const READ_MORE_WIP = 'Read more at https://docs.pact.io/go/wip';
const DEPRECATED =
  'WARNING - this version of the Pact library uses a beta version of the API which will be removed in the future. \
Please upgrade \
your Pact library. See \
https://docs.pact.io/pact_broker/advanced_topics/provider_verification_results/#pacts-for-verification for minimum \
required versions.';

/**
 * @param {Store} store
 * @param {VerifiablePact} verifiable
 * @param {string} pactUrl
 * @param {{deprecated?: boolean, includePending?: boolean}} [options] deprecated: the request came by GET
 * @returns {{when: string, text: string}[]}
 */
export function noticesFor(store, verifiable, pactUrl, { deprecated = false, includePending = true } = {}) {
  const notice = (/** @type {string} */ when, /** @type {string} */ text) => ({ when, text });
  const notices = [
    ...(deprecated ? [notice('before_verification', DEPRECATED)] : []),
    notice('before_verification', inclusionReason(store, verifiable, pactUrl)),
  ];
  if (!includePending) return notices;
  notices.push(notice('before_verification', pendingReason(verifiable)));
  if (!verifiable.pending) return notices;

  const { provider } = verifiable.pact;
  const pendingVersions = pendingFor(verifiable, 'any');
  const these = theseTags(verifiable);
  const still = `This pact is still in pending state for ${pendingVersions} as`;
  const notYet = `${still} a successful verification result ${these}has not yet been published`;
  return [
    ...notices,
    notice(
      'after_verification:success_true_published_false',
      `${still} the successful verification results ${these}have not yet been published.`,
    ),
    notice('after_verification:success_false_published_false', notYet),
    notice(
      'after_verification:success_true_published_true',
      `This pact is no longer in pending state for ${pendingVersions}, as a successful verification result ${these}has been \
published. If a \
verification for a version of ${provider} ${these}fails in the future, it will fail the build. ${READ_MORE_PENDING}`,
    ),
    notice('after_verification:success_false_published_true', notYet),
  ];
}

/** @param {VerifiablePact} verifiable @returns {string} */
export const shortDescription = ({ selections }) => selections.map(shortSelectorDescription).join(', ');

/** @param {Store} store @param {VerifiablePact} verifiable @param {string} pactUrl */
function inclusionReason(store, verifiable, pactUrl) {
  const { pact, wip, selections } = verifiable;
  if (wip) {
    const branches = unique(selections, isLatestForBranch, ({ branch }) => String(branch));
    const tags = unique(selections, isLatestForTag, ({ tag }) => String(tag));
    const versions = tags.length === 1 || branches.length === 1 ? 'version' : 'versions';
    const heads = [
      ...(branches.length > 0 ? [`from ${branches.length === 1 ? 'branch' : 'branches'} ${quoted(branches)}`] : []),
      ...(tags.length > 0 ? [`tagged with ${quoted(tags)}`] : []),
    ].join(' and ');
    const same = ['', '', ' (both have the same content)'][selections.length] ?? ' (all have the same content)';
    return `The pact at ${pactUrl} is being verified because it is a 'work in progress' pact (ie. it is the pact \
for the latest \
${versions} of ${pact.consumer} ${heads}${same} and it has not yet been successfully verified by \
${pendingFor(verifiable, 'a')} when \
the pact's application version was explicitly specified in the consumer version selectors). ${READ_MORE_WIP}`;
  }
  const [criteria, plural] = selections.length > 1 ? ['criteria', 's'] : ['criterion', ''];
  return `The pact at ${pactUrl} is being verified because the pact content belongs to the consumer \
version${plural} matching the \
following ${criteria}:\n${selectorDescriptions(store, verifiable)}`;
}

/** @param {VerifiablePact} verifiable */
function pendingReason(verifiable) {
  const { provider } = verifiable.pact;
  const state = `This pact is in pending state for this version of ${provider} because`;
  const build = 'If this verification fails, it will not cause the overall build to fail.';
  if (verifiable.pending && verifiable.wip) {
    return `${state} it was included as a 'work in progress' pact. ${build} ${READ_MORE_PENDING}`;
  }
  if (verifiable.pending) {
    return `${state} a successful verification result for ${pendingFor(verifiable, 'a')} has not yet been \
published. ${build} \
${READ_MORE_PENDING}`;
  }
  return `This pact has previously been successfully verified by ${verifiedBy(verifiable)}. If this verification \
fails, it will fail \
the build. ${READ_MORE_PENDING}`;
}

/** @param {VerifiablePact} verifiable @param {'a' | 'any'} article */
function pendingFor({ pact: { provider }, providerBranch, pendingTags }, article) {
  if (providerBranch !== undefined) return `${article} version of ${provider} from branch '${providerBranch}'`;
  if (pendingTags.length === 0) return provider;
  if (pendingTags.length === 1) return `${article} version of ${provider} with tag '${pendingTags[0]}'`;
  return `${article} versions of ${provider} with tag ${quoted(pendingTags)}`;
}

/** @param {VerifiablePact} verifiable */
function verifiedBy({ pact: { provider }, providerBranch, nonPendingTags }) {
  if (providerBranch !== undefined) return `a version of ${provider} from branch '${providerBranch}'`;
  return nonPendingTags.length === 0 ? provider : `a version of ${provider} with tag ${quoted(nonPendingTags)}`;
}

/** @param {VerifiablePact} verifiable */
const theseTags = ({ pendingTags }) => ['', 'with this tag '][pendingTags.length] ?? 'with these tags ';

/** @param {Store} store @param {VerifiablePact} verifiable */
function selectorDescriptions(store, { pact, selections }) {
  /** @type {Map<string, Selection[]>} */
  const groups = new Map();
  for (const selection of selections) {
    const type = typeOf(selection);
    groups.set(type, [...(groups.get(type) ?? []), selection]);
  }
  const lines = [...groups].flatMap(([type, group]) => {
    if (type === 'deployed') return environmentDescriptions(group, 'currently deployed to');
    if (type === 'released') return environmentDescriptions(group, 'released and supported in');
    return group.map((selection) => `${selectorDescription(store, pact, selection)} (${selection.version.number})`);
  });
  return lines.map((line) => `    * ${line}`).join('\n');
}

/** @param {Selection} selection @returns {string} selectors of one type are described together */
function typeOf({ selector }) {
  if (selector.mainBranch) return 'mainBranch';
  if (selector.latest && selector.branch === true) return 'eachBranch';
  if (isLatestForBranch(selector)) return 'branch';
  if (selector.deployed) return 'deployed';
  if (selector.released) return 'released';
  if (selector.environment) return 'environment';
  if (isLatestForTag(selector)) return 'latestForTag';
  return selector.tag ? 'allForTag' : 'latest';
}

/** @param {Selection[]} selections @param {string} relation */
function environmentDescriptions(selections, relation) {
  const consumers = new Set(selections.map(({ selector }) => selector.consumer));
  return [...consumers].map((consumer) => {
    const places = selections
      .filter(({ selector }) => selector.consumer === consumer)
      .map(({ selector, version }) => `${selector.environmentRecord?.name} (${version.number})`);
    return `${consumer ? `version(s) of ${consumer}` : 'consumer version(s)'} ${relation} ${joined(places)}`;
  });
}

/** @param {Store} store @param {import('./store.js').Pact} pact @param {Selection} selection */
function selectorDescription(store, pact, { selector }) {
  const { consumer, tag, branch, fallbackTag, usedFallback, environmentRecord } = selector;
  const version = consumer ? `version of ${consumer}` : 'version';
  if (isOverallLatest(selector))
    return `latest version of ${consumer ?? 'a consumer'} that has a pact with ${pact.provider}`;
  if (isLatestForTag(selector)) {
    return usedFallback
      ? `latest ${version} tagged '${fallbackTag}' (fallback tag used as no pact was found with tag '${tag}')`
      : `latest ${version} tagged '${tag}'`;
  }
  if (selector.mainBranch) {
    return `latest ${version} from the main branch '${store.pacticipants.get(pact.consumer)?.mainBranch}'`;
  }
  if (isLatestForBranch(selector)) return `latest ${version} from branch '${branch}'`;
  if (tag) return `all ${consumer ?? 'consumer'} versions tagged '${tag}'`;
  if (environmentRecord) return `${consumer ?? 'a consumer'} version in environment ${environmentRecord.name}`;
  return JSON.stringify(selector);
}

/** @param {Selection} selection */
function shortSelectorDescription({ selector }) {
  const { consumer, tag, branch, fallbackTag, usedFallback, environmentRecord, deployed, released } = selector;
  if (isOverallLatest(selector)) return 'latest';
  if (isLatestForTag(selector)) return `latest with tag ${usedFallback ? fallbackTag : tag}`;
  if (selector.mainBranch) return 'latest from main branch';
  if (isLatestForBranch(selector)) return `latest from branch ${branch}`;
  if (tag) return consumer ? `one of ${consumer} ${tag}` : `one of ${tag}`;
  if (deployed) return `deployed to ${environmentRecord?.name}`;
  if (released) return `released in ${environmentRecord?.name}`;
  return JSON.stringify(selector);
}

/**
 * @param {Selection[]} selections
 * @param {(selector: Selection['selector']) => boolean} matches
 * @param {(selector: Selection['selector']) => string} nameOf
 */
const unique = (selections, matches, nameOf) => [
  ...new Set(selections.filter(({ selector }) => matches(selector)).map(({ selector }) => nameOf(selector))),
];

/** @param {string[]} names @returns {string} as in `'a', 'b' and 'c'` */
const quoted = (names) => joined(names.map((name) => `'${name}'`));

/** @param {string[]} list */
const joined = (list) =>
  [...(list.length > 2 ? [list.slice(0, -2).join(', ')] : []), list.slice(-2).join(' and ')].join(', ');
