// The components that render MDX content. In the browser, they load with the first page whose content isn't in the
// server's HTML. For the server's bundle, mdx.server.ts replaces this module.
import type * as components from './mdxComponents';

let loaded: typeof components | undefined;

export async function loadMdx(): Promise<void> {
  loaded ??= await import(/* webpackChunkName: "mdx" */ './mdxComponents');
}

/** @throws Error if `loadMdx` hasn't been called */
export function mdxComponents(): typeof components {
  if (loaded === undefined) throw new Error('The components of MDX content must be loaded before a page is shown.');
  return loaded;
}
