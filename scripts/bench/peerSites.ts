// Builds the same pages with other site generators, in temporary folders.
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

export interface PeerPage {
  /** The last part of the URL. */
  slug: string;
  title: string;
  /** Plain Markdown without front matter and without a heading of level 1. */
  markdown: string;
}

/** A built site. */
export interface PeerSite {
  name: string;
  /** The folder of the project. */
  project: string;
  /** The folder with the built files. */
  directory: string;
  urlOf(slug: string): string;
}

/** The versions are exact, so that figures from different days can be compared. */
const DOCUSAURUS = {
  '@docusaurus/core': '3.10.2',
  '@docusaurus/preset-classic': '3.10.2',
  '@docusaurus/faster': '3.10.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
};
const STARLIGHT = {astro: '5.18.2', '@astrojs/starlight': '0.37.7', sharp: '0.34.5'};

/** The labels of tabs. Plain Markdown doesn't have tabs, so they're on a page of their own. */
const TABS = ['JavaScript', 'Java', 'Python'];
const codeOf = (label: string): string => `\`\`\`sh\necho "${label}"\n\`\`\``;

const frontMatter = (title: string): string => `---\ntitle: ${JSON.stringify(title)}\n---\n\n`;

/**
 * Writes a project into a temporary folder, and builds it.
 * @param files the text of each file, by its path
 * @param type the type of the project's modules; undefined for a project that doesn't set it
 * @returns the folder
 */
function buildProject(
  files: Readonly<Record<string, string>>,
  {dependencies, type, build}: {dependencies: object; type?: 'module'; build: readonly string[]},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'));
  const all = {
    ...files,
    'package.json': JSON.stringify({name: 'peer', version: '1.0.0', private: true, type, dependencies}),
  };
  for (const [path, text] of Object.entries(all)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const run = (...command: string[]): void => {
    execFileSync(command[0] ?? '', command.slice(1), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'},
    });
  };
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  run('npx', ...build);
  return folder;
}

/** Builds the pages, and a page with tabs, with Docusaurus's default configuration. */
export function buildDocusaurus(pages: readonly PeerPage[]): PeerSite {
  const docs = pages.map(({slug, title, markdown}) => [`docs/${slug}.md`, frontMatter(title) + markdown] as const);
  const tabs = TABS.map((label) => `<TabItem value="${label}">\n\n${codeOf(label)}\n\n</TabItem>`).join('\n');
  const folder = buildProject(
    {
      ...Object.fromEntries(docs),
      'docs/tabs.mdx': `${frontMatter('Tabs')}import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n${tabs}\n</Tabs>\n`,
      'docusaurus.config.js': `export default {
  title: 'Peer', url: 'https://peer.example', baseUrl: '/', onBrokenLinks: 'ignore',
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/docs'}, blog: false}]],
  themeConfig: {navbar: {title: 'Peer'}},
};
`,
    },
    {dependencies: DOCUSAURUS, build: ['docusaurus', 'build']},
  );
  return {name: 'Docusaurus', project: folder, directory: join(folder, 'build'), urlOf: (slug) => `/docs/${slug}/`};
}

/** Builds the pages, and a page with tabs, with Starlight's default configuration. */
export function buildStarlight(pages: readonly PeerPage[]): PeerSite {
  const content = 'src/content/docs/docs';
  const docs = pages.map(
    ({slug, title, markdown}) => [`${content}/${slug}.md`, frontMatter(title) + markdown] as const,
  );
  const tabs = TABS.map((label) => `<TabItem label="${label}">\n\n${codeOf(label)}\n\n</TabItem>`).join('\n');
  const folder = buildProject(
    {
      ...Object.fromEntries(docs),
      [`${content}/tabs.mdx`]: `${frontMatter('Tabs')}import {Tabs, TabItem} from '@astrojs/starlight/components';\n\n<Tabs>\n${tabs}\n</Tabs>\n`,
      'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
      'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://peer.example',
  integrations: [starlight({title: 'Peer', sidebar: [{label: 'Docs', autogenerate: {directory: 'docs'}}]})],
});
`,
    },
    {dependencies: STARLIGHT, type: 'module', build: ['astro', 'build']},
  );
  return {name: 'Starlight', project: folder, directory: join(folder, 'dist'), urlOf: (slug) => `/docs/${slug}/`};
}
