import assert from 'node:assert/strict';
import type {Plugin} from '@docusaurus/types';

interface Bundle {
  isServer: boolean;
  mode: 'development' | 'production';
  /** What Docusaurus passes to plugins as `currentBundler.instance`. */
  bundler?: object;
}

/** What a plugin adds to the bundler's configuration. The caller knows the type. */
export function bundlerConfig<Config>(
  {configureWebpack}: Plugin,
  {isServer, mode, bundler = {}}: Bundle,
): Partial<Config> {
  assert.ok(configureWebpack !== undefined);
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = mode;
  try {
    type Configure = (config: object, isServer: boolean, utilities: object) => Partial<Config>;
    return (configureWebpack as unknown as Configure)({}, isServer, {currentBundler: {instance: bundler}});
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
