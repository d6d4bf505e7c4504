// Patches the CommonJS modules of all Docusaurus packages that import tslib. They import the entire package, so the
// bundle gets all of its helpers. With the patch, a module requires each helper by name, and the bundler drops the
// others. There's no upstream issue for this.
import {ALL_BUNDLES, type ModulePatch} from './modulePatch';

const REQUIRE = /^(?:const|var) (\w+) = require\("tslib"\);$/m;

export default {
  module: /[\\/]@docusaurus[\\/].*\.js$/,
  bundles: ALL_BUNDLES,
  apply(source) {
    const name = REQUIRE.exec(source)?.[1];
    if (name === undefined) return source;
    const use = new RegExp(`\\b${name}\\b`);
    const named = source.replace(REQUIRE, '').replace(new RegExp(`${use.source}\\.`, 'g'), 'require("tslib").');
    if (use.test(named))
      throw new Error(
        `docusaurus-patches: expected a module of Docusaurus to use tslib as ${name}.<helper> only, but one uses ` +
          `${name} in another way. Update src/plugins/site/docusaurus-patches/tslibImports.ts.`,
      );
    return named;
  },
} satisfies ModulePatch;
