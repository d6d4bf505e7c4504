// Holds every fence of every page against the proof that it declares, and prints how many there are of each.
import {readFileSync} from 'node:fs';
import {fillCodeBlock} from '../../src/plugins/remark/code-blocks/fill';
import {parseProof, type Level} from '../../src/plugins/shared/code-blocks/proof';
import {quotedBy} from '../../src/plugins/shared/code-blocks/quoted';
import {readCode, type PageCode} from './pageCode';
import {findAllCodeBlocks, type CodeBlock} from '../../src/plugins/shared/code-blocks/find';
import {checkInlineCommand, checkSnippets, readCli} from './checkers';
import type {Problem, Snippet} from './checkers/types';

/** What the pages declare, before any checker has looked at it. */
export interface Survey {
  levels: Record<Level, number>;
  drawn: number;
  /** Illustrations by page. */
  illustrations: Map<string, number>;
  snippets: Snippet[];
  problems: Problem[];
}

/** Takes stock of the fences of some pages. @param site root of the repository */
export function survey(site: string, pages: Iterable<PageCode>): Survey {
  const result: Survey = {
    levels: {ran: 0, difference: 0, checked: 0, illustrative: 0},
    drawn: 0,
    illustrations: new Map(),
    snippets: [],
    problems: [],
  };
  for (const {codeBlocks, raw, legacy} of pages) {
    for (const {file, line, text} of raw)
      result.problems.push({
        file,
        line,
        message: `${text} cannot declare a proof.`,
        hint: 'Write a fence with three backticks.',
      });
    for (const {file, line, lang, meta, text} of codeBlocks) {
      try {
        const proof = parseProof(lang, meta);
        if (proof === null) {
          result.drawn += 1;
          continue;
        }
        const filled = fillCodeBlock(site, proof, text);
        result.levels[filled.level] += 1;
        if (proof.kind === 'illustrative') result.illustrations.set(file, (result.illustrations.get(file) ?? 0) + 1);
        if (proof.kind !== 'check' && !(proof.kind === 'file' && proof.checked)) continue;
        result.snippets.push({
          file,
          line: line + 1,
          lang: lang ?? '',
          by: proof.by,
          text: filled.text,
          ...(proof.kind === 'check' && proof.expectFail !== null && {expectFail: proof.expectFail}),
          ...(legacy && {era: 'legacy' as const}),
        });
      } catch (error) {
        result.problems.push({file, line, message: (error as Error).message, hint: ''});
      }
    }
  }
  return result;
}

/**
 * Compares illustrations with the reviewed list, whose lines are a number and a page.
 * @returns a problem for each page that has more than listed, and for each line that promises more than there are: the list only shrinks
 */
export function compareIllustrations(found: ReadonlyMap<string, number>, list: string, name: string): Problem[] {
  const problems: Problem[] = [];
  const listed = new Map<string, number>();
  list.split('\n').forEach((text, index) => {
    if (text.trim() === '' || text.startsWith('#')) return;
    const [, count, page] = /^(\d+) (\S+)$/.exec(text) ?? [];
    if (count === undefined || page === undefined) {
      problems.push({
        file: name,
        line: index + 1,
        message: `"${text}" is no entry.`,
        hint: 'Write a number, a space, and the path of a page.',
      });
      return;
    }
    listed.set(page, Number(count));
    const now = found.get(page) ?? 0;
    if (now < Number(count))
      problems.push({
        file: name,
        line: index + 1,
        message: `${page} has ${now} illustrations, and the list allows ${count}.`,
        hint: now === 0 ? 'Take the line out.' : `Write ${now}.`,
      });
  });
  for (const [page, count] of found) {
    const allowed = listed.get(page) ?? 0;
    if (count > allowed)
      problems.push({
        file: page,
        line: 1,
        message: `${count} fences are illustrative, and ${name} allows ${allowed}.`,
        hint: 'Prove them: quote a sample with file=, show a recording with run= and output-of=, or let a checker read them with check.',
      });
  }
  return problems;
}

/**
 * Holds the commands in sentences against what the `pact` program knows.
 * @returns what is wrong, and how many pieces of inline code were commands
 */
export function inspectInline(pages: Iterable<PageCode>): {problems: Problem[]; count: number} {
  const cli = readCli();
  const problems: Problem[] = [];
  let count = 0;
  for (const {inline, legacy} of pages) {
    for (const {file, line, text} of inline) {
      if (!/^(?:pact|pactflow|pact-broker) \S/.test(text)) continue;
      count += 1;
      for (const {message, hint} of checkInlineCommand(text, cli, legacy ? 'legacy' : undefined))
        problems.push({file, line, message, hint});
    }
  }
  return {problems, count};
}

const quotesOf = (page: {codeBlocks: readonly CodeBlock[]} | undefined): string[] =>
  [...quotedBy(page === undefined ? [] : [page])].flatMap(([file, regions]) =>
    [...regions].map((region) => (region === null ? file : `${file}#${region}`)),
  );

/** Holds what the build finds by its scan of lines against what the parser finds. Both take pages by their path. */
export function compareScan(
  scanned: ReadonlyMap<string, {codeBlocks: readonly CodeBlock[]}>,
  parsed: ReadonlyMap<string, {codeBlocks: readonly CodeBlock[]}>,
): {problems: Problem[]; count: number} {
  const problems: Problem[] = [];
  let count = 0;
  for (const file of new Set([...scanned.keys(), ...parsed.keys()])) {
    const [lines, tree] = [new Set(quotesOf(scanned.get(file))), new Set(quotesOf(parsed.get(file)))];
    count += tree.size;
    for (const quote of tree)
      if (!lines.has(quote))
        problems.push({
          file,
          line: 1,
          message: `the build does not see that this page quotes ${quote}.`,
          hint: 'Begin the fence on a line of its own, or teach src/plugins/shared/code-blocks/find.ts its form.',
        });
    for (const quote of lines)
      if (!tree.has(quote))
        problems.push({
          file,
          line: 1,
          message: `the build sees a quote of ${quote} where this page has none.`,
          hint: 'Take the fence out of the comment, or teach src/plugins/shared/code-blocks/find.ts its form.',
        });
  }
  return {problems, count};
}

const LIST = 'tests/illustrative-code-blocks.txt';

async function main(): Promise<number> {
  const site = process.cwd();
  const pages = readCode(site);
  const {levels, drawn, illustrations, snippets, problems} = survey(site, pages.values());
  const checked = await checkSnippets(snippets);
  const commands = inspectInline(pages.values());
  const quotes = compareScan(findAllCodeBlocks(site), pages);
  problems.push(
    ...checked.problems,
    ...commands.problems,
    ...quotes.problems,
    ...compareIllustrations(illustrations, readFileSync(LIST, 'utf8'), LIST),
  );
  for (const {file, line, message, hint} of problems) console.error(`${file}:${line}: ${message} ${hint}`.trimEnd());
  const total = levels.ran + levels.difference + levels.checked + levels.illustrative;
  console.log(
    `${pages.size} pages and partials. ${total} fences: ${levels.ran} ran, ${levels.difference} differences, ${levels.checked} checked, ${levels.illustrative} illustrative; ${drawn} drawn. ${commands.count} commands in sentences. ${quotes.count} quotes seen by the build.`,
  );
  console.log(`Checked by: ${[...checked.counts].map(([name, count]) => `${name} ${count}`).join(', ')}.`);
  if (total === 0 || quotes.count === 0)
    console.error('There is no fence at all, or none that quotes a sample: the gate has read nothing.');
  return problems.length === 0 && total > 0 && quotes.count > 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('codeBlocks.ts')) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
