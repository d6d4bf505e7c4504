// Reads llms.txt by its form (https://llmstxt.org), and holds it and llms-full.txt against the pages as Markdown.
import type {List, Paragraph, Root} from 'mdast';
import {parseMarkdown, wordsOf} from './page';

interface Entry {
  section: string;
  title: string;
  address: string;
  description: string;
}

export interface Llms {
  title: string;
  summary: string;
  entries: Entry[];
  sections: string[];
}

/** @throws Error with the line at which the file leaves the form */
export function parseLlms(text: string): Llms {
  const tree: Root = parseMarkdown(text);
  const llms: Llms = {title: '', summary: '', entries: [], sections: []};
  const fail = (line: number | undefined, expected: string): never => {
    throw new Error(
      `llms.txt:${line ?? 1}: ${expected}. The form is https://llmstxt.org; src/plugins/site/page-exports/llms.ts writes it.`,
    );
  };
  tree.children.forEach((node, index) => {
    const line = node.position?.start.line;
    if (index === 0) {
      if (node.type !== 'heading' || node.depth !== 1) fail(line, 'it begins with a heading of level 1');
      llms.title = wordsOf(node);
    } else if (index === 1) {
      if (node.type !== 'blockquote') fail(line, 'behind the title stands a summary, as a quotation');
      llms.summary = wordsOf(node);
    } else if (node.type === 'heading') {
      if (node.depth !== 2) fail(line, 'sections have headings of level 2');
      llms.sections.push(wordsOf(node));
    } else if (llms.sections.length === 0) {
      if (node.type !== 'paragraph') fail(line, 'before the first section stand paragraphs');
    } else if (node.type === 'list') {
      llms.entries.push(...entriesOf(node, llms.sections.at(-1) ?? '', fail));
    } else {
      fail(line, `a section holds a list of links, and nothing else; found is a ${node.type}`);
    }
  });
  for (const section of llms.sections)
    if (!llms.entries.some((entry) => entry.section === section)) fail(1, `the section "${section}" is empty`);
  if (llms.entries.length === 0) fail(1, 'it lists nothing');
  return llms;
}

function entriesOf(list: List, section: string, fail: (line: number | undefined, expected: string) => never): Entry[] {
  return list.children.map((item) => {
    const [paragraph, ...more] = item.children;
    const [link, ...rest] = (paragraph as Paragraph | undefined)?.children ?? [];
    const description = rest.map((node) => wordsOf(node)).join('');
    if (more.length > 0 || link?.type !== 'link' || !description.startsWith(': ') || description.length < 4)
      return fail(item.position?.start.line, 'an entry is "- [title](address): description"');
    return {section, title: wordsOf(link), address: link.url, description: description.slice(2)};
  });
}

/** What tells a page of the frozen edition from the current one of the same title. */
const editionBehind = (address: string): string =>
  /^https?:\/\/[^/]+\/(?:[\w-]+\/)*?1\.x(?:\/|\.md$)/.test(address) ? ' (On-Premises 1.x)' : '';

/**
 * Holds the two files against the pages.
 * @param pages text of each page as Markdown, by its address
 * @param docs addresses of those that llms-full.txt must hold
 * @returns one sentence for each thing that is wrong; none when all is well
 */
export function checkLlms(
  llms: Llms,
  full: string,
  pages: ReadonlyMap<string, string>,
  docs: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const {address, title, description} of llms.entries) {
    if (seen.has(address)) problems.push(`llms.txt names ${address} twice`);
    seen.add(address);
    const text = pages.get(address);
    if (text === undefined) problems.push(`llms.txt names ${address}, which is no page as Markdown`);
    else if (wordsOf(parseMarkdown(text.split('\n', 1)[0] ?? '')) + editionBehind(address) !== title)
      problems.push(`llms.txt calls ${address} "${title}", which is not its heading`);
    if (description.length < 50 || description.length > 160)
      problems.push(
        `llms.txt describes ${address} in ${description.length} characters; the description of a page has 50 to 160`,
      );
  }
  for (const address of pages.keys()) if (!seen.has(address)) problems.push(`llms.txt does not name ${address}`);

  let end = 0;
  let count = 0;
  const places = new Map<string, number>();
  for (const [address, text] of pages) {
    const place = full.indexOf(`${text}`);
    if (place >= 0 && (place === 0 || full.slice(0, place).endsWith('\n---\n\n'))) places.set(address, place);
    if (places.has(address) !== docs.has(address))
      problems.push(`llms-full.txt ${docs.has(address) ? 'lacks' : 'holds'} ${address}`);
  }
  // Both files have one order; the legacy pages stand apart in the list only.
  for (const {address, section} of llms.entries) {
    const place = places.get(address);
    if (place === undefined) continue;
    count += pages.get(address)?.length ?? 0;
    if (section === 'Optional') continue;
    if (place < end) problems.push(`llms-full.txt has ${address} before pages that llms.txt lists above it`);
    end = place;
  }
  const separators = Math.max(0, places.size - 1) * '\n---\n\n'.length;
  if (problems.length === 0 && count + separators !== full.length)
    problems.push(`llms-full.txt has ${full.length} characters, and its pages ${count + separators}`);
  return problems;
}
