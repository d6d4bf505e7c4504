import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/**
 * Adds an author to each entry in the feeds, because notices have no author in their front matter. Atom requires one
 * for each entry or for the feed: https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1
 * @param name name of the organization that publishes the notices
 */
export const feedItemsBy =
  (name: string): CreateFeedItemsFn =>
  async ({defaultCreateFeedItems, ...rest}) =>
    (await defaultCreateFeedItems(rest)).map((item) => ({...item, author: [{name}]}));
