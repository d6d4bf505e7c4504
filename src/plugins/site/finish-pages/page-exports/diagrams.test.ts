import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {diagramName} from '../../../shared/diagramName.ts';
import {readDiagrams} from './diagrams.ts';

test('readDiagrams reads Mermaid code blocks without their indentation and skips other code', (t) => {
  const site = mkdtempSync(join(tmpdir(), 'diagrams-'));
  t.after(() => rmSync(site, {recursive: true}));
  const page =
    '```mermaid title="x" alt="y"\nflowchart LR\n  A --> B\n```\n\n1. Step\n\n   ````mermaid title="x"\n   sequenceDiagram\n     A->>B: ```\n   ````\n\n```js\nmermaid();\n```\n';
  mkdirSync(join(site, 'docs'));
  writeFileSync(join(site, 'docs/page.mdx'), page);
  const diagrams = readDiagrams(site, ['docs', 'missing']);
  assert.deepEqual([...diagrams.values()], ['flowchart LR\n  A --> B', 'sequenceDiagram\n  A->>B: ```']);
  for (const [name, source] of diagrams) {
    assert.match(name, /^d[0-9a-f]{6}$/);
    assert.equal(name, diagramName(source));
  }
});
