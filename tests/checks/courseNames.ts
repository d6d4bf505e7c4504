// Finds places that call a course by another name than src/data/courses.ts.
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Course} from '../../src/data/courses.schema';
import {docPath} from '../../src/site/contentFiles';
import type {Page} from './prose/page';
import type {Item} from './sidebarPages';

type Named = Pick<Course, 'title' | 'front'>;

/** Whether a text contains the name of a course. In a sentence, a name can begin with a lowercase letter. */
const names = (text: string, {title}: Named): boolean =>
  text.replace(/\s+/g, ' ').toLowerCase().includes(title.toLowerCase());

/**
 * Checks the title of each course's front page, and the text of links to it.
 * @returns the problems, and the number of titles and links
 */
export function findOtherNames(
  courses: readonly Named[],
  pages: readonly Pick<Page, 'file' | 'tree' | 'frontMatter'>[],
): {problems: string[]; checked: number} {
  const byFront = new Map(courses.map((course) => [course.front, course]));
  const problems: string[] = [];
  let checked = 0;
  for (const {file, tree, frontMatter} of pages) {
    const presented = byFront.get(docPath(file));
    if (presented !== undefined) {
      checked += 1;
      const title = frontMatter.get('title');
      if (title?.value !== presented.title)
        problems.push(
          `${file}:${title?.line ?? 1}: Expected the title "${presented.title}", as in src/data/courses.ts, but found "${String(title?.value ?? '')}". Use one name for the course in both files.`,
        );
    }
    visit(tree, 'link', (node) => {
      const course = byFront.get(node.url);
      if (course === undefined) return;
      checked += 1;
      const text = toString(node);
      if (!names(text, course))
        problems.push(
          `${file}:${node.position?.start.line ?? 1}: Expected the name "${course.title}" in the link to ${course.front}, as in src/data/courses.ts, but found "${text}". Use the name, or link to a section of the page.`,
        );
    });
  }
  return {problems, checked};
}

/**
 * Checks that the category around a course's front page, or the front page itself, has the name of the course.
 * @param items the sidebar
 * @param labelOf returns the label that a page has in a sidebar
 */
export function findOtherLabels(
  courses: readonly Named[],
  items: readonly Item[],
  labelOf: (path: string) => string,
): string[] {
  const places = (list: readonly Item[], category?: string): (readonly [string, string | undefined])[] =>
    list.flatMap((item) =>
      typeof item === 'string'
        ? [[`/${item.replace(/\/index$/, '')}`, category] as const]
        : places(item.items ?? [], item.label),
    );
  const categories = new Map(places(items));
  return courses.flatMap(({front, title}) => {
    const found = [labelOf(front), categories.get(front)].filter((label) => label !== undefined);
    return found.includes(title)
      ? []
      : [
          `sidebars.ts: Expected ${front}, or the category that contains it, to have the name "${title}", as in src/data/courses.ts, but found ${found.map((label) => `"${label}"`).join(' and ')}. Change the label.`,
        ];
  });
}
