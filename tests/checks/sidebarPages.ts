import sidebars from '../../sidebars';

/** An item of a sidebar: the id of a doc, or an object that may contain further items. */
export type Item = string | {label?: string; id?: string; link?: {type?: string; id?: string} | null; items?: Item[]};

const idsIn = (item: Item): string[] =>
  typeof item === 'string'
    ? [item]
    : [item.id, item.link?.id].filter((id) => id !== undefined).concat((item.items ?? []).flatMap(idsIn));

/** The items of a sidebar, as sidebars.ts has them. */
export function sidebarItems(name: string): readonly Item[] {
  const items = (sidebars as Record<string, Item[] | undefined>)[name];
  if (items === undefined) throw new Error(`sidebars.ts has no sidebar "${name}".`);
  return items;
}

/** URL paths of the docs in a sidebar, in the order in which they appear. */
export function sidebarPages(name: string): string[] {
  return [...new Set(sidebarItems(name).flatMap(idsIn))].map((id) => `/${id.replace(/(?:^|\/)index$/, '')}`);
}
