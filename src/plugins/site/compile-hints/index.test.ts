import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import compileHintsPlugin from '.';

interface Options {
  banner: string;
  include: RegExp;
  stage: number;
}

/** The options of the comments that the plugin adds to a bundle. */
function bannersOf({isServer}: {isServer: boolean}): Options[] {
  class BannerPlugin {
    constructor(readonly options: Options) {}
  }
  const currentBundler = {instance: {BannerPlugin, Compilation: {PROCESS_ASSETS_STAGE_REPORT: 5000}}};
  const {configureWebpack} = compileHintsPlugin();
  assert.ok(configureWebpack !== undefined);
  type Configure = (config: object, isServer: boolean, utilities: object) => {plugins?: BannerPlugin[]};
  const {plugins = []} = (configureWebpack as unknown as Configure)({}, isServer, {currentBundler});
  return plugins.map(({options}) => options);
}

describe('compile-hints', () => {
  let mode: string | undefined;
  beforeEach(() => {
    mode = process.env.NODE_ENV;
  });
  afterEach(() => {
    process.env.NODE_ENV = mode;
  });

  test('the first scripts get the comment after they have been minified, and others do not', () => {
    process.env.NODE_ENV = 'production';
    const [options, ...others] = bannersOf({isServer: false});
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
    process.env.NODE_ENV = 'production';
    assert.deepEqual(bannersOf({isServer: true}), []);
    process.env.NODE_ENV = 'development';
    assert.deepEqual(bannersOf({isServer: false}), []);
  });
});
