import Link from '@docusaurus/Link';
import type {CourseFacts} from '@site/src/data/courses.schema';
import {nextOf} from './progress';
import styles from './styles.module.css';
import {useProgress} from './useProgress';

interface Props {
  course: CourseFacts;
  /** Address of the page that shows it. */
  page: string;
}

/** The line below the title: which chapter of which course a page is, or where a course begins or goes on. Its place and words stand without a script. */
export default function CourseBar({course, page}: Props) {
  const {done} = useProgress(course);
  const {title, front, chapters} = course;
  const at = chapters.findIndex(({to}) => to === page);
  if (chapters.length < 2) return null;
  if (at === -1) {
    const next = nextOf(course, done);
    return (
      <div className={`course-bar ${styles.bar}`} data-no-extract>
        <span>{chapters.length} chapters</span>
        <span className={styles.onward}>
          {next === undefined ? (
            'All are done'
          ) : (
            <>
              {done.size === 0 ? 'Start with ' : 'Resume at '}
              <Link to={next.to}>{next.title}</Link>
            </>
          )}
        </span>
      </div>
    );
  }
  return (
    <div className={`course-bar ${styles.bar}`} data-no-extract>
      <span>
        Chapter {at + 1} of {chapters.length}
      </span>
      <span className={styles.onward}>{page === front ? title : <Link to={front}>{title}</Link>}</span>
      <span className={styles.tick} data-done={done.has(page)}>
        <span aria-hidden="true">✓</span> Done
      </span>
    </div>
  );
}
