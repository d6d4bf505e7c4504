import {relative, sep} from 'node:path';
import type {Heading, List, Paragraph, PhrasingContent, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {courses as allCourses} from '../../../data/courses';
import type {Course} from '../../../data/courses.schema';
import {docPath} from '../../../site/contentFiles';
import {durationOf, inWords, readChapters, type ChapterPage} from '../../shared/courseChapters';
import {element, injectImport} from '../../shared/injectImport';

const VARIABLE = 'courseOfThisPage';
const COMPONENTS = '@site/src/components/CourseProgress';

export interface Options {
  /** The courses. Tests pass their own; the default is src/data/courses.ts. */
  courses?: readonly Course[];
  /** The root folder of the repository. The default is the current folder. */
  site?: string;
}

const markdown = unified().use(remarkParse);

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, title: string): PhrasingContent => ({type: 'link', url, children: [text(title)]});

/** A line such as **Level:** Beginner. */
const fact = (name: string, ...value: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [text(`${name}:`)]}, text(' '), ...value],
});

/** Parses one line of Markdown. */
function inline(value: string): readonly PhrasingContent[] {
  const [paragraph] = markdown.parse(value).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

/**
 * What a reader needs before a chapter: what the data says about the chapter, the project of the previous chapter, or
 * what the course requires.
 */
function prerequisitesOf(
  {front, title, chapterPrerequisites = []}: Course,
  chapter: ChapterPage,
  before: ChapterPage | undefined,
): Paragraph {
  const own = chapterPrerequisites.find(({chapter: page}) => page === chapter.to);
  if (own !== undefined) return fact('Prerequisites', ...inline(own.prerequisites));
  if (chapter.offersProject && before?.offersProject === true)
    return fact('Prerequisites', text('The project of '), link(before.to, before.title), text(', or the start below'));
  return fact('Prerequisites', text('Those of '), link(front, title));
}

/** The level, the duration, and the prerequisites of a course on its front page, or of a chapter. */
function factsOf(course: Course, page: string, site: string): List {
  const chapters = readChapters(course, site);
  const at = chapters.findIndex(({to}) => to === page);
  const chapter = page === course.front ? undefined : chapters[at];
  const facts = [
    fact('Level', text(course.level)),
    fact('Time', text(chapter === undefined ? durationOf(course, site) : inWords(chapter.minutes))),
    chapter === undefined
      ? fact('Prerequisites', ...inline(course.prerequisites))
      : prerequisitesOf(course, chapter, chapters[at - 1]),
  ];
  return {
    type: 'list',
    spread: false,
    children: facts.map((paragraph) => ({type: 'listItem', spread: false, children: [paragraph]})),
  };
}

/**
 * Adds the reader's progress to the pages of a course: a line below the title, the level, duration, and prerequisites,
 * a button at the end of each chapter, and a list of chapters on the page that presents the course. Each page imports
 * these components itself, so other pages load neither their code nor the data of the courses.
 */
export default function remarkCourses({courses = allCourses, site = process.cwd()}: Options = {}) {
  return (tree: Root, file: {path?: string}) => {
    if (file.path === undefined) return;
    const path = relative(site, file.path);
    if (path.split(sep)[0] !== 'docs') return;
    const page = docPath(path);
    const course = courses.find(({front, chapters}) => front === page || chapters.includes(page));
    if (course === undefined || readChapters(course, site).length === 0) return;
    const properties = {course: `{${VARIABLE}}`, page};
    const facts = {...element('CourseFacts', {}), children: [factsOf(course, page, site)]};
    tree.children.unshift(element('CourseBar', properties), facts as Root['children'][number]);
    if (course.chapters.includes(page)) tree.children.push(element('ChapterFooter', properties));
    if (course.front === page && course.chapters.length > 1) {
      const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: 'Your progress'}]};
      tree.children.push(heading, element('CourseOutline', {course: `{${VARIABLE}}`}));
    }
    injectImport(tree, VARIABLE, `@generated/courses/default/${course.id}.json`);
    injectImport(tree, ['ChapterFooter', 'CourseBar', 'CourseFacts', 'CourseOutline'], COMPONENTS);
  };
}
