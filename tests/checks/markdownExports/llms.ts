// Parses llms.txt according to https://llmstxt.org, and compares it and llms-full.txt with the Markdown exports.
import type {List, Paragraph, Root} from 'mdast';
import {parseMarkdown, wordsOf} from './page';

interface Entry {
  section: string;
  title: string;
  url: string;
  description: string;
}

export interface Llms {
  title: string;
  summary: string;
  entries: Entry[];
  sections: string[];
}

/** @throws Error with the line if the format is wrong */
export function parseLlms(text: string): Llms {
  const tree: Root = parseMarkdown(text);
  const llms: Llms = {title: '', summary: '', entries: [], sections: []};
  const fail = (line: number | undefined, expected: string): never => {
    throw new Error(
      `llms.txt:${line ?? 1}: Expected ${expected}. See https://llmstxt.org, and correct src/plugins/site/finish-pages/page-exports/llms.ts, which writes the file.`,
    );
  };
  tree.children.forEach((node, index) => {
    const line = node.position?.start.line;
    if (index === 0) {
      if (node.type !== 'heading' || node.depth !== 1) fail(line, 'a level 1 heading at the start');
      llms.title = wordsOf(node);
    } else if (index === 1) {
      if (node.type !== 'blockquote') fail(line, 'a summary after the title, as a block quotation');
      llms.summary = wordsOf(node);
    } else if (node.type === 'heading') {
      if (node.depth !== 2) fail(line, 'a level 2 heading for each section');
      llms.sections.push(wordsOf(node));
    } else if (llms.sections.length === 0) {
      if (node.type !== 'paragraph') fail(line, 'only paragraphs before the first section');
    } else if (node.type === 'list') {
      llms.entries.push(...entriesOf(node, llms.sections.at(-1) ?? '', fail));
    } else {
      fail(line, `only a list of links in the section, but found a node of type ${node.type}`);
    }
  });
  for (const section of llms.sections)
    if (!llms.entries.some((entry) => entry.section === section))
      fail(1, `at least one link in the section "${section}"`);
  if (llms.entries.length === 0) fail(1, 'at least one link');
  return llms;
}

function entriesOf(list: List, section: string, fail: (line: number | undefined, expected: string) => never): Entry[] {
  return list.children.map((item) => {
    const [paragraph, ...more] = item.children;
    const [link, ...rest] = (paragraph as Paragraph | undefined)?.children ?? [];
    const description = rest.map((node) => wordsOf(node)).join('');
    if (more.length > 0 || link?.type !== 'link' || !description.startsWith(': ') || description.length < 4)
      return fail(item.position?.start.line, 'an entry in the form "- [title](url): description"');
    return {section, title: wordsOf(link), url: link.url, description: description.slice(2)};
  });
}

/** Returns the suffix that distinguishes an archived page from the current page with the same title. */
const versionSuffix = (url: string): string =>
  /^https?:\/\/[^/]+\/(?:[\w-]+\/)*?1\.x(?:\/|\.md$)/.test(url) ? ' (On-Premises 1.x)' : '';

/**
 * Compares llms.txt and llms-full.txt with the Markdown exports.
 * @param pages the Markdown of each page, by its URL
 * @param docs the URLs of the pages that llms-full.txt must contain
 * @returns one sentence for each problem
 */
export function checkLlms(
  llms: Llms,
  full: string,
  pages: ReadonlyMap<string, string>,
  docs: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const {url, title, description} of llms.entries) {
    if (seen.has(url)) problems.push(`llms.txt lists ${url} twice.`);
    seen.add(url);
    const text = pages.get(url);
    if (text === undefined) problems.push(`llms.txt lists ${url}, which isn’t a Markdown export.`);
    else if (wordsOf(parseMarkdown(text.split('\n', 1)[0] ?? '')) + versionSuffix(url) !== title)
      problems.push(`llms.txt lists ${url} as "${title}", which isn’t the page’s heading.`);
    if (description.length < 50 || description.length > 160)
      problems.push(
        `llms.txt has a description of ${description.length} characters for ${url}. Expected 50 to 160 characters.`,
      );
  }
  for (const url of pages.keys()) if (!seen.has(url)) problems.push(`llms.txt doesn’t list ${url}.`);

  let previous = 0;
  let count = 0;
  const offsets = new Map<string, number>();
  for (const [url, text] of pages) {
    const offset = full.indexOf(text);
    if (offset >= 0 && (offset === 0 || full.slice(0, offset).endsWith('\n---\n\n'))) offsets.set(url, offset);
    if (offsets.has(url) !== docs.has(url))
      problems.push(
        docs.has(url)
          ? `llms-full.txt doesn’t contain ${url}.`
          : `llms-full.txt contains ${url}, which isn’t a current doc.`,
      );
  }
  // Both files have the same order, except that llms.txt lists legacy pages in a separate section.
  for (const {url, section} of llms.entries) {
    const offset = offsets.get(url);
    if (offset === undefined) continue;
    count += pages.get(url)?.length ?? 0;
    if (section === 'Optional') continue;
    if (offset < previous) problems.push(`llms-full.txt has ${url} before pages that llms.txt lists above it.`);
    previous = offset;
  }
  const separators = Math.max(0, offsets.size - 1) * '\n---\n\n'.length;
  if (problems.length === 0 && count + separators !== full.length)
    problems.push(
      `llms-full.txt has ${full.length} characters, but its pages and separators have ${count + separators}.`,
    );
  return problems;
}
