import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {readRouteTable} from '../../tests/gates/routeTable';
import {examples} from './examples';
import type {Example} from './examples.schema';
import {checkExamples, compareBy, countsOf, fits, pairingsOf, pairingsWith} from './examplesRules';

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
  runsHere: false,
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
  test('fit together', () => {
    assert.ok(examples.length > 40);
    assert.deepEqual(checkExamples(examples), []);
  });

  test('have a pair for every consumer', () => {
    assert.equal(pairingsOf(examples).length, examples.filter(({role}) => role !== 'Provider').length);
  });

  test('know every page that the route table has for one', () => {
    const routes = readRouteTable()
      .routes.filter(({sidebar}) => sidebar === 'examples')
      .map(({path}) => path);
    assert.ok(routes.length > 30);
    assert.deepEqual(
      examples.flatMap(({page}) => page ?? []).sort(),
      routes.filter((path) => path !== '/docs/examples').sort(),
    );
  });

  test('are all of one owner', () => {
    for (const {id, repository} of examples)
      assert.match(repository, /^https:\/\/github\.com\/pactflow\/(?:pactflow-)?example-[a-z-]+$/, id);
  });
});

describe('a wrong example is named', () => {
  for (const [what, wrong, message] of [
    ['no list', [], /no examples/],
    [
      'a partner that does not exist',
      [example('web', 'Consumer', ['gone'])],
      /^Example "web" has the partner "gone", and there is no such example\. Write the id of one/,
    ],
    [
      'a partner that does not name it',
      [example('web', 'Consumer', ['api']), example('api', 'Provider')],
      /^Example "web" has the partner "api", which does not name it\. Add "web" to the partners of "api"\.$/,
    ],
    [
      'a consumer paired with a consumer',
      [example('web', 'Consumer', ['app']), example('app', 'Consumer')],
      /^Example "web" is paired with "app", and each is a consumer\. A pair needs a consumer and a provider\.$/,
    ],
    [
      'a provider paired with a provider',
      [example('a', 'Provider', ['b']), example('b', 'Provider')],
      /each is a provider/,
    ],
    [
      'two techniques in a pair',
      [example('web', 'Consumer', ['api']), example('api', 'Provider', [], {technique: 'Bi-directional'})],
      /Both sides of a pair use one technique/,
    ],
    ['a partner of itself', [example('both', 'Both', ['both'])], /is its own partner/],
    [
      'a partner named twice',
      [example('web', 'Consumer', ['both', 'both']), example('both', 'Both', ['web'])],
      /has the partner "both" twice/,
    ],
    [
      'an unknown language',
      [example('web', 'Consumer', [], {languages: ['Cobol' as 'Java']})],
      /^Example "web" has the language "Cobol", which is not known\. Known: JavaScript, /,
    ],
  ] as const) {
    test(what, () => {
      const problems = checkExamples(wrong);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', message);
    });
  }

  test('and a right one is not', () => assert.deepEqual(checkExamples(few), []));
});

describe('the filters', () => {
  test('narrow together, and by any of several values', () => {
    const found = (choice: Parameters<typeof fits>[1]) => ids(few.filter((one) => fits(one, choice)));
    assert.deepEqual(found({}), ids(few));
    assert.deepEqual(found({languages: 'TypeScript'}), ['web', 'both']);
    assert.deepEqual(found({languages: 'Java', role: 'Provider'}), ['api']);
    assert.deepEqual(found({tools: 'Gradle', role: 'Consumer'}), []);
  });

  test('count what a value would leave, given the rest', () => {
    assert.deepEqual(countsOf(few, 'role', {role: 'Both', languages: 'Java'}), [
      {value: 'Consumer', count: 1},
      {value: 'Provider', count: 1},
      {value: 'Both', count: 1},
    ]);
    assert.deepEqual(countsOf(few, 'tools', {role: 'Provider'}), [
      {value: 'Gradle', count: 1},
      {value: 'Pact JVM', count: 1},
      {value: 'React', count: 0},
      {value: 'Vitest', count: 0},
    ]);
  });
});

test('names sort as readers expect', () => {
  const titled = ['gin', 'Express 10', 'Express 9', '.NET'].map((title, index) =>
    example(`e${index}`, 'Provider', [], {title}),
  );
  assert.deepEqual(
    [...titled].sort((a, b) => compareBy('title', a, b)).map(({title}) => title),
    ['.NET', 'Express 9', 'Express 10', 'gin'],
  );
});

test('pairs are listed by consumer, and one who holds both is its own provider', () => {
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
