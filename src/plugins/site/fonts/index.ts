import type {Plugin} from '@docusaurus/types';

/** The part of a bundler's rule that the plugin reads and changes. */
interface Rule {
  test?: unknown;
  use?: unknown;
  type?: string;
  generator?: object;
}

/** The folder of the fonts in the build. */
const FOLDER = 'assets/fonts';

/**
 * Makes the build write all fonts to files. By default, Docusaurus adds small fonts to the style sheet, which would
 * then be larger on every page, and the content security policy doesn't allow such fonts.
 *
 * Pages don't have links that preload the fonts: on a slow network, they would delay the first paint by half a second.
 * On faster networks, the plugin scripts-after-paint preloads the fonts.
 */
export default function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    configureWebpack({module}) {
      const rules = (module?.rules ?? []) as Rule[];
      const rule = rules.find(({test}) => test instanceof RegExp && test.test('font.woff2'));
      if (rule === undefined)
        throw new Error(
          'Expected a rule for fonts in the configuration of the bundler, but found none. Find out how Docusaurus ' +
            'bundles fonts now, and update src/plugins/site/fonts.',
        );
      delete rule.use;
      rule.type = 'asset/resource';
      rule.generator = {filename: `${FOLDER}/[name]-[contenthash:8][ext]`};
      return {};
    },
  };
}
