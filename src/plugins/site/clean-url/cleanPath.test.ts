import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cleanPath} from './cleanPath';

for (const [requested, clean, base] of [
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/pact', '/docs/pact'],
  ['/docs/pact/', '/docs/pact'],
  ['/docs/pact.html', '/docs/pact'],
  ['/docs/pact/index.html', '/docs/pact'],
  ['/docs/pact.html/', '/docs/pact'],
  ['/docs/pact/index', '/docs/pact'],
  ['/docs/on-premises/releases/2.3.0', '/docs/on-premises/releases/2.3.0'],
  ['/docs/on-premises/releases/2.3.0.html', '/docs/on-premises/releases/2.3.0'],
  ['//evil.example/', '/evil.example'],
  ['/preview/', '/preview/', '/preview/'],
  ['/preview/index.html', '/preview/', '/preview/'],
  ['/preview/docs/pact/', '/preview/docs/pact', '/preview/'],
] as const) {
  test(`the published path of ${requested} is ${clean}${base === undefined ? '' : ` with the base URL ${base}`}`, () =>
    assert.equal(cleanPath(requested, base), clean));
}
