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

interface Options {
  hidden?: boolean;
  /** Milliseconds until the first byte of the page. */
  delay?: number;
  connection?: {rtt?: number; saveData?: boolean};
  /** What the browser's PerformanceObserver reports. */
  entryTypes?: string[] | null;
}

/** Runs the inline script of a page with two scripts. */
function openPage({hidden = false, delay = 50, connection = {}, entryTypes = ['paint']}: Options = {}) {
  const listeners = new Map<string, () => void>();
  const added: {src?: string; href?: string; async?: boolean; defer?: boolean}[] = [];
  const addEventListener = (name: string, listener: () => void): unknown => listeners.set(name, listener);
  const frames: (() => void)[] = [];
  const timers: {callback: () => void; delay: number}[] = [];
  const observers: ((list: {getEntriesByName(name: string): unknown[]}) => void)[] = [];
  const document = {
    currentScript: {dataset: {scripts: '/a.js /b.js', fonts: '/f.woff2'}},
    hidden,
    readyState: 'loading',
    createElement: () => {
      const script: (typeof added)[number] & {setAttribute(name: 'src', value: string): void} = {
        setAttribute: (name, value) => (script[name] = value),
      };
      return script;
    },
    head: {append: (script: (typeof added)[number]) => added.push(script)},
    addEventListener,
  };
  class PerformanceObserver {
    static supportedEntryTypes = entryTypes;
    constructor(private callback: (typeof observers)[number]) {}
    observe(options: unknown): void {
      assert.deepEqual({...(options as object)}, {type: 'paint', buffered: true});
      observers.push(this.callback);
    }
  }
  runInNewContext(readFileSync(join(__dirname, 'addScripts.js'), 'utf8'), {
    navigator: {connection},
    performance: {getEntriesByType: () => [{requestStart: 10, responseStart: 10 + delay}]},
    PerformanceObserver,
    document,
    addEventListener,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, milliseconds = 0) => timers.push({callback, delay: milliseconds}),
  });
  const urls = (): unknown[] => added.flatMap(({src}) => src ?? []);
  const fonts = added.flatMap(({href}) => href ?? []);
  const emit = (name: string): void => {
    if (name === 'DOMContentLoaded') document.readyState = 'interactive';
    listeners.get(name)?.();
  };
  const paint = (name: string): void =>
    observers.forEach((callback) => callback({getEntriesByName: (wanted) => (wanted === name ? [{}] : [])}));
  return {added, fonts, urls, frames, timers, emit, paint};
}

test('the scripts are added once, in order, after the page is painted', () => {
  const {added, urls, frames, timers, emit, paint} = openPage();
  emit('DOMContentLoaded');
  paint('first-paint');
  assert.deepEqual(urls(), []);
  paint('first-contentful-paint');
  assert.deepEqual(urls(), ['/a.js', '/b.js']);
  assert.ok(added.every(({href, async, defer}) => href !== undefined || (async === false && defer === true)));
  emit('load');
  timers[0]?.callback();
  emit('visibilitychange');
  assert.deepEqual(urls(), ['/a.js', '/b.js']);
  assert.equal(frames.length, 0);
});

test('if the browser doesn’t report paints, the scripts are added after the first frame', () => {
  for (const entryTypes of [null, [], ['resource']]) {
    const {urls, frames, timers, emit} = openPage({entryTypes});
    emit('DOMContentLoaded');
    frames[0]?.();
    assert.deepEqual(urls(), []);
    timers[0]?.callback();
    assert.deepEqual(urls(), ['/a.js', '/b.js']);
  }
});

test('a page that is never painted gets its scripts, too', () => {
  const hidden = openPage({hidden: true});
  hidden.emit('DOMContentLoaded');
  assert.deepEqual(hidden.urls(), ['/a.js', '/b.js']);

  const hiddenLater = openPage();
  hiddenLater.emit('DOMContentLoaded');
  hiddenLater.emit('visibilitychange');
  assert.deepEqual(hiddenLater.urls(), ['/a.js', '/b.js']);

  const covered = openPage();
  covered.emit('DOMContentLoaded');
  covered.emit('load');
  assert.deepEqual(covered.urls(), []);
  assert.equal(covered.timers[0]?.delay, 500);
  covered.timers[0]?.callback();
  assert.deepEqual(covered.urls(), ['/a.js', '/b.js']);
});

test('no script is added before the document is complete', () => {
  const {urls, emit} = openPage();
  emit('visibilitychange');
  assert.deepEqual(urls(), []);
});

test('the fonts are preloaded unless the network is slow or the reader saves data', () => {
  assert.deepEqual(openPage().fonts, ['/f.woff2']);
  assert.deepEqual(openPage({connection: {rtt: 100}, delay: 900}).fonts, ['/f.woff2']);
  assert.deepEqual(openPage({delay: 101}).fonts, []);
  assert.deepEqual(openPage({connection: {rtt: 150}}).fonts, []);
  assert.deepEqual(openPage({connection: {saveData: true}}).fonts, []);
});
