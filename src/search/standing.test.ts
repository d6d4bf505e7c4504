import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {IndexedPage} from './schema';
import {editionNamed, standingOf} from './standing';

const page = (change: Partial<IndexedPage>): IndexedPage => ({
  url: '/docs/x',
  title: '',
  description: '',
  keywords: [],
  area: '',
  path: [],
  editions: [],
  legacy: false,
  sections: [],
  ...change,
});

const lowered: [string, IndexedPage, boolean, string][] = [
  ['a legacy page', page({legacy: true}), true, 'old settings'],
  ['a page of the old interface', page({url: '/docs/ui-old/settings'}), true, 'legacy settings'],
  ['a page about 1.x alone', page({editions: ['1.x']}), true, 'settings 1.37.2'],
  ['a command', page({url: '/docs/reference/cli/broker/publish'}), true, '--branch'],
  [
    'a finding of the comparison',
    page({url: '/docs/reference/comparison-results/response-body-unknown'}),
    true,
    'response.body.unknown',
  ],
  ['a release', page({url: '/docs/on-premises/releases/2.3.0'}), true, 'release settings'],
  ['a course', page({url: '/docs/workshops/quick_starts/bdc'}), true, 'quick start'],
  ['a chapter of a course', page({url: '/docs/workshops/ci-cd/workshop/conclusion'}), true, 'step 3'],
  ['an example', page({url: '/docs/examples/js/consumer'}), true, 'c# settings'],
  ['a notice', page({url: '/notices/2025-10-21-on-premises-2.3.0'}), true, 'notices'],
];

for (const [what, subject, current, asking] of lowered) {
  test(`${what} stands lower, unless it is asked for`, () => {
    assert.ok(standingOf(subject, current, 'settings') < 1);
    assert.equal(standingOf(subject, current, asking), 1);
  });
}

test('a page of an earlier version stands lower, and right below the one of today where its version is asked for', () => {
  const [unasked, asked] = ['settings', '1.x settings'].map((query) => standingOf(page({}), false, query));
  assert.ok(unasked !== undefined && asked !== undefined && unasked < asked / 2 && asked < 1 && asked >= 0.85);
});

test("today's page stands at 1", () => {
  assert.equal(standingOf(page({editions: ['cloud', '2.x']}), true, 'settings'), 1);
  assert.equal(standingOf(page({editions: ['1.x', '2.x']}), true, 'settings'), 1);
});

test('a question asks for no command, also when it names one', () => {
  const command = page({url: '/docs/reference/cli/broker/can-i-deploy'});
  assert.equal(standingOf(command, true, 'can-i-deploy'), 1);
  assert.ok(standingOf(command, true, 'why does can-i-deploy say unknown') < 1);
  assert.equal(standingOf(command, true, 'what does --to-environment mean'), 1);
});

test('an edition is named where one is, and not where two are', () => {
  const cases = [
    ['saml 1.x', '1.x'],
    ['2.x redis', '2.x'],
    ['on-premises v2.x', '2.x'],
    ['upgrade 1.x to 2.x', null],
    ['release 1.37.2', null],
    ['11.x', null],
    ['', null],
  ] as const;
  for (const [query, edition] of cases) assert.equal(editionNamed(query), edition, query);
});

test('pages of another edition than the one named stand lower, and those about several a little', () => {
  const [own, shared, other, none] = [['1.x'], ['cloud', '1.x', '2.x'], ['2.x'], []].map((editions) =>
    standingOf(page({editions}), true, 'saml 1.x'),
  );
  assert.ok(own !== undefined && shared !== undefined && other !== undefined && own > shared && shared > other);
  assert.deepEqual([own, none], [1, 1]);
});
