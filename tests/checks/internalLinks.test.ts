import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {checkLinks, readLinks} from './internalLinks';

const SITE = 'https://docs.example';

/** Checks a build folder that contains these files. */
async function check(files: Readonly<Record<string, string>>): Promise<{problems: string[]; counts: string}> {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
    return await checkLinks(folder, SITE);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const linkTo = (...links: string[]) => links.map((link) => `<a href="${link}">x</a>`).join('');

test('accepts links to pages, fragments, and files that the server sends', async () => {
  const {problems, counts} = await check({
    'index.html': `${linkTo('/docs/a?x=1#part%20one', 'docs/a', '#here', 'https://other.example/x')}<p id="here">`,
    'docs/a.html': `<link rel="canonical" href="${SITE}/docs/a"><h2 id="part one"></h2><img src="/img/a.svg">`,
    'img/a.svg': '<svg></svg>',
    '404.html': `<link rel="canonical" href="${SITE}/404">`,
  });
  assert.deepEqual(problems, []);
  assert.equal(counts, '2 pages, 4 internal links, 4 requests, 0 problems');
});

test('finds a file that is in the build folder, but that the server hides', async () => {
  const path = 'samples/.github/workflows/build.yml.txt';
  const {problems} = await check({'index.html': linkTo(`/${path}`), [path]: 'on: push'});
  assert.deepEqual(problems, [`/${path} returns status 404. Correct the link, or publish the file. It is on /.`]);
});

test('finds a link without a target, a redirect, and a missing fragment', async () => {
  const {problems} = await check({
    'index.html': linkTo('/docs/none', '/docs/a/', '/docs/a#none'),
    'docs/a.html': '<h2 id="some"></h2>',
  });
  assert.deepEqual(
    problems.map((problem) => problem.replace(/\. .*/, '')),
    [
      '/docs/none returns status 404',
      '/docs/a/ redirects (status 301)',
      '/docs/a#none has a fragment that doesn’t exist on the page',
    ],
  );
});

test('names at most three of the pages that contain a link', async () => {
  const pages = ['b', 'c', 'd', 'e'].map((name): [string, string] => [`${name}.html`, linkTo('/none')]);
  const {problems} = await check({'index.html': '', ...Object.fromEntries(pages)});
  assert.equal(
    problems.join(),
    '/none returns status 404. Correct the link, or publish the file. It is on /b, /c, /d and 1 more pages.',
  );
});

test('reads unquoted and relative links, and leaves out other sites', () => {
  const {links} = readLinks('<a href=/a>a</a><a href=b#c>b</a><a href="mailto:x@y.z">c</a>', `${SITE}/docs/page`);
  assert.deepEqual([...links], ['/a', '/docs/b#c']);
});
