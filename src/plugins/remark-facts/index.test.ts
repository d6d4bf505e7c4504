import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {webhookEvents} from '../../data/webhookEvents';
import {webhookVariables} from '../../data/webhookVariables';
import remarkFacts from './index';
import {factsTables} from './tables';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkFacts()(tree, {path: 'docs/docs/x.mdx'});
  return tree;
}

const duplicates = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** Variables that a text names and the data lacks. */
function unknownVariables(text: string): string[] {
  const known = new Set<string>(webhookVariables.map(({name}) => name));
  return [...text.matchAll(/\$\{pactbroker\.([^}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));
}

describe('facts', () => {
  test('become a table whose cells are Markdown', () => {
    const [table] = transform('```facts of=webhookEventOptions\n```\n').children;
    assert.equal(table?.type, 'table');
    assert.equal(table?.type === 'table' && table.children.length, webhookEvents.length + 1);
    assert.match(JSON.stringify(table), /"type":"inlineCode","value":"--contract-published"/);
  });

  test('that there are none of are refused, with those that there are', () => {
    assert.throws(
      () => transform('\n```facts of=elephants\n```\n'),
      /^Error: docs\/docs\/x\.mdx:2: there are no facts of "elephants"\. Known: .*\bwebhookEventOptions\b/,
    );
  });

  test('take no text', () =>
    assert.throws(() => transform('```facts of=webhookEventOptions\nx\n```\n'), /no text of its own/));

  test('have as many cells as headings, and no cell that is more than a paragraph', () => {
    for (const [name, {headings, rows}] of Object.entries(factsTables)) {
      assert.ok(rows.length > 0, name);
      for (const row of rows) assert.equal(row.length, headings.length, name);
      for (const text of rows.flat()) assert.ok(unified().use(remarkParse).parse(text).children.length <= 1, text);
    }
  });
});

describe('webhook facts', () => {
  test('name each thing once', () => {
    assert.deepEqual(duplicates(webhookEvents.flatMap(({id, label, option}) => [id, label, option])), []);
    assert.deepEqual(duplicates(webhookVariables.map(({name}) => name)), []);
  });

  test('give each event the option that its name makes', () => {
    for (const {id, option} of webhookEvents) assert.equal(option, `--${id.replaceAll('_', '-')}`);
  });

  test('hold every variable that a page uses', () => {
    const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
    assert.ok(pages.length > 5);
    for (const page of pages) assert.deepEqual(unknownVariables(readFileSync(join('docs', page), 'utf8')), [], page);
    assert.deepEqual(unknownVariables('${pactbroker.pactURL} ${pactbroker.pactUrl} ${user.x}'), ['pactURL']);
  });
});

test('the facts of an example name its partners by their pages, and its repository', () => {
  const rows = new Map(factsTables['example/consumer']?.rows.map(([property = '', value = '']) => [property, value]));
  assert.equal(rows.get('Role'), 'Consumer');
  assert.equal(rows.get('Repository'), '[`pactflow/example-consumer`](https://github.com/pactflow/example-consumer)');
  assert.match(rows.get('Providers') ?? '', /^\[Express API\]\(\/docs\/examples\/js\/provider\)/);
  assert.throws(() => transform('```facts of=example/elephants\n```\n'), /there are no facts of "example\/elephants"/);
});
