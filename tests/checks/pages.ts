// Checks the HTML of every built page for what readers, search engines, and assistive technology need.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {inspectFigures} from './figures';
import {pagesOf} from './routes';
import {contentsProblems} from './tableOfContents';

const text = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? text(child) : ''))
    .join('');

/**
 * Checks the HTML of one page.
 *
 * @param counted the number of labels in diagrams, which grows by those of this page
 * @returns one sentence for each problem
 */
export function inspectPage(html: string, counted = {labels: 0}): string[] {
  const problems: string[] = [];
  const tree: Root = fromHtml(html);
  const ids = new Map<string, number>();
  const headings: number[] = [];
  let title = '';
  let description = '';
  let canonical = '';
  let codeBlocks = 0;
  let summarized = 0;
  visit(tree, 'element', (node) => {
    const {tagName, properties} = node;
    if (typeof properties.id === 'string') ids.set(properties.id, (ids.get(properties.id) ?? 0) + 1);
    if (properties.dataCode === 'details') codeBlocks += 1;
    if (properties.dataCodeBlocks !== undefined) summarized += Number(properties.dataCodeBlocks);
    if (tagName === 'title' && title === '') title = text(node);
    if (tagName === 'meta' && properties.name === 'description') description = String(properties.content ?? '');
    if (tagName === 'link' && Array.isArray(properties.rel) && properties.rel.includes('canonical'))
      canonical = String(properties.href ?? '');
    if (/^h[1-6]$/.test(tagName)) headings.push(Number(tagName[1]));
    if (tagName === 'img' && (properties.width === undefined || properties.height === undefined))
      problems.push(`image ${String(properties.src)} has no width and height, so the page shifts when the image loads`);
    if (tagName === 'img' && properties.alt === undefined)
      problems.push(`image ${String(properties.src)} has no alt text`);
    for (const name of Object.keys(properties))
      if (/^on[A-Z]/.test(name) || /^on[a-z]+$/.test(name))
        problems.push(`<${tagName}> has an inline event handler, ${name}`);
  });
  const figures = inspectFigures(tree);
  counted.labels += figures.labels;
  problems.push(...figures.problems);
  for (const [id, count] of ids) if (count > 1) problems.push(`the id "${id}" appears ${count} times`);
  if (title.trim() === '') problems.push('no <title>');
  if (!/^https?:\/\//.test(canonical)) problems.push('no canonical URL');
  if (description.length < 50 || description.length > 160)
    problems.push(`the description has ${description.length} characters; expected 50 to 160`);
  // Pages of the API reference have no summary.
  if (codeBlocks !== summarized && !html.includes('plugin-id-oas'))
    problems.push(
      `the summary of verified code counts ${summarized} code blocks, but the page has ${codeBlocks}; see ` +
        'src/plugins/remark/code-blocks/summary.ts',
    );
  const main = headings.filter((level) => level === 1).length;
  if (main !== 1) problems.push(`${main} headings of level 1; expected one`);
  headings.forEach((level, index) => {
    const before = headings[index - 1];
    if (before !== undefined && level > before + 1)
      problems.push(`a heading of level ${level} follows one of level ${before}`);
  });
  return [...problems, ...contentsProblems(tree)];
}

/**
 * The paths of the pages that the main content of a page links to, without the page itself. Menus, the table of
 * contents, and the links to the previous and next page don't count.
 */
export function linkedPages(html: string, path: string): string[] {
  const links = new Set<string>();
  const collect = (node: Root | Element, inMain: boolean): void => {
    for (const child of node.children) {
      if (child.type !== 'element' || child.tagName === 'nav' || child.tagName === 'aside') continue;
      const isMain = inMain || child.tagName === 'main';
      const href = child.properties.href;
      if (isMain && child.tagName === 'a' && typeof href === 'string' && href.startsWith('/'))
        links.add(href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
      collect(child, isMain);
    }
  };
  collect(fromHtml(html), false);
  links.delete(path);
  return [...links];
}

/**
 * Pages that only list other pages, such as search results. They're exempt from the checks of the description and of
 * links to and from the page.
 */
const LISTS = /^\/(404|search|notices(\/(archive|tags.*|page\/\d+))?)$/;

/**
 * The archived version and the API reference. Readers reach these pages through menus or search, so they need no links.
 */
const REACHED_BY_MENU = /^\/(?:1\.x|oas)(?:\/|$)/;

/** The minimum number of other pages that a page links to. */
const MIN_LINKS = 2;

/**
 * Checks that every page links to at least two others, and that another page links to it.
 *
 * @param pages the paths that each page links to, by its own path
 * @returns one sentence for each problem
 */
export function checkLinkedPages(pages: ReadonlyMap<string, readonly string[]>): string[] {
  const linked = new Set([...pages.values()].flat());
  return [...pages].flatMap(([path, links]) => {
    if (REACHED_BY_MENU.test(path) || LISTS.test(path)) return [];
    const targets = links.filter((link) => pages.has(link));
    const problems: string[] = [];
    const isNotice = path.startsWith('/notices');
    const minimum = isNotice ? 1 : MIN_LINKS;
    if (targets.length < minimum)
      problems.push(
        `${path}: the page links to ${targets.length} other pages (${targets.join(', ') || 'none'}); expected at least ${minimum}. Add links to what to read before and after it.`,
      );
    if (path !== '/' && !linked.has(path))
      problems.push(`${path}: no other page links to this page. Add a link to a page whose readers need it.`);
    return problems;
  });
}

function main(): number {
  let inspected = 0;
  let found = 0;
  const counted = {labels: 0};
  const links = new Map<string, string[]>();
  for (const path of [...pagesOf('build')].sort()) {
    const file = [`${path}.html`, `${path}/index.html`]
      .map((name) => join('build', name))
      .find((name) => existsSync(name));
    if (file === undefined) throw new Error(`${path} is a page of build/, but has no HTML file there.`);
    const html = readFileSync(file, 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    inspected += 1;
    links.set(path, linkedPages(html, path));
    for (const problem of inspectPage(html, counted)) {
      if (LISTS.test(path) && problem.startsWith('the description')) continue;
      found += 1;
      console.error(`${path}: ${problem}`);
    }
  }
  for (const problem of checkLinkedPages(links)) {
    found += 1;
    console.error(problem);
  }
  console.log(
    `pages: ${inspected} inspected, ${[...links.values()].flat().length} links between them, ${counted.labels} labels of diagrams, ${found} problems`,
  );
  return inspected === 0 || counted.labels === 0 || found > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
