import {relative} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageError} from '../fences/meta';
import {highlight} from './grammars';

/** The theme's comments that mark lines. They would shift what is coloured, since the theme takes them out of the code in the browser. */
const MARKING_COMMENT = /^\s*\W{1,4}\s*highlight-(?:next-line|start|end)\b/m;

/**
 * Colours the fences of a page at build, so that no browser needs a highlighter: the theme's block of code gets a property `runs` (see `runs.ts`). Goes behind the
 * plugins that fill fences in or make something else of them. A language without a grammar stops the build and names page and line.
 */
export default function remarkHighlight() {
  return (tree: Root, file: {path?: string}) => {
    const path = file.path === undefined ? undefined : relative(process.cwd(), file.path);
    visit(tree, 'code', (node: Code) => {
      try {
        if (MARKING_COMMENT.test(node.value))
          throw new Error('this fence marks lines by a comment. Name them behind the language instead: ```js {2,5-7}.');
        const runs = highlight(node.value, node.lang ?? 'text');
        if (runs !== '') node.data = {...node.data, hProperties: {...node.data?.hProperties, runs}};
      } catch (error) {
        throw pageError(path, node.position?.start.line, (error as Error).message);
      }
    });
  };
}
