import type {Transform} from '../finish-pages/page.ts';

/** The elements that React adds before the site, up to its first element that isn't a link. */
const PRELOADS = /(?<=<div id="?__docusaurus"?>)(?:<link rel="?preload"? as="?image"?[^>]*>)+/;

/**
 * Removes the links that React adds for preloading images. Browsers find the images in the HTML anyway. Preact, which
 * expects the site's first element there, would remove all others from the page and add them again.
 */
export const removeImagePreloads: Transform = (page) => ({...page, html: page.html.replace(PRELOADS, '')});
