// Holds the glossary against the pages: every term is used somewhere, every mark of a writer is a term, and the links of terms go to pages that exist or are pending.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {glossary, type GlossaryTerm} from '../../src/data/glossary';
import {findTerms, matcherFor} from '../../src/plugins/remark/glossary/mentions';
import {contentFiles, docFile} from '../../src/site/contentFiles';
import {readRouteTable} from './routeTable';
import {checkWording} from './prose/wordingRules';
import {parsePage, UnreadablePage, type Page, type Problem} from './prose/page';
import {checkSpelling, parseWords} from './prose/spelling';

/** The page that is made from the glossary uses nothing. */
const OWN_PAGE = 'docs/docs/troubleshooting/glossary.mdx';
const DATA = 'src/data/glossary.ts';

export interface GlossaryFindings {
  problems: string[];
  pages: number;
  mentions: number;
}

/** All words of a page, each piece apart from the next: `**one**` in one cell and `two` in another are no wording. Fences are left out. */
function wordsOf({tree}: Page): string {
  const pieces: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') pieces.push(node.value.replace(/\s+/g, ' '));
  });
  return pieces.join(' \n ');
}

/**
 * @param pages current pages of the site
 * @param leadsTo whether a path of this site is a page, or will be
 */
export function checkGlossary(
  terms: readonly GlossaryTerm[],
  pages: readonly Page[],
  leadsTo: (path: string) => boolean,
): GlossaryFindings {
  const problems: string[] = [];
  const ids = new Set(terms.map(({id}) => id));
  const match = matcherFor(terms);
  const used = new Set<string>();
  let mentions = 0;
  for (const page of pages) {
    if (page.file === OWN_PAGE) continue;
    // A mention anywhere counts as use: in headings and links too, which the plugin does not mark.
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
          `${page.file}:${node.position?.start.line ?? 1}: <Term id="${id ?? ''}"> is not in the glossary. Add it to ${DATA}, or correct the id.`,
        );
    }
  }
  for (const {id, term, link} of terms) {
    if (!used.has(id))
      problems.push(
        `${DATA}: "${term}" stands on no page. Take it out, or give it the wording that pages use as an alias.`,
      );
    const path = link.replace(/[?#].*$/, '');
    if (path.startsWith('/') && !leadsTo(path)) problems.push(`${DATA}: "${term}" leads to ${path}, which is no page.`);
  }
  if (pages.length === 0) problems.push('docs: there is no page. A look at nothing proves nothing.');
  return {problems, pages: pages.length, mentions};
}

/**
 * Holds the definitions against the rules of prose, which the gate "prose" does not see in a data file.
 * @param words and names as the lists of the gate "prose" hold them
 */
export async function checkDefinitions(
  terms: readonly GlossaryTerm[],
  words: string,
  names: string,
): Promise<string[]> {
  const ignored: Problem[] = [];
  // One line for each term, so that the line tells the term.
  const text = terms
    .map(
      ({term, aliases = [], definition, linkName}) =>
        `${term}: ${definition} ${aliases.map((alias) => (/^\p{Lu}+$/u.test(alias) ? `\`${alias}\`` : alias)).join(', ')}. ${linkName}.`,
    )
    .join('\n');
  const page = parsePage('docs/glossary.mdx', text);
  const found = [
    ...checkWording(page),
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
      // The gate "prose" tells what is wrong with such a page.
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
