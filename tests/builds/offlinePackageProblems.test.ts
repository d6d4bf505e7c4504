import assert from 'node:assert/strict';
import {test} from 'node:test';
import {packageName} from '../../deploy/offline';
import {offlinePackageProblems} from './offlinePackageProblems';

const inside = (...names: string[]) => names.map((name) => `${packageName}/${name}`);
const EXTRA_FILES = inside('README.txt', 'serve.mjs', 'nginx.conf');
const PAGE = `${packageName}/site/docs/pact/index.html`;

test('reports nothing for a complete package', () =>
  assert.deepEqual(
    offlinePackageProblems([...EXTRA_FILES, PAGE], new Set(['/docs/pact']), new Set(['/docs/pact']), () => '<p>'),
    [],
  ));

for (const [name, problems, expected] of [
  ['no README', offlinePackageProblems(EXTRA_FILES.slice(1), new Set(), new Set(), () => ''), /has no README\.txt/],
  [
    'a name that leaves the folder',
    offlinePackageProblems([...EXTRA_FILES, `${packageName}/../x`], new Set(), new Set(), () => ''),
    /outside of/,
  ],
  [
    'a missing page',
    offlinePackageProblems(EXTRA_FILES, new Set(), new Set(['/docs/pact']), () => ''),
    /\/docs\/pact is missing from the archive/,
  ],
  [
    'an additional page',
    offlinePackageProblems(EXTRA_FILES, new Set(['/x']), new Set(), () => ''),
    /\/x is in the archive but not in build/,
  ],
  [
    'analytics',
    offlinePackageProblems(
      [...EXTRA_FILES, PAGE],
      new Set(),
      new Set(),
      () => '<script src=https://www.googletagmanager.com/gtag/js>',
    ),
    /uses a hosted service: googletagmanager/,
  ],
  [
    'search from the address bar',
    offlinePackageProblems(
      [...EXTRA_FILES, PAGE],
      new Set(),
      new Set(),
      () => '<link rel=search type=application/opensearchdescription+xml href=/opensearch.xml>',
    ),
    /uses a hosted service: opensearchdescription/,
  ],
] as const) {
  test(`reports ${name}`, () => assert.match(problems.join('\n'), expected));
}
