import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Element} from 'hast';
import {renderDiagram} from './render';

function* elements(node: Element): Generator<Element> {
  yield node;
  for (const child of node.children) if (child.type === 'element') yield* elements(child);
}

test('a diagram has an alternative text and unique IDs, and no embedded styles, fonts, or colors', async () => {
  const svg = await renderDiagram('flowchart LR\n  A[One] -->|goes| B[Two]', 'One goes to two', 'p1');
  assert.equal(svg.properties.role, 'img');
  assert.equal(svg.properties.ariaLabel, 'One goes to two');
  const all = [...elements(svg)];
  assert.ok(all.length > 6);
  assert.deepEqual(
    all.filter(({tagName}) => tagName === 'style'),
    [],
  );
  const text = JSON.stringify(svg);
  assert.doesNotMatch(text, /https?:\/\/(?!www\.w3\.org)/);
  assert.doesNotMatch(text, /#[0-9a-f]{6}/i);
  for (const {properties} of all) if (properties.id !== undefined) assert.match(String(properties.id), /^p1-/);
  assert.match(text, /url\(#p1-/);
});

test('sequence diagrams are supported', async () => {
  const svg = await renderDiagram('sequenceDiagram\n  A->>B: publish', 'A publishes to B', 'p2');
  assert.match(JSON.stringify(svg), /publish/);
});

test('text that isn’t a Mermaid diagram is rejected', async () => {
  await assert.rejects(renderDiagram('this is no diagram', 'x', 'p3'));
});
