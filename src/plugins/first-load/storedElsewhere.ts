/** The part of `Storage` that is needed; tests bring their own. */
type Stored = Pick<Storage, 'length' | 'key' | 'getItem'>;

/** All that is stored, by key. */
export const snapshot = (storage: Stored): Map<string, string | null> =>
  new Map(
    Array.from({length: storage.length}, (_, index) => storage.key(index)).flatMap((key) =>
      key === null ? [] : [[key, storage.getItem(key)]],
    ),
  );

/** What differs between two times, by key: what it was, and what it is. Null stands for nothing. */
export function changes(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): {key: string; oldValue: string | null; newValue: string | null}[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({key, oldValue: before.get(key) ?? null, newValue: after.get(key) ?? null}))
    .filter(({oldValue, newValue}) => oldValue !== newValue);
}

/**
 * Tells a page that comes back from the browser's back/forward cache what was stored in other tabs meanwhile, such as the color mode. A page in that cache hears of nothing, and is
 * told nothing of it when it is back; one on screen is told by the same events.
 */
export function hearOfOtherTabs(window: Window): void {
  let before: Map<string, string | null> | undefined;
  /** Null where storage is denied. */
  const storage = (): Storage | null => {
    try {
      return window.localStorage;
    } catch {
      return null;
    }
  };
  window.addEventListener('pagehide', () => {
    const storageArea = storage();
    before = storageArea === null ? undefined : snapshot(storageArea);
  });
  window.addEventListener('pageshow', ({persisted}) => {
    const storageArea = storage();
    if (!persisted || storageArea === null || before === undefined) return;
    for (const change of changes(before, snapshot(storageArea)))
      window.dispatchEvent(new StorageEvent('storage', {...change, storageArea, url: window.location.href}));
  });
}
