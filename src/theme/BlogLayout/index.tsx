import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';

/** The frame of notices; its table of contents stands in a landmark, which the theme leaves out. */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props) {
  return <BlogLayout {...props} toc={toc ? <nav aria-label="On this page">{toc}</nav> : undefined} />;
}
