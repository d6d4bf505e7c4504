import type {LoadContext, Plugin} from '@docusaurus/types';
import {courses} from '../../../data/courses';
import type {Course, CourseMetadata} from '../../../data/courses.schema';
import {docFile} from '../../../site/contentFiles';
import {readChapters} from '../../shared/courseChapters';

/**
 * The data that the pages of a course show, including the titles of its chapters. Chapters without a page are left out
 * because the small copy of the site that tests build has only a few pages. A test in src/data/ makes sure that the
 * real site has all of them.
 * @param site the root folder of the repository
 */
export function courseMetadata({id, title, front, chapters}: Course, site: string): CourseMetadata {
  const written = readChapters({chapters}, site).map(({to, title: name}) => ({to, title: name}));
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
