import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {expectDownloads} from './downloads';
import {expect, test} from './fixture';

/** Built pages that offer a zip, by address, and all zips. */
const pages = readdirSync('build/docs', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html') && readFileSync(join('build/docs', name), 'utf8').includes('/downloads/'))
  .map(
    (name) =>
      `/docs/${name
        .split(sep)
        .join('/')
        .replace(/(?:\/index)?\.html$/, '')}`,
  );
const zips = existsSync('build/downloads')
  ? readdirSync('build/downloads').filter((name) => name.endsWith('.zip'))
  : [];

test('every zip that a page offers is there, as large as the page says', async ({page, request}) => {
  test.setTimeout(30_000 + pages.length * 5000);
  test.skip(zips.length === 0, 'no workshop has a state');
  let offered = 0;
  for (const path of pages) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    offered += await expectDownloads(page, request);
  }
  expect(offered).toBeGreaterThanOrEqual(zips.length);
});
