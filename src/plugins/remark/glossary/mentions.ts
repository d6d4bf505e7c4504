// Finds glossary terms in the text of a page. This module uses neither Docusaurus nor files because both the plugin and
// the glossary check (tests/checks/glossary.ts) need it.
import type {Nodes, Parent, Root, Text} from 'mdast';
import {isJsxElement, textAttribute, type JsxElement} from '../../shared/jsxElement';

/** The properties of a glossary term that are needed to find it. */
export interface Findable {
  id: string;
  term: string;
  aliases?: readonly string[];
  unmarked?: boolean;
}

/** A mention in a text node. `start` and `end` are offsets in the node's value. */
export interface Mention {
  id: string;
  node: Text;
  parent: Parent;
  start: number;
  end: number;
}

/** A term that the writer marked with `<Term id="…">`. */
interface Explicit {
  id: string | undefined;
  node: JsxElement;
}

/** A component with a capitalized name. It's a partial if the page imports one by this name. */
export interface Included {
  name: string;
  node: JsxElement;
  parent: Parent;
}

export type Found =
  {kind: 'mention'; mention: Mention} | {kind: 'explicit'; explicit: Explicit} | {kind: 'included'; included: Included};

export type Matcher = (text: string) => {id: string; start: number; end: number}[];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a wording has capitals beyond its first letter. They're part of a name: "wip" doesn't mean WIP. */
const isName = (wording: string): boolean => /\p{Lu}.*\p{Lu}|^.+\p{Lu}/u.test(wording);

const LETTERS = {before: '(?<![\\p{L}\\p{N}_/@.-])', after: '(?![\\p{L}\\p{N}_/@-]|\\.[\\p{L}\\p{N}])'};

/** A pattern for a wording. It allows any white space between words, and a capital at the start of a sentence. */
function wordingPattern(wording: string): string {
  const parts = wording.trim().split(/\s+/).map(escape).join('\\s+');
  if (isName(wording)) return parts;
  const [first = ''] = parts;
  return /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]${parts.slice(1)}` : parts;
}

/**
 * Creates a function that finds all mentions of the given terms in a text, in order and without overlaps. If several
 * wordings match at the same place, the longest one wins.
 * @throws Error if two terms have the same wording
 */
export function matcherFor(terms: readonly Findable[]): Matcher {
  const owners = new Map<string, string>();
  const wordings = terms.flatMap(({id, term, aliases = []}) => [term, ...aliases].map((wording) => ({id, wording})));
  for (const {id, wording} of wordings) {
    const key = isName(wording) ? wording : wording.toLowerCase();
    const owner = owners.get(key);
    if (owner !== undefined)
      throw new Error(
        `src/data/glossary.ts: the wording "${wording}" belongs to both ${owner} and ${id}. ` +
          'Remove it from one of these two terms.',
      );
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

/** Markdown nodes that are skipped: headings, links, code, labels of the UI (which are bold), and so on. */
const SKIPPED = new Set([
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

/** Components and elements that contain ordinary text. */
const TEXT_ELEMENTS = new Set([
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

const isLabel = (node: Nodes): boolean => node.data !== undefined && 'directiveLabel' in node.data;

/**
 * Lists everything on a page that the glossary uses, in reading order: mentions in ordinary text, `<Term>` elements,
 * and components that can be partials. Headings, links, code, bold words, the header rows and first columns of tables,
 * and the content of other components are skipped.
 */
export function findTerms(tree: Root, match: Matcher): Found[] {
  const found: Found[] = [];
  const visitChildren = (parent: Parent): void => {
    for (const node of parent.children as Nodes[]) {
      if (SKIPPED.has(node.type) || isLabel(node)) continue;
      if (node.type === 'text') {
        for (const {id, start, end} of match(node.value))
          found.push({kind: 'mention', mention: {id, node, parent, start, end}});
      } else if (node.type === 'table') {
        for (const row of node.children.slice(1)) for (const cell of row.children.slice(1)) visitChildren(cell);
      } else if (isJsxElement(node)) {
        if (node.name === 'Term') found.push({kind: 'explicit', explicit: {id: textAttribute(node, 'id'), node}});
        else if (node.name !== null && TEXT_ELEMENTS.has(node.name)) visitChildren(node as Parent);
        else if (node.name !== null && /^\p{Lu}/u.test(node.name))
          found.push({kind: 'included', included: {name: node.name, node, parent}});
      } else if ('children' in node) {
        visitChildren(node as Parent);
      }
    }
  };
  visitChildren(tree);
  return found;
}

/** The ids of the terms in a page's title and keywords. The page explains them, so they need no definition there. */
export function explainedBy(match: Matcher, words: readonly unknown[]): Set<string> {
  return new Set(words.flatMap((word) => (typeof word === 'string' ? match(word.trim()).map(({id}) => id) : [])));
}
