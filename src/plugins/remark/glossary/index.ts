import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import type {Root} from 'mdast';
import {glossary, type GlossaryTerm} from '../../../data/glossary';
import {docPath} from '../../../site/contentFiles';
import {pageError} from '../../shared/pageError';
import {fill, GLOSSARY, mark, scope} from './mark';
import {explainedBy, findTerms, matcherFor, type Mention} from './mentions';
import {glossaryPage} from './page';

/** The maximum number of definitions on a page. More of them would distract readers. */
export const MAX_TERMS = 5;

const GENERATED = /\{\/\*(?:(?!\*\/)[\s\S])*\bgenerated\b/i;
const IMPORT = /^import\s+(\w+)\s+from\s+['"]([^'"]+\/_[^'"/]+\.mdx?)['"]/gm;

export interface Options {
  /** The glossary. Tests pass their own; the default is src/data/glossary.ts. */
  terms?: readonly GlossaryTerm[];
  /** The root folder of the repository. The default is the current folder. */
  site?: string;
}

interface File {
  path?: string;
  value?: unknown;
  data?: {frontMatter?: Readonly<Record<string, unknown>>};
}

/** The id of a heading in Docusaurus's own syntax, `## Heading {#id}`, which the MDX parser would reject. */
const HEADING_ID = /^(#{1,6} .*)\{#/gm;

/** The files of the partials that a page imports, by the name of their component. */
function partialsOf(source: string, path: string, site: string): Map<string, string> {
  return new Map(
    [...source.matchAll(IMPORT)].map(([, name = '', from = '']) => [
      name,
      from.startsWith('@site/') ? join(site, from.slice('@site/'.length)) : resolve(dirname(path), from),
    ]),
  );
}

/** The first mention of each term, in reading order. */
function firstMentions(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<string>();
  return mentions.filter(({id}) => !seen.has(id) && seen.add(id));
}

/** Marks mentions from the last to the first because each mark invalidates the later offsets in the same text. */
function markAll(mentions: readonly Mention[], entries: ReadonlyMap<string, GlossaryTerm>, partial: boolean): void {
  for (const mention of [...mentions].reverse()) {
    const entry = entries.get(mention.id);
    if (entry !== undefined) mark(mention, entry, partial);
  }
}

/**
 * Adds definitions to the first mentions of up to five glossary terms on each page of the current version, and expands
 * `<Term id="…">` and `<GlossaryTerms />`.
 *
 * Terms in the title or the keywords, and terms that the page itself explains, get no definition. In a partial, the
 * first mention of every term is marked. The page that includes the partial then decides which of these terms to define
 * there.
 * @throws Error with page and line for a `<Term>` that isn't in the glossary
 */
export default function remarkGlossary(
  this: {parse: (file: never) => unknown} | undefined,
  {terms = glossary, site = process.cwd()}: Options = {},
) {
  const parse = this?.parse.bind(this);
  const entries = new Map(terms.map((entry) => [entry.id, entry]));
  const match = matcherFor(terms.filter(({unmarked}) => unmarked !== true));
  return (tree: Root, file: File) => {
    if (file.path === undefined) return;
    const path = relative(site, file.path);
    const source = String(file.value ?? '');
    const [folder] = path.split(sep);
    const route = docPath(path);
    const partial = basename(path).startsWith('_');
    const found = findTerms(tree, match);

    for (const each of found) {
      if (each.kind === 'explicit') {
        const {id, node} = each.explicit;
        const entry = entries.get(id ?? '');
        if (entry === undefined)
          throw pageError(
            path,
            node.position?.start.line,
            `<Term id="${id ?? ''}"> is not in the glossary. Add the term to src/data/glossary.ts, or use one of these ids: ` +
              `${[...entries.keys()].sort().join(', ')}.`,
          );
        fill(node, entry);
      } else if (each.kind === 'included' && each.included.name === 'GlossaryTerms') {
        const {node, parent} = each.included;
        parent.children.splice(parent.children.indexOf(node as never), 1, ...(glossaryPage(terms) as never[]));
      }
    }
    if (folder !== 'docs' || route === GLOSSARY || GENERATED.test(source.slice(0, 2000))) return;

    const mentions = found.flatMap((each) => (each.kind === 'mention' ? [each.mention] : []));
    if (partial) {
      markAll(firstMentions(mentions), entries, true);
      return;
    }

    const {title, keywords} = file.data?.frontMatter ?? {};
    const explained = explainedBy(match, [title, ...(Array.isArray(keywords) ? keywords : [])]);
    for (const {id, link} of terms) if (link.replace(/#.*$/, '') === route) explained.add(id);
    const partials = partialsOf(source, file.path, site);
    const chosen: Mention[] = [];
    let left = MAX_TERMS;
    const take = (id: string): boolean => {
      if (left === 0 || explained.has(id)) return false;
      explained.add(id);
      left -= 1;
      return true;
    };
    for (const each of found) {
      if (each.kind === 'explicit') {
        explained.add(each.explicit.id ?? '');
      } else if (each.kind === 'mention') {
        if (take(each.mention.id)) chosen.push(each.mention);
      } else {
        const from = partials.get(each.included.name);
        if (from === undefined || parse === undefined || !existsSync(from)) continue;
        const inside = findTerms(
          parse({path: from, value: readFileSync(from, 'utf8').replace(HEADING_ID, '$1\\{#')} as never) as Root,
          match,
        );
        const ids = inside.flatMap((one) => (one.kind === 'mention' && take(one.mention.id) ? [one.mention.id] : []));
        if (ids.length > 0) scope(each.included, ids);
      }
    }
    markAll(chosen, entries, false);
  };
}
