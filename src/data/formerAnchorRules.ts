import type {PageWithFormerAnchors} from './formerAnchors.schema';

/**
 * Finds the section that replaces a former one.
 * @param page path of the page, without the site's base path
 * @param id the former anchor, without #
 * @returns path from the site root, with a fragment if it's a section; undefined if the page never had the anchor
 */
export function sectionThatReplaces(
  page: string,
  id: string,
  pages: readonly PageWithFormerAnchors[],
): string | undefined {
  const anchors = pages.find((one) => one.page === page)?.anchors ?? {};
  const to = Object.entries(anchors).find(([former]) => former === id)?.[1];
  return to?.startsWith('#') ? page + to : to;
}
