import {relative, sep} from 'node:path';
import type {Heading, Root} from 'mdast';
import {courses as allCourses} from '../../data/courses';
import type {Course} from '../../data/courses.schema';
import {fileOf} from '../doc-ids';
import {routeOf} from '../remark-glossary';
import {element, injectImport} from '../remark-self-check/inject';

const VARIABLE = 'courseOfThisPage';
const COMPONENTS = '@site/src/components/CourseProgress';

export interface Options {
  /** For tests; otherwise src/data/courses.ts. */
  courses?: readonly Course[];
  /** Folder of the site; otherwise the current one. */
  site?: string;
}

/**
 * Puts the progress of a course on its pages: a line below the title, the button at the end of a chapter, and the list of chapters on the page that presents the course.
 * They come with the page, so that others carry neither their code nor the courses.
 */
export default function remarkCourses({courses = allCourses, site = process.cwd()}: Options = {}) {
  return (tree: Root, file: {path?: string}) => {
    if (file.path === undefined) return;
    const path = relative(site, file.path);
    if (path.split(sep)[0] !== 'docs') return;
    const page = routeOf(path);
    const course = courses.find(({front, chapters}) => front === page || chapters.includes(page));
    if (course === undefined || !course.chapters.some((to) => fileOf(to.slice(1), site) !== undefined)) return;
    const facts = {course: `{${VARIABLE}}`, page};
    tree.children.unshift(element('CourseBar', facts));
    if (course.chapters.includes(page)) tree.children.push(element('ChapterFoot', facts));
    if (course.front === page && course.chapters.length > 1) {
      const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: 'Your progress'}]};
      tree.children.push(heading, element('CourseOutline', {course: `{${VARIABLE}}`}));
    }
    injectImport(tree, VARIABLE, `@generated/courses/default/${course.id}.json`);
    injectImport(tree, ['ChapterFoot', 'CourseBar', 'CourseOutline'], COMPONENTS);
  };
}
