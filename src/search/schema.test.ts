import assert from 'node:assert/strict';
import {test} from 'node:test';
import {IndexFormatError, parseManifest, parseShard, SCHEMA, type IndexedPage} from './schema';

const entry = {
  language: 'en',
  tag: 'default',
  version: null,
  current: true,
  file: 'assets/search/en-default.0.json',
  pages: 1,
};
const page: IndexedPage = {
  url: '/a',
  title: 'A',
  description: '',
  keywords: [],
  siteSection: 'Docs',
  path: [],
  editions: [],
  legacy: false,
  contentType: null,
  sections: [{heading: 'A', level: 1, anchor: '', text: '', code: ''}],
};
const shard = {schema: SCHEMA, language: 'en', tag: 'default', pages: [page]};

const rejects = (parse: () => unknown, message: RegExp): void => {
  assert.throws(parse, (error) => error instanceof IndexFormatError && message.test(error.message));
};

test('parses what the build writes', () => {
  assert.deepEqual(parseManifest(JSON.stringify({schema: SCHEMA, shards: [entry]})).shards, [entry]);
  assert.deepEqual(parseShard(JSON.stringify(shard), 'x.json'), shard);
});

test('rejects an HTML page', () =>
  rejects(() => parseManifest('<!doctype html><html lang=en>'), /isn't JSON: it starts with "<!doctype/));

test('rejects a truncated file', () =>
  rejects(() => parseShard(JSON.stringify(shard).slice(0, -20), 'x.json'), /x\.json isn't JSON/));

test('rejects another schema', () => {
  rejects(() => parseManifest(JSON.stringify({schema: 0, shards: [entry]})), /has schema 0, expected 2/);
  rejects(() => parseShard(JSON.stringify({...shard, schema: undefined}), 'x.json'), /x\.json has schema undefined/);
  rejects(() => parseShard('[]', 'x.json'), /x\.json has schema object/);
});

test('rejects malformed contents', () => {
  rejects(() => parseManifest(JSON.stringify({schema: SCHEMA, shards: []})), /has no shards/);
  rejects(() => parseManifest(JSON.stringify({schema: SCHEMA, shards: [{...entry, file: 3}]})), /has no shards/);
  for (const broken of [
    {...page, sections: []},
    {...page, title: null},
    {...page, keywords: 'a'},
    {...page, sections: [{heading: 'A'}]},
    7,
  ]) {
    rejects(
      () => parseShard(JSON.stringify({...shard, pages: [broken]}), 'x.json'),
      /contains a page with missing or malformed fields/,
    );
  }
});
