/** The frames of tables, which `ScrollableTable` renders. */
const FRAMES = '[data-table-frame]';

/**
 * Makes tables that are wider than their column focusable, so that readers can scroll them with the keyboard. Other
 * tables aren't tab stops.
 */
export function watchTables(): (root: ParentNode) => void {
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      const scrolls = target.scrollWidth > target.clientWidth;
      if (scrolls === target.hasAttribute('tabindex')) continue;
      if (scrolls) {
        target.setAttribute('tabindex', '0');
        target.setAttribute('role', 'group');
        target.setAttribute('aria-label', 'Table, scrolls horizontally');
      } else for (const name of ['tabindex', 'role', 'aria-label']) target.removeAttribute(name);
    }
  });
  return (root) => {
    for (const frame of root.querySelectorAll(FRAMES)) observer.observe(frame);
  };
}
