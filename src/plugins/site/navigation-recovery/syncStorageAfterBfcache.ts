/** The part of `Storage` that `snapshot` needs. */
type ReadableStorage = Pick<Storage, 'length' | 'key' | 'getItem'>;

/** All entries of a storage area, by key. */
export const snapshot = (storage: ReadableStorage): Map<string, string | null> =>
  new Map(
    Array.from({length: storage.length}, (_, index) => storage.key(index)).flatMap((key) =>
      key === null ? [] : [[key, storage.getItem(key)]],
    ),
  );

/** The differences between two snapshots. A value is null if there was or is no entry. */
export function changes(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): {key: string; oldValue: string | null; newValue: string | null}[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({key, oldValue: before.get(key) ?? null, newValue: after.get(key) ?? null}))
    .filter(({oldValue, newValue}) => oldValue !== newValue);
}

/**
 * Dispatches the `storage` events that a page missed while it was in the browser's back/forward cache. Browsers send no
 * events to a cached page, and they don't send them later either, so without this a restored page would keep, for
 * example, a color mode that the reader has changed in another tab.
 */
export function syncStorageAfterBfcache(window: Window): void {
  let before: Map<string, string | null> | undefined;
  /** Null if the browser denies access to storage. */
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
