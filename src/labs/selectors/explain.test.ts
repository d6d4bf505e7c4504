import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createBroker} from 'mock-broker/broker';
import {explain, type ExplainedPact, type Explanation} from './explain';
import {SCENARIOS} from './scenarios';
import {WorldBroker, queryFor, type Settings, type World, type WorldEvent} from './world';

type Answered = Extract<Explanation, {kind: 'answered'}>;

const FIELDS = ['id', 'name', 'price'];

const contents: World['contents'] = [
  {id: 'shop-1', consumer: 'web-shop', fields: ['id']},
  {id: 'shop-2', consumer: 'web-shop', fields: ['id', 'name']},
  {id: 'app-1', consumer: 'mobile-app', fields: ['id']},
];

const worldOf = (...events: readonly WorldEvent[]): World => ({provider: 'product-api', contents, events});

const publish = (consumer: string, version: string, pact: string, branch?: string, tags?: string[]): WorldEvent => ({
  kind: 'publish',
  consumer,
  version,
  pact,
  ...(branch !== undefined && {branch}),
  ...(tags !== undefined && {tags}),
});

/** A build that verifies all pacts on main branches successfully, and the pacts of branches. */
const build = (version: string, branch: string, ...selectors: object[]): WorldEvent => ({
  kind: 'build',
  version,
  build: {
    settings: {
      consumerVersionSelectors: [{mainBranch: true}, ...selectors],
      providerVersionBranch: branch,
      enablePending: true,
    },
    returns: FIELDS,
  },
});

function answer(world: World, selectors: readonly object[], settings: Partial<Settings> = {}): Answered {
  const explanation = explain(world, {
    settings: {consumerVersionSelectors: selectors, enablePending: true, providerVersionBranch: 'main', ...settings},
    returns: FIELDS,
  });
  return explanation.kind === 'answered' ? explanation : assert.fail(JSON.stringify(explanation.errors));
}

const pactIn = ({pacts}: Answered, id: string): ExplainedPact =>
  pacts.find(({content}) => content.id === id) ?? assert.fail(`no pact ${id}`);

const selectedIn = (explained: Answered): Record<string, number[]> =>
  Object.fromEntries(explained.pacts.map(({content, selectedBy}) => [content.id, selectedBy.map(({index}) => index)]));

interface ForVerification {
  _embedded: {
    pacts: {
      verificationProperties: {pending?: boolean; wip?: boolean; notices: {when: string; text: string}[]};
      _links: {self: {href: string}};
    }[];
  };
}

describe('an explanation', () => {
  for (const {id, world, settings, returns} of SCENARIOS)
    test(`has the notices and properties of the broker’s API in the scenario ${id}`, async () => {
      const {store} = new WorldBroker(world);
      const broker = createBroker({pactflow: true});
      Object.assign((broker as unknown as {store: object}).store, store);
      const {body} = await broker.handle(
        {
          method: 'POST',
          path: `/pacts/provider/${world.provider}/for-verification`,
          headers: {accept: 'application/hal+json', 'content-type': 'application/json'},
          text: JSON.stringify(queryFor(settings)),
        },
        'http://localhost:9292',
      );
      broker.stop();
      const explained = explain(world, {settings, returns});
      assert.equal(explained.kind, 'answered');
      const fetched = explained.kind === 'answered' ? explained.pacts.filter((pact) => pact.fetched) : [];
      const summaryOf = (pending: boolean | null, wip: boolean, notices: readonly string[]): string =>
        JSON.stringify([pending, wip, notices]);
      assert.deepEqual(
        fetched.map(({pending, wip, notices}) => summaryOf(pending, wip, notices)).sort(),
        (body as ForVerification)._embedded.pacts
          .map(({verificationProperties: {pending = null, wip = false, notices}}) =>
            summaryOf(
              pending,
              wip,
              notices.filter(({when}) => when === 'before_verification').map(({text}) => text),
            ),
          )
          .sort(),
      );
    });

  test('has each content once, with the consumer versions that published it', () => {
    const world = worldOf(
      publish('web-shop', '1', 'shop-1', 'main'),
      publish('web-shop', '2', 'shop-1', 'feat/x'),
      publish('web-shop', '3', 'shop-2', 'main'),
      publish('mobile-app', '1', 'app-1', 'main'),
      {kind: 'record-deployment', application: 'web-shop', version: '1', environment: 'production', on: '2026-11-02'},
    );
    const explained = answer(world, [{branch: 'feat/x'}, {deployed: true}, {mainBranch: true, consumer: 'web-shop'}]);
    assert.deepEqual(selectedIn(explained), {'shop-1': [0, 1], 'shop-2': [2], 'app-1': []});
    const {versions, selectedBy, fetchedReason} = pactIn(explained, 'shop-1');
    assert.deepEqual(selectedBy, [
      {index: 0, versions: ['2']},
      {index: 1, versions: ['1']},
    ]);
    assert.equal(fetchedReason, 'Fetched: selector 1 matches version 2 and selector 2 matches version 1.');
    assert.deepEqual(
      versions.map(({number, branches, environments}) => [number, branches, environments]),
      [
        ['1', [{name: 'main', latest: false}], ['production']],
        ['2', [{name: 'feat/x', latest: true}], []],
      ],
    );
    assert.equal(
      pactIn(explained, 'app-1').fetchedReason,
      'Not fetched: no selector matches mobile-app 1 (latest on main). ' +
        'With includeWipPactsSince, the broker would add it as a WIP pact.',
    );
    assert.deepEqual(
      explained.selectors.map(({misses}) => misses.map(({reason}) => reason)),
      [
        ['No version of mobile-app is on branch feat/x.'],
        ['No version of mobile-app is deployed to any environment.'],
        [],
      ],
    );
  });

  test('attributes a pact to a fallback tag only if the broker used it', () => {
    const world = worldOf(
      publish('web-shop', '1', 'shop-1', undefined, ['dev']),
      publish('mobile-app', '1', 'app-1', undefined, ['feat']),
    );
    const fallback = {tag: 'feat', latest: true, fallbackTag: 'dev', consumer: 'web-shop'};
    assert.deepEqual(selectedIn(answer(world, [fallback])), {'shop-1': [0], 'app-1': []});
    // The tag counts as found as soon as any selector finds a pact with it.
    assert.deepEqual(selectedIn(answer(world, [fallback, {tag: 'feat', latest: true}])), {'shop-1': [], 'app-1': [1]});
  });

  test('names the version that ended the pending state, also on another branch', () => {
    const feature = {branch: 'feat/x'};
    const world = worldOf(publish('web-shop', '1', 'shop-1', 'main'), build('7', 'main'));
    const reasonOn = (events: readonly WorldEvent[], branch: string | undefined): string | undefined => {
      const explained = explain(worldOf(...world.events, ...events), {
        settings: {
          consumerVersionSelectors: [feature, {mainBranch: true}],
          enablePending: true,
          ...(branch !== undefined && {providerVersionBranch: branch}),
        },
        returns: [],
      });
      return explained.kind === 'answered' ? explained.pacts.at(-1)?.pendingReason : undefined;
    };
    assert.equal(reasonOn([], 'main'), 'Not pending: version 7 on branch main has verified this pact successfully.');
    assert.equal(
      reasonOn([], 'feat/new'),
      'Not pending: version 7 on branch main verified this pact successfully before branch feat/new existed.',
    );
    const laterPact = [publish('web-shop', '2', 'shop-2', 'feat/x'), build('8', 'feat/x', feature)];
    assert.equal(
      reasonOn(laterPact, 'main'),
      'Pending: no version on branch main has verified this pact successfully. ' +
        'Version 8 on branch feat/x has, but its result doesn’t count for branch main.',
    );
    assert.equal(
      reasonOn(laterPact, undefined),
      'Not pending: version 8 on branch feat/x has verified this pact successfully.',
    );
  });

  test('says why a pact isn’t a WIP pact', () => {
    const feature = {branch: 'feat/x'};
    const world = worldOf(
      publish('web-shop', '1', 'shop-1', 'feat/x'),
      publish('mobile-app', '1', 'app-1', 'feat/x'),
      build('7', 'main', {...feature, consumer: 'mobile-app'}),
      publish('web-shop', '2', 'shop-2', 'feat/x'),
    );
    const explained = answer(world, [{mainBranch: true}], {includeWipPactsSince: '2026-01-01'});
    assert.equal(pactIn(explained, 'shop-2').wip, true);
    assert.match(pactIn(explained, 'shop-1').fetchedReason, /It isn’t a WIP pact, because a newer version has other/);
    assert.match(pactIn(explained, 'app-1').fetchedReason, /has verified it successfully while a selector chose it\.$/);
    const without = answer(world, [{mainBranch: true}]);
    assert.match(
      pactIn(without, 'shop-2').fetchedReason,
      /With includeWipPactsSince, the broker would add it as a WIP/,
    );
    assert.equal(
      pactIn(without, 'app-1').fetchedReason,
      'Not fetched: no selector matches mobile-app 1 (latest on feat/x).',
    );
  });

  test('keeps a WIP pact pending after a build published a success for it', () => {
    const settings = {
      consumerVersionSelectors: [{mainBranch: true}],
      providerVersionBranch: 'main',
      enablePending: true,
      includeWipPactsSince: '2026-01-01',
    };
    const world = worldOf(publish('web-shop', '1', 'shop-1', 'feat/x'), {
      kind: 'build',
      version: '7',
      build: {settings, returns: FIELDS},
    });
    const explained = explain(world, {settings, returns: []});
    assert.equal(explained.summary, 'The build passes: the pact of web-shop 1 fails, but is pending.');
    const [pact] = explained.kind === 'answered' ? explained.pacts : [];
    assert.deepEqual([pact?.wip, pact?.pending, pact?.required], [true, true, false]);
  });

  test('has notes about the broker’s default selectors, and about a missing branch', () => {
    const world = worldOf(publish('web-shop', '1', 'shop-1', 'main'), publish('web-shop', '2', 'shop-2', 'feat/x'));
    const explained = explain(world, {
      settings: {consumerVersionSelectors: [], enablePending: true, includeWipPactsSince: '2026-01-01'},
      returns: FIELDS,
    });
    assert.equal(explained.kind, 'answered');
    if (explained.kind !== 'answered') return;
    assert.deepEqual(
      explained.notes.map((note) => note.split(/[ ,]/).slice(0, 3).join(' ')),
      ['Without selectors ', 'includeWipPactsSince has no', 'Without the provider’s'],
    );
    assert.equal(
      pactIn(explained, 'shop-1').fetchedReason,
      'Fetched: the broker’s default selectors match it, because the list is empty.',
    );
    assert.equal(pactIn(explained, 'shop-2').fetched, false);
  });

  test('suggests the name of a consumer, and names tags and environments that match nothing', () => {
    const world = worldOf(publish('web-shop', '1', 'shop-1', 'main', ['dev']));
    const reasons = (...selectors: object[]): (string | undefined)[] =>
      answer(world, selectors).selectors.map(({misses: [miss]}) => miss?.reason);
    assert.deepEqual(
      reasons(
        {mainBranch: true, consumer: 'webshop'},
        {tag: 'devel', latest: true},
        {environment: 'test'},
        {released: true, environment: 'production'},
        {latest: true},
      ),
      [
        'No consumer is called webshop. Did you mean "web-shop"?',
        'No version of web-shop has the tag devel.',
        'No version of web-shop is deployed to or released in test.',
        'No version of web-shop is released and supported in production.',
        undefined,
      ],
    );
  });

  test('of a rejected request has the broker’s messages', () => {
    const explained = explain(worldOf(), {
      settings: {consumerVersionSelectors: [{matchingBranch: true}], enablePending: true, includeWipPactsSince: 'soon'},
      returns: [],
    });
    assert.equal(explained.buildFails, true);
    assert.deepEqual(explained.kind === 'rejected' && Object.keys(explained.errors).sort(), [
      'consumerVersionSelectors',
      'includeWipPactsSince',
    ]);
  });
});

describe('a world', () => {
  test('ends deployments and support', () => {
    const published = publish('web-shop', '1', 'shop-1', 'main');
    const record = (kind: 'record-deployment' | 'record-undeployment' | 'record-release' | 'record-support-ended') =>
      ({kind, application: 'web-shop', version: '1', environment: 'test'}) as const;
    const fetchedAfter = (...events: WorldEvent[]): boolean =>
      pactIn(answer(worldOf(published, ...events), [{deployedOrReleased: true}]), 'shop-1').fetched;
    assert.equal(fetchedAfter(record('record-deployment')), true);
    assert.equal(fetchedAfter(record('record-deployment'), record('record-undeployment')), false);
    assert.equal(fetchedAfter(record('record-release')), true);
    assert.equal(fetchedAfter(record('record-release'), record('record-support-ended')), false);
    assert.equal(fetchedAfter(record('record-release'), record('record-undeployment')), true);
  });

  test('has the days of its events', () => {
    const world = worldOf(
      {...publish('web-shop', '1', 'shop-1', 'main'), on: '2026-11-02'},
      publish('web-shop', '2', 'shop-2', 'main'),
    );
    assert.deepEqual(
      answer(world, [{mainBranch: true}]).pacts.map(({versions: [version]}) => version?.published),
      ['2026-11-02', '2026-11-02'],
    );
  });

  test('rejects events that name something that doesn’t exist', () => {
    const rejected = (event: WorldEvent, expected: RegExp) =>
      assert.throws(() => new WorldBroker(worldOf(publish('web-shop', '1', 'shop-1'), event)), expected);
    rejected(publish('web-shop', '2', 'shop-9'), /no pact "shop-9"/);
    rejected({kind: 'set-main-branch', application: 'shop', branch: 'main'}, /no application "shop"/);
    const record = {kind: 'record-deployment', application: 'web-shop', version: '1'} as const;
    rejected({...record, environment: 'prod'}, /no environment "prod"/);
    rejected({...record, version: '2', environment: 'test'}, /no version 2 of "web-shop"/);
    rejected(build('7', 'main', {tag: 'a', branch: 'b'}), /cannot specify both a tag and a branch/);
  });
});
