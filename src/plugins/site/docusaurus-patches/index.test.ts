import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import docusaurusPatchesPlugin from './index';
import {patches} from './patches';

const context = (locales: string[]) => ({i18n: {locales}}) as unknown as LoadContext;

describe('the patches', () => {
  for (const {name, module, apply} of patches) {
    if (typeof module !== 'string') continue;
    test(`${name} fails for a module in another format`, () =>
      assert.throws(
        () => apply('export default 1;', 'browser'),
        /expected the code ".*" exactly once in (?:@docusaurus|react-helmet-async)\//,
      ));
  }

  test('apply to the bundles that they name', () => {
    const modules = (isServer: boolean, mode: string): number => {
      const before = process.env.NODE_ENV;
      process.env.NODE_ENV = mode;
      try {
        const {configureWebpack} = docusaurusPatchesPlugin(context(['en']));
        const config = configureWebpack?.({}, isServer, undefined as never, undefined);
        return config?.module?.rules?.length ?? 0;
      } finally {
        process.env.NODE_ENV = before;
      }
    };
    const count = (bundle: 'server' | 'browser' | 'development') =>
      patches.filter(({bundles}) => bundles.includes(bundle)).length;
    assert.equal(modules(true, 'production'), count('server'));
    assert.equal(modules(false, 'production'), count('browser'));
    assert.equal(modules(false, 'development'), count('development'));
    assert.equal(count('browser'), patches.length);
  });
});

test('a site with another locale causes an error', () =>
  assert.throws(
    () => docusaurusPatchesPlugin(context(['en', 'de'])),
    /expected en to be the only locale, but found en, de/,
  ));
