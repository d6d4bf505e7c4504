import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {parseCheckedItems, toggleCheckedItem} from './checkedItems';

export interface CheckedItems {
  checkedItems: ReadonlySet<string>;
  /** False if the browser has refused to store the checked items. */
  isStored: boolean;
  toggle: (id: string) => void;
  clear: () => void;
}

/**
 * The checklist items that the reader has checked off, stored in the browser. Without storage, they last as long as the
 * page.
 */
export function useCheckedItems(storageKey: string, ids: readonly string[]): CheckedItems {
  const [stored, slot] = useStorageSlot(storageKey);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const [isStored, setIsStored] = useState(true);
  const checkedItems = parseCheckedItems(isStored ? stored : unsaved, ids);

  function write(text: string): void {
    slot.set(text);
    setUnsaved(text);
    setIsStored(slot.get() === text);
  }

  return {checkedItems, isStored, toggle: (id) => write(toggleCheckedItem(checkedItems, id)), clear: () => write('[]')};
}
