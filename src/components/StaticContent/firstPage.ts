// Runs in the browser. The content of the first page stays as the server rendered it: the browser doesn't download the
// script with this content.
import type {ComponentType} from 'react';
import {loadMdx} from '@site/src/components/StaticContent/mdx';
import {readPageData} from './pageData';

/** A module that the bundler created from an MDX file. */
type ContentModule = Record<string, unknown> & {default: ComponentType};

/** Represents the content of the first page in the route's props. `StaticContent` renders the server's HTML instead. */
const ServerContent = (): null => null;

let isHydrating = true;

/**
 * Loads the content of a page. For the page that the server rendered, it returns the data from the page's HTML, and a
 * component that represents the server's HTML.
 * @param load requests the script with the content. The registry of chunks calls this function with it.
 */
export async function loadContent(load: () => Promise<ContentModule>): Promise<ContentModule> {
  const data = isHydrating ? readPageData() : undefined;
  isHydrating = false;
  if (data !== undefined) return {...data, default: ServerContent};
  const [content] = await Promise.all([load(), loadMdx()]);
  return content;
}

/** Whether a component represents content that is only in the server's HTML. */
export const isServerHtml = (component: unknown): boolean => component === ServerContent;
