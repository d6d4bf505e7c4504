import assert from 'node:assert/strict';
import test from 'node:test';
import {isFinal} from './precompressAssets';

test('isFinal selects files that no plugin changes after the bundler has finished', () => {
  assert.deepEqual(
    ['assets/js/main.js', 'assets/css/styles.css', 'assets/labs/x.wasm', 'samples/a/x.js.txt'].filter(isFinal).length,
    4,
  );
  assert.deepEqual(
    [
      'index.html',
      'docs/pact.md',
      'search-index.en.json',
      'assets/search/en-0123456789ab/words-0.json',
      'sitemap.xml',
      'docs/samples/a.html',
    ].filter(isFinal),
    [],
  );
});
