/** What was published in one year. */
export interface Year<Item> {
  year: string;
  items: Item[];
}

/**
 * Groups by year, newest first, years and items alike.
 * @param dateOf gives an item's date as ISO 8601 text, in UTC
 */
export function byYear<Item>(items: readonly Item[], dateOf: (item: Item) => string): Year<Item>[] {
  const years: Year<Item>[] = [];
  for (const item of [...items].sort((a, b) => dateOf(b).localeCompare(dateOf(a)))) {
    const year = dateOf(item).slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.items.push(item);
    else years.push({year, items: [item]});
  }
  return years;
}
