// Compares the Markdown of a list of notices with the pages of the notices.
import type {List, ListItem, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {compareNotices, type BuiltNotice} from '../builtNotices';
import {checkMarkdown, parseMarkdown, wordsOf, type Published} from './page';

function linksIn(item: ListItem): string[] {
  const urls: string[] = [];
  visit(item, 'link', ({url}: Link) => void urls.push(url));
  return urls;
}

/**
 * Checks that a list has the title, date, tags, summary, and Markdown link of each notice, latest first.
 * @param title the heading of the list's page
 * @returns one sentence for each problem
 */
export function checkNoticeList(
  markdown: string,
  title: string,
  notices: readonly BuiltNotice[],
  site: Published,
): string[] {
  const problems = checkMarkdown(markdown, {code: [], tables: 0, headings: [title]}, site);
  const byUrl = new Map(notices.map((notice) => [`${site.home}${notice.path.slice(1)}.md`, notice]));
  const list = parseMarkdown(markdown).children.find((node): node is List => node.type === 'list');
  const found = (list?.children ?? []).map((item) => {
    const [url = '', ...tags] = linksIn(item);
    return {notice: byUrl.get(url), url, tags, texts: item.children.map(wordsOf)};
  });
  problems.push(
    ...compareNotices(
      found.map(({notice, url}) => notice?.path ?? url),
      notices,
    ),
  );
  for (const {notice, tags, texts} of found) {
    if (notice === undefined) continue;
    const expected = [
      ['title', notice.title, texts[0] ?? ''],
      ['date', notice.date, texts[1]?.slice(0, notice.date.length) ?? ''],
      ['tags', notice.tags.map((href) => new URL(`${href}.md`, site.home).href).join(', '), tags.join(', ')],
      ['summary', notice.description, texts[2] ?? ''],
    ] as const;
    for (const [name, value, actual] of expected)
      if (value !== actual)
        problems.push(`Expected ${notice.path} with the ${name} "${value}", but found "${actual}".`);
  }
  return problems;
}
