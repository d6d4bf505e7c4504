/**
 * Explains which pacts the mock broker returns for a build, and why. The broker decides which pacts are in the list,
 * which selector chose them, and whether they're pending. This module only asks, compares answers, and describes facts.
 */
import {
  branchHead,
  currentEnvironmentsOf,
  encodeMetadata,
  isLatestTagged,
  noticesFor,
  pactsForVerification,
  urlsFrom,
  validatePactsQuery,
  type Pact,
  type PactsQuery,
  type Store,
  type VerifiablePact,
  type Version,
} from 'mock-broker/engine';
import {suggestion} from '../../data/suggestionRules';
import type {ConsumerVersionSelector} from './selectors';
import {WorldBroker, missingFields, queryFor, type Build, type PactContent, type World} from './world';

/** The base of the broker's URLs, which only appear in its notices. */
const BASE = 'http://localhost:9292';

/** A branch or a tag of a consumer version. */
interface Position {
  name: string;
  /** Whether no newer version of the consumer is on the branch, or has the tag. */
  latest: boolean;
}

/** A consumer version that published a content. */
export interface ConsumerVersion {
  number: string;
  branches: readonly Position[];
  tags: readonly Position[];
  /** The environments that the version is deployed or released to. */
  environments: readonly string[];
  /** The day of publication, such as 2026-10-01. */
  published: string;
}

/** A selector, counted from 0, and the consumer versions that it found. */
interface Selection {
  index: number;
  versions: readonly string[];
}

/** A content in the broker, and what happens to it in a build. */
export interface ExplainedPact {
  content: PactContent;
  /** The consumer versions with this content, oldest first. */
  versions: readonly ConsumerVersion[];
  fetched: boolean;
  /** Empty if no selector chose the pact. */
  selectedBy: readonly Selection[];
  wip: boolean;
  /** `null` if the pact isn't fetched, or the request doesn't ask for pending pacts. */
  pending: boolean | null;
  /** Why the pact is fetched, or why it isn't. */
  fetchedReason: string;
  /** Why a failure fails the build, or why it doesn't. Missing if the pact isn't fetched. */
  pendingReason?: string;
  /** What the verifier prints before it verifies the pact: the broker's notices. */
  notices: readonly string[];
  /** The broker's notice for the result, if it's published. */
  noticeAfter?: string;
  result: 'passes' | 'fails' | 'not-verified';
  /** The fields that the pact requires and the provider doesn't return. */
  missing: readonly string[];
  /** Whether a failure of this pact would fail the build. */
  required: boolean;
}

/** A selector for which the broker returns nothing of a consumer. */
interface Miss {
  consumer: string;
  reason: string;
}

/** What a selector does. */
interface ExplainedSelector {
  /** The IDs of the contents that it chooses. */
  contents: readonly string[];
  /** The consumers without a pact that it matches. */
  misses: readonly Miss[];
}

export type Explanation =
  | {kind: 'rejected'; errors: Readonly<Record<string, readonly string[]>>; buildFails: true; summary: string}
  | {
      kind: 'answered';
      /** In the order in which the contents were first published. */
      pacts: readonly ExplainedPact[];
      /** One for each selector. */
      selectors: readonly ExplainedSelector[];
      /** Sentences about settings that don't work together. */
      notes: readonly string[];
      buildFails: boolean;
      summary: string;
    };

/** Marks the selectors of a request, because the broker keeps additional properties of selectors. */
const INDEX = Symbol('index');

const indexOf = (selector: object): number | undefined => (selector as {[INDEX]?: number})[INDEX];

/** For example `a, b, and c`. Browsers load the tables of `Intl` only when they're used. */
export const list = (items: Iterable<string>): string => new Intl.ListFormat('en', {type: 'conjunction'}).format(items);

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const keyOf = ({consumer, sha}: Pact): string => `${consumer} ${sha}`;

function consumerVersionOf(store: Store, pact: Pact): ConsumerVersion {
  const {consumer, consumerVersion, createdAt} = pact;
  const version = store.version(consumer, consumerVersion);
  const published = createdAt.toISOString().slice(0, 10);
  if (version === undefined) return {number: consumerVersion, branches: [], tags: [], environments: [], published};
  return {
    number: consumerVersion,
    branches: [...version.branches.keys()].map((name) => ({
      name,
      latest: branchHead(store, consumer, name) === version,
    })),
    tags: [...version.tags.keys()].map((name) => ({name, latest: isLatestTagged(store, pact, name)})),
    environments: currentEnvironmentsOf(store, version).map(({name}) => name),
    published,
  };
}

/** A pact in the broker, as one consumer version published it. */
export interface PublishedPact {
  content: PactContent;
  version: ConsumerVersion;
  /** Whether a version on the provider's main branch has verified the content successfully; `null` without a result. */
  verified: boolean | null;
}

/**
 * All pacts in the broker, oldest first.
 * @throws Error if an event of the world names something that doesn't exist
 */
export function describeWorld(world: World): PublishedPact[] {
  const broker = new WorldBroker(world);
  const {store} = broker;
  const main = store.pacticipants.get(world.provider)?.mainBranch ?? undefined;
  return store.pacts.map((pact) => {
    const results = store
      .verificationsOf(pact)
      .filter(({providerVersion}) => store.version(pact.provider, providerVersion)?.branches.has(main ?? ''));
    return {
      content: broker.contentOf(pact),
      version: consumerVersionOf(store, pact),
      verified: results.length === 0 ? null : results.some(({success}) => success),
    };
  });
}

/** For example `1.1.0 (latest on main, in production)`. */
function describeVersion({number, branches, tags, environments}: ConsumerVersion): string {
  const places = [
    ...branches.map(({name, latest}) => `${latest ? 'latest on' : 'an earlier version on'} ${name}`),
    ...tags.map(({name, latest}) => `${latest ? 'latest with tag' : 'an earlier version with tag'} ${name}`),
    ...(environments.length > 0 ? [`in ${list(environments)}`] : []),
  ];
  return places.length > 0 ? `${number} (${places.join(', ')})` : number;
}

/** The provider versions that verified a content successfully, oldest first. */
const successesOf = (store: Store, pact: Pact): Version[] =>
  store
    .verificationsOf(pact)
    .filter(({success}) => success)
    .flatMap(({providerVersion}) => store.version(pact.provider, providerVersion) ?? []);

const describeProviderVersion = ({number, branches}: Version): string =>
  branches.size > 0 ? `version ${number} on branch ${list(branches.keys())}` : `version ${number}`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a failure of a fetched pact fails the build or not. */
function pendingReasonOf(store: Store, {pact, wip}: VerifiablePact, pending: boolean | null, branch?: string): string {
  if (pending === null)
    return 'Not pending: the request doesn’t enable pending pacts, so every failure fails the build.';
  if (wip) return 'Pending: a WIP pact is always pending, so a failure doesn’t fail the build.';
  const successes = successesOf(store, pact);
  const isHere = ({branches}: Version): boolean => branch === undefined || branches.has(branch);
  const here = successes.find(isHere);
  const elsewhere = successes.find((version) => !isHere(version));
  if (!pending && here !== undefined)
    return `Not pending: ${describeProviderVersion(here)} has verified this pact successfully.`;
  if (!pending && elsewhere !== undefined)
    return (
      `Not pending: ${describeProviderVersion(elsewhere)} verified this pact successfully before branch ${branch} ` +
      'existed.'
    );
  const scope = branch === undefined ? `no version of ${pact.provider}` : `no version on branch ${branch}`;
  return (
    `Pending: ${scope} has verified this pact successfully.` +
    (elsewhere === undefined
      ? ''
      : ` ${capitalize(describeProviderVersion(elsewhere))} has, but its result doesn’t count for branch ${branch}.`)
  );
}

/** Why a pact is in the broker's list. */
function fetchedReasonOf({wip, selections}: VerifiablePact, selectedBy: readonly Selection[]): string {
  if (wip) {
    const heads = unique(
      selections.map(({selector}) => {
        const {branch, tag} = selector as ConsumerVersionSelector;
        return branch === undefined ? `with tag ${tag}` : `on branch ${branch}`;
      }),
    );
    return `Fetched as a WIP pact: no selector matches it, and it’s the pact of the latest version ${list(heads)}.`;
  }
  if (selectedBy.length === 0) return 'Fetched: the broker’s default selectors match it, because the list is empty.';
  const matches = selectedBy.map(
    ({index, versions}) => `selector ${index + 1} matches version${versions.length === 1 ? '' : 's'} ${list(versions)}`,
  );
  return `Fetched: ${list(matches)}.`;
}

/** Why a pact isn't in the broker's list, according to the broker's answer to a request for WIP pacts of any age. */
function notFetchedReason(
  versions: readonly ConsumerVersion[],
  consumer: string,
  isWip: boolean,
  {includeWipPactsSince: since, providerVersionBranch: branch}: PactsQuery,
): string {
  const reason = `Not fetched: no selector matches ${consumer} ${list(versions.map(describeVersion))}.`;
  if (since === undefined)
    return isWip ? `${reason} With includeWipPactsSince, the broker would add it as a WIP pact.` : reason;
  if (isWip) return `${reason} It isn’t a WIP pact, because it was published before ${since}.`;
  if (branch === undefined) return reason;
  const isHead = versions.some(({branches, tags}) => [...branches, ...tags].some(({latest}) => latest));
  return isHead
    ? `${reason} It isn’t a WIP pact, because the provider has verified it successfully while a selector chose it.`
    : `${reason} It isn’t a WIP pact, because a newer version has other content.`;
}

/**
 * Why a selector found nothing of a consumer, from what the broker knows about the consumer. In these worlds, every
 * consumer version has a pact with the provider.
 */
function missReason(store: Store, consumer: string, selector: ConsumerVersionSelector, branch?: string): string {
  const {mainBranch, matchingBranch, tag, fallbackTag, deployed, released, environment} = selector;
  const versions = store.versionsOf(consumer);
  const didYouMean = (name: string, key: 'branches' | 'tags'): string =>
    suggestion(name, unique(versions.flatMap((version) => [...version[key].keys()])));
  if (mainBranch) {
    const main = store.pacticipants.get(consumer)?.mainBranch ?? undefined;
    if (main === undefined) return `${consumer} has no main branch in the broker.`;
    return `No version of ${consumer} is on its main branch, ${main}.`;
  }
  const wanted = matchingBranch ? branch : selector.branch;
  if (wanted !== undefined) return `No version of ${consumer} is on branch ${wanted}.${didYouMean(wanted, 'branches')}`;
  if (tag !== undefined)
    return (
      `No version of ${consumer} has the tag ${tag}${fallbackTag === undefined ? '' : ` or ${fallbackTag}`}.` +
      didYouMean(tag, 'tags')
    );
  const state = deployed ? 'deployed to' : released ? 'released and supported in' : 'deployed to or released in';
  return `No version of ${consumer} is ${state} ${environment ?? 'any environment'}.`;
}

function explainSelectors(
  store: Store,
  selectors: readonly ConsumerVersionSelector[],
  pacts: readonly ExplainedPact[],
  branch: string | undefined,
): ExplainedSelector[] {
  const consumers = unique(store.pacts.map(({consumer}) => consumer));
  return selectors.map((selector, index) => {
    const chosen = pacts.filter(({selectedBy}) => selectedBy.some((selection) => selection.index === index));
    const found = new Set(chosen.map(({content}) => content.consumer));
    const {consumer} = selector;
    const isKnown = consumer === undefined || consumers.includes(consumer);
    return {
      contents: chosen.map(({content}) => content.id),
      misses: isKnown
        ? consumers
            .filter((name) => (consumer === undefined || name === consumer) && !found.has(name))
            .map((name) => ({consumer: name, reason: missReason(store, name, selector, branch)}))
        : [{consumer, reason: `No consumer is called ${consumer}.${suggestion(consumer, consumers)}`}],
    };
  });
}

/** Notes about settings that have no effect, or another effect than readers might expect. */
function notesOn({
  consumerVersionSelectors,
  includePendingStatus,
  includeWipPactsSince,
  providerVersionBranch,
}: PactsQuery): string[] {
  const notes: string[] = [];
  if (consumerVersionSelectors.length === 0)
    notes.push(
      'Without selectors, the broker uses default selectors. Set selectors instead, because verifiers differ: ' +
        'pact verifier 18.1.2 fetches each consumer’s latest pact.',
    );
  if (providerVersionBranch === undefined && includeWipPactsSince !== undefined)
    notes.push('includeWipPactsSince has no effect, because the request doesn’t contain the provider’s branch.');
  if (providerVersionBranch === undefined && includePendingStatus)
    notes.push('Without the provider’s branch, a successful verification on any branch ends the pending state.');
  if (providerVersionBranch !== undefined && includeWipPactsSince !== undefined && !includePendingStatus)
    notes.push('A WIP pact can fail this build. Set enablePending as well.');
  return notes;
}

function summarize(pacts: readonly ExplainedPact[]): {buildFails: boolean; summary: string} {
  const fetched = pacts.filter((pact) => pact.fetched);
  const named = (failed: readonly ExplainedPact[]): string =>
    `${failed.length === 1 ? 'the pact' : 'the pacts'} of ` +
    list(failed.map(({content, versions}) => `${content.consumer} ${versions.at(-1)?.number ?? ''}`));
  const verbs = (failed: readonly ExplainedPact[]) =>
    failed.length === 1 ? ['fails', 'is', 'isn’t'] : ['fail', 'are', 'aren’t'];
  const failed = fetched.filter(({result}) => result === 'fails');
  const blocking = failed.filter(({required}) => required);
  if (fetched.length === 0)
    return {buildFails: true, summary: 'The build fails, because the verifier reports “No pacts found”.'};
  if (blocking.length > 0) {
    const [fails, , isNot] = verbs(blocking);
    return {buildFails: true, summary: `The build fails: ${named(blocking)} ${fails} and ${isNot} pending.`};
  }
  if (failed.length > 0) {
    const [fails, is] = verbs(failed);
    return {buildFails: false, summary: `The build passes: ${named(failed)} ${fails}, but ${is} pending.`};
  }
  return {
    buildFails: false,
    summary:
      fetched.length === 1
        ? 'The build passes: the pact passes.'
        : `The build passes: ${fetched.length === 2 ? 'both' : `all ${fetched.length}`} pacts pass.`,
  };
}

/**
 * What happens in a build of the provider.
 * @throws Error if an event of the world names something that doesn't exist
 */
export function explain(world: World, {settings, returns}: Build): Explanation {
  const broker = new WorldBroker(world);
  const {store} = broker;
  const query = queryFor(settings);
  const errors = validatePactsQuery(store, query);
  if (Object.keys(errors).length > 0)
    return {
      kind: 'rejected',
      errors,
      buildFails: true,
      summary: 'The build fails: the broker rejects the request, so the verifier finds no pacts.',
    };
  const {providerVersionBranch: branch, includePendingStatus: includePending = false} = query;
  const selectors = query.consumerVersionSelectors.map((selector, index) => ({...selector, [INDEX]: index}));
  const fetched = new Map(
    pactsForVerification(store, world.provider, {...query, consumerVersionSelectors: selectors}).map((verifiable) => [
      keyOf(verifiable.pact),
      verifiable,
    ]),
  );
  const wip = new Set(
    pactsForVerification(store, world.provider, {...query, includeWipPactsSince: '1970-01-01'})
      .filter((verifiable) => verifiable.wip)
      .map(({pact}) => keyOf(pact)),
  );
  const url = urlsFrom(BASE);

  const pacts = unique(store.pacts.map(keyOf)).map((key): ExplainedPact => {
    const publications = store.pacts.filter((pact) => keyOf(pact) === key);
    const [pact] = publications;
    if (pact === undefined) throw new Error('Every content has a pact.');
    const content = broker.contentOf(pact);
    const versions = publications.map((publication) => consumerVersionOf(store, publication));
    const verifiable = fetched.get(key);
    if (verifiable === undefined)
      return {
        content,
        versions,
        fetched: false,
        selectedBy: [],
        wip: false,
        pending: null,
        fetchedReason: notFetchedReason(versions, content.consumer, wip.has(key), query),
        notices: [],
        result: 'not-verified',
        missing: [],
        required: false,
      };
    const indexes = unique(verifiable.selections.flatMap(({selector}) => indexOf(selector) ?? [])).sort(
      (a, b) => a - b,
    );
    const selectedBy = indexes.map((index) => ({
      index,
      versions: unique(
        verifiable.selections.filter(({selector}) => indexOf(selector) === index).map(({version}) => version.number),
      ),
    }));
    const pending = includePending ? verifiable.pending : null;
    const missing = missingFields(content, returns);
    const result = missing.length === 0 ? 'passes' : 'fails';
    const pactUrl =
      url`/pacts/provider/${pact.provider}/consumer/${pact.consumer}/pact-version/${pact.sha}` +
      (verifiable.wip ? `/metadata/${encodeMetadata({wip: true})}` : '');
    const notices = noticesFor(store, verifiable, pactUrl, {includePending});
    const after = notices.find(({when}) => when === `after_verification:success_${result === 'passes'}_published_true`);
    return {
      content,
      versions,
      fetched: true,
      selectedBy,
      wip: verifiable.wip,
      pending,
      fetchedReason: fetchedReasonOf(verifiable, selectedBy),
      pendingReason: pendingReasonOf(store, verifiable, pending, branch),
      notices: notices.filter(({when}) => when === 'before_verification').map(({text}) => text),
      ...(after !== undefined && {noticeAfter: after.text}),
      result,
      missing,
      required: pending !== true,
    };
  });
  return {
    kind: 'answered',
    pacts,
    selectors: explainSelectors(store, query.consumerVersionSelectors, pacts, branch),
    notes: notesOn(query),
    ...summarize(pacts),
  };
}
