import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';

/** The layout of notices, with a landmark for the table of contents, which the theme doesn't have. */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props) {
  return <BlogLayout {...props} toc={toc ? <nav aria-label="On this page">{toc}</nav> : undefined} />;
}
