/** The items of one year. */
export interface Year<Item> {
  year: string;
  items: Item[];
}

/**
 * Groups items by year. Both the years and their items are sorted newest first.
 * @param dateOf returns the date of an item in ISO 8601 format, in UTC
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
