import assert from 'node:assert/strict';
import {test} from 'node:test';
import React, {type Context} from 'react';
import docusaurusContext from './docusaurusContext';
import {runPatched} from './testing/runModule';

test('the context has the version of Docusaurus, but not those of plugins', () => {
  const generated = (value: object) => ({default: value});
  let value = '';
  runPatched<{Context: Context<unknown>}>(docusaurusContext, {
    bundle: 'browser',
    imports: {
      react: {default: {...React, createContext: (initial: unknown) => (value = JSON.stringify(initial))}},
      '@generated/docusaurus.config': generated({title: 'Documentation'}),
      '@generated/globalData': generated({plugin: {}}),
      '@generated/i18n': generated({defaultLocale: 'en'}),
      '@generated/codeTranslations': generated({}),
      '@generated/site-metadata': generated({
        docusaurusVersion: '3.10.2',
        siteVersion: '1.0.0',
        pluginVersions: {'docusaurus-plugin-x': {type: 'package', name: 'x', version: '1.0.0'}},
      }),
    },
  });
  assert.deepEqual(JSON.parse(value), {
    siteConfig: {title: 'Documentation'},
    siteMetadata: {docusaurusVersion: '3.10.2', pluginVersions: {}},
    globalData: {plugin: {}},
    i18n: {defaultLocale: 'en'},
    codeTranslations: {},
  });
});
