import {relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {textAttribute, type JsxElement} from '../../shared/jsxElement';
import {pageError} from '../../shared/pageError';
import {findState, isFileSet, languageOf} from '../../shared/downloadable-projects/states';
import {bundleName, zipState} from '../../shared/downloadable-projects/zip';

/**
 * Adds the name and the size of the zip file, and the language of its code, to each
 * `<StepDownload of="introduction/step-1" />`.
 * @throws Error with page and line if the state doesn't exist
 */
export default function remarkStepDownloads() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
      const node = found as unknown as JsxElement;
      if (node.name !== 'StepDownload') return;
      const of = textAttribute(node, 'of');
      try {
        if (of === undefined)
          throw new Error(
            'the attribute "of" must name a state or an example. ' +
              'Write <StepDownload of="introduction/step-1" /> or <StepDownload of="examples/msw" />.',
          );
        const state = findState(site, of);
        const properties = {
          bundle: bundleName(state),
          bytes: String(zipState(site, state).length),
          language: isFileSet(state) ? 'yaml' : languageOf(site, state.home),
        };
        for (const [name, value] of Object.entries(properties))
          if (value !== undefined) node.attributes.push({type: 'mdxJsxAttribute', name, value});
      } catch (error) {
        throw pageError(path, node.position?.start.line, `<StepDownload>: ${(error as Error).message}`);
      }
    });
  };
}
