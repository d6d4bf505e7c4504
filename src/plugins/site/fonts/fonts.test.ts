import assert from 'node:assert/strict';
import {test} from 'node:test';
import fontsPlugin from './index';

type Configure = (config: object) => object;
const configure = (config: object): object => (fontsPlugin().configureWebpack as unknown as Configure)(config);

test('fonts become files', () => {
  const rule = {test: /\.woff2$/, use: ['url-loader']};
  configure({module: {rules: [{test: /\.css$/}, rule]}});
  assert.deepEqual(rule, {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: {filename: 'assets/fonts/[name]-[contenthash:8][ext]'},
  });
});

test('a configuration without a rule for fonts stops the build', () =>
  assert.throws(() => configure({module: {rules: [{test: /\.css$/}]}}), /Expected a rule for fonts/));
