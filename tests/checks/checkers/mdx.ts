import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import remarkPageComponents from '../../../src/plugins/remark/page-components';
import {checkEach} from './types';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
const checkComponents = remarkPageComponents();

/** Parses MDX as Docusaurus does, and checks the components in it as the build checks those of pages. */
export const mdx = checkEach(['mdx'], ({text}) => {
  try {
    const tree: Root = parser.parse(text);
    checkComponents(tree, {path: undefined});
    return [];
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    // The plugin's errors begin with the file name, which is unknown here, and the line number.
    const [, found, problem = message] = /^unknown file:(\d+): (.*)$/s.exec(message) ?? [];
    return [
      {
        line: line ?? Number(found ?? 1),
        message: `This MDX isn’t valid: ${problem}`,
        hint: 'Correct it, because writers copy it into their pages.',
      },
    ];
  }
});
