// Tabs: a reader's choice is kept across pages and in the address, so all tabs of a kind share a group, a choice has one name, and a link with a choice in it must find its tab.
import {visit} from 'unist-util-visit';
import {docPath} from '../../../src/site/contentFiles';
import {attributeOf, isJsx, lineOf, type JsxElement, type Page, type Problem} from './page';
import {linksOf} from './links';

/** The groups, and what a reader chooses by each. Its name stands in addresses: `?ci=jenkins`. */
const GROUPS: Readonly<Record<string, string>> = {
  language: 'the programming language',
  ci: 'the CI system',
  shell: 'the shell that commands are typed into',
  'ai-form': 'how PactFlow AI is used',
};

interface Tab {
  value: string;
  label: string;
  line: number;
}

interface TabSet {
  group: string | undefined;
  line: number;
  inAddress: boolean;
  tabs: Tab[];
}

function tabsIn(element: JsxElement): Tab[] {
  const tabs: Tab[] = [];
  visit(element, (node) => {
    if (!isJsx(node) || node.name !== 'TabItem') return;
    const value = attributeOf(node, 'value')?.text ?? '';
    tabs.push({value, label: attributeOf(node, 'label')?.text ?? value, line: lineOf(node)});
  });
  return tabs;
}

function tabSetsOf(page: Page): TabSet[] {
  const sets: TabSet[] = [];
  visit(page.tree, (node) => {
    if (!isJsx(node) || node.name !== 'Tabs') return;
    const query = attributeOf(node, 'queryString');
    const group = attributeOf(node, 'groupId')?.text;
    sets.push({
      group,
      line: lineOf(node),
      inAddress:
        query !== undefined && (query.text === undefined || query.text === group) && query.source === undefined,
      tabs: tabsIn(node),
    });
  });
  return sets;
}

/**
 * Holds the tabs of all pages against each other, and links against the tabs that they want open.
 * @returns problems, and how many sets of tabs were looked at
 */
export function checkTabs(pages: readonly Page[]): {problems: Problem[]; sets: number} {
  const problems: Problem[] = [];
  const labels = new Map<string, {label: string; file: string}>();
  const offered = new Map<string, Set<string>>();
  let sets = 0;
  const groups = Object.entries(GROUPS)
    .map(([name, choice]) => `${name} (${choice})`)
    .join(', ');
  for (const page of pages) {
    for (const {group, line, inAddress, tabs} of tabSetsOf(page)) {
      sets += 1;
      if (group === undefined || !(group in GROUPS)) {
        problems.push({
          file: page.file,
          line,
          message: `these tabs have ${group === undefined ? 'no group' : `the group "${group}", which is not known`}.`,
          hint: `Give groupId one of: ${groups}; a new group is added to tests/checks/prose/tabs.ts.`,
        });
        continue;
      }
      if (!inAddress)
        problems.push({
          file: page.file,
          line,
          message: `the choice of these tabs is not kept in the address under "${group}".`,
          hint: 'Write queryString without a value.',
        });
      for (const {value, label, line: at} of tabs) {
        const key = `${group}=${value}`;
        const before = labels.get(key);
        if (before === undefined) labels.set(key, {label, file: page.file});
        else if (before.label !== label)
          problems.push({
            file: page.file,
            line: at,
            message: `${key} is called "${label}" here and "${before.label}" in ${before.file}.`,
            hint: 'One choice has one name.',
          });
        const address = docPath(page.file);
        offered.set(address, (offered.get(address) ?? new Set()).add(key));
      }
    }
  }
  for (const page of pages) {
    for (const {line, url} of linksOf(page)) {
      const [path = '', query = ''] = (url ?? '').replace(/#.*$/, '').split('?');
      if (query === '' || (path !== '' && !path.startsWith('/'))) continue;
      const target = path === '' ? docPath(page.file) : path;
      for (const [group, value] of new URLSearchParams(query)) {
        if (!(group in GROUPS) || offered.get(target)?.has(`${group}=${value}`)) continue;
        const there = [...(offered.get(target) ?? [])].join(', ') || 'none';
        problems.push({
          file: page.file,
          line,
          message: `the link to ${url ?? ''} opens a tab that ${target} does not have.`,
          hint: `It has: ${there}.`,
        });
      }
    }
  }
  return {problems, sets};
}
