import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderDigest} from '../../shared/folderDigest';
import type {Bundle, ModulePatch} from './modulePatch';
import {patches} from './patches';

/** A pattern for the paths of the modules that a patch applies to. */
const pathPattern = ({module}: ModulePatch): RegExp =>
  module instanceof RegExp
    ? module
    : new RegExp(`[\\\\/]node_modules[\\\\/]${module.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);

/**
 * Changes modules of Docusaurus while they're bundled, where Docusaurus has neither a setting nor a component to
 * swizzle. Each patch is in a separate file, which gives the reason for it. The build fails if a patch no longer
 * matches its module.
 */
export default function docusaurusPatchesPlugin({i18n: {locales}}: LoadContext): Plugin {
  if (locales.some((locale) => locale !== 'en'))
    throw new Error(
      `docusaurus-patches: expected en to be the only locale, but found ${locales.join(', ')}. The patch in ` +
        'src/plugins/site/docusaurus-patches/IntlUtils.ts formats all dates in English. Remove it from patches.ts.',
    );
  return {
    name: 'docusaurus-patches',
    configureWebpack(_config, isServer) {
      const bundle: Bundle = isServer ? 'server' : process.env.NODE_ENV === 'production' ? 'browser' : 'development';
      const digest = folderDigest(__dirname);
      return {
        module: {
          rules: patches
            .filter(({bundles}) => bundles.includes(bundle))
            .map((patch) => ({
              test: pathPattern(patch),
              enforce: 'pre' as const,
              use: [{loader: join(__dirname, 'loader.cjs'), options: {file: patch.file, bundle, digest}}],
            })),
        },
      };
    },
  };
}
