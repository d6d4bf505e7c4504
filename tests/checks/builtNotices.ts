// Reads the notices and their lists from the built pages, so that feeds and Markdown exports can be compared with them.
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {plainText} from '../../src/plugins/site/finish-pages/page-exports/extract';

/** A notice, as its page shows it. */
export interface BuiltNotice {
  /** Its path, without the base path. */
  path: string;
  title: string;
  description: string;
  /** In the format `2025-10-21`. */
  date: string;
  /** The links to the lists of its tags, with the base path. */
  tags: readonly string[];
}

/** Paths of the lists of notices, without their second and later pages. */
export const LISTS = /^\/notices(\/tags\/[^/]+)?$/;

/** Reads the notice from its page. @returns undefined if the page isn't a notice */
export function readNotice(tree: Root, path: string): BuiltNotice | undefined {
  const notice = {path, title: '', description: '', date: ''};
  const tags = new Set<string>();
  let isNotice = false;
  const read = (article: Element): void => {
    visit(article, 'element', (node) => {
      const {tagName, properties} = node;
      if (tagName === 'h1') notice.title = plainText(node);
      if (tagName === 'time' && notice.date === '') notice.date = String(properties.dateTime ?? '').slice(0, 10);
      const rel = Array.isArray(properties.rel) ? properties.rel : [];
      if (tagName === 'a' && rel.includes('tag')) tags.add(String(properties.href));
    });
  };
  visit(tree, 'element', (node) => {
    const {tagName, properties} = node;
    const classes = Array.isArray(properties.className) ? properties.className : [];
    if (tagName === 'html') isNotice = classes.includes('blog-post-page');
    if (tagName === 'meta' && properties.name === 'description') notice.description = String(properties.content ?? '');
    if (tagName === 'article') read(node);
  });
  return isNotice ? {...notice, tags: [...tags]} : undefined;
}

/**
 * The notices that a list must contain.
 * @param list its path, without the base path
 */
export const noticesOf = (list: string, notices: readonly BuiltNotice[], baseUrl: string): BuiltNotice[] =>
  list === '/notices' ? [...notices] : notices.filter(({tags}) => tags.includes(baseUrl + list.slice(1)));

/**
 * Compares the entries of a list or feed with the notices that it must contain.
 * @param found the paths of the notices, in the order of the entries
 * @param limit how many of the latest notices it contains
 * @returns one sentence for each problem
 */
export function compareNotices(found: readonly string[], expected: readonly BuiltNotice[], limit = Infinity): string[] {
  const problems: string[] = [];
  const byPath = new Map(expected.map((notice) => [notice.path, notice]));
  const sorted = [...expected].sort((one, other) => (one.date < other.date ? 1 : -1));
  const count = Math.min(limit, sorted.length);
  if (found.length !== count) problems.push(`Expected ${count} entries, but found ${found.length}.`);
  // Of several notices on the day of the last entry, any could be the last one.
  const lastDate = sorted[count - 1]?.date ?? '';
  for (const {path} of sorted.slice(0, count).filter(({date}) => count === sorted.length || date > lastDate))
    if (!found.includes(path)) problems.push(`Expected an entry for ${path}, but found none.`);
  found.forEach((path, index) => {
    const notice = byPath.get(path);
    const before = byPath.get(found[index - 1] ?? '');
    if (notice === undefined) problems.push(`Found an entry for ${path}, which isn’t a notice of this list.`);
    else if (found.indexOf(path) < index) problems.push(`Found two entries for ${path}.`);
    else if (before !== undefined && before.date < notice.date)
      problems.push(`Found ${path} after an earlier notice, ${before.path}. Expected the latest notice first.`);
  });
  return problems;
}
