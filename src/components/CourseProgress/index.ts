// Not for use in MDX: src/plugins/remark/courses adds these components to the pages of a course.
export {default as ChapterFooter} from './ChapterFooter';
export {default as CourseBar} from './CourseBar';
export {default as CourseFacts} from './CourseFacts';
export {default as CourseOutline} from './CourseOutline';
