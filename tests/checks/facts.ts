// Compares pages with src/data/facts.ts: no page contradicts a fact, and the home page of each fact states it.
import {readFileSync} from 'node:fs';
import {facts} from '../../src/data/facts';
import type {Fact} from '../../src/data/facts.schema';
import {contentFiles, docPath, WRITTEN_FOLDERS} from '../../src/site/contentFiles';

export interface Page {
  /** Path from the repository's root, with slashes. */
  file: string;
  source: string;
}

export interface FactFindings {
  problems: string[];
  /** Paragraphs, list items, headings, and table rows. */
  passages: number;
}

interface Passage {
  line: number;
  text: string;
}

const START_OF_PASSAGE = /^\s*(?:[-*+]|\d+\.|#+|\||>|:::)(?:\s|$)/;
const CODE_FENCE = /^\s*(`{3,}|~{3,})/;

/** The paragraphs, list items, headings, and table rows of a page, each on one line. Code blocks are left out. */
function passagesOf(source: string): Passage[] {
  const passages: Passage[] = [];
  let fence = '';
  let inFrontMatter = source.startsWith('---\n');
  let afterBlank = true;
  source.split('\n').forEach((line, index) => {
    if (inFrontMatter) {
      if (index > 0 && line === '---') inFrontMatter = false;
      return;
    }
    const mark = CODE_FENCE.exec(line)?.[1] ?? '';
    if (fence !== '' || mark !== '') {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      afterBlank = true;
      return;
    }
    const last = passages.at(-1);
    if (line.trim() === '') afterBlank = true;
    else if (afterBlank || last === undefined || START_OF_PASSAGE.test(line)) {
      passages.push({line: index + 1, text: line.trim()});
      afterBlank = false;
    } else last.text += ` ${line.trim()}`;
  });
  return passages;
}

/** The words that a reader sees, without the marks for links, code, and bold or italic text. */
const plain = (markdown: string): string => markdown.replace(/\]\([^)\s]*\)/g, '').replace(/[[`*]/g, '');

/**
 * Compares all pages with all facts.
 *
 * @returns the problems, with the file and line that contradict a fact
 */
export function checkFacts(pages: readonly Page[], known: readonly Fact[]): FactFindings {
  const problems: string[] = [];
  const contents = pages.map(({file, source}) => ({file, passages: passagesOf(source)}));
  for (const {id, statement, home, contradictions, exceptions = []} of known) {
    const patterns = contradictions.map(({pattern}) => new RegExp(pattern, 'iu'));
    const [homePath = ''] = home.split('#');
    const homePage = contents.find(({file}) => file.startsWith('docs/') && docPath(file) === homePath);
    if (homePage === undefined)
      problems.push(`src/data/facts.ts: the home of ${id} is ${home}, which isn't a page. Correct the path.`);
    else if (!homePage.passages.some(({text}) => text.includes(statement)))
      problems.push(
        `${homePage.file}: expected the statement of the fact ${id}, word for word, but didn't find it. Add this: ${statement}`,
      );
    const matched = new Set<string>();
    for (const {file, passages} of contents)
      for (const {line, text} of passages) {
        if (!patterns.some((pattern) => pattern.test(plain(text.replace(statement, ''))))) continue;
        matched.add(file);
        if (!exceptions.some((exception) => exception.file === file))
          problems.push(
            `${file}:${line}: contradicts the fact ${id}. Write what it says, or link to ${home}: ${plain(statement)}`,
          );
      }
    for (const {file} of exceptions)
      if (!matched.has(file))
        problems.push(
          `src/data/facts.ts: ${id} has an exception for ${file}, which doesn't need one. Remove the exception.`,
        );
  }
  return {problems, passages: contents.reduce((sum, {passages}) => sum + passages.length, 0)};
}

function main(): number {
  const pages = contentFiles('.', WRITTEN_FOLDERS).map((file) => ({file, source: readFileSync(file, 'utf8')}));
  const {problems, passages} = checkFacts(pages, facts);
  for (const problem of problems) console.error(problem);
  const patterns = facts.reduce((sum, {contradictions}) => sum + contradictions.length, 0);
  console.log(
    `facts: ${facts.length} facts, ${patterns} patterns, ${pages.length} pages, ${passages} passages, ${problems.length} problems`,
  );
  return passages === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
