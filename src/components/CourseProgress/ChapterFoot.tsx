import {useState} from 'react';
import Link from '@docusaurus/Link';
import type {CourseFacts} from '@site/src/data/courses.schema';
import {nextOf} from './progress';
import styles from './styles.module.css';
import {useProgress} from './useProgress';

interface Props {
  course: CourseFacts;
  /** Address of the chapter that shows it. */
  page: string;
}

const UNIVERSITY = '/docs/workshops';

/** The end of a chapter: marks it as done, and leads to the next chapter that is not. Without a script only the link is there. */
export default function ChapterFoot({course, page}: Props) {
  const {done, kept, toggle} = useProgress(course);
  const [pressed, setPressed] = useState(false);
  const {chapters} = course;
  const isDone = done.has(page);
  const next = nextOf(course, done, page);
  const what = chapters.length === 1 ? 'course' : 'chapter';
  const counted =
    chapters.length === 1
      ? isDone
        ? 'The course is done.'
        : 'The course is not done.'
      : `${done.size} of ${chapters.length} chapters done.`;

  return (
    <section className={styles.foot} aria-label="Course progress" data-no-extract>
      <button
        type="button"
        className={`${styles.button} needs-script no-print`}
        onClick={() => {
          setPressed(true);
          toggle(page);
        }}
      >
        {isDone ? 'Done – undo' : `Mark ${what} as done`}
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
        {pressed && !kept && ' Your browser does not keep it: it is forgotten when you leave the site.'}
      </p>
    </section>
  );
}
