// Checks that pages use every glossary term, that every <Term> component has the id of a term, that the links of terms
// lead to pages, and that the definitions have correct spelling and wording.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {glossary, type GlossaryTerm} from '../../src/data/glossary';
import {findTerms, matcherFor} from '../../src/plugins/remark/glossary/mentions';
import {contentFiles, docFile} from '../../src/site/contentFiles';
import {readRouteTable} from './routeTable';
import {checkDiscouragedWords} from './prose/discouragedWords';
import {parsePage, UnreadablePage, type Page, type Problem} from './prose/page';
import {checkSpelling, parseWords} from './prose/spelling';

/** The glossary page, which doesn't count as a use of a term. */
const GLOSSARY_PAGE = 'docs/docs/troubleshooting/glossary.mdx';
const DATA = 'src/data/glossary.ts';

export interface GlossaryFindings {
  problems: string[];
  pages: number;
  mentions: number;
}

/**
 * Returns the text and inline code of a page, without code blocks. Line breaks separate the pieces, so that a term
 * isn't found across two table cells.
 */
function wordsOf({tree}: Page): string {
  const pieces: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') pieces.push(node.value.replace(/\s+/g, ' '));
  });
  return pieces.join(' \n ');
}

/**
 * @param pages the current pages of the site
 * @param isPage whether a path is a page of this site
 */
export function checkGlossary(
  terms: readonly GlossaryTerm[],
  pages: readonly Page[],
  isPage: (path: string) => boolean,
): GlossaryFindings {
  const problems: string[] = [];
  const ids = new Set(terms.map(({id}) => id));
  const match = matcherFor(terms);
  const used = new Set<string>();
  let mentions = 0;
  for (const page of pages) {
    if (page.file === GLOSSARY_PAGE) continue;
    // Mentions in headings and links count as well, although the plugin doesn't add definitions to them.
    for (const {id} of match(wordsOf(page))) {
      used.add(id);
      mentions += 1;
    }
    for (const found of findTerms(page.tree, () => [])) {
      if (found.kind !== 'explicit') continue;
      const {id, node} = found.explicit;
      if (id !== undefined && ids.has(id)) used.add(id);
      else
        problems.push(
          `${page.file}:${node.position?.start.line ?? 1}: <Term id="${id ?? ''}"> isn’t in the glossary. Add it to ${DATA}, or correct the id.`,
        );
    }
  }
  for (const {id, term, link} of terms) {
    if (!used.has(id))
      problems.push(
        `${DATA}: No page uses the term "${term}". Remove the term, or add the wording that pages use to its aliases.`,
      );
    const path = link.replace(/[?#].*$/, '');
    if (path.startsWith('/') && !isPage(path))
      problems.push(`${DATA}: The link of "${term}" leads to ${path}, which isn’t a page. Correct the link.`);
  }
  if (pages.length === 0)
    problems.push('Expected pages in docs/, but found no pages. Run the check in the repository root.');
  return {problems, pages: pages.length, mentions};
}

/**
 * Checks the definitions against the prose rules, because the prose check doesn't read data files.
 * @param words the content of the prose check's words.txt
 * @param names the content of the prose check's names.txt
 */
export async function checkDefinitions(
  terms: readonly GlossaryTerm[],
  words: string,
  names: string,
): Promise<string[]> {
  const ignored: Problem[] = [];
  // Each term is on one line, so that the line of a problem identifies the term.
  const text = terms
    .map(
      ({term, aliases = [], definition, linkName}) =>
        `${term}: ${definition} ${aliases.map((alias) => (/^\p{Lu}+$/u.test(alias) ? `\`${alias}\`` : alias)).join(', ')}. ${linkName}.`,
    )
    .join('\n');
  const page = parsePage('docs/glossary.mdx', text);
  const found = [
    ...checkDiscouragedWords(page),
    ...(await checkSpelling([page], parseWords('words.txt', words, ignored), [
      ...parseWords('names.txt', names, ignored).words.keys(),
    ])),
  ];
  return found.map(({line, message, hint}) => `${DATA}: "${terms[line - 1]?.term ?? ''}": ${message} ${hint}`);
}

function currentPages(root: string): Page[] {
  return contentFiles(root, ['docs']).flatMap((name) => {
    try {
      return [parsePage(name, readFileSync(join(root, name), 'utf8'))];
    } catch (error) {
      // The prose check reports pages that can't be parsed.
      if (error instanceof UnreadablePage) return [];
      throw error;
    }
  });
}

async function main(): Promise<number> {
  const root = process.cwd();
  const routes = new Set(readRouteTable().routes.map(({path}) => path));
  const isPage = (path: string) => routes.has(path) || docFile(path, root) !== undefined;
  const {problems, pages, mentions} = checkGlossary(glossary, currentPages(root), isPage);
  const list = (name: string): string => readFileSync(join(root, 'tests/checks/prose', name), 'utf8');
  problems.push(...(await checkDefinitions(glossary, list('words.txt'), list('names.txt'))));
  for (const problem of problems) console.error(problem);
  console.log(`glossary: ${glossary.length} terms, ${pages} pages, ${mentions} mentions, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
