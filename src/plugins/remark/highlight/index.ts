import {relative} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageError} from '../../shared/pageError';
import {highlight} from './grammars';

/**
 * Comments with which the theme highlights lines. The theme removes them in the browser, after the build has computed
 * the tokens, so the tokens would no longer match the code.
 */
const HIGHLIGHT_COMMENT = /^\s*\W{1,4}\s*highlight-(?:next-line|start|end)\b/m;

/**
 * Highlights the code blocks of a page during the build, so that browsers don't need a highlighter. Each code block
 * gets a property `tokens` (see `components/CodeHighlight/tokens.ts`). This plugin must run after those that fill or
 * replace code blocks.
 * @throws Error with page and line if a code block's language is unknown
 */
export default function remarkHighlight() {
  return (tree: Root, file: {path?: string}) => {
    const path = file.path === undefined ? undefined : relative(process.cwd(), file.path);
    visit(tree, 'code', (node: Code) => {
      try {
        if (HIGHLIGHT_COMMENT.test(node.value))
          throw new Error(
            'this code block highlights lines with a comment. Write the line numbers after the language instead: ' +
              '```js {2,5-7}.',
          );
        const tokens = highlight(node.value, node.lang ?? 'text');
        if (tokens !== '') node.data = {...node.data, hProperties: {...node.data?.hProperties, tokens}};
      } catch (error) {
        throw pageError(path, node.position?.start.line, (error as Error).message);
      }
    });
  };
}
