import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/**
 * Names the author of each entry in the feeds: Atom asks for one, by entry or by feed (https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1), and notices have none of their own.
 * @param name of the organization that publishes the notices
 */
export const feedItemsBy =
  (name: string): CreateFeedItemsFn =>
  async ({defaultCreateFeedItems, ...rest}) =>
    (await defaultCreateFeedItems(rest)).map((item) => ({...item, author: [{name}]}));
