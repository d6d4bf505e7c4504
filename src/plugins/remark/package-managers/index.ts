import {relative} from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import {visit} from 'unist-util-visit';
import {injectImport} from '../../shared/injectImport';
import {pageError} from '../../shared/pageError';

/** The word after a code block's language that requests the tabs. */
const WORD = 'package-managers';

/** The tabs, in order. The library converts from npm to the others. */
const MANAGERS = [
  {value: 'npm', label: 'npm'},
  {value: 'yarn', label: 'Yarn'},
  {value: 'pnpm', label: 'pnpm'},
] as const;

/** The names under which a page imports the components, so that its own imports can't clash with them. */
const COMPONENTS = {Tabs: 'PackageManagerTabs', TabItem: 'PackageManagerTab'} as const;

const element = (name: string, attributes: Readonly<Record<string, string>>, children: unknown[]): MdxJsxFlowElement =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  }) as MdxJsxFlowElement;

/** The problem with a command that the tabs can't contain, or `null`. */
function problemOf(command: string): string | null {
  if (/\s(-g|--global)\b/.test(command)) return 'current versions of Yarn have no global packages';
  const converted = MANAGERS.slice(1).map(({value}) => convert(command, value as 'yarn' | 'pnpm'));
  return converted.some((other) => other === command || other.includes("couldn't auto-convert"))
    ? 'not every package manager has a command for it'
    : null;
}

/**
 * Replaces a code block ```` ```sh check package-managers ```` that contains npm commands with tabs for npm, Yarn, and
 * pnpm. The browser remembers the reader's choice.
 * @throws Error with page and line if a command has no counterpart
 */
export default function remarkPackageManagers({site = process.cwd()}: {site?: string} = {}) {
  return (tree: Root, file: {path?: string}) => {
    let found = false;
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      const words = node.meta?.split(' ') ?? [];
      if (!words.includes(WORD) || index === undefined || parent === undefined) return undefined;
      const problem = node.value
        .split('\n')
        .map(problemOf)
        .find((each) => each !== null);
      if (problem !== undefined)
        throw pageError(
          file.path === undefined ? undefined : relative(site, file.path),
          node.position?.start.line,
          `this code block can't have tabs for package managers, because ${problem}. Remove the word ${WORD}.`,
        );
      const meta = words.filter((word) => word !== WORD).join(' ');
      const tabs = MANAGERS.map(({value, label}) =>
        element(COMPONENTS.TabItem, {value, label}, [
          {...node, meta, value: value === 'npm' ? node.value : convert(node.value, value)},
        ]),
      );
      parent.children[index] = element(COMPONENTS.Tabs, {groupId: 'package-manager'}, tabs);
      found = true;
      return index + 1;
    });
    if (!found) return;
    injectImport(tree, COMPONENTS.TabItem, '@theme/TabItem');
    injectImport(tree, COMPONENTS.Tabs, '@theme/Tabs');
  };
}
