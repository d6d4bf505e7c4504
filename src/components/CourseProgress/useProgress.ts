import {useCallback, useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {CourseFacts} from '@site/src/data/courses.schema';
import {parseDone, storageKey, toggleDone} from './progress';

/** What the browser refused to keep. It lasts until the page is loaded anew, across the chapters that are visited without that. */
const refused = new Map<string, string>();
const listeners = new Set<() => void>();

interface Progress {
  done: ReadonlySet<string>;
  /** False once the browser refused to keep progress. */
  kept: boolean;
  toggle: (chapter: string) => void;
  clear: () => void;
}

/** The reader's progress in a course, kept in the browser, the same in all tabs and in all parts of a page. Nothing is done until the page is alive. */
export function useProgress(course: CourseFacts): Progress {
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
    () => refused.get(key) ?? createStorageSlot(key).get(),
    () => null,
  );
  const done = parseDone(stored, course);

  function write(text: string): void {
    const slot = createStorageSlot(key);
    slot.set(text);
    if (slot.get() === text) refused.delete(key);
    else refused.set(key, text);
    for (const changed of listeners) changed();
  }

  return {
    done,
    kept: stored === null || !refused.has(key),
    toggle: (chapter) => write(toggleDone(done, chapter)),
    clear: () => write('[]'),
  };
}
