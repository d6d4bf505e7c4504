/** What the reader's browser remembers of a checklist: the ids of what is ticked. */

/** Reads what was stored. Whatever is not of this form counts as nothing, and so do items that are no longer there. */
export function parseTicks(stored: string | null, ids: readonly string[]): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? ids.filter((id) => value.includes(id)) : []);
  } catch {
    return new Set();
  }
}

/** The ticks after one box was pressed, as they are stored. */
export function toggleTick(ticks: ReadonlySet<string>, id: string): string {
  const next = new Set(ticks);
  if (!next.delete(id)) next.add(id);
  return JSON.stringify([...next]);
}
