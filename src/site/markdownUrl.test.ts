import assert from 'node:assert/strict';
import {test} from 'node:test';
import {markdownFile, markdownPath, pageOfMarkdownFile} from './markdownUrl.ts';

test('markdownPath appends .md to a page’s path, under any base path and for every form of the URL', () => {
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

test('markdownFile and pageOfMarkdownFile map a page’s file to its Markdown version and back', () => {
  for (const [file, markdown, page] of [
    ['index.html', 'index.md', ''],
    ['docs/pact.html', 'docs/pact.md', 'docs/pact'],
    ['docs/releases/2.3.0.html', 'docs/releases/2.3.0.md', 'docs/releases/2.3.0'],
    ['docs/old/index.html', 'docs/old.md', 'docs/old'],
  ] as const)
    assert.deepEqual([markdownFile(file), pageOfMarkdownFile(markdown)], [markdown, page], file);
  assert.equal(markdownFile('img/logo.svg'), undefined);
});
