// Ejected: the original hydrates the complete notice, and imports all components that a notice can have.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type Content from '@theme/BlogPostItem/Content';
import StaticContent from '@site/src/components/StaticContent';
import {writeNoticeData} from '@site/src/components/StaticContent/pageData';
import {mdxComponents} from '@site/src/components/StaticContent/mdx';

/** The id by which Docusaurus finds the content of a notice for the feeds. */
const CONTAINER = '__blog-post-container';

/** The content of a notice, or its beginning in a list of notices. */
export default function BlogPostItemContent({children, className}: ComponentProps<typeof Content>) {
  const {isBlogPostPage, ...notice} = useBlogPost();
  const classes = clsx('markdown', className);
  const render = () => {
    const {MDXContent} = mdxComponents();
    return <MDXContent>{children}</MDXContent>;
  };
  if (!isBlogPostPage) return <div className={classes}>{render()}</div>;
  return (
    <StaticContent id={CONTAINER} className={classes} content={children} data={() => writeNoticeData(notice)}>
      {render}
    </StaticContent>
  );
}
