import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runInNewContext} from 'node:vm';
import type {Page} from '../finish-pages/page';
import {listScripts} from './index';

const directory = mkdtempSync(join(tmpdir(), 'scripts-after-paint-'));
after(() => rmSync(directory, {recursive: true, force: true}));
mkdirSync(join(directory, 'assets/fonts'), {recursive: true});
const addFont = (name: string): void => writeFileSync(join(directory, 'assets/fonts', name), '');

test('the URLs of the scripts move to the inline script, which also gets those of the fonts', () => {
  addFont('geist-latin-wght-normal-0a1b.woff2');
  assert.throws(() => listScripts(directory, '/'), /expected two fonts in assets\/fonts .*, but found 1/s);
  addFont('geist-mono-latin-wght-normal-2c3d.woff2');
  addFont('geist-mono-symbols2-wght-normal-4e5f.woff2');
  const transform = listScripts(directory, '/base/');
  const listed = (html: string): string => transform({path: '/a', file: 'a.html', html, content: null} as Page).html;
  assert.equal(
    listed(
      '<head><script data-fonts data-scripts>run()</script><script src="/a.js" defer></script><script src=/b.js defer></script></head>',
    ),
    '<head><script data-fonts="/base/assets/fonts/geist-latin-wght-normal-0a1b.woff2 /base/assets/fonts/geist-mono-latin-wght-normal-2c3d.woff2" data-scripts="/a.js /b.js">run()</script></head>',
  );
  assert.equal(listed('<head><script>run()</script></head>'), '<head><script>run()</script></head>');
  assert.throws(
    () => listed('<script src="/a.js" defer></script>'),
    /expected a script element with the attribute data-scripts in a\.html/,
  );
});

/** Runs the inline script of a page with two scripts. */
function openPage({hidden = false, delay = 50, connection = {} as {rtt?: number; saveData?: boolean}} = {}) {
  const listeners = new Map<string, () => void>();
  const added: {src?: string; href?: string; async?: boolean; defer?: boolean}[] = [];
  const addEventListener = (name: string, listener: () => void): unknown => listeners.set(name, listener);
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(readFileSync(join(__dirname, 'addScripts.js'), 'utf8'), {
    navigator: {connection},
    performance: {getEntriesByType: () => [{requestStart: 10, responseStart: 10 + delay}]},
    document: {
      currentScript: {dataset: {scripts: '/a.js /b.js', fonts: '/f.woff2'}},
      hidden,
      createElement: () => {
        const script: (typeof added)[number] & {setAttribute(name: 'src', value: string): void} = {
          setAttribute: (name, value) => (script[name] = value),
        };
        return script;
      },
      head: {append: (script: (typeof added)[number]) => added.push(script)},
      addEventListener,
    },
    addEventListener,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
  });
  const urls = (): unknown[] => added.flatMap(({src}) => src ?? []);
  const fonts = added.flatMap(({href}) => href ?? []);
  return {added, fonts, urls, frames, timers, emit: (name: string) => listeners.get(name)?.()};
}

test('the scripts are added once, in order, after the first frame', () => {
  const {added, urls, frames, timers, emit} = openPage();
  emit('DOMContentLoaded');
  assert.deepEqual(urls(), []);
  frames[0]?.();
  assert.deepEqual(urls(), []);
  timers[0]?.();
  assert.deepEqual(urls(), ['/a.js', '/b.js']);
  assert.ok(added.every(({href, async, defer}) => href !== undefined || (async === false && defer === true)));
  emit('load');
  emit('visibilitychange');
  assert.deepEqual(urls(), ['/a.js', '/b.js']);
});

test('a page that is never painted gets its scripts, too', () => {
  const hidden = openPage({hidden: true});
  hidden.emit('DOMContentLoaded');
  assert.deepEqual(hidden.urls(), ['/a.js', '/b.js']);
  for (const event of ['load', 'visibilitychange']) {
    const {urls, emit} = openPage();
    emit('DOMContentLoaded');
    emit(event);
    assert.deepEqual(urls(), ['/a.js', '/b.js'], event);
  }
});

test('the fonts are preloaded unless the network is slow or the reader saves data', () => {
  assert.deepEqual(openPage().fonts, ['/f.woff2']);
  assert.deepEqual(openPage({connection: {rtt: 100}, delay: 900}).fonts, ['/f.woff2']);
  assert.deepEqual(openPage({delay: 101}).fonts, []);
  assert.deepEqual(openPage({connection: {rtt: 150}}).fonts, []);
  assert.deepEqual(openPage({connection: {saveData: true}}).fonts, []);
});
