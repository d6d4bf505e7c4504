import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Example} from '../../data/examples.schema';
import {facetValues, matchesView, sortRows, unfilteredView, type View} from '../DataTable/rows';
import {columnsFor} from './columns';

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
