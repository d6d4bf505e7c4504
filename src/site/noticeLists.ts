import {brand} from '../data/brand';

/** What the build, the theme, and the checks agree on about the lists of notices and their feeds. */

/** The formats that each feed has. The blog plugin determines the file names. */
export const feedFormats = [
  {name: 'RSS', file: 'rss.xml', mediaType: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', mediaType: 'application/atom+xml'},
  {name: 'JSON', file: 'feed.json', mediaType: 'application/feed+json'},
] as const;

/** The most notices in a feed, and on a page of a list. */
export const noticesPerPage = 25;

/**
 * The URL path of a feed.
 * @param list URL path of the list that the feed belongs to, such as `/notices/tags/release`
 */
export const feedPath = (list: string, file: string): string => `${list.replace(/\/$/, '')}/${file}`;

export const noticesTitle = `${brand.productName} notices`;

/** The title of the list of notices with a tag, and of its feeds. */
export const tagTitle = (label: string): string => `${noticesTitle} tagged “${label}”`;

/** The title of one page of a list. */
export const listPageTitle = (title: string, page: number, totalPages: number): string =>
  page === 1 ? title : `${title}, page ${page} of ${totalPages}`;
