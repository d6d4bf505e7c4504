import {relative} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {pageError} from '../../shared/pageError';
import {injectImport} from '../../shared/injectImport';
import {isJsxElement, type JsxElement} from '../../shared/jsxElement';

/** The elements of a slide deck, each with the element that must contain it. */
const PARENTS = {Slides: null, Slide: 'Slides', SpeakerNotes: 'Slide'} as const;
type Name = keyof typeof PARENTS;

const isElementName = (name: string | null): name is Name => name !== null && Object.hasOwn(PARENTS, name);

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** The heading of level 2 at the start of a slide, as it's written. `undefined` if the slide doesn't begin with one. */
function titleOf(slide: JsxElement): Nodes | undefined {
  const [first] = childrenOf(slide);
  return first?.type === 'heading' && first.depth === 2 ? first : undefined;
}

/** The problem of an element, apart from those of its children. `null` if there is none. */
function problemOf(element: JsxElement, name: Name): string | null {
  if (element.attributes.length > 0) return `<${name}> has no attributes. Remove them.`;
  const children = childrenOf(element);
  if (children.length === 0) return `<${name}> is empty. Write its content between <${name}> and </${name}>.`;
  if (name === 'Slides') {
    const other = children.find((node) => !isJsxElement(node) || node.name !== 'Slide');
    return other === undefined ? null : '<Slides> can contain only <Slide> elements. Move everything else out of it.';
  }
  if (name === 'SpeakerNotes') return null;
  if (titleOf(element) === undefined)
    return '<Slide> must begin with its title, a heading of level 2: an empty line, and then "## Title".';
  if (children.filter((node) => node.type === 'heading' && node.depth === 2).length > 1)
    return '<Slide> has more than one heading of level 2. Write one <Slide> for each of them.';
  const notes = children.findIndex((node) => isJsxElement(node) && node.name === 'SpeakerNotes');
  return notes === -1 || notes === children.length - 1
    ? null
    : '<SpeakerNotes> must be the last element of its slide, and a slide can have only one.';
}

/**
 * Checks the slide decks of a page and imports their components into pages that have one.
 * @throws Error with page and line if a deck, a slide, or the speaker notes are incomplete or misplaced
 */
export default function remarkSlides({site = process.cwd()}: {site?: string} = {}) {
  return (tree: Root, file: {path?: string}) => {
    const fail = (node: Nodes, message: string): never => {
      throw pageError(
        file.path === undefined ? undefined : relative(site, file.path),
        node.position?.start.line,
        message,
      );
    };
    let found = false;
    const check = (node: Nodes, parent: string | null): void => {
      for (const child of childrenOf(node)) {
        if (!isJsxElement(child) || !isElementName(child.name)) {
          check(child, null);
          continue;
        }
        found = true;
        const required = PARENTS[child.name];
        if (required !== null && required !== parent)
          fail(child, `<${child.name}> is not directly inside <${required}>. Move it there.`);
        const problem = problemOf(child, child.name);
        if (problem !== null) fail(child, problem);
        check(child, child.name);
      }
    };
    check(tree, null);
    if (found) injectImport(tree, Object.keys(PARENTS), '@site/src/components/Slides');
  };
}
