import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {addChunkFiles, chunkFiles} from './chunkFiles';
import {REGISTRY} from './testing/registry';

const folder = mkdtempSync(join(tmpdir(), 'chunk-files-'));
after(() => rmSync(folder, {recursive: true}));
const manifest = {
  origins: {main: ['main'], page: ['styles-Releases', 'page']},
  assets: {
    main: {js: [{publicPath: '/assets/js/main.0a.js'}]},
    page: {js: [{publicPath: '/assets/js/page.0a.js'}]},
    docs: {js: [{publicPath: '/assets/js/docs.0a.js'}]},
    'styles-Releases': {css: [{publicPath: '/assets/css/styles-Releases.0a.css'}]},
  },
};
writeFileSync(join(folder, 'client-manifest.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'a.html'), '');
writeFileSync(join(folder, 'registry.js'), REGISTRY);
const options = {directory: folder, baseUrl: '/preview/', generatedFilesDir: folder};

test('chunkFiles lists the scripts and style sheets of a page by its file', () => {
  assert.deepEqual(
    [...chunkFiles(new Map([['/preview/a', ['page', 'main']]]), options)],
    [['a.html', {scripts: ['/assets/js/page.0a.js'], sheets: ['styles-Releases.0a.css']}]],
  );
});

test('chunkFiles lists the script of the docs theme instead of the components that it contains', () => {
  assert.deepEqual(
    [...chunkFiles(new Map([['/preview/a', ['5e95c892', '17896441', 'page']]]), options)],
    [
      [
        'a.html',
        {
          scripts: ['/assets/js/docs.0a.js', '/assets/js/page.0a.js'],
          sheets: ['styles-Releases.0a.css'],
        },
      ],
    ],
  );
});

test('chunkFiles leaves out the content of the page, which the HTML already has', () => {
  const content = '@site/docs/page.mdx';
  const other = mkdtempSync(join(tmpdir(), 'chunk-files-'));
  after(() => rmSync(other, {recursive: true}));
  writeFileSync(join(other, 'client-manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(other, 'registry.js'),
    `${REGISTRY}\n  "page": [() => import(/* webpackChunkName: "page" */ "${content}"), "${content}", require.resolveWeak("${content}")],\n`,
  );
  const files = chunkFiles(new Map([['/preview/a', ['page', 'main']]]), {...options, generatedFilesDir: other});
  assert.deepEqual(files.get('a.html')?.scripts, []);
});

test('chunkFiles reports a bundle without the script of the docs theme', (t) => {
  const other = mkdtempSync(join(tmpdir(), 'chunk-files-'));
  t.after(() => rmSync(other, {recursive: true}));
  writeFileSync(join(other, 'registry.js'), REGISTRY);
  writeFileSync(join(other, 'client-manifest.json'), JSON.stringify({...manifest, assets: {}}));
  assert.throws(
    () => chunkFiles(new Map(), {...options, generatedFilesDir: other}),
    /expected a script of the chunk docs in client-manifest\.json, but found none/,
  );
});

test('chunkFiles reports a page that has no file', () => {
  assert.throws(
    () => chunkFiles(new Map([['/preview/b', ['page']]]), options),
    /Expected an HTML file for the page \/preview\/b in .*, but found none/,
  );
});

test('addChunkFiles adds them to the head of that page only', () => {
  const html =
    '<link rel=stylesheet href=/assets/css/styles.0a.css /><script src=/assets/js/runtime~main.0c.js defer></script>';
  const add = addChunkFiles(new Map([['a.html', {scripts: ['/x.js'], sheets: ['styles-Releases.0a.css']}]]));
  const page = {path: '/preview/a', file: 'a.html', html, content: null};
  assert.equal(
    add(page).html,
    '<link rel=stylesheet href=/assets/css/styles.0a.css /><link rel="stylesheet" href="/assets/css/styles-Releases.0a.css">' +
      '<script src="/x.js" defer></script><script src=/assets/js/runtime~main.0c.js defer></script>',
  );
  const other = {...page, file: 'b.html'};
  assert.equal(add(other), other);
});
