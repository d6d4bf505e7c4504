// Holds what the build writes for machines against the pages it is made from: each page as Markdown, llms.txt and llms-full.txt, and the structured data in the heads.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadParser} from '../../src/plugins/site/page-exports/markdown';
import {checkData} from './markdownExports/data';
import {checkLlms, parseLlms} from './markdownExports/llms';
import {blocksOfHtml, checkMarkdown, readHead, type Blocks, type Head, type Published} from './markdownExports/page';
import {kindsOf} from './markdownExports/sources';
import {listPageFiles} from '../../src/site/builtPages';
import {markdownPath} from '../../src/site/markdownUrl';
import {exportsOf, pageOfExport} from './routes';

/** Pages that list others, and those that a host or a script needs: they have no text of their own. */
const LISTS = /^\/(404|search|notices(\/(archive|tags(\/.*)?|page\/\d+))?)$/;

/** Copies of what is no doc of the current edition, and so not in llms-full.txt. */
const APART = /^\/(1\.x|notices)(\/|\.md$)/;

/** The address of a page as Markdown. */
export const copyOf = (path: string): string => markdownPath(path, '/');

/** Pages with content and files of Markdown must be the same. @returns one sentence for each that has no counterpart */
export function compareCopies(pages: readonly string[], copies: ReadonlySet<string>): string[] {
  const content = pages.filter((path) => !LISTS.test(path));
  return [
    ...content
      .filter((path) => !copies.has(copyOf(path)))
      .map(
        (path) =>
          `${path}: it has no Markdown, ${copyOf(path)}. Is it a page that readPageContent (src/plugins/site/page-exports/extract.ts) takes for a list?`,
      ),
    ...[...copies]
      .filter((copy) => !content.includes(pageOfExport(copy)))
      .map((copy) => `${copy}: it is built, and there is no such page with content.`),
  ];
}

interface Page {
  path: string;
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
    return [{path, html, head: readHead(tree), blocks: blocksOfHtml(tree, path)}];
  });
}

async function main(): Promise<number> {
  const directory = 'build';
  const pages = await readPages(directory);
  const copies = exportsOf(directory);
  const problems = compareCopies(
    pages.map(({path}) => path),
    copies,
  );
  const home = pages.find(({path}) => path === '/')?.head.canonical ?? '';
  if (!/^https?:\/\/.*\/$/.test(home)) problems.push(`/: its canonical address is "${home}"; it ends in a slash`);
  const base = URL.canParse(home) ? new URL(home).pathname : '/';
  const ids = new Map(pages.map(({path, head}) => [path.slice(1), head.ids]));
  const none: ReadonlySet<string> = new Set();
  const site: Published = {
    home,
    idsOf: (path) =>
      ids.get(path) ??
      (existsSync(join(directory, path)) || existsSync(join(directory, `${path}.html`)) ? none : undefined),
  };
  const kinds = kindsOf(process.cwd());
  const texts = new Map<string, string>();
  const counts = {code: 0, tables: 0, howTos: 0};
  for (const {path, html, head, blocks} of pages) {
    const copy = copyOf(path);
    if (!copies.has(copy)) {
      if (head.alternates.length > 0)
        problems.push(`${path}: it names ${head.alternates.join(', ')} as its Markdown, and there is none`);
      continue;
    }
    if (blocks === null) continue;
    counts.code += blocks.code.length;
    counts.tables += blocks.tables;
    counts.howTos += head.data.some((text) => text.includes('"HowTo"')) ? 1 : 0;
    const text = readFileSync(join(directory, copy), 'utf8');
    texts.set(home + copy.slice(1), text);
    problems.push(...checkMarkdown(text, blocks, site).map((problem) => `${copy}: it ${problem}`));
    const href = `${base}${copy.slice(1)}`;
    if (head.alternates.join() !== href)
      problems.push(
        `${path}: it needs one <link rel="alternate" type="text/markdown" href="${href}">, and has ${head.alternates.join(', ') || 'none'}`,
      );
    const hasNumbers = /<ol[ >]/.test(html) || (html.match(/<h[2-6][^>]*>(?:Step )?\d+[.:] /gi) ?? []).length > 1;
    problems.push(
      ...checkData(head, {kind: kinds.get(path), isNotice: path.startsWith('/notices/'), hasNumbers}).map(
        (problem) => `${path}: ${problem}`,
      ),
    );
  }
  const docs = new Set([...texts.keys()].filter((address) => !APART.test(address.slice(home.length - 1))));
  try {
    const llms = parseLlms(readFileSync(join(directory, 'llms.txt'), 'utf8'));
    problems.push(...checkLlms(llms, readFileSync(join(directory, 'llms-full.txt'), 'utf8'), texts, docs));
    console.log(`machine: llms.txt lists ${llms.entries.length} pages in ${llms.sections.join(', ')}`);
  } catch (error) {
    problems.push((error as Error).message);
  }
  for (const problem of problems) console.error(problem);
  console.log(
    `machine: ${texts.size} pages as Markdown with ${counts.code} blocks of code and ${counts.tables} tables, ${counts.howTos} with steps, ${problems.length} problems`,
  );
  return texts.size === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
