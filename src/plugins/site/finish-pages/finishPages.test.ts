import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {after, test} from 'node:test';
import {filesUnder} from '../../../site/files';
import {readPageContent} from './page-exports/extract';
import {finishPages, listPages, searchRecords} from './finishPages';
import {collectScriptHashes} from './index';

const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

function builtSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'finish-pages-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const doc = (title: string): string =>
  `<html lang=en class=docs-doc-page><head></head><body><article><div class=markdown><h1>${title}</h1><p>x</p></div></article></body></html>`;

test('listPages lists each page once: routes in their order, and then other HTML files without redirects', () => {
  const folder = builtSite({
    'index.html': doc('Home'),
    'a.html': doc('A'),
    'b/index.html': doc('B'),
    'static.html': '<p>x',
    'old/index.html': '<meta http-equiv="refresh" content="0; url=/a">',
    'notes.txt': 'x',
  });
  assert.deepEqual(
    listPages(
      folder,
      '/preview/',
      ['/preview/b/', '/preview/', '/preview/a', '/preview/a', '/preview/no-file'],
      [{from: '/old'}],
    ),
    [
      {path: '/preview/b/', file: 'b/index.html'},
      {path: '/preview/', file: 'index.html'},
      {path: '/preview/a', file: 'a.html'},
      {path: '/preview/static', file: 'static.html'},
    ],
  );
});

test('finishPages reads and parses each page once, and applies the transforms in order', async () => {
  const folder = builtSite({'a.html': doc('A'), 'b.html': '<html class=blog-list-page>'});
  const parsed: string[] = [];
  const finished = await finishPages(
    folder,
    listPages(folder, '/', ['/a', '/b'], []),
    (html, path) => {
      parsed.push(path);
      return readPageContent(html, path);
    },
    [
      (page) => ({...page, html: page.html.replace('</head>', '<script>a()</script></head>')}),
      (page) => (page.content === null ? page : {...page, markdown: `# ${page.content.record.title}\n`}),
      collectScriptHashes,
    ],
  );
  assert.deepEqual(parsed, ['/a', '/b']);
  assert.deepEqual(
    finished.map(({path, record, scriptHashes}) => [path, record?.title, scriptHashes?.length]),
    [
      ['/a', 'A', 1],
      ['/b', undefined, 0],
    ],
  );
  assert.match(readFileSync(join(folder, 'a.html'), 'utf8'), /<script>a\(\)<\/script><\/head>/);
  assert.equal(readFileSync(join(folder, 'a.md'), 'utf8'), '# A\n');
  assert.deepEqual(await filesUnder(folder), ['a.html', 'a.md', 'b.html'], 'no temporary file is left behind');
});

test('the pass hashes the scripts of all pages, whether or not the redirect pages have been written yet', async () => {
  const hashes = async (files: Readonly<Record<string, string>>) => {
    const folder = builtSite(files);
    const pages = listPages(folder, '/', ['/a'], [{from: '/old'}]);
    return (await finishPages(folder, pages, () => null, [collectScriptHashes])).flatMap(
      ({scriptHashes = []}) => scriptHashes,
    );
  };
  const pages = {
    'a.html': '<script>a()</script>',
    'docs/b.html': '<script>b()</script>',
    'c.txt': '<script>c()</script>',
  };
  const expected = await hashes(pages);
  assert.equal(expected.length, 2);
  for (const redirect of ['<meta http-equiv="refresh" content="0; url=/a"><script>go()</script>', '<script>go(', ''])
    assert.deepEqual(await hashes({...pages, 'old/index.html': redirect}), expected);
});

test('searchRecords reports a build without content', async () => {
  const folder = builtSite({'a.html': '<html class=something-else>'});
  const finished = await finishPages(folder, listPages(folder, '/', ['/a'], []), readPageContent, []);
  assert.throws(() => searchRecords(finished, folder), /found none among 1 HTML files.*CONTENT_PAGES/);
  assert.throws(() => searchRecords([], folder), /found none among 0 HTML files/);
});

const PAGES = 120;
const OLD = 'old '.repeat(30_000);

/** Runs the pass in another process, and kills it after it has started on `killAfter` pages. */
async function interrupt(mode: 'complete' | 'crash' | 'unsafe', killAfter = Infinity): Promise<string> {
  const folder = builtSite(
    Object.fromEntries(Array.from({length: PAGES}, (_, index) => [`p${index}/index.html`, OLD])),
  );
  const child = spawn(
    process.execPath,
    [join('scripts', 'run.cjs'), join('src/plugins/site/finish-pages/testing/run.ts'), folder, mode],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  let started = 0;
  createInterface({input: child.stdout}).on('line', () => {
    started += 1;
    if (started === killAfter) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return folder;
}

/** The files of a site that have neither their complete old nor their complete new content. */
async function truncated(folder: string): Promise<{pages: number; changed: number; problems: string[]}> {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    '.html': [OLD, OLD.replaceAll('old', 'NEW')],
    '.md': [OLD.replaceAll('old', 'markdown')],
  };
  const files = (await filesUnder(folder)).filter((file) => !/\.draft$/.test(file));
  const isChanged = (file: string) => readFileSync(join(folder, file), 'utf8') === allowed['.html']?.[1];
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    changed: files.filter((file) => file.endsWith('.html') && isChanged(file)).length,
    problems: files.filter(
      (file) => !allowed[/\.\w+$/.exec(file)?.[0] ?? '']?.includes(readFileSync(join(folder, file), 'utf8')),
    ),
  };
}

test('a pass that is killed at random points leaves only complete files', async (context) => {
  const points = Array.from({length: 6}, () => 1 + Math.floor(Math.random() * (PAGES - 10)));
  context.diagnostic(`killed after ${points.join(', ')} of ${PAGES} pages`);
  for (const point of points) {
    const {pages, changed, problems} = await truncated(await interrupt('complete', point));
    assert.deepEqual(problems, [], `killed after ${point} pages`);
    assert.equal(pages, PAGES);
    assert.ok(changed >= point - 1, `${changed} pages were written before page ${point} was started`);
  }
});

test('a pass that dies in the middle of writing a file leaves only complete files', async () => {
  const {changed, problems} = await truncated(await interrupt('crash'));
  assert.deepEqual(problems, []);
  assert.ok(changed > 0 && changed < PAGES);
});

test('the check notices a file that was truncated because it was written in place', async () => {
  assert.equal((await truncated(await interrupt('unsafe'))).problems.length, 1);
});

test('a pass that completes changes every page and leaves no temporary file behind', async () => {
  const folder = await interrupt('complete');
  assert.deepEqual(await truncated(folder), {pages: PAGES, changed: PAGES, problems: []});
  assert.deepEqual(
    (await filesUnder(folder)).filter((file) => !/\.(html|md)$/.test(file)),
    [],
  );
});
