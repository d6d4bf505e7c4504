import assert from 'node:assert/strict';
import {test} from 'node:test';
import {contentChunks, withFirstPage} from './contentChunks';

const row = (chunk: string, path: string): string =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${path}")],`;

const CONTENT = [
  row('01', '@site/docs/docs/pact.mdx'),
  row('02', '@site/versioned_docs/version-1.x/docs/pact.mdx'),
  row('03', '@site/.generated/openapi/products.mdx'),
  row('04', '@site/notices/2025-07-10-a.mdx'),
];
const EXCERPT = row('05', '@site/notices/2025-07-10-a.mdx?truncated=true');
const OTHER = row('06', '@theme/DocItem');

test('content loads with loadContent, and nothing else does', () => {
  assert.equal(
    withFirstPage(CONTENT[0] ?? ''),
    '  "01": [() => loadContent(() => import(/* webpackChunkName: "01" */ "@site/docs/docs/pact.mdx"))],',
  );
  for (const one of [...CONTENT, EXCERPT]) assert.match(withFirstPage(one), /loadContent/);
  assert.equal(withFirstPage(OTHER), OTHER);
});

test('contentChunks finds the content of docs pages, archived pages, the API reference, and notices, but no excerpts', () => {
  assert.deepEqual([...contentChunks([...CONTENT, EXCERPT, OTHER].join('\n'))], ['01', '02', '03', '04']);
});
