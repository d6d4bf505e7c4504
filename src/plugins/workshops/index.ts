import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {pageError} from '../fences/meta';
import {findState} from './states';
import {bundleName, zipState} from './zip';

/** Tells each `<StepDownload of="introduction/step-1" />` the name and the size of its zip. One of a state that is not there stops the build and names page and line. */
export default function remarkWorkshops() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
      const node = found as unknown as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'StepDownload') return;
      const of = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
      )?.value;
      try {
        if (typeof of !== 'string')
          throw new Error(
            '<StepDownload> needs the name of a state: <StepDownload of="introduction/step-1" />, or of an example: <StepDownload of="examples/msw" />.',
          );
        const state = findState(site, of);
        const facts = {bundle: bundleName(state), bytes: String(zipState(site, state).length)};
        for (const [name, value] of Object.entries(facts)) node.attributes.push({type: 'mdxJsxAttribute', name, value});
      } catch (error) {
        throw pageError(path, node.position?.start.line, `<StepDownload>: ${(error as Error).message}`);
      }
    });
  };
}
