// Checks the Markdown export of each page, llms.txt, llms-full.txt, and the structured data in each page's head against
// the pages that the build generates them from.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadParser} from '../../src/plugins/site/finish-pages/page-exports/markdown';
import {LISTS, noticesOf, readNotice, type BuiltNotice} from './builtNotices';
import {checkData} from './markdownExports/data';
import {checkLlms, parseLlms} from './markdownExports/llms';
import {checkNoticeList} from './markdownExports/noticeList';
import {blocksOfHtml, checkMarkdown, readHead, type Blocks, type Head, type Published} from './markdownExports/page';
import {kindsOf} from './markdownExports/sources';
import {listPageFiles} from '../../src/site/builtPages';
import {markdownPath} from '../../src/site/markdownUrl';
import {exportsOf, pageOfExport} from './routes';

/**
 * Pages without an export, because they have no article, or only list tags or a part of the notices. The first page of
 * a list has an export with all of its notices.
 */
const WITHOUT_EXPORT = /^\/(404|search|notices\/(archive|tags|(tags\/[^/]+\/)?page\/\d+))$/;

/** Exports that aren't in llms-full.txt, because it contains only the current docs. */
const NOT_IN_FULL = /^\/(1\.x|notices)(\/|\.md$)/;

/** Returns the path of a page's Markdown export. */
export const exportPathOf = (path: string): string => markdownPath(path, '/');

/**
 * Compares the pages that have content with the Markdown exports.
 * @returns a problem for each missing or extra export
 */
export function compareExports(pages: readonly string[], exports: ReadonlySet<string>): string[] {
  const content = pages.filter((path) => !WITHOUT_EXPORT.test(path));
  return [
    ...content
      .filter((path) => !exports.has(exportPathOf(path)))
      .map(
        (path) =>
          `${path}: Expected a Markdown export at ${exportPathOf(path)}, but found none. Check whether readPageContent in src/plugins/site/finish-pages/page-exports/extract.ts finds the page’s article.`,
      ),
    ...[...exports]
      .filter((file) => !content.includes(pageOfExport(file)))
      .map((file) => `${file}: Expected a page with content for this Markdown export, but found none.`),
  ];
}

interface Page {
  path: string;
  /** If the page is a notice. */
  notice: BuiltNotice | undefined;
  html: string;
  head: Head;
  blocks: Blocks | null;
}

async function readPages(directory: string): Promise<Page[]> {
  const parse = await loadParser();
  return listPageFiles(directory).flatMap(({path, file}) => {
    const html = readFileSync(join(directory, file), 'utf8');
    if (html.includes('http-equiv="refresh"')) return [];
    const tree = parse(html);
    return [{path, html, head: readHead(tree), blocks: blocksOfHtml(tree, path), notice: readNotice(tree, path)}];
  });
}

async function main(): Promise<number> {
  const directory = 'build';
  const pages = await readPages(directory);
  const exports = exportsOf(directory);
  const problems = compareExports(
    pages.map(({path}) => path),
    exports,
  );
  const home = pages.find(({path}) => path === '/')?.head.canonical ?? '';
  if (!/^https?:\/\/.*\/$/.test(home))
    problems.push(`/: Expected an absolute canonical URL that ends in a slash, but found "${home}".`);
  const base = URL.canParse(home) ? new URL(home).pathname : '/';
  const ids = new Map(pages.map(({path, head}) => [path.slice(1), head.ids]));
  const noIds: ReadonlySet<string> = new Set();
  const site: Published = {
    home,
    idsOf: (path) =>
      ids.get(path) ??
      (existsSync(join(directory, path)) || existsSync(join(directory, `${path}.html`)) ? noIds : undefined),
  };
  const kinds = kindsOf(process.cwd());
  const texts = new Map<string, string>();
  const counts = {code: 0, tables: 0, howTos: 0, lists: 0};
  const notices = pages.flatMap(({notice}) => notice ?? []);
  for (const {path, html, head, blocks} of pages) {
    const exported = exportPathOf(path);
    if (!exports.has(exported)) {
      if (head.alternates.length > 0)
        problems.push(`${path}: The link to the Markdown export ${head.alternates.join(', ')} leads to no file.`);
      continue;
    }
    const text = readFileSync(join(directory, exported), 'utf8');
    texts.set(home + exported.slice(1), text);
    const href = `${base}${exported.slice(1)}`;
    if (head.alternates.join() !== href)
      problems.push(
        `${path}: Expected one <link rel="alternate" type="text/markdown" href="${href}">, but found ${head.alternates.join(', ') || 'none'}.`,
      );
    if (LISTS.test(path)) {
      counts.lists += 1;
      const listed = noticesOf(path, notices, base);
      problems.push(...checkNoticeList(text, head.title, listed, site).map((problem) => `${exported}: ${problem}`));
    }
    if (blocks === null) continue;
    counts.code += blocks.code.length;
    counts.tables += blocks.tables;
    counts.howTos += head.data.some((text) => text.includes('"HowTo"')) ? 1 : 0;
    problems.push(...checkMarkdown(text, blocks, site).map((problem) => `${exported}: ${problem}`));
    const hasNumbers = /<ol[ >]/.test(html) || (html.match(/<h[2-6][^>]*>(?:Step )?\d+[.:] /gi) ?? []).length > 1;
    problems.push(
      ...checkData(head, {kind: kinds.get(path), isNotice: path.startsWith('/notices/'), hasNumbers}).map(
        (problem) => `${path}: ${problem}`,
      ),
    );
  }
  const docs = new Set([...texts.keys()].filter((url) => !NOT_IN_FULL.test(url.slice(home.length - 1))));
  try {
    const llms = parseLlms(readFileSync(join(directory, 'llms.txt'), 'utf8'));
    problems.push(...checkLlms(llms, readFileSync(join(directory, 'llms-full.txt'), 'utf8'), texts, docs));
    console.log(`markdown exports: llms.txt lists ${llms.entries.length} pages in ${llms.sections.join(', ')}`);
  } catch (error) {
    problems.push((error as Error).message);
  }
  for (const problem of problems) console.error(problem);
  console.log(
    `markdown exports: ${texts.size} pages with ${counts.code} code blocks and ${counts.tables} tables, ${counts.howTos} with steps, ${counts.lists} lists of ${notices.length} notices, ${problems.length} problems`,
  );
  return texts.size === 0 || counts.lists === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
