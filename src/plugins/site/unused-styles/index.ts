import purge from '@fullhuman/postcss-purgecss';
import type {Plugin} from '@docusaurus/types';

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

/** Each word can be the name of a class. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** A PostCSS plugin, as far as this plugin uses it. */
interface PostCssPlugin {
  OnceExit(root: {source?: {input: {file?: string}}}, helpers: object): Promise<void>;
}

/** Removes the rules of Infima for classes that nothing uses. */
export default function unusedStylesPlugin(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      const {OnceExit} = purge({content: CONTENT, defaultExtractor: words}) as unknown as PostCssPlugin;
      options.plugins.push({
        postcssPlugin: 'unused-styles',
        OnceExit: async (root: Parameters<typeof OnceExit>[0], helpers: object) => {
          if (INFIMA.test(root.source?.input.file ?? '')) await OnceExit(root, helpers);
        },
      });
      return options;
    },
  };
}
