import {z} from 'zod';
import {list, pattern, records, sitePath, text} from './schema';

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const COURSE_FORMATS = ['Hands-on', 'Reading', 'Reading and hands-on'] as const;

const chapterPrerequisites = z.strictObject({
  chapter: sitePath().describe('page of the chapter'),
  prerequisites: text(10, 240).describe('what a learner needs for it; may contain `code` and [links](/docs/pact)'),
});

const course = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]+$/, 'lowercase letters and hyphens, such as ci-cd').describe(
    'key of the course in the reader’s browser; changing it after publication loses the reader’s progress',
  ),
  title: text(5, 60).describe('title of the course'),
  level: z.enum(COURSE_LEVELS).describe('experience that a learner needs'),
  format: z.enum(COURSE_FORMATS).describe('how the course is taught'),
  prerequisites: text(10, 240).describe(
    'what a learner needs before the first chapter; may contain `code` and [links](/docs/pact)',
  ),
  chapterPrerequisites: records(chapterPrerequisites, ['chapter'])
    .optional()
    .describe('chapters for which a learner needs something other than for the course'),
  outcome: text(20, 240).describe('what a learner can do after the last chapter, as the rest of "You can …"'),
  languages: list(text()).describe('programming languages of the code'),
  era: z.enum(['legacy']).optional().describe('marks a course about something that has a successor'),
  front: sitePath().describe('page that introduces the course'),
  chapters: list(sitePath()).describe('pages of the chapters, in reading order'),
});

const coursePath = z.strictObject({
  role: text(5, 60).describe('who should take the courses, as the first column of the table'),
  courses: list(text()).describe('ids of the courses, in the order in which to take them'),
});

/** The courses for a role. */
export type CoursePath = z.infer<typeof coursePath>;

/**
 * A course of the university: its introduction and its chapters. A quick start is a course whose only chapter is its
 * introduction.
 */
export type Course = z.infer<typeof course>;

export interface Chapter {
  to: string;
  title: string;
}

/** The data about a course that its pages show. The courses plugin reads the titles from the chapters. */
export interface CourseMetadata extends Pick<Course, 'id' | 'title' | 'front'> {
  /** Chapters in reading order. */
  chapters: readonly Chapter[];
}

export const schemas = {
  courses: records(course, ['id', 'title', 'front']),
  coursePaths: records(coursePath, ['role']),
  universityOverviews: list(sitePath()),
};
