import type {Transform} from '../finish-pages/page.ts';

/** The links that React adds before the site's first element. */
const PRELOADS = /(?<=<div id="?__docusaurus"?>)(?:<link rel="?preload"? as="?image"?[^>]*>)+/;

/**
 * Removes the links that React adds for preloading images. Browsers find the images in the HTML anyway. Preact
 * expects the site's first element in their place, so it would remove the site's elements and add them again.
 */
export const removeImagePreloads: Transform = (page) => ({...page, html: page.html.replace(PRELOADS, '')});
