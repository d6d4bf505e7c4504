import purge from '@fullhuman/postcss-purgecss';
import type {Plugin} from '@docusaurus/types';
import {constantPropertiesPlugin} from './constantProperties';

/** The style sheet of Infima, which has classes for many components that the site doesn't have. */
const INFIMA = /[\\/]infima[\\/]/;

/** Everything that can contain the name of a class. */
const CONTENT = [
  'src/**/*.{ts,tsx,js,css}',
  '{docs,notices,versioned_docs}/**/*.mdx',
  'tests/fixtures/site/**/*.{mdx,tsx}',
  'docusaurus.config.ts',
  'node_modules/@docusaurus/{core,theme-*,plugin-content-*}/lib/**/*.{js,css}',
  'node_modules/docusaurus-theme-openapi-docs/lib/**/*.js',
];

/** Components of the theme that src/theme replaces, so their classes aren't used. */
const REPLACED = 'node_modules/@docusaurus/theme-classic/lib/theme/{Admonition,Details,DocVersionBanner}/**/*';

/** Each word can be the name of a class. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** A PostCSS plugin, as far as this plugin uses it. */
interface PostCssPlugin {
  OnceExit(root: StyleSheet, helpers: object): Promise<void>;
}

interface Declaration {
  prop: string;
  value: string;
  remove(): void;
}

interface StyleSheet {
  source?: {input: {file?: string}};
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/** Removes the custom properties that neither the style sheet itself nor anything else uses. */
function removeUnusedProperties(root: StyleSheet, usedElsewhere: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const used = new Set(usedElsewhere);
    root.walkDecls(({value}) => (value.match(/--[\w-]+/g) ?? []).forEach((name) => used.add(name)));
    root.walkDecls((declaration) => {
      if (!declaration.prop.startsWith('--') || used.has(declaration.prop)) return;
      declaration.remove();
      // The removed value may have been the only use of another property.
      removed = true;
    });
  }
}

/** Vendor-prefixed and legacy properties that PostCSS adds for browsers that the site's other styles don't support. */
const OUTDATED = /^(page-break-|-moz-column)/;

/**
 * Removes Infima's rules for unused classes and its unused custom properties, and replaces custom properties that never
 * change with their values. Also removes declarations for outdated browsers from all style sheets.
 */
export default function unusedStylesPlugin(): Plugin {
  return {
    name: 'unused-styles',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [constantPropertiesPlugin(currentBundler.instance)]};
    },
    configurePostCss(options) {
      const found = new Set<string>();
      const defaultExtractor = (text: string): string[] => {
        const all = words(text);
        for (const word of all) if (word.startsWith('--')) found.add(word);
        return all;
      };
      const settings = {content: CONTENT, skippedContentGlobs: [REPLACED], defaultExtractor};
      const {OnceExit} = purge(settings) as unknown as PostCssPlugin;
      options.plugins.push({
        postcssPlugin: 'unused-styles',
        OnceExit: async (root: StyleSheet, helpers: object) => {
          root.walkDecls((declaration) => {
            if (OUTDATED.test(declaration.prop)) declaration.remove();
          });
          if (!INFIMA.test(root.source?.input.file ?? '')) return;
          await OnceExit(root, helpers);
          removeUnusedProperties(root, found);
        },
      });
      return options;
    },
  };
}
