import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import type {Root} from 'mdast';
import {glossary, type GlossaryTerm} from '../../data/glossary';
import {pageError} from '../fences/meta';
import {fill, GLOSSARY, mark, scope} from './mark';
import {explainedBy, findTerms, matcherFor, type Mention} from './mentions';
import {glossaryPage} from './page';

/** A definition is a help; more of them are an obstacle course. */
export const MOST = 5;

const GENERATED = /\{\/\*(?:(?!\*\/)[\s\S])*\bgenerated\b/i;
const IMPORT = /^import\s+(\w+)\s+from\s+['"]([^'"]+\/_[^'"/]+\.mdx?)['"]/gm;

export interface Options {
  /** For tests; otherwise src/data/glossary.ts. */
  terms?: readonly GlossaryTerm[];
  /** Folder of the site; otherwise the current one. */
  site?: string;
}

interface File {
  path?: string;
  value?: unknown;
  data?: {frontMatter?: Readonly<Record<string, unknown>>};
}

/** Docusaurus’ own syntax, which MDX takes for an expression: ## Heading {#id}. */
const HEADING_ID = /^(#{1,6} .*)\{#/gm;

/** The address of a page by its path below the site: docs/docs/pact.mdx is /docs/pact. */
export const routeOf = (path: string): string =>
  `/${path
    .split(sep)
    .slice(1)
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');

/** Partials that a page imports, by the name of their component. */
function partialsOf(source: string, path: string, site: string): Map<string, string> {
  return new Map(
    [...source.matchAll(IMPORT)].map(([, name = '', from = '']) => [
      name,
      from.startsWith('@site/') ? join(site, from.slice('@site/'.length)) : resolve(dirname(path), from),
    ]),
  );
}

/** The first mention of each term, in the order of reading. */
function firsts(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<string>();
  return mentions.filter(({id}) => !seen.has(id) && seen.add(id));
}

/** Marks from the last to the first, so that offsets into one text node stay true. */
function markAll(mentions: readonly Mention[], entries: ReadonlyMap<string, GlossaryTerm>, partial: boolean): void {
  for (const mention of [...mentions].reverse()) {
    const entry = entries.get(mention.id);
    if (entry !== undefined) mark(mention, entry, partial);
  }
}

/**
 * Puts a definition behind the first mention of jargon on each current page, at most five on a page, and fills in `<Term id="…">` and `<GlossaryTerms />`. Terms that title, keywords
 * or the page itself explain are left alone. A partial offers all of its first mentions, and the page that includes it says which of them are the first there.
 * @throws Error naming page and line for a `<Term>` that the glossary does not have
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
    const [room] = path.split(sep);
    const route = routeOf(path);
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
            `<Term id="${id ?? ''}"> is not in the glossary. Add it to src/data/glossary.ts, or take one of: ${[...entries.keys()].sort().join(', ')}.`,
          );
        fill(node, entry);
      } else if (each.kind === 'included' && each.included.name === 'GlossaryTerms') {
        const {node, parent} = each.included;
        parent.children.splice(parent.children.indexOf(node as never), 1, ...(glossaryPage(terms) as never[]));
      }
    }
    if (room !== 'docs' || route === GLOSSARY || GENERATED.test(source.slice(0, 2000))) return;

    const mentions = found.flatMap((each) => (each.kind === 'mention' ? [each.mention] : []));
    if (partial) {
      markAll(firsts(mentions), entries, true);
      return;
    }

    const {title, keywords} = file.data?.frontMatter ?? {};
    const done = explainedBy(match, [title, ...(Array.isArray(keywords) ? keywords : [])]);
    for (const {id, link} of terms) if (link.replace(/#.*$/, '') === route) done.add(id);
    const partials = partialsOf(source, file.path, site);
    const chosen: Mention[] = [];
    let left = MOST;
    const take = (id: string): boolean => {
      if (left === 0 || done.has(id)) return false;
      done.add(id);
      left -= 1;
      return true;
    };
    for (const each of found) {
      if (each.kind === 'explicit') {
        done.add(each.explicit.id ?? '');
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
