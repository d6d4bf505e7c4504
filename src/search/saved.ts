/** Queries stored in the reader's browser. */
export interface SavedSearches {
  /** Latest first. */
  recent: string[];
  /** Latest first. A query is never in both lists. */
  favorites: string[];
}

const MOST_RECENT = 6;

const MOST_FAVORITES = 12;

export const noSearches: SavedSearches = {recent: [], favorites: []};

const without = (list: readonly string[], query: string): string[] => list.filter((other) => other !== query);

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string' && entry !== '') : [];

/**
 * Reads the stored searches. Malformed values count as empty, because another version of the site, or the reader, might
 * have written them.
 */
export function parseSaved(stored: string | null): SavedSearches {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return noSearches;
    const {recent, favorites} = value as Record<string, unknown>;
    return {recent: strings(recent).slice(0, MOST_RECENT), favorites: strings(favorites).slice(0, MOST_FAVORITES)};
  } catch {
    return noSearches;
  }
}

/** Moves a query to the top of the recent searches. Favorites and empty queries aren't added. */
export function addRecent(saved: SavedSearches, query: string): SavedSearches {
  const text = query.trim();
  if (text === '' || saved.favorites.includes(text)) return saved;
  return {...saved, recent: [text, ...without(saved.recent, text)].slice(0, MOST_RECENT)};
}

/** Moves a query to the favorites. */
export function addFavorite(saved: SavedSearches, query: string): SavedSearches {
  return {
    recent: without(saved.recent, query),
    favorites: [query, ...without(saved.favorites, query)].slice(0, MOST_FAVORITES),
  };
}

/** Removes a query from both lists. */
export function removeSaved(saved: SavedSearches, query: string): SavedSearches {
  return {recent: without(saved.recent, query), favorites: without(saved.favorites, query)};
}
