import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {listPageFiles} from '../../src/site/builtPages';
import {downloadsIn, expectDownloads} from './downloads';
import {expect, test} from './fixture';

/** The built pages that link to a zip file, and the names of all zip files. */
const pages = listPageFiles('build')
  .filter(({file}) => file.startsWith('docs/') && readFileSync(join('build', file), 'utf8').includes('/downloads/'))
  .map(({path}) => path);
const zips = existsSync('build/downloads')
  ? readdirSync('build/downloads').filter((name) => name.endsWith('.zip'))
  : [];

test('every zip file that a page links to exists and has the size that the page states', async ({baseURL}) => {
  test.skip(zips.length === 0, 'The build has no zip files.');
  let found = 0;
  for (const path of pages) {
    const html = await (await fetch(new URL(path, baseURL))).text();
    const downloads = downloadsIn(html);
    await expectDownloads(downloads, baseURL);
    found += downloads.length;
  }
  expect(found).toBeGreaterThanOrEqual(zips.length);
});
