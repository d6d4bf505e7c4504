import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {addScripts, scriptsOf, type Manifest} from './pageScripts';

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
  test('are those of its chunks and of the chunks that they need, without duplicates', () =>
    assert.deepEqual(scriptsOf(['a', 'b', 'main'], MANIFEST, ['/assets/js/main.js', '/assets/js/runtime~main.js']), [
      '/assets/js/vendors.js',
      '/assets/js/a.js',
      '/assets/js/b.js',
    ]));
  test('come before the script of the bundler’s runtime', () => {
    assert.equal(
      addScripts(page(RUNTIME), ['/x.js', '/y.js'], '/p'),
      page(`<script src="/x.js" defer></script><script src="/y.js" defer></script>${RUNTIME}`),
    );
    assert.match(
      addScripts(page('<script src="/preview/assets/js/runtime~main.0c.js" defer="defer"></script>'), ['/x.js'], '/p'),
      /src="\/x\.js" defer><\/script><script src="\/preview/,
    );
  });
  test('cause an error for a page without a runtime script', () =>
    assert.throws(
      () => addScripts(page(''), [], '/p'),
      /expected one script element for runtime~main\.\*\.js in \/p, but found 0\./,
    ));
});
