import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {test} from 'node:test';
import {inFrozen} from './frozen';

test('links of data lead to the frozen edition where it has the page', () => {
  assert.equal(inFrozen('/docs/on-premises'), '/1.x/docs/on-premises');
  assert.equal(
    inFrozen('/docs/on-premises/environment-variables#tz'),
    '/1.x/docs/on-premises/environment-variables#tz',
  );
  assert.equal(inFrozen('/docs/scim/main'), '/1.x/docs/scim/main');
});

test('and to the current docs otherwise', () => {
  for (const to of [
    '/docs/on-premises/releases/1.26.0',
    '/docs/on-premises/releases',
    '/docs/on-premises-2x/redis',
    '/docs/reference/cli',
    '#tz',
    'https://example.com/docs/pact',
    '',
  ])
    assert.equal(inFrozen(to), to);
});

test('every page that such a link can mean is there', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !/(?:^|[\\/])_/.test(name))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => inFrozen(`/${name.replace(/\.mdx$/, '').replace(/\/index$/, '')}`).startsWith('/1.x'));
  assert.ok(pages.length > 25, String(pages.length));
  assert.deepEqual(
    pages.filter((name) => !existsSync(join('versioned_docs/version-1.x', name))),
    [],
  );
});
