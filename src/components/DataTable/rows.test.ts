import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  anchorOf,
  checkAnchors,
  facetValues,
  nextSort,
  passes,
  plain,
  sortRows,
  textOf,
  wholeTable,
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

test('a cell says its field, a list with commas, and nothing where there is nothing', () => {
  const [pear] = rows;
  assert.ok(pear);
  assert.deepEqual(
    columns.map((column) => textOf(pear, column)),
    ['Pear 10', 'green, yellow', '180', ''],
  );
  assert.equal(textOf(pear, {id: 'x', label: 'X', text: ({weight}) => `${weight} g`}), '180 g');
});

test('marks of code, labels and links are not part of the text', () => {
  assert.equal(plain('Press **Save** in [the `a` page](/a#b), then `b:c:*`'), 'Press Save in the a page, then b:c:*');
});

test('every word of the filter must stand in the row, in any column and any case', () => {
  const found = (query: string) => names(rows.filter((row) => passes(row, columns, {...wholeTable, query})));
  assert.deepEqual(found('pear YELLOW'), ['Pear 10', 'Pear 9']);
  assert.deepEqual(found('press:* cellar'), ['Apple']);
  assert.deepEqual(found('/cellar'), [], 'the address of a link is not its text');
  assert.deepEqual(found('  '), names(rows));
});

test('values of one facet widen, facets together narrow', () => {
  const found = (chosen: Record<string, string[]>) =>
    names(rows.filter((row) => passes(row, columns, {...wholeTable, chosen})));
  assert.deepEqual(found({colors: ['red', 'yellow']}), names(rows));
  assert.deepEqual(found({colors: ['green'], weight: ['150']}), ['Apple']);
  assert.deepEqual(found({colors: []}), names(rows));
  assert.deepEqual(found({name: ['Apple']}), names(rows), 'a column without a facet narrows nothing');
});

test('a count says what a value would leave, given the rest', () => {
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

test('a column may order the values of its facet', () => {
  const ordered = {...(columns[1] as Column<Fruit>), facetOrder: ['red', 'yellow']};
  assert.deepEqual(
    facetValues(rows, columns, ordered, wholeTable).map(({value}) => value),
    ['red', 'yellow', 'green'],
  );
});

test('numbers sort as numbers, also inside text, and equal rows keep their order both ways', () => {
  assert.deepEqual(names(sortRows(rows, columns, {id: 'name', descending: false})), ['Apple', 'Pear 9', 'Pear 10']);
  assert.deepEqual(names(sortRows(rows, columns, {id: 'weight', descending: false})), ['Apple', 'Pear 9', 'Pear 10']);
  assert.deepEqual(names(sortRows(rows, columns, {id: 'weight', descending: true})), ['Pear 10', 'Apple', 'Pear 9']);
  assert.deepEqual(names(sortRows(rows, columns, {id: 'gone', descending: true})), names(rows));
});

test('a heading pressed three times is back where it was', () => {
  const once = nextSort({id: 'other', descending: true}, 'name');
  const twice = nextSort(once, 'name');
  assert.deepEqual(
    [once, twice, nextSort(twice, 'name')],
    [{id: 'name', descending: false}, {id: 'name', descending: true}, null],
  );
});

test('ids are made as headings get theirs', () => {
  assert.equal(anchorOf('`contract_data:bulk_delete:*`'), 'contract_databulk_delete');
  assert.equal(anchorOf('Team Administrator'), 'team-administrator');
});

test('rows that would share an id, or have none, are named', () => {
  checkAnchors('fruit', ['a', 'b']);
  assert.throws(() => checkAnchors('fruit', ['a', 'b', 'a', '']), /Table "fruit": "a", "" cannot be/);
});
