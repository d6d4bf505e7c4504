import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Element, ElementContent} from 'hast';
import {hueOf} from './hues';
import {drawVariants} from './variants';

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
const itemsOf = (list: Element | undefined): string[] => (list?.children ?? []).map(textOf);
const widthOf = (drawing: Element | undefined): number => Number(drawing?.properties.width);

test('a drawing that fits on a phone has one version', async () => {
  const {wide, narrow, from} = await drawVariants('flowchart LR\n  A[One] --> B[Two]', 'x', 'd');
  assert.ok(widthOf(wide) <= 302);
  assert.equal(narrow, undefined);
  assert.equal(from, undefined);
});

test('a wide flowchart starts at the top in narrow columns', async () => {
  const chain = 'ABCDEF'.split('').map((id) => `${id}[Step ${id} of the build]`);
  const {wide, narrow, from} = await drawVariants(`flowchart LR\n  ${chain.join(' --> ')}`, 'x', 'd');
  assert.equal(narrow?.tagName, 'svg');
  assert.ok(widthOf(narrow) <= 302);
  assert.ok(widthOf(wide) > 600 && widthOf(wide) <= 778, `${widthOf(wide)}`);
  assert.equal(from, 820);
  const ids = (drawing: Element | undefined): readonly string[] => JSON.stringify(drawing).match(/"id":"[^"]+"/g) ?? [];
  assert.deepEqual(
    ids(wide).filter((id) => ids(narrow).includes(id)),
    [],
    'the versions share no ids',
  );
});

test('a flowchart that is too wide for a phone even from the top becomes a list', async () => {
  const targets = 'ABCDE'
    .split('')
    .map((id) => `  S{Which environments?} -->|environment ${id}| ${id}[Deployment ${id}]`);
  const {narrow} = await drawVariants(`flowchart TD\n${targets.join('\n')}\n  A --> Z[Done]`, 'x', 'd');
  assert.equal(narrow?.tagName, 'ul');
  assert.deepEqual(itemsOf(narrow).slice(1), ['Deployment A → Done']);
  assert.match(itemsOf(narrow)[0] ?? '', /^Which environments\?environment A → Deployment A/);
});

test('a sequence diagram becomes a numbered list with notes and blocks', async () => {
  const {narrow} = await drawVariants(
    [
      'sequenceDiagram',
      '  participant C as Consumer CI',
      '  participant P as PactFlow',
      '  C->>P: publish the pact',
      '  Note over C,P: The pact changed',
      '  loop every 10 seconds',
      '  C->>P: can-i-deploy',
      '  P-->>C: unknown',
      '  end',
      '  C->>C: deploy',
    ].join('\n'),
    'x',
    'd',
  );
  assert.equal(narrow?.tagName, 'ol');
  assert.deepEqual(itemsOf(narrow), [
    'Consumer CI → PactFlowpublish the pact',
    'The pact changed',
    'loop: every 10 secondsConsumer CI → PactFlowcan-i-deployPactFlow → Consumer CIunknown',
    'Consumer CI: deploy',
  ]);
  assert.match(JSON.stringify(narrow), /diagram__consumer/);
});

test('a statement that the list can’t contain is rejected', async () => {
  const source = 'sequenceDiagram\n  participant A as A long name of a part\n  A->>B: one\n  box Two\n  end';
  await assert.rejects(drawVariants(`${source}\n  B->>C: a long message to another part`, 'x', 'd'), /'box Two'/);
});

test('consumers and providers have their hue', async () => {
  for (const [label, hue] of [
    ['Consumer build', 'consumer'],
    ["Provider's tests", 'provider'],
    ['CatalogueWeb', 'consumer'],
    ['Product API', 'provider'],
    ['Consumer-driven', undefined],
    ['Identity provider', undefined],
    ['Mock provider', undefined],
    ['Provider breaks consumer', undefined],
    ['Pact', undefined],
  ] as const)
    assert.equal(hueOf(label), hue, label);
  const {wide} = await drawVariants('flowchart LR\n  A[Shop]:::consumer --> B[Provider]', 'x', 'd');
  assert.match(JSON.stringify(wide), /\["node","consumer"\].*\["node","provider"\]/);
});
