// A small copy of the site for builds that test the configuration instead of the content. It has only the pages that
// every page links to, with one sentence each. Configuration, plugins, theme, components, and data are the real ones.
// The `build` check builds the rest.
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, sep} from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';
import {sections} from '../../src/data/sections';
import {footerLinks, navbarItems} from '../../src/data/navigation';
import * as redirectData from '../../src/data/redirects';
import {docPath} from '../../src/site/contentFiles';
import {PROOFS_PATH} from '../../src/site/referenceUrls';
import {RESULTS as COMPARISON_RESULTS} from '../../src/plugins/site/labs/comparisonData';
import {regionsOf} from '../../src/plugins/shared/code-blocks/region';
import {references} from '../../src/plugins/site/openapi-pages/references';
import {copySite} from './copy';

/** The page in which defects are injected, and the sample that it quotes. */
export const PAGE = 'docs/docs/pact.mdx';
export const SAMPLE = 'samples/first-contract';

/** The build inputs that differ from the site's. Folders end with a slash. */
export const REDUCED = [
  'docs/',
  'notices/',
  'samples/',
  'versioned_docs/',
  'versioned_sidebars/',
  'sidebars.ts',
  'src/data/redirects.ts',
] as const;

const BODY = 'A small page.\n';
const NOTICE = 'A small notice.\n\n{/* truncate */}\n\nIts end.\n';

/** What the small site keeps. */
export interface Kept {
  /** A pattern for the names of the notices to keep. By default, only the latest notice is kept. */
  notices?: RegExp;
}

/** The content of the small site. */
export interface SmallSite {
  /** The URLs of the pages of the current version. */
  pages: string[];
  notices: string[];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The front matter of a page, including its delimiters. @throws Error if the page has none */
export function frontMatterOf(file: string, text: string): string {
  const found = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(text)?.[0];
  if (found === undefined)
    throw new Error(
      `${file} has no front matter. Add it: tests/builds/smallSite.ts keeps the front matter of each page and replaces the content.`,
    );
  return found;
}

/**
 * Keeps the front matter and headings of a page, because other pages link to them, and adds one sentence below each.
 */
export function reducePage(file: string, text: string): string {
  const frontMatter = frontMatterOf(file, text);
  const prose = text.slice(frontMatter.length).replace(/^(`{3,})[\s\S]*?^\1\s*$/gm, '');
  const title = /^hide_title: true$/m.test(frontMatter) ? ['# A page'] : [];
  const headings = [...title, ...(prose.match(/^#{2,6} .*$/gm) ?? [])];
  return [frontMatter, BODY, ...headings.map((heading) => `${heading}\n\n${BODY}`)].join('\n');
}

/**
 * The URLs of docs that every page may link to: in the navigation bar, the footer, code block labels, the API
 * reference, and the content without JavaScript.
 */
export function linkedFromElsewhere(): string[] {
  const items: object[] = [...navbarItems, ...footerLinks.flatMap((column): object[] => column.items), ...sections];
  const urls = [
    PROOFS_PATH,
    ...references.flatMap(({related}) => related.map(({href}) => href)),
    ...items.flatMap((item) => ('to' in item && typeof item.to === 'string' ? [item.to] : [])),
  ];
  return [...new Set(urls.map((url) => url.replace(/[?#].*$/, '')))]
    .filter((url) => !/^\/(notices|oas|search)(\/|$)/.test(url))
    .sort();
}

/**
 * Reduces each sidebar to the docs that are kept, the categories that contain one of them, and links to other sites.
 * @param kept ids of docs
 * @throws Error with the name of a sidebar that would be empty
 */
export function reduceSidebars(complete: SidebarsConfig, kept: ReadonlySet<string>): Record<string, unknown[]> {
  const reduce = (items: readonly unknown[]): unknown[] =>
    items.flatMap((item): unknown[] => {
      if (typeof item === 'string') return kept.has(item) ? [item] : [];
      const {link, ...entry} = item as {
        type: string;
        id?: string;
        href?: string;
        link?: {id?: string};
        items?: unknown[];
      };
      if (entry.type === 'doc') return kept.has(entry.id ?? '') ? [entry] : [];
      // The small site might not have the page.
      if (entry.type === 'link' && entry.href?.startsWith('/')) return [];
      if (entry.type !== 'category') return [entry];
      const items = reduce(entry.items ?? []);
      const keepsLink = link?.id !== undefined && kept.has(link.id);
      if (items.length === 0) return keepsLink ? [link.id] : [];
      return [{...entry, ...(keepsLink && {link}), items}];
    });
  const names = Object.keys(complete);
  return Object.fromEntries(
    Object.entries(complete).flatMap(([name, items]) => {
      const left = Array.isArray(items) ? reduce(items) : [];
      // `docs-fix` belongs to the item of the navigation bar that needs the sidebar `docs`.
      if (left.length === 0 && names.some((other) => name.startsWith(`${other}-`))) return [];
      if (left.length === 0)
        throw new Error(
          `The sidebar "${name}" of sidebars.ts contains none of the docs ${[...kept].join(', ')}. Add one of its docs to the small site in tests/builds/smallSite.ts.`,
        );
      return [[name, left] as const];
    }),
  );
}

/**
 * Keeps the pages at the given URLs, with one sentence as their content.
 *
 * @returns the IDs of the docs
 * @throws Error with a URL that has no page
 */
function reducePages(root: string, urls: readonly string[]): string[] {
  const files = filesBelow(join(root, 'docs')).filter(
    (file) => /\.mdx?$/.test(file) && !basename(file).startsWith('_'),
  );
  const fileByUrl = new Map(files.map((file) => [docPath(file.slice(join(root, sep).length)), file]));
  const pages = urls.map((url) => {
    const file = fileByUrl.get(url);
    if (file === undefined)
      throw new Error(
        `The small site needs the page ${url}, but docs/ has no page with that URL. Correct the link in src/data/ or the list in tests/builds/smallSite.ts.`,
      );
    return {file, text: reducePage(file, readFileSync(file, 'utf8'))};
  });
  const imports = importsOf(files.map((file) => readFileSync(file, 'utf8')));
  for (const file of filesBelow(join(root, 'docs'))) rmSync(file);
  for (const {file, text} of pages) writeFileSync(file, text);
  // All imports of the complete site are compiled and split into bundles in the same way.
  writeFileSync(
    join(root, 'docs/docs/imports.mdx'),
    `---\ntitle: Imports\ndescription: The imports of all pages of the complete site, so that the small one is bundled in the same way.\nkind: reference\naudience: [writer]\nedition: [cloud]\n---\n\n${imports}\n\n${BODY}`,
  );
  return pages.map(({file}) =>
    file
      .slice(join(root, 'docs', sep).length)
      .split(sep)
      .join('/')
      .replace(/\.mdx?$/, ''),
  );
}

/** The source of a module that uses everything that pages import. @throws Error if they import nothing */
export function importsOf(pages: readonly string[]): string {
  const sources = new Set(
    pages.flatMap((page) =>
      [...page.matchAll(/^import\b.*?from\s+['"](@site\/src\/[^'"]+)['"]/gm)].map(([, source = '']) => source),
    ),
  );
  if (sources.size === 0)
    throw new Error(
      'Expected pages that import code from @site/src, but found none. Update the pattern in tests/builds/smallSite.ts.',
    );
  const lines = [...sources].sort().map((source, index) => `import * as part${index} from '${source}';`);
  return `${lines.join('\n')}\n\nexport const parts = [${lines.map((_, index) => `part${index}`).join(', ')}];`;
}

/**
 * Keeps one sample and the results that the comparison lab shows, and makes the page quote all regions of the sample.
 * @throws Error if it has no regions
 */
function reduceSamples(root: string): void {
  const results = readFileSync(join(root, COMPARISON_RESULTS), 'utf8');
  for (const name of readdirSync(join(root, 'samples')))
    if (name !== basename(SAMPLE)) rmSync(join(root, 'samples', name), {recursive: true});
  mkdirSync(dirname(join(root, COMPARISON_RESULTS)));
  writeFileSync(join(root, COMPARISON_RESULTS), results);
  if (!existsSync(join(root, SAMPLE)))
    throw new Error(`${SAMPLE} doesn't exist. Choose another sample in tests/builds/smallSite.ts.`);
  const codeBlocks = filesBelow(join(root, SAMPLE))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      regionsOf(readFileSync(file, 'utf8')).map(
        ({id}) => `\`\`\`js file=${file.slice(join(root, sep).length).split(sep).join('/')}#${id}\n\`\`\`\n`,
      ),
    );
  if (codeBlocks.length === 0)
    throw new Error(`No file of ${SAMPLE} has a region. Choose another sample in tests/builds/smallSite.ts.`);
  const page = join(root, PAGE);
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n${codeBlocks.join('\n')}`);
}

function reduceNotices(root: string, kept: RegExp | undefined): string[] {
  const folder = join(root, 'notices');
  const notices = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.mdx?$/.test(name))
    .sort();
  const left = kept === undefined ? notices.slice(-1) : notices.filter((name) => kept.test(name));
  if (left.length === 0)
    throw new Error(
      `Expected at least one notice${kept === undefined ? '' : ` whose name matches ${String(kept)}`}, but found none among ` +
        `${notices.length}. Correct the pattern in tests/builds/smallSite.ts or its caller.`,
    );
  for (const name of notices) {
    const file = join(folder, name);
    if (left.includes(name)) writeFileSync(file, `${frontMatterOf(name, readFileSync(file, 'utf8'))}\n${NOTICE}`);
    else rmSync(file);
  }
  return left;
}

const ARCHIVED = 'versioned_docs/version-1.x';
const ARCHIVED_SIDEBARS = 'versioned_sidebars/version-1.x-sidebars.json';
/** The IDs of the archived pages to keep: the start page, and one page for each sidebar. */
const ARCHIVED_IDS: ReadonlySet<string> = new Set(['index', 'docs/pact', 'docs/on-premises/index']);

/** Keeps a few pages of the archived version, without their content. @throws Error if one of them doesn't exist */
function reduceArchived(root: string): void {
  const files = filesBelow(join(root, ARCHIVED));
  const kept = files.filter((file) =>
    ARCHIVED_IDS.has(
      file
        .slice(join(root, ARCHIVED, sep).length)
        .split(sep)
        .join('/')
        .replace(/\.mdx?$/, ''),
    ),
  );
  if (kept.length !== ARCHIVED_IDS.size)
    throw new Error(
      `Expected the pages ${[...ARCHIVED_IDS].join(', ')} in ${ARCHIVED}, but found ${kept.length} of them. Choose other pages in tests/builds/smallSite.ts.`,
    );
  for (const file of files) {
    if (kept.includes(file)) writeFileSync(file, frontMatterOf(file, readFileSync(file, 'utf8')));
    else rmSync(file);
  }
  const complete = JSON.parse(readFileSync(join(root, ARCHIVED_SIDEBARS), 'utf8')) as SidebarsConfig;
  writeFileSync(join(root, ARCHIVED_SIDEBARS), JSON.stringify(reduceSidebars(complete, ARCHIVED_IDS)));
}

/** @throws Error if no redirect leads to a page of the small site */
function reduceRedirects(root: string, pages: readonly string[]): void {
  const {redirects, ...others} = redirectData;
  const left = redirects.filter(({to}) => pages.includes(to));
  if (left.length === 0 || Object.keys(others).length > 0)
    throw new Error(
      `Expected src/data/redirects.ts to export only redirects, and at least one to ${pages.join(', ')}. Update tests/builds/smallSite.ts.`,
    );
  writeFileSync(
    join(root, 'src/data/redirects.ts'),
    `export interface Redirect {\n  from: string;\n  to: string;\n}\n\nexport const redirects: readonly Redirect[] = ${JSON.stringify(left, null, 2)};\n`,
  );
}

/**
 * Copies the site's inputs to an empty folder and reduces them to a small site.
 * @param target the folder of the copy; removed first if it exists
 * @throws Error if a part of the small site is missing
 */
export function copySmallSite(source: string, target: string, {notices}: Kept = {}): SmallSite {
  copySite(source, target);
  const pages = [...new Set([...linkedFromElsewhere(), docPath(PAGE.split('/').join(sep))])].sort();
  const ids = reducePages(target, pages);
  reduceSamples(target);
  reduceArchived(target);
  reduceRedirects(target, pages);
  writeFileSync(
    join(target, 'sidebars.ts'),
    `export default ${JSON.stringify(reduceSidebars(sidebars, new Set(ids)), null, 2)};\n`,
  );
  return {pages, notices: reduceNotices(target, notices)};
}
