/**
 * Writes the lists of notices as Markdown. The lists come from the content that the blog plugin loaded instead of the
 * finished pages, because each page shows only a part of a list.
 */
import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {BlockContent, Link, ListItem, PhrasingContent} from 'mdast';
import type {LoadedPlugins} from '../../../shared/loadedPlugins.ts';
import {feedFormats, feedPath, noticesTitle, tagTitle} from '../../../../site/noticeLists.ts';
import {markdownFile, markdownPath} from '../../../../site/markdownUrl.ts';
import type {Transform} from '../page.ts';
import type {MarkdownWriter} from './markdown.ts';
import {metadataKey} from './pageMetadata.ts';

/** A tag of a notice. `permalink` is the URL path of the list of notices with the tag. */
interface Tag {
  label: string;
  permalink: string;
}

interface ListedNotice {
  title: string;
  description: string;
  permalink: string;
  /** In the format `2025-10-21`. */
  date: string;
  tags: readonly Tag[];
}

export interface NoticeList {
  title: string;
  /** What the notices are about, without a period. */
  description: string;
  /** All notices, latest first. */
  notices: readonly ListedNotice[];
}

const listedNotice = ({metadata}: BlogPost): ListedNotice => ({
  title: metadata.title,
  description: metadata.description,
  permalink: metadata.permalink,
  date: metadata.date.toISOString().slice(0, 10),
  tags: metadata.tags.map(({label, permalink}) => ({label, permalink})),
});

/** Reads the list of all notices and the list of each tag, by the `metadataKey` of its first page. */
export function readNoticeLists(plugins: LoadedPlugins, baseUrl: string): Map<string, NoticeList> {
  const lists = new Map<string, NoticeList>();
  for (const {name, content, options} of plugins) {
    if (name !== 'docusaurus-plugin-content-blog') continue;
    const {blogPosts, blogTags} = content as BlogContent;
    const {routeBasePath, blogDescription} = options as PluginOptions;
    const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
    const add = (path: string, title: string, description: string, posts: readonly BlogPost[]): void => {
      lists.set(metadataKey(path), {title, description, notices: posts.map(listedNotice)});
    };
    // Docusaurus adds a leading slash to the option.
    add(baseUrl + routeBasePath.replace(/^\//, ''), noticesTitle, blogDescription, listed);
    for (const {label, description = '', permalink, items, unlisted} of Object.values(blogTags))
      if (!unlisted)
        add(
          permalink,
          tagTitle(label),
          description,
          listed.filter(({id}) => items.includes(id)),
        );
  }
  return lists;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, label: string): Link => ({type: 'link', url, children: [{type: 'text', value: label}]});
const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
const separated = (items: readonly PhrasingContent[]): PhrasingContent[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [text(', '), item]));

export interface NoticeListOptions {
  write: MarkdownWriter['ofTree'];
  lists: ReadonlyMap<string, NoticeList>;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  baseUrl: string;
}

/** Adds the Markdown of a list of notices, which links to the Markdown of each notice, and its entry in llms.txt. */
export const exportNoticeLists = ({write, lists, siteUrl, baseUrl}: NoticeListOptions): Transform => {
  const markdownOf = (path: string): string => siteUrl + markdownPath(path, baseUrl);
  const item = ({title, description, permalink, date, tags}: ListedNotice): ListItem => ({
    type: 'listItem',
    spread: true,
    children: [
      paragraph(link(markdownOf(permalink), title)),
      paragraph(
        text(`${date}.`),
        ...(tags.length > 0
          ? [text(' Tags: '), ...separated(tags.map((tag) => link(markdownOf(tag.permalink), tag.label))), text('.')]
          : []),
      ),
      paragraph(text(description)),
    ],
  });
  return (page) => {
    const list = lists.get(metadataKey(page.path));
    if (list === undefined) return page;
    const url = siteUrl + page.path;
    const feeds = feedFormats.map(({name, file}) => link(siteUrl + feedPath(page.path, file), name));
    const markdown = write({
      type: 'root',
      children: [
        {type: 'heading', depth: 1, children: [{type: 'text', value: list.title}]},
        {
          type: 'blockquote',
          children: [paragraph(text('Web page: '), link(url, url), text('. Feeds: '), ...separated(feeds), text('.'))],
        },
        ...(list.description === '' ? [] : [paragraph(text(`${list.description}.`))]),
        {type: 'list', ordered: false, spread: true, children: list.notices.map(item)},
      ],
    });
    const listing = {
      title: list.title,
      description: `Dates, tags, and summaries, latest first. Topic: ${list.description || list.title}.`,
      url: `${siteUrl}${baseUrl}${markdownFile(page.file) ?? ''}`,
      siteSection: 'Notices',
      legacy: false,
      section: 'notices' as const,
      // Before the notices, whose positions aren't negative.
      order: -1,
      markdown,
    };
    return {...page, markdown, listing};
  };
};
