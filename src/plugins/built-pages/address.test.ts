import assert from 'node:assert/strict';
import {test} from 'node:test';
import {markdownPath} from './address.ts';
import {diagramName, diagramsIn} from './diagrams.ts';

test('the Markdown of a page stands at its address and .md, under any base path and however the page was asked for', () => {
  for (const path of ['/', '/index.html']) assert.equal(markdownPath(path, '/'), '/index.md', path);
  for (const path of ['/docs/pact', '/docs/pact/', '/docs/pact.html', '/docs/pact/index.html'])
    assert.equal(markdownPath(path, '/'), '/docs/pact.md', path);
  for (const path of ['/preview/', '/preview', '/preview/index.html'])
    assert.equal(markdownPath(path, '/preview/'), '/preview/index.md', path);
  assert.equal(
    markdownPath('/preview/notices/on-premises-2.3.0', '/preview/'),
    '/preview/notices/on-premises-2.3.0.md',
  );
});

test('sources of diagrams are read without the indentation of their fence, and nothing else is', () => {
  const page =
    '```mermaid title="x" alt="y"\nflowchart LR\n  A --> B\n```\n\n1. Step\n\n   ````mermaid title="x"\n   sequenceDiagram\n     A->>B: ```\n   ````\n\n```js\nmermaid();\n```\n';
  assert.deepEqual(diagramsIn(page), ['flowchart LR\n  A --> B', 'sequenceDiagram\n  A->>B: ```']);
  assert.match(diagramName('flowchart LR'), /^d[0-9a-f]{6}$/);
});
