import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import {createBlogFeedFiles} from '@docusaurus/plugin-content-blog/lib/feed.js';
import type {Plugin} from '@docusaurus/types';
import {tagTitle} from '../../../site/noticeLists';
import type {LoadedPlugins} from '../../shared/loadedPlugins';

const BLOG = 'docusaurus-plugin-content-blog';

type Tag = BlogContent['blogTags'][string];

/** Tags that readers can subscribe to, in alphabetical order. */
export function listedTags({blogTags}: Pick<BlogContent, 'blogTags'>): Tag[] {
  return Object.values(blogTags)
    .filter(({unlisted}) => !unlisted)
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}

/**
 * The arguments with which the blog plugin's own function writes the feeds of one tag.
 * @param baseUrl path of the site; the tag's permalink starts with it
 */
function feedArguments(tag: Tag, {blogPosts}: BlogContent, options: PluginOptions, baseUrl: string) {
  const title = tagTitle(tag.label);
  const description = tag.description ?? title;
  return {
    blogPosts: blogPosts.filter(({id}) => tag.items.includes(id)),
    options: {
      ...options,
      routeBasePath: tag.permalink.slice(baseUrl.length),
      feedOptions: {...options.feedOptions, title, description},
    },
  };
}

const findBlog = (plugins: LoadedPlugins) => plugins.find(({name}) => name === BLOG);

/**
 * Writes the feeds of each tag next to the tag's page, in the formats that the options of the blog plugin select, and
 * the list of tags to `@generated/tag-feeds/default/tags.json`. The blog plugin itself only writes the feeds of all
 * notices, and adds the tags to their entries: https://github.com/facebook/docusaurus/pull/6388
 */
export default function tagFeedsPlugin(): Plugin {
  return {
    name: 'tag-feeds',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent[BLOG]?.default as BlogContent | undefined;
      const tags = blog === undefined ? [] : listedTags(blog).map(({label, permalink}) => ({label, permalink}));
      await actions.createData('tags.json', JSON.stringify(tags));
    },
    async postBuild({outDir, baseUrl, plugins, siteConfig, i18n}) {
      const blog = findBlog(plugins as LoadedPlugins);
      if (blog === undefined) return;
      const content = blog.content as BlogContent;
      // The paths of the content only matter for style sheets of feeds, which this site doesn't have.
      const contentPaths = {contentPath: '', contentPathLocalized: ''};
      const shared = {siteConfig, outDir, locale: i18n.currentLocale, contentPaths};
      for (const tag of listedTags(content))
        await createBlogFeedFiles({...feedArguments(tag, content, blog.options as PluginOptions, baseUrl), ...shared});
    },
  };
}
