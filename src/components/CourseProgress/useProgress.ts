import {useCallback, useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {CourseMetadata} from '@site/src/data/courses.schema';
import {parseDone, storageKey, toggleDone} from './progress';

/** Progress that the browser refused to store. It lasts until the next full page load. */
const unsavedProgress = new Map<string, string>();
const listeners = new Set<() => void>();

interface Progress {
  done: ReadonlySet<string>;
  /** False if the browser has refused to store the progress. */
  isStored: boolean;
  toggle: (chapter: string) => void;
  clear: () => void;
}

/**
 * The reader's progress in a course, stored in the browser and synchronized between tabs and components. Before
 * hydration, no chapter is done.
 */
export function useProgress(course: CourseMetadata): Progress {
  const key = storageKey(course);
  const subscribe = useCallback(
    (changed: () => void) => {
      const unlisten = createStorageSlot(key).listen(changed);
      listeners.add(changed);
      return () => {
        unlisten();
        listeners.delete(changed);
      };
    },
    [key],
  );
  const stored = useSyncExternalStore(
    subscribe,
    () => unsavedProgress.get(key) ?? createStorageSlot(key).get(),
    () => null,
  );
  const done = parseDone(stored, course);

  function write(text: string): void {
    const slot = createStorageSlot(key);
    slot.set(text);
    if (slot.get() === text) unsavedProgress.delete(key);
    else unsavedProgress.set(key, text);
    for (const changed of listeners) changed();
  }

  return {
    done,
    isStored: stored === null || !unsavedProgress.has(key),
    toggle: (chapter) => write(toggleDone(done, chapter)),
    clear: () => write('[]'),
  };
}
