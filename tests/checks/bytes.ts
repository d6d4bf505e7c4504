// Adds up what the HTML of every built page makes a browser load before the page works, as a server sends it, and holds it against a limit.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {readSettings} from '../../src/site/settings';
import {listPageFiles} from '../../src/site/builtPages';

export interface Loads {
  scripts: string[];
  sheets: string[];
  /** What is wrong whatever it weighs. */
  problems: string[];
}

export interface Limit {
  pages: RegExp;
  /** Bytes, brotli. */
  js: number;
  css: number;
  /** Why these pages may be larger than others. */
  because?: string;
}

const KB = 1000;

/** The first that fits a page holds. These may only shrink; a new row needs a reason. */
export const LIMITS: readonly Limit[] = [
  {
    pages: /^\/notices(?:\/page\/\d+|\/tags\/[^/]+(?:\/page\/\d+)?)?$/,
    js: 149 * KB,
    css: 20 * KB,
    because: 'A list shows the beginnings of 25 notices, each with a script of its own.',
  },
  {
    pages: /^\/docs\/workshops\/(?:introduction\/hands-on|quick_starts\/(?:bdc|design_first))$/,
    js: 149.5 * KB,
    css: 20 * KB,
    because: 'A whole lab stands on one page, with all code of its steps.',
  },
  {
    pages: /^(?:\/1\.x)?\/docs\/on-premises(?:-2x)?\/environment-variables(?:\/(?:jwt|oauth2))?$/,
    js: 143.5 * KB,
    css: 20 * KB,
    because: 'A list of all variables that can be searched, with the description of each.',
  },
  {
    pages: /^\/docs\/on-premises\/releases\/planner$/,
    js: 143.5 * KB,
    css: 20 * KB,
    because: 'The planner works out the steps between any two releases in the browser.',
  },
  {
    pages: /^\/docs\/on-premises(?:-2x)?\/docker-compose-example$/,
    js: 141.5 * KB,
    css: 20 * KB,
    because: 'The builder writes configuration files in the browser.',
  },
  {
    pages: /^\/docs\/user-interface\/settings\/webhooks$/,
    js: 142 * KB,
    css: 20 * KB,
    because: 'The longest page of the manual, with two tables that sort.',
  },
  {pages: /./, js: 140 * KB, css: 20 * KB},
];

/** What a browser fetches for a link in the head of a page; other links, such as to the canonical address, it leaves. */
const FETCHED = [
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
 * What the HTML of a page makes a browser load.
 * @param origin that of the site; what comes from another is a problem
 */
export function loadsOf(html: string, origin: string): Loads {
  const loads: Loads = {scripts: [], sheets: [], problems: []};
  const tree: Root = fromHtml(html);
  visit(tree, 'element', ({tagName, properties}) => {
    const rel = Array.isArray(properties.rel) ? properties.rel.map(String) : [];
    const fetched =
      tagName === 'link' ? (rel.some((kind) => FETCHED.includes(kind)) ? properties.href : undefined) : properties.src;
    if (tagName === 'img' && (properties.width === undefined || properties.height === undefined))
      loads.problems.push(
        `<img src="${String(properties.src)}"> has no width and height: give both, or the page moves when it arrives`,
      );
    if (typeof fetched !== 'string') return;
    const url = new URL(fetched, `${origin}/`);
    if (url.protocol !== 'data:' && url.origin !== origin)
      loads.problems.push(
        `<${tagName}> loads ${fetched} from another site: keep a copy in static/, or load it when a reader asks for it`,
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

export interface Weight {
  path: string;
  js: number;
  css: number;
}

/** What is too heavy about a page, and by how much. */
export function checkWeight({path, js, css}: Weight, limits: readonly Limit[] = LIMITS): string[] {
  const limit = limits.find(({pages}) => pages.test(path));
  if (limit === undefined)
    throw new Error(`No limit holds for ${path}: the last row of LIMITS in tests/checks/bytes.ts must fit every page.`);
  return (['js', 'css'] as const).flatMap((kind) =>
    limit[kind] >= {js, css}[kind]
      ? []
      : [
          `${path}: its ${kind === 'js' ? 'scripts' : 'style sheets'} take ${kilobytes({js, css}[kind])} kB, ${kilobytes({js, css}[kind] - limit[kind])} more than the limit of ${kilobytes(limit[kind])} kB. npm run bench -- --skip-build shows where they go.`,
        ],
  );
}

const kilobytes = (bytes: number): string => (bytes / KB).toFixed(1);

/** Bytes of a file as a browser gets it. @throws Error where the build has no such file */
export function sentBytes(build: string, base: string, pathname: string): number {
  const file = join(build, decodeURI(pathname).slice(base.length));
  if (!existsSync(file)) throw new Error(`A page loads ${pathname}, and ${file} is not there.`);
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
  const weights: Weight[] = [];
  let found = 0;
  for (const {path, file} of listPageFiles('build')) {
    const html = readFileSync(join('build', file), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    const {scripts, sheets, problems} = loadsOf(html, new URL(siteUrl).origin);
    if (scripts.length === 0 || sheets.length === 0)
      problems.push(`names ${scripts.length} scripts and ${sheets.length} style sheets: nothing to weigh`);
    const weight = {path, js: total(scripts), css: total(sheets)};
    weights.push(weight);
    for (const problem of [...problems.map((text) => `${path}: ${text}`), ...checkWeight(weight)]) {
      found += 1;
      console.error(problem);
    }
  }
  weights.sort((a, b) => b.js + b.css - (a.js + a.css));
  console.log('the ten largest first loads, kB brotli      JS    CSS');
  for (const {path, js, css} of weights.slice(0, 10))
    console.log(`${path.padEnd(40)} ${kilobytes(js).padStart(6)} ${kilobytes(css).padStart(6)}`);
  const median = weights[Math.floor(weights.length / 2)];
  console.log(
    `bytes: ${weights.length} pages, ${sizes.size} scripts and style sheets weighed, median ${kilobytes(median?.js ?? 0)} kB JS and ${kilobytes(median?.css ?? 0)} kB CSS, ${found} problems`,
  );
  return weights.length === 0 || found > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
