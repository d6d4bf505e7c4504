import assert from 'node:assert/strict';
import {test} from 'node:test';
import {editionName} from '../../deploy/offline';
import {editionProblems} from './editionProblems';

const inside = (...names: string[]) => names.map((name) => `${editionName}/${name}`);
const BESIDE = inside('README.txt', 'serve.mjs', 'nginx.conf');
const PAGE = `${editionName}/site/docs/pact/index.html`;

test('a whole edition has no problem', () =>
  assert.deepEqual(
    editionProblems([...BESIDE, PAGE], new Set(['/docs/pact']), new Set(['/docs/pact']), () => '<p>'),
    [],
  ));

for (const [name, problems, expected] of [
  ['no README', editionProblems(BESIDE.slice(1), new Set(), new Set(), () => ''), /has no README\.txt/],
  [
    'a name that leaves the folder',
    editionProblems([...BESIDE, `${editionName}/../x`], new Set(), new Set(), () => ''),
    /outside of/,
  ],
  [
    'a missing page',
    editionProblems(BESIDE, new Set(), new Set(['/docs/pact']), () => ''),
    /\/docs\/pact is not in the archive/,
  ],
  [
    'a page too many',
    editionProblems(BESIDE, new Set(['/x']), new Set(), () => ''),
    /\/x is in the archive, and not in build/,
  ],
  [
    'analytics',
    editionProblems(
      [...BESIDE, PAGE],
      new Set(),
      new Set(),
      () => '<script src=https://www.googletagmanager.com/gtag/js>',
    ),
    /asks for something hosted: googletagmanager/,
  ],
] as const) {
  test(`${name} is told`, () => assert.match(problems.join('\n'), expected));
}
