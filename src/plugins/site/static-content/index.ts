import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ComponentCheck} from './componentCheck';

const COMPONENT = join(__dirname, '../../../components/StaticContent');

/**
 * Keeps the content of the first page as the server rendered it: the browser neither downloads nor hydrates it, except
 * for the islands in it. `src/components/StaticContent` runs in the browser. The build stops if content has a component
 * that needs hydration and isn't an island.
 */
export default function staticContentPlugin({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'static-content',
    getClientModules: () => [join(__dirname, 'client.ts')],
    configureWebpack(_config, isServer) {
      // The development server renders all pages in the browser.
      const isStatic = isServer || process.env.NODE_ENV !== 'production';
      return {
        resolve: {
          // An absolute path, because the bundler replaces `@site` first.
          alias: isStatic ? {[`${join(COMPONENT, 'mdx')}$`]: join(COMPONENT, 'mdx.server.ts')} : {},
        },
        plugins: isServer ? [new ComponentCheck(siteDir)] : [],
      };
    },
  };
}
