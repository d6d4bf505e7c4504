// Patches core/lib/client/docusaurusContext.js, which gives components the site's configuration and metadata. - The
// metadata contains the name, the version, and the path of each plugin, which only Docusaurus's debug pages show, but
// every page loads it. The bundler leaves out the properties of a JSON file that no module reads. Upstream: no issue.
import {replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/core/lib/client/docusaurusContext.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    replaceOnce(module, source, [
      [
        '    siteMetadata,\n',
        '    siteMetadata: {docusaurusVersion: siteMetadata.docusaurusVersion, pluginVersions: {}},\n',
      ],
    ]),
} satisfies ModulePatch;
