import {readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {courses} from '../../../data/courses';
import type {Course, CourseMetadata} from '../../../data/courses.schema';
import {docFile} from '../../../site/contentFiles';

/** The title in a page's front matter. @throws Error if the page has no title */
function titleOf(file: string, site: string): string {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(readFileSync(file, 'utf8')) ?? [];
  const {title} = (parse(frontMatter) ?? {}) as {title?: unknown};
  if (typeof title !== 'string')
    throw new Error(
      `${relative(site, file).split(sep).join('/')}:1: this page is a chapter of a course in src/data/courses.ts but has ` +
        'no title. Add a title to its front matter.',
    );
  return title;
}

/**
 * The data that the pages of a course show, including the titles of its chapters. Chapters without a page are left out
 * because the small copy of the site that tests build has only a few pages. A test in src/data/ makes sure that the
 * real site has all of them.
 * @param site the root folder of the repository
 */
export function courseMetadata({id, title, front, chapters}: Course, site: string): CourseMetadata {
  const written = chapters.flatMap((to) => {
    const file = docFile(to, site);
    return file === undefined ? [] : [{to, title: titleOf(file, site)}];
  });
  return {id, title, front, chapters: written};
}

/**
 * Writes the data of each course to `@generated/courses/default/<id>.json`, so that a page loads only the data of its
 * course.
 */
export default function coursesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'courses',
    async contentLoaded({actions}) {
      await Promise.all(
        courses.map((course) =>
          actions.createData(`${course.id}.json`, JSON.stringify(courseMetadata(course, siteDir))),
        ),
      );
    },
    getPathsToWatch: () => courses.flatMap(({chapters}) => chapters.flatMap((to) => docFile(to, siteDir) ?? [])),
  };
}
