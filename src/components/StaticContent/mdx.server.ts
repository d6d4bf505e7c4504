// Replaces mdx.ts in the server's bundle, which can't load modules later.
import * as components from './mdxComponents';

export const loadMdx = (): Promise<void> => Promise.resolve();
export const mdxComponents = (): typeof components => components;
