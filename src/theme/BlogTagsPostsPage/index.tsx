// Ejected: there's no component to wrap between the layout and the list, where the links to the feeds and to the
// Markdown version belong. The original also calls notices posts, and gives all pages of a list the same title.
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import SearchMetadata from '@theme/SearchMetadata';
import {FeedLinks} from '@site/src/components/NoticeFeeds';
import NoticeListHeader from '@site/src/components/NoticeListHeader';
import {feedFormats, feedPath, listPageTitle, tagTitle} from '@site/src/site/noticeLists';

/** One page of the list of notices with a tag, latest first. */
export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props) {
  const title = tagTitle(tag.label);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata
        title={listPageTitle(title, listMetadata.page, listMetadata.totalPages)}
        description={tag.description}
      />
      <SearchMetadata tag="blog_tags_posts" />
      <Head>
        {feedFormats.map(({name, file, mediaType}) => (
          <link
            key={file}
            rel="alternate"
            type={mediaType}
            href={feedPath(tag.permalink, file)}
            title={`${title} (${name})`}
          />
        ))}
      </Head>
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <NoticeListHeader title={title} metadata={listMetadata}>
          {tag.description !== undefined && <p>{tag.description}.</p>}
          <p>
            Subscribe to this tag: <FeedLinks list={tag.permalink} content={`notices tagged “${tag.label}”`} />.{' '}
            <Link to={tag.allTagsPath}>View all tags</Link>
          </p>
        </NoticeListHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
