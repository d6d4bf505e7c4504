import {relative, sep} from 'node:path';
import type {Heading, Root} from 'mdast';
import {courses as allCourses} from '../../../data/courses';
import type {Course} from '../../../data/courses.schema';
import {docFile, docPath} from '../../../site/contentFiles';
import {element, injectImport} from '../../shared/injectImport';

const VARIABLE = 'courseOfThisPage';
const COMPONENTS = '@site/src/components/CourseProgress';

export interface Options {
  /** The courses. Tests pass their own; the default is src/data/courses.ts. */
  courses?: readonly Course[];
  /** The root folder of the repository. The default is the current folder. */
  site?: string;
}

/**
 * Adds the reader's progress to the pages of a course: a line below the title, a button at the end of each chapter,
 * and a list of chapters on the page that presents the course. Each page imports these components itself, so other
 * pages load neither their code nor the data of the courses.
 */
export default function remarkCourses({courses = allCourses, site = process.cwd()}: Options = {}) {
  return (tree: Root, file: {path?: string}) => {
    if (file.path === undefined) return;
    const path = relative(site, file.path);
    if (path.split(sep)[0] !== 'docs') return;
    const page = docPath(path);
    const course = courses.find(({front, chapters}) => front === page || chapters.includes(page));
    if (course === undefined || !course.chapters.some((to) => docFile(to, site) !== undefined)) return;
    const properties = {course: `{${VARIABLE}}`, page};
    tree.children.unshift(element('CourseBar', properties));
    if (course.chapters.includes(page)) tree.children.push(element('ChapterFooter', properties));
    if (course.front === page && course.chapters.length > 1) {
      const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: 'Your progress'}]};
      tree.children.push(heading, element('CourseOutline', {course: `{${VARIABLE}}`}));
    }
    injectImport(tree, VARIABLE, `@generated/courses/default/${course.id}.json`);
    injectImport(tree, ['ChapterFooter', 'CourseBar', 'CourseOutline'], COMPONENTS);
  };
}
