import {useStorageSlot} from '@docusaurus/theme-common';
import {addFavorite, addRecent, parseSaved, removeSaved, type SavedSearches} from '@site/src/search/saved';

interface SavedSearchesState {
  saved: SavedSearches;
  remember: (query: string) => void;
  favorite: (query: string) => void;
  remove: (query: string) => void;
}

/** The reader's recent and favorite searches, stored in the browser. Without storage, there are none. */
export function useSavedSearches(): SavedSearchesState {
  const [stored, slot] = useStorageSlot('docs.search.saved');
  const saved = parseSaved(stored);
  const write = (change: (saved: SavedSearches, query: string) => SavedSearches) => (query: string) =>
    slot.set(JSON.stringify(change(parseSaved(slot.get()), query)));
  return {saved, remember: write(addRecent), favorite: write(addFavorite), remove: write(removeSaved)};
}
