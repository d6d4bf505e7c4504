import assert from 'node:assert/strict';
import {test} from 'node:test';
import {bundlerConfig} from '../../shared/testing/bundlerConfig';
import preactPlugin, {ALIASES, explain} from '.';

/** The aliases that the plugin adds to a bundle. */
const aliasesOf = (isServer: boolean, mode: 'development' | 'production'): unknown =>
  bundlerConfig<{resolve: {alias: unknown}}>(preactPlugin(), {isServer, mode}).resolve?.alias;

test("replaces React in browsers, but not in the build's rendering or in development", () => {
  assert.equal(aliasesOf(false, 'production'), ALIASES);
  assert.equal(aliasesOf(true, 'production'), undefined);
  assert.equal(aliasesOf(false, 'development'), undefined);
});

test('an error about a function that Preact lacks is explained with its file', () => {
  const message =
    "  × ESModulesLinkingError: export 'useOptimistic' (imported as 'useOptimistic') was not found in 'react' (possible exports: Children)";
  assert.equal(
    explain({message, moduleName: './src/pages/injected.tsx'}),
    'preact: ./src/pages/injected.tsx imports "useOptimistic" from "react", but browsers run Preact, which doesn\'t have it. Use a different React function.',
  );
  assert.equal(explain({message: "export 'links' (imported as 'links') was not found in './navigation'"}), undefined);
});
