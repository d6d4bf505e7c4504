// Compares the table of contents of a built page with the headings of its article.
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Classes of `<html>` on pages that have a table of contents. Lists of pages have none. */
const PAGES_WITH_CONTENTS = ['docs-doc-page', 'blog-post-page'];

const classesOf = ({properties}: Element): unknown[] =>
  Array.isArray(properties.className) ? properties.className : [];

function findFirst(tree: Root, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (found === undefined && matches(element)) found = element;
    return found === undefined ? undefined : SKIP;
  });
  return found;
}

/** The ids of the article's headings at levels 2 to 4, in their order. */
function headingIds(article: Element): string[] {
  const ids: string[] = [];
  visit(article, 'element', ({tagName, properties}) => {
    if (/^h[2-4]$/.test(tagName) && typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}

/** The ids that the table of contents links to, in its order. */
function linkedIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', (element) => {
    const {href} = element.properties;
    if (classesOf(element).includes('table-of-contents__link') && typeof href === 'string')
      ids.push(decodeURIComponent(href.slice(1)));
  });
  return ids;
}

/**
 * Checks that the table of contents has every heading at levels 2 to 4 with an id, and nothing else, in the page's
 * order.
 * @returns one sentence for each problem
 */
export function contentsProblems(tree: Root): string[] {
  const root = findFirst(tree, ({tagName}) => tagName === 'html');
  if (root === undefined || !PAGES_WITH_CONTENTS.some((name) => classesOf(root).includes(name))) return [];
  const article = findFirst(tree, ({tagName}) => tagName === 'article');
  if (article === undefined) return ['The page has no <article>, so its headings cannot be checked.'];
  const headings = headingIds(article);
  const links = linkedIds(tree);
  const missing = headings.filter((id) => !links.includes(id));
  const extra = links.filter((id) => !headings.includes(id));
  const problems: string[] = [];
  if (missing.length > 0)
    problems.push(
      `The table of contents has no entry for ${missing.length} of ${headings.length} headings: ` +
        `${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}. ` +
        'Add headings that a component renders to src/plugins/remark/component-headings/headings.ts.',
    );
  if (extra.length > 0)
    problems.push(
      `The table of contents links to ${extra.slice(0, 3).join(', ')}${extra.length > 3 ? ', …' : ''}, ` +
        'but the article has no such heading at levels 2 to 4.',
    );
  const misplaced = problems.length > 0 ? -1 : links.findIndex((id, index) => id !== headings[index]);
  if (misplaced >= 0)
    problems.push(
      `The table of contents lists "${links[misplaced] ?? ''}" where the article has "${headings[misplaced] ?? 'no heading'}". ` +
        'The order must be the same.',
    );
  return problems;
}
