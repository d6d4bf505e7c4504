import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CONTENT_FOLDERS, contentFiles} from '../../../site/contentFiles.ts';

/** A fenced code block in the source of a page. */
export interface CodeBlock {
  /** Line of the opening fence, counted from 1. */
  line: number;
  lang: string | null;
  /** The text behind the language. */
  meta: string | null;
  /** The code, without the indentation or `>` of the list item or quotation that contains the block. */
  text: string;
}

/** What can precede a fence on its line when the code block is in a quotation or a list. */
const CONTAINERS = '(?:[ \\t>]|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*';
const OPENING = new RegExp(`^(${CONTAINERS})(\`{3,}|~{3,})[ \\t]*(\\S*)[ \\t]*(.*)$`);

/** Removes from a line what the containers of its code block add to each line. `prefix` precedes the opening fence. */
function withoutContainers(line: string, prefix: string): string {
  let at = 0;
  for (const sign of prefix) {
    if (sign === '>') {
      const quoted = /^[ \t]*>/.exec(line.slice(at));
      if (quoted !== null) at += quoted[0].length;
    } else if (line[at] === ' ' || line[at] === '\t') at += 1;
  }
  return line.slice(at);
}

/**
 * Finds the fenced code blocks of a page with regular expressions.
 *
 * The build needs the code blocks of all pages before it compiles any page. A Markdown parser takes several hundred
 * times as long (on 653 pages, 26 s instead of 0.1 s), so it isn't used here. The check of code blocks in
 * `tests/checks/codeBlocks.ts` parses every page and reports any quotation that this function gets wrong.
 */
export function findCodeBlocks(source: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: {block: CodeBlock; closing: RegExp; prefix: string; lines: string[]} | null = null;
  const close = (): void => {
    if (open !== null) blocks.push({...open.block, text: open.lines.join('\n')});
    open = null;
  };
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    if (open !== null) {
      if (open.closing.test(line)) close();
      else open.lines.push(withoutContainers(line, open.prefix));
      continue;
    }
    const [, prefix = '', marks = '', lang = '', meta = ''] = OPENING.exec(line) ?? [];
    // A line with backticks behind the backticks is inline code.
    if (marks === '' || (marks.startsWith('`') && `${lang}${meta}`.includes('`'))) continue;
    open = {
      block: {line: index + 1, lang: lang || null, meta: meta.trimEnd() || null, text: ''},
      closing: new RegExp(`^[ \\t>]*${marks.charAt(0)}{${marks.length},}[ \\t]*$`),
      prefix,
      lines: [],
    };
  }
  close();
  return blocks;
}

/**
 * Finds the fenced code blocks of all pages and partials, by path from the root of the repository.
 * @throws Error if there are no pages
 */
export function findAllCodeBlocks(
  site: string,
  folders: readonly string[] = CONTENT_FOLDERS,
): Map<string, {codeBlocks: CodeBlock[]}> {
  const files = contentFiles(site, folders);
  if (files.length === 0)
    throw new Error(
      `There are no pages in ${folders.join(', ')} below ${site}. Run the command in the root folder of the repository.`,
    );
  return new Map(files.map((file) => [file, {codeBlocks: findCodeBlocks(readFileSync(join(site, file), 'utf8'))}]));
}
