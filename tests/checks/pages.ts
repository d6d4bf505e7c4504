// Looks at the HTML of every built page for what a reader or a machine always needs.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {pagesOf} from './routes';
import {contentsProblems} from './tableOfContents';

const text = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? text(child) : ''))
    .join('');

/** What is wrong with one page; nothing when all is well. */
export function inspectPage(html: string): string[] {
  const problems: string[] = [];
  const tree: Root = fromHtml(html);
  const ids = new Map<string, number>();
  const headings: number[] = [];
  let title = '';
  let description = '';
  let canonical = '';
  visit(tree, 'element', (node) => {
    const {tagName, properties} = node;
    if (typeof properties.id === 'string') ids.set(properties.id, (ids.get(properties.id) ?? 0) + 1);
    if (tagName === 'title' && title === '') title = text(node);
    if (tagName === 'meta' && properties.name === 'description') description = String(properties.content ?? '');
    if (tagName === 'link' && Array.isArray(properties.rel) && properties.rel.includes('canonical'))
      canonical = String(properties.href ?? '');
    if (/^h[1-6]$/.test(tagName)) headings.push(Number(tagName[1]));
    if (tagName === 'img' && (properties.width === undefined || properties.height === undefined))
      problems.push(`image ${String(properties.src)} has no width and height: the page moves when it arrives`);
    if (tagName === 'img' && properties.alt === undefined)
      problems.push(`image ${String(properties.src)} has no alt text`);
    for (const name of Object.keys(properties))
      if (/^on[A-Z]/.test(name) || /^on[a-z]+$/.test(name))
        problems.push(`<${tagName}> has an inline event handler, ${name}`);
  });
  for (const [id, count] of ids) if (count > 1) problems.push(`id "${id}" stands ${count} times`);
  if (title.trim() === '') problems.push('no <title>');
  if (!/^https?:\/\//.test(canonical)) problems.push('no canonical address');
  if (description.length < 50 || description.length > 160)
    problems.push(`the description has ${description.length} characters; it needs 50 to 160`);
  const main = headings.filter((level) => level === 1).length;
  if (main !== 1) problems.push(`${main} headings of level 1; it needs one`);
  headings.forEach((level, index) => {
    const before = headings[index - 1];
    if (before !== undefined && level > before + 1)
      problems.push(`a heading of level ${level} follows one of level ${before}`);
  });
  return [...problems, ...contentsProblems(tree)];
}

/** Where the text of a page leads: paths of this site, without the page itself. Menus, contents, and the links to the pages before and after do not count. */
export function waysOn(html: string, path: string): string[] {
  const ways = new Set<string>();
  const walk = (node: Root | Element, inside: boolean): void => {
    for (const child of node.children) {
      if (child.type !== 'element' || child.tagName === 'nav' || child.tagName === 'aside') continue;
      const within = inside || child.tagName === 'main';
      const href = child.properties.href;
      if (within && child.tagName === 'a' && typeof href === 'string' && href.startsWith('/'))
        ways.add(href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
      walk(child, within);
    }
  };
  walk(fromHtml(html), false);
  ways.delete(path);
  return [...ways];
}

/** Pages that hold no content of their own, and what they may lack. */
const LISTS = /^\/(404|search|notices(\/(archive|tags.*|page\/\d+))?)$/;

/** Pages that readers come to by a menu or a search, and that no text has to lead to or from: the frozen edition and the API reference. */
const APART = /^\/(?:1\.x|oas)(?:\/|$)/;

/** How many other pages the text of a page leads to, at least. */
const FEWEST_WAYS = 2;

/**
 * Holds the pages against the rule that each leads to two others at least, and that the text of another leads to it.
 * @param pages every page with the paths that its text links to
 * @returns one sentence for each page that leads nowhere or that nothing leads to
 */
export function checkWays(pages: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set([...pages.values()].flat());
  return [...pages].flatMap(([path, ways]) => {
    if (APART.test(path) || LISTS.test(path)) return [];
    const there = ways.filter((way) => pages.has(way));
    const problems: string[] = [];
    const isNotice = path.startsWith('/notices');
    const fewest = isNotice ? 1 : FEWEST_WAYS;
    if (there.length < fewest)
      problems.push(
        `${path}: its text leads to ${there.length} other pages (${there.join(', ') || 'none'}); it needs ${fewest}. Link what to read before, and next.`,
      );
    if (path !== '/' && !reached.has(path))
      problems.push(`${path}: no other page's text leads to it. Link it where its readers come from.`);
    return problems;
  });
}

function main(): number {
  let inspected = 0;
  let found = 0;
  const ways = new Map<string, string[]>();
  for (const path of [...pagesOf('build')].sort()) {
    const file = [`${path}.html`, `${path}/index.html`]
      .map((name) => join('build', name))
      .find((name) => existsSync(name));
    if (file === undefined) throw new Error(`${path} is listed and has no file`);
    const html = readFileSync(file, 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    inspected += 1;
    ways.set(path, waysOn(html, path));
    for (const problem of inspectPage(html)) {
      if (LISTS.test(path) && problem.startsWith('the description')) continue;
      found += 1;
      console.error(`${path}: ${problem}`);
    }
  }
  for (const problem of checkWays(ways)) {
    found += 1;
    console.error(problem);
  }
  console.log(
    `pages: ${inspected} inspected, ${[...ways.values()].flat().length} ways between them, ${found} problems`,
  );
  return inspected === 0 || found > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
