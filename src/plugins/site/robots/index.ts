import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The content of robots.txt, which allows everything and contains the URL of the sitemap. */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}

/** Writes robots.txt. It can't be a static file, because the complete URL of the sitemap depends on the settings. */
export default function robotsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(join(outDir, 'robots.txt'), robotsText(siteConfig.url, siteConfig.baseUrl));
    },
  };
}
