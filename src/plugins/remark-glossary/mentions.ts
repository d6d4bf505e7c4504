// Finds the words of the glossary in the text of a page. No Docusaurus, no files: used by the plugin at build and by the gate.
import type {Nodes, Parent, Root, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** What is needed of a term to find it. */
export interface Findable {
  id: string;
  term: string;
  aliases?: readonly string[];
  unmarked?: boolean;
}

/** A mention in a text node; `start` and `end` are offsets in its value. */
export interface Mention {
  id: string;
  node: Text;
  parent: Parent;
  start: number;
  end: number;
}

/** A term that a writer marked: `<Term id="…">`. */
interface Explicit {
  id: string | undefined;
  node: MdxJsxTextElement | MdxJsxFlowElement;
}

/** A component that stands in the place of text: a partial, where the page imports one. */
export interface Included {
  name: string;
  node: MdxJsxFlowElement | MdxJsxTextElement;
  parent: Parent;
}

export type Found =
  {kind: 'mention'; mention: Mention} | {kind: 'explicit'; explicit: Explicit} | {kind: 'included'; included: Included};

export type Matcher = (text: string) => {id: string; start: number; end: number}[];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Capitals beyond the first letter are part of a name: WIP is no wip, and OAS no oas. */
const isName = (wording: string): boolean => /\p{Lu}.*\p{Lu}|^.+\p{Lu}/u.test(wording);

const LETTERS = {before: '(?<![\\p{L}\\p{N}_/@.-])', after: '(?![\\p{L}\\p{N}_/@-]|\\.[\\p{L}\\p{N}])'};

/** Makes one pattern of a wording: any white space between its words, a plural, a capital at the beginning of a sentence. */
function wordingPattern(wording: string): string {
  const parts = wording.trim().split(/\s+/).map(escape).join('\\s+');
  if (isName(wording)) return parts;
  const [first = ''] = parts;
  return /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]${parts.slice(1)}` : parts;
}

/**
 * A function that finds all mentions of some terms in a text, in order and without overlaps. The longest wording wins where several begin.
 * @throws Error when two terms share a wording
 */
export function matcherFor(terms: readonly Findable[]): Matcher {
  const owners = new Map<string, string>();
  const wordings = terms.flatMap(({id, term, aliases = []}) => [term, ...aliases].map((wording) => ({id, wording})));
  for (const {id, wording} of wordings) {
    const key = isName(wording) ? wording : wording.toLowerCase();
    const owner = owners.get(key);
    if (owner !== undefined)
      throw new Error(`the glossary has "${wording}" under ${owner} and under ${id}; a wording belongs to one term.`);
    owners.set(key, id);
  }
  const sorted = [...wordings].sort((one, other) => other.wording.length - one.wording.length);
  if (sorted.length === 0) return () => [];
  const pattern = new RegExp(
    `${LETTERS.before}(?:${sorted.map(({wording}) => `(${wordingPattern(wording)}s?)`).join('|')})${LETTERS.after}`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const index = match.slice(1).findIndex((group) => group !== undefined);
      const id = sorted[index]?.id;
      return id === undefined ? [] : [{id, start: match.index, end: match.index + match[0].length}];
    });
}

/** Markdown in which a mention is no plain mention: a heading, a link, code, the name of something on the screen (bold). */
const CLOSED = new Set([
  'heading',
  'link',
  'linkReference',
  'strong',
  'code',
  'inlineCode',
  'definition',
  'footnoteDefinition',
  'html',
  'yaml',
  'toml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'image',
  'imageReference',
  'leafDirective',
  'textDirective',
]);

/** Components and elements whose children are ordinary text of the page. */
const OPEN = new Set([
  'details',
  'Tabs',
  'TabItem',
  'div',
  'section',
  'em',
  'span',
  'p',
  'ul',
  'ol',
  'li',
  'figure',
  'blockquote',
]);

const isJsx = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute; undefined where there is none, or an expression. */
function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find(
    (candidate): candidate is MdxJsxAttribute => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

const isLabel = (node: Nodes): boolean => node.data !== undefined && 'directiveLabel' in node.data;

/**
 * Walks a page in the order of reading and lists what matters to the glossary: mentions in ordinary text, marks that writers made, and components by whose name a
 * partial may be imported. Left out: headings, links, code, bold words, header rows and first columns of tables, and what components hold in their own markup.
 */
export function findTerms(tree: Root, match: Matcher): Found[] {
  const found: Found[] = [];
  const walk = (parent: Parent): void => {
    for (const node of parent.children as Nodes[]) {
      if (CLOSED.has(node.type) || isLabel(node)) continue;
      if (node.type === 'text') {
        for (const {id, start, end} of match(node.value))
          found.push({kind: 'mention', mention: {id, node, parent, start, end}});
      } else if (node.type === 'table') {
        for (const row of node.children.slice(1)) for (const cell of row.children.slice(1)) walk(cell);
      } else if (isJsx(node)) {
        if (node.name === 'Term') found.push({kind: 'explicit', explicit: {id: attribute(node, 'id'), node}});
        else if (node.name !== null && OPEN.has(node.name)) walk(node as Parent);
        else if (node.name !== null && /^\p{Lu}/u.test(node.name))
          found.push({kind: 'included', included: {name: node.name, node, parent}});
      } else if ('children' in node) {
        walk(node as Parent);
      }
    }
  };
  walk(tree);
  return found;
}

/** Ids of the terms that some words of a page already name: those need no explanation there. */
export function explainedBy(match: Matcher, words: readonly unknown[]): Set<string> {
  return new Set(words.flatMap((word) => (typeof word === 'string' ? match(word.trim()).map(({id}) => id) : [])));
}
