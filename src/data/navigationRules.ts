interface Item {
  type?: string;
  label?: string;
  sidebarId?: string;
}

/** The types of navigation bar items that `src/theme/NavbarItem/ComponentTypes.ts` has a component for. */
const TYPES = ['default', 'docSidebar', 'docsVersionDropdown', 'dropdown', 'localeDropdown', 'search'];

/**
 * Checks the navigation bar before the build, because the theme's own errors don't name the item.
 * @returns the items, unchanged
 * @throws Error with the item, what was found, and the allowed values, if a type or a sidebar doesn't exist
 */
export function checkNavbarItems<T extends Item>(items: T[], sidebarIds: readonly string[]): T[] {
  items.forEach((item, index) => {
    const name = `src/data/navigation.ts: navbarItems[${index}]${item.label === undefined ? '' : ` (in "${item.label}")`}`;
    const {type = 'default', sidebarId} = item;
    if (!TYPES.includes(type))
      throw new Error(`${name}: expected one of the item types ${TYPES.join(', ')}, but found "${type}".`);
    if (type === 'docSidebar' && !sidebarIds.includes(sidebarId ?? '')) {
      throw new Error(
        `${name}: expected the ID of a sidebar in sidebars.ts (${sidebarIds.join(', ')}), but found "${sidebarId ?? ''}".`,
      );
    }
  });
  return items;
}
