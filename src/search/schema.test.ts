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
  area: 'Docs',
  path: [],
  editions: [],
  legacy: false,
  sections: [{heading: 'A', level: 1, anchor: '', text: '', code: ''}],
};
const shard = {schema: SCHEMA, language: 'en', tag: 'default', pages: [page]};

const rejects = (parse: () => unknown, message: RegExp): void => {
  assert.throws(parse, (error) => error instanceof IndexFormatError && message.test(error.message));
};

test('what the build writes is read', () => {
  assert.deepEqual(parseManifest(JSON.stringify({schema: SCHEMA, shards: [entry]})).shards, [entry]);
  assert.deepEqual(parseShard(JSON.stringify(shard), 'x.json'), shard);
});

test('a page in place of the file is told', () =>
  rejects(() => parseManifest('<!doctype html><html lang=en>'), /is not JSON: it starts with "<!doctype/));

test('a cut file is told', () =>
  rejects(() => parseShard(JSON.stringify(shard).slice(0, -20), 'x.json'), /x\.json is not JSON/));

test('a file of another schema is told', () => {
  rejects(() => parseManifest(JSON.stringify({schema: 0, shards: [entry]})), /has schema 0, expected 1/);
  rejects(() => parseShard(JSON.stringify({...shard, schema: undefined}), 'x.json'), /x\.json has schema undefined/);
  rejects(() => parseShard('[]', 'x.json'), /x\.json has schema object/);
});

test('contents in another form are told', () => {
  rejects(() => parseManifest(JSON.stringify({schema: SCHEMA, shards: []})), /lists no shards/);
  rejects(() => parseManifest(JSON.stringify({schema: SCHEMA, shards: [{...entry, file: 3}]})), /lists no shards/);
  for (const broken of [
    {...page, sections: []},
    {...page, title: null},
    {...page, keywords: 'a'},
    {...page, sections: [{heading: 'A'}]},
    7,
  ]) {
    rejects(() => parseShard(JSON.stringify({...shard, pages: [broken]}), 'x.json'), /holds pages in another form/);
  }
});
