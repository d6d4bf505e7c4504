import assert from 'node:assert/strict';
import {test} from 'node:test';
import {builtIndex, pageOf} from '../plugins/site/search-index/testing/builtIndex';
import {SearchFailure} from './backend';
import {EncodingError} from './codec';
import {failureOf, loadRoot, partFetcher, type Fetch} from './load';
import {IndexFormatError} from './schema';

const {root} = builtIndex([pageOf({url: '/a', text: 'Text.'})]);
const source = {base: 'https://x.test/docs/', language: 'en', development: false};
const ROOT = 'https://x.test/docs/search-index.en.json';
const CHUNK = `https://x.test/docs/${root.directory}words-0.json`;

/** A network in which these files exist, and the requests to it. */
function network(files: Record<string, string>): {fetch: Fetch; requests: [string, RequestCache | undefined][]} {
  const requests: [string, RequestCache | undefined][] = [];
  return {
    requests,
    fetch: (url, init) => {
      requests.push([url, init?.cache]);
      const body = files[url];
      return Promise.resolve(body === undefined ? new Response('not found', {status: 404}) : new Response(body));
    },
  };
}
const load = (files: Record<string, string>, change = {}) => loadRoot({...source, ...change}, network(files).fetch);
const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

const failsWith = (reason: SearchFailure['reason'], message: RegExp) => (error: unknown) =>
  error instanceof SearchFailure && error.reason === reason && message.test(error.message);

test('loads the root of one language, and asks the server whether it has changed', async () => {
  const {fetch, requests} = network({[ROOT]: JSON.stringify(root)});
  assert.deepEqual(await loadRoot(source, fetch), root);
  assert.deepEqual(requests, [[ROOT, 'no-cache']]);
});

test("fetches the other files from the index's folder, and lets the browser cache them", async () => {
  const {fetch, requests} = network({[CHUNK]: 'content'});
  assert.equal(await partFetcher(source, root, fetch)('words-0.json'), 'content');
  assert.deepEqual(requests, [[CHUNK, 'default']]);
});

test('reports the index as unavailable without a network', async () => {
  await assert.rejects(
    loadRoot(source, offline),
    failsWith('unavailable', /Failed to fetch .*search-index\.en\.json: TypeError: Failed to fetch/),
  );
  await assert.rejects(
    partFetcher(source, root, offline)('words-0.json'),
    failsWith('unavailable', /Failed to fetch .*words-0\.json: TypeError: Failed to fetch/),
  );
});

test('reports the index as unavailable when a file is missing', async () => {
  await assert.rejects(load({}), failsWith('unavailable', /search-index\.en\.json: the server returned status 404/));
  await assert.rejects(
    load({[ROOT]: JSON.stringify(root)}, {language: 'fr'}),
    failsWith('unavailable', /search-index\.fr\.json: the server returned status 404/),
  );
  await assert.rejects(
    partFetcher(source, root, network({}).fetch)('words-0.json'),
    failsWith('unavailable', /words-0\.json: the server returned status 404/),
  );
});

test('reports a response that ends early as unavailable', async () => {
  const cut: Fetch = () =>
    Promise.resolve(new Response(new ReadableStream({start: (stream) => stream.error(new Error('connection reset'))})));
  await assert.rejects(loadRoot(source, cut), failsWith('unavailable', /connection reset/));
});

test('reports HTML with status 200, malformed JSON, and another schema as damaged', async () => {
  await assert.rejects(load({[ROOT]: '<!doctype html>'}), failsWith('damaged', /search-index\.en\.json isn't JSON/));
  await assert.rejects(load({[ROOT]: '{"schema":2,'}), failsWith('damaged', /isn't JSON/));
  await assert.rejects(load({[ROOT]: '{"schema":0}'}), failsWith('damaged', /schema 0/));
});

test('reports any of these as a missing build in development', async () => {
  for (const files of [{}, {[ROOT]: '<!doctype html>'}] as Record<string, string>[])
    await assert.rejects(
      load(files, {development: true}),
      failsWith('unbuilt', /No search index from an earlier build .*search-index\.en\.json/),
    );
});

test('keeps a failure, and reports every other error as damaged', () => {
  const failure = new SearchFailure('unavailable', 'a');
  assert.equal(failureOf(failure), failure);
  for (const error of [new IndexFormatError('b'), new EncodingError('b')])
    assert.ok(failsWith('damaged', /^b$/)(failureOf(error)));
  assert.ok(failsWith('damaged', /^TypeError: b$/)(failureOf(new TypeError('b'))));
});
