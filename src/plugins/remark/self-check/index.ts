import {relative} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {pageError} from '../../shared/pageError';
import {injectImport} from '../../shared/injectImport';
import {attributeOf, isJsxElement, textAttribute, type JsxElement} from '../../shared/jsxElement';

/** The elements of a self-check, each with the element that must contain it, its child element, and its attributes. */
const ELEMENTS = {
  SelfCheck: {parent: null, child: 'Question', attributes: []},
  Question: {parent: 'SelfCheck', child: 'Answer', attributes: ['asks']},
  Answer: {parent: 'Question', child: null, attributes: ['text', 'correct']},
} as const;
type Name = keyof typeof ELEMENTS;

const MIN_ANSWERS = 2;
const MAX_ANSWERS = 4;

const isElementName = (name: string | null): name is Name => name !== null && Object.hasOwn(ELEMENTS, name);

/** The children of an element, without the paragraphs and line breaks that Markdown adds around them. */
function contentOf(node: Nodes): Nodes[] {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === 'paragraph' ? contentOf(child) : child.type === 'text' && child.value.trim() === '' ? [] : [child],
  );
}

/** The value of an attribute that is plain text. `undefined` if the attribute is missing, empty, or an expression. */
function textOf(element: JsxElement, name: string): string | undefined {
  const value = textAttribute(element, name);
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** The attribute of the correct answer. It has no value. */
const correctOf = (answer: JsxElement) => attributeOf(answer, 'correct');

/** Names an element in a message so that the writer can find it. */
function nameOf(element: JsxElement): string {
  const label = textOf(element, 'asks') ?? textOf(element, 'text');
  return label === undefined
    ? `<${String(element.name)}>`
    : `${element.name === 'Question' ? 'the question' : 'the answer'} "${label}"`;
}

/** The problem of an element, apart from those of its children. `null` if there is none. */
function problemOf(element: JsxElement, name: Name): string | null {
  const {child, attributes} = ELEMENTS[name];
  const unknown = element.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !(attributes as readonly string[]).includes(attribute.name),
  );
  if (unknown !== undefined)
    return (
      `${nameOf(element)} has ${unknown.type === 'mdxJsxAttribute' ? `the unknown attribute ${unknown.name}` : 'an expression instead of attributes'}. ` +
      `The attributes of <${name}> are: ${attributes.join(', ') || 'none'}.`
    );
  const content = contentOf(element);
  const other = child === null ? undefined : content.find((node) => !isJsxElement(node) || node.name !== child);
  if (other !== undefined)
    return (
      `${nameOf(element)} contains ${isJsxElement(other) ? `<${String(other.name)}>` : 'text'}. ` +
      `<${name}> can contain only <${String(child)}> elements.`
    );
  if (name === 'SelfCheck')
    return content.length === 0 ? '<SelfCheck> has no <Question>. Add one, or remove <SelfCheck>.' : null;
  if (name === 'Answer') {
    if (textOf(element, 'text') === undefined) return '<Answer> needs the attribute text="…" with plain text.';
    if ((correctOf(element)?.value ?? null) !== null)
      return `${nameOf(element)} has a value for correct. Write correct without a value, and only on the correct answer.`;
    return content.length === 0
      ? `${nameOf(element)} has no explanation. Between <Answer …> and </Answer>, explain why it is correct or not.`
      : null;
  }
  if (textOf(element, 'asks') === undefined) return '<Question> needs the attribute asks="…" with plain text.';
  if (content.length < MIN_ANSWERS || content.length > MAX_ANSWERS)
    return (
      `${nameOf(element)} has ${content.length} ${content.length === 1 ? 'answer' : 'answers'}. ` +
      `Write ${MIN_ANSWERS} to ${MAX_ANSWERS}.`
    );
  const correct = content.filter((node) => isJsxElement(node) && correctOf(node) !== undefined).length;
  return correct === 1
    ? null
    : `${nameOf(element)} has ${correct === 0 ? 'no correct answer' : `${correct} correct answers`}. Mark exactly one as correct.`;
}

/** Checks all self-checks below a node. @returns whether there is any */
function check(node: Nodes, parent: string | null, fail: (node: Nodes, message: string) => never): boolean {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return children
    .map((child) => {
      if (!isJsxElement(child) || !isElementName(child.name))
        return check(child, child.type === 'paragraph' ? parent : null, fail);
      const {parent: requiredParent} = ELEMENTS[child.name];
      if (requiredParent !== null && requiredParent !== parent)
        fail(child, `${nameOf(child)} is not directly inside <${requiredParent}>. Move it there.`);
      const problem = problemOf(child, child.name);
      if (problem !== null) fail(child, problem);
      check(child, child.name, fail);
      return true;
    })
    .includes(true);
}

/**
 * Checks the self-checks of a page and imports their components into pages that have one.
 * @throws Error with page, line, and question if a self-check is incomplete or contradictory
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
    if (check(tree, null, fail)) injectImport(tree, Object.keys(ELEMENTS), '@site/src/components/SelfCheck');
  };
}
