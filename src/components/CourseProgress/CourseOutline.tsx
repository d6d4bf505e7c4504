import {useState} from 'react';
import Link from '@docusaurus/Link';
import type {CourseFacts} from '@site/src/data/courses.schema';
import {nextOf} from './progress';
import styles from './styles.module.css';
import {useProgress} from './useProgress';

interface Props {
  course: CourseFacts;
}

/** All chapters of a course, those that are done with a tick, and where to go on. Without a script it is the list of chapters. */
export default function CourseOutline({course}: Props) {
  const {done, kept, clear} = useProgress(course);
  const [cleared, setCleared] = useState(false);
  const {chapters} = course;
  const next = nextOf(course, done);
  return (
    <div className={styles.outline} data-no-extract>
      <ol className={styles.chapters}>
        {chapters.map(({to, title}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>{' '}
            <span className={styles.tick} data-done={done.has(to)}>
              <span aria-hidden="true">✓</span> Done
            </span>
          </li>
        ))}
      </ol>
      <div className={`${styles.foot} needs-script no-print`}>
        {/* Stays while there is nothing to clear: a control that goes away takes the keyboard's place with it. */}
        <button
          type="button"
          className={styles.button}
          aria-disabled={done.size === 0}
          onClick={() => {
            if (done.size === 0) return;
            clear();
            setCleared(true);
          }}
        >
          Clear my progress
        </button>
        <p className={styles.next}>
          {next === undefined ? (
            'All chapters are done.'
          ) : (
            <>
              {done.size === 0 ? 'Start with ' : 'Resume at '}
              <Link to={next.to}>{next.title}</Link>
            </>
          )}
        </p>
        <p className={styles.status} role="status">
          {done.size} of {chapters.length} chapters done.
          {cleared && done.size === 0 && ' Your progress is cleared.'}
          {!kept && ' Your browser does not keep it: it is forgotten when you leave the site.'}
        </p>
      </div>
    </div>
  );
}
