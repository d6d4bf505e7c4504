import assert from 'node:assert/strict';
import {test} from 'node:test';
import {bytesByPackage, packageOf} from './moduleSizes';

for (const [identifier, name] of [
  ['/site/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/site/loader.cjs??a!/site/node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
  ['javascript/esm|/site/node_modules/tslib/tslib.es6.mjs|', 'tslib'],
  ['/site/node_modules/a/node_modules/b/index.js', 'b'],
  ['json|/site/.docusaurus/globalData.json', '.docusaurus/globalData.json'],
  ['/site/src/components/Search/Provider.tsx', 'src/components/Search'],
  ['/site/src/site/settings.ts', 'src/site'],
  ['webpack/runtime/x', 'the bundler'],
] as const) {
  test(`${identifier} belongs to ${name}`, () => assert.equal(packageOf(identifier), name));
}

test('bytesByPackage adds up bytes by package, largest first', () => {
  const modules = [
    {identifier: '/s/node_modules/a/1.js', size: 2},
    {identifier: '/s/node_modules/b/1.js', size: 4},
    {identifier: '/s/node_modules/a/2.js', size: 3},
  ];
  assert.deepEqual(bytesByPackage(modules), [
    ['a', 5],
    ['b', 4],
  ]);
});
