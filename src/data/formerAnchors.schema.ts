import {z} from 'zod';
import {pattern, records} from './schema';

const page = z.strictObject({
  page: pattern(/^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/, 'a path on this site, such as /docs/pact').describe(
    'page that had the anchors; for a page that was moved, the page that it redirects to',
  ),
  anchors: z
    .record(
      pattern(/^[^\s#]+$/, 'an anchor without #, such as step-1-write-a-client'),
      pattern(
        /^(?:\/[^\s?#]*(?:\?[^\s?#]+)?)?(?:#[^\s#]+)?(?<=.)$/,
        'a section such as #write-the-client, or a page or section such as /docs/pact#publish-a-pact',
      ),
    )
    .readonly()
    .describe('the target of each former anchor: a section of the same page, another page, or a section of that page'),
});

/** A page whose anchors have changed. */
export type PageWithFormerAnchors = z.infer<typeof page>;

export const schemas = {formerAnchors: records(page, ['page'])};
