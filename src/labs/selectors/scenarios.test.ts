import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {explain, type ExplainedPact, type Explanation} from './explain';
import {PRODUCT_FIELDS, SCENARIOS, type Scenario} from './scenarios';
import type {Settings} from './world';

const scenario = (id: string): Scenario => SCENARIOS.find((one) => one.id === id) ?? assert.fail(`no scenario ${id}`);

/** What a reader changes in a scenario. */
interface Change {
  settings?: Partial<Settings>;
  without?: (keyof Settings)[];
  returns?: readonly string[];
  /** Whether the reader used the scenario's action. */
  acted?: boolean;
}

type Answered = Extract<Explanation, {kind: 'answered'}>;

function outcome(id: string, {settings, without = [], returns, acted = false}: Change = {}): Answered {
  const {world, actions, ...initial} = scenario(id);
  const changed = {...initial.settings, ...settings};
  const kept = Object.fromEntries(Object.entries(changed).filter(([key]) => !without.includes(key as keyof Settings)));
  const events = acted ? [...world.events, ...actions.map(({event}) => event)] : world.events;
  const explanation = explain(
    {...world, events},
    {settings: kept as unknown as Settings, returns: returns ?? initial.returns},
  );
  return explanation.kind === 'answered' ? explanation : assert.fail(JSON.stringify(explanation.errors));
}

/** One word for each pact that the build verifies. */
function states({pacts}: Answered): Record<string, string> {
  const state = ({selectedBy, wip, pending, result}: ExplainedPact): string =>
    [
      wip ? 'wip' : `selectors ${selectedBy.map(({index}) => index).join(' ')}`,
      pending === null ? 'unknown' : pending ? 'pending' : 'required',
      result,
    ].join(', ');
  return Object.fromEntries(pacts.filter(({fetched}) => fetched).map((pact) => [pact.content.id, state(pact)]));
}

const pactOf = ({pacts}: Answered, id: string): ExplainedPact =>
  pacts.find(({content}) => content.id === id) ?? assert.fail(`no pact ${id}`);

describe('the scenario of a new pact', () => {
  test('fails the build, because nothing is pending', () => {
    const explained = outcome('new-pact');
    assert.deepEqual(states(explained), {
      'shop-name': 'selectors 1, unknown, passes',
      'app-type': 'selectors 0 1, unknown, passes',
      'shop-price': 'selectors 0, unknown, fails',
    });
    assert.equal(explained.buildFails, true);
    assert.equal(explained.summary, 'The build fails: the pact of web-shop 1.1.0 fails and isn’t pending.');
    assert.deepEqual(pactOf(explained, 'shop-price').missing, ['price']);
  });

  test('passes with each of the suggested changes', () => {
    for (const change of [
      {settings: {enablePending: true}},
      {returns: ['id', 'name', 'type', 'price']},
      {settings: {consumerVersionSelectors: [{deployedOrReleased: true}]}},
    ])
      assert.equal(outcome('new-pact', change).buildFails, false, JSON.stringify(change));
    const without = outcome('new-pact', {settings: {consumerVersionSelectors: [{deployedOrReleased: true}]}});
    assert.equal(pactOf(without, 'shop-price').result, 'not-verified');
  });
});

describe('the scenario of a pending pact', () => {
  test('passes the build, although the pact fails', () => {
    const explained = outcome('pending');
    assert.deepEqual(states(explained), {
      'shop-name': 'selectors 1, required, passes',
      'app-type': 'selectors 0 1, required, passes',
      'shop-price': 'selectors 0, pending, fails',
    });
    assert.equal(explained.summary, 'The build passes: the pact of web-shop 1.1.0 fails, but is pending.');
    const {pendingReason, noticeAfter} = pactOf(explained, 'shop-price');
    assert.equal(pendingReason, 'Pending: no version on branch main has verified this pact successfully.');
    assert.match(noticeAfter ?? '', /^This pact is still in pending state for any version of product-api from branch/);
  });

  test('fails the build for a pact that was verified before, and for the new one after its first success', () => {
    assert.equal(outcome('pending', {returns: ['id', 'name']}).buildFails, true);
    const verified = outcome('pending', {acted: true});
    assert.equal(states(verified)['shop-price'], 'selectors 0, required, fails');
    assert.equal(
      pactOf(verified, 'shop-price').pendingReason,
      'Not pending: version 1.1.0 on branch main has verified this pact successfully.',
    );
    assert.equal(verified.buildFails, true);
    const anyBranch = outcome('pending', {without: ['providerVersionBranch']});
    assert.equal(states(anyBranch)['shop-price'], 'selectors 0, pending, fails');
  });
});

describe('the scenario of the latest pact', () => {
  test('fails the build because of a pact that isn’t merged', () => {
    const explained = outcome('latest');
    assert.deepEqual(states(explained), {
      'shop-name': 'selectors 0 1, unknown, passes',
      'app-type': 'selectors 0 1 2, unknown, passes',
      'shop-rating': 'selectors 2, unknown, fails',
    });
    assert.equal(explained.buildFails, true);
  });

  test('passes with each of the suggested changes, and fails after the merge without pending pacts', () => {
    const [main = {}, deployed = {}, latest = {}] = scenario('latest').settings.consumerVersionSelectors;
    for (const [settings, verifies] of [
      [{consumerVersionSelectors: [main, deployed]}, false],
      [{consumerVersionSelectors: [main, deployed, {matchingBranch: true}]}, false],
      [{consumerVersionSelectors: [main, deployed, latest], enablePending: true}, true],
    ] as const) {
      const explained = outcome('latest', {settings});
      assert.equal(explained.buildFails, false);
      assert.equal('shop-rating' in states(explained), verifies);
    }
    assert.equal(
      outcome('latest', {settings: {consumerVersionSelectors: [main, deployed]}, acted: true}).buildFails,
      true,
    );
  });
});

describe('the scenario of a WIP pact', () => {
  test('verifies the pact of the feature branch without failing the build', () => {
    const explained = outcome('wip');
    assert.deepEqual(states(explained), {
      'shop-name': 'selectors 0 1, required, passes',
      'app-type': 'selectors 0 1, required, passes',
      'shop-rating': 'wip, pending, fails',
    });
    assert.equal(explained.buildFails, false);
    const {fetchedReason, notices} = pactOf(explained, 'shop-rating');
    assert.equal(
      fetchedReason,
      'Fetched as a WIP pact: no selector matches it, and it’s the pact of the latest version on branch feat/rating.',
    );
    assert.match(notices[0] ?? '', /is being verified because it is a 'work in progress' pact/);
  });

  test('changes with each of the suggested changes', () => {
    const later = outcome('wip', {settings: {includeWipPactsSince: '2026-11-01'}});
    assert.match(pactOf(later, 'shop-rating').fetchedReason, /because it was published before 2026-11-01\.$/);
    const required = outcome('wip', {settings: {enablePending: false}});
    assert.equal(required.buildFails, true);
    assert.deepEqual(required.notes, ['A WIP pact can fail this build. Set enablePending as well.']);
    const selectors = [...scenario('wip').settings.consumerVersionSelectors, {branch: 'feat/rating'}];
    const chosen = outcome('wip', {settings: {consumerVersionSelectors: selectors}});
    assert.equal(states(chosen)['shop-rating'], 'selectors 2, pending, fails');
    const withoutBranch = outcome('wip', {without: ['providerVersionBranch']});
    assert.equal(pactOf(withoutBranch, 'shop-rating').fetched, false);
    assert.match(withoutBranch.notes[0] ?? '', /^includeWipPactsSince has no effect/);
    assert.equal(states(outcome('wip', {acted: true}))['shop-rating'], 'selectors 0, pending, fails');
  });
});

describe('the scenario of a selector that fetches nothing', () => {
  test('fails the build and explains why', () => {
    const explained = outcome('no-pacts');
    assert.deepEqual(states(explained), {});
    assert.equal(explained.summary, 'The build fails, because the verifier reports “No pacts found”.');
    assert.deepEqual(explained.selectors, [
      {
        contents: [],
        misses: [
          {
            consumer: 'web-shop',
            reason: 'No version of web-shop is on branch feature/rating. Did you mean "feat/rating"?',
          },
          {consumer: 'mobile-app', reason: 'No version of mobile-app is on branch feature/rating.'},
        ],
      },
    ]);
  });

  test('passes with each of the suggested changes', () => {
    for (const [settings, ids] of [
      [{providerVersionBranch: 'feat/rating'}, ['shop-rating']],
      [{consumerVersionSelectors: [{branch: 'feat/rating'}]}, ['shop-rating']],
      [{consumerVersionSelectors: [{matchingBranch: true}, {mainBranch: true}]}, ['shop-name', 'app-type']],
    ] as const) {
      const explained = outcome('no-pacts', {settings});
      assert.deepEqual(Object.keys(states(explained)), ids);
      assert.equal(explained.buildFails, false);
    }
  });
});

describe('the scenario of a consumer without a main branch', () => {
  test('passes the build without verifying the pact of web-shop', () => {
    const explained = outcome('no-main-branch');
    assert.deepEqual(states(explained), {'app-type': 'selectors 0, pending, passes'});
    assert.equal(explained.summary, 'The build passes: the pact passes.');
    assert.deepEqual(explained.selectors[0]?.misses, [
      {consumer: 'web-shop', reason: 'web-shop has no main branch in the broker.'},
    ]);
  });

  test('verifies the pact with each of the suggested changes, except for the last', () => {
    const withSelector = (selector: object): Change => ({
      settings: {consumerVersionSelectors: [{mainBranch: true}, selector]},
    });
    const second = withSelector({branch: 'trunk', consumer: 'web-shop'});
    for (const [change, state] of [
      [{acted: true}, 'selectors 0, pending, fails'],
      [second, 'selectors 1, pending, fails'],
      [withSelector({deployedOrReleased: true}), undefined],
    ] as const)
      assert.equal(states(outcome('no-main-branch', change))['shop-price'], state);
  });
});

describe('the scenario of production', () => {
  test('fails the build because of the released version', () => {
    const explained = outcome('production');
    assert.deepEqual(states(explained), {
      'shop-name': 'selectors 0 1, required, passes',
      'app-type': 'selectors 1, required, fails',
      'app-name': 'selectors 0, pending, passes',
    });
    assert.equal(explained.buildFails, true);
    assert.match(pactOf(explained, 'app-type').notices[0] ?? '', /released and supported in production \(1\.0\.0\)/);
  });

  test('passes with each of the suggested changes', () => {
    for (const change of [
      {settings: {consumerVersionSelectors: [{mainBranch: true}]}},
      {settings: {consumerVersionSelectors: [{mainBranch: true}, {deployed: true}]}},
      {acted: true},
    ])
      assert.equal(outcome('production', change).buildFails, false, JSON.stringify(change));
  });
});

test('scenarios have different IDs, and their builds return fields that a reader can choose', () => {
  assert.equal(new Set(SCENARIOS.map(({id}) => id)).size, SCENARIOS.length);
  const fields: readonly string[] = PRODUCT_FIELDS;
  for (const {returns, world} of SCENARIOS)
    for (const field of [...returns, ...world.contents.flatMap((content) => content.fields)])
      assert.ok(fields.includes(field), field);
});
