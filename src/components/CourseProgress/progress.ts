import type {Chapter, CourseFacts} from '@site/src/data/courses.schema';

/** The name of a course's progress in the reader's browser. */
export const storageKey = ({id}: Pick<CourseFacts, 'id'>): string => `docs.course.${id}`;

/** An address without the slash at its end, without what stands behind it, and below the site's base: in this form chapters are compared and stored. */
export function normalAddress(address: string, baseUrl = '/'): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/index\.html$|\.html$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const below = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return below.replace(/(?!^)\/+$/, '') || '/';
}

/** Reads what was stored. Whatever is not of this form counts as nothing, and so do chapters that are no longer there. */
export function parseDone(stored: string | null, {chapters}: Pick<CourseFacts, 'chapters'>): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    const done = new Set(
      Array.isArray(value)
        ? value.filter((entry) => typeof entry === 'string').map((entry) => normalAddress(entry))
        : [],
    );
    return new Set(chapters.map(({to}) => to).filter((to) => done.has(to)));
  } catch {
    return new Set();
  }
}

/** The progress after a chapter was marked, or its mark taken back, as it is stored. */
export function toggleDone(done: ReadonlySet<string>, chapter: string): string {
  const next = new Set(done);
  if (!next.delete(chapter)) next.add(chapter);
  return JSON.stringify([...next]);
}

/**
 * The next chapter that is not done: behind a chapter first, then from the beginning.
 * @param after address of a chapter; without one, the first of the course that is not done
 * @returns undefined when no other chapter is left
 */
export function nextOf(
  {chapters}: Pick<CourseFacts, 'chapters'>,
  done: ReadonlySet<string>,
  after?: string,
): Chapter | undefined {
  const at = chapters.findIndex(({to}) => to === after);
  return [...chapters.slice(at + 1), ...chapters.slice(0, Math.max(at, 0))].find(({to}) => !done.has(to));
}
