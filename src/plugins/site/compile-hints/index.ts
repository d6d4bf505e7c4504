import type {Plugin} from '@docusaurus/types';

/**
 * Makes browsers compile all functions of a script as soon as it's downloaded. By default, browsers compile each
 * function when it's first called, so the tasks during which the page can't respond to input take longer. The comment
 * must be at the start of the file. Browsers that don't support it ignore it.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** The scripts that pages load first and use most functions of. Other scripts contain data or load later. */
const FIRST_SCRIPTS =
  /^assets\/js\/(?:docs|main|runtime~main|vendors-node_modules_docusaurus_theme-classic[^/]*)\.[^/]*\.js$/;

/** Makes browsers compile the first scripts of a page before they run them. */
export default function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        plugins: [
          new BannerPlugin({
            banner: HINT,
            raw: true,
            include: FIRST_SCRIPTS,
            // After the scripts are minified, because comments are removed then.
            stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
          }),
        ],
      };
    },
  };
}
