import {relative} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {ICON_PATHS, isIconName} from '../../../components/Icon/paths';
import {injectImport} from '../../shared/injectImport';
import {isJsxElement, textAttribute, type JsxElement} from '../../shared/jsxElement';
import {pageError} from '../../shared/pageError';

/** Components that pages use without an import, with the module that exports them. */
const MODULES: Readonly<Record<string, readonly string[] | string>> = {
  '@site/src/components/AnnotatedCode': 'AnnotatedCode',
  '@site/src/components/FileTree': 'FileTree',
  '@site/src/components/Panels': ['Panels', 'Panel', 'Choices'],
  '@site/src/components/Steps': 'Steps',
  '@site/src/components/VideoLink': 'VideoLink',
};

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** Whether an element contains a list and nothing else. */
function isList(element: JsxElement, ordered: boolean): boolean {
  const [list, ...more] = childrenOf(element);
  return list?.type === 'list' && list.ordered === ordered && list.children.length > 0 && more.length === 0;
}

/** The numbers of the highlighted lines of a code block, as in `{2,5-7}` after the language. */
function highlightedLines(meta: string | null | undefined): number[] {
  const ranges = /\{([\d,-]+)\}/.exec(meta ?? '')?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}

/** For each component, a function that returns the problem with an element, or `null` if there is none. */
const CHECKS: Readonly<Record<string, (element: JsxElement) => string | null>> = {
  AnnotatedCode(element) {
    const [code, notes, ...more] = childrenOf(element);
    if (code?.type !== 'code' || notes?.type !== 'list' || notes.ordered !== true || more.length > 0)
      return '<AnnotatedCode> must contain a code block and a numbered list, and nothing else.';
    const lines = highlightedLines(code.meta);
    return lines.length === notes.children.length
      ? null
      : `<AnnotatedCode> highlights ${lines.length} lines but has ${notes.children.length} notes. Write the numbers of ` +
          'the lines in braces after the language, such as {2,5}, and one note for each of them.';
  },
  FileTree: (element) =>
    isList(element, false)
      ? null
      : '<FileTree> must contain a list of files and folders and nothing else, with empty lines before and after it.',
  Panels(element) {
    const other = childrenOf(element).find((node) => !isJsxElement(node) || node.name !== 'Panel');
    if (other !== undefined) return '<Panels> can contain only <Panel> elements. Move everything else out of it.';
    return childrenOf(element).length === 0 ? '<Panels> is empty. Add a <Panel> for each topic.' : null;
  },
  Panel(element) {
    const icon = textAttribute(element, 'icon') ?? '';
    if (!isIconName(icon))
      return `<Panel> has the icon "${icon}". Expected one of: ${Object.keys(ICON_PATHS).join(', ')}.`;
    return childrenOf(element)[0]?.type === 'heading'
      ? null
      : '<Panel> must begin with its heading: an empty line, and then "## Title" or "### Title".';
  },
  Choices: (element) =>
    isList(element, false)
      ? null
      : '<Choices> must contain a list of links and nothing else, with empty lines before and after the list.',
  Steps(element) {
    if (!isList(element, true))
      return '<Steps> must contain a numbered list and nothing else, with empty lines before and after the list.';
    const [list] = childrenOf(element);
    return list !== undefined && childrenOf(list).length > 1
      ? null
      : '<Steps> has only one step. Write a paragraph instead, or add the other steps.';
  },
  TabItem: (element) =>
    childrenOf(element).length > 0 ? null : `<TabItem> is empty. Add its content, or remove the tab.`,
  Tabs: (element) =>
    childrenOf(element).filter((node) => isJsxElement(node) && node.name === 'TabItem').length > 1
      ? null
      : '<Tabs> has fewer than two <TabItem> elements. Write the content without tabs, or add a tab.',
  VideoLink(element) {
    const missing = ['href', 'title'].find((name) => !textAttribute(element, name));
    if (missing !== undefined) return `<VideoLink> has no ${missing}. Add ${missing}="…".`;
    return childrenOf(element).length > 0
      ? null
      : '<VideoLink> is empty. Say in a sentence what the video shows, so that readers can decide whether to watch it.';
  },
};

/**
 * Checks the components that writers use to lay out a page, and imports them into the pages that use them.
 * @throws Error with the page and line if a component is incomplete
 */
export default function remarkPageComponents({site = process.cwd()}: {site?: string} = {}) {
  return (tree: Root, file: {path?: string}) => {
    const path = file.path === undefined ? undefined : relative(site, file.path);
    const used = new Set<string>();
    const visit = (node: Nodes): void => {
      for (const child of childrenOf(node)) {
        if (isJsxElement(child) && child.name !== null && Object.hasOwn(CHECKS, child.name)) {
          const problem = CHECKS[child.name]?.(child) ?? null;
          if (problem !== null) throw pageError(path, child.position?.start.line, problem);
          used.add(child.name);
        }
        if (child.type === 'image' && !child.alt?.trim())
          throw pageError(
            path,
            child.position?.start.line,
            `the image ${child.url} has no alternative text. Describe it in the brackets: ![A screen with two tabs](…).`,
          );
        visit(child);
      }
    };
    visit(tree);
    for (const [source, names] of Object.entries(MODULES)) {
      const needed = typeof names === 'string' ? names : names.filter((name) => used.has(name));
      if (typeof needed === 'string' ? used.has(needed) : needed.length > 0) injectImport(tree, needed, source);
    }
  };
}
