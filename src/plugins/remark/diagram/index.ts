import type {Element} from 'hast';
import type {Code, Paragraph, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {injectImport} from '../../shared/injectImport';
import {diagramName} from '../../shared/diagramName';
import {parseCodeMeta} from '../../shared/code-blocks/meta';
import {enlargeButton} from '../../shared/enlargeButton';
import {pageError} from '../../shared/pageError';
import {drawVariants, type Variants} from './variants';

/** The frame of one version of a diagram, which scrolls if the drawing doesn't fit. */
const frame = (version: 'wide' | 'narrow', title: string, drawing: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {
    className: ['diagram__canvas', `diagram__${version}`],
    ...(drawing.tagName === 'svg' && {tabIndex: 0, role: 'group', ariaLabel: title}),
    ...(version === 'narrow' && {dataNoExtract: ''}),
  },
  children: [drawing],
});

/**
 * Replaces a code block ```` ```mermaid title="…" alt="…" ```` with a figure that contains the diagram as SVG.
 * Where the diagram doesn't fit in a narrow column, the figure also contains a version for narrow columns, and the
 * style sheet shows one of the two. The page also loads the style sheet of diagrams.
 * @throws Error with page and line if the title or the alternative text is missing, or if the diagram can't be drawn
 */
export default function remarkDiagram() {
  return async (tree: Root, file: {path?: string}) => {
    const found: {node: Code; index: number; parent: Parent}[] = [];
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang === 'mermaid' && index !== undefined && parent !== undefined) found.push({node, index, parent});
    });
    for (const {node, index, parent} of found) {
      const {values} = parseCodeMeta(node.meta);
      const title = values.get('title');
      const alternative = values.get('alt');
      const line = node.position?.start.line;
      if (!title || !alternative)
        throw pageError(
          file.path,
          line,
          'this diagram has no title or no alternative text. Write both after the language: ' +
            '```mermaid title="caption" alt="one sentence that says what the diagram shows".',
        );
      const prefix = diagramName(node.value);
      let variants: Variants;
      try {
        variants = await drawVariants(node.value, alternative, prefix);
      } catch (error) {
        throw pageError(
          file.path,
          line,
          `this diagram cannot be drawn: ${(error as Error).message}. ` +
            'Correct its Mermaid text, which must be a flowchart or a sequenceDiagram.',
        );
      }
      const {wide, narrow, from} = variants;
      const canvases = [
        frame('wide', title, wide),
        // The text version of a page has the source and the alternative text of each diagram.
        ...(narrow === undefined ? [] : [frame('narrow', title, narrow)]),
      ];
      const caption: Element = {
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{type: 'text', value: title}],
      };
      parent.children[index] = {
        type: 'paragraph',
        children: [],
        data: {
          hName: 'figure',
          hProperties: {className: ['diagram'], dataDiagram: prefix, ...(narrow && {dataFrom: from ?? 'never'})},
          hChildren: [...canvases, enlargeButton(), caption],
        },
      } as Paragraph;
    }
    if (found.length > 0) injectImport(tree, [], '@site/src/css/figures.css');
  };
}
