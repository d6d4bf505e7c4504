import assert from 'node:assert/strict';
import {test} from 'node:test';
import docsClientUtils from './docsClientUtils';
import {installedSource, runModule} from './testing/runModule';

interface Exports {
  getActivePlugin(data: object, path: string): {pluginId: string};
}

const imports = {
  '@docusaurus/router': {matchPath: (path: string, {path: prefix}: {path: string}) => path.startsWith(prefix)},
};
const DATA = {default: {path: '/'}, reference: {path: '/oas'}, other: {path: '/oas/x'}};

test('the plugin of a page is the same as without the patch, and no collation tables are needed', () => {
  const source = installedSource(docsClientUtils.module);
  const original = runModule<Exports>(source, {imports});
  const patched = runModule<Exports>(docsClientUtils.apply(source), {
    imports,
    setup: 'String.prototype.localeCompare = () => { throw new Error("localeCompare"); };',
  });
  for (const [path, pluginId] of [
    ['/docs/pact', 'default'],
    ['/oas/products', 'reference'],
    ['/oas/x/y', 'other'],
  ] as const) {
    assert.equal(original.getActivePlugin(DATA, path).pluginId, pluginId);
    assert.equal(patched.getActivePlugin(DATA, path).pluginId, pluginId);
  }
});
