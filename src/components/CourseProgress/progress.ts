import type {Chapter, CourseMetadata} from '@site/src/data/courses.schema';

/** The storage key of a course's progress. */
export const storageKey = ({id}: Pick<CourseMetadata, 'id'>): string => `docs.course.${id}`;

/** The form in which chapter paths are compared and stored: without base path, query, fragment, and trailing slash. */
export function normalizePath(url: string, baseUrl = '/'): string {
  const path = url.replace(/[?#].*$/, '').replace(/\/index\.html$|\.html$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const below = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return below.replace(/(?!^)\/+$/, '') || '/';
}

/** Reads the stored progress. Malformed values count as empty, and chapters that no longer exist are dropped. */
export function parseDone(stored: string | null, {chapters}: Pick<CourseMetadata, 'chapters'>): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    const done = new Set(
      Array.isArray(value)
        ? value.filter((entry) => typeof entry === 'string').map((entry) => normalizePath(entry))
        : [],
    );
    return new Set(chapters.map(({to}) => to).filter((to) => done.has(to)));
  } catch {
    return new Set();
  }
}

/** The stored form of the progress after one chapter was toggled. */
export function toggleDone(done: ReadonlySet<string>, chapter: string): string {
  const next = new Set(done);
  if (!next.delete(chapter)) next.add(chapter);
  return JSON.stringify([...next]);
}

/**
 * The next chapter that isn't done, looking after the given chapter first and then from the beginning.
 * @param after path of a chapter; if omitted, the search starts at the beginning
 * @returns undefined if no other chapter is left
 */
export function nextOf(
  {chapters}: Pick<CourseMetadata, 'chapters'>,
  done: ReadonlySet<string>,
  after?: string,
): Chapter | undefined {
  const at = chapters.findIndex(({to}) => to === after);
  return [...chapters.slice(at + 1), ...chapters.slice(0, Math.max(at, 0))].find(({to}) => !done.has(to));
}
