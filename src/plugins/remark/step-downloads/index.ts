import {relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {injectImport} from '../../shared/injectImport';
import {textAttribute, type JsxElement} from '../../shared/jsxElement';
import {pageError} from '../../shared/pageError';
import {
  findState,
  isFileSet,
  languageOf,
  listStates,
  WORKSHOPS,
  type State,
} from '../../shared/downloadable-projects/states';
import {bundleName, zipState} from '../../shared/downloadable-projects/zip';

/** The states before and after a task. */
const ROLES = ['start', 'solution'];

/** @throws Error if the state of a workshop has no role on the page, or if anything else has one */
function checkRole({home, id}: State, as: string | undefined): void {
  const needsRole = home.startsWith(`${WORKSHOPS}/`);
  if (needsRole && !ROLES.includes(as ?? ''))
    throw new Error(
      `the attribute "as" must be "start" or "solution", but ${as === undefined ? 'it is missing' : `it is "${as}"`}. ` +
        `Write <StepDownload of="${id}" as="start" /> before the task that begins with this state, and ` +
        'as="solution" after the task that ends with it.',
    );
  if (!needsRole && as !== undefined)
    throw new Error(`the attribute "as" is only for the states of workshops. Remove as="${as}".`);
}

/** Whether a state is the first of its workshop, which isn't always `step-1`. */
const isFirst = (site: string, {home, id}: State): boolean =>
  home.startsWith(`${WORKSHOPS}/`) && listStates(site, [home])[0]?.id === id;

/**
 * Adds the name and the size of the zip file, the language of its code, and whether it's the first of its workshop, to
 * each `<StepDownload of="introduction/step-1" as="start" />`, and imports the component into pages that use it.
 * @throws Error with page and line if the state doesn't exist or has the wrong role
 */
export default function remarkStepDownloads() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    let isUsed = false;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
      const node = found as unknown as JsxElement;
      if (node.name !== 'StepDownload') return;
      isUsed = true;
      const of = textAttribute(node, 'of');
      try {
        if (of === undefined)
          throw new Error(
            'the attribute "of" must name a state or an example. ' +
              'Write <StepDownload of="introduction/step-1" as="start" /> or <StepDownload of="examples/msw" />.',
          );
        const state = findState(site, of);
        checkRole(state, textAttribute(node, 'as'));
        const properties = {
          bundle: bundleName(state),
          bytes: String(zipState(site, state).length),
          language: isFileSet(state) ? 'yaml' : languageOf(site, state.home),
        };
        for (const [name, value] of Object.entries(properties))
          if (value !== undefined) node.attributes.push({type: 'mdxJsxAttribute', name, value});
        if (isFirst(site, state)) node.attributes.push({type: 'mdxJsxAttribute', name: 'first'});
      } catch (error) {
        throw pageError(path, node.position?.start.line, `<StepDownload>: ${(error as Error).message}`);
      }
    });
    if (isUsed) injectImport(tree, 'StepDownload', '@site/src/components/StepDownload');
  };
}
