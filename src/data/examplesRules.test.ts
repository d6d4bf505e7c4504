import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {examples} from './examples';
import type {Example} from './examples.schema';
import {checkExamples, partnersOf} from './examplesRules';

const example = (id: string, role: Example['role'], partners: string[] = [], more: Partial<Example> = {}): Example => ({
  id,
  title: id,
  languages: ['Java'],
  tools: ['Pact JVM'],
  role,
  kind: 'HTTP',
  technique: 'Consumer-driven',
  ci: ['GitHub Actions'],
  repository: `https://github.com/pactflow/example-${id}`,
  partners,
  ...more,
});

const few = [
  example('web', 'Consumer', ['api'], {languages: ['TypeScript'], tools: ['Vitest', 'React']}),
  example('app', 'Consumer', ['api']),
  example('api', 'Provider', ['web', 'app'], {tools: ['Pact JVM', 'Gradle']}),
  example('both', 'Both', [], {languages: ['Java', 'TypeScript']}),
];

const ids = (found: readonly Example[]): string[] => found.map(({id}) => id);

describe('the examples', () => {
  test('have matching partners', () => {
    assert.ok(examples.length > 40);
    assert.deepEqual(checkExamples(examples), []);
  });

  test('have a provider for every consumer', () => {
    const alone = examples.filter((one) => one.role === 'Consumer' && partnersOf(examples, one).length === 0);
    assert.deepEqual(ids(alone), []);
  });

  test('are all in one GitHub organization', () => {
    for (const {id, repository} of examples)
      assert.match(repository, /^https:\/\/github\.com\/pactflow\/(?:pactflow-)?example-[a-z-]+$/, id);
  });
});

describe('the check of the examples reports', () => {
  for (const [what, wrong, message] of [
    ['an empty list', [], /expected at least one example/],
    [
      'a partner that does not exist',
      [example('web', 'Consumer', ['gone'])],
      /example "web": the partner "gone" doesn't exist\. Replace it with the ID of an example/,
    ],
    [
      'a partner that does not list it',
      [example('web', 'Consumer', ['api']), example('api', 'Provider')],
      /example "web": the partner "api" doesn't list this example\. Add "web" to the partners of "api"\.$/,
    ],
    [
      'a consumer paired with a consumer',
      [example('web', 'Consumer', ['app']), example('app', 'Consumer')],
      /example "web": expected a pair of a consumer and a provider, but "app" is also a consumer\.$/,
    ],
    [
      'a provider paired with a provider',
      [example('a', 'Provider', ['b']), example('b', 'Provider')],
      /"b" is also a provider/,
    ],
    [
      'two techniques in a pair',
      [example('web', 'Consumer', ['api']), example('api', 'Provider', [], {technique: 'Bi-directional'})],
      /expected partners with the same technique/,
    ],
    ['a partner of itself', [example('both', 'Both', ['both'])], /is its own partner/],
    [
      'a partner that is listed twice',
      [example('web', 'Consumer', ['both', 'both']), example('both', 'Both', ['web'])],
      /the partner "both" is listed twice/,
    ],
    [
      'an unknown language',
      [example('web', 'Consumer', [], {languages: ['Cobol' as 'Java']})],
      /example "web": expected one of the languages JavaScript, .*, but found "Cobol"\./,
    ],
  ] as const) {
    test(what, () => {
      const problems = checkExamples(wrong);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', message);
    });
  }

  test('nothing if the examples are valid', () => assert.deepEqual(checkExamples(few), []));
});

test('finds the partners of either side, in the order of the data', () => {
  const [web, app, api, both] = few;
  assert.ok(web && app && api && both);
  assert.deepEqual(ids(partnersOf(few, web)), ['api']);
  assert.deepEqual(ids(partnersOf(few, {partners: ['app', 'web']})), ['web', 'app']);
  assert.deepEqual(ids(partnersOf(few, both)), []);
});
