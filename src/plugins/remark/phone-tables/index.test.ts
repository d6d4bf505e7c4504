import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkPhoneTables from './index';

/** The properties of a table and of its cells, in order. */
function propertiesOf(markdown: string) {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(markdown);
  remarkPhoneTables()(tree);
  const found: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'table' || node.type === 'tableCell') found.push(node.data?.hProperties);
  });
  return found;
}

describe('on a phone', () => {
  test('a table with three columns and a long cell has cards with labels', () => {
    assert.deepEqual(
      propertiesOf(
        '| Symptom | Cause | Fix |\n| --- | --- | --- |\n| `401` | The token is missing, or it is wrong | Copy it |\n',
      ),
      [
        {className: ['card-table'], role: 'table'},
        {role: 'columnheader'},
        {role: 'columnheader'},
        {role: 'columnheader'},
        {role: 'cell'},
        {role: 'cell', 'data-label': 'Cause'},
        {role: 'cell', 'data-label': 'Fix'},
      ],
    );
  });

  test('a table with two columns has cards without labels if its longest words leave too little space', () => {
    const [table, , , first, second] = propertiesOf(
      '| Field | Content |\n| --- | --- |\n| `metadata.pactSpecification.version` | A number, such as 4 |\n',
    );
    assert.deepEqual(table, {className: ['card-table'], role: 'table'});
    assert.deepEqual([first, second], [{role: 'cell'}, {role: 'cell'}]);
  });

  test('a table in a list has less space', () => {
    const [heading, line, row] = ['| Code | Purpose |', '| --- | --- |', '| `setupServer(...handlers)` | Intercepts |'];
    assert.equal(propertiesOf(`${heading}\n${line}\n${row}\n`)[0], undefined);
    assert.notEqual(propertiesOf(`1. One\n\n   ${heading}\n   ${line}\n   ${row}\n`)[0], undefined);
  });

  test('a table of names has cards, because its names do not wrap', () => {
    const table = '| Option | Use |\n| --- | --- |\n| `--app` | Name |\n';
    assert.equal(propertiesOf(table)[0], undefined);
    assert.deepEqual(propertiesOf(`<div className="name-table">\n\n${table}\n</div>\n`)[0], {
      className: ['card-table'],
      role: 'table',
    });
  });

  test('a table that fits stays a table', () => {
    const short = '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n';
    const wrapping = `| Term | Meaning |\n| --- | --- |\n| Matrix | ${'A table of results. '.repeat(9)} |\n`;
    for (const markdown of [short, wrapping])
      assert.deepEqual(
        propertiesOf(markdown).filter((properties) => properties !== undefined),
        [],
      );
  });
});
