import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  anchorOf,
  checkAnchors,
  facetValues,
  nextSort,
  matchesView,
  plain,
  sortRows,
  textOf,
  unfilteredView,
  type Column,
} from './rows';

interface Fruit {
  name: string;
  colors: string[];
  weight: number;
  note?: string;
}

const rows: Fruit[] = [
  {name: 'Pear 10', colors: ['green', 'yellow'], weight: 180},
  {name: 'Apple', colors: ['red', 'green'], weight: 150, note: 'See `cider:press:*` in [the cellar](/cellar)'},
  {name: 'Pear 9', colors: ['yellow'], weight: 150},
];

const columns: Column<Fruit>[] = [
  {id: 'name', label: 'Fruit'},
  {id: 'colors', label: 'Colors', facet: ({colors}) => colors},
  {id: 'weight', label: 'Weight', sortBy: ({weight}) => weight, facet: true},
  {id: 'note', label: 'Note'},
];

const names = (found: readonly Fruit[]): string[] => found.map(({name}) => name);

test('shows fields as text, with commas in lists and nothing for missing values', () => {
  const [pear] = rows;
  assert.ok(pear);
  assert.deepEqual(
    columns.map((column) => textOf(pear, column)),
    ['Pear 10', 'green, yellow', '180', ''],
  );
  assert.equal(textOf(pear, {id: 'x', label: 'X', text: ({weight}) => `${weight} g`}), '180 g');
});

test('removes the markup of code, labels, and links', () => {
  assert.equal(plain('Press **Save** in [the `a` page](/a#b), then `b:c:*`'), 'Press Save in the a page, then b:c:*');
});

test('filters by every word of the query, in any column and any case', () => {
  const found = (query: string) => names(rows.filter((row) => matchesView(row, columns, {...unfilteredView, query})));
  assert.deepEqual(found('pear YELLOW'), ['Pear 10', 'Pear 9']);
  assert.deepEqual(found('press:* cellar'), ['Apple']);
  assert.deepEqual(found('/cellar'), [], 'the URL of a link is not its text');
  assert.deepEqual(found('  '), names(rows));
});

test('combines values of one facet with OR and facets with AND', () => {
  const found = (chosen: Record<string, string[]>) =>
    names(rows.filter((row) => matchesView(row, columns, {...unfilteredView, chosen})));
  assert.deepEqual(found({colors: ['red', 'yellow']}), names(rows));
  assert.deepEqual(found({colors: ['green'], weight: ['150']}), ['Apple']);
  assert.deepEqual(found({colors: []}), names(rows));
  assert.deepEqual(found({name: ['Apple']}), names(rows), 'ignores a column without a facet');
});

test('counts the rows that each value would leave, given the other filters', () => {
  const values = facetValues(rows, columns, columns[1] as Column<Fruit>, {
    query: 'pear',
    sort: null,
    chosen: {colors: ['red'], weight: ['150']},
  });
  assert.deepEqual(values, [
    {value: 'green', count: 0},
    {value: 'yellow', count: 1},
    {value: 'red', count: 0},
  ]);
});

test('orders facet values as the column specifies', () => {
  const ordered = {...(columns[1] as Column<Fruit>), facetOrder: ['red', 'yellow']};
  assert.deepEqual(
    facetValues(rows, columns, ordered, unfilteredView).map(({value}) => value),
    ['red', 'yellow', 'green'],
  );
});

test('sorts numbers numerically, even in text, and keeps the order of equal rows', () => {
  assert.deepEqual(names(sortRows(rows, columns, {id: 'name', descending: false})), ['Apple', 'Pear 9', 'Pear 10']);
  assert.deepEqual(names(sortRows(rows, columns, {id: 'weight', descending: false})), ['Apple', 'Pear 9', 'Pear 10']);
  assert.deepEqual(names(sortRows(rows, columns, {id: 'weight', descending: true})), ['Pear 10', 'Apple', 'Pear 9']);
  assert.deepEqual(names(sortRows(rows, columns, {id: 'gone', descending: true})), names(rows));
});

test('returns to the original order after three clicks on a heading', () => {
  const once = nextSort({id: 'other', descending: true}, 'name');
  const twice = nextSort(once, 'name');
  assert.deepEqual(
    [once, twice, nextSort(twice, 'name')],
    [{id: 'name', descending: false}, {id: 'name', descending: true}, null],
  );
});

test('generates row ids like heading ids', () => {
  assert.equal(anchorOf('`contract_data:bulk_delete:*`'), 'contract_databulk_delete');
  assert.equal(anchorOf('Team Administrator'), 'team-administrator');
});

test('reports rows with duplicate or empty ids', () => {
  checkAnchors('fruit', ['a', 'b']);
  assert.throws(
    () => checkAnchors('fruit', ['a', 'b', 'a', '']),
    /Table "fruit": expected a unique id .* duplicate ids: "a", ""\./,
  );
});
