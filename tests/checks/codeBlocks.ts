// Checks every code block according to the proof that it declares, and prints how many there are of each level.
import {readFileSync} from 'node:fs';
import {fillCodeBlock} from '../../src/plugins/remark/code-blocks/fill';
import {parseProof, weakness, type Level} from '../../src/plugins/shared/code-blocks/proof';
import {quotedBy} from '../../src/plugins/shared/code-blocks/quoted';
import {readCode, type PageCode} from './pageCode';
import {findAllCodeBlocks, type CodeBlock} from '../../src/plugins/shared/code-blocks/find';
import {checkInlineCommand, checkSnippets, readCli} from './checkers';
import type {Problem, Snippet} from './checkers/types';

/** What the code blocks declare, before a checker runs. */
export interface Survey {
  levels: Record<Level, number>;
  /** The number of diagrams and other blocks that the build renders. */
  rendered: number;
  /** The number of illustrative code blocks by page. */
  illustrations: Map<string, number>;
  snippets: Snippet[];
  problems: Problem[];
}

/** Collects the code blocks of some pages. @param site the repository root */
export function survey(site: string, pages: Iterable<PageCode>): Survey {
  const result: Survey = {
    levels: {ran: 0, difference: 0, compiled: 0, checked: 0, 'syntax-only': 0, illustrative: 0},
    rendered: 0,
    illustrations: new Map(),
    snippets: [],
    problems: [],
  };
  for (const {codeBlocks, raw, legacy} of pages) {
    for (const {file, line, text} of raw)
      result.problems.push({
        file,
        line,
        message: `${text} can’t declare a proof.`,
        hint: 'Write a code block with three backticks.',
      });
    for (const {file, line, lang, meta, text} of codeBlocks) {
      try {
        const proof = parseProof(lang, meta);
        if (proof === null) {
          result.rendered += 1;
          continue;
        }
        const filled = fillCodeBlock(site, proof, text);
        result.levels[filled.level] += 1;
        // Generated code isn't in a project, but the check "languages" compiles it.
        const weak = file.startsWith('.generated/') ? undefined : weakness(lang ?? '', proof);
        if (weak !== undefined) result.problems.push({file, line, message: weak, hint: ''});
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
 * Compares the number of illustrative code blocks with the reviewed list, each line of which is a number and a page.
 * @returns a problem for each page that has more than its number, and for each page that has fewer, so that the list
 * only shrinks
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
        message: `Expected a number and a page, but found "${text}".`,
        hint: 'Write the number, a space, and the page’s path.',
      });
      return;
    }
    listed.set(page, Number(count));
    const now = found.get(page) ?? 0;
    if (now < Number(count))
      problems.push({
        file: name,
        line: index + 1,
        message: `The list allows ${count} illustrative code blocks in ${page}, but the page has ${now}.`,
        hint: now === 0 ? 'Remove the line.' : `Change the number to ${now}.`,
      });
  });
  for (const [page, count] of found) {
    const allowed = listed.get(page) ?? 0;
    if (count > allowed)
      problems.push({
        file: page,
        line: 1,
        message: `Expected at most ${allowed} illustrative code blocks, according to ${name}, but found ${count}.`,
        hint: 'Use code that is tested: quote a sample with file=, show a recording with run= and output-of=, or run a checker with check.',
      });
  }
  return problems;
}

/**
 * Checks the commands in sentences against the CLI's help text.
 * @returns the problems and the number of commands
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

/** Compares the quotations that the build finds by scanning lines with those that the parser finds, by page. */
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
          message: `The build doesn’t find the page’s quotation of ${quote}.`,
          hint: 'Start the code block on a separate line, or make src/plugins/shared/code-blocks/find.ts recognize its syntax.',
        });
    for (const quote of lines)
      if (!tree.has(quote))
        problems.push({
          file,
          line: 1,
          message: `The build finds a quotation of ${quote} that the page doesn’t have.`,
          hint: 'Remove the code block from the comment, or make src/plugins/shared/code-blocks/find.ts recognize its syntax.',
        });
  }
  return {problems, count};
}

const LIST = 'tests/illustrative-code-blocks.txt';

async function main(): Promise<number> {
  const site = process.cwd();
  const pages = readCode(site);
  const {levels, rendered, illustrations, snippets, problems} = survey(site, pages.values());
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
  const total = Object.values(levels).reduce((sum, count) => sum + count, 0);
  console.log(
    `${pages.size} pages and partials. ${total} code blocks: ${levels.ran} ran, ${levels.difference} differences, ${levels.compiled} compiled, ${levels.checked} checked, ${levels['syntax-only']} parsed for their syntax only, ${levels.illustrative} illustrative. ${rendered} diagrams and other blocks rendered. ${commands.count} commands in sentences. ${quotes.count} quotations found by the build.`,
  );
  console.log(`Checked by: ${[...checked.counts].map(([name, count]) => `${name} ${count}`).join(', ')}.`);
  if (total === 0 || quotes.count === 0)
    console.error(
      'Expected code blocks, and at least one that quotes a sample, but found none. Run the check in the repository root.',
    );
  return problems.length === 0 && total > 0 && quotes.count > 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('codeBlocks.ts')) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
