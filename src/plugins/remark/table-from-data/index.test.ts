import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {webhookEvents} from '../../../data/webhookEvents';
import {webhookVariables} from '../../../data/webhookVariables';
import {scenarioTable} from './brokerScenarios';
import remarkTableFromData from './index';
import {dataTables} from './tables';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkTableFromData()(tree, {path: 'docs/docs/x.mdx'});
  return tree;
}

const duplicates = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** The variables in a text that the data doesn't contain. */
function unknownVariables(text: string): string[] {
  const known = new Set<string>(webhookVariables.map(({name}) => name));
  return [...text.matchAll(/\$\{pactbroker\.([^}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));
}

describe('a data-table code block', () => {
  test('becomes a table whose cells are Markdown', () => {
    const [table] = transform('```data-table of=webhookEventOptions\n```\n').children;
    assert.equal(table?.type, 'table');
    assert.equal(table?.type === 'table' && table.children.length, webhookEvents.length + 1);
    assert.match(JSON.stringify(table), /"type":"inlineCode","value":"--contract-published"/);
  });

  test('with an unknown name is rejected with a list of all names', () => {
    assert.throws(
      () => transform('\n```data-table of=elephants\n```\n'),
      /^Error: docs\/docs\/x\.mdx:2: there is no data table "elephants"\. Write one of these names after of=: .*\bwebhookEventOptions\b/,
    );
  });

  test('with text is rejected', () =>
    assert.throws(() => transform('```data-table of=webhookEventOptions\nx\n```\n'), /contains text\. Leave it empty/));

  test('can only show tables with one cell for each heading and at most one paragraph per cell', () => {
    for (const [name, {headings, rows}] of Object.entries(dataTables)) {
      assert.ok(rows.length > 0, name);
      for (const row of rows) assert.equal(row.length, headings.length, name);
      for (const text of rows.flat()) assert.ok(unified().use(remarkParse).parse(text).children.length <= 1, text);
    }
  });
});

describe('the table of broker scenarios', () => {
  test('counts the scenarios of each area', () =>
    assert.deepEqual(scenarioTable([{area: 'wip'}, {area: 'publish'}, {area: 'wip'}]).rows, [
      ['Publishing pacts', '1'],
      ['Work-in-progress pacts', '2'],
      ['**Total**', '**3**'],
    ]));
  test('rejects an area without a text', () =>
    assert.throws(() => scenarioTable([{area: 'new'}]), /contains the area "new"\. Describe it in AREAS/));
});

describe('the data about webhooks', () => {
  test('names each event and variable once', () => {
    assert.deepEqual(duplicates(webhookEvents.flatMap(({id, label, option}) => [id, label, option])), []);
    assert.deepEqual(duplicates(webhookVariables.map(({name}) => name)), []);
  });

  test('derives the option of each event from its name', () => {
    for (const {id, option} of webhookEvents) assert.equal(option, `--${id.replaceAll('_', '-')}`);
  });

  test('contains every variable that a page uses', () => {
    // A message can contain a variable of Pact JVM.
    const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(
      (name) => name.endsWith('.mdx') && !name.startsWith('fix'),
    );
    assert.ok(pages.length > 5);
    for (const page of pages) assert.deepEqual(unknownVariables(readFileSync(join('docs', page), 'utf8')), [], page);
    assert.deepEqual(unknownVariables('${pactbroker.pactURL} ${pactbroker.pactUrl} ${user.x}'), ['pactURL']);
  });
});

test('the table of an example links to its partners and its repository', () => {
  const rows = new Map(dataTables['example/consumer']?.rows.map(([property = '', value = '']) => [property, value]));
  assert.equal(rows.get('Role'), 'Consumer');
  assert.equal(rows.get('Repository'), '[`pactflow/example-consumer`](https://github.com/pactflow/example-consumer)');
  assert.match(rows.get('Providers') ?? '', /^\[Express API\]\(\/docs\/examples\/js\/provider\)/);
  assert.throws(
    () => transform('```data-table of=example/elephants\n```\n'),
    /there is no data table "example\/elephants"/,
  );
});
