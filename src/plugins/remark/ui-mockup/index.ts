import type {Element} from 'hast';
import type {Code, List, ListItem, Paragraph, Parent, Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseCodeMeta} from '../../shared/code-blocks/meta';
import {enlargeButton} from '../../shared/enlargeButton';
import {injectImport} from '../../shared/injectImport';
import {pageError} from '../../shared/pageError';
import {drawMockup} from './draw';
import {parseMockup, MockupError} from './schema';

/** A Markdown node that is rendered as the given HTML element. */
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

/** The fields that render a Markdown node as the given element. */
const hastData = ({tagName, properties, children}: Element): Paragraph['data'] =>
  ({hName: tagName, hProperties: properties, hChildren: children}) as Paragraph['data'];

const read = unified().use(remarkParse);

/** A note as Markdown nodes, so that Docusaurus checks its links like any others on the page. */
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
 * Replaces a code block ```` ```ui-mockup title="…" alt="…" ```` with a figure: the mockup as SVG, its caption, and the
 * notes that its numbers refer to. The text of the code block is YAML; schema.ts defines its keys.
 * The page also loads the style sheet of mockups.
 * @throws Error with page and line if the title, the alternative text, or the YAML is wrong
 */
export default function remarkUiMockup() {
  return (tree: Root, file: {path?: string}) => {
    let found = false;
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      if (node.lang !== 'ui-mockup' || index === undefined || parent === undefined) return;
      const {values} = parseCodeMeta(node.meta);
      const title = values.get('title');
      const alternative = values.get('alt');
      const line = node.position?.start.line ?? 1;
      if (!title || !alternative)
        throw pageError(
          file.path,
          line,
          'this UI mockup has no title or no alternative text. Write both after the language: ' +
            '```ui-mockup title="caption" alt="one sentence that says what the picture shows".',
        );
      try {
        const mockup = parseMockup(node.value);
        const scroller = wrap(
          'div',
          {className: ['ui-mockup__canvas'], tabIndex: 0, role: 'group', ariaLabel: title},
          [],
          [drawMockup(mockup, alternative)],
        );
        const caption = wrap('figcaption', {}, [{type: 'text', value: title}]);
        const enlarge = {type: 'paragraph', children: [], data: hastData(enlargeButton())} as Paragraph;
        const notes: List[] =
          mockup.notes.length === 0
            ? []
            : [
                {
                  type: 'list',
                  ordered: true,
                  start: 1,
                  spread: false,
                  children: mockup.notes.map(noteItem),
                  data: {hProperties: {className: ['ui-mockup__notes'], role: 'list'}},
                },
              ];
        parent.children[index] = wrap('figure', {className: ['ui-mockup']}, [scroller, enlarge, caption, ...notes]);
        found = true;
      } catch (error) {
        throw pageError(
          file.path,
          line + 1 + (error instanceof MockupError ? error.line : 0),
          `this UI mockup cannot be drawn: ${(error as Error).message}`,
        );
      }
    });
    if (found) {
      injectImport(tree, [], '@site/src/css/figures.css');
      injectImport(tree, [], '@site/src/css/ui-mockup.css');
    }
  };
}
