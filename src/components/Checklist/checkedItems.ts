/**
 * Reads the stored ids of checked items. Malformed values count as empty, and ids of items that no longer exist are
 * dropped.
 */
export function parseCheckedItems(stored: string | null, ids: readonly string[]): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? ids.filter((id) => value.includes(id)) : []);
  } catch {
    return new Set();
  }
}

/** The stored form of the checked items after one checkbox was toggled. */
export function toggleCheckedItem(checkedItems: ReadonlySet<string>, id: string): string {
  const next = new Set(checkedItems);
  if (!next.delete(id)) next.add(id);
  return JSON.stringify([...next]);
}
