import type {Nodes, Parent, PhrasingContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {GlossaryTerm} from '../../../data/glossary';
import type {Included, Mention} from './mentions';

/** The page with all terms. */
export const GLOSSARY = '/docs/troubleshooting/glossary';

const jsxAttribute = (name: string, value: string | null) => ({type: 'mdxJsxAttribute' as const, name, value});

/** Adds the attributes that `<Term>` needs; see src/components/Term. */
export function fill(node: MdxJsxTextElement | MdxJsxFlowElement, {id, term, definition}: GlossaryTerm): void {
  node.attributes = [
    jsxAttribute('id', id),
    jsxAttribute('term', term),
    jsxAttribute('definition', definition),
    jsxAttribute('href', `${GLOSSARY}#${id}`),
  ];
}

/** Wraps a mention in a `<Term>`. If a text node contains several mentions, mark the last one first. */
export function mark({node, parent, start, end}: Mention, entry: GlossaryTerm, partial: boolean): void {
  const at = (parent.children as Nodes[]).indexOf(node);
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [],
    children: [{type: 'text', value: node.value.slice(start, end)}],
  };
  fill(element, entry);
  if (partial) element.attributes.push(jsxAttribute('partial', null));
  const rest: Text = {type: 'text', value: node.value.slice(end)};
  node.value = node.value.slice(0, start);
  (parent.children as PhrasingContent[]).splice(
    at + 1,
    0,
    element as PhrasingContent,
    ...(rest.value === '' ? [] : [rest]),
  );
}

/** Wraps a partial so that only the mentions of the given terms get a definition on this page. */
export function scope({node, parent}: Included, ids: readonly string[]): void {
  const at = (parent.children as Nodes[]).indexOf(node as Nodes);
  const wrapper = {
    type: node.type,
    name: 'TermScope',
    attributes: [jsxAttribute('terms', ids.join(' '))],
    children: [node],
  } as unknown as MdxJsxFlowElement;
  (parent as Parent).children.splice(at, 1, wrapper as never);
}
