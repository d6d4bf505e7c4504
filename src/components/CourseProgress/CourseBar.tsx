import Link from '@docusaurus/Link';
import type {CourseMetadata} from '@site/src/data/courses.schema';
import {nextOf} from './progress';
import styles from './styles.module.css';
import {useProgress} from './useProgress';
import {island} from '../StaticContent/island';

interface Props {
  course: CourseMetadata;
  /** Path of the page that shows the bar. */
  page: string;
}

/**
 * The line below the title. On a chapter, it shows the position in the course; on the front page, it links to the next
 * chapter. Server-rendered, so that nothing moves after hydration.
 */
export function CourseBar({course, page}: Props) {
  const {done} = useProgress(course);
  const {title, front, chapters} = course;
  const at = chapters.findIndex(({to}) => to === page);
  if (chapters.length < 2) return null;
  if (at === -1) {
    const next = nextOf(course, done);
    return (
      <div className={`course-bar ${styles.bar}`} data-no-extract>
        <span>{chapters.length} chapters</span>
        <span className={styles.nextChapter}>
          {next === undefined ? (
            'All chapters done'
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
      <span className={styles.nextChapter}>{page === front ? title : <Link to={front}>{title}</Link>}</span>
      <span className={styles.check} data-done={done.has(page)}>
        <span aria-hidden="true">✓</span> Done
      </span>
    </div>
  );
}

export default island('CourseBar', CourseBar);
