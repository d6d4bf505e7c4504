import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Text of robots.txt: everything may be read, and the sitemap stands here. */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}

/** Writes robots.txt, which must name the sitemap's full address and so depends on the settings. */
export default function robotsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(join(outDir, 'robots.txt'), robotsText(siteConfig.url, siteConfig.baseUrl));
    },
  };
}
