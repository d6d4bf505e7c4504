// Patches core/lib/client/BaseUrlIssueBanner/index.js, which adds a banner to the home page if neither scripts nor
// style sheets load. Its text can't be configured. - Readers see the banner, and the name Docusaurus means nothing to
// them. The server writes the banner into the HTML. - The browser never renders the banner, but loads its code with
// every page. Upstream: https://github.com/facebook/docusaurus/issues/4028
import {replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

/** Hides the banner if style sheets load. */
const STYLES = "import './styles.module.css';";

export default {
  module,
  bundles: ['server', 'browser'],
  apply(source, bundle) {
    const reworded = replaceOnce(module, source, [
      ['Your Docusaurus site did not load properly.', 'Your site did not load properly.'],
      ['{!ExecutionEnvironment.canUseDOM && (', '{!ExecutionEnvironment.canUseDOM && ('],
      [STYLES, STYLES],
    ]);
    return bundle === 'server' ? reworded : `${STYLES}\nexport default () => null;\n`;
  },
} satisfies ModulePatch;
