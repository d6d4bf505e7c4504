import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {rootFile} from '../../../search/parts.ts';

/**
 * Serves the search index of the last build in the development server, which builds no pages. The index of a build is
 * written by the finish-pages plugin, which reads the pages.
 */
export default function searchIndexPlugin({outDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      const hasIndex = existsSync(join(outDir, rootFile(i18n.currentLocale)));
      if (isServer || process.env.NODE_ENV !== 'development' || !hasIndex) return {};
      // Serve files only under their full name, so that pages of the last build don't replace the pages being written.
      const lastBuild = {
        directory: outDir,
        publicPath: baseUrl,
        watch: false,
        serveIndex: false,
        staticOptions: {index: false, redirect: false},
      };
      return {devServer: {static: [lastBuild]}} as object;
    },
  };
}
