import {readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {courses} from '../../data/courses';
import type {Course, CourseFacts} from '../../data/courses.schema';
import {fileOf} from '../doc-ids';

/** The title in a page's front matter. @throws Error naming a page without one */
function titleOf(file: string, site: string): string {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(readFileSync(file, 'utf8')) ?? [];
  const {title} = (parse(frontMatter) ?? {}) as {title?: unknown};
  if (typeof title !== 'string')
    throw new Error(
      `${relative(site, file).split(sep).join('/')}: it is a chapter of a course in src/data/courses.ts and has no title. Put one into its front matter.`,
    );
  return title;
}

/**
 * What the pages of a course show of it, with the titles of its chapters. A chapter without a page is left out: the small copy of the site, which the build's own tests use, has few. That the whole site has all of them is held by the test of the data.
 * @param site folder of the site
 */
export function factsOf({id, title, front, chapters}: Course, site: string): CourseFacts {
  const written = chapters.flatMap((to) => {
    const file = fileOf(to.slice(1), site);
    return file === undefined ? [] : [{to, title: titleOf(file, site)}];
  });
  return {id, title, front, chapters: written};
}

/** Writes for each course what its pages show, as `@generated/courses/default/<id>.json`: so a page loads the facts of its own course, and no page those of all. */
export default function coursesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'courses',
    async contentLoaded({actions}) {
      await Promise.all(
        courses.map((course) => actions.createData(`${course.id}.json`, JSON.stringify(factsOf(course, siteDir)))),
      );
    },
    getPathsToWatch: () =>
      courses.flatMap(({chapters}) => chapters.flatMap((to) => fileOf(to.slice(1), siteDir) ?? [])),
  };
}
