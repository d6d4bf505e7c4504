// Adds up the compressed scripts and style sheets that a browser loads for each built page, and compares them with a
// limit.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {readSettings} from '../../src/site/settings';
import {listPageFiles} from '../../src/site/builtPages';

/** What the HTML of a page makes a browser load. */
export interface Loads {
  /** URL paths. */
  scripts: string[];
  /** URL paths. */
  sheets: string[];
  /** Problems that don't depend on the size of the files. */
  problems: string[];
}

/** The size limits of some pages. */
export interface Limit {
  /** A pattern for the paths of the pages. */
  pages: RegExp;
  /** Bytes after Brotli compression. */
  js: number;
  /** Bytes after Brotli compression. */
  css: number;
  /** Why these pages may be larger than others. */
  reason?: string;
}

const KB = 1000;

/** The limit for all fonts together, in bytes. It may only decrease. */
const FONTS_LIMIT = 59 * KB;

/** The first entry that matches a page applies to it. The limits may only decrease, and a new entry needs a reason. */
export const LIMITS: readonly Limit[] = [
  {
    pages: /^\/notices(?:\/page\/\d+|\/tags\/[^/]+(?:\/page\/\d+)?)?$/,
    js: 101 * KB,
    css: 18.3 * KB,
    reason: 'A list shows the beginnings of 25 notices, and each of them has its own script.',
  },
  {pages: /./, js: 79 * KB, css: 18.3 * KB},
];

/** Values of `rel` for which a browser loads the link's target. It doesn't load others, such as the canonical URL. */
const LOADED_LINKS = [
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'manifest',
];

/**
 * Finds what the HTML of a page makes a browser load.
 *
 * @param origin the site's origin. Loading something from another origin is a problem.
 */
export function loadsOf(html: string, origin: string): Loads {
  const loads: Loads = {scripts: [], sheets: [], problems: []};
  const tree: Root = fromHtml(html);
  visit(tree, 'element', ({tagName, properties}) => {
    const rel = Array.isArray(properties.rel) ? properties.rel.map(String) : [];
    const fetched =
      tagName === 'link'
        ? rel.some((kind) => LOADED_LINKS.includes(kind))
          ? properties.href
          : undefined
        : properties.src;
    if (tagName === 'script' && typeof properties.dataScripts === 'string')
      for (const script of properties.dataScripts.split(' ').filter(Boolean))
        loads.scripts.push(new URL(script, `${origin}/`).pathname);
    if (tagName === 'img' && (properties.width === undefined || properties.height === undefined))
      loads.problems.push(
        `<img src="${String(properties.src)}"> has no width and height. Set both, so that the page doesn't shift when the image loads.`,
      );
    if (typeof fetched !== 'string') return;
    const url = new URL(fetched, `${origin}/`);
    if (url.protocol !== 'data:' && url.origin !== origin)
      loads.problems.push(
        `<${tagName}> loads ${fetched} from another site. Keep a copy in static/, or load it only when the reader requests it.`,
      );
    else if (
      tagName === 'script' ||
      (tagName === 'link' && (rel.includes('modulepreload') || (rel.includes('preload') && properties.as === 'script')))
    )
      loads.scripts.push(url.pathname);
    else if (tagName === 'link' && rel.includes('stylesheet')) loads.sheets.push(url.pathname);
  });
  return {...loads, scripts: [...new Set(loads.scripts)], sheets: [...new Set(loads.sheets)]};
}

/** The bytes that a page loads. */
export interface PageSize {
  path: string;
  js: number;
  css: number;
}

/** Compares the size of a page with its limits. */
export function checkSize({path, js, css}: PageSize, limits: readonly Limit[] = LIMITS): string[] {
  const limit = limits.find(({pages}) => pages.test(path));
  if (limit === undefined)
    throw new Error(
      `No limit applies to ${path}. The last entry of LIMITS in tests/checks/bytes.ts must match every page.`,
    );
  return (['js', 'css'] as const).flatMap((kind) =>
    limit[kind] >= {js, css}[kind]
      ? []
      : [
          `${path}: its ${kind === 'js' ? 'scripts have' : 'style sheets have'} ${kilobytes({js, css}[kind])} kB, ` +
            `${kilobytes({js, css}[kind] - limit[kind])} kB more than the limit of ${kilobytes(limit[kind])} kB. ` +
            'Run npm run bench -- --skip-build to see what they contain.',
        ],
  );
}

/** Compares the size of all fonts with the limit. @param fonts the size of each font, keyed by name */
export function checkFonts(fonts: Readonly<Record<string, number>>, limit = FONTS_LIMIT): string[] {
  const bytes = Object.values(fonts).reduce((sum, size) => sum + size, 0);
  if (bytes === 0) return ['assets/fonts has no fonts. Check the paths in src/css/fonts.css.'];
  return bytes <= limit
    ? []
    : [
        `The fonts have ${kilobytes(bytes)} kB, more than the limit of ${kilobytes(limit)} kB: ` +
          `${Object.keys(fonts).join(', ')}. Remove characters or fonts in src/css/fonts.css.`,
      ];
}

const kilobytes = (bytes: number): string => (bytes / KB).toFixed(1);

/**
 * The number of bytes that the server sends for a file: the size of the precompressed copy if there is one.
 *
 * @throws Error if the build doesn't have the file
 */
export function sentBytes(build: string, base: string, pathname: string): number {
  const file = join(build, decodeURI(pathname).slice(base.length));
  if (!existsSync(file)) throw new Error(`A page loads ${pathname}, but ${file} doesn't exist.`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function main(): number {
  const {siteUrl, baseUrl} = readSettings(process.env);
  const sizes = new Map<string, number>();
  const sizeOf = (pathname: string): number => {
    if (!sizes.has(pathname)) sizes.set(pathname, sentBytes('build', baseUrl, pathname));
    return sizes.get(pathname) ?? 0;
  };
  const total = (pathnames: readonly string[]): number =>
    pathnames.reduce((sum, pathname) => sum + sizeOf(pathname), 0);
  const pageSizes: PageSize[] = [];
  let found = 0;
  for (const {path, file} of listPageFiles('build')) {
    const html = readFileSync(join('build', file), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    const {scripts, sheets, problems} = loadsOf(html, new URL(siteUrl).origin);
    if (scripts.length === 0 || sheets.length === 0)
      problems.push(
        `expected at least one script and one style sheet, but found ${scripts.length} and ${sheets.length}.`,
      );
    const size = {path, js: total(scripts), css: total(sheets)};
    pageSizes.push(size);
    for (const problem of [...problems.map((text) => `${path}: ${text}`), ...checkSize(size)]) {
      found += 1;
      console.error(problem);
    }
  }
  const folder = 'build/assets/fonts';
  const fonts = Object.fromEntries(
    existsSync(folder) ? readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]) : [],
  );
  for (const problem of checkFonts(fonts)) {
    found += 1;
    console.error(problem);
  }
  pageSizes.sort((a, b) => b.js + b.css - (a.js + a.css));
  console.log('The ten largest pages, kB after Brotli      JS    CSS');
  for (const {path, js, css} of pageSizes.slice(0, 10))
    console.log(`${path.padEnd(40)} ${kilobytes(js).padStart(6)} ${kilobytes(css).padStart(6)}`);
  const median = pageSizes[Math.floor(pageSizes.length / 2)];
  console.log(
    `bytes: ${pageSizes.length} pages, ${sizes.size} scripts and style sheets, median ${kilobytes(median?.js ?? 0)} kB JS and ${kilobytes(median?.css ?? 0)} kB CSS, ${Object.keys(fonts).length} fonts, ${found} problems`,
  );
  return pageSizes.length === 0 || found > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
