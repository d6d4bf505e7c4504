// Rules for tabs. The reader's selection applies to all pages and is part of the URL. Therefore, tabs for the same
// choice share a group, a value has the same label everywhere, and a link that selects a tab needs the tab to exist.
import {visit} from 'unist-util-visit';
import {readChoices} from '../../../src/labs/pipeline/choices';
import {docPath} from '../../../src/site/contentFiles';
import {attributeOf, isJsx, lineOf, type JsxElement, type Page, type Problem} from './page';
import {linksOf} from './links';

/** The tab groups, and what a reader selects with each. The group's name is part of URLs: `?ci=jenkins`. */
const GROUPS: Readonly<Record<string, string>> = {
  language: 'the programming language',
  ci: 'the CI system',
  shell: 'the shell for commands',
  'ai-form': 'how to use PactFlow AI',
};

/** The lab whose query string contains its choices, not those of tabs. */
const PIPELINE_LAB = '/lab/pipeline';

interface Tab {
  value: string;
  label: string;
  line: number;
}

interface TabSet {
  group: string | undefined;
  line: number;
  inUrl: boolean;
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
      inUrl: query !== undefined && (query.text === undefined || query.text === group) && query.source === undefined,
      tabs: tabsIn(node),
    });
  });
  return sets;
}

/**
 * Compares the tabs of all pages, and checks that links select existing tabs.
 * @returns the problems and the number of tab sets
 */
export function checkTabs(pages: readonly Page[]): {problems: Problem[]; sets: number} {
  const problems: Problem[] = [];
  const labels = new Map<string, {label: string; file: string}>();
  const tabsByPath = new Map<string, Set<string>>();
  let sets = 0;
  const groups = Object.entries(GROUPS)
    .map(([name, choice]) => `${name} (${choice})`)
    .join(', ');
  for (const page of pages) {
    for (const {group, line, inUrl, tabs} of tabSetsOf(page)) {
      sets += 1;
      if (group === undefined || !(group in GROUPS)) {
        problems.push({
          file: page.file,
          line,
          message: `The tabs have ${group === undefined ? 'no groupId' : `the unknown groupId "${group}"`}.`,
          hint: `Set groupId to one of: ${groups}. To add a group, edit tests/checks/prose/tabs.ts.`,
        });
        continue;
      }
      if (!inUrl)
        problems.push({
          file: page.file,
          line,
          message: `The selected tab isn’t saved in the URL as "${group}".`,
          hint: 'Add the queryString attribute without a value.',
        });
      for (const {value, label, line: at} of tabs) {
        const key = `${group}=${value}`;
        const before = labels.get(key);
        if (before === undefined) labels.set(key, {label, file: page.file});
        else if (before.label !== label)
          problems.push({
            file: page.file,
            line: at,
            message: `The tab ${key} has the label "${label}" here and "${before.label}" in ${before.file}.`,
            hint: 'Use the same label for the same value.',
          });
        const path = docPath(page.file);
        tabsByPath.set(path, (tabsByPath.get(path) ?? new Set()).add(key));
      }
    }
  }
  for (const page of pages) {
    for (const {line, url} of linksOf(page)) {
      const [path = '', query = ''] = (url ?? '').replace(/#.*$/, '').split('?');
      if (query === '' || (path !== '' && !path.startsWith('/'))) continue;
      const target = path === '' ? docPath(page.file) : path;
      if (target === PIPELINE_LAB) {
        for (const {control, reason} of readChoices(`?${query}`).invalid)
          problems.push({
            file: page.file,
            line,
            message: `The link to ${url ?? ''} has an invalid choice for "${control}": ${reason}`,
            hint: 'Make the choice in the lab, and copy the link from there.',
          });
        continue;
      }
      for (const [group, value] of new URLSearchParams(query)) {
        if (!(group in GROUPS) || tabsByPath.get(target)?.has(`${group}=${value}`)) continue;
        const existing = [...(tabsByPath.get(target) ?? [])].join(', ') || 'none';
        problems.push({
          file: page.file,
          line,
          message: `The link to ${url ?? ''} selects a tab that ${target} doesn’t have.`,
          hint: `Its tabs are: ${existing}.`,
        });
      }
    }
  }
  return {problems, sets};
}
