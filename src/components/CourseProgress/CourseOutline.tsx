import {useState} from 'react';
import Link from '@docusaurus/Link';
import type {CourseMetadata} from '@site/src/data/courses.schema';
import {island} from '../StaticContent/island';
import {nextOf} from './progress';
import styles from './styles.module.css';
import {useProgress} from './useProgress';

interface Props {
  course: CourseMetadata;
}

/**
 * The chapters of a course with check marks, and a link to the next one. Without JavaScript, only the list of chapters.
 */
export function CourseOutline({course}: Props) {
  const {done, isStored, clear} = useProgress(course);
  const [cleared, setCleared] = useState(false);
  const {chapters} = course;
  const next = nextOf(course, done);
  return (
    <div className={styles.outline} data-no-extract>
      {/* No numbers, because the titles of the lab's steps have their own. */}
      <ol className={`clean-list ${styles.chapters}`}>
        {chapters.map(({to, title}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>{' '}
            <span className={styles.check} data-done={done.has(to)}>
              <span aria-hidden="true">✓</span> Done
            </span>
          </li>
        ))}
      </ol>
      <div className={`${styles.footer} needs-script no-print`}>
        {/* Rendered even when there is no progress, because removing a focused button would lose keyboard focus. */}
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
          {!isStored && ' Your browser can’t save your progress, so it’s lost when you leave the site.'}
        </p>
      </div>
    </div>
  );
}

export default island('CourseOutline', CourseOutline);
