import {z} from 'zod';
import {pattern, records} from './schema';

/** The server compares paths without a trailing slash. */
const EXPECTED = 'a path from the site root without a trailing slash, such as /docs/pact';

const redirect = z.strictObject({
  from: pattern(/^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/, EXPECTED).describe('former path, which readers may still use'),
  to: pattern(/^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?(?:#[\w-]+)?$/, EXPECTED).describe('page that replaces it'),
});

/** A former path and the page that replaces it. */
export type Redirect = z.infer<typeof redirect>;

export const schemas = {redirects: records(redirect, ['from'])};
