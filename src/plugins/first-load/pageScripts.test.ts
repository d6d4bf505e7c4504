import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {nameScripts, scriptsOf, type Manifest} from './pageScripts';

const js = (name: string) => ({js: [{publicPath: `/assets/js/${name}.js`}]});
const MANIFEST: Manifest = {
  origins: {main: ['runtime~main', 'styles', 'main'], a: ['styles', 'vendors', 'a'], b: ['vendors', 'b']},
  assets: {
    'runtime~main': js('runtime~main'),
    main: js('main'),
    a: js('a'),
    b: js('b'),
    vendors: js('vendors'),
    styles: {},
  },
};
const page = (runtime: string) =>
  `<link rel=stylesheet href=/assets/css/styles.0a.css />${runtime}<script src=/assets/js/main.0b.js defer></script>`;
const RUNTIME = '<script src=/assets/js/runtime~main.0c.js defer></script>';

describe('the scripts of a page', () => {
  test('are those of its chunks and of what they need, each once', () =>
    assert.deepEqual(scriptsOf(['a', 'b', 'main'], MANIFEST, ['/assets/js/main.js', '/assets/js/runtime~main.js']), [
      '/assets/js/vendors.js',
      '/assets/js/a.js',
      '/assets/js/b.js',
    ]));
  test('stand before the bundler’s own', () => {
    assert.equal(
      nameScripts(page(RUNTIME), ['/x.js', '/y.js'], '/p'),
      page(`<script src="/x.js" defer></script><script src="/y.js" defer></script>${RUNTIME}`),
    );
    assert.match(
      nameScripts(page('<script src="/preview/assets/js/runtime~main.0c.js" defer="defer"></script>'), ['/x.js'], '/p'),
      /src="\/x\.js" defer><\/script><script src="\/preview/,
    );
  });
  test('are not lost on a page in another form', () =>
    assert.throws(() => nameScripts(page(''), [], '/p'), /\/p names runtime~main\.\*\.js 0 times in place of once/));
});
