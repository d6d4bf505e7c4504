import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CONTENT_FOLDERS, contentFiles} from '../../../site/contentFiles.ts';

/** A code block in the source of a page, between lines of backticks or tildes. */
export interface CodeBlock {
  /** The first line of the code block, counted from 1. */
  line: number;
  lang: string | null;
  /** The text after the language. */
  meta: string | null;
  /** The code, without the indentation or `>` of the list item or block quote that contains the code block. */
  text: string;
}

/** Matches the text before the backticks of a code block in a block quote or a list. */
const CONTAINERS = '(?:[ \\t>]|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*';
const OPENING = new RegExp(`^(${CONTAINERS})(\`{3,}|~{3,})[ \\t]*(\\S*)[ \\t]*(.*)$`);

/**
 * Removes the characters that block quotes and lists add to each line of a code block.
 * @param prefix the text before the backticks on the first line
 */
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
 * Finds the code blocks of a page with regular expressions.
 *
 * The build needs the code blocks of all pages before it compiles any page. A Markdown parser takes several hundred
 * times as long (on 653 pages, 26 s instead of 0.1 s), so it isn't used here. The check of code blocks in
 * `tests/checks/codeBlocks.ts` parses every page and reports code blocks for which the results differ.
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
    // If there are more backticks on the line, it's inline code.
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
 * Finds the code blocks of all pages and partials.
 * @returns the code blocks by the file's path, relative to the root of the repository
 * @throws Error if there are no pages
 */
export function findAllCodeBlocks(
  site: string,
  folders: readonly string[] = CONTENT_FOLDERS,
): Map<string, {codeBlocks: CodeBlock[]}> {
  const files = contentFiles(site, folders);
  if (files.length === 0)
    throw new Error(
      `Expected pages in ${folders.join(', ')} below ${site}, but found none. Run the command in the root folder of the ` +
        'repository.',
    );
  return new Map(files.map((file) => [file, {codeBlocks: findCodeBlocks(readFileSync(join(site, file), 'utf8'))}]));
}
