// Not for pages: src/plugins/courses puts these on the pages of a course.
export {default as ChapterFoot} from './ChapterFoot';
export {default as CourseBar} from './CourseBar';
export {default as CourseOutline} from './CourseOutline';
