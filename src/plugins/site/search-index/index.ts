import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MANIFEST_FILE} from '../../../search/schema.ts';

/**
 * Serves the search index of the last build in the development server, which builds no pages. The index of a build is
 * written by the finish-pages plugin, which reads the pages.
 */
export default function searchIndexPlugin({outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development' || !existsSync(join(outDir, MANIFEST_FILE))) return {};
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
