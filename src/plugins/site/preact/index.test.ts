import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import preactPlugin, {ALIASES, explain} from '.';

/** The aliases that the plugin adds to a bundle. */
function aliasesOf({isServer}: {isServer: boolean}): unknown {
  const {configureWebpack} = preactPlugin();
  assert.ok(configureWebpack !== undefined);
  type Configure = (config: object, isServer: boolean) => {resolve?: {alias: unknown}};
  return (configureWebpack as unknown as Configure)({}, isServer).resolve?.alias;
}

describe('preact', () => {
  let mode: string | undefined;
  beforeEach(() => {
    mode = process.env.NODE_ENV;
  });
  afterEach(() => {
    process.env.NODE_ENV = mode;
  });

  test("replaces React in browsers, but not in the build's rendering or in development", () => {
    process.env.NODE_ENV = 'production';
    assert.equal(aliasesOf({isServer: false}), ALIASES);
    assert.equal(aliasesOf({isServer: true}), undefined);
    process.env.NODE_ENV = 'development';
    assert.equal(aliasesOf({isServer: false}), undefined);
  });

  test('an error about a function that Preact lacks is explained with its file', () => {
    const message =
      "  × ESModulesLinkingError: export 'useOptimistic' (imported as 'useOptimistic') was not found in 'react' (possible exports: Children)";
    assert.equal(
      explain({message, moduleName: './src/pages/injected.tsx'}),
      'preact: ./src/pages/injected.tsx imports "useOptimistic" from "react", but browsers run Preact, which doesn\'t have it. Use another function of React.',
    );
    assert.equal(explain({message: "export 'links' (imported as 'links') was not found in './navigation'"}), undefined);
  });
});
