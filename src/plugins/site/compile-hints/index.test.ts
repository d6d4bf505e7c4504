import assert from 'node:assert/strict';
import {test} from 'node:test';
import {bundlerConfig} from '../../shared/testing/bundlerConfig';
import compileHintsPlugin from '.';

interface Options {
  banner: string;
  include: RegExp;
  stage: number;
}

class BannerPlugin {
  constructor(readonly options: Options) {}
}
const bundler = {BannerPlugin, Compilation: {PROCESS_ASSETS_STAGE_REPORT: 5000}};

/** The options for the comments that the plugin adds to a bundle. */
function bannersOf(isServer: boolean, mode: 'development' | 'production'): Options[] {
  const {plugins = []} = bundlerConfig<{plugins: BannerPlugin[]}>(compileHintsPlugin(), {isServer, mode, bundler});
  return plugins.map(({options}) => options);
}

test('the first scripts get the comment after they have been minified, and others do not', () => {
  const [options, ...others] = bannersOf(false, 'production');
  assert.ok(options !== undefined);
  assert.deepEqual(others, []);
  assert.equal(options.banner, '//# allFunctionsCalledOnLoad');
  assert.equal(options.stage, 5000);
  for (const name of [
    'main.0123abcd',
    'docs.0123abcd',
    'runtime~main.0123abcd',
    'vendors-node_modules_docusaurus_theme-classic_lib_theme_BlogPostPage_index_js.0123abcd',
  ])
    assert.match(`assets/js/${name}.js`, options.include);
  for (const name of ['routes-docs.0123abcd', 'codeEditor.0123abcd', '1b0acff8.0123abcd'])
    assert.doesNotMatch(`assets/js/${name}.js`, options.include);
});

test("the build's rendering and development mode have no such comments", () => {
  assert.deepEqual(bannersOf(true, 'production'), []);
  assert.deepEqual(bannersOf(false, 'development'), []);
});
