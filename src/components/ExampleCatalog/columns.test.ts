import assert from 'node:assert/strict';
import {test} from 'node:test';
import {examples} from '../../data/examples';
import type {Example} from '../../data/examples.schema';
import {facetsOf, facetValues, matchesView, sortRows, unfilteredView, type View} from '../DataTable/rows';
import {readView, writeView} from '../DataTable/urlState';
import {columnsFor, kindsOf, NAME, preferredSearch} from './columns';

const example = (id: string, role: Example['role'], more: Partial<Example> = {}): Example => ({
  id,
  title: id,
  languages: ['Java'],
  tools: ['Pact JVM'],
  role,
  kind: 'HTTP',
  technique: 'Consumer-driven',
  ci: ['GitHub Actions'],
  repository: `https://github.com/pactflow/example-${id}`,
  partners: [],
  ...more,
});

const few = [
  example('web', 'Consumer', {languages: ['TypeScript'], tools: ['Vitest', 'React']}),
  example('app', 'Consumer'),
  example('api', 'Provider', {tools: ['Pact JVM', 'Gradle']}),
  example('both', 'Both', {languages: ['Java', 'TypeScript']}),
];
const columns = columnsFor(few);
const withChosen = (chosen: View['chosen']): View => ({...unfilteredView, chosen});

test('filters by all facets, and by any of several values of an example', () => {
  const found = (chosen: View['chosen']) =>
    few.filter((row) => matchesView(row, columns, withChosen(chosen))).map(({id}) => id);
  assert.deepEqual(found({}), ['web', 'app', 'api', 'both']);
  assert.deepEqual(found({languages: ['TypeScript']}), ['web', 'both']);
  assert.deepEqual(found({languages: ['Java'], role: ['Provider']}), ['api']);
  assert.deepEqual(found({tools: ['Gradle'], role: ['Consumer']}), []);
});

test('counts the examples that each value would leave, in the order of the schema or by name', () => {
  const counts = (id: string, chosen: View['chosen']) => {
    const column = columns.find((each) => each.id === id);
    assert.ok(column);
    return facetValues(few, columns, column, withChosen(chosen));
  };
  assert.deepEqual(counts('role', {role: ['Both'], languages: ['Java']}), [
    {value: 'Consumer', count: 1},
    {value: 'Provider', count: 1},
    {value: 'Both', count: 1},
  ]);
  assert.deepEqual(counts('tools', {role: ['Provider']}), [
    {value: 'Gradle', count: 1},
    {value: 'Pact JVM', count: 1},
    {value: 'React', count: 0},
    {value: 'Vitest', count: 0},
  ]);
});

test('sorts titles as readers expect', () => {
  const titled = ['gin', 'Express 10', 'Express 9', '.NET'].map((title, index) =>
    example(`e${index}`, 'Provider', {title}),
  );
  assert.deepEqual(
    sortRows(titled, columns, {id: 'title', descending: false}).map(({title}) => title),
    ['.NET', 'Express 9', 'Express 10', 'gin'],
  );
});

test('finds words in any order in titles, tools, languages, roles, kinds, notes, and repository names', () => {
  const rows = [
    example('listener', 'Consumer', {title: 'Kafka listener', kind: 'Message', note: 'Needs [no queue](/docs/pact).'}),
    example('chat', 'Both', {technique: 'Bi-directional', tools: ['Drift'], runsIn: ['Go']}),
  ];
  const found = (query: string) =>
    rows.filter((row) => matchesView(row, columns, {...unfilteredView, query})).map(({id}) => id);
  assert.deepEqual(found('queue messages JAVA kafka'), ['listener']);
  assert.deepEqual(found('consumer'), ['listener', 'chat']);
  assert.deepEqual(found('bi-directional drift example-chat'), ['chat']);
  assert.deepEqual(found('kafka drift'), []);
});

test('finds the examples with a project in a language', () => {
  const rows = [
    example('a', 'Consumer', {runsIn: ['JavaScript', 'Java']}),
    example('b', 'Consumer', {runsIn: []}),
    ...few,
  ];
  const found = (language: string) =>
    rows.filter((row) => matchesView(row, columns, withChosen({runsIn: [language]}))).map(({id}) => id);
  assert.deepEqual(found('Java'), ['a']);
  assert.deepEqual(found('Go'), []);
});

test('names the technique of an example unless it is consumer-driven', () => {
  assert.deepEqual(kindsOf({kind: 'SOAP or XML', technique: 'Consumer-driven'}), ['XML']);
  assert.deepEqual(kindsOf({kind: 'HTTP', technique: 'Bi-directional'}), ['Bi-directional']);
  assert.deepEqual(kindsOf({kind: 'Message', technique: 'Bi-directional'}), ['Messages', 'Bi-directional']);
  assert.deepEqual(kindsOf({kind: 'gRPC', technique: 'Provider only'}), ['gRPC', 'Provider only']);
});

test('lists every value of a facet, so that none is out of order', () => {
  for (const column of columnsFor(examples)) {
    const values = new Set(examples.flatMap((row) => facetsOf(row, column)));
    for (const value of values) assert.ok(column.facetOrder?.includes(value), `${column.id}: ${value}`);
  }
});

test('stores the view in the URL, keeps other parameters, and ignores invalid values', () => {
  const all = columnsFor(examples);
  const view: View = {
    query: 'kafka',
    chosen: {kind: ['Messages'], runsIn: ['JavaScript']},
    sort: {id: 'title', descending: true},
  };
  const search = writeView('?tab=a', NAME, all, view);
  assert.deepEqual(readView(search, NAME, all, examples), view);
  assert.equal(new URLSearchParams(search).get('tab'), 'a');
  assert.deepEqual(
    readView('?examples-languages=Cobol&examples-sort=note&examples-gone=1&examples-role=Both', NAME, all, examples),
    {...unfilteredView, chosen: {role: ['Both']}},
  );
});

test('is filtered by the language and the role that a reader prefers', () => {
  const all = columnsFor(examples);
  const search = (profile: Parameters<typeof preferredSearch>[2], url = {search: '', hash: ''}) =>
    preferredSearch(url, all, profile);
  for (const language of ['js', 'java', 'python', 'go', 'dotnet'] as const)
    for (const role of ['consumer', 'provider'] as const) {
      const view = readView(search({language, role}) ?? '', NAME, all, examples);
      assert.deepEqual(Object.keys(view.chosen), ['languages', 'role'], language);
      assert.ok(
        examples.some((row) => matchesView(row, all, view)),
        `${language}, ${role}`,
      );
    }
  assert.equal(search({language: 'go'}, {search: '?a=b', hash: ''}), '?a=b&examples-languages=Go');
});

test('is not filtered without a preference that applies, with filters in the URL, or for a link to an example', () => {
  const all = columnsFor(examples);
  const none = {search: '', hash: ''};
  assert.equal(preferredSearch(none, all, {}), undefined);
  assert.equal(preferredSearch(none, all, {language: 'ruby', role: 'both', shell: 'unix'}), undefined);
  assert.equal(preferredSearch({search: '?examples-q=kafka', hash: ''}, all, {language: 'go'}), undefined);
  assert.equal(preferredSearch({search: '', hash: '#consumer'}, all, {language: 'go'}), undefined);
});

test('finds examples in JavaScript and in TypeScript together', () => {
  const view = withChosen({languages: ['JavaScript or TypeScript']});
  const rows = [example('a', 'Consumer', {languages: ['JavaScript']}), ...few];
  const found = rows.filter((row) => matchesView(row, columnsFor(rows), view)).map(({id}) => id);
  assert.deepEqual(found, ['a', 'web', 'both']);
});
