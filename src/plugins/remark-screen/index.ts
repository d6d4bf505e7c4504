import type {Element} from 'hast';
import type {Code, List, ListItem, Paragraph, Parent, Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageError, parseFenceMeta} from '../fences/meta';
import {drawScreen} from './draw';
import {parseScreen, ScreenError} from './schema';

/** A node of Markdown that becomes the given HTML element around its own children. */
const wrap = (
  name: string,
  properties: Element['properties'],
  children: RootContent[],
  hChildren?: Element[],
): Paragraph =>
  ({
    type: 'paragraph',
    children,
    data: {hName: name, hProperties: properties, ...(hChildren !== undefined && {hChildren})},
  }) as unknown as Paragraph;

const read = unified().use(remarkParse);

/** A note's Markdown. Its links are checked like any other on the page. */
function noteItem(note: string): ListItem {
  const {children} = read.parse(note);
  const [only] = children;
  const inside = children.length === 1 && only?.type === 'paragraph' ? only : undefined;
  return {
    type: 'listItem',
    spread: false,
    children: inside === undefined ? (children as ListItem['children']) : [inside],
  };
}

/**
 * Turns ```` ```screen title="…" alt="…" ```` into a figure at build: the picture as SVG, its caption, and the list that its numbers refer to. The text of the
 * fence is YAML; schema.ts says what it may hold.
 */
export default function remarkScreen() {
  return (tree: Root, file: {path?: string}) => {
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      if (node.lang !== 'screen' || index === undefined || parent === undefined) return;
      const {values} = parseFenceMeta(node.meta);
      const title = values.get('title');
      const alternative = values.get('alt');
      const line = node.position?.start.line ?? 1;
      if (!title || !alternative)
        throw pageError(
          file.path,
          line,
          'a screen needs title="caption" and alt="one sentence that says what it shows" behind ```screen.',
        );
      try {
        const screen = parseScreen(node.value);
        const scroller = wrap(
          'div',
          {className: ['screen__canvas'], tabIndex: 0, role: 'group', ariaLabel: title},
          [],
          [drawScreen(screen, alternative)],
        );
        const caption = wrap('figcaption', {}, [{type: 'text', value: title}]);
        const notes: List[] =
          screen.notes.length === 0
            ? []
            : [
                {
                  type: 'list',
                  ordered: true,
                  start: 1,
                  spread: false,
                  children: screen.notes.map(noteItem),
                  data: {hProperties: {className: ['screen__notes'], role: 'list'}},
                },
              ];
        parent.children[index] = wrap('figure', {className: ['screen']}, [scroller, caption, ...notes]);
      } catch (error) {
        throw pageError(
          file.path,
          line + 1 + (error instanceof ScreenError ? error.line : 0),
          `this screen cannot be drawn: ${(error as Error).message}`,
        );
      }
    });
  };
}
