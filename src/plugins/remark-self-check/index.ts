import {relative} from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {pageError} from '../fences/meta';
import {injectImport} from './inject';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements of a self-check: what each stands in, holds, and is told. */
const KNOWN = {
  SelfCheck: {inside: null, holds: 'Question', attributes: []},
  Question: {inside: 'SelfCheck', holds: 'Answer', attributes: ['asks']},
  Answer: {inside: 'Question', holds: null, attributes: ['text', 'correct']},
} as const;
type Name = keyof typeof KNOWN;

const FEWEST = 2;
const MOST = 4;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isKnown = (name: string | null): name is Name => name !== null && Object.hasOwn(KNOWN, name);

/** Children as the writer sees them: whether Markdown made a paragraph around them does not matter, nor do line ends between them. */
function contentOf(node: Nodes): Nodes[] {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === 'paragraph' ? contentOf(child) : child.type === 'text' && child.value.trim() === '' ? [] : [child],
  );
}

/** An attribute of plain text; undefined where it is missing, empty, or an expression. */
function textOf(element: Element, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The mark of the right answer: an attribute without a value. */
const markOf = (answer: Element) =>
  answer.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'correct');

/** Names an element by the words that a writer recognizes. */
function called(element: Element): string {
  const words = textOf(element, 'asks') ?? textOf(element, 'text');
  return words === undefined
    ? `<${String(element.name)}>`
    : `${element.name === 'Question' ? 'the question' : 'the answer'} "${words}"`;
}

/** What is wrong with one element, without what it holds; null when nothing is. */
function problemOf(element: Element, name: Name): string | null {
  const {holds, attributes} = KNOWN[name];
  const strange = element.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !(attributes as readonly string[]).includes(attribute.name),
  );
  if (strange !== undefined)
    return `${called(element)} has ${strange.type === 'mdxJsxAttribute' ? `the attribute ${strange.name}` : 'an expression for attributes'}. <${name}> knows ${attributes.join(', ') || 'none'}.`;
  const content = contentOf(element);
  const other = holds === null ? undefined : content.find((node) => !isElement(node) || node.name !== holds);
  if (other !== undefined)
    return `${called(element)} holds ${isElement(other) ? `<${String(other.name)}>` : 'text of its own'}. <${name}> holds <${String(holds)}> elements alone.`;
  if (name === 'SelfCheck') return content.length === 0 ? '<SelfCheck> has no <Question>.' : null;
  if (name === 'Answer') {
    if (textOf(element, 'text') === undefined) return '<Answer> needs text="…", which is plain text.';
    if ((markOf(element)?.value ?? null) !== null)
      return `${called(element)}: write correct without a value, on the right answer only.`;
    return content.length === 0
      ? `${called(element)} has no explanation. Say between <Answer …> and </Answer> why it is right or not.`
      : null;
  }
  if (textOf(element, 'asks') === undefined) return '<Question> needs asks="…", which is plain text.';
  if (content.length < FEWEST || content.length > MOST)
    return `${called(element)} has ${content.length} answers; it needs ${FEWEST} to ${MOST}.`;
  const right = content.filter((node) => isElement(node) && markOf(node) !== undefined).length;
  return right === 1
    ? null
    : `${called(element)} has ${right === 0 ? 'no correct answer' : `${right} correct answers`}. Mark exactly one as correct.`;
}

/** Holds all self-checks below a node against the rules. @returns whether there is one */
function check(node: Nodes, inside: string | null, fail: (node: Nodes, message: string) => never): boolean {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return children
    .map((child) => {
      if (!isElement(child) || !isKnown(child.name))
        return check(child, child.type === 'paragraph' ? inside : null, fail);
      const {inside: place} = KNOWN[child.name];
      if (place !== null && place !== inside) fail(child, `${called(child)} stands outside of <${place}>.`);
      const problem = problemOf(child, child.name);
      if (problem !== null) fail(child, problem);
      check(child, child.name, fail);
      return true;
    })
    .includes(true);
}

/**
 * Holds self-checks against their rules, and gives their components to the pages that have one.
 * @throws Error naming page, line, and question
 */
export default function remarkSelfCheck({site = process.cwd()}: {site?: string} = {}) {
  return (tree: Root, file: {path?: string}) => {
    const fail = (node: Nodes, message: string): never => {
      throw pageError(
        file.path === undefined ? undefined : relative(site, file.path),
        node.position?.start.line,
        message,
      );
    };
    if (check(tree, null, fail)) injectImport(tree, Object.keys(KNOWN), '@site/src/components/SelfCheck');
  };
}
