import assert from 'node:assert/strict';
import {test} from 'node:test';
import {asksForOlder, boostsFor, isOlder, releaseLineIn, type BoostedPage} from './boosts';

const page = (change: Partial<BoostedPage>): BoostedPage => ({
  legacy: false,
  contentType: null,
  editions: [],
  ...change,
});
const boostOf = (subject: BoostedPage, isCurrent: boolean, query: string): number =>
  boostsFor(query)(subject, isCurrent);

const lowered: [string, BoostedPage, boolean, string][] = [
  ['a legacy page', page({legacy: true}), true, 'old settings'],
  ['a page of the old interface', page({legacy: true}), true, 'legacy settings'],
  ['a page about 1.x alone', page({editions: ['1.x']}), true, 'settings 1.37.2'],
  ['a command', page({contentType: 'command'}), true, '--branch'],
  ['a comparison result', page({contentType: 'comparison-result'}), true, 'response.body.unknown'],
  ['a release', page({contentType: 'release'}), true, 'release settings'],
  ['a course', page({contentType: 'course'}), true, 'quick start'],
  ['a chapter of a course', page({contentType: 'chapter'}), true, 'step 3'],
  ['an example', page({contentType: 'example'}), true, 'c# settings'],
  ['a notice', page({contentType: 'notice'}), true, 'notices'],
];

for (const [what, subject, current, query] of lowered) {
  test(`${what} ranks lower unless the query names it`, () => {
    assert.ok(boostOf(subject, current, 'settings') < 1);
    assert.equal(boostOf(subject, current, query), 1);
  });
}

test('a page of an earlier version ranks lower, and just below the current one if the query names its version', () => {
  const [unnamed, named] = ['settings', '1.x settings'].map((query) => boostOf(page({}), false, query));
  assert.ok(unnamed !== undefined && named !== undefined && unnamed < named && named < 1);
});

test('a current page has a boost of 1', () => {
  assert.equal(boostOf(page({editions: ['cloud', '2.x']}), true, 'settings'), 1);
  assert.equal(boostOf(page({editions: ['1.x', '2.x']}), true, 'settings'), 1);
});

test("a question isn't a search for a command, even if it names one", () => {
  const command = page({contentType: 'command'});
  assert.equal(boostOf(command, true, 'can-i-deploy'), 1);
  assert.ok(boostOf(command, true, 'why does can-i-deploy say unknown') < 1);
  assert.equal(boostOf(command, true, 'what does --to-environment mean'), 1);
});

test('a message that a command prints is a search for the command', () => {
  const command = page({contentType: 'command'});
  for (const message of [
    'Pact successfully published',
    'Next steps: * Add Pact verification tests',
    'There is no verified pact between',
    'All required verification results are published and successful',
    'No pacts found for provider',
  ])
    assert.equal(boostOf(command, true, message), 1, message);
  assert.ok(boostOf(command, true, 'publish verification results') < 1);
});

test('recognizes a release line in a query that names only one', () => {
  const cases = [
    ['saml 1.x', '1.x'],
    ['2.x redis', '2.x'],
    ['on-premises v2.x', '2.x'],
    ['upgrade 1.x to 2.x', null],
    ['release 1.37.2', null],
    ['11.x', null],
    ['', null],
  ] as const;
  for (const [query, releaseLine] of cases) assert.equal(releaseLineIn(query), releaseLine, query);
});

test('pages for another release line than the named one rank lower, and pages for several rank slightly lower', () => {
  const [own, shared, other, none] = [['1.x'], ['cloud', '1.x', '2.x'], ['2.x'], []].map((editions) =>
    boostOf(page({editions}), true, 'saml 1.x'),
  );
  assert.ok(own !== undefined && shared !== undefined && other !== undefined && own > shared && shared > other);
  assert.deepEqual([own, none], [1, 1]);
});

test('recognizes pages about something that has a successor, and queries for it', () => {
  assert.deepEqual(
    [{legacy: true}, {editions: ['1.x']}, {editions: ['1.x', '2.x']}, {editions: ['2.x']}, {}].map((change) =>
      isOlder(page(change)),
    ),
    [true, true, false, false, false],
  );
  assert.deepEqual(
    ['legacy settings', 'Old UI', 'saml 1.x', 'release 1.37.2', 'settings', 'saml 2.x', 'folders', '11.x'].map(
      asksForOlder,
    ),
    [true, true, true, true, false, false, false, false],
  );
});
