// Ejected: the original has no level-1 heading, and there's no component to wrap between its layout and its list.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import NoticeFeeds from '@site/src/components/NoticeFeeds';
import NoticeListHeader from '@site/src/components/NoticeListHeader';
import {LATER_RELEASES_URL} from '@site/src/data/releaseRules';
import {listPageTitle} from '@site/src/site/noticeLists';

/** One page of the list of notices, newest first. */
export default function BlogListPage(props: Props) {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages, permalink} = metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={listPageTitle(blogTitle, page, totalPages)} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <NoticeListHeader title={blogTitle} metadata={metadata}>
          <p>{blogDescription}.</p>
          {page === 1 && (
            <p>
              Not every release has a notice. For On-Premises releases after the latest notice, see{' '}
              <Link to={LATER_RELEASES_URL}>SmartBear’s release notes</Link>.
            </p>
          )}
          {page === 1 && <NoticeFeeds list={permalink} />}
        </NoticeListHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
