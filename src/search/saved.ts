/** Queries that the reader's browser remembers. */
export interface SavedSearches {
  /** Latest first. */
  recent: string[];
  /** Latest first; a query stands in one of the two lists only. */
  favorites: string[];
}

const MOST_RECENT = 6;

const MOST_FAVORITES = 12;

export const noSearches: SavedSearches = {recent: [], favorites: []};

const without = (list: readonly string[], query: string): string[] => list.filter((other) => other !== query);

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string' && entry !== '') : [];

/** Reads what was stored. Whatever is not of this form counts as nothing: other versions of the site, or the reader, may have written it. */
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

/** Puts a query first among the recent ones. A favorite stays where it is, and an empty query is none. */
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

/** Forgets a query. */
export function removeSaved(saved: SavedSearches, query: string): SavedSearches {
  return {recent: without(saved.recent, query), favorites: without(saved.favorites, query)};
}
