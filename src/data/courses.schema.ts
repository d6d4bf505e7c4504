import type {DataSchemas} from './schema';

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const COURSE_FORMATS = ['Hands-on', 'Reading', 'Reading and hands-on'] as const;

/** A course of the university: its front page, and its chapters in the order of reading. A quick start is a course whose one chapter is its front page. */
export interface Course {
  id: string;
  title: string;
  level: (typeof COURSE_LEVELS)[number];
  format: (typeof COURSE_FORMATS)[number];
  /** Left out where nobody has measured it. */
  duration?: string;
  prerequisites: string;
  outcome: string;
  languages: readonly string[];
  /** Marks a course about something that has a successor. */
  era?: 'legacy';
  /** The page that presents the course. */
  front: string;
  chapters: readonly string[];
}

export interface Chapter {
  to: string;
  title: string;
}

/** What the pages of a course show of it: src/plugins/courses reads the titles from the chapters. */
export interface CourseFacts extends Pick<Course, 'id' | 'title' | 'front'> {
  /** Chapters in the order of reading. */
  chapters: readonly Chapter[];
}

export const schemas = {
  courses: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'its name in the reader’s browser: must not change once published, or the progress is lost',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^[a-z][a-z0-9-]+$/, such: 'small letters and hyphens, such as ci-cd'},
        },
        title: {purpose: 'what pages call the course', required: true, unique: true, kind: 'text', length: [5, 60]},
        level: {purpose: 'what it takes to begin', required: true, kind: 'text', oneOf: COURSE_LEVELS},
        format: {purpose: 'how it is learned', required: true, kind: 'text', oneOf: COURSE_FORMATS},
        duration: {purpose: 'how long it takes, where it is known', kind: 'text', length: [3, 60]},
        prerequisites: {
          purpose: 'what a learner knows and has before the first chapter; may hold `code` and [links](/docs/pact)',
          required: true,
          kind: 'text',
          length: [10, 240],
        },
        outcome: {
          purpose: 'what a learner can do after the last chapter, behind "You can"',
          required: true,
          kind: 'text',
          length: [20, 240],
        },
        languages: {purpose: 'programming languages of its code', required: true, kind: 'words'},
        era: {purpose: 'marks a course about something that has a successor', kind: 'text', oneOf: ['legacy']},
        front: {
          purpose: 'address of the page that presents the course',
          required: true,
          unique: true,
          kind: 'link',
          of: 'site',
        },
        chapters: {
          purpose: 'addresses of its chapters, in the order of reading',
          required: true,
          kind: 'list',
          of: {kind: 'link', of: 'site'},
        },
      },
    },
  },
  universityOverviews: {kind: 'list', of: {kind: 'link', of: 'site'}},
} satisfies DataSchemas;
