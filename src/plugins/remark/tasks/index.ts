import {relative} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {injectImport} from '../../shared/injectImport';
import {isJsxElement, type JsxElement} from '../../shared/jsxElement';
import {pageError} from '../../shared/pageError';

const NAMES = ['Task', 'Challenge', 'Hint', 'Solution'] as const;
type Name = (typeof NAMES)[number];

const nameOf = (node: Nodes): Name | undefined =>
  isJsxElement(node) ? NAMES.find((name) => name === node.name) : undefined;

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** The problem with the order or the number of the elements in a task. `null` if there is none. */
function problemOfTask(task: JsxElement): string | null {
  const names = childrenOf(task).map(nameOf);
  const firstHint = names.indexOf('Hint');
  const solutions = names.filter((name) => name === 'Solution').length;
  if (firstHint < 0)
    return '<Task> has no <Hint>. Add one after the instructions, as a first step toward the solution.';
  if (firstHint === 0)
    return '<Task> has no instructions. Before the first <Hint>, write what the learner must achieve.';
  if (solutions !== 1)
    return `<Task> has ${solutions === 0 ? 'no <Solution>' : `${solutions} <Solution> elements`}. Write exactly one, at the end.`;
  const misplaced = names
    .slice(firstHint)
    .findIndex((name, index, all) => (index === all.length - 1 ? name !== 'Solution' : name !== 'Hint'));
  return misplaced < 0
    ? null
    : '<Task> has its elements in the wrong order. Write the instructions first, then each <Hint>, and then the <Solution>.';
}

/** The problem with the elements of a challenge, which has a goal and a solution only. `null` if there is none. */
function problemOfChallenge(challenge: JsxElement): string | null {
  const names = childrenOf(challenge).map(nameOf);
  if (names.includes('Hint')) return '<Challenge> has a <Hint>. Remove it, or use <Task> if learners need help.';
  if (names.filter((name) => name === 'Solution').length !== 1 || names.at(-1) !== 'Solution')
    return '<Challenge> doesn’t end with its only <Solution>. Write exactly one, at the end.';
  return names.length === 1
    ? '<Challenge> has no goal. Before the <Solution>, write what the learner must achieve, and how to see it.'
    : null;
}

/** The problem of an element, apart from those of its children. `null` if there is none. */
function problemOf(element: JsxElement, name: Name, parent: Name | undefined): string | null {
  const isOuter = name === 'Task' || name === 'Challenge';
  if (isOuter && parent !== undefined) return `<${name}> is inside another task. Move it out.`;
  if (!isOuter && parent !== 'Task' && parent !== 'Challenge')
    return `<${name}> is not directly inside <Task>${name === 'Solution' ? ' or <Challenge>' : ''}. Move it there.`;
  if (element.attributes.length > 0) return `<${name}> has no attributes. Remove them.`;
  if (element.type !== 'mdxJsxFlowElement') return `<${name}> is in a paragraph. Put empty lines before and after it.`;
  if (childrenOf(element).length === 0) return `<${name}> is empty. Add its text.`;
  if (name === 'Task') return problemOfTask(element);
  if (name === 'Challenge') return problemOfChallenge(element);
  if (name === 'Solution' && !childrenOf(element).some(({type}) => type === 'paragraph'))
    return '<Solution> gives no reason. Explain in a sentence why it works.';
  return null;
}

/** Checks all tasks and challenges below a node, and numbers their hints. @returns whether there is any */
function check(node: Nodes, parent: Name | undefined, fail: (node: Nodes, message: string) => never): boolean {
  let hints = 0;
  let found = false;
  for (const child of childrenOf(node)) {
    const name = nameOf(child);
    if (name !== undefined && isJsxElement(child)) {
      const problem = problemOf(child, name, parent);
      if (problem !== null) fail(child, problem);
      if (name === 'Hint') {
        hints += 1;
        child.attributes.push({type: 'mdxJsxAttribute', name: 'number', value: String(hints)});
      }
      found = true;
    }
    // A list item or an admonition in a task doesn't count as the task itself.
    const inside = name ?? (parent === undefined ? undefined : 'Solution');
    found = check(child, inside, fail) || found;
  }
  return found;
}

/**
 * Checks the tasks and challenges of a page, numbers hints, and imports the components into pages that have one.
 * @throws Error with page and line if one is incomplete
 */
export default function remarkTasks({site = process.cwd()}: {site?: string} = {}) {
  return (tree: Root, file: {path?: string}) => {
    const fail = (node: Nodes, message: string): never => {
      throw pageError(
        file.path === undefined ? undefined : relative(site, file.path),
        node.position?.start.line,
        message,
      );
    };
    if (check(tree, undefined, fail)) injectImport(tree, NAMES, '@site/src/components/Task');
  };
}
