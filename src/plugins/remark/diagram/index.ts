import type {Element} from 'hast';
import type {Code, Paragraph, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {diagramName} from '../../shared/diagramName';
import {parseCodeMeta} from '../../shared/code-blocks/meta';
import {pageError} from '../../shared/pageError';
import {renderDiagram} from './render';

/**
 * Replaces a code block ```` ```mermaid title="…" alt="…" ```` with a figure that contains the diagram as SVG.
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
      let svg: Element;
      try {
        svg = await renderDiagram(node.value, alternative, prefix);
      } catch (error) {
        throw pageError(
          file.path,
          line,
          `this diagram cannot be drawn: ${(error as Error).message}. ` +
            'Correct its Mermaid text, which must be a flowchart or a sequenceDiagram.',
        );
      }
      const scroller: Element = {
        type: 'element',
        tagName: 'div',
        properties: {className: ['diagram__canvas'], tabIndex: 0, role: 'group', ariaLabel: title},
        children: [svg],
      };
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
          hProperties: {className: ['diagram'], dataDiagram: prefix},
          hChildren: [scroller, caption],
        },
      } as Paragraph;
    }
  };
}
