interface Item {
  type?: string;
  label?: string;
  sidebarId?: string;
}

/** Item types that the theme has a component for. */
const TYPES = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
];

/**
 * Holds the top navigation against the types that exist and the sidebars of the site, so that a slip is told before the build and in words.
 * @returns the items, unchanged
 * @throws Error naming the item, what was found and what is allowed
 */
export function checkNavbarItems<T extends Item>(items: T[], sidebarIds: readonly string[]): T[] {
  items.forEach((item, index) => {
    const name = `src/data/navigation.ts: item ${index + 1}${item.label === undefined ? '' : ` ("${item.label}")`}`;
    const {type = 'default', sidebarId} = item;
    if (!TYPES.includes(type))
      throw new Error(`${name} has the unknown navbar item type "${type}". Use one of: ${TYPES.join(', ')}.`);
    if (type === 'docSidebar' && !sidebarIds.includes(sidebarId ?? '')) {
      throw new Error(
        `${name} names the sidebar "${sidebarId ?? ''}", and sidebars.ts has none of that name. Use one of: ${sidebarIds.join(', ')}.`,
      );
    }
  });
  return items;
}
