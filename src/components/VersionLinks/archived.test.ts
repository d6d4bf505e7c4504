import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {sep} from 'node:path';
import {test} from 'node:test';
import {archivedFile} from '../../site/contentFiles';
import {toArchivedUrl} from './archived';

test('links lead to the archived version if it has the page', () => {
  assert.equal(toArchivedUrl('/docs/on-premises/architecture#next'), '/1.x/docs/on-premises#next');
  assert.equal(
    toArchivedUrl('/docs/on-premises/environment-variables#tz'),
    '/1.x/docs/on-premises/environment-variables#tz',
  );
  assert.equal(toArchivedUrl('/docs/scim/main'), '/1.x/docs/scim/main');
});

test('links lead to the current docs otherwise', () => {
  for (const to of [
    '/docs/on-premises/releases/1.26.0',
    '/docs/on-premises',
    '/docs/on-premises#move-to-2x',
    '/docs/on-premises/releases',
    '/docs/on-premises-2x/redis',
    '/docs/reference/cli',
    '#tz',
    'https://example.com/docs/pact',
    '',
  ])
    assert.equal(toArchivedUrl(to), to);
});

test('every archived page that a link can lead to exists', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !/(?:^|[\\/])_/.test(name))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => toArchivedUrl(`/${name.replace(/\.mdx$/, '').replace(/\/index$/, '')}`).startsWith('/1.x'));
  assert.ok(pages.length > 25, String(pages.length));
  assert.deepEqual(
    pages.filter((name) => !existsSync(archivedFile(`docs/${name}`).replace(/^docs/, 'versioned_docs/version-1.x'))),
    [],
  );
});
