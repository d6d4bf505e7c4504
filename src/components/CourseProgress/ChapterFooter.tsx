import {useState} from 'react';
import Link from '@docusaurus/Link';
import type {CourseMetadata} from '@site/src/data/courses.schema';
import {island} from '../StaticContent/island';
import {nextOf} from './progress';
import styles from './styles.module.css';
import {useProgress} from './useProgress';

interface Props {
  course: CourseMetadata;
  /** Path of the chapter that shows the footer. */
  page: string;
}

const UNIVERSITY = '/docs/workshops';

/**
 * The end of a chapter: a button that marks it as done, and a link to the next one. Without JavaScript, only the link.
 */
export function ChapterFooter({course, page}: Props) {
  const {done, isStored, toggle} = useProgress(course);
  const [pressed, setPressed] = useState(false);
  const {chapters} = course;
  const isDone = done.has(page);
  const next = nextOf(course, done, page);
  const what = chapters.length === 1 ? 'course' : 'chapter';
  const counted =
    chapters.length === 1
      ? isDone
        ? 'Course done.'
        : 'Course not done.'
      : `${done.size} of ${chapters.length} chapters done.`;

  return (
    <section className={styles.footer} aria-label="Course progress" data-no-extract>
      <button
        type="button"
        className={`${styles.button} needs-script no-print`}
        onClick={() => {
          setPressed(true);
          toggle(page);
        }}
      >
        {isDone ? 'Mark as not done' : `Mark ${what} as done`}
      </button>
      <p className={styles.next}>
        {next === undefined ? (
          <Link to={UNIVERSITY}>All courses</Link>
        ) : (
          <>
            Next: <Link to={next.to}>{next.title}</Link>
          </>
        )}
      </p>
      <p className={`${styles.status} needs-script no-print`} role="status">
        {pressed && counted}
        {pressed && !isStored && ' Your browser can’t save your progress, so it’s lost when you leave the site.'}
      </p>
    </section>
  );
}

export default island('ChapterFooter', ChapterFooter);
