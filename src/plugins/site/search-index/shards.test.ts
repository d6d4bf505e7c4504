import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseManifest, parseShard} from '../../../search/schema.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';
import {shardsOf} from './shards.ts';

const page = (url: string, tag: string, language = 'en'): ExtractedPage => ({
  url,
  title: url,
  description: '',
  keywords: [],
  siteSection: 'Docs',
  path: [],
  editions: [],
  legacy: false,
  contentType: null,
  language,
  tag,
  sections: [{heading: url, level: 1, anchor: '', text: 'text', code: ''}],
});

const versions = [
  {tag: 'docs-default-current', label: '2.x', current: true},
  {tag: 'docs-default-1.x', label: '1.x', current: false},
];

const pages = [
  page('/b', 'docs-default-current'),
  page('/a', 'docs-default-current'),
  page('/1.x/a', 'docs-default-1.x'),
  page('/notices/a', 'default'),
  page('/de/a', 'default', 'de'),
];

test('each language and docs tag has a file with a content hash in its name', () => {
  const {files, manifest} = shardsOf(pages, versions);
  assert.deepEqual(
    manifest.shards.map(({language, tag, version, current, pages: count}) => [language, tag, version, current, count]),
    [
      ['de', 'default', null, true, 1],
      ['en', 'default', null, true, 1],
      ['en', 'docs-default-1.x', '1.x', false, 1],
      ['en', 'docs-default-current', '2.x', true, 2],
    ],
  );
  for (const {file} of files) assert.match(file, /^assets\/search\/(de|en)-[\w.-]+\.[0-9a-f]{12}\.json$/);
  assert.equal(new Set(files.map(({file}) => file)).size, 4);
});

test('the client can parse the files', () => {
  const {files, manifest} = shardsOf(pages, versions);
  assert.deepEqual(parseManifest(JSON.stringify(manifest)), manifest);
  assert.deepEqual(
    files.flatMap(({file, content}) => parseShard(content, file).pages.map(({url}) => url)),
    ['/de/a', '/notices/a', '/1.x/a', '/a', '/b'],
  );
});

test('file names change only with the pages in the file', () => {
  const {manifest} = shardsOf(pages, versions);
  assert.deepEqual(shardsOf([...pages].reverse(), versions).manifest, manifest);
  const changed = shardsOf([...pages.slice(1), page('/c', 'docs-default-current')], versions).manifest;
  assert.deepEqual(
    manifest.shards.map(({file}, index) => file === changed.shards[index]?.file),
    [true, true, true, false],
  );
});
