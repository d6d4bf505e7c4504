import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {examples} from './examples';
import type {Example} from './examples.schema';
import {checkExamples, pairingsOf, pairingsWith} from './examplesRules';

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

  test('have a pair for every consumer', () => {
    assert.equal(pairingsOf(examples).length, examples.filter(({role}) => role !== 'Provider').length);
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

test('lists pairings by consumer, and a repository with both sides is its own provider', () => {
  const pairings = pairingsOf([...few, example('alone', 'Consumer')]);
  assert.deepEqual(
    pairings.map(({consumer, providers}) => [consumer.id, ids(providers)]),
    [
      ['web', ['api']],
      ['app', ['api']],
      ['both', ['both']],
    ],
  );
  assert.deepEqual(ids(pairingsWith(pairings, 'api').map(({consumer}) => consumer)), ['web', 'app']);
  assert.deepEqual(ids(pairingsWith(pairings, 'web').map(({consumer}) => consumer)), ['web']);
});
