import {coursePaths, courses} from '../../../data/courses';
import {webhookEvents} from '../../../data/webhookEvents';
import {durationOf} from '../../shared/courseChapters';
import {brokerScenarios} from './brokerScenarios';
import {exampleTables} from './example';
import {matcherTables} from './matcherTables';
import type {MarkdownTable} from './table';

const code = (text: string): string => `\`${text}\``;

const COURSE_HEADINGS = [
  'Course',
  'Level',
  'Format and length',
  'Languages',
  'Prerequisites',
  'What you’ll be able to do',
];

/** One row for each current course or for each legacy course. */
const courseRows = (legacy: boolean): string[][] =>
  courses
    .filter(({era}) => (era === 'legacy') === legacy)
    .map(({title, front, level, format, chapters, languages, prerequisites, outcome}) => [
      `[${title}](${front})`,
      level,
      [
        format,
        chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`,
        durationOf({chapters}, process.cwd()),
      ].join(', '),
      languages.join(', '),
      prerequisites,
      outcome,
    ]);

/** One row for each role, with its courses. */
const coursePathRows = (): string[][] =>
  coursePaths.map(({role, courses: ids}) => [
    role,
    ids
      .flatMap((id) => courses.find((course) => course.id === id) ?? [])
      .map((course) => `[${course.title}](${course.front}) (${course.level}, ${durationOf(course, process.cwd())})`)
      .join(' → '),
  ]);

/** The tables that a `data-table` code block can show, by the name after `of=`. */
export const dataTables: Readonly<Record<string, MarkdownTable>> = {
  ...exampleTables,
  ...matcherTables,
  get brokerScenarios() {
    return brokerScenarios();
  },
  get courses() {
    return {headings: COURSE_HEADINGS, rows: courseRows(false)};
  },
  get coursePaths() {
    return {headings: ['Role', 'Courses, in this order'], rows: coursePathRows()};
  },
  get legacyCourses() {
    return {headings: COURSE_HEADINGS, rows: courseRows(true)};
  },
  webhookEventOptions: {
    headings: ['Event', 'Option'],
    rows: webhookEvents.map(({id, option}) => [code(id), code(option)]),
  },
  webhookEventVersions: {
    headings: ['Event', 'Versions in the variables'],
    rows: webhookEvents.map(({id, versions}) => [code(id), versions]),
  },
};
